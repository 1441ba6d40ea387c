"""Leases, the list and carriers inside one process behave as those on a server do."""

from __future__ import annotations

import asyncio

import pytest

from core.table.clock import ManualClock
from core.table.hosting import Entry
from core.table.messages import Pong
from core.table.ports import Connected, Heard, NotOwner, PortClosed, TableError
from transports.memory import MemoryLog
from transports.memory_hall import LEASE_MS, MemoryHouse


def entry(table: str, *, wanting: bool = True) -> Entry:
    return Entry(table=table, phase="playing", preset="stbl", players=(), wanting=wanting)


async def test_a_lease_is_one_hosts_until_it_runs_out_or_is_given_up() -> None:
    clock = ManualClock()
    house = MemoryHouse(clock)
    one, two = house.leases("one"), house.leases("two")
    assert await one.take("A")
    assert await one.take("A"), "its own again"
    assert not await two.take("A")
    assert await two.free(["A", "B"]) == ["B"]
    clock.advance(LEASE_MS - 1)
    assert await one.renew(["A"]) == frozenset()
    clock.advance(LEASE_MS - 1)
    assert not await two.take("A")
    clock.advance(1)
    assert await two.take("A")
    assert await one.renew(["A"]) == frozenset({"A"})
    await one.release(["A"])
    assert house.owner("A") == "two", "only its own host gives it up"
    await two.release(["A"])
    assert await one.free(["A"]) == ["A"]


async def test_the_list_is_kept_by_name_and_calls_reach_every_hall() -> None:
    house = MemoryHouse(ManualClock())
    one, two = house.directory(), house.directory()
    await one.put(entry("B"))
    await one.put(entry("A", wanting=False))
    assert [found.table for found in await two.entries()] == ["A", "B"]
    assert await two.wanting() == ["B"]
    assert await two.entry("A") == entry("A", wanting=False)
    assert await two.entry("C") is None
    await one.call("B")
    assert [await one.called(), await two.called()] == ["B", "B"]


async def test_a_hall_that_hears_no_more_calls_is_forgotten() -> None:
    house = MemoryHouse(ManualClock())
    one, two = house.directory(), house.directory()
    two.close()
    await one.call("B")
    assert await one.called() == "B"


async def test_where_nothing_answers_that_is_an_error_and_no_lease() -> None:
    house = MemoryHouse(ManualClock())
    leases, directory = house.leases("one"), house.directory()
    house.answers = False
    assert not await leases.take("A")
    await leases.release(["A"])
    for asked in (leases.renew(["A"]), leases.free(["A"]), directory.wanting(), directory.entry("A")):
        with pytest.raises(TableError):
            await asked


async def test_the_seats_of_a_table_outlive_its_host() -> None:
    house = MemoryHouse(ManualClock())
    carriers = house.carriers()
    older = await carriers.open("A")
    seat = house.bus("A").seat(2)
    assert await older.receive() == Heard(2, Connected())
    waiting = asyncio.create_task(older.receive())
    await asyncio.sleep(0)
    newer = await carriers.open("A")
    with pytest.raises(PortClosed):
        await waiting
    await seat.send(Pong(1))
    assert await newer.receive() == Heard(2, Pong(1))
    await older.publish([(2, Pong(9))])  # type: ignore[list-item]
    await newer.disconnect(2, "enough")
    assert [type(await seat.receive()).__name__] == ["Closed"], "and nothing of the older host before it"


async def test_a_host_writes_only_while_nobody_else_has_the_table() -> None:
    house = MemoryHouse(ManualClock())
    log = MemoryLog()
    one, two = house.log(log, "one"), house.log(log, "two")
    await one.append("A", 0, b"first")
    await house.leases("two").take("A")
    with pytest.raises(NotOwner):
        await one.append("A", 1, b"second")
    await two.append("A", 1, b"second")
    assert await one.read("A") == [b"first", b"second"]
    assert await one.tables() == ["A"]
