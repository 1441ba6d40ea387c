"""Outbox and house of a group, faked: nothing is sent, and the house has one table, of a game of the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.game.rules import Rules
from core.table.agreeing import agree
from core.table.hosting import Entry
from core.table.listing import entry_of
from core.table.orders import Agree, Answer, Order
from core.table.ports import PortClosed, SeatPort, TableError, UnknownTable
from core.table.public_record import public_lines, written
from scripts.locales import tongue_of
from scripts.settings import load_rules, preset_table
from tests.core.table.playing import Game
from transports.console.draft import Draft
from transports.console.setup import Setup
from transports.rulebook import describe
from transports.telegram.house import NewTable
from transports.telegram.screen import MOST_BUTTONS, MOST_CAPTION, MOST_TEXT, Place, Screen
from transports.telegram.table_caption import units
from transports.tongue import Tongue


class FakePost:
    """An outbox that sends nothing: what stands where, and what was said, with every limit looked at."""

    def __init__(self) -> None:
        self.shown: dict[str, Screen] = {}
        """By key, the messages of the group as they stand."""
        self.dropped: list[tuple[str, Screen | None]] = []
        self.said: list[tuple[Place, Screen]] = []
        self.needed: list[str] = []
        """What of that must be read."""
        self.all: list[tuple[Place, Screen]] = []
        """Everything that ever went out."""
        self.edits = 0

    def show(self, place: Place, key: str, screen: Screen, awaited: bool = False) -> None:
        self._look(place, screen)
        if self.shown.get(key) != screen:
            self.edits += 1
        self.shown[key] = screen

    def say(self, place: Place, screen: Screen, needed: bool = False) -> None:
        self._look(place, screen)
        self.said.append((place, screen))
        if needed:
            self.needed.append(screen.text)

    def drop(self, place: Place, key: str) -> None:
        self.dropped.append((key, self.shown.pop(key, None)))

    def below(self, place: Place, key: str, aloud: bool = False) -> None:
        self.dropped.append((key, self.shown.get(key)))

    def answer(self, query: str, text: str = "", alert: bool = False) -> None:
        raise AssertionError("the edge answers queries")

    def _look(self, place: Place, screen: Screen) -> None:
        self.all.append((place, screen))
        assert screen.text.strip()
        assert units(screen.text) <= (MOST_TEXT if screen.picture is None else MOST_CAPTION)
        buttons = [button for row in screen.buttons for button in row]
        assert len(buttons) <= MOST_BUTTONS
        for button in buttons:
            assert button.text.strip()
            assert sum(way is not None for way in (button.data, button.url, button.inline)) == 1
            assert button.data is None or len(button.data.encode()) <= 64
        for mention in screen.mentions:
            assert 0 <= mention.start < mention.start + mention.length <= len(screen.text)


class FakeHouse:
    """One table, of a game of the tests; rules and languages are the real ones."""

    presets = ("burraco", "buraco", "stbl", "aberto")
    languages = ("en", "ru", "lv", "it", "pt-BR", "es")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers = True
        self.listed: Entry | None = None
        """What the list of tables says instead of what it should."""
        self.orders: list[Order] = []
        self.called: list[str] = []

    def tongue(self, language: str) -> Tongue:
        return tongue_of(language)

    def rules(self, wanted: NewTable) -> Rules:
        return load_rules(wanted.preset, wanted.options)

    def agreement(self, wanted: NewTable) -> Agree:
        return agree(self.rules(wanted), preset_table(wanted.preset), wanted.clock)

    def rules_text(self, rules: Rules, tongue: Tongue) -> str:
        return "\n\n".join(" ".join(section.lines) for section in describe(rules, tongue))

    def setup(self, tongue: Tongue, draft: Draft, settings: Mapping[str, str]) -> Setup:
        raise NotImplementedError

    async def bots(self) -> Sequence[str]:
        return ("chance", "greedy")

    async def create(self, wanted: NewTable, code: str, at_ms: int) -> bool:
        raise NotImplementedError

    async def order(self, table: str, order: Order) -> Answer:
        self.orders.append(order)
        if not self.answers or table != self.game.name:
            raise TableError(f"table {table} does not answer")
        try:
            return await self.game.bus.ask(order)
        except PortClosed as closed:
            raise TableError(str(closed)) from None

    async def entry(self, table: str) -> Entry | None:
        if self.listed is not None and table == self.listed.table:
            return self.listed
        return entry_of(self.game.coordinator.table) if table == self.game.name else None

    async def seat(self, table: str, seat: int | None) -> SeatPort:
        if not self.answers or table != self.game.name:
            raise TableError(f"table {table} does not answer")
        try:
            return self.game.bus.watch() if seat is None else self.game.bus.seat(seat)
        except PortClosed as closed:
            raise TableError(str(closed)) from None

    async def call(self, table: str) -> None:
        self.called.append(table)

    async def record(self, table: str) -> bytes:
        if table != self.game.name:
            raise UnknownTable(table)
        return written(public_lines(table, await self.game.log.read(table)))
