"""All tables of a host append on one connection, and each hears its own answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from core.table.ports import LogConflict, LogUnsure
from tests.transports.redis.servers import Server
from transports.redis.clients import BusTrouble, Clients
from transports.redis.line import command
from transports.redis.log import RedisLog
from transports.redis.wire import Unanswered, Wire


@pytest.fixture
async def clients(own_server: Server) -> AsyncIterator[Clients]:
    made = Clients(own_server.url)
    yield made
    await made.aclose()


def connections_so_far(server: Server) -> int:
    """Connections that were ever made, this question's own left out."""
    info = server.ask("INFO", "stats")
    return int(info.partition(b"total_connections_received:")[2].split()[0]) - 1


async def test_a_thousand_tables_that_append_at_once_share_a_connection(own_server: Server, clients: Clients) -> None:
    log = RedisLog(clients)
    before = connections_so_far(own_server)
    tables = [f"T{number}" for number in range(1_000)]
    for seq in range(2):
        await asyncio.gather(*(log.append(table, seq, b"%d of %s" % (seq, table.encode())) for table in tables))
    assert connections_so_far(own_server) - before == 2  # and the one that asked before
    for table in (tables[0], tables[-1]):
        assert await log.read(table) == [b"0 of %s" % table.encode(), b"1 of %s" % table.encode()]


async def test_one_refusal_among_many_answers_is_for_who_asked(clients: Clients) -> None:
    log = RedisLog(clients)
    await log.append("A", 0, b"a")
    answers = await asyncio.gather(
        *(log.append("B", 0, b"b"), log.append("A", 5, b"x"), log.append("C", 0, b"c")), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), LogConflict, type(None)]


async def test_whoever_waits_at_a_server_that_is_silent_does_not_know_and_nothing_is_doubled(
    own_server: Server, clients: Clients
) -> None:
    log = RedisLog(clients, attempt_s=0.2, patience_s=0.6)
    tables = [f"T{number}" for number in range(20)]
    await log.append(tables[0], 0, b"first")
    own_server.pause()
    try:
        answers = await asyncio.gather(
            *(log.append(table, int(table == tables[0]), b"second") for table in tables), return_exceptions=True
        )
    finally:
        own_server.go_on()
    assert {type(answer) for answer in answers} == {LogUnsure}
    patient = RedisLog(clients)
    await asyncio.gather(*(patient.append(table, int(table == tables[0]), b"second") for table in tables))
    assert await patient.read(tables[0]) == [b"first", b"second"]
    for table in tables[1:]:
        assert await patient.read(table) == [b"second"]


async def test_a_host_that_stood_still_takes_the_answer_that_has_come_meanwhile(
    own_server: Server, clients: Clients
) -> None:
    log = RedisLog(clients, attempt_s=0.05)
    await log.append("A", 0, b"a")
    before = connections_so_far(own_server)
    append = asyncio.create_task(log.append("A", 1, b"b"))
    for _ in range(3):
        await asyncio.sleep(0)
    until = time.monotonic() + 0.3
    while time.monotonic() < until:  # this process stands still, and not the server
        pass
    await append
    assert connections_so_far(own_server) - before == 1  # the one that asked before, and none for the log
    assert await log.read("A") == [b"a", b"b"]


async def test_who_stops_waiting_for_the_connection_does_not_stop_the_others(clients: Clients) -> None:
    log = RedisLog(clients)
    first = asyncio.create_task(log.append("A", 0, b"a"))
    second = asyncio.create_task(log.append("B", 0, b"b"))
    await asyncio.sleep(0)
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert await log.read("B") == [b"b"]


async def test_after_a_lost_connection_nobody_is_answered_on_it(own_server: Server, clients: Clients) -> None:
    client = clients.commands(1)
    wire = await Wire.open(client, within_s=5.0)
    assert await wire.ask(command(b"PING")) == b"PONG"
    with pytest.raises(BusTrouble) as refused:
        await wire.ask(command(b"NO-SUCH-COMMAND"))
    assert refused.value.answer == "ERR"
    own_server.kill()
    with pytest.raises(Unanswered):
        await wire.ask(command(b"PING"))
    with pytest.raises(Unanswered) as late:
        await wire.ask(command(b"PING"))
    assert not late.value.sent
    await wire.aclose()


async def test_a_log_that_is_closed_answers_nobody_and_is_closed_with_its_clients(clients: Clients) -> None:
    log = RedisLog(clients, patience_s=0.2)
    await log.append("A", 0, b"a")
    await log.aclose()
    await log.aclose()
    another = RedisLog(clients)
    await another.append("A", 1, b"b")
    await clients.aclose()
    assert another._wire is None
