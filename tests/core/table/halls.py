"""Several halls in one process for the tests: one house, one log, one clock turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.hall import Hall
from core.table.hosting import Entry, Witness
from core.table.ledger import found
from core.table.listing import entry_of
from core.table.ports import Log
from core.table.records import Record
from core.table.state import replay
from core.table.times import Times
from tests.core.table.playing import NO_TICKS, WALL, Seat, dull, records_of, secret_of, settled
from transports.memory import MemoryLog
from transports.memory_hall import MemoryHouse

STEP_MS: Final = 250


class Seen(Witness):
    """What a hall adopted and dropped."""

    def __init__(self) -> None:
        self.adoptions: list[str] = []
        self.drops: list[str] = []

    def adopted(self, table: str) -> None:
        self.adoptions.append(table)

    def dropped(self, table: str) -> None:
        self.drops.append(table)


class Town:
    """A house with tables, and halls that come and go."""

    def __init__(self, log: Log | None = None) -> None:
        self.clock = ManualClock(WALL)
        self.house = MemoryHouse(self.clock)
        self.log: Log = MemoryLog() if log is None else log

    async def table(self, name: str, records: Sequence[Record] | None = None, *, call: bool = False) -> str:
        """A new table in the list; who is not a person is a bot from outside."""
        made = list(records if records is not None else records_of("stbl", table=name))
        await found(self.log, made)
        table = replay(name, await self.log.read(name))
        assert table is not None
        self.house.entries[name] = entry_of(table)
        if call:
            self.house.call(name)
        return name

    def hall(self, host: str, witness: Witness | None = None, times: Times = NO_TICKS) -> Hall:
        """A host of this name."""
        return Hall(
            self.house.log(self.log, host),
            self.house.leases(host),
            self.house.directory(),
            self.house.carriers(),
            self.clock,
            stand_in=dull,
            entropy=lambda count: secret_of(1)[:count],
            times=times,
            programs=("chance", "greedy"),
            witness=witness,
        )

    @asynccontextmanager
    async def open(self, host: str, witness: Witness | None = None) -> AsyncIterator[tuple[Hall, asyncio.Task[None]]]:
        """A hall that runs, and its task: to cancel it is to kill the process."""
        hall = self.hall(host, witness)
        task = asyncio.create_task(hall.run())
        await settled()
        try:
            yield hall, task
        finally:
            if not task.done():
                await hall.aclose()
            await asyncio.gather(task, return_exceptions=True)

    async def advance(self, ms: int) -> None:
        """Time goes by, in small steps."""
        for _ in range(ms // STEP_MS):
            self.clock.advance(STEP_MS)
            await settled()

    def entry(self, name: str) -> Entry:
        """What the list says of a table."""
        return self.house.entries[name]


async def killed(task: asyncio.Task[None]) -> None:
    """End a hall as `kill -9` does: it says nothing and releases nothing."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def coordinator_of(hall: Hall, name: str) -> Coordinator:
    """The coordinator of a table that this hall hosts."""
    found = hall.running(name)
    assert found is not None, f"{name} is not hosted here"
    return found


async def seats_of(town: Town, name: str) -> list[Seat]:
    """All four seats of a table, introduced."""
    seats = [Seat(town.house.bus(name).seat(seat)) for seat in range(4)]
    for seat in seats:
        await seat.introduce()
    for seat in seats:
        await seat.hear()
    return seats
