"""Who bothers with which table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from core.table.ports import TableError
from tests.patience import PATIENCE_S
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.leases import RedisLeases

TABLES = [f"T{number}" for number in range(600)]  # more than one bundle


class Hosts:
    """Two hosts on one server."""

    def __init__(self, server: Server, ttl_ms: int = 600_000) -> None:
        self.server = server
        self.clients = Clients(server.url)
        self.one = RedisLeases(self.clients, "one", ttl_ms)
        self.two = RedisLeases(self.clients, "two", ttl_ms)


@pytest.fixture
async def hosts(server: Server) -> AsyncIterator[Hosts]:
    made = Hosts(server)
    yield made
    await made.clients.aclose()


async def test_one_host_has_a_table_and_the_other_has_it_after(hosts: Hosts) -> None:
    assert await hosts.one.take("T1")
    assert await hosts.one.take("T1")  # it is its own already
    assert not await hosts.two.take("T1")
    await hosts.two.release(["T1"])  # not its own to give up
    assert not await hosts.two.take("T1")
    await hosts.one.release(["T1"])
    assert await hosts.two.take("T1")


async def test_of_many_that_want_a_table_one_gets_it(hosts: Hosts) -> None:
    many = [RedisLeases(hosts.clients, f"host {number}") for number in range(8)]
    assert sorted(await asyncio.gather(*(host.take("T1") for host in many))) == [False] * 7 + [True]


async def test_renewing_keeps_a_table_and_names_those_that_are_lost(hosts: Hosts) -> None:
    for table in TABLES[:-1]:
        assert await hosts.one.take(table)
    for lost in (TABLES[0], TABLES[300]):
        hosts.server.ask("SET", f"buraco:{{{lost}}}:owner", "two")
    assert await hosts.one.renew(TABLES) == {TABLES[0], TABLES[300]}
    assert not await hosts.two.take(TABLES[-1])  # nobody had it: renewing takes it
    assert await hosts.one.renew([]) == frozenset()
    assert await hosts.two.free(TABLES) == []
    await hosts.one.release(TABLES)
    assert await hosts.one.free(TABLES) == [table for table in TABLES if table not in (TABLES[0], TABLES[300])]
    assert await hosts.two.renew(TABLES) == frozenset()


async def test_a_lease_that_is_not_renewed_ends_by_itself(server: Server) -> None:
    hosts = Hosts(server, ttl_ms=50)
    assert await hosts.one.take("T1")
    async with asyncio.timeout(PATIENCE_S):
        while not await hosts.two.take("T1"):
            await asyncio.sleep(0.01)
    assert await hosts.one.renew(["T1"]) == {"T1"}
    await hosts.clients.aclose()


async def test_a_renewed_lease_has_its_whole_time_again(hosts: Hosts) -> None:
    await hosts.one.take("T1")
    hosts.server.ask("PEXPIRE", "buraco:{T1}:owner", "10000")
    await hosts.one.renew(["T1"])
    assert int(hosts.server.ask("PTTL", "buraco:{T1}:owner")[1:]) > 10_000


async def test_scripts_that_the_server_has_forgotten_are_told_again(hosts: Hosts) -> None:
    assert await hosts.one.take("T1")
    hosts.server.ask("SCRIPT", "FLUSH")
    assert await hosts.one.renew(["T1", "T2"]) == frozenset()


async def test_without_a_server_nothing_is_taken_and_renewing_says_so(own_server: Server) -> None:
    hosts = Hosts(own_server)
    assert await hosts.one.take("T1")
    own_server.kill()
    assert not await hosts.one.take("T2")
    with pytest.raises(BusTrouble):
        await hosts.one.renew(["T1"])
    await hosts.one.release(["T1"])
    await hosts.clients.aclose()


async def test_a_host_without_a_name_and_a_table_without_a_code_are_refused(hosts: Hosts) -> None:
    with pytest.raises(ValueError, match="token"):
        RedisLeases(hosts.clients, "")
    assert not await hosts.one.take("a}b")
    with pytest.raises(TableError):
        await hosts.one.renew(["a}b"])


async def test_something_else_under_a_leases_name_costs_no_other_table_its_host(server: Server) -> None:
    clients = Clients(server.url)
    leases = RedisLeases(clients, "one")
    try:
        await call(clients.commands().sadd(names.owner("BBBBBB"), "odd"))
        assert not await leases.take("BBBBBB")
        assert await leases.take("AAAAAA")
        assert await leases.renew(["AAAAAA", "BBBBBB"]) == {"BBBBBB"}
        assert await leases.free(["AAAAAA", "BBBBBB", "CCCCCC"]) == ["CCCCCC"]
        await leases.release(["AAAAAA", "BBBBBB"])
        assert await leases.free(["AAAAAA", "BBBBBB", "CCCCCC"]) == ["AAAAAA", "CCCCCC"]
    finally:
        await leases.aclose()
        await clients.aclose()
