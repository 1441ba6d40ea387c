"""All rooms of a bot's process on a bus, put together: the one place where this is done, also for tests."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from core.table.clock import SystemClock
from core.table.ports import Clock
from scripts.shared import Shared
from scripts.telegram.bus_house import BusHouse
from scripts.telegram.makers import ChatMakers
from transports.redis.chat_bindings import RedisBindings
from transports.redis.chat_inbox import RedisInbox
from transports.redis.clients import Clients
from transports.redis.edge import Edge as TableEdge
from transports.redis.exchange import Exchange
from transports.telegram.api import BotApi, Myself
from transports.telegram.bindings import Lasting
from transports.telegram.edge import Edge, Hook
from transports.telegram.leading import Leading, Lease
from transports.telegram.pacing import Pace
from transports.telegram.pictures.drawn import Studio


class Assembled(NamedTuple):
    """What there is then."""

    edge: Edge
    house: BusHouse
    bindings: RedisBindings


@asynccontextmanager
async def assembled(
    clients: Clients,
    api: BotApi,
    me: Myself,
    say: Callable[[str], None],
    *,
    hook: Hook | None = None,
    studio: Studio | None = None,
    lasting: Lasting | None = None,
    clock: Clock | None = None,
    chance: Callable[[], float] | None = None,
    pace: Pace | None = None,
    leading: Callable[[Lease], Leading] | None = None,
    house: type[BusHouse] = BusHouse,
) -> AsyncIterator[Assembled]:
    """An edge to be run inside the block; clients, API and studio are the caller's to close.

    ``hook`` None: updates are fetched. ``studio`` None: no pictures. ``leading`` makes what decides who leads of where
    the lead is kept. What is left out is as in `buraco telegram`.
    """
    clock = clock or SystemClock()
    async with AsyncExitStack() as stack:
        exchange = await stack.enter_async_context(Exchange(clients))
        shared = Shared(clients, TableEdge(exchange))
        stack.push_async_callback(shared.aclose)
        tables = house(shared, exchange, clock)
        stack.push_async_callback(tables.aclose)
        bindings = RedisBindings(clients, me.id, secrets.token_bytes, lasting)
        stack.push_async_callback(bindings.aclose)
        inbox = RedisInbox(exchange, me.id)
        stack.push_async_callback(inbox.aclose)
        edge = Edge(
            api,
            me,
            tables,
            bindings,
            inbox,
            ChatMakers(api, me, tables, bindings, clock, studio, pace),
            hook=hook,
            clock=clock,
            entropy=secrets.token_bytes,
            chance=chance or random.SystemRandom().random,
            say=say,
            leading=None if leading is None else leading(bindings),
        )
        yield Assembled(edge, tables, bindings)
