"""``buraco bench table --bus memory``: the table itself, with nothing between it and its seats and nothing on disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from bots import registry
from core.table.clock import SystemClock
from core.table.host import Host
from core.table.times import Times
from scripts.agreed import USUAL_BOT
from scripts.table_bench.figures import Figures, Wish, cost
from scripts.table_bench.host import used
from scripts.table_bench.links import MemorySeats
from scripts.table_bench.plan import TimedTable, middle_sizes, timed_tables
from transports.memory import MemoryBus, MemoryLog

TICK_MS: Final = 2_000
"""As at tables that are served."""
WARM: Final = 50
EACH_S: Final = 5.0


async def in_memory(wish: Wish, *, crowd: bool) -> Figures:
    """All figures. The processor time is that of host and seats together. Raises CommandError."""
    planned = timed_tables("BENCH", wish.tables, wish.acts_each)
    found: Figures = {"bytes": middle_sizes(planned)}
    rising: list[Figures] = []
    async with _tables(planned) as house:
        there = 0
        for part in (4, 2, 1):
            tables = wish.tables // part
            await house.open(range(there, tables))
            there = tables
            seconds = wish.seconds if part == 1 else wish.seconds / 2
            rising.append(await _played(house, wish, tables, wish.rate / part, seconds))
        found["table"] = {
            "rising": rising,
            "at_rate": rising[-1],
            "one_by_one": msgspec.structs.asdict(await house.link.seats.one_by_one(wish.tables, wish.seconds / 4)),
            "flat_out_per_s": await house.link.seats.flat_out(wish.tables, wish.seconds / 4),
        }
    if crowd and wish.crowd:
        found["crowd"] = await _crowd(wish)
    return found


async def _crowd(wish: Wish) -> Figures:
    """Many tables of people: their memory, that of their seats included, and what it costs to play them."""
    warm = min(WARM, wish.crowd)
    planned = timed_tables("CROWD", warm + wish.crowd, int(wish.seconds / EACH_S) + 8)
    async with _tables(planned) as house:
        await house.open(range(warm))
        before = used(weigh=True)
        await house.open(range(warm, len(planned)))
        idle = used(weigh=True)
        played = await _played(house, wish, len(planned), len(planned) / EACH_S, wish.seconds)
        after = used(weigh=True)
    return {
        "kb_per_table": round((idle.rss - before.rss) / wish.crowd / 1024, 1),
        "kb_per_table_played": round((after.rss - before.rss) / wish.crowd / 1024, 1),
        "rss_mb": round(after.rss / 2**20, 1),
        **played,
    }


async def _played(house: _House, wish: Wish, tables: int, rate: float, seconds: float) -> Figures:
    before, began = used(), time.perf_counter()
    await asyncio.sleep(wish.rest_s)
    begun, now = used(), time.perf_counter()
    rest = (begun.cpu_s - before.cpu_s) / (now - began)
    taken, late, reached = await house.link.seats.at_rate(tables, rate, seconds, seed=tables)
    spent = time.perf_counter() - now
    cpu = used().cpu_s - begun.cpu_s
    return {
        "tables": tables,
        "rate": rate,
        **msgspec.structs.asdict(taken),
        "sent_late": msgspec.structs.asdict(late),
        "reached_per_s": reached,
        **cost(taken, cpu, spent, rest),
    }


class _House:
    """A host in this process, and everybody at its tables."""

    def __init__(self, planned: Sequence[TimedTable]) -> None:
        self.link = MemorySeats(planned)
        self._planned = planned
        self._log = MemoryLog()
        self._host = Host(
            self._log,
            SystemClock(),
            stand_in=registry.think_of(USUAL_BOT),
            entropy=secrets.token_bytes,
            times=Times(tick=TICK_MS),
        )
        self._running: list[asyncio.Task[object]] = []

    async def open(self, tables: range) -> None:
        """Run these, with everybody there."""
        for at in tables:
            table, bus = self._planned[at], MemoryBus()
            for seq, record in enumerate(table.records):
                await self._log.append(table.code, seq, record)
            self._running.append(asyncio.create_task(self._host.run(table.code, bus), name=f"table {table.code}"))
            self.link.sit(at, bus)
        await self.link.come(tables)

    async def aclose(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.wait(self._running)
        await self.link.aclose()


@asynccontextmanager
async def _tables(planned: Sequence[TimedTable]) -> AsyncIterator[_House]:
    house = _House(planned)
    try:
        yield house
    finally:
        await house.aclose()
