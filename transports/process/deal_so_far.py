"""What one seat was told of a deal so far: enough to tell all of it to a program that begins in the middle."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from core.game.events import AnyEvent, Dealt
from core.table.messages import Update
from transports.process.fitting import LEAST_MS


class DealSoFar:
    """The events and the newest view of the deal at hand; all of it was told to the seat before."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.newest: Update | None = None
        """As the table gave it."""
        self._events: list[AnyEvent] = []
        self._now = now
        self._since = 0.0

    def forget(self) -> None:
        """Another table: nothing of this one counts."""
        self.newest = None
        self._events.clear()

    def take(self, update: Update) -> bool:
        """Keep what this tells; does it belong to another deal than the one before?"""
        new = self.newest is not None and self.newest.view.n != update.view.n
        if new:
            self._events.clear()
        for event in update.events:
            if isinstance(event, Dealt):
                self._events.clear()
            self._events.append(event)
        self.newest, self._since = update, self._now()
        return new

    def since(self, told: int | None) -> Update:
        """The newest view with what happened after that number, and with what is left of the turn.

        None: the deal from its beginning; so, too, where the number has not come yet, since the table went back.
        Raises RuntimeError before the first update.
        """
        if self.newest is None:
            raise RuntimeError("there is no deal yet")
        since = told
        if since is None or since > self.newest.seq:
            since = self._events[0].seq - 1 if self._events else self.newest.seq
        events = tuple(event for event in self._events if event.seq > since)
        update = msgspec.structs.replace(self.newest, since=since, events=events)
        turn = update.turn
        if turn is None or turn.deadline_ms is None:
            return update
        left = max(min(LEAST_MS, turn.deadline_ms), turn.deadline_ms - self._gone_ms())
        return msgspec.structs.replace(update, turn=msgspec.structs.replace(turn, deadline_ms=left))

    def is_late(self) -> bool:
        """Is the time of the newest turn over, its bank included?"""
        turn = None if self.newest is None else self.newest.turn
        if turn is None or turn.deadline_ms is None:
            return False
        return self._gone_ms() >= turn.deadline_ms + (turn.bank_ms or 0)

    def _gone_ms(self) -> int:
        return int((self._now() - self._since) * 1000)
