"""What waits to be sent to one client. It is bounded: who does not read is not waited for."""

from __future__ import annotations

import asyncio
from collections import deque

from transports.gateway.endings import Ending


class Overfull(Exception):
    """More waits than may wait."""


class Outbox:
    """Texts in order; the end comes after all of them."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._texts: deque[str] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._ending: Ending | None = None

    def put(self, raw: bytes) -> None:
        """Add a message. Raises Overfull; one alone always fits, however long it is."""
        if self._texts and (len(self._texts) >= self._most or self._size + len(raw) > self._most_bytes):
            raise Overfull
        self._texts.append(raw.decode("utf-8"))
        self._size += len(raw)
        self._news.set()

    def end(self, ending: Ending) -> None:
        """There is nothing after this."""
        if self._ending is None:
            self._ending = ending
            self._news.set()

    async def next(self) -> str | Ending:
        """The next message; once all are taken, the ending. Waits for them."""
        while not self._texts:
            if self._ending is not None:
                return self._ending
            self._news.clear()
            await self._news.wait()
        text = self._texts.popleft()
        self._size -= len(text.encode("utf-8", "replace")) if not text.isascii() else len(text)
        return text
