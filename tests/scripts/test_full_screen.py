"""`buraco play` on the whole screen of a real terminal: how it begins, and how it ends, whatever ends it."""

from __future__ import annotations

import io
import os
import select
import signal
import termios
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from scripts.terminals import fills_screen
from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import TerminalSession, code_in, environment

PLAY = ("play", "--rules", "burraco", "--seed", "screen", "--seats", "human,greedy,greedy,greedy")
RESTORED = "\x1b[?1049l"
"""The terminal shows again what stood there before."""


class Stream(io.StringIO):
    """A text stream of a terminal, or of none."""

    def __init__(self, terminal: bool, encoding: str = "utf-8") -> None:
        super().__init__()
        self._terminal = terminal
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._terminal

    def fileno(self) -> int:
        return 0


GOOD = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda number: os.terminal_size((80, 24)))


@pytest.mark.parametrize(
    ("environ", "fills"),
    [
        (GOOD, True),
        ({**GOOD, "NO_COLOR": "1"}, True),
        ({**GOOD, "TERM": "dumb"}, False),
        ({**GOOD, "TERM": ""}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({**GOOD, "BURACO_PLAIN": "1"}, False),
        ({**GOOD, "LC_ALL": "C"}, False),
        ({**GOOD, "LANG": "POSIX"}, False),
    ],
)
@pytest.mark.usefixtures("room")
def test_the_environment_says_whether_the_whole_screen_can_be_drawn_on(environ: Mapping[str, str], fills: bool) -> None:
    assert fills_screen(Stream(True), Stream(True), environ, Stream(True)) == fills


@pytest.mark.usefixtures("room")
def test_a_pipe_at_any_of_the_three_streams_or_another_encoding_keeps_to_lines() -> None:
    yes, no = Stream(True), Stream(False)
    assert not fills_screen(no, yes, GOOD, yes)
    assert not fills_screen(yes, no, GOOD, yes)
    assert not fills_screen(yes, yes, GOOD, no), "what is drawn would go where errors go"
    assert not fills_screen(yes, Stream(True, "latin-1"), GOOD, yes)


@pytest.mark.parametrize(("size", "fills"), [((60, 18), True), ((59, 18), False), ((60, 17), False), ((0, 0), False)])
def test_a_window_that_is_too_small_keeps_to_lines(
    size: tuple[int, int], fills: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda number: os.terminal_size(size))
    assert fills_screen(Stream(True), Stream(True), GOOD, Stream(True)) == fills


def test_a_game_is_left_by_a_key_and_gone_on_with(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *PLAY) as terminal:
        terminal.expect("Your turn")
        terminal.keys("q")
        terminal.expect("Leave the game?")
        terminal.keys("y")
        assert terminal.end() == 0
        assert RESTORED in terminal.raw
        code = code_in(terminal.shown)
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), "play", "--resume", code) as terminal:
        terminal.expect("Your turn")
        terminal.keys("\x03")
        terminal.expect("Leave the game?")
        terminal.keys("\r")
        assert terminal.end() == 0


@pytest.mark.parametrize(("name", "status"), [("SIGTERM", 143), ("SIGINT", 130), ("SIGHUP", 0)])
def test_a_signal_leaves_the_game_saved_and_the_terminal_as_it_was(tmp_path: Path, name: str, status: int) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *PLAY) as terminal:
        before = termios.tcgetattr(terminal.terminal)[3]
        terminal.expect("Your turn")
        assert not termios.tcgetattr(terminal.terminal)[3] & termios.ICANON
        terminal.signal(getattr(signal, name))
        terminal.expect("The game is saved.")
        after = termios.tcgetattr(terminal.terminal)[3]
        assert terminal.end() == status
        assert RESTORED in terminal.raw
        assert "Traceback" not in terminal.shown
        assert after == before


def test_a_terminal_that_is_closed_ends_the_program_in_peace(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *PLAY) as terminal:
        terminal.expect("Your turn")
        terminal.hang_up()
        assert terminal.end() == 0


def test_a_program_that_was_stopped_draws_everything_anew(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *PLAY) as terminal:
        terminal.expect("Your turn")
        terminal.signal(signal.SIGTSTP)
        _, status = os.waitpid(terminal.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        terminal.signal(signal.SIGCONT)
        for line in ("Deal 1", "Stock", "Your turn", "? keys"):
            terminal.expect(line)
        terminal.signal(signal.SIGTERM)
        assert terminal.end() == 143


@pytest.mark.parametrize("words", [PLAY, ()])
def test_control_z_suspends_the_program_and_it_comes_back_as_it_was(words: tuple[str, ...], tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *words) as terminal:
        terminal.expect("Your turn" if words else "New game")
        terminal.keys("\x1a")
        until, pid = time.monotonic() + PATIENCE_S, 0
        while not pid and time.monotonic() < until:
            pid, status = os.waitpid(terminal.pid, os.WUNTRACED | os.WNOHANG)
            select.select([], [], [], 0.01)
        assert pid
        assert os.WIFSTOPPED(status)
        terminal.signal(signal.SIGCONT)
        terminal.expect("Your turn" if words else "New game")
        terminal.signal(signal.SIGTERM)
        assert terminal.end() == 143


def test_what_was_staged_outlives_a_program_that_was_killed(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *PLAY) as terminal:
        terminal.expect("Your turn")
        terminal.keys("d")
        terminal.expect("discards and ends your turn")
        terminal.keys("d")
        terminal.expect("Enter sends your turn")
        terminal.signal(signal.SIGKILL)
        assert terminal.end() == -signal.SIGKILL
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), "play", "--resume") as terminal:
        terminal.expect("Enter sends your turn")
        terminal.keys("\r")
        terminal.expect("Your turn")
        terminal.signal(signal.SIGTERM)
        assert terminal.end() == 143


def test_plain_keeps_to_lines(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, BURACO_PLAIN=""), *PLAY, "--plain") as terminal:
        terminal.expect("Your turn")
        terminal.line("quit")
        assert terminal.end() == 0
        assert "\x1b[?1049h" not in terminal.raw
