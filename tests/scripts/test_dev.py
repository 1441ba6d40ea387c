"""The one command of a fresh clone: what it decides, tried without a network and without making an environment."""

import ast
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from scripts import dev

ROOT = Path(__file__).resolve().parent.parent.parent


class Clone:
    """A fresh clone in a folder with a space, where making, installing and entering are only noted."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.did: list[str] = []
        self.pip_fails = False
        root.mkdir()
        (root / "requirements.lock").write_text("a==1\n")
        (root / "requirements-dev.lock").write_text("a==1\nb==1\n")

    def make(self, root: str) -> None:
        self.did.append("make")
        python = Path(dev.python_of(root))
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text("")

    def install(self, root: str, lock: str) -> None:
        self.did.append(f"install {lock}")
        if self.pip_fails:
            raise dev.SetupFailed("no network")

    def link(self, root: str) -> None:
        self.did.append("link")

    def enter(self, root: str, arguments: list[str]) -> int:
        self.did.append(" ".join(arguments))
        return 0

    def run(self, *arguments: str) -> int:
        self.did.clear()
        return dev.main(list(arguments), str(self.root))

    @property
    def stamp(self) -> Path:
        return self.root / ".venv" / ".buraco-stamp"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    clone = Clone(tmp_path / "a clone")
    for name in ("make", "install", "link", "enter"):
        monkeypatch.setattr(dev, name, getattr(clone, name))
    monkeypatch.delenv("BURACO_COMPILE", raising=False)
    monkeypatch.chdir(tmp_path)  # `test` goes to the root; come back afterwards
    return clone


PLAY = "-P -m scripts.cli play"
TEST = "-m pytest"


def test_the_first_play_sets_up_and_the_second_only_plays(clone: Clone) -> None:
    assert clone.run("play", "--rules", "stbl") == 0
    assert clone.did == ["make", "install requirements.lock", "link", f"{PLAY} --rules stbl"]
    assert clone.run("play") == 0
    assert clone.did == [PLAY]


def test_a_play_environment_grows_into_a_test_one_that_serves_both(clone: Clone) -> None:
    clone.run("play")
    clone.run("test", "-k", "stock")
    assert clone.did == ["install requirements-dev.lock", "link", f"{TEST} -k stock"]
    clone.run("play")
    assert clone.did == [PLAY]
    clone.run("test")
    assert clone.did == [TEST]


def test_set_up_makes_all_that_play_and_test_need_and_says_what_is_next(
    clone: Clone, capsys: pytest.CaptureFixture[str]
) -> None:
    assert clone.run("setup") == 0
    assert clone.did == ["make", "install requirements-dev.lock", "link"]
    assert "Next: python3 scripts/dev.py play" in capsys.readouterr().out
    assert clone.run("test") == 0
    assert clone.did == [TEST]


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_changed_lock_makes_the_environment_anew(clone: Clone, lock: str) -> None:
    clone.run("test")
    (clone.root / lock).write_text("a==2\n")
    clone.run("test")
    assert clone.did == ["make", "install requirements-dev.lock", "link", TEST]


def test_what_only_tests_need_may_change_without_a_player_noticing(clone: Clone) -> None:
    clone.run("play")
    (clone.root / "requirements-dev.lock").write_text("a==1\nb==2\n")
    clone.run("play")
    assert clone.did == [PLAY]


def test_another_place_or_another_layout_makes_another_stamp(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    here = str(clone.root)
    seen = {dev.digest(here, "play"), dev.digest(here, "test")}
    moved = clone.root.rename(clone.root.with_name("moved"))
    seen.add(dev.digest(str(moved), "play"))
    monkeypatch.setattr(dev, "LAYOUT", "next")
    seen.add(dev.digest(str(moved), "play"))
    assert len(seen) == 4


def test_two_pythons_do_not_take_turns_in_remaking_the_environment(
    clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone.run("play")
    monkeypatch.setattr(sys, "version", "3.99.0")
    clone.run("play")
    assert clone.did == [PLAY]


def test_an_environment_whose_python_has_become_another_version_is_made_anew(
    clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone.run("play")
    (clone.root / ".venv" / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.2.1\n")
    python = Path(dev.python_of(str(clone.root)))
    python.unlink()
    python.symlink_to(sys.executable)
    clone.run("play")
    assert clone.did[0] == "make"


def test_an_environment_whose_python_is_gone_is_made_anew(clone: Clone) -> None:
    clone.run("play")
    Path(dev.python_of(str(clone.root))).unlink()
    clone.run("play")
    assert clone.did[0] == "make"


def test_a_failed_install_is_one_sentence_and_leaves_no_stamp(clone: Clone, capsys: pytest.CaptureFixture[str]) -> None:
    clone.pip_fails = True
    assert clone.run("play") == 1
    assert capsys.readouterr().err.splitlines()[1:] == ["buraco: no network"]
    assert not clone.stamp.exists()
    clone.pip_fails = False
    clone.run("play")
    assert clone.did == ["make", "install requirements.lock", "link", PLAY]


def test_a_player_can_still_play_when_the_test_tools_could_not_be_added(clone: Clone) -> None:
    clone.run("play")
    clone.pip_fails = True
    assert clone.run("test") == 1
    assert clone.run("play") == 0
    assert clone.did == [PLAY]


def test_a_stale_stamp_is_gone_before_anything_else_is_touched(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    clone.run("play")
    (clone.root / "requirements.lock").write_text("a==2\n")

    def interrupted(root: str) -> None:
        assert not clone.stamp.exists()
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "make", interrupted)
    assert clone.run("play") == 130
    assert not clone.stamp.exists()


def test_ctrl_c_in_set_up_ends_with_a_sentence(
    clone: Clone, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(root: str, lock: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "install", interrupted)
    assert clone.run("setup") == 130
    assert "interrupted; nothing is lost" in capsys.readouterr().err
    assert not clone.stamp.exists()


def test_a_folder_that_cannot_be_written_ends_with_a_sentence(
    clone: Clone, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(root: str) -> None:
        raise OSError(28, "No space left on device", "/somewhere/.venv")

    monkeypatch.setattr(dev, "make", full)
    assert clone.run("setup") == 1
    assert "set-up stopped at /somewhere/.venv (No space left on device)" in capsys.readouterr().err


def test_a_copy_without_its_lock_says_so_and_keeps_its_environment(
    clone: Clone, capsys: pytest.CaptureFixture[str]
) -> None:
    clone.run("play")
    (clone.root / "requirements.lock").unlink()
    assert clone.run("play") == 1
    assert clone.did == []
    assert "requirements.lock is missing" in capsys.readouterr().err
    assert clone.stamp.exists()


@pytest.mark.parametrize("arguments", [[], ["paly"], ["setup", "now"], ["--rules", "stbl"]])
def test_an_unknown_command_gets_the_usage_and_exit_2(
    clone: Clone, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert clone.run(*arguments) == 2
    said = capsys.readouterr()
    assert dev.USAGE in said.err
    assert said.out == ""
    assert clone.did == []


def test_help_is_no_error(clone: Clone, capsys: pytest.CaptureFixture[str]) -> None:
    assert clone.run("--help") == 0
    assert capsys.readouterr().out == dev.USAGE


def test_compiling_needs_the_test_tools_and_happens_before_the_first_card(
    clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], **rest: object) -> subprocess.CompletedProcess[bytes]:
        clone.did.append(" ".join(command[2:]))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("BURACO_COMPILE", "1")
    clone.run("play")
    assert clone.did == ["make", "install requirements-dev.lock", "link", "-m scripts.compile", PLAY]
    monkeypatch.setenv("BURACO_COMPILE", "0")
    clone.run("play")
    assert clone.did == [PLAY]
    (clone.root / "build").mkdir()
    (clone.root / "build" / "compiled.json").write_text("{}")
    clone.run("play")
    assert clone.did == ["-m scripts.compile --drop-stale", PLAY]


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13, "final", 0)])
def test_a_python_that_is_too_old_is_told_which_one_is_needed(version: tuple[int, ...]) -> None:
    sentence = dev.too_old(version)
    assert sentence is not None
    assert "needs Python 3.11 or newer" in sentence
    assert f"this is Python {'.'.join(map(str, version[:3]))}:" in sentence


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12), (4, 0, 0)])
def test_a_python_that_is_new_enough_is_told_nothing(version: tuple[int, ...]) -> None:
    assert dev.too_old(version) is None


def test_an_old_python_can_read_the_file_far_enough_to_be_told() -> None:
    tree = ast.parse(Path(dev.__file__).read_text("utf-8"), feature_version=(3, 7))
    check = next(index for index, node in enumerate(tree.body) if isinstance(node, ast.If))
    for node in tree.body[:check]:
        if isinstance(node, ast.Import | ast.ImportFrom):
            assert ast.unparse(node) in ("import os", "import sys")
    for function in ast.walk(ast.Module(tree.body[:check], [])):
        if isinstance(function, ast.FunctionDef):
            notes = [argument.annotation for argument in function.args.args] + [function.returns]
            assert all(isinstance(note, ast.Constant) for note in notes), "an old Python would evaluate it"


@pytest.mark.parametrize("end", [subprocess.CalledProcessError(1, "ensurepip"), SystemExit(1)])
def test_a_python_without_ensurepip_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], end: BaseException
) -> None:
    def no_pip(*given: object, **named: object) -> None:
        print("a long explanation")
        raise end

    monkeypatch.setattr(venv, "create", no_pip)
    with pytest.raises(dev.SetupFailed, match="install Debian's python3-venv"):
        dev.make(str(tmp_path))
    assert capsys.readouterr().out == ""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(dev.SetupFailed, match="install Debian's python3-venv"):
        dev.make(str(tmp_path))


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("ERROR: Could not find x\nERROR: No matching distribution found for x==1\n", "look to the network connection"),
        ("Killed\n", "look to the network connection"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n", "is not the one that"),
    ],
)
def test_what_pip_says_becomes_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, sentence: str
) -> None:
    (tmp_path / ".venv").mkdir()

    def pip(command: list[str], **rest: object) -> subprocess.CompletedProcess[bytes]:
        assert {"--require-hashes", "--only-binary=:all:"} <= set(command)
        (tmp_path / ".venv" / "setup.log").write_text(said)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", pip)
    with pytest.raises(dev.SetupFailed, match=sentence) as failure:
        dev.install(str(tmp_path), "requirements.lock")
    assert "\n" not in str(failure.value)
    assert "setup.log" in str(failure.value)


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_the_buraco_command_starts_from_any_folder_and_path(tmp_path: Path) -> None:
    root = tmp_path / "it's a clone"
    (root / "scripts").mkdir(parents=True)
    (root / "scripts" / "cli.py").write_text("import sys\nprint(sys.argv[1:])\n")
    venv.create(root / ".venv", with_pip=False)
    dev.link(str(root))
    elsewhere = tmp_path / "scripts"
    elsewhere.mkdir()
    (elsewhere / "cli.py").write_text("print('the wrong one')\n")
    command = str(root / ".venv" / "bin" / "buraco")
    run = subprocess.run([command, "play", "--seats", "a b"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout == "['play', '--seats', 'a b']\n"


def test_on_windows_python_lies_in_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        python = dev.python_of("clone")
    assert python.replace("\\", "/") == "clone/.venv/Scripts/python.exe"


def test_the_packages_under_test_are_those_of_this_tree() -> None:
    import core

    assert core.__file__ is not None
    assert Path(core.__file__).resolve().parent == ROOT / "core"
