"""What a program writes on its standard output, cut into lines and bounded: half lines, endless ones, and floods."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from transports.process.faults import BotFailed
from transports.process.program import Program

CHUNK: Final = 65_536
AT_ONCE: Final = 4
"""Seconds' worth of output that may come at once."""
MORE_LINES: Final = 256
"""Lines that each update earns: where turns are quick, a few words about each are no flood."""
IN_A_ROW: Final = 50
"""Lines that are read before everybody else in the process has a turn."""


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
    """So much a second, AT_ONCE times as much at once."""

    def __init__(self, per_s: float, now: Callable[[], float] = time.monotonic) -> None:
        self._per_s = per_s
        self._now = now
        self._left = per_s * AT_ONCE
        self._since = now()

    def spend(self, count: int) -> float:
        """Take so much: 0, or in how many seconds there would have been as much."""
        now = self._now()
        self._left = min(self._per_s * AT_ONCE, self._left + (now - self._since) * self._per_s) - count
        self._since = now
        return max(0.0, -self._left / self._per_s)

    def earn(self, count: int) -> None:
        """There is so much more, up to what there may be at once."""
        self._left = min(self._per_s * AT_ONCE, self._left + count)


class Output:
    """The standard output of one program: its lines, within its limits."""

    def __init__(self, program: Program, now: Callable[[], float] = time.monotonic) -> None:
        self._name = program.name
        self._limits = program.limits
        self._lines = Lines(program.limits.line_bytes)
        self._bytes = Rate(program.limits.output_kb_s * 1024, now)
        self._count = Rate(program.limits.output_lines_s, now)

    def feed(self, data: bytes) -> list[bytes]:
        """The lines that end in this. Raises BotFailed: a line too long, or too much."""
        limits = self._limits
        if self._bytes.spend(len(data)) > 0:
            raise BotFailed("flooded", f"{self._name} wrote more than {limits.output_kb_s} KB a second; write less.")
        if self._count.spend(data.count(b"\n")) > 0:
            text = f"{self._name} wrote more than {limits.output_lines_s} lines a second; write fewer."
            raise BotFailed("flooded", text)
        try:
            return self._lines.feed(data)
        except TooLong:
            text = f"{self._name} wrote a line of more than {limits.line_bytes} bytes; write shorter ones."
            raise BotFailed("line_too_long", text) from None

    async def read(self, stream: asyncio.StreamReader, take: Callable[[bytes], None]) -> None:
        """Hand over every line to the end of this, a few at a time. Raises BotFailed, as `feed` does."""
        while data := await stream.read(CHUNK):
            for at, line in enumerate(self.feed(data), 1):
                take(line)
                if at % IN_A_ROW == 0:
                    await asyncio.sleep(0)

    def updated(self) -> None:
        """It was sent an update."""
        self._count.earn(MORE_LINES)

    @property
    def half(self) -> bytes:
        """What has come of a line that has not ended."""
        return self._lines.half
