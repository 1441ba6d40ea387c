"""How long a test waits for what must come, and how long something took: on however busy a machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PATIENCE_S: Final = 60.0
"""Real seconds. Who waits goes on as soon as it has come, so that only a fault takes so long, on however busy a
machine. It is less than pytest gives a test (its `timeout`): what did not come is named."""

TICK_S: Final = 0.01


class Awake:
    """Seconds that have gone by for this process."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def count(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            self.seconds += TICK_S


@asynccontextmanager
async def awake() -> AsyncIterator[Awake]:
    """Counts the seconds that the block waits, without those in which this process stood still or others were busy."""
    clock = Awake()
    counting = asyncio.create_task(clock.count())
    try:
        yield clock
    finally:
        counting.cancel()
        await asyncio.wait({counting})
