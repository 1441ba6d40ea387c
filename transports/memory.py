"""Carriers and a log inside one process: what embedded tables, leagues and tests play on.

Messages are handed over as the frozen values they are. Nothing is lost, and the table waits for no slow seat: one
that does not read what it is sent is disconnected, as it would be anywhere else.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Sequence
from typing import Final

from core.table.messages import Closed, FromSeat, ToSeat
from core.table.orders import Answer, Order
from core.table.ports import Asked, Connected, Garbled, Gone, Heard, Letter, LogConflict, PortClosed, Word
from core.table.seats import ELSEWHERE

MOST_UNREAD: Final = 1024
"""Messages that may wait at a seat before it is disconnected."""
MOST_UNHEARD: Final = 1024
"""Messages that may wait for the table; then a sender waits."""


class MemoryPort:
    """A seat's end of a memory bus; made by `MemoryBus.seat` and `MemoryBus.watch`."""

    def __init__(self, bus: MemoryBus, seat: int | None) -> None:
        self._bus = bus
        self._seat = seat
        self._unread: deque[ToSeat] = deque()
        self._news = asyncio.Event()
        self._reason: str | None = None

    async def send(self, message: FromSeat) -> None:
        if self._reason is not None:
            raise PortClosed(self._reason)
        given: object = message
        if isinstance(given, Word):  # words of the carrier, not of a seat
            await self._bus.hear(Heard(self._seat, Garbled(f"{type(given).__name__} is said by the carrier alone")))
        else:
            await self._bus.hear(Heard(self._seat, message))

    async def receive(self) -> ToSeat:
        while not self._unread:
            if self._reason is not None:
                raise PortClosed(self._reason)
            self._news.clear()
            await self._news.wait()
        return self._unread.popleft()

    async def aclose(self) -> None:
        if self._reason is None:
            self._reason = "the seat has closed its connection"
            self._unread.clear()
            self._news.set()
            self._bus.forget(self, self._seat)

    def give(self, message: ToSeat) -> bool:
        """The table's side: hand over a message; False when too many wait already."""
        if self._reason is None:
            if len(self._unread) >= MOST_UNREAD:
                return False
            self._unread.append(message)
            self._news.set()
        return True

    def shut(self, reason: str, next_table: str | None = None) -> None:
        """The table's side: say why, and end it."""
        if self._reason is None:
            self._reason = reason
            self._unread.append(Closed(reason, next_table))
            self._news.set()


class MemoryBus:
    """The table's end of all its carriers in this process. A newer connection of a seat replaces the older one."""

    def __init__(self, news: asyncio.Event | None = None) -> None:
        """``news`` is set when something has come; several buses that are heard together may share it."""
        self._seats: dict[int, MemoryPort] = {}
        self._watchers: list[MemoryPort] = []
        self._heard: deque[Heard] = deque()
        self._asks = itertools.count()
        self._asked: dict[str, asyncio.Future[Answer]] = {}
        self.news = news or asyncio.Event()
        self._room = asyncio.Event()
        self._closed: str | None = None

    # --- for seats -----------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> MemoryPort:
        """Connect a seat. Who may have which seat is the caller's business: this port is the identity."""
        self._expect_open()
        port = MemoryPort(self, seat)
        older = self._seats.get(seat)
        if older is not None:
            older.shut(ELSEWHERE)
        self._seats[seat] = port
        self._signal(Heard(seat, Connected()))
        return port

    def watch(self) -> MemoryPort:
        """Connect a watcher."""
        self._expect_open()
        port = MemoryPort(self, None)
        self._watchers.append(port)
        self._signal(Heard(None, Connected()))
        return port

    def forget(self, port: MemoryPort, seat: int | None) -> None:
        """A port was closed by its seat; the end of one that was replaced before hurts nobody."""
        if seat is None:
            if port in self._watchers:
                self._watchers.remove(port)
                if not self._watchers:
                    self._signal(Heard(None, Gone("the last watcher has gone")))
        elif self._seats.get(seat) is port:
            del self._seats[seat]
            self._signal(Heard(seat, Gone("the seat has closed its connection")))

    async def ask(self, order: Order) -> Answer:
        """As a trusted edge: what the table answers. Raises PortClosed when the bus is closed before that."""
        self._expect_open()
        name = f"memory {next(self._asks)}"
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[name] = waiting
        self._signal(Heard(None, Asked(name, order)))
        try:
            return await waiting
        finally:
            self._asked.pop(name, None)

    async def hear(self, heard: Heard) -> None:
        """Take a message for the table; waits while too many are waiting."""
        while len(self._heard) >= MOST_UNHEARD and self._closed is None:
            self._room.clear()
            await self._room.wait()
        self._expect_open()
        self._signal(heard)

    # --- for the table -------------------------------------------------------------------------------------------

    async def receive(self) -> Heard:
        while (heard := self.take()) is None:
            self.news.clear()
            await self.news.wait()
        return heard

    def take(self) -> Heard | None:
        """What `receive` would give, if it is there already. Raises PortClosed."""
        if not self._heard:
            self._expect_open()
            return None
        self._room.set()
        return self._heard.popleft()

    async def publish(self, letters: Sequence[Letter]) -> None:
        for seat, message in letters:
            if seat is None:
                for port in self._watchers[:]:
                    if not port.give(message):
                        self._watchers.remove(port)
                        port.shut(_SLOW)
            elif seat in self._seats and not self._seats[seat].give(message):
                self._seats.pop(seat).shut(_SLOW)
                self._signal(Heard(seat, Gone(_SLOW)))

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        if seat is None:
            for port in self._watchers:
                port.shut(reason, next_table)
            self._watchers.clear()
        elif seat in self._seats:
            self._seats.pop(seat).shut(reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        waiting = self._asked.pop(ask, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # --- for both ------------------------------------------------------------------------------------------------

    def close(self, reason: str = "the table is closed") -> None:
        """End everything; harmless twice."""
        if self._closed is None:
            self._closed = reason
            for port in (*self._seats.values(), *self._watchers):
                port.shut(reason)
            self._seats.clear()
            self._watchers.clear()
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(PortClosed(reason))
            self.news.set()
            self._room.set()

    def _signal(self, heard: Heard) -> None:
        self._heard.append(heard)
        self.news.set()

    def _expect_open(self) -> None:
        if self._closed is not None:
            raise PortClosed(self._closed)


_SLOW: Final = "messages came faster than they were read; connect again to be shown everything"


class MemoryLog:
    """Records in memory: as safe as this process."""

    def __init__(self) -> None:
        self._records: dict[str, list[bytes]] = {}

    async def append(self, table: str, seq: int, record: bytes) -> None:
        records = self._records.setdefault(table, [])
        if seq != len(records):
            raise LogConflict(table, seq, len(records))
        records.append(record)

    async def read(self, table: str) -> list[bytes]:
        return list(self._records.get(table, ()))

    async def tables(self) -> list[str]:
        return sorted(self._records)
