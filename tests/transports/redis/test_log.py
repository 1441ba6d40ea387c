"""The log on real servers: nothing twice, nothing lost, and an honest word when it cannot be known."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator

import pytest

from core.table.ports import LogConflict, LogDamaged, LogUnavailable, LogUnsure, NotOwner, UnknownTable
from tests.transports.redis.cut_line import CutLine, cut_line
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.log import RedisLog

T = "K7M2QX"


@pytest.fixture
async def clients(server: Server) -> AsyncIterator[Clients]:
    made = Clients(server.url)
    yield made
    await made.aclose()


@pytest.fixture
async def own_clients(own_server: Server) -> AsyncIterator[Clients]:
    made = Clients(own_server.url)
    yield made
    await made.aclose()


@pytest.fixture
async def line(server: Server) -> AsyncIterator[CutLine]:
    async with cut_line(server.socket, b"EVAL") as made:
        yield made


@pytest.fixture
async def cut_clients(line: CutLine) -> AsyncIterator[Clients]:
    made = Clients(line.url)
    yield made
    await made.aclose()


@pytest.mark.parametrize("silently", [False, True])
async def test_an_answer_lost_after_the_write_doubles_nothing(
    clients: Clients, line: CutLine, cut_clients: Clients, silently: bool
) -> None:
    line.silently = silently
    log = RedisLog(cut_clients, attempt_s=0.2)
    for seq in range(6):
        line.losing = seq % 3
        await log.append(T, seq, b'{"n":%d}' % seq)
    assert line.lost == 6
    assert await RedisLog(clients).read(T) == [b'{"n":%d}' % seq for seq in range(6)]


async def test_a_log_that_is_never_answered_says_that_it_does_not_know(
    clients: Clients, line: CutLine, cut_clients: Clients
) -> None:
    line.losing = 1_000
    log = RedisLog(cut_clients, patience_s=0.3)
    with pytest.raises(LogUnsure):
        await log.append(T, 0, b"{}")
    assert line.lost > 1
    assert await RedisLog(clients).read(T) == [b"{}"]
    line.losing = 0
    await log.append(T, 0, b"{}")
    assert await log.read(T) == [b"{}"]


async def test_an_append_that_nobody_waits_for_any_more_mixes_no_answers(clients: Clients) -> None:
    log = RedisLog(clients)
    await log.append(T, 0, b"{}")
    for turn in range(20):
        hasty = asyncio.ensure_future(log.append("OTHER", turn, b"[1]"))
        for _ in range(turn):  # so many steps into it
            await asyncio.sleep(0)
        hasty.cancel()
        await asyncio.wait([hasty])
        assert await log.read(T) == [b"{}"]
        with pytest.raises(LogConflict) as conflict:
            await log.append(T, 7, b"{}")
        assert conflict.value.expected == 1
        if len(await log.read("OTHER")) <= turn:
            await log.append("OTHER", turn, b"[1]")
    assert len(await log.read("OTHER")) == 20


async def test_without_a_server_nothing_is_kept_and_that_is_known(own_server: Server, own_clients: Clients) -> None:
    own_server.kill()
    log = RedisLog(own_clients, patience_s=0.3)
    with pytest.raises(LogUnavailable) as caught:
        await log.append(T, 0, b"{}")
    assert not isinstance(caught.value, LogUnsure)
    with pytest.raises(LogUnavailable):
        await log.read(T)
    with pytest.raises(LogUnavailable):
        await log.tables()


async def test_an_append_outlasts_a_restart_of_the_server(own_server: Server, own_clients: Clients) -> None:
    log = RedisLog(own_clients, patience_s=20)
    await log.append(T, 0, b"{}")
    own_server.kill()
    late = asyncio.ensure_future(log.append(T, 1, b"[]"))
    await asyncio.to_thread(own_server.start)
    await late
    assert await log.read(T) == [b"{}", b"[]"]


async def test_a_killed_server_has_all_that_an_append_has_returned_for(
    own_server: Server, own_clients: Clients
) -> None:
    log = RedisLog(own_clients, patience_s=0.2)
    returned = 0

    async def write() -> None:
        nonlocal returned
        while True:
            await log.append(T, returned, b'{"n":%d}' % returned)
            returned += 1
            some.set() if returned == 50 else None

    some = asyncio.Event()
    writing = asyncio.ensure_future(write())
    await some.wait()
    await asyncio.to_thread(own_server.kill)
    with pytest.raises(LogUnavailable):
        await writing
    own_server.start()
    kept = await log.read(T)
    assert len(kept) - returned in (0, 1)  # one may have been written without its answer
    assert kept == [b'{"n":%d}' % seq for seq in range(len(kept))]


async def test_of_three_rivals_for_one_number_one_writes(clients: Clients) -> None:
    logs = [RedisLog(clients) for _ in range(3)]
    for seq in range(20):
        done = await asyncio.gather(
            *(log.append(T, seq, b'{"of":%d}' % number) for number, log in enumerate(logs)), return_exceptions=True
        )
        assert [type(said) for said in done if said is not None] == [LogConflict] * 2
        winner = done.index(None)
        assert (await logs[0].read(T))[seq:] == [b'{"of":%d}' % winner]


async def test_three_rival_writers_leave_a_log_without_holes(clients: Clients) -> None:
    async def rival(number: int) -> int:
        log, conflicts, written = RedisLog(clients), 0, 0
        while written < 20:
            seq = len(await log.read(T))
            try:
                await log.append(T, seq, b'{"of":%d,"n":%d}' % (number, written))
                written += 1
            except LogConflict:
                conflicts += 1
        return conflicts

    assert sum(await asyncio.gather(*map(rival, range(3)))) > 0
    records = await RedisLog(clients).read(T)
    assert len(records) == 60
    assert set(records) == {b'{"of":%d,"n":%d}' % (number, n) for number in range(3) for n in range(20)}


async def test_a_host_without_the_lease_changes_nothing(server: Server, clients: Clients) -> None:
    ours, theirs = RedisLog(clients, "ours"), RedisLog(clients, "theirs")
    await ours.append(T, 0, b"{}")  # no lease yet: only the numbers count
    server.ask("SET", f"buraco:{{{T}}}:owner", "ours")
    await ours.append(T, 1, b"{}")
    with pytest.raises(NotOwner):
        await theirs.append(T, 2, b"[]")
    with pytest.raises(NotOwner):  # not even what is there already, nor a conflict: it is not its business
        await theirs.append(T, 1, b"{}")
    assert await theirs.read(T) == [b"{}", b"{}"]
    server.ask("SET", f"buraco:{{{T}}}:owner", "theirs")
    await theirs.append(T, 2, b"[]")
    with pytest.raises(NotOwner):
        await ours.append(T, 3, b"{}")
    await RedisLog(clients).append(T, 3, b"[3]")  # who has no token is held by the numbers alone


@pytest.mark.parametrize("setting", ["maxmemory", "min-replicas-to-write"])
async def test_a_refused_write_keeps_nothing_and_can_be_repeated(
    own_server: Server, own_clients: Clients, setting: str
) -> None:
    log = RedisLog(own_clients)
    await log.append(T, 0, b"{}")
    assert own_server.ask("CONFIG", "SET", setting, "1").startswith(b"+OK")
    with pytest.raises(LogUnavailable, match=r"memory|replicas") as caught:
        await log.append(T, 1, b"[]")
    assert not isinstance(caught.value, LogUnsure)
    assert await log.read(T) == [b"{}"]
    own_server.ask("CONFIG", "SET", setting, "0")
    await log.append(T, 1, b"[]")
    assert await log.read(T) == [b"{}", b"[]"]


async def test_a_server_that_cannot_save_is_unavailable(own_server: Server, own_clients: Clients) -> None:
    log = RedisLog(own_clients)
    await log.append(T, 0, b"{}")
    own_server.ask("CONFIG", "SET", "save", "3600 1")
    shutil.rmtree(own_server.data)
    own_server.ask("BGSAVE")
    own_server.until(lambda: b"rdb_last_bgsave_status:err" in own_server.ask("INFO", "persistence"))
    with pytest.raises(LogUnavailable, match="disk") as caught:
        await log.append(T, 1, b"[]")
    assert not isinstance(caught.value, LogUnsure)
    assert await log.read(T) == [b"{}"]
    own_server.kill()  # it would rather not end without having saved


async def test_a_log_with_a_hole_or_something_strange_in_it_is_damaged(server: Server, clients: Clients) -> None:
    log = RedisLog(clients)
    for seq in range(3):
        await log.append(T, seq, b"{}")
    server.ask("XDEL", f"buraco:{{{T}}}:log", "1-1")
    with pytest.raises(LogDamaged) as caught:
        await log.read(T)
    assert caught.value.seq == 1
    server.ask("XADD", "buraco:{B}:log", "0-1", "x", "{}")
    with pytest.raises(LogDamaged):
        await log.read("B")
    server.ask("SET", "buraco:{C}:log", "x")
    with pytest.raises(LogUnavailable, match="something else"):
        await log.append("C", 0, b"{}")


@pytest.mark.parametrize("size", [9, 10, 11, 25])
async def test_a_long_log_is_read_in_pages(clients: Clients, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr("transports.redis.log._PAGE", 10)
    log = RedisLog(clients)
    await asyncio.gather(*(_fill(log, f"T{number}", size) for number in range(30)))
    assert await log.read("T7") == [b"[%d]" % seq for seq in range(size)]
    assert await log.tables() == sorted(f"T{number}" for number in range(30))


async def _fill(log: RedisLog, table: str, size: int) -> None:
    for seq in range(size):
        await log.append(table, seq, b"[%d]" % seq)


async def test_no_odd_code_becomes_a_key(server: Server, clients: Clients) -> None:
    for code in ("", "a}b", "*", "a b", "x" * 41, "ä"):
        with pytest.raises(UnknownTable):
            await RedisLog(clients).append(code, 0, b"{}")
    assert server.ask("DBSIZE") == b":0\r\n"
