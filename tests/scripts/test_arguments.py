"""A command line that cannot be read, and what a command tells beside its result."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from scripts.aside import tell
from tests.scripts.terminal_session import TerminalSession, environment, piped


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("join", "K7M2QX", "--seat", "two"), "--seat: 'two' is no number: write one in digits."),
        (("join",), "CODE must be named: `buraco join --help` says how."),
        (("join", "K7M2QX", "--set", "2"), "--set 2 is not understood: `buraco join --help` lists what is."),
        (("tables", "--al", "--jso", "x"), "x is not understood"),
        (("create", "--target"), "--target: something is missing after it: `buraco create --help` says what."),
        (("admin", "K7M2QX", "stop"), "ORDER: there is no 'stop': it is one of "),
        (("admin", "K7M2QX", "kick"), "SEAT must be named: `buraco admin CODE kick --help` says how."),
    ],
)
def test_a_command_line_that_cannot_be_read_is_refused_in_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    ran = piped(tmp_path, *words)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.startswith(f"buraco {words[0]}: {said}")


def test_on_a_terminal_sentences_are_wrapped_and_on_a_pipe_they_are_not(tmp_path: Path) -> None:
    out = io.StringIO()
    tell("word " * 40 + "\x1b[2J", out)
    assert out.getvalue() == "word " * 40 + "?[2J\n"
    with TerminalSession(environment(tmp_path), "tables", columns=40) as terminal:
        terminal.expect("somebody serves.")
        assert terminal.end() == 2
    lines = terminal.shown.splitlines()
    assert lines[0].startswith("buraco tables: No table is shared here")
    assert len(lines) > 2
    assert all(len(line) < 40 for line in lines)
