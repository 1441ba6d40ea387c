"""What the outbox hears of Telegram, and what is done about it: clocks stand, seats are empty, chats have moved.

Each of these is called at once and does its work beside it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from core.table.orders import MOST_HOLD_MS, Hold
from core.table.ports import Clock, TableError
from transports.telegram.bindings import Deposed
from transports.telegram.groups import Groups
from transports.telegram.house import House
from transports.telegram.leading import paused
from transports.telegram.parts import Errands
from transports.telegram.reaching import Reaching
from transports.telegram.screen import Place
from transports.telegram.seats import Seats

SPARE_MS: Final = 2_000
"""Clocks stand for so much longer than Telegram wants silence: then something is shown first."""


class Hearing:
    """As the outbox wants to be heard; made before it, and given the rest with `begin`."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Raises what ends everything: Deposed."""
        self._house = house
        self._clock = clock
        self._until: dict[Place, int] = {}
        self._reaching: Reaching | None = None
        self._seats: Seats | None = None
        self._groups: Groups | None = None
        self._errands: Errands | None = None

    def begin(self, reaching: Reaching, seats: Seats, groups: Groups, errands: Errands) -> None:
        """From now on these are told."""
        self._reaching, self._seats, self._groups, self._errands = reaching, seats, groups, errands

    def throttled(self, place: Place, seconds: float) -> None:
        """Nothing is shown there for so long: clocks stand at the tables of whoever looks there."""
        if self._errands is None:
            return
        until = self._clock.now_ms() + round(seconds * 1000) + SPARE_MS
        held = place in self._until
        self._until[place] = max(until, self._until.get(place, 0))
        if not held:
            self._errands.run(self._hold(place))

    def free(self, place: Place) -> None:
        """It is over: clocks go on."""
        if self._until.pop(place, None) is not None and self._errands is not None:
            self._errands.run(self._order(place, 0))

    def blocked(self, chat: int) -> None:
        """That person cannot be written to."""
        if self._errands is not None and self._reaching is not None:
            self._errands.run(self._reaching.lost(chat))

    def removed(self, place: Place) -> None:
        """Nothing can be written in that chat."""
        if self._errands is not None and self._groups is not None and not place.private:
            self._errands.run(self._groups.silenced(place.chat))

    def topic_gone(self, place: Place) -> None:
        """Nothing can be written in that topic."""
        if self._errands is not None and self._groups is not None:
            self._errands.run(self._groups.silenced_topic(place))

    def moved(self, old: int, new: int) -> None:
        """A chat has another number now."""
        if self._errands is not None and self._groups is not None:
            self._errands.run(self._groups.moved(old, new))

    def deposed(self) -> None:
        """Another process looks after the chats now."""
        if not self.failed.done():
            self.failed.set_exception(Deposed())

    async def _hold(self, place: Place) -> None:
        """Let clocks stand, again and again where it takes longer than they can stand at a time."""
        while (left := self._until.get(place, 0) - self._clock.now_ms()) > 0:
            ms = min(left, MOST_HOLD_MS)
            await self._order(place, ms)
            await paused(self._clock, max(ms - SPARE_MS // 2, 1))
        self._until.pop(place, None)

    async def _order(self, place: Place, ms: int) -> None:
        for table in self._tables(place):
            with contextlib.suppress(TableError):  # a table that does not answer has no clock that runs
                await self._house.order(table, Hold(ms=ms))

    def _tables(self, place: Place) -> list[str]:
        if place.private:
            return [] if self._seats is None else [each.held.table for each in self._seats.of(place.chat)]
        table = None if self._groups is None else self._groups.table_of(place)
        return [] if table is None else [table]
