"""Whatever lies under the keys of the bindings of chats: nothing fails, and what is written is found."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.transports.redis.bound import GROUP, ME, all_keys, ask_all, change_all, fill
from tests.transports.redis.servers import KINDS, Server, running
from tests.transports.telegram.kept_bindings import OnServer
from transports.redis.clients import call
from transports.telegram.bindings import Bindings, Chat, Held, Person, Shown


@pytest.fixture
async def kept(server: Server) -> AsyncIterator[OnServer]:
    made = OnServer(server)
    yield made
    await made.aclose()


GARBAGE = (b"", b"\xff\xfe{", b'{"id":"x","message":null}', b"|[]", b"9" * 30, b"1.5")


async def damages(client: Redis, key: str) -> AsyncIterator[None]:
    """Let something else lie there, one thing after the other."""
    kind = await call(client.type(key))
    for garbage in GARBAGE:
        if kind == b"hash":
            odd = (garbage, b"user:x:" + garbage, b"name:" + garbage, b"matches:" + garbage)
            fields = dict.fromkeys([*await call(client.hkeys(key)), *odd], garbage)
            await call(client.hset(key, mapping=fields))  # type: ignore[arg-type]
        elif kind == b"set":
            await call(client.sadd(key, garbage))
        else:
            await call(client.set(key, garbage))
        yield
    for other in (b"string", b"list", b"hash", b"set"):
        await call(client.delete(key))
        if other == b"string":
            await call(client.set(key, "odd"))
        elif other == b"list":
            await call(client.rpush(key, "odd"))
        elif other == b"hash":
            await call(client.hset(key, "odd", "odd"))
        else:
            await call(client.sadd(key, "odd"))
        yield


async def damage_all(kept: OnServer, bindings: Bindings) -> None:
    """Ask for all and change all, with each key damaged in each way."""
    await fill(bindings)
    keys = await all_keys(kept)
    assert len(keys) == 19
    for key in keys:
        async for _ in damages(kept.client, key):
            await ask_all(bindings)
            # For all that anybody can still know another may have led: then it is told so once.
            assert await bindings.lead("one", 60_000) or await bindings.lead("one", 60_000)
            await change_all(bindings)
            await ask_all(bindings)
            assert await bindings.all_held() == await bindings.held(12) == ()
            await call(kept.client.flushall())
            await bindings.resign("one")
            await fill(bindings)


@pytest.mark.parametrize("kind", KINDS)
async def test_whatever_lies_under_a_key_is_left_out_and_gives_way(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    with running(kind, "--appendonly", "no") as server:
        kept = OnServer(server)
        try:
            await damage_all(kept, kept.process())
        finally:
            await kept.aclose()
    assert "cannot be read" in caplog.text
    assert "Traceback" not in caplog.text


async def test_what_cannot_be_read_is_replaced_by_what_is_written(kept: OnServer) -> None:
    await fill(kept.process())
    for key in await all_keys(kept):
        await call(kept.client.delete(key))
        await call(kept.client.rpush(key, "odd"))
    bindings = kept.process()
    await fill(bindings)
    assert await bindings.person(12) == Person(12, "Bia")
    assert await bindings.chats() == (Chat(GROUP, "T1", host=12), Chat(ME, "T1", host=12))
    assert await bindings.held_at("T1") == await bindings.all_held() == (Held(12, "T1", 2, "Bia", b"lay"),)
    assert await bindings.shown(GROUP, "table") == Shown(7)
    assert await bindings.file_of("k") == "f"
    assert await bindings.leader() == "one"
    assert not await bindings.seen(77)
