"""A bot's processes in the test's own, on a real server and the Bot API double, with a host beside them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from core.table.clock import SystemClock
from core.table.orders import Done, Look
from scripts.shared import Shared
from scripts.telegram.bus_house import BusHouse
from scripts.telegram.makers import ChatMakers
from tests.scripts.hosting import hosted
from tests.transports.telegram.double.server import BotApiDouble
from transports.redis.chat_bindings import RedisBindings
from transports.redis.chat_inbox import RedisInbox
from transports.redis.clients import Clients, call
from transports.redis.edge import Edge as TableEdge
from transports.redis.exchange import Exchange
from transports.telegram.api import BotApi
from transports.telegram.edge import Edge, Hook
from transports.telegram.leading import Leading

LEASE_MS, RENEW_MS = 1_500, 250


class Process:
    """One process of the bot."""

    def __init__(self, edge: Edge, house: BusHouse, bindings: RedisBindings, task: asyncio.Task[None]) -> None:
        self.edge = edge
        self.house = house
        self.bindings = bindings
        self.task = task
        self.said: list[str] = []

    async def ends(self) -> None:
        """End it in order."""
        self.task.cancel()
        await asyncio.wait({self.task})


class Chats:
    """What a test plays with."""

    def __init__(self, url: str, double: BotApiDouble) -> None:
        self.url = url
        self.double = double

    @asynccontextmanager
    async def process(self, hook: Hook | None = None, leads: bool = True) -> AsyncIterator[Process]:
        """Another process of the bot, while the block runs; ``leads``: wait until it looks after the chats."""
        clock = SystemClock()
        async with AsyncExitStack() as stack:
            api = BotApi(self.double.token, self.double.url, limited=False)
            stack.push_async_callback(api.aclose)
            me = await api.open()
            clients = Clients(self.url)
            stack.push_async_callback(clients.aclose)
            exchange = await stack.enter_async_context(Exchange(clients))
            shared = Shared(clients, TableEdge(exchange))
            stack.push_async_callback(shared.aclose)
            house = BusHouse(shared, exchange, clock)
            stack.push_async_callback(house.aclose)
            bindings = RedisBindings(clients, me.id, secrets.token_bytes)
            stack.push_async_callback(bindings.aclose)
            inbox = RedisInbox(clients, me.id)
            stack.push_async_callback(inbox.aclose)
            said: list[str] = []
            edge = Edge(
                api,
                me,
                house,
                bindings,
                inbox,
                ChatMakers(api, me, house, bindings, clock, None),
                hook=hook,
                clock=clock,
                entropy=secrets.token_bytes,
                chance=lambda: 0.5,
                say=said.append,
                leading=Leading(bindings, secrets.token_hex(8), clock, LEASE_MS, RENEW_MS),
            )
            process = Process(edge, house, bindings, asyncio.create_task(edge.run()))
            process.said = said
            try:
                if leads:
                    await self.until("it leads", edge.leads.is_set, process)
                yield process
            finally:
                await process.ends()

    async def until(self, what: str, condition: object, process: Process | None = None) -> None:
        """Wait until it is so; raises what the process has failed with."""

        def look() -> bool:
            if process is not None and process.task.done() and not process.task.cancelled():
                process.task.result()
            assert callable(condition)
            return bool(condition())

        await self.double.until(what, look)


async def there(process: Process, table: str, seat: int) -> bool:
    """Is that seat's player there?"""
    look = await process.house.order(table, Look())
    return isinstance(look, Done) and look.here[seat]


async def eventually(process: Process, table: str, seat: int, here: bool) -> None:
    """Wait until that seat's player is there, or is not."""
    async with asyncio.timeout(15):
        while await there(process, table, seat) is not here:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def chats(url: str, check_limits: bool = True) -> AsyncIterator[Chats]:
    """A double, an empty server, and a host for its tables."""
    clients = Clients(url)
    client = clients.commands(1)
    for key in await call(client.keys("buraco:*")):
        await call(client.delete(key))
    await clients.aclose()
    double = BotApiDouble()
    async with double.open(check_limits), hosted(url):
        yield Chats(url, double)
