"""Has a table gone back? It has where its server was restored from a backup; a host that is late only looks like it.

A host that was stopped and has lost its table may greet and show an old moment once more before it is refused by the
log, and beside it the host that has the table now speaks on. A log that went back is old at every heartbeat after the
greeting. Without a greeting an old heartbeat is only one that came late.
"""

from __future__ import annotations

from typing import Final

BEATS: Final = 2
"""So many heartbeats one after the other, and nothing newer between them, are no late host any more."""


class Rewind:
    """Counts the heartbeats since a greeting that are behind what a seat has been shown."""

    __slots__ = ("_behind", "_greeted")

    def __init__(self) -> None:
        self._greeted = False
        self._behind = 0

    def greeted(self) -> None:
        """The table has greeted (again)."""
        self._greeted, self._behind = True, 0

    def shown(self, seq: int, have: int) -> None:
        """Something of number ``seq`` was heard from the table; ``have`` is what the seat has been shown."""
        if seq >= have:
            self._greeted = False

    def beat(self, seq: int, have: int) -> bool:
        """A heartbeat says that the table is at number ``seq``: is that where it now is, though it was further?"""
        self.shown(seq, have)
        if not self._greeted:
            return False
        self._behind += 1
        if self._behind < BEATS:
            return False
        self._greeted = False
        return True
