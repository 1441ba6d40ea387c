"""``buraco bench table --bus redis``: what an act takes and costs on a server that writes every record to disk."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from scripts.table_bench.figures import Figures, Times, Wish, cost, times_of
from scripts.table_bench.host import Task, Used
from scripts.table_bench.links import Echo, ServerSeats
from scripts.table_bench.plan import TimedTable, middle_sizes, timed_tables
from scripts.table_bench.process import HostProcess
from transports.redis.bare import Sizes, lay_down, server_seconds
from transports.redis.clients import Clients
from transports.redis.exchange import Exchange
from transports.redis.server import embedded_server

WARM: Final = 50
"""Tables before those whose memory is measured."""
EACH_S: Final = 5.0
"""Between two acts of a table whose players are people."""
WARM_UP_S: Final = 1.0
ROUND_TRIPS: Final = 500
WRITES: Final = 200


async def served(wish: Wish, loop: str, server: str | None, *, crowd: bool) -> Figures:
    """All figures with the host on this event loop; ``server`` is a server program that the user chose.

    Raises CommandError, and TableError where the server fails.
    """
    async with AsyncExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="buraco-bench-")))
        disk = _written(directory)
        clients = Clients(await stack.enter_async_context(embedded_server(directory / "data", server)))
        stack.push_async_callback(clients.aclose)
        exchange = await stack.enter_async_context(Exchange(clients))
        return await _Served(wish, loop, clients, exchange).measured(disk, crowd=crowd and wish.crowd > 0)


def _written(directory: Path) -> Times:
    """What it takes here to write a little to a file and have it on disk."""
    taken = []
    with (directory / "write").open("ab", buffering=0) as file:
        for _ in range(WRITES):
            began = time.perf_counter()
            file.write(b"." * 256)
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
    return times_of(taken)


class _Served:
    """The measuring itself, on one server."""

    def __init__(self, wish: Wish, loop: str, clients: Clients, exchange: Exchange) -> None:
        self._wish = wish
        self._loop = loop
        self._clients = clients
        self._exchange = exchange

    async def measured(self, disk: Times, *, crowd: bool) -> Figures:
        planned = timed_tables("BENCH", self._wish.tables, self._wish.acts_each)
        sizes = middle_sizes(planned)
        # Once before and once after the table: what else goes on at a machine changes.
        bare = [await self._bare("A", planned, sizes["act"])]
        table = await self._table(planned)
        bare.append(await self._bare("B", planned, sizes["act"]))
        found: Figures = {"write_and_sync": _figures(disk), "bytes": sizes, "bare": bare, "table": table}
        found["ratio"] = {
            kind: round(2 * table[kind]["p50"] / sum(run[kind]["p50"] for run in bare), 2)
            for kind in ("one_by_one", "at_rate")
        }
        if crowd:
            found["crowd"] = await self._crowd()
        return found

    # --- to compare with -----------------------------------------------------------------------------------------

    async def _bare(self, mark: str, planned: Sequence[TimedTable], size: int) -> Figures:
        """The bare round trip, and the bare skeleton of the same acts."""
        wish = self._wish
        tables = [msgspec.structs.replace(table, code=f"BARE-{mark}-{table.code}") for table in planned]
        sizes = {table.code: _bare_acts(table) for table in tables}
        async with HostProcess(Task(self._clients.url, self._loop, sizes)) as host, self._seats(tables) as link:
            round_trip = await Echo(self._exchange).round_trips(ROUND_TRIPS, size)
            link.take_as_told()
            await link.seats.at_rate(wish.tables, wish.rate, min(WARM_UP_S, wish.seconds))
            one = await link.seats.one_by_one(wish.tables, wish.seconds / 4)
            before = await host.mark()
            taken, late, reached = await link.seats.at_rate(wish.tables, wish.rate, wish.seconds / 2)
            cpu = (await host.mark()).cpu_s - before.cpu_s
        return {
            "round_trip": _figures(round_trip),
            "one_by_one": _figures(one),
            "at_rate": {
                **_figures(taken),
                "sent_late": _figures(late),
                "reached_per_s": reached,
                "host_cpu_ms_per_act": round(cpu / taken.count * 1000, 3),
            },
        }

    # --- the table -----------------------------------------------------------------------------------------------

    async def _table(self, planned: Sequence[TimedTable]) -> Figures:
        """A quarter of the tables, half of them, all of them; then one act at a time, and as fast as it goes."""
        wish = self._wish
        rising: list[Figures] = []
        async with HostProcess(Task(self._clients.url, self._loop)) as host, self._seats(planned) as link:
            there = 0
            for part in (4, 2, 1):
                tables, rate = wish.tables // part, wish.rate / part
                adopted = await self._adopt(link, planned, range(there, tables))
                there = tables
                await link.seats.at_rate(tables, rate, min(WARM_UP_S, wish.seconds))
                seconds = wish.seconds if part == 1 else wish.seconds / 2
                rising.append({**await self._played(host, link, tables, rate, seconds), "there_after_s": adopted})
            return {
                "rising": rising,
                "at_rate": rising[-1],
                "one_by_one": _figures(await link.seats.one_by_one(wish.tables, wish.seconds / 4)),
                "flat_out_per_s": await link.seats.flat_out(wish.tables, wish.seconds / 4),
            }

    async def _crowd(self) -> Figures:
        """Many tables of people in one process: their memory, and what it costs to play them."""
        wish = self._wish
        warm = min(WARM, wish.crowd)
        planned = timed_tables("CROWD", warm + wish.crowd, int(wish.seconds / EACH_S) + 8)
        everybody, rate = len(planned), len(planned) / EACH_S
        async with HostProcess(Task(self._clients.url, self._loop)) as host, self._seats(planned) as link:
            await self._adopt(link, planned, range(warm))
            await link.seats.at_rate(warm, warm / EACH_S, min(WARM_UP_S, wish.seconds))
            before = await host.weigh()
            adopted = await self._adopt(link, planned, range(warm, everybody))
            idle = await host.weigh()
            played = await self._played(host, link, everybody, rate, wish.seconds)
            after = await host.weigh()
        return {
            "kb_per_table": _kb(before, idle, wish.crowd),
            "kb_per_table_played": _kb(before, after, wish.crowd),
            "rss_mb": round(after.rss / 2**20, 1),
            **played,
            "there_after_s": adopted,
        }

    async def _played(self, host: HostProcess, link: ServerSeats, tables: int, rate: float, seconds: float) -> Figures:
        """At rest first, then at this rate: what acts take and cost."""
        before, began = await host.mark(), time.perf_counter()
        await asyncio.sleep(self._wish.rest_s)
        used, now = await host.mark(), time.perf_counter()
        rest = (used.cpu_s - before.cpu_s) / (now - began)
        served = await server_seconds(self._clients)
        taken, late, reached = await link.seats.at_rate(tables, rate, seconds, seed=tables)
        spent = time.perf_counter() - now
        cpu = (await host.mark()).cpu_s - used.cpu_s
        server = await server_seconds(self._clients) - served
        return {
            "tables": tables,
            "rate": rate,
            **_figures(taken),
            "sent_late": _figures(late),
            "reached_per_s": reached,
            **cost(taken, cpu, spent, rest),
            "server_cpu_share": round(server / spent, 4),
        }

    async def _adopt(self, link: ServerSeats, planned: Sequence[TimedTable], tables: range) -> float:
        """Make these tables and wait until all are seated: the seconds that it took."""
        began = time.perf_counter()
        await lay_down(self._clients, {planned[at].code: planned[at].records for at in tables})
        await link.come(tables)
        return round(time.perf_counter() - began, 2)

    @asynccontextmanager
    async def _seats(self, planned: Sequence[TimedTable]) -> AsyncIterator[ServerSeats]:
        link = ServerSeats(self._exchange, planned)
        await link.open()
        try:
            yield link
        finally:
            link.close()


def _bare_acts(table: TimedTable) -> list[Sizes]:
    """A bare table deals no cards: its updates have the number for which the next act was made."""
    numbers = [act.seq for act in table.acts[1:]] + [table.acts[-1].answer]
    return [(number, *act.sizes) for number, act in zip(numbers, table.acts, strict=True)]


def _kb(before: Used, after: Used, tables: int) -> float:
    return round((after.rss - before.rss) / tables / 1024, 1)


def _figures(taken: Times) -> Figures:
    return msgspec.structs.asdict(taken)
