"""Who leads: one at a time, another within the lease, and nobody who is not sure of it."""

from __future__ import annotations

import asyncio

import pytest

from core.table.clock import ManualClock
from core.table.ports import TableError
from tests.core.table.playing import settled
from transports.telegram.bindings import Deposed
from transports.telegram.leading import LEASE_MS, RENEW_MS, Leading, paused
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore


class Unsteady:
    """A lease that does not answer when it is told not to."""

    def __init__(self, bindings: MemoryBindings) -> None:
        self.bindings = bindings
        self.silent = False

    async def lead(self, token: str, ttl_ms: int) -> bool:
        if self.silent:
            raise TableError("nobody answers")
        return await self.bindings.lead(token, ttl_ms)

    async def resign(self, token: str) -> None:
        if self.silent:
            raise TableError("nobody answers")
        await self.bindings.resign(token)


class Two:
    """Two processes of one bot."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        store = MemoryStore(self.clock)
        self.leases = [Unsteady(MemoryBindings(store, bytes)) for _ in range(2)]
        self.sides = [Leading(lease, name, self.clock) for lease, name in zip(self.leases, ("one", "two"), strict=True)]
        self.said: list[str] = []

    async def goes_by(self, ms: int) -> None:
        for _ in range(0, ms, 250):
            await settled()
            self.clock.advance(250)
        await settled()


async def test_a_pause_is_over_when_the_clock_says_so() -> None:
    clock = ManualClock()
    pause = asyncio.ensure_future(paused(clock, 100))
    await settled()
    clock.advance(99)
    await settled()
    assert not pause.done()
    clock.advance(1)
    await pause


async def test_the_second_stands_by_and_leads_within_the_lease_when_the_first_is_no_more() -> None:
    two = Two()
    assert not await two.sides[0].wait(lambda: two.said.append("first"))
    waiting = asyncio.ensure_future(two.sides[1].wait(lambda: two.said.append("second")))
    keeping = asyncio.ensure_future(two.sides[0].keep())
    await two.goes_by(3 * LEASE_MS)
    assert two.said == ["second"]
    assert not waiting.done()
    keeping.cancel()  # it is killed
    await two.goes_by(LEASE_MS + RENEW_MS)
    assert waiting.done()
    assert waiting.result()  # it had to stand by, so that it leads now is news


async def test_who_resigns_is_followed_at_once() -> None:
    two = Two()
    await two.sides[0].wait(lambda: None)
    waiting = asyncio.ensure_future(two.sides[1].wait(lambda: None))
    await settled()
    await two.sides[0].resign()
    await two.goes_by(RENEW_MS)
    assert waiting.done()


async def test_who_cannot_renew_stops_before_another_can_lead() -> None:
    two = Two()
    await two.sides[0].wait(lambda: None)
    keeping = asyncio.ensure_future(two.sides[0].keep())
    waiting = asyncio.ensure_future(two.sides[1].wait(lambda: None))
    await settled()
    two.leases[0].silent = True
    while not keeping.done():
        assert not waiting.done()
        await two.goes_by(250)
    with pytest.raises(Deposed):
        keeping.result()
    await two.goes_by(RENEW_MS)
    assert waiting.done()


async def test_a_short_trouble_changes_nothing() -> None:
    two = Two()
    await two.sides[0].wait(lambda: None)
    keeping = asyncio.ensure_future(two.sides[0].keep())
    two.leases[0].silent = True
    await two.goes_by(LEASE_MS - RENEW_MS - 500)
    two.leases[0].silent = False
    await two.goes_by(3 * LEASE_MS)
    assert not keeping.done()
    keeping.cancel()


async def test_who_was_held_up_for_too_long_hears_that_another_leads() -> None:
    two = Two()
    await two.sides[0].wait(lambda: None)
    two.clock.advance(LEASE_MS + 1)
    await two.sides[1].wait(lambda: None)
    keeping = asyncio.ensure_future(two.sides[0].keep())
    await two.goes_by(RENEW_MS)
    with pytest.raises(Deposed):
        await keeping
    two.leases[0].silent = True
    await two.sides[0].resign()  # raises nothing
