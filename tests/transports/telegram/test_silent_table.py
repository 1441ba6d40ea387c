"""A tap while the table is silent: it is said that nothing was done, nothing is done later, and a second one works."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, cast

from core.table.clock import ManualClock
from core.table.orders import Answer, Done, Look, Order
from core.table.ports import NoAnswer
from scripts.locales import tongue_of
from tests.core.table.playing import settled
from tests.transports.scripted import Script
from transports.telegram.actors import Toast
from transports.telegram.awaited import HELD_MS, Heard
from transports.telegram.bindings import Held
from transports.telegram.house import House
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.pressed import Shows, data_of
from transports.telegram.reaching import Reaching
from transports.telegram.seats import Seats

ANN = Held(7, "K7M2QX", 0, "Ann")
TAP = data_of(ANN.table, Shows("sort", 0)) or ""


class Table:
    """A house whose table answers or not, and what is shown to Ann of it."""

    def __init__(self) -> None:
        self.silent = True
        self.heard = Heard()
        self.taps: list[str] = []
        self.lines: list[str] = []

    async def call(self, table: str) -> None:
        if self.silent:
            raise NoAnswer(table)

    async def order(self, table: str, order: Order) -> Answer:
        if self.silent:
            raise NoAnswer(table)
        players = ("Ann", "", "", "") if isinstance(order, Look) else ()
        return Done(seq=1, seat=0, players=players)

    async def seat(self, table: str, seat: int | None) -> Script:
        return Script()

    async def shows(self, held: Held, client: object, chair: object) -> Any:
        return self

    async def run(self) -> object:
        self.heard.now()
        return await asyncio.get_running_loop().create_future()

    def among(self, several: bool) -> None:
        pass

    async def tapped(self, data: str) -> Toast:
        self.taps.append(data)
        return Toast()

    async def typed(self, text: str) -> None:
        self.lines.append(text)

    @property
    def languages(self) -> tuple[str, ...]:
        return ("en",)

    def tongue(self, language: str) -> Any:
        return tongue_of(language)


async def goes_by(clock: ManualClock, ms: int) -> None:
    for _ in range(ms // 100):
        clock.advance(100)
        await settled()


async def test_what_was_told_to_be_tried_again_is_not_done_later_and_is_done_once_when_it_is() -> None:
    clock, table = ManualClock(), Table()
    shelf: Any = MemoryBindings(MemoryStore(clock), secrets.token_bytes)
    await shelf.keep_held(ANN)
    every: Any = table
    seats = Seats(cast(House, every), shelf, Reaching(shelf, ("en",)), table.shows, clock, secrets.token_bytes)
    await seats.open_all()
    try:
        tap = asyncio.create_task(seats.tapped(ANN.user, TAP))
        typed = asyncio.create_task(seats.typed(ANN.user, "draw"))
        await goes_by(clock, HELD_MS + 1_000)
        answer = await tap
        assert answer is not None
        assert "does not answer" in answer.text
        assert "try again" in answer.text
        assert await typed is False
        table.silent = False
        await goes_by(clock, 60_000)
        assert (table.taps, table.lines) == ([], [])
        answer = await seats.tapped(ANN.user, TAP)
        assert answer is not None
        assert answer.text == ""
        assert await seats.typed(ANN.user, "draw")
        assert (table.taps, table.lines) == ([TAP], ["draw"])
    finally:
        await seats.aclose(0.1)
