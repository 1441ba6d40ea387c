"""The bindings of chats on real servers: damage, lost answers, restarts. Their promises: tests/transports/telegram."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from core.table.ports import TableError, UnknownTable
from tests.transports.redis.bound import A_MATCH, GROUP, MOVED, all_keys, ask_all, fill
from tests.transports.redis.cut_line import cut_line
from tests.transports.redis.servers import Server
from tests.transports.telegram.kept_bindings import BOT, OnServer
from transports.redis import names
from transports.redis.chat_bindings import RedisBindings
from transports.redis.clients import BusTrouble, Clients, call
from transports.telegram.bindings import (
    DAY_MS,
    Forgotten,
    Held,
    Lasting,
    Person,
    Stats,
    Tally,
)


@pytest.fixture
async def kept(server: Server) -> AsyncIterator[OnServer]:
    made = OnServer(server)
    yield made
    await made.aclose()


async def test_what_another_version_has_written_is_read_as_far_as_it_is_known(kept: OnServer) -> None:
    bindings = kept.process()
    await call(kept.client.set(names.chats(BOT, "person:12"), b'{"id":12,"name":"Bia","horoscope":{"x":[1]}}'))
    assert await bindings.person(12) == Person(12, "Bia")


async def test_unreadable_things_are_logged_once(kept: OnServer, caplog: pytest.LogCaptureFixture) -> None:
    bindings = kept.process()
    await call(kept.client.set(names.chats(BOT, "person:12"), b"odd"))
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert await bindings.person(12) is None
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_a_number_in_the_statistics_that_is_none_begins_anew(kept: OnServer) -> None:
    bindings = kept.process()
    await bindings.finished(GROUP, "A", *A_MATCH)
    await call(kept.client.hset(names.chats(BOT, "stats:-100"), "user:buraco:12:points", "much"))
    assert (await bindings.stats(GROUP))[0].tallies == (Tally(12, "Bia", 1, 1, 2, 0),)
    await bindings.finished(GROUP, "B", *A_MATCH)
    assert (await bindings.stats(GROUP))[0].tallies == (Tally(12, "Bia", 2, 2, 4, 300),)


async def test_all_keys_of_a_bot_lie_in_one_slot_and_under_its_number(kept: OnServer) -> None:
    await fill(kept.process())
    assert {key.partition("}")[0] for key in await all_keys(kept)} == {f"buraco:tg:{{{BOT}"}


async def test_two_bots_on_one_server_know_nothing_of_each_other(kept: OnServer) -> None:
    await fill(kept.process())
    other = RedisBindings(kept.clients, BOT + 1, bytes)
    assert await other.lead("two", 1_000)
    assert await other.seen(77)
    assert await other.chats() == ()
    assert await other.all_held() == ()
    assert await other.person(12) is None
    assert await other.forget(12) == Forgotten()


async def test_codes_that_no_table_has_get_into_no_key(kept: OnServer) -> None:
    bindings = kept.process()
    for code in ("a}b", "T1:draft", "", "x" * 41, "T\n"):
        with pytest.raises(UnknownTable):
            await bindings.keep_held(Held(12, code))
        with pytest.raises(UnknownTable):
            await bindings.finished(GROUP, code, *A_MATCH)
        with pytest.raises(UnknownTable):
            await bindings.report(12, code)
        await bindings.drop_held(12, code)
        assert not await bindings.keep_draft(12, code, b"x")
        assert await bindings.held_at(code) == ()
        assert await bindings.reported(code) is None
    assert await all_keys(kept) == []


async def test_who_only_asks_makes_the_server_write_nothing(kept: OnServer) -> None:
    await fill(kept.process())

    async def changes() -> int:
        return int((await call(kept.client.info("persistence")))["rdb_changes_since_last_save"])

    before = await changes()
    for _ in range(3):
        await ask_all(kept.process())
    assert await changes() == before
    await kept.later(10 * DAY_MS)  # now a tenth of their time is gone
    await kept.process().lead("one", 60_000)
    before = await changes()
    await kept.process().held(12)
    assert await changes() > before


# --- answers that are lost, servers that go --------------------------------------------------------------------------


async def repeated(cut: Any, ask: Callable[[], Any], *, silently: bool = False) -> Any:
    """What is given when the first answer is lost and it is asked once more."""
    cut.losing, cut.silently = 1, silently
    before = cut.lost
    given = await ask()
    assert cut.lost == before + 1
    return given


@pytest.mark.parametrize("silently", [False, True])
async def test_a_lost_answer_is_asked_for_again_and_nothing_is_done_twice(server: Server, silently: bool) -> None:
    async with cut_line(Path(server.socket), b"EVAL") as cut:
        clients = Clients(cut.url)
        bindings = RedisBindings(clients, BOT, lambda count: bytes(range(count)))
        try:
            await fill(bindings)
            again = [
                (lambda: bindings.finished(GROUP, "T7", *A_MATCH), True),
                (lambda: bindings.finished(GROUP, "T7", *A_MATCH), True),  # the same word: as if it was the same asking
                (lambda: bindings.stats(GROUP), (Stats("buraco", 2, (Tally(12, "Bia", 2, 2, 4, 600),)),)),
                (lambda: bindings.keep_draft(12, "T1", b"add"), True),
                (lambda: bindings.held(12), (Held(12, "T1", 2, "Bia", b"add"),)),
                (lambda: bindings.move_chat(-100, -1_001), None),
                (lambda: bindings.stats(MOVED), (Stats("buraco", 2, (Tally(12, "Bia", 2, 2, 4, 600),)),)),
                (lambda: bindings.report(12, "T0"), "23456789"),
                (lambda: bindings.lead("one", 60_000), True),
                (lambda: bindings.drop_held(12, "T1"), None),
                (lambda: bindings.all_held(), ()),
            ]
            for ask, expected in again[: 1 if silently else None]:  # each waits for a deadline when nothing is heard
                assert await repeated(cut, ask, silently=silently) == expected
        finally:
            await clients.aclose()


async def test_the_mark_of_an_update_is_not_asked_for_twice(server: Server) -> None:
    async with cut_line(Path(server.socket), b"EVAL") as cut:
        clients = Clients(cut.url)
        bindings = RedisBindings(clients, BOT, bytes)
        try:
            assert await bindings.seen(1)
            cut.losing = 1
            with pytest.raises(BusTrouble):
                await bindings.seen(2)
            assert not await bindings.seen(2)
        finally:
            await clients.aclose()


async def test_a_server_that_was_started_again_is_not_noticed(own_server: Server) -> None:
    kept = OnServer(own_server)
    bindings = kept.process()
    try:
        await fill(bindings)
        own_server.kill()
        with pytest.raises(BusTrouble):
            await bindings.person(12)
        with pytest.raises(BusTrouble):
            await bindings.leader()
        own_server.start()
        assert await bindings.person(12) == Person(12, "Bia")
        assert await bindings.lead("one", 60_000)
        assert not await bindings.seen(77)
        own_server.restart()
        assert await bindings.held(12) == (Held(12, "T1", 2, "Bia", b"lay"),)
    finally:
        await kept.aclose()


async def test_a_server_that_was_emptied_tells_the_leader_to_begin_anew(kept: OnServer) -> None:
    bindings = kept.process()
    await fill(bindings)
    await call(kept.client.flushall())
    assert not await bindings.lead("one", 60_000)
    assert await bindings.lead("one", 60_000)


async def test_scripts_that_the_server_has_forgotten_are_told_again(kept: OnServer) -> None:
    bindings = kept.process()
    await bindings.keep_person(Person(12))
    await call(kept.client.script_flush())
    assert await bindings.person(12) == Person(12)


async def test_a_server_without_memory_refuses_and_keeps_all_or_nothing(own_server: Server) -> None:
    kept = OnServer(own_server)
    bindings = kept.process()
    try:
        await fill(bindings)
        own_server.ask("CONFIG", "SET", "maxmemory", "1")
        with pytest.raises(BusTrouble, match="memory"):
            await bindings.finished(GROUP, "T8", *A_MATCH)
        own_server.ask("CONFIG", "SET", "maxmemory", "0")
        assert await bindings.finished(GROUP, "T8", *A_MATCH)
        assert (await bindings.stats(GROUP))[0].matches == 2
    finally:
        await kept.aclose()


async def test_no_more_than_one_process_finds_an_update_new_however_many_ask(kept: OnServer) -> None:
    edges = [kept.process() for _ in range(4)]
    told = await asyncio.gather(*(edge.seen(update) for update in range(40) for edge in edges))
    assert sum(told) == 40


async def test_everything_raises_table_errors_only(server: Server) -> None:
    clients = Clients("unix:///nowhere/at/all.sock")
    bindings = RedisBindings(clients, BOT, bytes, Lasting())
    try:
        for ask in (bindings.chats, bindings.all_held, bindings.leader, lambda: bindings.seen(1)):
            with pytest.raises(TableError):
                await ask()
        with pytest.raises(TableError):
            await bindings.lead("one", 1_000)
    finally:
        await clients.aclose()
