"""The end of a process in order: several things ended one after the other, and all of them in so much time together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

_log = logging.getLogger(__name__)

GRACE_S: Final = 0.1
"""Who is cancelled may take so long to notice."""


class Ending:
    """Counts from when the first thing is to end, in seconds of the machine's own time."""

    def __init__(self, within_s: float) -> None:
        self._within_s = within_s
        self._until: float | None = None

    def left(self, most_s: float) -> float:
        """How long something may still take that may take so long at the most."""
        now = asyncio.get_running_loop().time()
        if self._until is None:
            self._until = now + self._within_s
        return max(0.0, min(most_s, self._until - now))

    async def end(self, close: Callable[[float], Awaitable[None]], most_s: float) -> None:
        """End this, which is told how long it may take; it is left where it takes longer. Raises nothing of it."""
        within_s = self.left(most_s)
        closing = asyncio.ensure_future(close(within_s))
        try:
            await asyncio.wait({closing}, timeout=within_s + GRACE_S)
        finally:
            if not closing.done():
                closing.cancel()
                await asyncio.wait({closing}, timeout=GRACE_S)
        if closing.done() and not closing.cancelled() and (error := closing.exception()) is not None:
            _log.error("something did not end in order", exc_info=error)
