"""Is everybody of a group shown their hand? The table deals once all are ready, whatever becomes of messages."""

from __future__ import annotations

from typing import Final

from core.table.ports import Timer
from transports.telegram.group_desk import GroupDesk
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place
from transports.text import all_of

SHOWN_MS: Final = 10_000
"""So long after the first deal everybody's hand must stand in their chat."""


class HandsShown:
    """Of one table."""

    def __init__(self, desk: GroupDesk) -> None:
        self._desk = desk
        self._timer: Timer | None = None
        self._phase = ""

    def heard(self, phase: str) -> None:
        """The table is in this phase now; with the first deal its people are looked after."""
        before, self._phase = self._phase, phase
        if (before, phase) == ("lobby", "playing"):
            due = self._desk.clock.now_ms() + SHOWN_MS
            self._timer = self._desk.clock.call_at(due, lambda: self._desk.later(self._look()))

    def stop(self) -> None:
        """Nobody is looked after any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _look(self) -> None:
        """Say whose chat was not reached, and what they can do. Raises TableError."""
        desk, table = self._desk, self._desk.table
        missing = {
            user: desk.user_name(user)
            for user in desk.sitting()
            if await desk.bindings.shown(Place(user), hand_key(table)) is None
        }
        if missing and table == desk.table:
            names = all_of(desk.tongue, list(missing.values()))
            desk.mention(f"⚠ {desk.tongue.text('tggroup-hand-not-shown', names=names)}", missing)
