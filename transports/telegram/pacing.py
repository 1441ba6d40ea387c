"""How fast messages may go: to one chat, and to all of them together. Pure bookkeeping over time that is passed in.

Telegram counts edits as it counts messages. Everything that is done to messages is counted here, more than it does.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import deque
from typing import Final, Literal

import msgspec

from core.table.ports import Clock, Timer

Kind = Literal["show", "say", "chore"]
"""A message that is kept up to date; one that is sent once; one that is cleared away."""


class Pace(msgspec.Struct, frozen=True):
    """What Telegram bears, with a little to spare for the way there. Times in milliseconds."""

    private_ms: int = 1_000
    """Between any two things in somebody's own chat."""
    group_show_ms: int = 3_000
    """Between two changes of what stands in a group."""
    group_ms: int = 1_000
    """Between any two things in a group."""
    group_most: int = 20
    group_window_ms: int = 61_000
    """So many things in a group within so long."""
    all_most: int = 30
    all_window_ms: int = 1_100
    """So many things in all chats within so long."""


class ChatPace:
    """One chat's."""

    def __init__(self, pace: Pace, private: bool) -> None:
        self._pace = pace
        self._private = private
        self._last: int | None = None
        self._shown: int | None = None
        self._times: deque[int] = deque(maxlen=pace.group_most)
        self.held_until = 0
        """Telegram wants silence until then."""

    def due(self, kind: Kind) -> int:
        """When such a thing may go next; a time that is past means now."""
        due = self.held_until
        if self._last is not None:
            due = max(due, self._last + (self._pace.private_ms if self._private else self._pace.group_ms))
        if self._private:
            return due
        if kind == "show" and self._shown is not None:
            due = max(due, self._shown + self._pace.group_show_ms)
        if len(self._times) == self._pace.group_most:
            due = max(due, self._times[0] + self._pace.group_window_ms)
        return due

    def went(self, kind: Kind, now: int) -> None:
        """Such a thing goes now."""
        self._times.append(now)
        self.arrived(kind, now)

    def arrived(self, kind: Kind, now: int) -> None:
        """It is there by now: the next one is counted from here, however long this one was under way."""
        self._last = now
        if kind == "show":
            self._shown = now

    def hold(self, until: int) -> None:
        self.held_until = max(self.held_until, until)

    def quiet(self, now: int) -> bool:
        """Is all that is remembered here so old that it changes nothing?"""
        return now >= self.held_until and (self._last is None or now >= self._last + self._pace.group_window_ms)


HURRIED: Final = 0
USUAL: Final = 1
LATER: Final = 2
LAST: Final = 3
"""Who waits for it: somebody who has just acted, anybody, perhaps somebody, nobody."""
FAIR: Final = 8
"""Every so manieth turn goes to whoever has waited longest: else those for whom nobody hurries might wait for ever."""


class Gate:
    """All chats pass it one by one. Who is hurried goes first."""

    def __init__(self, clock: Clock, pace: Pace) -> None:
        self._clock = clock
        self._pace = pace
        self._times: deque[int] = deque()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._passed = itertools.count(1)
        self._timer: Timer | None = None
        self._held_until = 0

    @property
    def held_until(self) -> int:
        """Nothing at all goes before then."""
        return self._held_until

    def hold(self, until: int) -> None:
        self._held_until = max(self._held_until, until)

    async def passed(self, urgency: int) -> None:
        """Return when it is one's turn; it counts as used from then on."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), mine))
        self._let()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back()
            mine.cancel()
            raise

    def give_back(self) -> None:
        """What was allowed last was not needed."""
        if self._times:
            self._times.pop()
        self._let()

    def _let(self) -> None:
        now = self._clock.now_ms()
        while self._times and self._times[0] + self._pace.all_window_ms <= now:
            self._times.popleft()
        while self._waiting and now >= self._held_until and len(self._times) < self._pace.all_most:
            mine = self._next()
            if not mine.done():
                self._times.append(now)
                mine.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting:
            full = len(self._times) == self._pace.all_most
            due = max(self._held_until, self._times[0] + self._pace.all_window_ms if full else 0, now + 1)
            self._timer = self._clock.call_at(due, self._let)

    def _next(self) -> asyncio.Future[None]:
        if next(self._passed) % FAIR:
            return heapq.heappop(self._waiting)[2]
        longest = min(self._waiting, key=lambda one: one[1])
        self._waiting.remove(longest)
        heapq.heapify(self._waiting)
        return longest[2]
