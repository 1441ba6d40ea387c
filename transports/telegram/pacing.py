"""How fast messages may go: to one chat, and to all of them together. Pure bookkeeping over time that is passed in.

Telegram counts edits as it counts messages. Everything that is done to messages is counted here, more than it does.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
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
    group_burst: int = 4
    group_each_ms: int = 3_800
    """Things in a group: so many in a row after a quiet while, then one in so long. In no minute more than twenty."""
    all_burst: int = 3
    all_each_ms: int = 40
    """Things in all chats: so many at once, then one in so long. In no second more than thirty, even if some of them
    need a tenth of a second longer for their way than others."""
    start_ms: int = 1_000
    """Nothing goes for so long after the start, because of what the process before this one has done."""


class ChatPace:
    """One chat's. It begins as if all that may be done had been done at ``since``, when the process began: what the
    process before it has done is not known. Therefore also the burst is short: this holds over any number of restarts.
    """

    def __init__(self, pace: Pace, private: bool, since: int) -> None:
        self._pace = pace
        self._private = private
        self._last = since
        self._shown = since
        self._full = since + pace.group_burst * pace.group_each_ms
        """When as many as may be in a row may be again."""
        self.held_until = 0
        """Telegram wants silence until then."""

    def due(self, kind: Kind) -> int:
        """When such a thing may go next; a time that is past means now."""
        if self._private:
            return max(self.held_until, self._last + self._pace.private_ms)
        due = max(self.held_until, self._last + self._pace.group_ms)
        if kind == "show":
            due = max(due, self._shown + self._pace.group_show_ms)
        return max(due, self._full - (self._pace.group_burst - 1) * self._pace.group_each_ms)

    def went(self, kind: Kind, now: int) -> None:
        """Such a thing goes now."""
        self._full = max(self._full, now) + self._pace.group_each_ms
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
        return now >= max(self.held_until, self._full, self._last + self._pace.group_show_ms)


HURRIED: Final = 0
AWAITED: Final = 1
USUAL: Final = 2
LATER: Final = 3
"""Who waits for it: somebody who has just acted, somebody whose turn it is, anybody, perhaps somebody."""
FAIR: Final = 16
"""Every so manieth turn goes to whoever has waited longest: else those for whom nobody hurries might wait for ever.
These are nearly always those who only look on; groups would be late for them if it were more often."""


Ticket = asyncio.Future[None]
"""Somebody's place in the queue before the gate."""


class Gate:
    """All chats pass it one by one. Who is hurried goes first."""

    def __init__(self, clock: Clock, pace: Pace) -> None:
        self._clock = clock
        self._pace = pace
        self._waiting: list[tuple[int, int, Ticket]] = []
        self._order = itertools.count()
        self._passed = itertools.count(1)
        self._timer: Timer | None = None
        self._held_until = clock.now_ms() + pace.start_ms
        self._full = 0
        """When as many as may pass at once may again."""

    @property
    def held_until(self) -> int:
        """Nothing at all goes before then."""
        return self._held_until

    def hold(self, until: int) -> None:
        self._held_until = max(self._held_until, until)

    def ask(self, urgency: int) -> Ticket:
        """Stand in the queue."""
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self._stand(urgency, ticket)
        return ticket

    def hurry(self, ticket: Ticket, urgency: int = HURRIED) -> None:
        """They have become more urgent."""
        if not ticket.done():
            self._stand(urgency, ticket)  # where they stood before, nobody waits any more when that comes

    async def passed(self, ticket: Ticket) -> None:
        """Return when it is their turn; it counts as used from then on."""
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.give_back()
            ticket.cancel()
            raise

    def give_back(self) -> None:
        """What was allowed last was not needed."""
        self._full -= self._pace.all_each_ms
        self._let()

    def _stand(self, urgency: int, ticket: Ticket) -> None:
        heapq.heappush(self._waiting, (urgency, next(self._order), ticket))
        self._let()

    def _due(self) -> int:
        return max(self._held_until, self._full - (self._pace.all_burst - 1) * self._pace.all_each_ms)

    def _let(self) -> None:
        now = self._clock.now_ms()
        while self._waiting and now >= self._due():
            ticket = self._next()
            if not ticket.done():
                self._full = max(self._full, now) + self._pace.all_each_ms
                ticket.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting:
            self._timer = self._clock.call_at(self._due(), self._let)

    def _next(self) -> Ticket:
        if next(self._passed) % FAIR:
            return heapq.heappop(self._waiting)[2]
        longest = min(self._waiting, key=lambda one: one[1])
        self._waiting.remove(longest)
        heapq.heapify(self._waiting)
        return longest[2]
