"""A match that ends while no process of the bot runs: its player is told how, and no dead button is left to them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from core.table.clock import SystemClock
from core.table.orders import Close
from core.table.ports import MatchOver
from scripts.shared import Shared
from scripts.telegram.bus_house import BusHouse
from tests.scripts.telegram.chats import Chats, alone, chats, hands
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.phone import Phone
from transports.redis.clients import Clients
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange


@asynccontextmanager
async def house_of(url: str) -> AsyncIterator[BusHouse]:
    """The tables, without a bot."""
    async with AsyncExitStack() as stack:
        clients = Clients(url)
        stack.push_async_callback(clients.aclose)
        exchange = await stack.enter_async_context(Exchange(clients))
        shared = Shared(clients, Edge(exchange))
        stack.push_async_callback(shared.aclose)
        house = BusHouse(shared, exchange, SystemClock())
        stack.push_async_callback(house.aclose)
        yield house


async def closed_meanwhile(it: Chats, ann: Phone) -> None:
    """Ann's match ends while no process runs."""
    async with it.process() as process:
        table = await alone(ann, process)
        await ann.finds("More…")
    async with house_of(it.url) as house:
        await house.order(table, Close())
        while True:
            try:
                await house.order(table, Close())
            except MatchOver:
                break


def said(ann: Phone) -> list[str]:
    return [one.text for one in ann.sees() if one.by_bot and "no winner" in one.text]


async def test_the_end_of_a_match_is_told_by_the_next_process_and_the_hand_has_no_buttons(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        await closed_meanwhile(it, ann)
        (hand,) = hands(ann)
        async with it.process() as process:
            await it.until("the hand has no buttons", lambda: not hand.labels, process)
            await it.until("the end is told", lambda: len(said(ann)) == 1, process)
            assert await process.bindings.held(ann.id) == ()
        assert any("Deal 1 was abandoned" in text for text in said(ann))


async def test_it_is_told_once(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        await closed_meanwhile(it, ann)
        for _ in range(2):
            async with it.process() as process:
                await it.until("the end is told", lambda: bool(said(ann)), process)
        assert len(said(ann)) == 1
