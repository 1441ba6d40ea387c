"""What waits to be shown in one chat. Of what one message shows only the newest does."""

from __future__ import annotations

import logging
from collections import deque
from typing import Final

from transports.telegram.errands import Chore, Errand, Wish
from transports.telegram.pacing import HURRIED, USUAL
from transports.telegram.screen import Place, Screen

_log = logging.getLogger(__name__)

MOST_LINES: Final = 30
"""Messages of their own that may wait; of more, the oldest are never sent."""

MOST_TOGETHER: Final = 100
"""Messages that Telegram deletes in one call."""


class Waiting:
    """Plain lists; who knows the time says what goes next."""

    def __init__(self) -> None:
        self.shows: dict[tuple[Place, str], Wish] = {}
        """What keyed messages are to show."""
        self.lines: deque[Wish] = deque()
        """What is sent in order: messages of their own, and what a message shows for the last time."""
        self.drops: deque[tuple[Place, str, Wish | None]] = deque()
        """Keys whose message has had its day, and what it was to show still."""
        self.chores: deque[Chore] = deque()
        self.taps: deque[tuple[Place, str, int]] = deque()
        """Messages that were tapped, and the keys they seemed to show."""

    def __bool__(self) -> bool:
        return bool(self.shows or self.lines or self.drops or self.chores or self.taps)

    def show(self, place: Place, key: str, screen: Screen, now: int, urgency: int = USUAL) -> None:
        """What it replaces hands on since when it waits, and how urgently."""
        before = self.shows.get((place, key))
        wish = Wish(place, key, screen, now, urgency=urgency)
        if before is not None:
            wish.since, wish.urgency = before.since, min(before.urgency, urgency)
        self.shows[place, key] = wish

    def hurry(self) -> bool:
        """Somebody has just acted here; does anything wait that they may look at?"""
        for wish in self.shows.values():
            wish.urgency = HURRIED
        return bool(self.shows)

    def say(self, place: Place, screen: Screen, now: int, needed: bool = False) -> None:
        self.line(Wish(place, None, screen, now, needed=needed))

    def add(self, *errands: Errand | None) -> None:
        """Last wishes, chores, or nothing."""
        for errand in errands:
            if isinstance(errand, Chore):
                self.chores.append(errand)
            elif errand is not None:
                self.line(errand)

    def line(self, wish: Wish) -> None:
        self.lines.append(wish)
        if len(self.lines) > MOST_LINES:
            self.lines.popleft()
            _log.warning("too much waits to be said in chat %d: the oldest is left out", wish.place.chat)

    def once_more(self, wish: Wish) -> bool:
        """Whether this line has come is not known: what must be read waits on, at most once; is it so?"""
        needed, wish.needed = wish.needed, False
        if not needed:
            self.done(wish)
        return needed

    def drop(self, place: Place, key: str) -> None:
        self.drops.append((place, key, self.shows.pop((place, key), None)))

    def tapped(self, place: Place, key: str | None, message: int | None) -> None:
        """Nothing where either is not known."""
        if key is not None and message is not None:
            self.taps.append((place, key, message))

    def first(self) -> list[Errand]:
        """What could go next."""
        soonest = sorted(self.chores, key=lambda chore: chore.later)[:1]  # one that has failed keeps no other waiting
        return [*self.shows.values(), *list(self.lines)[:1], *soonest]

    def with_it(self, chore: Chore, now: int) -> list[Chore]:
        """This one, and what can be cleared away with it in one call."""
        if chore.single or not chore.delete:
            return [chore]
        same = [one for one in self.chores if one.delete and not one.single and one.later <= now and one is not chore]
        return [chore, *same][:MOST_TOGETHER]

    def done(self, *errands: Errand) -> None:
        """They wait no longer; newer wishes in their place do."""
        for errand in errands:
            if isinstance(errand, Chore):
                if errand in self.chores:
                    self.chores.remove(errand)
            elif errand in self.lines:
                self.lines.remove(errand)
            elif self.shows.get((errand.place, errand.key or "")) is errand:
                del self.shows[errand.place, errand.key or ""]

    def clear(self) -> None:
        for waiting in (self.shows, self.lines, self.drops, self.chores, self.taps):
            waiting.clear()

    def leave(self, place: Place) -> None:
        """Nothing more is shown in that topic."""
        self.shows = {where: wish for where, wish in self.shows.items() if where[0] != place}
        self.lines = deque(wish for wish in self.lines if wish.place != place)
        self.drops = deque(drop for drop in self.drops if drop[0] != place)
        self.chores = deque(chore for chore in self.chores if chore.place != place)

    def move(self, chat: int, to: Waiting, now: int) -> None:
        """All of it is for that chat now, where newer wishes stay. Messages that stand are left behind."""
        for place, _, wish in self.drops:
            if wish is not None:
                to.say(Place(chat, place.topic), wish.screen, now, needed=True)
        for line in self.lines:
            to.say(Place(chat, line.place.topic), line.screen, now, line.needed)
        for (place, key), wish in self.shows.items():
            there = Place(chat, place.topic)
            if (there, key) not in to.shows:
                to.show(there, key, wish.screen, now, wish.urgency)
        self.clear()
