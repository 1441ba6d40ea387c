"""What the words of a command name on the disk, and what a bot's last words name that it cannot have seen."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from transports.process.named import not_shown, other_files, paths_in, program_files, script_files, way_to


@pytest.fixture
def private() -> Iterator[Path]:
    """A folder in /tmp, where every bot has its own."""
    with tempfile.TemporaryDirectory(dir="/tmp", prefix="buraco-named-") as name:
        yield Path(name).resolve()


@pytest.mark.parametrize(
    ("word", "paths"),
    [
        ("/opt/a.jar:/opt/cls", ["/opt/a.jar:/opt/cls", "/opt/a.jar", "/opt/cls"]),
        ("exec /opt/x --log=/opt/log", ["/opt/x", "/opt/log"]),
        ("cd '/opt/a';(/opt/b</opt/c)|/opt/d&", ["/opt/a", "/opt/b", "/opt/c", "/opt/d"]),
        ("--path=/opt/a,/opt/b", ["/opt/a", "/opt/b"]),
        ("-I/opt/lib", ["/opt/lib"]),
        ("@/opt/words", ["/opt/words"]),
        ("/opt/a-b/c", ["/opt/a-b/c", "/opt/a-b/c"]),
        ("/opt/lib/*", ["/opt/lib/*", "/opt/lib"]),
        ("/opt/my bot", ["/opt/my bot", "/opt/my"]),
        ("lib/opt:bot", []),
        ("", []),
    ],
)
def test_whole_paths_are_found_inside_other_words(word: str, paths: list[str]) -> None:
    assert list(paths_in(word)) == paths


def test_every_link_on_the_way_is_named_as_it_lies_and_what_it_leads_to(tmp_path: Path) -> None:
    root = tmp_path.resolve()
    (root / "real" / "deep").mkdir(parents=True)
    (root / "real" / "bot").touch()
    (root / "here").symlink_to("there")
    (root / "there").symlink_to(root / "real" / "deep")
    (root / "real" / "deep" / "bot").symlink_to("../bot")
    way = [root / "here", root / "there", root / "real" / "deep" / "bot", root / "real" / "bot"]
    assert list(way_to(f"{root}/here/./bot")) == [str(path) for path in way]
    (root / "round").symlink_to("round")
    assert str(root / "round") in list(way_to(f"{root}/round"))


def test_the_script_is_the_first_file_that_ends_as_one_and_no_link_to_anything_else(tmp_path: Path) -> None:
    root = tmp_path.resolve()
    game, bot, link = root / "game.log", root / "bot.py", root / "link.py"
    game.touch()
    bot.touch()
    link.symlink_to(game)
    assert list(script_files([sys.executable, "-u", str(game), str(bot)])) == [str(bot)]
    assert list(script_files([sys.executable, str(link), str(bot)])) == []
    assert list(script_files([str(bot), str(game)])) == []


def test_what_is_not_there_is_not_named(tmp_path: Path) -> None:
    root = tmp_path.resolve()
    (root / "a.jar").touch()
    assert list(other_files(["java", "-cp", f"{root}/a.jar:{root}/b.jar"])) == [f"{root}/a.jar"]


def test_the_python_behind_a_copied_virtual_environment_belongs_to_the_program(tmp_path: Path) -> None:
    root = tmp_path.resolve()
    (root / "base" / "bin").mkdir(parents=True)
    (root / "env" / "bin").mkdir(parents=True)
    python = root / "env" / "bin" / "python"
    python.touch(0o755)
    (root / "env" / "pyvenv.cfg").write_text(f"home = {root / 'base' / 'bin'}\nversion = 3\n", "utf-8")
    script = root / "bot"
    script.write_text(f"#!{python}\n", "utf-8")
    script.chmod(0o755)
    assert list(program_files([str(script)], "")) == [str(script), str(python), str(root / "base" / "bin")]


def test_whoever_misses_a_file_in_tmp_is_told_that_a_bot_has_its_own(private: Path) -> None:
    data = private / "data.json"
    said = f"open('{data}')\nFileNotFoundError: No such file or directory: '{data}'\n"
    data.touch()
    assert not_shown(["/opt/bot"], "/nowhere", said) == (
        f"A bot has a /tmp of its own and did not see {data}: name it in the command, or keep it elsewhere."
    )
    assert not_shown(["/opt/bot", f"--data={data}"], "/nowhere", said) is None
    assert not_shown(["/opt/bot"], str(private / "own"), said) is None
    data.unlink()
    assert not_shown(["/opt/bot"], "/nowhere", said) is None
    assert not_shown(["/opt/bot"], "/nowhere", "/tmp /tmp/ /usr /dev/shm/.. and no more") is None
