"""The program around the home screen: what it lists, explains, keeps and deletes for whoever sits at it."""

from __future__ import annotations

import argparse
import contextlib
import shlex
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

import msgspec

from bots import registry
from core.game.option_text import parse_option
from core.game.options import Option, OptionValue, clip
from core.game.rules import Rules, RulesError
from core.table.clock import SystemClock
from core.table.hosting import Entry
from core.table.orders import MOST_NAME
from core.table.ports import TableError
from core.table.public_record import public_lines, written
from core.table.summary import Summary
from scripts import games, lesson
from scripts.agreed import OPPONENT, read_clock, unusable
from scripts.arguments import Arguments
from scripts.chosen import choice_of, chosen_rules, words_of
from scripts.failure import CommandError
from scripts.home import Home, Wishes, wish, wishes
from scripts.language import NAMES, speak, system_says
from scripts.line_up import HUMAN
from scripts.locales import spoken
from scripts.match import expect_room, sentence, told, write_record
from scripts.settings import preset_names
from scripts.show_rules import rules_text
from scripts.verify import verify_lines
from transports import levels, option_text
from transports.files import FileLog
from transports.fullscreen import home_house
from transports.fullscreen.home_house import Bot, Cannot, Choice
from transports.text import Style
from transports.tongue import Tongue

T = TypeVar("T")

GAMES: Final = ("burraco", "buraco", "stbl", "aberto")
"""In the order in which they are offered."""
WRITTEN: Final[tuple[Style, ...]] = get_args(Style)
MOST_RECORDS: Final = 200
"""Files of a folder that are looked at."""
_BEGINS: Final = b'"type":"match"'
"""Stands in the first line of every record."""


class ProgramHouse:
    """What the home screen asks for (see `transports.fullscreen.home_house.House`)."""

    def __init__(
        self,
        home: Home,
        signs: bool,
        players: Sequence[str] = registry.NAMES,
        usual: str = OPPONENT,
        *,
        remembers: bool = True,
    ) -> None:
        """``signs``: can the terminal show suit signs? ``players``: who can be seated; ``usual`` where nobody is.

        ``remembers``: is a game that is begun the one that the forms offer the next time?
        """
        self._home = home
        self._signs = signs
        self._players = players
        self._usual = usual
        self._remembers = remembers
        self._wished: Wishes = wishes(home)

    # --- the person ------------------------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        return spoken()

    @property
    def style(self) -> Style:
        wished = self._wished.cards
        return wished if wished in WRITTEN else "signs" if self._signs else "letters"

    @property
    def languages(self) -> Mapping[str, str]:
        return NAMES

    def wished(self, name: str) -> str:
        return str(getattr(self._wished, name))

    def wish(self, name: str, value: str) -> None:
        damaged = self._wished.damaged
        self._wished = msgspec.structs.replace(self._wished, **{name: value})
        if name == "language":
            speak(value)
        wish(self._home, name, value)
        if damaged is not None:
            raise Cannot(damaged)

    def read_name(self, text: str) -> str:
        from scripts.join import checked_name

        try:
            return checked_name(text)
        except CommandError:  # its sentence speaks of the command line
            raise Cannot(spoken().text("front-no-name", most=MOST_NAME)) from None

    # --- a new game ------------------------------------------------------------------------------------------------

    @property
    def games(self) -> Sequence[str]:
        names = preset_names()
        return [name for name in GAMES if name in names] + [name for name in names if name not in GAMES]

    @property
    def bots(self) -> Sequence[Bot]:
        tongue = spoken()
        own = tongue.text("newgame-own-bot")
        return [Bot(name, levels.title(name, tongue), levels.about(name, tongue, own)) for name in self._players]

    def last_choice(self) -> Choice:
        try:
            return choice_of(play_arguments(shlex.split(self._wished.game)), self._players, self._usual)
        except (CommandError, ValueError):  # of another version, or edited by hand
            return choice_of(play_arguments(()), self._players, self._usual)

    def start(self, choice: Choice) -> home_house.Wanted:
        with _saying():
            words = words_of(choice)
            if self._remembers:
                self._remember(choice)
            return home_house.Wanted("play", words)

    def _remember(self, choice: Choice) -> None:
        with contextlib.suppress(Cannot):  # then it is begun all the same
            self.wish("game", shlex.join(words_of(choice, seeded=False)))

    def rules_of(self, choice: Choice) -> Rules:
        with _saying():
            return chosen_rules(choice)

    def option(self, option: Option) -> tuple[str, str]:
        return option_text.label(option, spoken()), option_text.about(option, spoken())

    def value(self, option: Option, value: OptionValue) -> str:
        return option_text.value_text(option, value, spoken())

    def read_value(self, option: Option, text: str) -> object:
        with _saying():
            return parse_option(f"{option.name}={text}")[1]

    def read_clock(self, text: str) -> str:
        try:
            read_clock(text)
        except CommandError:  # as above
            raise Cannot(spoken().text("front-no-time", given=repr(clip(text)))) from None
        return text

    def rules_text(self, rules: Rules, width: int) -> str:
        return rules_text(rules, width, spoken())

    # --- saved games and records -----------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        with contextlib.suppress(FileNotFoundError):  # somebody has deleted it
            return Path.cwd()
        return self._home.root.parent

    @property
    def _log(self) -> FileLog:
        return FileLog(self._home.games, read_only=True)

    @property
    def is_new(self) -> bool:
        return not self._home.games.exists() and not self._home.settings_file.exists()

    def newest(self) -> Summary | None:
        with contextlib.suppress(TableError):  # then there is nothing to go on with
            found = _at_once(self._log.newest())
            if found is None or found.table != lesson.CODE:
                return found
            return games.next_to_play(_at_once(self._log.summaries()))
        return None

    @property
    def lesson_waits(self) -> bool:
        saved: Sequence[Summary] = ()
        with contextlib.suppress(TableError):  # then there is none to go on with
            saved = _at_once(self._log.summaries())
        return any(each.table == lesson.CODE and each.problem is None and each.result is None for each in saved)

    def is_lesson(self, saved: Summary) -> bool:
        return saved.table == lesson.CODE

    async def saved(self) -> Sequence[Summary]:
        with _saying():
            return await self._log.summaries()

    def saved_lines(self, saved: Summary, width: int) -> Sequence[str]:
        return games.told(saved, width)

    def delete(self, code: str) -> None:
        with _saying():
            self._log.remove(code)
        for path in (self._home.draft(code), self._home.games / f"{code}.record"):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)

    def write_record(self, code: str, path: str) -> str:
        with _saying():
            try:
                target = Path(path).expanduser()
            except RuntimeError:
                raise Cannot(spoken().text("front-no-such-user")) from None
            expect_room(self._home, target, code)
            lines = list(public_lines(code, _at_once(self._log.read(code))))
            if not lines:
                raise Cannot(spoken().text("front-saved-no-deal"))
            write_record(target, lines)
        return spoken().text("front-record-written", file=str(target))

    def verify(self, code: str) -> Sequence[str]:
        text = spoken().text
        with _saying():
            report = verify_lines(written(public_lines(code, _at_once(self._log.read(code)))).splitlines())
        if not report.deals:
            return [text("front-verify-nothing")]
        said = [
            text("front-verify-seeded")
            if any(finding.kind != "fault" for finding in report.findings) and not report.verified
            else text("front-verify-shuffles", count=report.verified, all=report.deals),
            text("front-verify-moves", count=report.followed, all=report.deals),
            text("front-verify-faults", count=report.faults),
        ]
        return said + [f"- {sentence(finding.text)}" for finding in report.findings]

    def records(self, folder: str) -> Sequence[Path]:
        with _saying():
            try:
                place = Path(folder).expanduser()
                if place.is_file():
                    return [place]
                paths = [path for path in place.iterdir() if path.suffix in (".jsonl", ".record") and path.is_file()]
                paths.sort(key=lambda path: -path.stat().st_mtime)
            except (OSError, RuntimeError):
                raise Cannot(spoken().text("front-no-folder", folder=folder)) from None
        return [path for path in paths[:MOST_RECORDS] if _is_record(path)]

    # --- shared tables ---------------------------------------------------------------------------------------------

    async def tables(self) -> Sequence[Entry]:
        from scripts.shared import shared  # what reaches other programs takes a while to import
        from scripts.tables import chosen

        with _saying():
            async with shared(self._home) as bus:
                return chosen(await bus.directory.entries(), every=False)

    def table_lines(self, entry: Entry, width: int) -> Sequence[str]:
        from scripts.tables import told

        return told(entry, width)

    async def create(self, choice: Choice) -> str:
        from scripts.create import Wanted, create
        from scripts.shared import shared

        with _saying():
            rules = chosen_rules(choice)
            clock = read_clock(choice.clock) if choice.clock else None
            seats = (HUMAN,) * rules.players
            wanted = Wanted(rules, seats, self._wished.name or None, False, clock, choice.seed or None)
            async with shared(self._home) as bus:
                return (await create(bus, wanted, SystemClock().wall_ms()))[0]

    async def is_elsewhere(self, code: str, name: str) -> bool:
        from scripts.joining import is_elsewhere
        from scripts.shared import shared

        with _saying():
            async with shared(self._home) as bus:
                return await is_elsewhere(bus, code.upper(), name, None, bot=False)


def play_arguments(words: Sequence[str]) -> argparse.Namespace:
    """A command line of `buraco play`, read. Raises CommandError."""
    from scripts import play  # it asks for this form itself

    parser = Arguments(prog="buraco play")
    play.add_arguments(parser)
    return parser.parse_args(list(words))


@contextlib.contextmanager
def _saying() -> Iterator[None]:
    """What cannot be done is said in a sentence."""
    try:
        yield
    except CommandError as error:
        raise Cannot(str(error)) from None
    except RulesError as error:
        raise Cannot(str(unusable(error))) from None
    except TableError as error:
        raise Cannot(sentence(told(str(error)))) from None
    except OSError as error:
        raise Cannot(sentence(system_says(error.strerror or str(error)))) from None


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """What a file log's function gives: it never waits for anything, so it is done where an event loop runs already."""
    try:
        work.send(None)
    except StopIteration as done:
        given: T = done.value
        return given
    raise RuntimeError("a file log has waited")


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return _BEGINS in file.readline(4096).replace(b" ", b"")
    except OSError:
        return False
