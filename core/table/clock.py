"""Clocks: the machine's own, and one that a test turns by hand; and how long a player still has."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Final

import msgspec

from core.table.messages import ClockSaid
from core.table.ports import Timer


class SystemClock:
    """The machine's time, as a `Clock` of the ports. Timers need a running event loop."""

    def now_ms(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, ms: int, wake: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, ms - self.now_ms()) / 1000, wake)


class _Set:
    """A timer of a manual clock."""

    __slots__ = ("wake",)

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake: Callable[[], None] | None = wake

    def cancel(self) -> None:
        self.wake = None


class ManualClock:
    """A clock that stands still until it is turned: for tests, and for programs that run faster than time.

    A `Clock` of the ports; ``wall_ms`` is what it says at the start, in milliseconds since 1970.
    """

    def __init__(self, wall_ms: int = 1_700_000_000_000) -> None:
        self._now = 0
        self._start = wall_ms
        self._set: list[tuple[int, int, _Set]] = []
        self._order = itertools.count()

    def now_ms(self) -> int:
        return self._now

    def wall_ms(self) -> int:
        return self._start + self._now

    def call_at(self, ms: int, wake: Callable[[], None]) -> Timer:
        timer = _Set(wake)
        heapq.heappush(self._set, (ms, next(self._order), timer))
        return timer

    def advance(self, ms: int) -> None:
        """Turn the clock forward; what is due by then is called in order, each at its own time."""
        until = self._now + ms
        while self._set and self._set[0][0] <= until:
            due, _, timer = heapq.heappop(self._set)
            self._now = max(self._now, due)
            if timer.wake is not None:
                wake, timer.wake = timer.wake, None
                wake()
        self._now = until


class TurnTime(msgspec.Struct, frozen=True):
    """How long the player on turn has, in milliseconds."""

    left: int
    """Of the turn itself."""
    bank: int
    """Of the bank that is used when the turn's own time is gone."""

    @property
    def total(self) -> int:
        """Until a stand-in plays, the grace for moves on their way left out."""
        return self.left + self.bank


LEAST_AFTER_RESTART_MS: Final = 2_000
"""A player whose table was restarted in mid-turn has at least this."""


def turn_time(said: ClockSaid, bank: int, used: int, restarted: int | None = None) -> TurnTime:
    """What is left of a turn in which ``used`` has gone by; ``bank`` is what its bank held when the turn began.

    ``restarted``: what had been used when the table was restarted in this turn, if it was.
    """
    before = restarted or 0
    left = max(0, said.turn_ms - before)
    if restarted is not None:
        left = max(left, LEAST_AFTER_RESTART_MS)
    since = used - before
    eaten = max(0, before - said.turn_ms) + max(0, since - left)
    return TurnTime(max(0, left - since), max(0, bank - eaten))


def bank_after(said: ClockSaid, bank: int, used: int) -> int:
    """What a bank holds after a turn that took ``used``."""
    return max(0, bank - max(0, used - said.turn_ms))
