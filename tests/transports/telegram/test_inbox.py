"""The inbox of webhooks, in memory and on real servers: in order, kept until it was dealt with, and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.transports.redis.servers import KINDS, Server
from transports.redis import names
from transports.redis.chat_inbox import LASTING_MS, RedisInbox
from transports.redis.clients import Clients, call
from transports.telegram.inbox import Inbox, MemoryInbox

BOT = 4711


@pytest.fixture(params=["memory", *KINDS])
async def inbox(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> AsyncIterator[Inbox]:
    if request.param == "memory":
        yield MemoryInbox()
        return
    clients = Clients(servers(request.param).url)
    client = clients.commands(1)
    await call(client.delete(names.chats(BOT, "inbox")))
    made = RedisInbox(clients, BOT)
    yield made
    await made.aclose()
    await clients.aclose()


async def test_what_was_put_in_is_there_in_order_until_it_was_dealt_with(inbox: Inbox) -> None:
    for raw in (b"a", b"b", b"c"):
        await inbox.put(raw)
    found = await inbox.take("", 50)
    assert [raw for _, raw in found] == [b"a", b"b", b"c"]
    await inbox.done([found[0][0], found[2][0]])
    assert [raw for _, raw in await inbox.take("", 50)] == [b"b"]
    assert list(await inbox.take(found[1][0], 20)) == []


async def test_who_waits_hears_at_once_of_what_comes(inbox: Inbox) -> None:
    waiting = asyncio.ensure_future(inbox.take("", 10_000))
    await asyncio.sleep(0)
    await inbox.put(b"a")
    async with asyncio.timeout(5):
        assert [raw for _, raw in await waiting] == [b"a"]


async def test_nothing_to_be_done_with_is_no_trouble(inbox: Inbox) -> None:
    await inbox.done([])
    await inbox.done(["9-1"] if isinstance(inbox, RedisInbox) else ["9"])


async def test_what_nobody_takes_ends_by_itself(server: Server) -> None:
    clients = Clients(server.url)
    inbox = RedisInbox(clients, BOT)
    await inbox.put(b"a")
    left = await call(clients.commands(1).pttl(names.chats(BOT, "inbox")))
    assert 0 < left <= LASTING_MS
    await inbox.aclose()
    await clients.aclose()
