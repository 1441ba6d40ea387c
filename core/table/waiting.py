"""Waiting by a clock that is passed in."""

from __future__ import annotations

import asyncio
from functools import partial

from core.table.ports import Clock


async def wait(clock: Clock, ms: int) -> None:
    """Return once so much time has gone by."""
    due: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    timer = clock.call_at(clock.now_ms() + ms, partial(_ring, due))
    try:
        await due
    finally:
        timer.cancel()


def _ring(due: asyncio.Future[None]) -> None:
    if not due.done():
        due.set_result(None)
