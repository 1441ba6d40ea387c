"""What chats may ask of the tables, answered by the bus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from bots import registry
from bots.expert import ExpertMind
from core.game.rules import Rules
from core.table.agreeing import agree
from core.table.hosting import Entry
from core.table.orders import Agree, Answer, Order
from core.table.ports import Clock, LogDamaged, SeatPort, TableError, UnknownTable
from core.table.public_record import Line, lines_before_damage, public_lines, written
from core.table.records import with_chosen_seats
from scripts.agreed import USUAL_BOT
from scripts.asking import USUAL
from scripts.create import Wanted, create_as
from scripts.failure import CommandError
from scripts.line_up import HUMAN
from scripts.locales import ENGLISH, LANGUAGES, tongue_of
from scripts.settings import load_rules, preset_names, preset_table
from scripts.shared import Shared
from scripts.show_rules import rules_text
from transports.client import SeatClient
from transports.console.announcing import telling_of
from transports.console.draft import Draft
from transports.console.hand import ORDERS
from transports.console.preferences import STYLES
from transports.console.proof import Evidence
from transports.console.setup import Setup
from transports.console.steps import Steps
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.open_tables import OpenTables
from transports.redis.port import SeatExchange
from transports.telegram.house import NewTable
from transports.text import Style
from transports.tongue import Tongue

WIDE: Final = 4_000
"""Columns of what is not wrapped: a chat does that itself."""


class BusHouse:
    """A `transports.telegram.house.House`. The exchange is the caller's to close, after `aclose`."""

    def __init__(self, shared: Shared, exchange: Exchange, clock: Clock) -> None:
        self._shared = shared
        self._tables = OpenTables(Edge(exchange), shared.directory)
        self._seats = SeatExchange(exchange)
        self._clock = clock

    async def aclose(self) -> None:
        """Close all seats."""
        await self._seats.aclose()

    # --- what there is -------------------------------------------------------------------------------------------

    @property
    def presets(self) -> tuple[str, ...]:
        return tuple(sorted(preset_names(), key=lambda name: name != USUAL))

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(LANGUAGES)

    def tongue(self, language: str) -> Tongue:
        return tongue_of(language if language in LANGUAGES else ENGLISH)

    def rules(self, wanted: NewTable) -> Rules:
        return with_chosen_seats(load_rules(wanted.preset, wanted.options))

    def agreement(self, wanted: NewTable) -> Agree:
        return agree(self.rules(wanted), preset_table(wanted.preset), wanted.clock)

    def rules_text(self, rules: Rules, tongue: Tongue) -> str:
        return rules_text(rules, WIDE, tongue, typed=False)

    def setup(self, tongue: Tongue, draft: Draft, settings: Mapping[str, str]) -> Setup:
        adviser = ExpertMind()
        order, style = settings.get("sort", ""), settings.get("cards", "")
        return Setup(
            tongue=tongue,
            order=order if order in ORDERS else "suit",
            own_order=order == "own",
            style=style if style in STYLES else "signs",
            telling=telling_of(settings.get("announce", "all")),
            hint=None if settings.get("hints") == "off" else adviser.advise,
            hears=adviser.heard,
            draft=draft,
            rules_text=partial(rules_text, tongue=tongue, typed=False),
        )

    def evidence(self, table: Callable[[], str], client: SeatClient) -> Evidence:
        """What is known of the shuffles of a seat's table beside what the table says."""

        async def record() -> Sequence[Line] | None:
            with suppress(TableError):
                return lines_before_damage(table(), await self._shared.log.read(table()))[0]
            return None

        return Evidence(record, lambda: client.promises)

    async def replay(self, table: str, deal: int, tongue: Tongue, style: Style) -> tuple[Steps, int] | None:
        """The steps of a match as far as its deals are over, and the first of that deal; None where there is none."""
        from scripts.replays import reel_of  # with all that follows records; rarely wanted

        try:
            raw = await self._shared.log.read(table)
            return await asyncio.to_thread(reel_of, table, raw, deal, tongue, style)
        except (CommandError, TableError):
            return None

    async def bots(self) -> Sequence[str]:
        offered = await self._shared.directory.offered(self._clock.wall_ms())
        names = (*registry.NAMES, *(name for name in offered if name not in registry.NAMES))
        return sorted(names, key=lambda name: name != USUAL_BOT)

    # --- tables --------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, code: str, at_ms: int) -> bool:
        rules = self.rules(wanted)
        asked = Wanted(rules, (HUMAN,) * rules.players, name=None, private=True, clock=wanted.clock, seed=None)
        return await create_as(self._shared, code, asked, at_ms, go_on=True) is not None

    async def order(self, table: str, order: Order) -> Answer:
        return await self._tables.ask(table, order)

    async def entry(self, table: str) -> Entry | None:
        return await self._shared.directory.entry(table)

    async def seat(self, table: str, seat: int | None) -> SeatPort:
        return await self._seats.port(table, seat)

    async def call(self, table: str) -> None:
        await self._shared.directory.call(table)

    async def record(self, table: str) -> bytes:
        raw = await self._shared.log.read(table)
        if not raw:
            raise UnknownTable(table)
        try:
            return written(public_lines(table, raw))
        except LogDamaged:
            return written(lines_before_damage(table, raw)[0])
