"""The clock of the turn at hand: how long its player took, has left, and when a stand-in plays."""

from __future__ import annotations

from core.table.clock import TurnTime, turn_time
from core.table.ports import Clock
from core.table.table import Table


class TurnClock:
    """Counts from the beginning of a turn, or from its last act; it stands while the table is paused, and in trouble.

    Trouble is a carrier or a log that does not work: nobody is blamed for that. It stands, too, while an edge holds it
    that cannot reach its people; that ends by itself, and to the millisecond, whenever it is noticed.
    """

    def __init__(self, clock: Clock, bot_ms: int = 0) -> None:
        """``bot_ms``: how long a bot may take at a table with a lobby at the most; 0: as long as people."""
        self._clock = clock
        self._bot_ms = bot_ms
        self._since = clock.now_ms()
        self._stood: int | None = None
        """What was counted when it was stopped."""
        self._stood_at = self._since
        """When that was."""
        self._trouble = False
        self._stops = False
        """Was the table paused, or in trouble, when that was looked at last?"""
        self._held_since = self._since
        self._held_until: int | None = None
        """Until when it is held, or was, while nobody has noticed that this is over; None: it is not."""
        self._held_ms = 0
        """How long it was held until now, beside what `taken_held_ms` has given."""
        self._restarted: int | None = None
        """What of the turn at hand had been used when the table was restarted, if it was."""

    def begin(self, table: Table) -> None:
        """The table was read from its log: the time since its last record is nobody's fault."""
        self._hold(table)
        self._since = self._clock.now_ms()
        self._stood, self._stood_at = None if self._stood is None else 0, self._since
        self._restarted = table.used_ms

    def follow(self, table: Table, *, acted: bool) -> None:
        """A record was committed; ``acted``: it was an act or a new deal, so counting begins anew."""
        if acted:
            self._release_if_due()
            self._since = self._clock.now_ms()
            self._stood = None
            if table.used_ms == 0:
                self._restarted = None
        self._hold(table)

    def stand(self, table: Table, trouble: bool, ago: int = 0) -> None:
        """Something that the table needs does not work, for so many milliseconds already; or it works again."""
        self._trouble = trouble
        self._hold(table)
        if trouble and self._stood is not None:
            counted = max(0, self._stood_at - (self._clock.now_ms() - ago))
            self._stood = max(0, self._stood - counted)
            self._stood_at -= counted

    def hold(self, table: Table, ms: int) -> None:
        """Stand for so many milliseconds from now on, whatever it was held for before; 0: it is held no more."""
        self._release_if_due()
        now = self._clock.now_ms()
        if self._held_until is None:
            self._held_since = now
        self._held_until = now + ms
        self._hold(table)

    @property
    def held(self) -> bool:
        """Is it held?"""
        return self._held_until is not None and self._clock.now_ms() < self._held_until

    @property
    def held_until(self) -> int | None:
        """When to look again whether it is held; None: it is not."""
        return self._held_until

    def taken_held_ms(self) -> int:
        """For how long it was held, each time that is over, once: nobody was late or away meanwhile."""
        self._release_if_due()
        ms, self._held_ms = self._held_ms, 0
        return ms

    def _release_if_due(self) -> None:
        """It was held long enough: from that moment on it has been running, whenever that is noticed."""
        until = self._held_until
        if until is None or self._clock.now_ms() < until:
            return
        self._held_until = None
        self._held_ms += until - self._held_since
        if self._stood is not None and not self._stops:
            self._since, self._stood = until - self._stood, None

    def _hold(self, table: Table) -> None:
        self._release_if_due()
        self._stops = table.paused or self._trouble
        stands = self._stops or self._held_until is not None
        if stands and self._stood is None:
            self._stood, self._stood_at = self.elapsed(), self._clock.now_ms()
        elif not stands and self._stood is not None:
            self._since = self._clock.now_ms() - self._stood
            self._stood = None

    def elapsed(self) -> int:
        """Milliseconds counted."""
        self._release_if_due()
        return self._clock.now_ms() - self._since if self._stood is None else self._stood

    def time(self, table: Table) -> TurnTime | None:
        """What the player on turn has left; None where no clock runs."""
        return self._time(table, table.used_ms + self.elapsed(), self._restarted)

    def time_after(self, table: Table) -> TurnTime | None:
        """What `time` will say once an act has been followed that makes the table this one: no time has passed yet."""
        return self._time(table, table.used_ms, None if table.used_ms == 0 else self._restarted)

    def runs_out(self, table: Table) -> int | None:
        """When a stand-in plays, the grace included; None where it does not (no clock, no turn, or it stands)."""
        said = table.opened.clock
        whole = self._time(table, self._restarted or 0, self._restarted)
        if whole is None or table.paused or self._trouble:
            return None
        since = table.used_ms + self.elapsed() - (self._restarted or 0)
        left = whole.total + (0 if said is None else said.grace_ms) - since
        until = self._held_until  # if there is one, it has not been yet
        return self._clock.now_ms() + left if until is None else until + max(0, left)

    def _time(self, table: Table, used: int, restarted: int | None) -> TurnTime | None:
        said, deal = table.opened.clock, table.live
        if deal is None:
            return None
        whole = None if said is None else turn_time(said, table.banks[deal.turn], used, restarted)
        limit = self._limit(table, deal.turn)
        if limit is None:
            return whole
        left = max(0, limit - (used - (restarted or 0)))
        return whole if whole is not None and whole.total < left else TurnTime(left, 0)

    def _limit(self, table: Table, seat: int) -> int | None:
        """How long a bot may take, less with every turn in a row that it let run out; None: it is a person's turn."""
        player = table.players[seat]
        if not self._bot_ms or not table.opened.lobby or player is None or player.kind != "bot":
            return None
        return self._bot_ms >> table.strikes[seat]
