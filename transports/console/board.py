"""The person's side of a table that others draw, on a full screen or in a chat: nothing is written line by line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from core.table.messages import End, NonceCall, Rejected, Update
from transports.console.choices import choices_of
from transports.console.desk import Desk
from transports.console.hand import arranged
from transports.console.scores import outcome


class Board(Desk):
    """A desk whose table is drawn by others, from what it holds, whenever the console has taken something in."""

    sheet: End | None = None
    """The sheet of a deal that has just ended, until it was looked at."""
    listing = False
    """Has the person asked for all that can be done?"""
    urgent = False
    """Is what is said just now to be seen at once, though no key has asked for it?"""
    occasions = 0
    """How often that was so: a warning is stale once the next one comes."""

    stood_in = False
    """At a shared table: does a stand-in have the seat, whoever is to move?"""

    left_said = 0
    """How often the table has said what is left of the turn."""
    _left_ms: int | None = None

    @property
    def left_ms(self) -> int | None:
        """What was left of the turn at hand when the table said so last, where a clock runs."""
        return self._left_ms

    @left_ms.setter
    def left_ms(self, left_ms: int | None) -> None:
        self._left_ms = left_ms
        self.left_said += 1

    def updated(self, update: Update) -> None:
        """Take in an update."""
        if self.seen is not None and (self.seen.n, self.seen.turn) != (update.view.n, update.view.turn):
            self.left_ms = None  # that was another one's; the next tick says how long whoever is to move has
        super().updated(update)

    def greet(self) -> None:
        """Say where the person has come to, and with which keys one begins."""
        super().greet()
        self.paper.say(self.words.tongue.text("nowline-welcome"))

    def committed(self, call: NonceCall) -> None:
        """The table has promised its part of a shuffle; the number that proves it is read with a key."""
        new = call.n not in self.promises
        said = self.promises.committed(call.n, call.commitment)
        if said is not None:
            self.paper.say(self.words.tongue.text("nowline-promised", deal=call.n) if new else said, hang=2)

    def show_table(self, brief: bool = False) -> None:
        """It stands there."""

    def show_hand(self) -> None:
        """It stands there."""

    def show_choices(self, every: bool = False, numbers: bool = True) -> None:
        """What can be done now, and the line that says so, stand there."""
        if self.staging is not None:
            hand = [code for group in arranged(self.staging.view.hand or (), "suit") for code in group]
            self.choices = choices_of(self.staging, self.words, hand)
            self.listing = every

    def show_waiting(self, brief: bool = False) -> None:
        """Who is to move stands there."""

    def show_sheet(self, end: End) -> None:
        """It is to be shown over the table."""
        self.sheet = end

    def rests(self) -> None:
        """The sheet that stands there says how to go on."""
        self.idle = self.words.tongue.text("session-deal-over")

    def closed(self, why: str) -> None:
        """The table has closed this seat: nothing can be done here any more."""
        self.staging, self.left_ms, self.idle = None, None, why

    def show_clock(self) -> None:
        """A warning that is to be seen at once."""
        with self._urgently():
            super().show_clock()

    def stopped(self) -> None:
        """The time of the turn at hand was up."""
        with self._urgently():
            super().stopped()

    def rejected(self, rejected: Rejected) -> None:
        """The table refused what was sent; it stays staged."""
        with self._urgently():
            super().rejected(rejected)

    @contextlib.contextmanager
    def _urgently(self) -> Iterator[None]:
        self.urgent = True
        self.occasions += 1
        try:
            yield
        finally:
            self.urgent = False

    @property
    def may_come_back(self) -> bool:
        """Does a stand-in play for this seat just now, so that it can be taken back?"""
        seen = self.seen
        if self.idle is not None or self.staging is not None or seen is None or seen.over is not None:
            return False
        return self.stood_in or self.setup.asks or seen.turn == self.words.seat

    def not_now(self) -> str:
        """Why this seat cannot play just now, in keys."""
        seen = self.seen
        ended = outcome(self.ends[-1], self.words) if self.ends else ""
        if self.idle is None and ended:
            return ended
        if self.may_come_back:
            return self.words.tongue.text("nowline-stood-in")
        if self.idle is None and seen is not None and seen.over is not None:
            return self.words.tongue.text("nowline-deal-over")
        return super().not_now()
