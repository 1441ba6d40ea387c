"""The last lines between a table and a program, as they went over the pipes: for reports."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

import msgspec

LINES: Final = 60
"""How many are kept, both ways together."""
WIDTH: Final = 4_000
"""Characters that are kept of a line."""
NOISY: Final = 5
"""Lines of noise that are kept in a row."""

Way = Literal[">", "<", "?"]
"""To the program; from it; from it, and no message of the seat language (noise)."""


class Line(msgspec.Struct, frozen=True):
    """One of them."""

    way: Way
    text: str
    ms: int
    """Since the program was started."""


class Dialogue:
    """The newest lines of one process."""

    def __init__(self, lines: int = LINES, width: int = WIDTH) -> None:
        self.lines: deque[Line] = deque(maxlen=lines)
        self._width = width
        self._noise = 0
        """Lines of it in a row."""

    def add(self, way: Way, raw: bytes, ms: int) -> None:
        """Keep this line; what cannot be printed in it is written as an escape."""
        self._noise = self._noise + 1 if way == "?" else 0
        if self._noise > NOISY:  # noise must not push out what matters
            self.lines[-1] = Line("?", f"(and {self._noise - NOISY + 1} more lines like these)", ms)
            return
        text = raw[: 4 * self._width + 4].decode("utf-8", "backslashreplace").rstrip("\r\n")
        if len(text) > self._width:
            text = f"{text[: self._width]}… ({len(raw)} bytes)"
        plain = "".join(char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text)
        self.lines.append(Line(way, plain, ms))

    def noise(self) -> list[str]:
        """Those of them that were no message."""
        return [line.text for line in self.lines if line.way == "?"]

    def __str__(self) -> str:
        """A line each, with when it went and which way."""
        return "\n".join(f"{line.ms:>7} {line.way} {line.text}" for line in self.lines)
