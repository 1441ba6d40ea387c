"""What the user of the chats may do on a shared server, and that nobody else may: tried on real servers."""

from __future__ import annotations

import pytest

from core.table.hosting import Entry
from tests.transports.redis import test_acl
from tests.transports.redis.bound import ask_all, change_all, fill
from tests.transports.redis.test_acl import FORBIDDEN, House, T, deaf, hears, refused
from transports.redis.chat_bindings import RedisBindings
from transports.redis.chat_inbox import RedisInbox
from transports.redis.clients import BusTrouble, call
from transports.redis.directory import RedisDirectory
from transports.redis.exchange import Exchange
from transports.redis.leases import RedisLeases
from transports.redis.log import RedisLog

house = test_acl.house


@pytest.mark.parametrize("user", ["buraco-telegram", "buraco-host"])
async def test_chats_keep_what_they_must_know_with_their_own_user_or_a_hosts(house: House, user: str) -> None:
    bindings = RedisBindings(house.clients(user), 4711, bytes)
    await fill(bindings)
    await ask_all(bindings)
    await change_all(bindings)
    await bindings.resign("one")
    brought: list[bytes] = []

    async def deal(raw: bytes) -> bool:
        brought.append(raw)
        return True

    async with (
        Exchange(house.clients(user)) as door,
        Exchange(house.clients(user)) as leader,
        RedisInbox(leader, 4711).dealing(deal),
    ):
        await RedisInbox(door, 4711).put(b"{}")
    assert brought[0] == b"{}"


async def test_chats_create_tables_and_read_records_and_host_none(house: House) -> None:
    chats = house.clients("buraco-telegram")
    directory, log, client = RedisDirectory(chats), RedisLog(chats), chats.commands()
    await directory.check()
    await log.append(T, 0, b"{}")
    entry = Entry(table=T, phase="lobby", preset="buraco", players=())
    await directory.put(entry)
    await directory.call(T)
    assert await log.read(T) == [b"{}"]
    assert await directory.entry(T) == entry
    assert await directory.result(T) is None
    assert await directory.offered(0) == []
    for who in (0, 3, "w", "t"):
        assert await call(client.publish(f"buraco:{{{T}}}:in:{who}", b"{}")) == 0
        await hears(client, f"buraco:{{{T}}}:out:{who}")
        await refused(client.publish(f"buraco:{{{T}}}:out:{who}", b"{}"))
        await deaf(client, f"buraco:{{{T}}}:in:{who}")
    assert not await RedisLeases(chats, "chats").take(T)
    for words in FORBIDDEN:
        await refused(client.execute_command(*words))
    await refused(client.set("buraco:secret", "x"))
    await refused(client.delete(f"buraco:{{{T}}}:log"))
    await refused(client.delete("buraco:tables"))
    await refused(client.get("another"))


async def test_nobody_else_reaches_what_chats_keep(house: House) -> None:
    await fill(RedisBindings(house.clients("buraco-telegram"), 4711, bytes))
    for user in ("buraco-edge", f"buraco-{T}-2", f"buraco-{T}-watcher"):
        with pytest.raises(BusTrouble):
            await RedisBindings(house.clients(user), 4711, bytes).person(12)
        await refused(house.by(user).get("buraco:tg:{4711}:person:12"))
        await refused(house.by(user).hgetall("buraco:tg:{4711}:held:12"))


async def test_nobody_else_hears_what_people_write_to_chats_or_says_anything_in_their_place(house: House) -> None:
    for user in ("buraco-edge", f"buraco-{T}-2", f"buraco-{T}-watcher"):
        for channel in ("buraco:tg:{4711}:in", "buraco:tg:{4711}:dealt:door"):
            await deaf(house.by(user), channel)
            await refused(house.by(user).publish(channel, b"door 1 {}"))
