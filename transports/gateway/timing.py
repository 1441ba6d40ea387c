"""Deadlines by a clock that is passed in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from core.table.ports import Clock


@asynccontextmanager
async def deadline(clock: Clock, ms: int) -> AsyncIterator[None]:
    """The block must end within so many milliseconds of that clock. Raises TimeoutError."""
    async with asyncio.timeout(None) as limit:
        timer = clock.call_at(clock.now_ms() + ms, lambda: limit.reschedule(0))
        try:
            yield
        finally:
            timer.cancel()
