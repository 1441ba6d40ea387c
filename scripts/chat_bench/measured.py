"""The measuring: a server, a host, the edge, and everybody at the tables."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from scripts.chat_bench.crowd import Crowd
from scripts.chat_bench.edge import EdgeProcess, edge_process
from scripts.footprint import processor_s, resident_of
from scripts.table_bench.host import Task
from scripts.table_bench.process import HostProcess
from transports.redis.bare import server_seconds
from transports.redis.clients import Clients
from transports.redis.server import embedded_server
from transports.telegram.pictures.measured import measure

Figures = dict[str, Any]
LOOK_S: Final = 0.5


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured."""

    tables: int
    seconds: float
    every_s: float
    """Between two taps at a table."""
    warm_s: float
    """For so long before anything counts people play themselves apart."""


async def measured(wish: Wish) -> Figures:
    """All figures. Raises CommandError, TableError where the server fails, and CancelledError where it is ended."""
    task = asyncio.current_task()
    if task is not None:
        with suppress(NotImplementedError):  # on Windows; elsewhere what was started is to end with this
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    crowd = Crowd(wish.tables)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="buraco-bench-")))
        bus = await stack.enter_async_context(embedded_server(folder / "data"))
        host = await stack.enter_async_context(HostProcess(Task(bus)))
        clients = Clients(bus)
        stack.push_async_callback(clients.aclose)
        api = await crowd.service.open()
        stack.push_async_callback(crowd.service.aclose)
        edge = await stack.enter_async_context(edge_process(folder, bus, api))
        sitting = await _while_it_runs(edge, crowd.sit_down())
        await _while_it_runs(edge, crowd.warm_up(wish.warm_s))
        calls, uploads = crowd.service.calls.copy(), len(crowd.service.uploads)
        before = await _used(edge, host, clients)
        spent = await _while_it_runs(edge, crowd.play(wish.seconds, wish.every_s))
        after = await _used(edge, host, clients)
        memory = resident_of(edge.pid)
        made = crowd.service.calls - calls
        sizes = crowd.service.uploads[uploads:]
        complaints = edge.complaints()
    return {
        "tables": wish.tables,
        "people": sum(len(table.people) for table in crowd.tables),
        "sat_down_s": round(sitting, 1),
        "seconds": round(spent, 1),
        "taps": crowd.taps,
        "acts": crowd.acts,
        "not_on_turn_yet": crowd.unseen,
        "never_shown": dict(sorted(Counter(crowd.missing).items())),
        "ms": {kind: _times(taken) for kind, taken in crowd.taken.items()},
        "rss_mb": round(memory / 2**20, 1),
        "cpu_share": {each: round((after[each] - before[each]) / spent, 3) for each in before},
        "calls": dict(sorted(made.items())),
        "edge_ms_per_tap": round((after["edge"] - before["edge"]) / max(crowd.taps, 1) * 1000, 1),
        "shown_per_tap": {kind: round(count / max(crowd.taps, 1), 2) for kind, count in sorted(crowd.shown.items())},
        "calls_per_s": round(sum(made.values()) / spent, 1),
        "pictures": {"brought": len(sizes), "largest_kb": round(max(sizes, default=0) / 1024, 1)},
        "log_lines": complaints,
        "drawing": [msgspec.to_builtins(each) for each in await asyncio.to_thread(measure)],
    }


async def _used(edge: EdgeProcess, host: HostProcess, clients: Clients) -> dict[str, float]:
    """Seconds of a processor that each process has used so far; ``bench``: this one, the Bot API and all people."""
    return {
        "edge": processor_s(edge.pid),
        "host": (await host.mark()).cpu_s,
        "server": await server_seconds(clients),
        "bench": time.process_time(),
    }


async def _while_it_runs(edge: EdgeProcess, work: Any) -> float:
    """What that gives. Raises CommandError where the process of the chats ends before."""
    task: asyncio.Task[float] = asyncio.ensure_future(work)
    try:
        while not task.done():
            edge.check()
            await asyncio.wait({task}, timeout=LOOK_S)
    finally:
        task.cancel()
    return task.result()


def _times(seconds: Sequence[float]) -> Figures:
    """The middle, the 95th of a hundred, and the longest, in milliseconds."""
    ordered = [round(each * 1000, 1) for each in sorted(seconds)]
    count = len(ordered)
    if not count:
        return {"count": 0}
    return {
        "count": count,
        "p50": ordered[(count + 1) // 2 - 1],
        "p95": ordered[(95 * count + 99) // 100 - 1],
        "max": ordered[-1],
    }
