"""A host of shared tables in the test's own process, on a real server, for commands run beside it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bots import registry
from core.table.clock import SystemClock
from core.table.hall import Hall
from core.table.ports import Clock
from core.table.times import Times
from scripts.house_bots import HouseBots
from transports.redis.bus import RedisCarriers
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory
from transports.redis.exchange import Exchange
from transports.redis.leases import RedisLeases
from transports.redis.log import RedisLog
from transports.split import SplitCarriers

QUICK = Times(tick=200, rematch=20_000)


@asynccontextmanager
async def hosted(url: str, times: Times = QUICK, clock: Clock | None = None) -> AsyncIterator[Hall]:
    """Hosts every table of this server that wants a host; ``clock`` None: by the machine's time."""
    token = secrets.token_hex(8)
    async with AsyncExitStack() as closing:
        clients = Clients(url)
        closing.push_async_callback(clients.aclose)
        log, leases, directory = RedisLog(clients, token), RedisLeases(clients, token), RedisDirectory(clients)
        for each in (log, leases, directory):
            closing.push_async_callback(each.aclose)
        exchange = await closing.enter_async_context(Exchange(clients, echo=token))
        carriers = SplitCarriers(RedisCarriers(exchange))
        bots = HouseBots(carriers.local)
        closing.push_async_callback(bots.aclose)
        hall = Hall(
            log,
            leases,
            directory,
            carriers,
            clock or SystemClock(),
            stand_in=registry.think_of("greedy"),
            entropy=secrets.token_bytes,
            times=times,
            programs=registry.NAMES,
            witness=bots,
        )
        running = asyncio.create_task(hall.run(), name="hall")
        try:
            yield hall
        finally:
            await hall.aclose(hand_over=False)
            await running
