"""Whoever waits for the double to ring can be sent away, also at the very moment at which it rings."""

from __future__ import annotations

import asyncio

import pytest

from tests.transports.telegram.double.waiting import Bell


@pytest.mark.parametrize("chat", [None, 7])
async def test_who_is_sent_away_while_it_rings_waits_no_longer(chat: int | None) -> None:
    bell = Bell()
    waiting = asyncio.create_task(bell.until("never", lambda: False, chat))
    await asyncio.sleep(0)
    bell.ring(7)
    await asyncio.sleep(0)
    waiting.cancel()
    done, _ = await asyncio.wait({waiting}, timeout=5)
    assert done
    assert waiting.cancelled()
