"""The list of tables, and the call that goes out to all hosts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from core.table.hosting import Entry, Finished
from core.table.messages import MatchResult, Player
from core.table.ports import TableError, UnknownTable
from tests.patience import PATIENCE_S
from tests.transports.redis.cut_line import cut_line
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.directory import MOST_CALLS, RedisDirectory, shared_secret


@pytest.fixture
async def clients(server: Server) -> AsyncIterator[Clients]:
    made = Clients(server.url)
    yield made
    await made.aclose()


@pytest.fixture
async def directory(clients: Clients) -> AsyncIterator[RedisDirectory]:
    made = RedisDirectory(clients)
    yield made
    await made.aclose()


def entry(table: str, **more: object) -> Entry:
    players = (Player(name="Ann", kind="human"), Player(name="", kind="empty"))
    given = {"phase": "lobby", "preset": "buraco", "players": players, **more}
    return Entry(table=table, **given)  # type: ignore[arg-type]


async def test_what_is_put_is_listed_by_name_and_found(directory: RedisDirectory) -> None:
    second, first = entry("T2", private=True, at=5), entry("T1", totals=(10, -5))
    await directory.put(second)
    await directory.put(first)
    assert await directory.entries() == [first, second]
    assert await directory.entry("T2") == second
    assert await directory.entry("T9") is None
    await directory.put(entry("T2", phase="over"))
    assert (await directory.entries())[1].phase == "over"


async def test_a_table_wants_a_host_until_it_is_said_that_it_does_not(directory: RedisDirectory) -> None:
    await directory.put(entry("T2"))
    await directory.put(entry("T1"))
    assert await directory.wanting() == ["T1", "T2"]
    await directory.put(entry("T1", wanting=False))
    assert await directory.wanting() == ["T2"]
    await directory.call("T1")
    assert await directory.wanting() == ["T1", "T2"]


async def test_a_matchs_result_is_stored_once(directory: RedisDirectory) -> None:
    assert await directory.result("T1") is None
    players = tuple(Player(name=name, kind="human") for name in ("Ana", "Bia", "Caio", "Davi"))
    result = MatchResult(
        totals=(100, 50), winner=0, reason="target", stand_in=(0, 3, 0, 0), turns=(9, 9, 9, 8), left=("Bia",)
    )
    await directory.put(entry("T1", players=players, result=result, wanting=False, at=7))
    await directory.put(entry("T1", result=MatchResult(totals=(0, 0), winner=1, reason="score"), wanting=False))
    assert await directory.result("T1") == Finished(
        table="T1", preset="buraco", teams=(("Ana", "Caio"), ("Bia", "Davi")), result=result, at=7
    )


async def test_whether_tables_can_be_listed_is_known_before_one_is_made(
    server: Server, clients: Clients, directory: RedisDirectory
) -> None:
    await directory.put(entry("T1"))
    await directory.check()
    assert await directory.wanting() == ["T1"]
    client = clients.commands(1)
    try:
        for name in (names.TABLES, names.WANTING, names.RESULTS):
            await call(client.delete(name))
            await call(client.set(name, "something else"))
            with pytest.raises(BusTrouble) as caught:
                await directory.check()
            assert caught.value.answer == "WRONGTYPE"
            await call(client.delete(name))
    finally:
        await clients.discard(client)
    await directory.check()


async def test_what_another_version_wrote_is_left_out(server: Server, directory: RedisDirectory) -> None:
    await directory.put(entry("T1"))
    for odd in ('{"table":"T2"}', "x", "\\xff", "[]", ""):
        server.ask("HSET", "buraco:tables", f"odd{odd}", odd)
    assert [found.table for found in await directory.entries()] == ["T1"]
    assert await directory.entry("oddx") is None


async def test_a_call_reaches_every_host(clients: Clients, directory: RedisDirectory) -> None:
    others = [RedisDirectory(clients) for _ in range(3)]
    heard = [asyncio.ensure_future(other.called()) for other in others]
    for other in others:
        await other.listening()
    await directory.call("T1")
    assert await asyncio.gather(*heard) == ["T1"] * 3
    await directory.call("T2")
    await directory.call("T3")
    assert [await others[0].called(), await others[0].called()] == ["T2", "T3"]
    for other in others:
        await other.aclose()


async def test_odd_calls_are_not_heard_and_too_many_are_forgotten_from_the_oldest(
    server: Server, directory: RedisDirectory
) -> None:
    waiting = asyncio.ensure_future(directory.called())
    await directory.listening()
    for odd in ("", "a}b", "x" * 50, "\n"):
        server.ask("PUBLISH", "buraco:lobby", odd)
        with pytest.raises(UnknownTable):
            await directory.call(odd)
    await directory.call("T1")
    assert await waiting == "T1"
    for number in range(MOST_CALLS + 10):
        server.ask("PUBLISH", "buraco:lobby", f"T{number}")
    last = f"T{MOST_CALLS + 9}"
    heard = [await directory.called()]
    while heard[-1] != last:
        heard.append(await directory.called())
    assert heard == [f"T{number}" for number in range(MOST_CALLS + 10 - len(heard), MOST_CALLS + 10)]


async def heard_again(directory: RedisDirectory, by: RedisDirectory, table: str) -> None:
    """Wait until a call is heard; calls before it may be lost."""

    async def hear() -> None:
        while await directory.called() != table:
            pass

    heard = asyncio.ensure_future(hear())
    async with asyncio.timeout(PATIENCE_S):
        while not heard.done():
            with suppress(TableError):
                await by.call(table)
            await asyncio.wait([heard], timeout=0.02)


async def test_calls_are_heard_again_after_a_restart_of_the_server(own_server: Server) -> None:
    clients = Clients(own_server.url)
    directory, other = RedisDirectory(clients), RedisDirectory(clients)
    await heard_again(directory, other, "T1")
    await asyncio.to_thread(own_server.kill)
    with pytest.raises(BusTrouble):
        await other.wanting()
    await asyncio.to_thread(own_server.start)
    await heard_again(directory, other, "T2")
    own_server.ask("CLIENT", "KILL", "TYPE", "pubsub")
    await heard_again(directory, other, "T3")
    await directory.aclose()
    await clients.aclose()


async def test_calls_are_heard_again_after_a_fault_that_nobody_thought_of(
    clients: Clients, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    directory, other = RedisDirectory(clients), RedisDirectory(clients)
    faults = [AttributeError("a connection that was closed under a read")]
    take = RedisDirectory._take

    def failing_once(self: RedisDirectory, data: object) -> None:
        if faults:
            raise faults.pop()
        take(self, data)

    monkeypatch.setattr(RedisDirectory, "_take", failing_once)
    await heard_again(directory, other, "T1")
    assert "listening for calls failed" in caplog.text
    await directory.aclose()
    await other.aclose()


async def test_a_line_that_has_gone_silent_is_made_anew(server: Server, clients: Clients) -> None:
    other = RedisDirectory(clients)
    async with cut_line(server.socket, b"PING") as line:
        far = Clients(line.url)
        directory = RedisDirectory(far, silence_s=0.05)
        await heard_again(directory, other, "T1")
        line.silently, line.losing = True, 1  # the next sign of life does not come
        async with asyncio.timeout(PATIENCE_S):
            while line.lost == 0 or line.connections < 2:
                await asyncio.sleep(0.01)
        await heard_again(directory, other, "T2")
        await directory.aclose()
        await far.aclose()


async def test_all_gateways_sign_with_one_key(server: Server, clients: Clients) -> None:
    given = await asyncio.gather(*(shared_secret(clients, bytes([number]) * 32) for number in range(1, 6)))
    assert len(set(given)) == 1
    assert given[0] in {bytes([number]) * 32 for number in range(1, 6)}
    server.ask("SET", "buraco:secret", "short")
    with pytest.raises(BusTrouble, match="no key") as caught:
        await shared_secret(clients, b"n" * 32)
    assert "short" not in str(caught.value)


async def test_a_word_that_is_no_code_among_those_who_want_a_host_is_removed_and_hurts_nobody(
    directory: RedisDirectory, clients: Clients
) -> None:
    await directory.call("AAAAAA")
    client = clients.commands()
    await call(client.sadd(names.WANTING, "bad code!", b"\xff\xfe"))
    assert await directory.wanting() == ["AAAAAA"]
    assert await call(client.smembers(names.WANTING)) == {b"AAAAAA"}


async def test_a_table_that_wants_no_host_any_more_makes_no_entry(directory: RedisDirectory) -> None:
    await directory.call("AAAAAA")
    await directory.unwant("AAAAAA")
    assert await directory.wanting() == []
    assert await directory.entry("AAAAAA") is None
