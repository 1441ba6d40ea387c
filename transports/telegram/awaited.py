"""What somebody does before their table is there waits for it, though not for ever: after a restart, nothing is lost.

Who does something asks `Awaited`; what is shown of a table tells by `Heard` that the table has said how it stands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from core.table.ports import Clock
from transports.telegram.leading import paused

HELD_MS: Final = 10_000
"""So long after a table begins to be opened, what people do there waits for it."""


class Heard:
    """Tells that a table has said how it stands."""

    def __init__(self) -> None:
        self._call: Callable[[], None] = lambda: None

    def when(self, call: Callable[[], None]) -> None:
        """Call this each time from now on."""
        self._call = call

    def now(self, so: bool = True) -> None:
        """It has, if so."""
        if so:
            self._call()


class Awaited:
    """A table that is being opened, or has been."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard = asyncio.Event()
        self._until = clock.now_ms() + HELD_MS

    def begins(self) -> None:
        """It is being opened, or opened again: nothing is known of it."""
        self._until = self._clock.now_ms() + HELD_MS
        self._heard.clear()

    def heard(self) -> None:
        """It has said how it stands."""
        self._heard.set()

    async def soon(self, least_ms: int = 0) -> bool:
        """Wait for that until HELD_MS after it began, and at least so long; has it come?"""
        left = max(self._until - self._clock.now_ms(), least_ms)
        if self._heard.is_set() or left <= 0:
            return self._heard.is_set()
        late = asyncio.ensure_future(paused(self._clock, left))
        heard = asyncio.ensure_future(self._heard.wait())
        try:
            await asyncio.wait({late, heard}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
            heard.cancel()
        return self._heard.is_set()
