"""What several halls share when all of them are in this process: leases, the list of tables, carriers.

What tests of hosts run on, and a host that needs no server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from core.table.hosting import Entry
from core.table.orders import Answer
from core.table.ports import Clock, Heard, Letter, Log, NotOwner, PortClosed, TableError
from transports.memory import MemoryBus

LEASE_MS: Final = 3_000
"""How long a lease holds that is not renewed."""


class MemoryHouse:
    """The leases, the list and the buses of all tables. Each hall gets its own doors to it."""

    def __init__(self, clock: Clock) -> None:
        self.answers = True
        """False: every request fails, as if nobody could be reached."""
        self._clock = clock
        self._leases: dict[str, tuple[str, int]] = {}
        self._entries: dict[str, Entry] = {}
        self._buses: dict[str, MemoryBus] = {}
        self._lines: dict[str, MemoryLine] = {}
        self._callers: list[asyncio.Queue[str]] = []

    def bus(self, table: str) -> MemoryBus:
        """Where the seats of a table connect; it outlives the hall that hosts the table."""
        return self._buses.setdefault(table, MemoryBus())

    def leases(self, host: str) -> MemoryLeases:
        """The leases, for the host of this name."""
        return MemoryLeases(self, host)

    def directory(self) -> MemoryDirectory:
        """The list of tables; each hall hears the calls with its own."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._callers.append(queue)
        return MemoryDirectory(self, queue)

    def carriers(self) -> MemoryCarriers:
        """Every table's bus."""
        return MemoryCarriers(self)

    def log(self, log: Log, host: str) -> OwnedLog:
        """This log, which refuses a host whose table another has."""
        return OwnedLog(log, self, host)

    # --- for the doors -------------------------------------------------------------------------------------------

    def expect_answer(self) -> None:
        """Raises TableError while nothing answers."""
        if not self.answers:
            raise TableError("nobody answers")

    def owner(self, table: str) -> str | None:
        """The host that has this table's lease now."""
        host, until = self._leases.get(table, ("", 0))
        return host if self._clock.now_ms() < until else None

    def lease(self, table: str, host: str | None) -> None:
        """Set whose the table is from now on; None: nobody's."""
        if host is None:
            self._leases.pop(table, None)
        else:
            self._leases[table] = (host, self._clock.now_ms() + LEASE_MS)

    @property
    def entries(self) -> dict[str, Entry]:
        """The list itself."""
        return self._entries

    def call(self, table: str) -> None:
        """Tell every hall."""
        for queue in self._callers:
            queue.put_nowait(table)

    def forget(self, queue: asyncio.Queue[str]) -> None:
        """This hall hears no calls any more."""
        self._callers.remove(queue)

    def line(self, table: str) -> MemoryLine:
        """The table's end of its bus for a new host; an older one's is dead from now on."""
        older = self._lines.get(table)
        if older is not None:
            older.end()
        line = self._lines[table] = MemoryLine(self.bus(table))
        return line


class MemoryLeases:
    """Who bothers with which table, as one host sees it."""

    def __init__(self, house: MemoryHouse, host: str) -> None:
        self._house = house
        self._host = host

    async def take(self, table: str) -> bool:
        if not self._house.answers or self._house.owner(table) not in (None, self._host):
            return False
        self._house.lease(table, self._host)
        return True

    async def free(self, tables: Collection[str]) -> list[str]:
        self._house.expect_answer()
        return [table for table in tables if self._house.owner(table) is None]

    async def renew(self, tables: Collection[str]) -> frozenset[str]:
        self._house.expect_answer()
        return frozenset([table for table in tables if not await self.take(table)])

    async def release(self, tables: Collection[str]) -> None:
        for table in tables:
            if self._house.answers and self._house.owner(table) == self._host:
                self._house.lease(table, None)


class MemoryDirectory:
    """The list of tables, as one host sees it."""

    def __init__(self, house: MemoryHouse, calls: asyncio.Queue[str]) -> None:
        self._house = house
        self._calls = calls

    async def wanting(self) -> list[str]:
        return [entry.table for entry in await self.entries() if entry.wanting]

    async def unwant(self, table: str) -> None:
        self._house.expect_answer()
        entry = self._house.entries.get(table)
        if entry is not None:
            self._house.entries[table] = msgspec.structs.replace(entry, wanting=False)

    async def entries(self) -> list[Entry]:
        self._house.expect_answer()
        return [self._house.entries[table] for table in sorted(self._house.entries)]

    async def entry(self, table: str) -> Entry | None:
        self._house.expect_answer()
        return self._house.entries.get(table)

    async def put(self, entry: Entry) -> None:
        self._house.expect_answer()
        self._house.entries[entry.table] = entry

    async def call(self, table: str) -> None:
        self._house.expect_answer()
        self._house.call(table)

    async def called(self) -> str:
        return await self._calls.get()

    def close(self) -> None:
        """Hear no calls any more."""
        self._house.forget(self._calls)


class MemoryLine:
    """The table's end of a memory bus for one host; its end says nothing to the seats."""

    def __init__(self, bus: MemoryBus) -> None:
        self._bus = bus
        self._ended = asyncio.Event()
        self._next: asyncio.Task[Heard] | None = None

    async def receive(self) -> Heard:
        if self._ended.is_set():
            raise PortClosed("another host has this table")
        self._next = asyncio.create_task(self._bus.receive())
        try:
            return await self._next
        except asyncio.CancelledError:
            if self._ended.is_set():
                raise PortClosed("another host has this table") from None
            raise
        finally:
            self._next.cancel()

    async def publish(self, letters: Sequence[Letter]) -> None:
        if not self._ended.is_set():
            await self._bus.publish(letters)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        if not self._ended.is_set():
            await self._bus.disconnect(seat, reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        if not self._ended.is_set():
            await self._bus.answer(ask, answer)

    def end(self) -> None:
        """Deaf and dumb from now on."""
        self._ended.set()
        if self._next is not None:
            self._next.cancel()

    async def aclose(self) -> None:
        self.end()


class MemoryCarriers:
    """Every table's bus in this process."""

    def __init__(self, house: MemoryHouse) -> None:
        self._house = house

    async def open(self, table: str) -> MemoryLine:
        return self._house.line(table)


class OwnedLog:
    """A log that only takes a host's records while no other host has the table."""

    def __init__(self, log: Log, house: MemoryHouse, host: str) -> None:
        self._log = log
        self._house = house
        self._host = host

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self._house.owner(table) not in (None, self._host):
            raise NotOwner(table)
        await self._log.append(table, seq, record)

    async def read(self, table: str) -> list[bytes]:
        return await self._log.read(table)

    async def tables(self) -> list[str]:
        return await self._log.tables()
