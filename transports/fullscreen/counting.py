"""What is left of a turn between the table's words for it: those come every other second, a clock goes every one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.table.clock import SystemClock

SYSTEM_MS: Final = SystemClock().now_ms
"""The machine's time."""


class Countdown:
    """Counts down from what the table has said last."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        """``now_ms``: milliseconds, of a time that only moves forward."""
        self._now_ms = now_ms
        self._said: int | None = None
        self._since = 0
        self._words = -1

    def hear(self, left_ms: int | None, words: int) -> None:
        """The table has said, with the last of so many words, that so much is left; None: no clock runs, or it is not
        known yet."""
        if self._words != words:
            self._words = words
            self._said, self._since = left_ms, self._now_ms()

    def left_ms(self, *, stands: bool = False) -> int | None:
        """What is left by now; ``stands``: the table's clock stands, so it is still what was said."""
        if self._said is None or stands:
            return self._said
        return max(0, self._said - (self._now_ms() - self._since))
