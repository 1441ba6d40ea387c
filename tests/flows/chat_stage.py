"""Whole matches in chats: the double, a server, a host of tables, and a bot that ends and is started again.

Time runs faster than on a wall for all that has a clock: the bot, and the double that counts how fast it calls.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Final

import msgspec

from core.table.clock import SystemClock
from core.table.ports import Timer
from scripts.chaos.line import HurtLine, hurt_line
from scripts.shared import Shared
from scripts.telegram.bus_house import BusHouse
from scripts.telegram.makers import ChatMakers
from tests.scripts.hosting import hosted
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.server import BotApiDouble
from transports.redis.chat_bindings import RedisBindings
from transports.redis.chat_inbox import RedisInbox
from transports.redis.clients import Clients
from transports.redis.edge import Edge as TableEdge
from transports.redis.exchange import Exchange
from transports.redis.log import RedisLog
from transports.telegram.api import BotApi
from transports.telegram.edge import Edge, Hook
from transports.telegram.house import NewTable
from transports.telegram.leading import Leading
from transports.telegram.pictures.drawn import Studio
from transports.telegram.webhook import secret_of

SPEED: Final = 30
"""How much faster time goes by."""
LEASE_MS, RENEW_MS = 1_000, 200
"""Of the machine's own time: a server counts in that."""
MATCH_S: Final = 240.0
"""The machine's own seconds that a match may take."""


class QuickClock:
    """A `Clock` of the ports that runs so many times as fast as the machine's."""

    def __init__(self, speed: int = SPEED) -> None:
        self._speed = speed
        self._wall = time.time_ns()
        self._began = time.monotonic_ns()

    def now_ms(self) -> int:
        return (time.monotonic_ns() - self._began) * self._speed // 1_000_000

    def wall_ms(self) -> int:
        return self._wall // 1_000_000 + self.now_ms()

    def seconds(self) -> float:
        """Since 1970."""
        return (self._wall + (time.monotonic_ns() - self._began) * self._speed) / 1e9

    async def sleep(self, seconds: float) -> None:
        """So many of its own."""
        await asyncio.sleep(seconds / self._speed)

    def call_at(self, ms: int, wake: Callable[[], None]) -> Timer:
        due = max(0, ms - self.now_ms()) / 1000 / self._speed
        return asyncio.get_running_loop().call_later(due, wake)


class OneDealHouse(BusHouse):
    """Whose tables are for one deal, where nobody says otherwise."""

    async def create(self, wanted: NewTable) -> str:
        return await super().create(msgspec.structs.replace(wanted, options={"target": 0, **wanted.options}))


class Running:
    """One process of the bot, in the test's own."""

    def __init__(self, edge: Edge, house: BusHouse, bindings: RedisBindings, line: HurtLine, api: BotApi) -> None:
        self.edge = edge
        self.house = house
        self.bindings = bindings
        self.line = line
        self.api = api


class ChatStage:
    """What a flow plays with."""

    def __init__(self, server: Server, double: BotApiDouble, clock: QuickClock, seed: int) -> None:
        self.server = server
        self.double = double
        self.clock = clock
        self.chance = Random(seed)
        self.pictures = False
        self.hook: Hook | None = None
        """Where Telegram brings updates; None: they are fetched."""
        self.starts = 0
        self.deaths = 0
        self.running: Running | None = None
        self._task: asyncio.Task[None] | None = None
        self._end = asyncio.Event()
        self._door: tuple[str, int] | None = None
        """Where the process that runs takes what Telegram brings."""
        self._remains: list[asyncio.Task[None]] = []

    @property
    def process(self) -> Running:
        assert self.running is not None, "the bot does not run"
        return self.running

    @asynccontextmanager
    async def by_webhook(self) -> AsyncIterator[None]:
        """For the block, from its next start on, Telegram brings the bot its updates, through a proxy as nginx is one:
        behind it each process of the bot listens at a port of its own."""
        visits: set[asyncio.Task[None]] = set()

        async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task is not None
            visits.add(task)
            with suppress(OSError):
                if (door := self._door) is not None:
                    inner, outer = await asyncio.open_connection(*door)
                    await asyncio.wait(
                        {asyncio.create_task(_passes(reader, outer)), asyncio.create_task(_passes(inner, writer))},
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                    outer.transport.abort()
            writer.transport.abort()
            visits.discard(task)

        proxy = await asyncio.start_server(visit, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}/tg"
        self.hook = Hook(url, "127.0.0.1", 0, secret_of(self.double.token))
        try:
            yield
        finally:
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
        assert self._task is None, "the bot runs already"
        self.starts += 1
        self._end = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=f"bot {self.starts}")
        await self.until("the bot looks after the chats", lambda: self.running is not None and self._leads())

    async def ends(self) -> None:
        """As on SIGTERM."""
        await self._over()

    async def dies(self) -> None:
        """As with kill -9: what it has not said by now it never says, to Telegram or to the server."""
        process, task, self._task = self.process, self._task, None
        assert task is not None, "the bot does not run"
        self.deaths += 1
        process.line.swallows = True
        process.line.cut()
        await process.api.aclose()
        self._end.set()
        self.running = self._door = None
        self._remains.append(task)  # in vain it still tries to end in order

    async def buried(self) -> None:
        """End whatever is left."""
        if self._task is not None:
            await self.ends()
        await asyncio.gather(*self._remains)

    async def restarted(self) -> None:
        """Ended in one way or the other, and started again."""
        if self.chance.random() < 0.5:
            await self.dies()
        else:
            await self.ends()
        await self.begins()

    async def until(self, what: str, condition: Callable[[], bool]) -> None:
        """Wait until it is so. Raises what the bot has failed with."""

        def look() -> bool:
            self.well()
            return condition()

        await self.double.until(what, look)

    def well(self) -> None:
        """Raises what the bot has failed with."""
        if self._task is not None and self._task.done():
            self._task.result()
            raise AssertionError("the bot has ended by itself")

    def _leads(self) -> bool:
        return self.running is not None and self.running.edge.leads.is_set()

    async def _over(self) -> None:
        task, self._task = self._task, None
        assert task is not None, "the bot does not run"
        self._end.set()
        await asyncio.wait({task})
        task.result()

    async def _run(self) -> None:
        end = self._end
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(hurt_line(self.server.socket, Random(0)))
            edge, mine = await self._edge(stack, line)
            self.running = mine
            running = asyncio.create_task(edge.run(), name="edge")
            ending = asyncio.create_task(end.wait())
            try:
                await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
            finally:
                if self.running is mine:
                    self.running = None
                for each in (running, ending):
                    each.cancel()
                await asyncio.wait({running, ending})

    async def _edge(self, stack: AsyncExitStack, line: HurtLine) -> tuple[Edge, Running]:
        """All its rooms, put together as `buraco telegram` does."""
        double, clock = self.double, self.clock
        api = BotApi(double.token, double.url, limited=False)
        stack.push_async_callback(api.aclose)
        me = await api.open()
        clients = Clients(line.url)
        stack.push_async_callback(clients.aclose)
        exchange = await stack.enter_async_context(Exchange(clients))
        shared = Shared(clients, TableEdge(exchange))
        stack.push_async_callback(shared.aclose)
        house = OneDealHouse(shared, exchange, clock)
        stack.push_async_callback(house.aclose)
        bindings = RedisBindings(clients, me.id, secrets.token_bytes)
        stack.push_async_callback(bindings.aclose)
        inbox = RedisInbox(exchange, me.id)
        stack.push_async_callback(inbox.aclose)
        studio = Studio() if self.pictures else None
        if studio is not None:
            stack.callback(studio.close)
        edge = Edge(
            api,
            me,
            house,
            bindings,
            inbox,
            ChatMakers(api, me, house, bindings, clock, studio),
            hook=self.hook,
            clock=clock,
            entropy=secrets.token_bytes,
            chance=self.chance.random,
            say=self._heard,
            leading=Leading(bindings, secrets.token_hex(8), SystemClock(), LEASE_MS, RENEW_MS),
        )
        return edge, Running(edge, house, bindings, line, api)

    def shown(self) -> str:
        """All chats as they are, for whoever looks for a fault."""
        lines = [f"{self.starts} starts, {self.clock.now_ms()} ms, faults: {self.double.faults.happened}"]
        for chat in self.double.world.messages.chats:
            lines.append(f"--- chat {chat}")
            for one in self.double.world.messages.of(chat):
                lines.append(f"{one.id} ({len(one.versions)}) {one.text} {one.labels}")
        return "\n".join(lines)

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
async def staged(server: Server, seed: int = 1, speed: int = SPEED) -> AsyncIterator[ChatStage]:
    """A double, an empty server, and a host of its tables; the bot runs when the test begins it.

    At the end the bot's calls must have been within Telegram's limits.
    """
    assert server.ask("FLUSHALL").startswith(b"+OK")
    clock = QuickClock(speed)
    double = BotApiDouble(clock.seconds, sleep=clock.sleep)
    async with double.open(), hosted(server.url):
        stage = ChatStage(server, double, clock, seed)
        try:
            yield stage
        except BaseException as error:
            error.add_note(stage.shown())
            raise
        finally:
            await stage.buried()
