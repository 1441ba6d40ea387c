"""Updates on their way to the bot: kept until it says it has them, given by long polling, to one poller only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.transports.telegram.double.refused import conflict
from tests.transports.telegram.double.units import JSON

ASKED_FOR: Final = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""Kinds that come only when they are asked for by name."""
MOST: Final = 100


@dataclass
class Update:
    """Something that happened."""

    id: int
    kind: str
    content: JSON
    line: int
    """The chat or person it is about: within a line nothing is ever exchanged."""

    def json(self) -> JSON:
        return {"update_id": self.id, self.kind: self.content}


class Updates:
    """The line of updates. ``took`` is what a webhook takes them by, while one is set."""

    def __init__(self) -> None:
        self.waiting: list[Update] = []
        self.confirmed: list[Update] = []
        self.conflicts = 0
        """Polls that were ended because there was another one, or a webhook."""
        self.took: Callable[[Update], None] | None = None
        self.exchanging: Random | None = None
        """With chance in it, updates of different lines that still wait change places now and then."""
        self.doubling: tuple[Random, float] | None = None
        """And some come again after they were confirmed: with this probability."""
        self.allowed: frozenset[str] = frozenset()
        """The kinds the bot wants; none: all but those that must be asked for."""
        self.closing = False
        self._next = 1
        self._given = 0
        self._poll = 0
        self._stopped = 0
        """The poll that a webhook has sent away."""
        self._again: list[Update] = []
        self._came = asyncio.Event()

    def push(self, kind: str, content: JSON, line: int) -> None:
        """Something happened. What the bot has not asked for is gone."""
        if (kind not in self.allowed) if self.allowed else (kind in ASKED_FOR):
            return
        update = Update(self._next, kind, content, line)
        self._next += 1
        self.waiting.append(update)
        self._exchange()
        if self.took is not None:
            self.took(update)
        self.wake()

    def _exchange(self) -> None:
        if self.exchanging is None or len(self.waiting) < 2 or self.exchanging.random() < 0.5:
            return
        one, other = self.waiting[-2:]
        if one.line != other.line and one.id > self._given and self.took is None:
            one.kind, other.kind = other.kind, one.kind
            one.content, other.content = other.content, one.content
            one.line, other.line = other.line, one.line

    def wake(self) -> None:
        self._came.set()
        self._came = asyncio.Event()

    def allow(self, kinds: object) -> None:
        """What is asked for from now on; None changes nothing."""
        if isinstance(kinds, list):
            self.allowed = frozenset(map(str, kinds))

    def again(self, count: int) -> None:
        """Give the last so many again that were confirmed already: the same numbers, however old."""
        if self.took is not None:
            for update in self.confirmed[-count:]:
                self.took(update)
        else:
            self._again += self.confirmed[-count:]
        self.wake()

    async def poll(self, offset: int, limit: int, timeout: float, hooked: bool) -> list[JSON]:
        """What waits, from ``offset`` on; with nothing there it waits itself, so many real seconds.

        Raises a refusal while there is a webhook, and in the older one of two polls.
        """
        if hooked:
            self.conflicts += 1
            raise conflict(
                "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
            )
        self._poll += 1
        mine = self._poll
        self.wake()  # an older poll ends now
        self.confirm(offset)
        end = asyncio.get_running_loop().time() + timeout
        while True:
            if self._poll != mine:
                self.conflicts += 1
                other = "setWebhook request" if self._stopped == self._poll else "other getUpdates request"
                raise conflict(f"terminated by {other}; make sure that only one bot instance is running")
            if self.waiting or self._again or self.closing:
                batch = [*self._again, *self.waiting][: max(1, min(limit, MOST))]
                self._again = self._again[len(batch) :]
                self._given = max([self._given, *(update.id for update in batch)])
                return [update.json() for update in batch]
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                return []
            came = self._came
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await came.wait()

    def confirm(self, offset: int) -> None:
        """All before this number has arrived; a negative one: all but the last so many."""
        first = offset if offset >= 0 else (self.waiting[offset:] or self.waiting)[0].id if self.waiting else 0
        count = sum(update.id < first for update in self.waiting)
        gone, self.waiting = self.waiting[:count], self.waiting[count:]
        self.confirmed += gone
        if self.doubling is not None:
            chance, probability = self.doubling
            self._again += [update for update in gone if chance.random() < probability]

    def confirm_one(self, update: Update) -> None:
        """A webhook has taken it."""
        if update in self.waiting:
            self.waiting.remove(update)
            self.confirmed.append(update)

    def stop_poll(self) -> None:
        """A webhook is set: who polls now is sent away."""
        self._poll += 1
        self._stopped = self._poll
        self.wake()
