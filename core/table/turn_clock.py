"""The clock of the turn at hand: how long its player took, has left, and when a stand-in plays."""

from __future__ import annotations

from core.table.clock import TurnTime, time_given, turn_time
from core.table.ports import Clock
from core.table.state import Table


class TurnClock:
    """Counts from the beginning of a turn, or from its last act; it stands while the table is paused."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = clock.now_ms()
        self._stood: int | None = None
        """What was counted when it was stopped."""
        self._given = 0
        """What a restart of the table added to the turn at hand."""

    def begin(self, table: Table) -> None:
        """The table was read from its log: the time since its last record is nobody's fault."""
        self._since = self._clock.now_ms()
        self._stood = 0 if table.paused else None
        said = table.opened.clock
        self._given = 0 if said is None else time_given(said, table.used_ms)

    def follow(self, table: Table, *, acted: bool) -> None:
        """A record was committed; ``acted``: it was an act or a new deal, so counting begins anew."""
        if acted:
            self._since = self._clock.now_ms()
            if table.used_ms == 0:
                self._given = 0
        if table.paused and self._stood is None:
            self._stood = self.elapsed()
        elif not table.paused and self._stood is not None:
            self._since = self._clock.now_ms() - self._stood
            self._stood = None

    def elapsed(self) -> int:
        """Milliseconds counted."""
        return self._clock.now_ms() - self._since if self._stood is None else self._stood

    def time(self, table: Table) -> TurnTime | None:
        """What the player on turn has left; None where no clock runs."""
        said, deal = table.opened.clock, table.live
        if said is None or deal is None:
            return None
        return turn_time(said, table.banks[deal.turn], table.used_ms + self.elapsed(), self._given)

    def runs_out(self, table: Table) -> int | None:
        """When a stand-in plays, the grace included; None where it does not: no clock, no turn, or paused."""
        said, deal = table.opened.clock, table.live
        if said is None or deal is None or table.paused:
            return None
        allowed = said.turn_ms + self._given + table.banks[deal.turn] + said.grace_ms
        return self._clock.now_ms() + allowed - table.used_ms - self.elapsed()
