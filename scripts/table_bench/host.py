"""The process that ``buraco bench table`` measures: a host as `buraco serve` runs it, or a bare one to compare with.

It is told what to do in one line of JSON, answers each further line with what it has used so far (``weigh``: after a
thorough search for garbage), and ends with its input.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from scripts.footprint import resident
from scripts.server_settings import server_settings
from scripts.serving import serving
from transports.redis.bare import Sizes, Skeleton
from transports.redis.clients import Clients

Factory = Callable[[], asyncio.AbstractEventLoop] | None


class Task(msgspec.Struct):
    """What such a process is to do."""

    url: str
    loop: str = "asyncio"
    bare: dict[str, list[Sizes]] | None = None
    """For a bare host, its tables; None: a real host of whatever tables want one."""


class Used(msgspec.Struct):
    """What a process has used so far."""

    cpu_s: float
    rss: int
    """Bytes of memory now."""


def used(*, weigh: bool = False) -> Used:
    """Of this process; ``weigh``: its memory after a thorough search for garbage, which takes its time."""
    if weigh:
        gc.collect()
    return Used(time.process_time(), resident())


def loop_factory(name: str) -> Factory:
    """What makes event loops of this kind. Raises ImportError for one that is not installed."""
    if name == "asyncio":
        return None
    import uvloop

    return uvloop.new_event_loop


async def host(task: Task) -> None:
    """Do what is asked until the input ends."""
    loop = asyncio.get_running_loop()
    words = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(words), sys.stdin)
    clients = Clients(task.url)
    try:
        async with bare_host(clients, task.bare) if task.bare is not None else _real(clients):
            _say(b"{}")
            while line := await words.readline():
                _say(msgspec.json.encode(used(weigh=line == b"weigh\n")))
    finally:
        await clients.aclose()


@asynccontextmanager
async def _real(clients: Clients) -> AsyncIterator[None]:
    settings = server_settings(None, {})
    settings = msgspec.structs.replace(settings, gateway=msgspec.structs.replace(settings.gateway, serve=False))
    async with serving(clients, settings, lambda text: None):
        yield


@asynccontextmanager
async def bare_host(clients: Clients, tables: dict[str, list[Sizes]]) -> AsyncIterator[None]:
    """Answer for these bare tables while the block runs. Raises BusTrouble where it cannot listen to them."""
    ready = asyncio.Event()
    running = asyncio.create_task(Skeleton(clients, tables).run(ready))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()  # raises what it failed of: nothing would answer
        yield
    finally:
        waiting.cancel()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.flush()


def main() -> int:
    """Read the task and do it."""
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    # The bare tables of the same server have logs and are in no list, which a real host would report.
    logging.getLogger("core.table.census").setLevel(logging.ERROR)
    with asyncio.Runner(loop_factory=loop_factory(task.loop)) as runner:
        runner.run(host(task))
    return 0


if __name__ == "__main__":
    sys.exit(main())
