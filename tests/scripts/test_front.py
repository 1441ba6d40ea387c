"""`buraco` alone: the home screen in a terminal of its own, and the way from there into a game and back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.table.ports import LogUnavailable
from core.table.summary import Summary
from scripts import front
from scripts.failure import CommandError
from scripts.home import Home, wishes
from scripts.house import ProgramHouse
from scripts.lesson import CODE
from scripts.sitting import Terminal
from tests.scripts.serves import serving
from tests.scripts.terminal_session import TerminalSession, environment, piped
from tests.transports.fullscreen.at_home import save_game
from transports.files import FileLog
from transports.fullscreen.home import Home as HomeScreen
from transports.fullscreen.home_house import Wanted

SCREEN = {"BURACO_PLAIN": "", "TERM": "xterm-256color", "COLORTERM": "truecolor"}


def at_screen(home: Path, *words: str, columns: int = 80, rows: int = 24, **more: str) -> TerminalSession:
    """The program in a terminal that can show a full screen."""
    return TerminalSession(environment(home, **{**SCREEN, **more}), *words, columns=columns, rows=rows)


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """A terminal at which nobody types."""
    with Path(os.devnull).open() as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield Terminal(plain=True)


def test_in_a_pipe_and_on_a_dumb_terminal_it_lists_the_commands(tmp_path: Path) -> None:
    ran = piped(tmp_path, BURACO_PLAIN="")
    assert ran.returncode == 0
    assert "commands:" in ran.stdout
    with at_screen(tmp_path, TERM="dumb") as terminal:
        terminal.expect("commands:")
        assert terminal.end() == 0
    assert not (tmp_path / "settings.toml").exists()


def test_from_home_into_a_new_game_and_back_with_a_note_and_on_with_it(tmp_path: Path) -> None:
    with at_screen(tmp_path, columns=60, rows=18) as terminal:
        terminal.expect("ew game")
        terminal.keys("n")
        terminal.expect("Start the game")
        terminal.keys("\r")
        terminal.expect("Stock")
        terminal.expect("you 11")
        terminal.keys("q")
        terminal.expect("Leave the game?")
        terminal.keys("y")
        terminal.expect("ontinue")
        terminal.expect("is saved: Continue goes on with it.")
        terminal.keys("\r")
        terminal.expect("Stock")
        terminal.keys("q")
        terminal.expect("Leave the game?")
        terminal.keys("y")
        terminal.expect("is saved: Continue goes on with it.")
        terminal.keys("\x1b")
        assert terminal.end() == 0
    assert wishes(Home(tmp_path)).game == "--rules burraco --seats human,expert,expert,expert"
    assert len(list((tmp_path / "games").glob("*.jsonl"))) == 1


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 0)])
def test_a_signal_ends_the_home_screen_and_gives_the_terminal_back(
    number: signal.Signals, status: int, tmp_path: Path
) -> None:
    with at_screen(tmp_path) as terminal:
        terminal.expect("Settings" if number == signal.SIGHUP else "ew game")
        terminal.signal(number)
        assert terminal.end() == status
    assert "\x1b[?1049l" in terminal.raw
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 0)])
def test_a_signal_in_a_game_does_not_lead_back_to_the_home_screen(
    number: signal.Signals, status: int, tmp_path: Path
) -> None:
    with at_screen(tmp_path) as terminal:
        terminal.expect("ew game")
        terminal.keys("n")
        terminal.expect("Start the game")
        terminal.keys("\r")
        terminal.expect("Stock")
        terminal.signal(number)
        assert terminal.end() == status
    assert "is saved" in terminal.shown


def test_the_first_lesson_is_left_and_gone_on_with(tmp_path: Path) -> None:
    with at_screen(tmp_path) as terminal:
        terminal.expect("earn")
        terminal.keys("l")
        terminal.expect("Enter: begin")
        terminal.keys("\r")
        terminal.expect("Every turn begins with a card")
        terminal.keys("d")
        terminal.expect("a sequence")
        terminal.keys("q")
        terminal.expect("Leave the game?")
        terminal.keys("y")
        terminal.expect("The lesson is saved: Learn goes on with it.")
        terminal.keys("\r")
        terminal.expect("The lesson is not over yet")
        terminal.keys("\r")
        terminal.expect("a sequence")
        terminal.keys("q")
        terminal.expect("Leave the game?")
        terminal.keys("y")
        terminal.expect("The lesson is saved: Learn goes on with it.")
        terminal.keys("\x1b")
        assert terminal.end() == 0
    assert [path.stem for path in (tmp_path / "games").glob("*.jsonl")] == [CODE]


def test_a_lesson_that_was_left_is_begun_anew_when_that_is_wished(tmp_path: Path) -> None:
    with at_screen(tmp_path) as terminal:
        terminal.expect("earn")
        for wish in ("l", "ln"):
            terminal.keys(wish[0])
            if wish[1:]:
                terminal.expect("The lesson is not over yet")
                terminal.keys(wish[1:])
            terminal.expect("Enter: begin")
            terminal.keys("\r")
            terminal.expect("Every turn begins with a card")
            terminal.keys("d")
            terminal.expect("a sequence")
            terminal.keys("q")
            terminal.expect("Leave the game?")
            terminal.keys("y")
            terminal.expect("The lesson is saved: Learn goes on with it.")
        terminal.keys("\x1b")
        assert terminal.end() == 0
    assert [path.stem for path in (tmp_path / "games").glob("*.jsonl")] == [CODE]


async def _saved(root: Path) -> None:
    await save_game(root, "AAAAAA", at=1_700_000_000_000)
    await save_game(root, "BBBBBB", at=1_700_000_100_000)
    await save_game(root, CODE, at=1_700_000_200_000)


@pytest.mark.parametrize(
    ("game", "note"),
    [
        ("AAAAAA", "Game AAAAAA is saved: Saved games leads back to it."),
        ("BBBBBB", "Game BBBBBB is saved: Continue goes on with it."),
        (CODE, "The lesson is saved: Learn goes on with it."),
        ("", ""),
        ("CCCCCC", ""),
    ],
)
def test_the_note_names_the_game_that_was_left_whatever_was_played_elsewhere(
    game: str, note: str, nowhere: Terminal, tmp_path: Path
) -> None:
    asyncio.run(_saved(tmp_path))
    assert front._note(Wanted("play"), Home(tmp_path), front.Heard(nowhere.paper), game) == note


def test_play_without_rules_opens_the_form_filled_in_with_what_was_said(tmp_path: Path) -> None:
    with at_screen(tmp_path, "play", "--target", "750", "--seats", "human,greedy") as terminal:
        terminal.expect("Start the game")
        terminal.expect("two players")
        terminal.expect("750 points")
        terminal.keys("\r")
        terminal.expect("burraco to 750")
        terminal.keys("q")
        terminal.expect("Leave the game?")
        terminal.keys("y")
        terminal.expect("The game is saved.")
        assert terminal.end() == 0


def test_the_form_of_play_is_left_without_a_game(tmp_path: Path) -> None:
    with at_screen(tmp_path, "play") as terminal:
        terminal.expect("Start the game")
        terminal.keys("\x1b")
        assert terminal.end() == 0
    assert not list((tmp_path / "games").glob("*.jsonl")) if (tmp_path / "games").exists() else True


def test_play_with_what_cannot_be_played_says_so_before_the_form(tmp_path: Path) -> None:
    with at_screen(tmp_path, "play", "--seats", "human,nobody") as terminal:
        terminal.expect("there is no player 'nobody'")
        assert terminal.end() == 2


async def test_by_its_code_a_shared_table_is_joined_and_come_back_to(tmp_path: Path) -> None:
    async with serving(tmp_path):
        made = await asyncio.to_thread(piped, tmp_path, "create", "--rules", "stbl", "--seats", "human,greedy")
        code = made.stdout.strip()
        await asyncio.to_thread(_joins, tmp_path, code)


async def test_a_shared_table_is_made_and_sat_down_at(tmp_path: Path) -> None:
    async with serving(tmp_path):
        await asyncio.to_thread(_makes, tmp_path)


def _makes(home: Path) -> None:
    with at_screen(home, columns=100, rows=30) as terminal:
        terminal.expect("oin a table")
        terminal.keys("j")
        terminal.expect("There are no shared tables yet")
        terminal.keys("\x1b[B\r")
        terminal.expect("What shall the others call you?")
        terminal.keys("Ada\r")
        terminal.expect("Make the table")
        terminal.expect("Clock: 90 s a turn, bank 300 s.")
        terminal.keys("\r")
        terminal.expect("Others join with: buraco join ")
        terminal.expect("I am ready")
        terminal.signal(signal.SIGTERM)
        assert terminal.end() == 143


def _joins(home: Path, code: str) -> None:
    with at_screen(home, columns=100, rows=30) as terminal:
        terminal.expect("oin a table")
        terminal.keys("j")
        terminal.expect(code)
        terminal.keys("\r")
        terminal.expect("whole link")
        terminal.keys(f"{code.lower()}\r")
        terminal.expect("What shall the others call you?")
        terminal.keys("Ada\r")
        terminal.expect("I am ready")
        terminal.keys("q")
        terminal.expect("Leave the screen?")
        terminal.keys("y")
        terminal.expect("stays yours: Join a table leads back to it.")
        terminal.keys("\x1b")
        assert terminal.end() == 0


def test_what_goes_wrong_is_said_on_the_home_screen(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    with at_screen(tmp_path) as terminal:
        terminal.expect("ew game")
        (tmp_path / "games").rmdir()
        (tmp_path / "games").write_text("no folder")
        terminal.keys("n")
        terminal.expect("Start the game")
        terminal.keys("\r")
        terminal.expect("The folder for saved games")
        terminal.keys("\x1b")
        assert terminal.end() == 0


@pytest.mark.parametrize("wanted", [Wanted("learn"), Wanted("play", ("--resume", "AAAAAA"))])
def test_a_folder_of_games_that_cannot_be_read_is_said_in_a_sentence(
    wanted: Wanted, nowhere: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(_: FileLog) -> list[str]:
        raise LogUnavailable("the folder: permission denied")

    monkeypatch.setattr(FileLog, "tables", unreadable)
    with pytest.raises(CommandError, match="permission denied"):
        front.carried_out(wanted, Home(tmp_path), nowhere)
    with pytest.raises(CommandError, match="permission denied"):
        front._note(wanted, Home(tmp_path), front.Heard(nowhere.paper), "AAAAAA")


def test_a_lesson_that_cannot_be_begun_anew_is_said_in_a_sentence(
    nowhere: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept(_: FileLog, table: str) -> None:
        raise LogUnavailable(f"{table}: permission denied")

    monkeypatch.setattr(FileLog, "remove", kept)
    (tmp_path / "games").mkdir(mode=0o700)
    (tmp_path / "games" / f"{CODE}.jsonl").write_text("nothing that was ever played\n")
    with pytest.raises(CommandError, match="permission denied"):
        front.carried_out(Wanted("learn"), Home(tmp_path), nowhere)


def test_the_home_screen_speaks_the_language_that_was_chosen_there(tmp_path: Path) -> None:
    with at_screen(tmp_path) as terminal:
        terminal.expect("ew game")
        terminal.keys("e")
        terminal.expect("Hints")
        terminal.keys("\x1b[B")
        terminal.expect("Everything is said in it")
        terminal.keys("\x1b[C")
        terminal.expect("русский")
        terminal.keys("\x1b")
        terminal.expect("Сохранённые")
        terminal.keys("\x1b")
        assert terminal.end() == 0
    with at_screen(tmp_path) as terminal:
        terminal.expect("Сохранённые")
        terminal.keys("\x1b")
        assert terminal.end() == 0


def test_what_nobody_expected_is_one_sentence_and_no_stack_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Summary:
        raise ZeroDivisionError

    monkeypatch.setattr(ProgramHouse, "newest", fails)
    screen = HomeScreen(ProgramHouse(Home(tmp_path), signs=True))

    async def run() -> None:
        with contextlib.suppress(ZeroDivisionError):  # as a Pilot passes it on
            async with screen.run_test():
                pass

    monkeypatch.setattr(screen, "run_async", run)
    with pytest.raises(CommandError, match="The home screen has failed"):
        asyncio.run(front._decided(screen))
    assert screen._exit_renderables == []
