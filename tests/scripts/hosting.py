"""A host of shared tables in the test's own process, on a real server, for commands run beside it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bots import registry
from core.table.clock import SystemClock
from core.table.hall import Hall
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
async def hosted(url: str, times: Times = QUICK) -> AsyncIterator[Hall]:
    """Hosts every table of this server that wants a host."""
    token = secrets.token_hex(8)
    clients = Clients(url)
    log, leases, directory = RedisLog(clients, token), RedisLeases(clients, token), RedisDirectory(clients)
    async with Exchange(clients, echo=token) as exchange:
        carriers = SplitCarriers(RedisCarriers(exchange))
        bots = HouseBots(carriers.local)
        hall = Hall(
            log,
            leases,
            directory,
            carriers,
            SystemClock(),
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
            await bots.aclose()
    for each in (log, leases, directory, clients):
        await each.aclose()
