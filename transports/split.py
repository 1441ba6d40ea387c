"""A table whose house bots sit in the host's own process while everybody else comes from afar.

One bus made of two: a memory bus for the bots and a carrier for all others. What is said to a bot never leaves the
process, and nobody from outside can speak for its seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from core.table.hosting import TableBus
from core.table.orders import Answer
from core.table.ports import Asked, Connected, Gone, Heard, Letter, PortClosed, Pulse
from transports.memory import MemoryBus


class Afar(TableBus, Protocol):
    """A bus of which can be had what is there already, without waiting: it is heard together with another one."""

    news: asyncio.Event
    """Set when something has come."""

    def take(self) -> Heard | None:
        """What `receive` would give, if it is there already. Raises PortClosed."""


class CarriersAfar(Protocol):
    """Where such buses come from."""

    async def open(self, table: str) -> Afar:
        """Listen for this table."""


class SplitBus:
    """Both halves as one. A seat is the bot's from when the table has heard its coming until it hears its going."""

    def __init__(self, remote: Afar, forget: Callable[[SplitBus], None]) -> None:
        """``forget`` is told when the bus is closed."""
        self.local = MemoryBus(remote.news)
        """Where the bots of the house connect."""
        self._remote = remote
        self._pulse = remote if isinstance(remote, Pulse) else None
        self._forget = forget
        self._bots: set[int] = set()
        self._asks: set[str] = set()
        """Orders from this process that wait for their answers."""
        self._closed = False

    async def receive(self) -> Heard:
        while True:
            if self._closed:
                raise PortClosed("the host has left this table")
            heard = self.local.take()
            if heard is not None:
                self._note(heard)
                return heard
            heard = self._remote.take()
            if heard is None:
                self._remote.news.clear()
                await self._remote.news.wait()
            elif heard.seat not in self._bots:
                return heard

    def _note(self, heard: Heard) -> None:
        match heard.message:
            case Connected() if heard.seat is not None:
                self._bots.add(heard.seat)
            case Gone() if heard.seat is not None:
                self._bots.discard(heard.seat)
            case Asked(ask=ask):
                self._asks.add(ask)
            case _:
                pass

    async def publish(self, letters: Sequence[Letter]) -> None:
        near = [letter for letter in letters if letter[0] is None or letter[0] in self._bots]
        if near:
            await self.local.publish(near)
        far = [letter for letter in letters if letter[0] not in self._bots]
        if far:
            await self._remote.publish(far)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        if seat is None or seat in self._bots:
            await self.local.disconnect(seat, reason, next_table)
        if seat is None or seat not in self._bots:
            await self._remote.disconnect(seat, reason, next_table)
        if seat is not None:
            self._bots.discard(seat)

    async def answer(self, ask: str, answer: Answer) -> None:
        if ask in self._asks:
            self._asks.discard(ask)
            await self.local.answer(ask, answer)
        else:
            await self._remote.answer(ask, answer)

    def silent_ms(self) -> int:
        """How long ago the carrier from afar was last known to work."""
        return 0 if self._pulse is None else self._pulse.silent_ms()

    async def aclose(self) -> None:
        self._closed = True
        self._forget(self)
        self.local.close("the host has left this table")
        await self._remote.aclose()


class SplitCarriers:
    """Carriers from afar, with room for bots of the house at every table."""

    def __init__(self, remote: CarriersAfar) -> None:
        self._remote = remote
        self._open: dict[str, SplitBus] = {}

    async def open(self, table: str) -> SplitBus:
        def forget(closed: SplitBus) -> None:
            if self._open.get(table) is closed:
                del self._open[table]

        bus = self._open[table] = SplitBus(await self._remote.open(table), forget)
        return bus

    def local(self, table: str) -> MemoryBus | None:
        """Where bots of the house connect to this table; None: it was not opened here."""
        bus = self._open.get(table)
        return None if bus is None else bus.local
