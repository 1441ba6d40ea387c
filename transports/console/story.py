"""What has happened in a deal, and how much of it the reader has been told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from core.game.events import AnyEvent, Cut, Dealt, Discarded, Paused, Resumed, Returned, Scored, StoodIn
from core.game.view import View
from transports.console.announcing import Telling, announced
from transports.console.told_turns import whole_turns
from transports.events_text import sentences
from transports.text import Words

_Past = tuple[list[tuple[tuple[str, ...], list[AnyEvent]]], bool]
"""A deal under the names that there were, and whether a stand-in had the reader's seat when it began."""
_PASSING = StoodIn | Returned | Paused | Resumed
"""What is only worth telling while it is so."""


class Story:
    """One reader's; it takes events in as they come, and gives what is to be said of them."""

    def __init__(self, seat: int | None, *, others_tell: bool) -> None:
        """``others_tell``: does a newcomer hear from elsewhere (the lobby) for whom stand-ins play?"""
        self.stood_in = False
        """Does a stand-in play the reader's seat?"""
        self._seat = seat
        self._others_tell = others_tell
        self._met = False
        self._deal: list[tuple[tuple[str, ...], list[AnyEvent]]] = []
        """The deal in play, under the names that there were then."""
        self._deal_began_held = False
        self._n = 0
        self._earlier: dict[int, _Past] = {}
        """By number, the deals before."""
        self._untold: list[AnyEvent] = []
        self._told_held = False
        """The same as ``stood_in``, as far as it is told."""
        self.finishing = False
        """Does a stand-in finish the own turn just now?"""
        self._helped = False
        """Has it, or does it still, and that is not told yet?"""

    def take_in(self, events: Sequence[AnyEvent], names: tuple[str, ...]) -> bool:
        """Take in what has happened; True where the reader sees this deal for the first time."""
        first, self._met = not self._met, True
        dealt = False
        fresh: list[AnyEvent] = []
        for at, event in enumerate(events):
            if isinstance(event, Dealt):
                start = at - 1 if at and isinstance(events[at - 1], Cut) else at
                if self._n and self._n != event.n:
                    ending = (names, fresh[: len(fresh) - (at - start)])
                    self._earlier[self._n] = ([*self._deal, ending], self._deal_began_held)
                self._n, self._deal, fresh, dealt = event.n, [], list(events[start:at]), True
                self._deal_began_held = self.stood_in
            if isinstance(event, StoodIn | Returned) and event.seat == self._seat:
                self.stood_in = isinstance(event, StoodIn)
            if isinstance(event, Dealt | Scored) or (isinstance(event, Discarded) and event.seat == self._seat):
                self.finishing = False
            fresh.append(event)
        if self._deal and self._deal[-1][0] == names:
            self._deal[-1][1].extend(fresh)
        elif fresh:
            self._deal.append((names, fresh))
        self._untold += self._still_news(events) if first else events
        if first:
            self._told_held = self.stood_in
        return first or dealt

    def _still_news(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        """After a restart the whole deal comes again: what was seen before the own last discard is old news, and so is
        who was away for a while; a stand-in that is still there is told of where nobody else does."""
        own = [at for at, event in enumerate(events) if isinstance(event, Discarded) and event.seat == self._seat]
        news = events[own[-1] + 1 :] if own else events
        kept: list[AnyEvent] = [event for event in news if not isinstance(event, _PASSING)]
        if self.stood_in and not self._others_tell:
            kept.append(StoodIn(seat=self._seat))
        return kept

    def helped(self) -> None:
        """A stand-in finishes the own turn: what comes next of it is not the reader's own doing."""
        self.finishing = self._helped = True

    def tell(self, words: Words, seen: View | None = None, telling: Telling = "all") -> list[str]:
        """Sentences about what was not told yet; with ``seen`` only of whole turns."""
        whole = len(self._untold) if seen is None else whole_turns(self._untold, seen)
        told, self._untold = self._untold[:whole], self._untold[whole:]
        worth = announced(told, telling, self._seat, words.rules)
        said = sentences(worth, words, stood_in=self._told_held or self._helped)
        self._told_held = _held_after(told, self._seat, self._told_held)
        if any(event.seat == self._seat for event in told):
            self._helped = False
        return said

    def whole(self, words: Words, deal: int | None = None) -> list[str]:
        """All of the deal in play (or of that one, as far as it was seen), as the reader saw it; everybody under the
        name of whoever sat there then."""
        said: list[str] = []
        past, held = self._deal, self._deal_began_held
        if deal not in (None, self._n):
            past, held = self._earlier.get(deal or 0, ([], False))
        for names, events in past:
            said += sentences(events, msgspec.structs.replace(words, names=names), stood_in=held)
            held = _held_after(events, self._seat, held)
        return said

    @property
    def cut(self) -> Cut | None:
        """The cut before this deal."""
        return next((event for _, events in self._deal for event in events if isinstance(event, Cut)), None)


def _held_after(events: Sequence[AnyEvent], seat: int | None, held: bool) -> bool:
    for event in events:
        if isinstance(event, StoodIn | Returned) and event.seat == seat:
            held = isinstance(event, StoodIn)
    return held
