"""Which of what waits in one chat goes next, and what was said there just now and need not be said again.

In a group what is kept up to date and what is said take turns, so that neither of them waits for all of the other; in
somebody's own chat what they wait for goes first. Clearing away comes last, but for what would stand in the way: it may
not wait for as long as somebody goes on acting.
"""

from __future__ import annotations

from typing import Final

from transports.telegram.errands import Chore, Errand, Wish
from transports.telegram.pacing import Kind
from transports.telegram.screen import Place, Screen
from transports.telegram.waiting import Waiting

CLUTTER: Final = 3
"""So many messages whose day is over are cleared away before anything else goes."""
CLUTTER_MS: Final = 10_000
"""And one that has stood for so long."""
SAME_MS: Final = 5_000
"""What a group was told just now it is not told again."""

Rank = tuple[int, int, bool, int, int]


class NextUp:
    """One chat's."""

    def __init__(self, private: bool) -> None:
        self._private: Final = private
        self._last: Kind | None = None
        self._said: dict[tuple[Place, str], tuple[int, Screen]] = {}

    def rank(self, errand: Errand, due: int, waiting: Waiting, now: int) -> Rank:
        """Who has the least goes; ``due``: when it may."""
        again = errand.kind == self._last
        if isinstance(errand, Chore):
            first = 0 if not again and self._cluttered(waiting, now) else 2
        else:
            first = 1
        return max(due, now), first, again and not self._private, errand.urgency, errand.since

    def _cluttered(self, waiting: Waiting, now: int) -> bool:
        old = [chore for chore in waiting.chores if chore.later <= now]
        return len(old) >= CLUTTER or any(now - chore.since >= CLUTTER_MS for chore in old)

    def went(self, kind: Kind) -> None:
        """Such a thing goes now."""
        self._last = kind

    def said(self, wish: Wish, now: int) -> None:
        """This was sent."""
        if not self._private and wish.key is None:
            self._said[wish.place, wish.screen.text] = now, wish.screen

    def repeats(self, place: Place, screen: Screen, waiting: Waiting, now: int) -> bool:
        """Is the same to be said there already, or was it just now? Several who ask at once have one answer."""
        if any(line.key is None and (line.place, line.screen) == (place, screen) for line in waiting.lines):
            return True
        self._said = {each: said for each, said in self._said.items() if now - said[0] < SAME_MS}
        return (place, screen.text) in self._said and self._said[place, screen.text][1] == screen
