"""One sitting of a match that lies in a log: the table, its bots, and the person or the progress line."""

from __future__ import annotations

import asyncio
import contextlib
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from bots import registry
from core.table.ports import Log
from scripts.agreed import USUAL_BOT
from scripts.embedded import client_of, host_of, with_table
from scripts.failure import CommandError
from scripts.home import Home, Wishes, wish
from scripts.line_up import Place, human_at
from scripts.progress import watch
from scripts.show_rules import rules_text
from scripts.sitting import Leaving, Terminal, until_left
from transports.client import SeatClient
from transports.console.desk import Setup
from transports.console.draft import Draft
from transports.console.hand import ORDERS
from transports.console.orders import STYLES
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.files import FileLog
from transports.memory import MemoryPort
from transports.record_file import RecordedLog

T = TypeVar("T")
HELP: Final = "Write a number shown, or the words for it; Enter sends your turn. help lists all there is, hint advises."
AIM: Final = (
    "Lay melds, three cards or more; play your last card to take your team's pot; make a canasta, seven cards or more; "
    "then go out."
)


class Match:
    """One sitting of a match that lies in a log."""

    def __init__(
        self,
        home: Home,
        terminal: Terminal,
        wished: Wishes,
        log: FileLog,
        code: str,
        places: tuple[Place, ...],
        record: str | None,
        seeded: bool = False,
    ) -> None:
        """Raises CommandError where the record's file cannot be written."""
        self._home = home
        self._terminal = terminal
        self._wished = wished
        self._files = log
        self._log: Log = log
        self._code = code
        self._places = places
        self._record = record
        self._seeded = seeded
        if record is not None:
            self._log = _recorded(log, code, Path(record))
            home.keep_record(code, record)

    def play(self, notes: tuple[str, ...]) -> int:
        """Play until the match is over or the person leaves; the exit status."""
        try:
            return self._played(notes)
        except BrokenPipeError:
            raise
        except OSError:
            self._terminal.give_up()  # it was closed, and nobody is there to be told; the game is saved
            return 0

    def _played(self, notes: tuple[str, ...]) -> int:
        try:
            outcome = asyncio.run(self._play(notes))
        except Leaving as leaving:
            self._terminal.paper.leave_prompt()
            self._say_saved()
            return leaving.status
        if outcome == "finished":
            self._say_finished()
            return 0
        if outcome == "ended":
            self._terminal.paper.leave_prompt()
        self._say_saved()
        return 1 if outcome == "closed" else 0

    async def _play(self, notes: tuple[str, ...]) -> Outcome:
        host = host_of(self._log, registry.think_of(USUAL_BOT))
        bots = {
            seat: (place.name, registry.think_of(place.program, seat + 1))
            for seat, place in enumerate(self._places)
            if place.program is not None
        }
        seat = human_at(self._places)

        async def guest(port: MemoryPort) -> Outcome:
            name = "watcher" if seat is None else self._places[seat].name
            async with client_of(port, name) as client:
                return await self._visit(client, seat, notes)

        return await with_table(host, self._code, bots, seat, guest)

    async def _visit(self, client: SeatClient, seat: int | None, notes: tuple[str, ...]) -> Outcome:
        if seat is None:
            return await until_left(watch(client, self._terminal.paper))
        return await until_left(self._terminal.console(client, self._setup(notes)).run())

    def _setup(self, notes: tuple[str, ...]) -> Setup:
        wished, signs = self._wished, self._terminal.paper.look.signs
        said = [*self._files.notes, *(notes or (AIM,)), self._line_up(), HELP]
        if wished.damaged is not None:
            said.insert(0, wished.damaged)
        return Setup(
            order=wished.sort if wished.sort in ORDERS else "suit",
            style=wished.cards if wished.cards in STYLES else "signs" if signs else "letters",
            hint=registry.think_of(USUAL_BOT),
            draft=Draft(self._home.draft(self._code)),
            rules_text=rules_text,
            remember=lambda name, value: wish(self._home, name, value),
            notes=tuple(said),
        )

    def _line_up(self) -> str:
        others = [f"{place.name} ({place.program})" for place in self._places if place.program is not None]
        return f"Game {self._code}: you play with {', '.join(others)}."

    def _say_saved(self) -> None:
        self._terminal.paper.say("The game is saved. Go on with:")
        self._terminal.paper.say(f"{_command()} play --resume {self._code}", 2)

    def _say_finished(self) -> None:
        with contextlib.suppress(OSError):
            self._home.draft(self._code).unlink(missing_ok=True)
        if self._record is not None:
            say_record(self._terminal.paper, self._record, self._seeded)


def say_record(paper: Paper, record: str, seeded: bool) -> None:
    """Say where the record lies, and what can be done with it."""
    paper.say(f"The record is in {record}. " + ("Step through it:" if seeded else "Anyone can check its shuffles:"))
    paper.say(f"{_command()} {'replay' if seeded else 'verify'} {shlex.quote(record)}", 2)


def expect_room(path: Path) -> None:
    """A new match's record may be written here: nothing lies there yet. Raises CommandError."""
    _recorded_at(path, lambda: _is_free(path, None))


def can_keep(record: str, code: str) -> bool:
    """Can this game's record still be written where it was?"""
    try:
        return _is_free(Path(record), code)
    except OSError:
        return False


def _recorded(log: FileLog, code: str, path: Path) -> RecordedLog:
    """A log that also writes the record; a file that is none of this game's is not written over."""

    def made() -> RecordedLog | None:
        return RecordedLog(log, code, path) if _is_free(path, code) else None

    return _recorded_at(path, made)


def _recorded_at(path: Path, made: Callable[[], T | None]) -> T:
    try:
        found = made()
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        text = f"The record {path} cannot be written ({reason}): choose another place."
        raise CommandError("bad_record", text) from None
    if not found:
        text = f"There is a file {path} already, and it is not this game's record: name another."
        raise CommandError("record_exists", text)
    return found


def _is_free(path: Path, code: str | None) -> bool:
    """Can the record be written here: does nothing lie there, or the same game's? Raises OSError."""
    if path.exists() and path.stat().st_size > 0:
        return code is not None and f'"table":"{code}"' in _first_line(path)
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()
    return True


def _first_line(path: Path) -> str:
    with path.open("rb") as file:
        return file.readline(4096).decode("utf-8", "replace").replace(" ", "")


def sentence(text: str) -> str:
    """A reason as a sentence of its own."""
    return f"{text[0].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def _command() -> str:
    """How this program is started here: by its name, or by the launcher that set-up put beside Python."""
    launcher = Path(sys.executable).with_name("buraco")
    if shutil.which("buraco") or not launcher.exists():
        return "buraco"
    here = Path.cwd()
    return str(launcher.relative_to(here) if launcher.is_relative_to(here) else launcher)
