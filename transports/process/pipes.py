"""What a program writes, cut into lines and bounded: half lines, endless ones, floods, and what it says beside."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

CHUNK: Final = 65_536
AT_ONCE: Final = 4
"""Seconds' worth of output that may come at once."""
DEALS_KEPT: Final = 16
"""Standard error of so many deals is kept in memory."""


class TooLong(Exception):
    """A line is longer than a line may be."""


class Lines:
    """Bytes as they come, as whole lines: LF or CRLF; what has no end is not a line yet, and blank ones are none."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._half = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The lines that end in this. Raises TooLong, also for one that has not ended."""
        whole, newline, rest = data.rpartition(b"\n")
        lines = (bytes(self._half) + whole).split(b"\n") if newline else []
        if newline:
            self._half.clear()
        self._half += rest
        if len(self._half) > self._longest or any(len(line) > self._longest for line in lines):
            raise TooLong
        return [line for line in (line.strip() for line in lines) if line]

    @property
    def half(self) -> bytes:
        """What has come of a line that has not ended."""
        return bytes(self._half)


class Rate:
    """So many bytes a second, AT_ONCE times as many at once."""

    def __init__(self, kb_s: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_s = kb_s * 1024
        self._now = now
        self._left = float(self._per_s * AT_ONCE)
        self._since = now()

    def spend(self, count: int) -> float:
        """Take so many: 0, or in how many seconds there would have been as many."""
        now = self._now()
        self._left = min(self._per_s * AT_ONCE, self._left + (now - self._since) * self._per_s) - count
        self._since = now
        return max(0.0, -self._left / self._per_s)


class Stderr:
    """The end of what was written on standard error, by deal; in memory and, given a folder, in files."""

    def __init__(self, kb: int, folder: Path | None, name: str) -> None:
        self._most = kb * 1024
        self._folder = folder
        self._name = re.sub(r"[^\w.-]", "_", name)
        self._deals: OrderedDict[int, deque[bytes]] = OrderedDict({0: deque()})
        self._sizes: dict[int, int] = {0: 0}
        self.deal = 0

    def begin(self, deal: int) -> None:
        """From here on it belongs to this deal."""
        if deal == self.deal:
            return
        self._save()
        self.deal = deal
        self._deals.setdefault(deal, deque())
        self._sizes.setdefault(deal, 0)
        while len(self._deals) > DEALS_KEPT:
            gone, _ = self._deals.popitem(last=False)
            del self._sizes[gone]

    def add(self, data: bytes) -> None:
        """Keep this; the oldest goes when there is too much."""
        chunks = self._deals[self.deal]
        chunks.append(data[-self._most :])
        size = self._sizes[self.deal] + len(chunks[-1])
        while size > self._most:
            over = size - self._most
            oldest = chunks.popleft()
            if len(oldest) > over:
                chunks.appendleft(oldest[over:])
            size -= min(over, len(oldest))
        self._sizes[self.deal] = size

    def of(self, deal: int | None = None) -> str:
        """What is kept of that deal (default: the newest; 0: before any)."""
        return b"".join(self._deals.get(self.deal if deal is None else deal, ())).decode("utf-8", "backslashreplace")

    def close(self) -> None:
        """Write what is left to its file."""
        self._save()

    def _save(self) -> None:
        text = b"".join(self._deals[self.deal])
        if self._folder is None or not text:
            return
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (self._folder / f"{self._name}-deal-{self.deal}.txt").write_bytes(text)
        except OSError:
            return  # a full disk is no reason not to play


async def drain(stream: asyncio.StreamReader, kept: Stderr, kb_s: int) -> None:
    """Read standard error to its end, no faster than so much a second: who writes more has to wait."""
    rate = Rate(kb_s)
    while data := await stream.read(CHUNK):
        kept.add(data)
        wait_s = rate.spend(len(data))
        if wait_s > 0:
            await asyncio.sleep(wait_s)
