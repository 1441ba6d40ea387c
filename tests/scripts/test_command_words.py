"""What of a bot's command is not here is said before anything is started, and what is here is let through."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts.command_words import missing


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with programs' texts in it, none of which may be run."""
    monkeypatch.chdir(tmp_path)
    for name in ("mine.py", "Bot.java", "bot.jar", "bot.rs", "bot"):
        (tmp_path / name).write_text("", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ("python3", "mine.py"),
        ("python3", "-u", "mine.py", "--log", "not-made-yet.py"),
        ("python3", "-m", "bots", "greedy"),
        (sys.executable, "-c", "print('x.py')"),
        ("python3", "whatever"),
        ("python3",),
    ],
)
def test_a_command_whose_files_are_here_is_let_through(words: tuple[str, ...]) -> None:
    assert missing(words) is None


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("no-such-program",), "no_program", "check its name, or name its whole path"),
        (("python3", "mnie.py"), "no_file", "There is no file 'mnie.py' in "),
        (("node", "--inspect", "/none/bot.js"), "no_file", "There is no file '/none/bot.js': check its name."),
        (("mine.py",), "no_program", "name what runs it (python3 mine.py), or chmod +x it"),
        (("./mine.py",), "no_program", "a file that may not be run"),
        (("Bot.java",), "no_program", "may not be run: name what runs it (java Bot.java)."),
        (("bot.jar",), "no_program", "may not be run: name what runs it (java -jar bot.jar)."),
        (("./bot.rs",), "no_program", "may not be run: compile it, and name the program that comes of that."),
        (("bot",), "no_program", "may not be run: chmod +x it, or name what runs it."),
        (("\x1b[2J",), "no_program", "'?[2J' is no program"),
    ],
)
def test_what_is_not_here_is_named_with_what_to_do(words: tuple[str, ...], code: str, said: str) -> None:
    found = missing(words)
    assert found is not None
    assert found.code == code
    assert said in found.text


def test_a_program_of_this_folder_needs_its_folder_named(folder: Path) -> None:
    (folder / "mine.py").chmod(0o755)
    found = missing(("mine.py",))
    assert found is not None
    assert "write ./mine.py for the file that lies here" in found.text
    assert missing(("./mine.py",)) is None
