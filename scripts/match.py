"""One sitting of a match that lies in a log: the table, its bots, and the person or the progress line."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shlex
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from bots import registry
from bots.expert import ExpertMind
from core.game.wording import Wording
from core.table.ports import Log, TableError
from core.table.public_record import Line, written
from scripts import lesson
from scripts.agreed import USUAL_BOT
from scripts.embedded import client_of, host_of, with_table
from scripts.evidence import of_saved
from scripts.failure import CommandError
from scripts.home import Home, Wishes, wish
from scripts.house_players import HousePlayers
from scripts.language import say, system_says
from scripts.launcher import program_name
from scripts.line_up import Place, human_at
from scripts.locales import asked, spoken
from scripts.progress import watch
from scripts.show_rules import rules_text
from scripts.sitting import Leaving, Terminal, until_left
from scripts.table_bots import TableBots
from transports.client import SeatClient
from transports.closing_text import closing_text
from transports.console.announcing import telling_of
from transports.console.bench import Bench
from transports.console.draft import Draft
from transports.console.hand import ORDERS
from transports.console.preferences import STYLES
from transports.console.rematch import Another
from transports.console.session import Outcome
from transports.console.setup import Setup
from transports.console.steps import Steps
from transports.console.terminal import Paper
from transports.files import FileLog
from transports.memory import MemoryPort
from transports.record_file import NotOurs, RecordedLog, expect_free

_NOTES: Final = Wording(
    {
        "cut-short": "table {table}: its last line was cut short ({count:d} bytes), as by a killed program; nobody was "
        "told of it, and it was removed",
    }
)
"""What a log says that had to be put right, as `transports.files` writes it."""
_LYING_THERE: Final = {
    "it is a folder": "match-lies-folder",
    "it is no ordinary file": "match-lies-device",
    "another file lies there": "match-lies-file",
}
"""Why a record is not written where something lies, as `transports.record_file` says it, and the message of each."""
CLOSED: Final = (errno.EIO, errno.EBADF)
"""What writing to a terminal that was closed comes to: a way to leave, and no failure."""


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
        players: HousePlayers | None = None,
    ) -> None:
        """Raises CommandError where the record's file cannot be written."""
        self._home = home
        self._terminal = terminal
        self._wished = wished
        self._files = log
        self._log: Log = log
        self._code = terminal.game = code
        self._places = places
        self._record = record
        self._seeded = seeded
        self._players = players or HousePlayers()
        self._recorded: RecordedLog | None = None
        self._bots: TableBots | None = None
        self.another: Final = Another()
        """The wish for another match with the same players."""
        if record is not None:
            expect_room(home, Path(record), code)
            with _writing(Path(record)):
                self._log = self._recorded = RecordedLog(log, code, Path(record))
            with contextlib.suppress(OSError):  # then it is to be named again
                home.keep_record(code, record)

    @property
    def places(self) -> tuple[Place, ...]:
        """Who plays: bots may have been exchanged since it began."""
        now = () if self._bots is None else self._bots.places
        return tuple(Place(place.name, place.program) for place in now) or self._places

    def play(self, notes: tuple[str, ...]) -> int:
        """Play until the match is over or the person leaves; the exit status."""
        try:
            return self._played(notes)
        except BrokenPipeError:
            raise
        except OSError as error:
            self._terminal.give_up()  # nobody is there to be told; the game is saved
            return 0 if error.errno in CLOSED else 1

    def _played(self, notes: tuple[str, ...]) -> int:
        try:
            outcome = asyncio.run(self._play(notes))
        except Leaving as leaving:
            self._terminal.left_by = leaving
            self._terminal.paper.leave_prompt()
            left = self._say_finished() if self.another.offered else self._say_left()
            return leaving.status or left
        if outcome == "finished":
            return self._say_finished()
        if outcome == "ended":
            self._terminal.paper.leave_prompt()
        return self._say_left() or (1 if outcome == "closed" else 0)

    async def _play(self, notes: tuple[str, ...]) -> Outcome:
        bots = {
            seat: (place.name, playing)
            for seat, place in enumerate(self._places)
            if place.program is not None and (playing := self._players.of(place.program, seat)) is not None
        }
        seat = human_at(self._places)
        self._bots = TableBots(bots, self._players.faults, self._players.of, self._players.names)
        host = host_of(self._log, registry.think_of(USUAL_BOT), self._bots)

        async def guest(port: MemoryPort) -> Outcome:
            name = "watcher" if seat is None else self._places[seat].name
            async with client_of(port, name) as client:
                return await self._visit(client, seat, notes)

        return await with_table(host, self._code, self._bots, seat, guest)

    async def _visit(self, client: SeatClient, seat: int | None, notes: tuple[str, ...]) -> Outcome:
        if seat is None:
            programs = tuple(place.program for place in self._places)
            return await until_left(watch(client, self._terminal.paper, programs))
        setup = self._setup(notes)
        setup.evidence = of_saved(self._home, self._code, client)
        if self._terminal.coach is None and self._bots is not None:
            self._bots.reads = lambda: setup.reads()
            setup.bench = Bench(self._bots, client, self._terminal.paper, setup.tongue, seat)
        return await until_left(self._terminal.console(client, setup).run())

    def _setup(self, notes: tuple[str, ...]) -> Setup:
        said = [*map(_noted, self._files.notes), *(notes or (say("match-aim"),)), self._line_up()]
        if not self._terminal.fills_screen:  # where keys do it, the screen says which
            said.append(say("match-help"))
        teaches = self._terminal.coach is not None
        wished = msgspec.structs.replace(self._wished, hints="") if teaches else self._wished
        setup = setup_of(self._home, wished, self._terminal.paper, self._home.draft(self._code), said)
        if teaches:
            adviser = lesson.adviser()
            setup.hint, setup.hears = adviser.advise, adviser.heard
        setup.tells_seed = not teaches
        setup.another = None if teaches else self.another
        setup.replay = lambda deal: deal_again(self._home, self._code, deal, setup)
        return setup

    def _line_up(self) -> str:
        others = [f"{place.name} ({place.program})" for place in self._places if place.program is not None]
        return say("match-line-up", game=self._code, others=", ".join(others))

    def _say_left(self) -> int:
        """Say how to go on; 1 where that is not as it should be."""
        paper = self._terminal.paper
        if not self._files.lies_there(self._code):
            paper.say(say("match-gone", game=self._code, path=str(self._files.path(self._code))), hang=2)
            self._is_recorded(can_resume=False)
            return 1
        recorded = self._is_recorded()
        if (trouble := self._files.trouble) is None:
            paper.say(say("match-saved"))
        else:
            folder = str(self._files.path(self._code).parent)
            paper.say(say("match-newest-not-saved", trouble=trouble.lower(), folder=folder), hang=2)
        paper.say(f"{program_name()} {self._players.resume_with.format(code=self._code)}", 2)
        return 0 if recorded and trouble is None else 1

    def _say_finished(self) -> int:
        with contextlib.suppress(OSError):
            self._home.draft(self._code).unlink(missing_ok=True)
        if self._record is None:
            return 0
        if not self._is_recorded(can_resume=self._files.lies_there(self._code)):
            return 1
        say_record(self._terminal.paper, self._record, self._seeded)
        return 0

    def _is_recorded(self, can_resume: bool = True) -> bool:
        """See to it that the record holds all it can; where that fails, say so and how to get it later."""
        if self._recorded is None:
            return True
        try:
            asyncio.run(self._recorded.finish())
        except (OSError, TableError) as error:
            reason = _reason(error) if isinstance(error, OSError) else told(str(error))
            record, again = str(self._record), f"{program_name()} play --resume {self._code} --record FILE"
            self._terminal.paper.say(
                say("match-record-later", record=record, reason=reason, command=again)
                if can_resume
                else say("match-record-lost", record=record, reason=reason),
                hang=2,
            )
            return False
        return True


def setup_of(home: Home, wished: Wishes, paper: Paper, draft: Path, notes: Iterable[str]) -> Setup:
    """What a console at this terminal is given: the person's wishes, hints, and what is to be said at first."""
    adviser = ExpertMind()
    return Setup(
        tongue=spoken(),
        order=wished.sort if wished.sort in ORDERS else "suit",
        own_order=wished.sort == "own",
        style=wished.cards if wished.cards in STYLES else "signs" if paper.look.signs else "letters",
        telling=telling_of(wished.announce),
        hint=None if wished.hints == "off" else adviser.advise,
        hears=adviser.heard,
        draft=Draft(draft),
        rules_text=partial(rules_text, tongue=spoken()),
        remember=lambda name, value: wish(home, name, value),
        speak=lambda text: _speak(home, text),
        notes=tuple(notes) if wished.damaged is None else (wished.damaged, *notes),
    )


def _speak(home: Home, text: str) -> str:
    """Choose a language in play, and keep it for later."""
    code, answer = asked(text)
    if code is not None:
        wish(home, "language", code)
    return answer


async def deal_again(home: Home, code: str, deal: int, setup: Setup) -> tuple[Steps, int] | None:
    """The steps of a saved game, and the first of a deal that is over; None where there is none."""
    from scripts.replays import replay_of  # with all that follows records; rarely wanted

    try:
        return await replay_of(home, code, deal, setup.tongue, setup.style)
    except CommandError:
        return None


def say_record(paper: Paper, record: str, seeded: bool) -> None:
    """Say where the record lies, and what can be done with it."""
    paper.say(say("match-recorded-replay", record=record) if seeded else say("match-recorded-verify", record=record))
    paper.say(f"{program_name()} {'replay' if seeded else 'verify'} {shlex.quote(record)}", 2)


def expect_room(home: Home, path: Path, table: str | None = None) -> None:
    """A record may be written here: nothing lies there yet, or an older record of the same table.

    Raises CommandError.
    """
    place = Path(os.path.realpath(path))
    if place.is_relative_to(os.path.realpath(home.root)):
        text = say("match-record-in-home", path=str(path), folder=str(home.root))
        raise CommandError("record_in_home", text)
    with _writing(path):
        expect_free(place, table)
        new = not place.exists()
        place.open("ab").close()
        if new:
            place.unlink()


def can_keep(home: Home, record: str, table: str) -> bool:
    """Can this game's record still be written where it was?"""
    try:
        expect_room(home, Path(record), table)
    except CommandError:
        return False
    return True


def write_record(path: Path, lines: Iterable[Line]) -> None:
    """Write a record at once. Raises CommandError where it cannot be."""
    with _writing(path):
        path.write_bytes(written(lines))


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except NotOurs as error:
        text = say("match-record-exists", path=str(path), reason=_reason(error))
        raise CommandError("record_exists", text) from None
    except OSError as error:
        text = say("match-record-unwritable", path=str(path), reason=_reason(error))
        raise CommandError("bad_record", text) from None


def _noted(note: str) -> str:
    """What a log had to put right."""
    sentence = _NOTES.read(note)
    return note if sentence is None else say("match-cut-short", **sentence.given)


def _reason(error: OSError) -> str:
    key = _LYING_THERE.get(error.strerror or "")
    return system_says((error.strerror or "no reason given").lower()) if key is None else say(key)


def told(reason: str) -> str:
    """Why something at a table cannot be done, as core and the carriers say it, in the language that is spoken."""
    return closing_text(reason, spoken())


def sentence(text: str) -> str:
    """A reason as a sentence of its own."""
    return f"{text[0].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
