"""Whoever sits at a table in the tests of what it tells: carriers of any kind, and guests who read everything."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from core.game.shuffle import nonce_commitment
from core.table import messages as said
from core.table.messages import FromSeat, ToSeat
from core.table.orders import Answer, Order
from core.table.ports import Bus, Interrupted, Log, PortClosed, Restored, SeatPort
from tests.core.table.playing import nonces
from transports.memory import MemoryBus, MemoryLog


class Carriers(Protocol):
    """The carriers of one table, whatever they are made of."""

    bus: Bus
    log: Log

    async def seat(self, seat: int) -> SeatPort: ...

    async def watcher(self) -> SeatPort: ...

    async def ask(self, order: Order) -> Answer:
        """Ask as an edge; whatever was said before has been heard when the answer is there."""


class InMemory:
    """Carriers in this process."""

    def __init__(self) -> None:
        self._memory = MemoryBus()
        self.bus: Bus = self._memory
        self.log: Log = MemoryLog()

    async def seat(self, seat: int) -> SeatPort:
        return self._memory.seat(seat)

    async def watcher(self) -> SeatPort:
        return self._memory.watch()

    async def ask(self, order: Order) -> Answer:
        return await self._memory.ask(order)


class Guest:
    """Somebody on a carrier, who reads everything."""

    def __init__(self, port: SeatPort, seat: int | None) -> None:
        self.port = port
        self.seat = seat
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(PortClosed):
            while True:
                await self._take(await self.port.receive())

    async def _take(self, message: ToSeat | Interrupted | Restored) -> None:
        match message:
            case said.Hello():
                await self.port.send(said.Id(protocol=1, name=f"P{self.seat}", wants=("legal", "events")))
            case said.Ping(n=n):
                await self.port.send(said.Pong(n))
            case said.NonceCall(n=n, commits=commits) if self.seat is not None:
                nonce = nonces(self.seat)()
                if commits is None:
                    await self.port.send(said.Nonce(n=n, commit=nonce_commitment(nonce)))
                else:
                    await self.port.send(said.Nonce(n=n, value=nonce.hex()))
            case said.Closed():
                raise PortClosed(message.reason)
            case _:
                pass

    @property
    def there(self) -> bool:
        return not self._reading.done()

    async def say(self, message: FromSeat) -> None:
        if self.there:
            with contextlib.suppress(PortClosed):
                await self.port.send(message)

    async def go(self) -> None:
        await self.port.aclose()
        self._reading.cancel()
        await asyncio.wait({self._reading})
