"""Whole matches in chats: the double, a server, a host of tables, and a bot that ends and is started again.

Everything goes by the loop's steady time (tests/flows/steady.py), and the bot, the double and the people by one clock
that runs faster than it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from random import Random
from typing import Final

from core.table.clock import SystemClock
from core.table.times import Times
from tests.flows.chat_process import BotProcess, whose
from tests.flows.steady import SteadyClock, this_loop
from tests.scripts.hosting import hosted
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.server import BotApiDouble
from transports.redis.clients import Clients
from transports.redis.log import RedisLog
from transports.telegram.edge import Hook
from transports.telegram.webhook import secret_of

SPEED: Final = 30
"""How much faster the clock of the chats runs."""
TIMES: Final = Times(tick=1_000, rematch=20_000)
"""Of the host: on a busy machine somebody who is there may be silent for a while."""
MATCH_S: Final = 240.0
"""The loop's seconds that a match may take."""
LONG_S: Final = 60.0
"""And anything else."""
MOST_TAPS: Final = 40
"""So many of the last ones are told with what has gone wrong."""


class ChatStage:
    """What a flow plays with."""

    def __init__(self, server: Server, double: BotApiDouble, clock: SteadyClock, seed: int) -> None:
        self.server = server
        self.double = double
        self.clock = clock
        self.seed = seed
        self.chance = Random(seed)
        self.hook: Hook | None = None
        """Where Telegram brings updates; None: they are fetched."""
        self.starts = 0
        self.deaths = 0
        self.process: BotProcess | None = None
        self._began_s = clock.seconds()
        self._door: tuple[str, int] | None = None
        """Where the process that runs takes what Telegram brings."""

    @asynccontextmanager
    async def by_webhook(self) -> AsyncIterator[None]:
        """For the block, from its next start on, Telegram brings the bot its updates, through a proxy as nginx is one:
        behind it each process of the bot listens at a port of its own."""
        visits: set[asyncio.Task[None]] = set()

        async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                if (door := self._door) is not None:
                    inner, outer = await asyncio.open_connection(*door)
                    ways = {asyncio.create_task(_passes(reader, outer)), asyncio.create_task(_passes(inner, writer))}
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                    outer.transport.abort()
                    writer.transport.abort()
                    await asyncio.wait(ways)
            writer.transport.abort()

        def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.create_task(visit(reader, writer))
            visits.add(task)
            task.add_done_callback(visits.discard)

        proxy = await asyncio.start_server(come, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}/tg"
        self.hook = Hook(url, "127.0.0.1", 0, secret_of(self.double.token))
        try:
            yield
        finally:
            await self.buried()
            await self.double.webhook.remove()
            proxy.close()
            await asyncio.gather(*visits)

    def _heard(self, text: str) -> None:
        """What the operator is told."""
        if found := re.search(r"are taken at (\S+):(\d+)\.", text):
            self._door = (found[1], int(found[2]))

    # --- the bot's process -------------------------------------------------------------------------------------------

    async def begins(self) -> None:
        """Start the bot; returns when it looks after the chats."""
        assert self.process is None, "the bot runs already"
        self.starts += 1
        chance, hook = self.chance.random, self.hook
        process = BotProcess(self.starts, self.server, self.double, self.clock, chance, hook, self._heard)
        self.process = process
        await process.begins()
        await self.until("the bot looks after the chats", lambda: process.leads)

    async def ends(self) -> None:
        """As on SIGTERM."""
        process, self.process, self._door = self._running(), None, None
        await process.ends()

    async def dies(self) -> None:
        """As with kill -9."""
        process, self.process, self._door = self._running(), None, None
        self.deaths += 1
        await process.dies()

    async def buried(self) -> None:
        """End whatever is left."""
        if self.process is not None:
            await self.ends()

    async def restarted(self) -> None:
        """Ended in one way or the other, and started again."""
        if self.chance.random() < 0.5:
            await self.dies()
        else:
            await self.ends()
        await self.begins()

    def _running(self) -> BotProcess:
        assert self.process is not None, "the bot does not run"
        return self.process

    async def until(self, what: str, condition: Callable[[], bool], patience_s: float = LONG_S) -> None:
        """Wait until it is so. Raises what the bot has failed with."""

        def look() -> bool:
            self.well()
            return condition()

        await self.double.world.bell.until(what, look, patience_s=patience_s)

    def well(self) -> None:
        """Raises what the bot has failed with."""
        if self.process is not None:
            self.process.well()

    def shown(self) -> str:
        """All chats as everybody last saw them, for whoever looks for a fault."""
        lines = [
            f"seed {self.seed}: {self.starts} starts, {self.deaths} deaths, {self.clock.now_ms()} ms, "
            f"faults: {self.double.faults.happened}"
        ]
        for chat in self.double.world.messages.chats:
            lines.append(f"--- chat {chat}")
            for one in self.double.world.messages.of(chat):
                times = f"from {self._at(one.date)}, as it is {self._at(one.edited or one.date)}"
                lines.append(f"{one.id} ({times}, {len(one.versions)} versions) {one.text} {one.labels}")
        lines.append("--- the last taps")
        for tap in list(self.double.world.taps.all.values())[-MOST_TAPS:]:
            lines.append(f"{self._at(tap.at)} {tap.person.name} on {tap.message.id}: {tap.data} -> {tap.toast}")
        return "\n".join(lines)

    def _at(self, seconds: float) -> str:
        return f"{seconds - self._began_s:.1f} s"

    # --- afterwards --------------------------------------------------------------------------------------------------

    async def log(self, table: str) -> list[bytes]:
        """A table's records."""
        clients = Clients(self.server.url)
        log = RedisLog(clients)
        try:
            return list(await log.read(table))
        finally:
            await log.aclose()
            await clients.aclose()


async def _passes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All that comes in goes out."""
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def staged(server: Server, seed: int, *, outside: bool = False) -> AsyncIterator[ChatStage]:
    """A double, an empty server, and a host of its tables; the bot runs when the test begins it. ``outside``: players
    come in from elsewhere, so that the host goes by the machine's time as they do.

    At the end the bot's calls must have been within Telegram's limits, no fault of the program may have been logged,
    and nobody may have left a connection open. Whatever goes wrong, all chats are told with it.
    """
    clock = SteadyClock(SPEED)
    double = BotApiDouble(clock.seconds, sleep=clock.sleep)
    stage = ChatStage(server, double, clock, seed)
    open_before = _open_files()
    try:
        with _nothing_logged():
            async with double.open(), hosted(server.url, TIMES, SystemClock() if outside else SteadyClock()):
                try:
                    yield stage
                finally:
                    await stage.buried()
        this_loop().shut()
        await stage.until("all connections are closed", lambda: _open_files() <= open_before)
        assert server.ask("CLIENT", "LIST").count(b"id=") == 1, "connections to the server are left open"
    except BaseException as error:
        error.add_note(stage.shown())
        raise


def _open_files() -> int:
    """How many this process has open."""
    gc.collect()
    return len(os.listdir("/proc/self/fd"))


@contextmanager
def _nothing_logged() -> Iterator[None]:
    """Raises AssertionError where a fault of the program was logged in the block, by anybody who was not killed."""
    faults: list[str] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            mine = whose()
            if mine is None or not mine.dead:
                faults.append(self.format(record))

    listening = Listening(logging.ERROR)
    logging.getLogger().addHandler(listening)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(listening)
    assert not faults, "logged:\n" + "\n".join(faults[:10])
