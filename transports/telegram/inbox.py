"""Updates that a webhook has brought, until whoever leads has dealt with them.

Any process may receive them, and one alone deals with them: they lie here meanwhile, so that what Telegram was told is
safe outlives every process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol


class Inbox(Protocol):
    """A line of updates. Raises TableError for trouble with the server."""

    async def put(self, raw: bytes) -> None:
        """Keep this update, as JSON; on return it is safe."""

    async def take(self, after: str, wait_ms: int) -> Sequence[tuple[str, bytes]]:
        """What has come after this one (""; from the first), oldest first, each with its name; waits for so long."""

    async def done(self, names: Sequence[str]) -> None:
        """These were dealt with."""


class MemoryInbox:
    """In this process's memory, for one process alone."""

    def __init__(self) -> None:
        self._kept: dict[int, bytes] = {}
        self._next = 1
        self._news = asyncio.Event()

    async def put(self, raw: bytes) -> None:
        self._kept[self._next] = raw
        self._next += 1
        self._news.set()

    async def take(self, after: str, wait_ms: int) -> Sequence[tuple[str, bytes]]:
        found = self._after(after)
        if not found:
            self._news.clear()
            try:
                async with asyncio.timeout(wait_ms / 1000):
                    await self._news.wait()
            except TimeoutError:
                pass
            found = self._after(after)
        return found

    async def done(self, names: Sequence[str]) -> None:
        for name in names:
            self._kept.pop(int(name), None)

    def _after(self, after: str) -> list[tuple[str, bytes]]:
        return [(str(number), raw) for number, raw in self._kept.items() if number > int(after or 0)]
