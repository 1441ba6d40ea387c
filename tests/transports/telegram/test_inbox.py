"""The way from doors to whoever deals with updates, in memory and on real servers: nothing is kept on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from core.table.ports import TableError
from tests.patience import PATIENCE_S
from tests.transports.redis.servers import KINDS, Server
from transports.redis import names
from transports.redis.chat_inbox import RedisInbox
from transports.redis.clients import Clients, call
from transports.redis.exchange import Exchange
from transports.telegram.inbox import Inbox, MemoryInbox

BOT = 4711


class Dealer:
    """Deals with what comes, once the test lets it."""

    def __init__(self, *, at_once: bool = True, deals: bool = True) -> None:
        self.dealt: list[bytes] = []
        self.may = asyncio.Event()
        self._deals = deals
        if at_once:
            self.may.set()

    async def __call__(self, raw: bytes) -> bool:
        self.dealt.append(raw)
        await self.may.wait()
        return self._deals


@asynccontextmanager
async def process(url: str, within_s: float = PATIENCE_S) -> AsyncIterator[RedisInbox]:
    """The inbox as a process of its own has it."""
    async with AsyncExitStack() as stack:
        clients = Clients(url)
        stack.push_async_callback(clients.aclose)
        exchange = await stack.enter_async_context(Exchange(clients))
        inbox = RedisInbox(exchange, BOT, repeat_s=0.02, within_s=within_s)
        stack.push_async_callback(inbox.aclose)
        await exchange.reached()
        yield inbox


@pytest.fixture(params=["memory", *KINDS])
async def inbox(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> AsyncIterator[Inbox]:
    if request.param == "memory":
        yield MemoryInbox()
        return
    async with process(servers(request.param).url, 0.5) as made:
        yield made


async def is_true(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0)


async def keys(url: str) -> list[bytes | str]:
    clients = Clients(url)
    try:
        return await call(clients.commands(1).keys("*"))
    finally:
        await clients.aclose()


async def test_what_is_put_in_where_it_is_dealt_with_was_dealt_with_then(inbox: Inbox) -> None:
    dealer = Dealer()
    async with inbox.dealing(dealer):
        await inbox.put(b"a b c")
    assert dealer.dealt == [b"a b c"]


async def test_where_nobody_deals_with_it_that_is_said(inbox: Inbox) -> None:
    with pytest.raises(TableError) as told:
        await inbox.put(b"a")
    assert told.value.code == "update_not_dealt"


async def test_what_is_left_to_another_was_not_dealt_with(inbox: Inbox) -> None:
    async with inbox.dealing(Dealer(deals=False)):
        with pytest.raises(TableError):
            await inbox.put(b"a")


@pytest.mark.parametrize("kind", KINDS)
async def test_what_another_process_deals_with_is_kept_nowhere(servers: Callable[[str], Server], kind: str) -> None:
    server, dealer = servers(kind), Dealer(at_once=False)
    server.ask("FLUSHALL")
    async with process(server.url) as door, process(server.url) as leader, leader.dealing(dealer):
        brought = asyncio.ensure_future(door.put(b"secret text"))
        await is_true(lambda: bool(dealer.dealt))
        assert await keys(server.url) == []
        assert not brought.done()
        dealer.may.set()
        async with asyncio.timeout(PATIENCE_S):
            await brought
    assert set(dealer.dealt) == {b"secret text"}
    assert await keys(server.url) == []


async def test_two_that_are_brought_at_once_are_told_apart(server: Server) -> None:
    dealer = Dealer()
    async with (
        process(server.url) as one,
        process(server.url) as two,
        process(server.url) as leader,
        leader.dealing(dealer),
        asyncio.timeout(PATIENCE_S),
    ):
        await asyncio.gather(*(door.put(raw) for door in (one, two) for raw in (b"a", b"b")))
    assert sorted(set(dealer.dealt)) == [b"a", b"b"]


async def test_whoever_leads_next_is_brought_what_the_last_one_has_not_dealt_with(server: Server) -> None:
    first, second = Dealer(at_once=False), Dealer()
    async with process(server.url) as door, process(server.url) as other:
        async with process(server.url) as dies, dies.dealing(first):
            brought = asyncio.ensure_future(door.put(b"a"))
            await is_true(lambda: bool(first.dealt))
        assert not brought.done()
        async with other.dealing(second), asyncio.timeout(PATIENCE_S):
            await brought
    assert second.dealt[0] == b"a"


async def test_what_the_server_does_not_carry_was_not_dealt_with(own_server: Server) -> None:
    async with process(own_server.url, 0.3) as door, process(own_server.url) as leader, leader.dealing(Dealer()):
        own_server.pause()
        try:
            with pytest.raises(TableError):
                await door.put(b"a")
        finally:
            own_server.go_on()


@pytest.mark.parametrize("said", [b"", b"x", b"a b", b"a b c", b"no:code 1 {}", b"\xff 1 {}", b"door -1 {}"])
async def test_what_no_door_has_said_is_no_update(server: Server, said: bytes) -> None:
    dealer = Dealer()
    clients = Clients(server.url)
    try:
        async with process(server.url) as door, process(server.url) as leader, leader.dealing(dealer):
            await call(clients.commands(1).publish(names.chats(BOT, "in"), said))
            async with asyncio.timeout(PATIENCE_S):
                await door.put(b"a")
    finally:
        await clients.aclose()
    assert set(dealer.dealt) == {b"a"}
