"""Whoever does something at a table that is being opened waits for it, though not for ever."""

from __future__ import annotations

import asyncio

from core.table.clock import ManualClock
from tests.core.table.playing import settled
from transports.telegram.awaited import HELD_MS, Awaited, Heard


async def test_who_waits_goes_on_as_soon_as_the_table_has_said_how_it_stands() -> None:
    awaited, heard = Awaited(ManualClock()), Heard()
    heard.when(awaited.heard)
    waiting = asyncio.create_task(awaited.soon())
    await settled()
    heard.now(False)
    await settled()
    assert not waiting.done()
    heard.now()
    assert await waiting
    assert await awaited.soon()


async def test_nobody_waits_for_a_silent_table_longer_than_it_may_take_or_than_they_say() -> None:
    clock = ManualClock()
    awaited = Awaited(clock)
    clock.advance(HELD_MS - 1)
    waiting = asyncio.create_task(awaited.soon())
    await settled()
    clock.advance(1)
    assert not await waiting
    assert not await awaited.soon()  # at once
    waiting = asyncio.create_task(awaited.soon(500))
    await settled()
    assert not waiting.done()
    clock.advance(500)
    assert not await waiting


async def test_a_table_that_is_opened_again_is_waited_for_again() -> None:
    clock = ManualClock()
    awaited = Awaited(clock)
    awaited.heard()
    clock.advance(2 * HELD_MS)
    awaited.begins()
    waiting = asyncio.create_task(awaited.soon())
    await settled()
    assert not waiting.done()
    clock.advance(HELD_MS)
    assert not await waiting
