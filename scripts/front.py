"""`buraco` without a command, at a terminal: the home screen, and whatever is begun there, until the person leaves."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from core.table.ports import TableError
from scripts import lesson, play
from scripts.agreed import OPPONENT
from scripts.arguments import Arguments
from scripts.failure import CommandError
from scripts.games import next_to_play, saved_games
from scripts.home import Home, home_of, log_to_file
from scripts.house import ProgramHouse, play_arguments
from scripts.house_players import HousePlayers
from scripts.language import say
from scripts.locales import spoken
from scripts.match import sentence, told
from scripts.painting import paint_of
from scripts.replays import replay_of, step_through
from scripts.sitting import Leaving, Terminal, until_left
from transports.console.lobby_words import WORDS
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.files import FileLog
from transports.fullscreen.coach import coached
from transports.fullscreen.failing import ScreenFailed
from transports.fullscreen.home import Home as HomeScreen
from transports.fullscreen.home_house import Wanted

FORM: Final = ("rules", "option", "seats", "target", "seed", "clock")
"""Arguments of `buraco play` that the form of a new game fills in."""
ROWS: Final = {"join": "join", "replay": "replays", "learn": "learn"}
"""By command, the row to which the cursor comes back; else it stands on the first one."""
BY_SIGNAL: Final = 128
"""Exit statuses from here on are those of a signal."""


def run(home: Home | None = None) -> int:
    """Show it, and what is chosen there, until the person leaves; 0, or the status of a signal."""
    home = home_of(os.environ) if home is None else home
    log_to_file(home)
    note, at = "", ""
    while True:
        terminal = Terminal(plain=False, words=WORDS, screen=True)
        if not terminal.fills_screen:  # it has become too small, or is gone
            return 0
        try:
            wanted = asyncio.run(_decided(HomeScreen(_house(home, terminal), note, at, paint_of=paint_of)))
        except Leaving as leaving:
            return leaving.status
        if wanted is None:
            return 0
        heard, at = Heard(terminal.paper), ROWS.get(wanted.command, "")
        try:
            status = carried_out(wanted, home, terminal)
            if terminal.left_by is not None or status > BY_SIGNAL:
                return status
            note = " ".join(heard.texts) if status else _note(wanted, home, heard, terminal.game)
        except CommandError as error:
            note = str(error)
        finally:
            terminal.paper.reader = None


def filled_in(
    args: argparse.Namespace, home: Home, terminal: Terminal, players: Sequence[str], usual_bot: str
) -> argparse.Namespace | None:
    """The command line of `buraco play`, filled in by the form of a new game; None where the person leaves it.

    Raises CommandError, Leaving.
    """
    from scripts.chosen import choice_of

    named = bool(args.option) or any(getattr(args, name) is not None for name in FORM if name != "option")
    house = ProgramHouse(home, terminal.paper.look.signs, players, usual_bot, remembers=not named)
    form = choice_of(args, players, usual_bot) if named or usual_bot != OPPONENT else house.last_choice()
    wanted = asyncio.run(_decided(HomeScreen(house, form=form, paint_of=paint_of)))
    if wanted is None:
        return None
    filled = vars(play_arguments(wanted.words))
    return argparse.Namespace(**{**vars(args), **{name: filled[name] for name in FORM}})


def carried_out(wanted: Wanted, home: Home, terminal: Terminal) -> int:
    """Do what was decided on; the exit status of the command. Raises CommandError."""
    match wanted.command:
        case "play":
            args = play_arguments(wanted.words)
            if args.resume == lesson.CODE:
                terminal.coach = coached
            return play.played(args, home, HousePlayers(), terminal=terminal)
        case "learn":
            return _taught(home, terminal, anew=bool(wanted.words))
        case "join":
            from scripts import join  # what reaches other programs takes a while to import

            parser = Arguments(prog="buraco join")
            join.add_arguments(parser)
            return join.joined(parser.parse_args(list(wanted.words)), home, terminal)
        case "replay":
            return _shown_again(wanted.words, home, terminal)


def _house(home: Home, terminal: Terminal) -> ProgramHouse:
    return ProgramHouse(home, terminal.paper.look.signs, HousePlayers().names, OPPONENT)


async def _decided(screen: HomeScreen) -> Wanted | None:
    decided: list[Wanted | None] = []

    async def visit() -> Outcome:
        decided.append(await screen.run_async())
        screen.expect_whole()
        task = asyncio.current_task()
        if task is not None and task.cancelling():  # the screen has kept that to itself
            raise asyncio.CancelledError
        return "left"

    try:
        await until_left(visit())
    except ScreenFailed as failed:
        raise CommandError(failed.code, say("front-failed", reason=str(failed)), status=1) from failed
    return decided[0]


def _taught(home: Home, terminal: Terminal, *, anew: bool) -> int:
    """The lesson: gone on with where it was left, else begun (anew, where it was over or that is wished)."""
    saved = next((each for each in saved_games(home) if each.table == lesson.CODE), None)
    words: tuple[str, ...] = lesson.WORDS
    if saved is not None and saved.problem is None and saved.result is None and not anew:
        words = ("--resume", lesson.CODE)
    elif saved is not None and (anew or not saved.busy):
        try:
            FileLog(home.games, read_only=True).remove(lesson.CODE)
        except TableError as error:
            raise CommandError(error.code, sentence(told(str(error))), status=1) from None
        with contextlib.suppress(OSError):
            home.draft(lesson.CODE).unlink(missing_ok=True)  # the turn that was put together in it goes, too
    terminal.coach = coached
    return play.played(play_arguments(words), home, HousePlayers(), terminal=terminal)


def _shown_again(words: Sequence[str], home: Home, terminal: Terminal) -> int:
    if len(words) == 1:
        from scripts import replay

        parser = Arguments(prog="buraco replay")
        replay.add_arguments(parser)
        status = replay.run(parser.parse_args([str(Path(words[0]))]))
        return status if status > BY_SIGNAL else 0  # what is wrong with a record has been shown
    house = _house(home, terminal)
    reel, first = asyncio.run(replay_of(home, words[0], int(words[1]), spoken(), house.style))
    return step_through(reel, first)


def _note(wanted: Wanted, home: Home, heard: Heard, game: str) -> str:
    """What has become of it, in a sentence; ``game``: the saved game that was played, "" for none."""
    text = spoken().text
    if wanted.command == "join":
        return text("front-note-seat", table=wanted.words[0]) if "/" not in wanted.words[0] else text("front-note-link")
    if wanted.command == "replay":
        return ""
    saved = [each for each in saved_games(home) if each.problem is None]
    played = next((each for each in saved if each.table == game), None)
    if played is None:
        return ""
    if played.result is not None:
        return " ".join(heard.texts) or text("front-note-over", game=game)
    if game == lesson.CODE:
        return text("front-note-lesson")
    newest = next_to_play(saved)
    is_newest = newest is not None and newest.table == game
    return text("front-note-saved", game=game) if is_newest else text("front-note-saved-too", game=game)


class Heard:
    """Keeps what a command says while the home screen is away, and lets it be written all the same."""

    def __init__(self, paper: Paper) -> None:
        self.texts: list[str] = []
        self._paper = paper
        paper.reader = self

    def said(self, text: str) -> None:
        """One paragraph."""
        self.texts.append(text)
        self._written(text)

    def asked(self, question: str) -> None:
        """A question that yes or no answers."""
        self._written(question)

    def _written(self, text: str) -> None:
        self._paper.reader = None
        try:
            self._paper.say(text, hang=2)
        finally:
            self._paper.reader = self
