"""A program that reads all it can reach, confined in each way that this machine has: what does it find?"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.patience import PATIENCE_S
from tests.transports.process.programs import BAD_BOTS, bot, greeting
from transports.process import confinement
from transports.process.bot_process import BotProcess
from transports.process.confinement import NEITHER, confinement_of
from transports.process.faults import BotFailed
from transports.process.program import program_of

ROOT = Path(__file__).resolve().parents[3]
SECRET = "the hand of seat 1: AS KD"
NOBODY = 65_534
AS_NOBODY = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
NO_SPACES = 'echo 0 > /proc/sys/user/max_user_namespaces; exec setpriv --ambient-caps=-all --inh-caps=-all "$@"'
WITHOUT_SPACES = (*AS_NOBODY, "unshare", "--user", "--map-current-user", "--keep-caps", "sh", "-c", NO_SPACES, "sh")
"""Nobody, in a user name space of their own that may have none below it."""
UNPRIVILEGED_ROOT = ("setpriv", "--bounding-set=-sys_admin", "--inh-caps=-sys_admin")
"""Root as in most containers."""


class Look:
    """What a curious program found, and what there was."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.held: dict[str, Any] = said["held"]
        self.seen: dict[str, Any] = said["seen"]
        self.folder: str = said["folder"]
        self.us: int = said["us"]
        self.uid: int = said["uid"]


def look(
    kind: str, folder: Path, words: list[str], python: str, *, path: str | None = None, private: bool = False
) -> Look:
    """Let a curious program look around, started by ours; ``private``: the data folder is its owner's, as usual."""
    home, other = folder / "home", folder / "record.jsonl"
    (home / "games").mkdir(parents=True)
    for file in (home / "secret", home / "games" / "K7QF2M.log", other):
        file.write_text(SECRET)
    tried = [home, home / "secret", home / "games", home / "games" / "K7QF2M.log", other]
    for each in (folder, home, home / "games", home / "secret", home / "games" / "K7QF2M.log", other):
        if os.getuid() == 0 and AS_NOBODY[1] in words:
            os.chown(each, NOBODY, NOBODY)
        each.chmod(0o755 if each.is_dir() else 0o644)  # readable: only what confines can keep it away
    if private:
        home.chmod(0o700)
        other.chmod(0o600)
    command = [python, "-m", "tests.transports.process.stranger", "look", kind, str(home), str(other), "curious"]
    environment = {"BURACO_HOME": str(home), "BURACO_SEED": "5", "PATH": os.environ["PATH"], "HOME": str(folder)}
    if path is not None:
        environment |= {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [*words, *command, *map(str, tried), f"/proc/{os.getpid()}/cmdline"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert ran.returncode == 0, ran.stderr
    return Look(json.loads(ran.stdout))


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where everybody may come; pytest's own folders are shut again by any other run of it."""
    with TemporaryDirectory(prefix="buraco-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def check_what_it_was_given(found: Look) -> None:
    """Whatever confines it: nothing of ours is handed over."""
    seen = found.seen
    path = seen["environment"].pop("PATH")
    assert path
    assert seen["environment"] == {"LANG": "C.UTF-8", "HOME": found.folder, "TMPDIR": found.folder}
    assert seen["folder"] == found.folder
    assert {"0", "1", "2"} <= set(seen["open"])
    for target in seen["open"].values():
        assert target is None or target.startswith(("pipe:", "socket:", "/proc/")), seen["open"]
    assert "NoNewPrivs:\t1" in seen["status"]
    assert "CapEff:\t0000000000000000" in seen["status"] or found.held["kind"] == "none"


def check_that_nothing_was_found(found: Look) -> None:
    """No file of ours, and no process but its own."""
    for path, text in found.seen["tried"].items():
        assert not text, f"it reads {path}: {text}"
    for path, text in found.seen["forced"].items():
        assert not text, f"it breaks into {path}: {text}"
    assert len(found.seen["forced"]) >= 5
    assert SECRET not in json.dumps(found.seen)
    assert "stranger" not in json.dumps([each["words"] for each in found.seen["processes"].values()])
    for name, process in found.seen["processes"].items():
        assert int(name) < 10
        assert not process["memory"]
        assert not process["environment"]
        assert not any(process["open"].values()), process["open"]


@pytest.mark.root
def test_as_root_it_runs_as_a_user_of_its_own_and_finds_nothing(folder: Path) -> None:
    found = look("any", folder, [], sys.executable)
    assert found.held["kind"] == "uid"
    if not found.held["spaces"]:
        pytest.skip("root has no name spaces here; what holds then is another test")
    check_what_it_was_given(found)
    check_that_nothing_was_found(found)
    assert found.seen["ids"][0] not in (found.uid, NOBODY)
    assert found.seen["ids"][2] == []


def other_python() -> str | None:
    """A Python like this one that anybody may run, if there is one; this one may lie in its owner's folder."""
    for candidate in ("/usr/bin/python3", "/usr/local/bin/python3"):
        probe = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
        try:
            if (
                subprocess.run(
                    [*AS_NOBODY, candidate, "-I", "-c", probe], capture_output=True, timeout=PATIENCE_S, cwd="/"
                ).returncode
                == 0
            ):
                return candidate
        except (OSError, subprocess.SubprocessError):
            continue
    return None


def test_as_anybody_but_root_it_has_name_spaces_of_its_own_and_finds_nothing(folder: Path) -> None:
    nobody = os.geteuid() == 0  # root becomes somebody else for this
    python = other_python() if nobody else sys.executable
    if python is None:
        pytest.skip("there is no Python that nobody may run")
    import msgspec

    path = str(Path(msgspec.__file__).parents[1])
    found = look("any", folder, [*AS_NOBODY] if nobody else [], python, path=path if nobody else None)
    if found.held["kind"] == "none":
        pytest.skip("this machine has no user name spaces")
    assert found.uid == (NOBODY if nobody else os.getuid())
    assert found.held["kind"] == "namespace"
    check_what_it_was_given(found)
    check_that_nothing_was_found(found)
    assert found.seen["ids"][0] == found.uid


def works(words: tuple[str, ...]) -> bool:
    """Can a program be started in this way here?"""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        return subprocess.run([*words, "true"], capture_output=True, timeout=PATIENCE_S, cwd="/").returncode == 0
    return False


@pytest.mark.root
@pytest.mark.skipif(not works(WITHOUT_SPACES), reason="needs user name spaces to forbid")
def test_as_nobody_where_user_name_spaces_are_forbidden_it_reads_the_data_folder_and_one_line_says_so(
    folder: Path,
) -> None:
    python = other_python()
    if python is None:
        pytest.skip("there is no Python that nobody may run")
    import msgspec

    path = str(Path(msgspec.__file__).parents[1])
    found = look("any", folder, [*WITHOUT_SPACES], python, path=path, private=True)
    assert found.held == {"kind": "none", "spaces": False, "offline": False, "sentence": NEITHER.sentence}
    check_what_it_was_given(found)
    assert SECRET in found.seen["tried"][str(folder / "home" / "secret")]


@pytest.mark.root
@pytest.mark.skipif(not works(UNPRIVILEGED_ROOT), reason="needs to be root with fewer rights")
def test_as_root_without_name_spaces_it_reads_nothing_but_what_everybody_may(folder: Path) -> None:
    found = look("any", folder, [*UNPRIVILEGED_ROOT], sys.executable, private=True)
    assert found.held == {"kind": "uid", "spaces": False, "offline": False, "sentence": confinement.UID_ALONE}
    check_what_it_was_given(found)
    assert SECRET not in json.dumps(found.seen)
    assert not any(process["memory"] for process in found.seen["processes"].values())
    assert "stranger" in json.dumps([each["words"] for each in found.seen["processes"].values()])  # as the line says


def test_where_nothing_confines_it_is_given_nothing_all_the_same_and_one_line_says_what_it_can_read(
    folder: Path,
) -> None:
    found = look("none", folder, [], sys.executable)
    assert found.held == {"kind": "none", "spaces": False, "offline": False, "sentence": NEITHER.sentence}
    check_what_it_was_given(found)
    assert SECRET in found.seen["tried"][str(folder / "home" / "secret")]  # so the sentence is true


async def test_its_own_folder_may_lie_in_the_data_folder_and_so_may_the_program(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "bots").mkdir(parents=True, mode=0o700)
    (home / "secret").write_text(SECRET)
    alone = home / "bots" / "alone.py"
    alone.write_text("import sys, os\nopen('found', 'w').write(repr([sorted(os.listdir(p)) for p in sys.argv[1:]]))\n")
    alone.chmod(0o644)
    held = confinement_of(home)
    if not held.spaces:
        pytest.skip("this machine has no name spaces")
    own = home / "bots" / "mine"
    program = program_of([sys.executable, str(alone), str(home), str(home / "bots")], folder=own, confined=held)
    hello, _ = await greeting()
    async with BotProcess(program) as process:
        with pytest.raises(BotFailed, match="ended by itself"):
            await process.start(hello)
        assert process.exit_code == 0, process.stderr()
    assert (own / "found").read_text("ascii") == repr([["bots"], ["alone.py", "mine"]])


async def test_a_script_in_its_owners_folder_and_what_it_is_started_with_are_found(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir(mode=0o700)
    script = own / "bot"
    # All in one file: a folder that is its owner's alone is opened for the program itself and nothing beside it.
    honest = (BAD_BOTS / "honest.py").read_text("utf-8").replace("from seat import", "# of the text above:")
    lines = (f"#!/usr/bin/env {Path(sys.executable).name}", (BAD_BOTS / "seat.py").read_text("utf-8"), honest)
    script.write_text("\n".join(lines), "utf-8")
    script.chmod(0o755)
    hello, _ = await greeting()
    held = confinement_of(tmp_path / "home")
    if held.kind == "uid" and not held.spaces:
        pytest.skip("another user cannot be shown what lies there without name spaces")
    async with BotProcess(program_of([str(script)], confined=held)) as process:
        said = await process.start(hello)
        assert said.name == "honest"


async def test_two_bots_see_nothing_of_each_other(tmp_path: Path) -> None:
    held = confinement_of(tmp_path / "home")
    if held.kind == "none":
        pytest.skip("nothing confines a program here")
    hello, _ = await greeting()
    async with BotProcess(bot("curious", confined=held)) as one:
        await one.start(hello)
        await one.ping()
        assert one.folder is not None
        notes = Path(one.folder, "seen-0")
        words = (one.folder, notes, Path(one.folder).parent, "/tmp/seen-0")
        own = tmp_path / "own" if held.spaces else None  # a temporary one cannot be seen from here then
        async with BotProcess(bot("curious", *words, confined=held, folder=own)) as other:
            await other.start(hello)
            await other.ping()
            assert other.folder is not None
            seen = json.loads(Path(other.folder, "seen-0").read_text("utf-8"))
    assert seen["tried"][str(notes)] is None
    assert seen["tried"]["/tmp/seen-0"] is None
    assert not seen["tried"][one.folder]
    assert not held.spaces or not seen["tried"][str(Path(one.folder).parent)]
    assert not any(process["memory"] for process in seen["processes"].values())
    assert not Path(one.folder).exists()


def test_the_data_folder_is_made_before_it_is_hidden_and_the_sentence_is_one_line(tmp_path: Path) -> None:
    home = tmp_path / "not" / "yet"
    held = confinement_of(home)
    assert home.is_dir()
    assert home.stat().st_mode & 0o077 == 0
    assert "\n" not in held.sentence
    assert held.sentence.endswith(".")
    assert held.kind == "none" or held.hidden == (str(home),)


def test_where_a_way_does_not_work_it_is_not_said_to_hold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(confinement, "_held", lambda kind, spaces, offline: None)
    assert confinement_of(tmp_path) == NEITHER
