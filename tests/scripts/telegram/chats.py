"""A bot's processes in the test's own, on a real server and the Bot API double, with a host beside them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import pytest

from core.table.clock import SystemClock
from core.table.orders import Done, Look
from core.table.times import Times
from scripts.telegram.assembled import assembled
from scripts.telegram.bus_house import BusHouse
from tests.patience import PATIENCE_S
from tests.scripts.hosting import QUICK, hosted
from tests.transports.redis.servers import KINDS
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.server import BotApiDouble
from transports.redis.chat_bindings import RedisBindings
from transports.redis.clients import Clients, call
from transports.telegram.api import BotApi
from transports.telegram.edge import Edge, Hook
from transports.telegram.leading import LEASE_MS, Leading, Lease
from transports.telegram.pacing import Pace

on_every_kind = pytest.mark.parametrize("server", KINDS, indirect=True)
RENEW_MS: Final = 250
"""Who stands by notices soon that nobody leads. The lease itself is as long as always: who stands still loses it."""
FASTER: Final = 10
"""So many times as fast as to Telegram messages go to the double, which counts them in a time that goes by as fast."""
PACE: Final = Pace(
    private_ms=1_000 // FASTER,
    group_show_ms=3_000 // FASTER,
    group_ms=1_000 // FASTER,
    group_each_ms=3_800 // FASTER,
    all_each_ms=40 // FASTER,
    start_ms=1_000 // FASTER,
)
"""As `Pace` has it, in that time."""


class Process:
    """One process of the bot."""

    def __init__(
        self, edge: Edge, house: BusHouse, bindings: RedisBindings, task: asyncio.Task[None], said: list[str]
    ) -> None:
        self.edge = edge
        self.house = house
        self.bindings = bindings
        self.task = task
        self.said = said

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
        async with AsyncExitStack() as stack:
            api = BotApi(self.double.token, self.double.url, limited=False)
            stack.push_async_callback(api.aclose)
            me = await api.open()
            clients = Clients(self.url)
            stack.push_async_callback(clients.aclose)
            said: list[str] = []
            made = assembled(clients, api, me, said.append, hook=hook, chance=lambda: 0.5, pace=PACE, leading=_leading)
            edge, house, bindings = await stack.enter_async_context(made)
            process = Process(edge, house, bindings, asyncio.create_task(edge.run()), said)
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


async def alone(ann: Phone, process: Process) -> str:
    """Somebody begins a match against bots; the table's code."""
    ann.starts()
    await ann.taps("Play")
    await ann.reads("Deal 1")
    (held,) = await process.bindings.held(ann.id)
    return held.table


async def gathering(ann: Phone, group: Group, topic: int | None = None) -> Message:
    """Somebody whom the bot can write to makes a table in a group; the message with its seats."""
    ann.starts()
    await ann.finds("Play")
    ann.says("/new", group, topic)
    return await ann.finds("① Sit here", group, topic)


def hands(ann: Phone) -> list[Message]:
    """What shows the table in her own chat, with buttons."""
    return [one for one in ann.sees() if one.by_bot and "More…" in one.labels]


def single(labels: Iterable[str]) -> str:
    """The first of these that only one button has: of most cards there are two, and a hand may hold both."""
    every = list(labels)
    return next(label for label in every if every.count(label) == 1)


async def there(process: Process, table: str, seat: int) -> bool:
    """Is that seat's player there?"""
    look = await process.house.order(table, Look())
    return isinstance(look, Done) and look.here[seat]


async def eventually(process: Process, table: str, seat: int, here: bool) -> None:
    """Wait until that seat's player is there, or is not."""
    async with asyncio.timeout(PATIENCE_S):
        while await there(process, table, seat) is not here:
            await asyncio.sleep(0.02)


def _leading(lease: Lease) -> Leading:
    return Leading(lease, secrets.token_hex(8), SystemClock(), LEASE_MS, RENEW_MS)


def quick_seconds() -> Callable[[], float]:
    """Seconds since 1970 that go by so much faster from now on."""
    began, wall = time.monotonic(), time.time()
    return lambda: wall + (time.monotonic() - began) * FASTER


@asynccontextmanager
async def chats(url: str, check_limits: bool = True, times: Times = QUICK) -> AsyncIterator[Chats]:
    """A double, an empty server, and a host for its tables."""
    clients = Clients(url)
    client = clients.commands(1)
    for key in await call(client.keys("buraco:*")):
        await call(client.delete(key))
    await clients.aclose()
    double = BotApiDouble(quick_seconds())
    double.world.taps.lives_s *= FASTER
    double.world.inline.lives_s *= FASTER
    async with double.open(check_limits), hosted(url, times):
        yield Chats(url, double)
