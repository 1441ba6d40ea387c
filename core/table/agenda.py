"""What is due at a table, worked out from the table itself after every message.

So a table that was read from its log goes on exactly where it stood; and a timer is nothing but a reason to look: one
that rings for a turn that is over finds nothing due.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from core.table import lobby, records
from core.table.audience import Audience
from core.table.clerk import Clerk
from core.table.dealing import Dealing
from core.table.ledger import Ledger
from core.table.messages import NonceCall
from core.table.ports import Clock, Entropy, LogConflict
from core.table.records import ABSENT, LATE, PARTED, table_code
from core.table.seating import awaits_ready
from core.table.sentences import CLOSINGS
from core.table.table import Table
from core.table.times import Times
from core.table.turn_clock import TurnClock
from core.table.umpire import Umpire

_log = logging.getLogger(__name__)

ADJOURNED: Final = CLOSINGS.text("adjourned")
OVER: Final = CLOSINGS.text("over")
LOOK_AGAIN_MS: Final = 50
"""After so long it is looked again whether the carrier, silent at a deadline, works: then nobody was heard in time."""


class Agenda:
    """One table's; :meth:`step` does one thing that is due."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        umpire: Umpire,
        dealing: Dealing,
        clerk: Clerk,
        turn: TurnClock,
        clock: Clock,
        entropy: Entropy,
        times: Times,
        reads: Callable[[], bool] = lambda: False,
    ) -> None:
        """``reads``: does the person for whom a stand-in plays still read what was before? Then it waits."""
        self.closing: str | None = None
        """Why the table is to be closed now; None: it is not."""
        self.next_table: str | None = None
        """Then: where the same players meet again, if they do."""
        self._ledger = ledger
        self._audience = audience
        self._umpire = umpire
        self._dealing = dealing
        self._clerk = clerk
        self._turn = turn
        self._clock = clock
        self._entropy = entropy
        self._times = times
        self._reads = reads
        self._come_back = ledger.table.adjourned
        """Was the table adjourned when it was opened? Then somebody has come, and it stays open for the others."""
        self._over_since: int | None = None
        self._empty_since: int | None = clock.now_ms()
        """Since when nobody has been there; None: somebody is."""

    @property
    def _table(self) -> Table:
        return self._ledger.table

    async def step(self) -> bool:
        """Do one thing that is due; False when nothing is. Raises what the umpire raises."""
        table = self._table
        if table.result is not None:
            return await self._after_the_match(table)
        if self._looks_empty(table):
            return await self._give_up(table)
        if await self._seats(table):
            return True
        self._come_back = self._come_back and table.adjourned
        if table.adjourned:
            if not self._come_back:
                self.closing = ADJOURNED
            elif table.all_ready and self._players_back(table):
                await self._umpire.commit(records.Resumed(at=self._clock.wall_ms()))
                return True
            return False
        if table.paused or self._stands(table):
            return False  # with nobody left at the table it waits for somebody to come back
        if table.due:
            return await self._deal(table)
        return await self._turn_of(table)

    def next_at(self) -> int | None:
        """When to look again even if nothing is heard; None: never."""
        table = self._table
        if table.result is not None:
            return self._rematch_until()
        due = [self._idle_until(table)]
        if not self._stands(table):
            due += [
                self._dealing.until if table.due else None,
                self._not_before_a_pulse(self._turn.runs_out(table)),
                self._not_before_a_pulse(self._gone_at(table)),
                None if table.paused else self._stand_in_at(table),
            ]
        return min((at for at in due if at is not None), default=None)

    def _not_before_a_pulse(self, at: int | None) -> int | None:
        """When to look whether nobody has been heard by then: once the carrier is known to have worked at that time."""
        silent = self._audience.silent_ms()
        return at if at is None or not silent else max(at, self._clock.now_ms() + min(silent, LOOK_AGAIN_MS))

    @property
    def deserted(self) -> bool:
        """Do people play here, of whom nobody is there, or only such as stand-ins play for?

        Then nobody waits, and no stand-in plays their match to its end.
        """
        table = self._table
        awake = any(
            lobby.plays(table, seat) and (table.held[seat] is None or self._audience.seat(seat).wants_back)
            for seat in self._audience.here
        )
        return table.opened.lobby and _has_people(table) and not awake

    def _stands(self, table: Table) -> bool:
        """Does it wait for somebody to come back? Who has come waits for the end of their stand-in's turn."""
        if self.deserted:
            return True
        back = any(self._audience.seat(seat).wants_back for seat in range(table.rules.players))
        return None not in table.held and not back

    def excuse(self, ms: int) -> None:
        """So long nothing could be heard: nobody was late, and nobody away."""
        self._dealing.excuse(ms)
        if self._empty_since is not None:
            self._empty_since += ms
        if self._over_since is not None:
            self._over_since += ms

    # --- seats and turns ---------------------------------------------------------------------------------------------

    async def _seats(self, table: Table) -> bool:
        deal, wall = table.live, self._clock.wall_ms()
        for seat, held in enumerate(table.held):
            presence = self._audience.seat(seat)
            in_turn = deal is not None and deal.turn == seat and table.helped
            if held is None and table.strikes[seat] >= table.opened.strikes:
                await self._umpire.commit(records.StoodIn(at=wall, seat=seat, why=LATE))
                return True
            if presence.wants_back and not in_turn:
                presence.wants_back = False
                if held is not None:
                    await self._umpire.commit(records.Returned(at=wall, seat=seat))
                    return True
        gone = self._audience.gone_for(lobby.ASLEEP_MS) if self._clerk.votes else ()
        votes = {
            voter: seat
            for voter, seat in self._clerk.votes.items()
            if lobby.sleeps(table, seat, gone) and lobby.plays(table, voter)
        }
        if votes != self._clerk.votes:
            self._clerk.votes = votes
            self._audience.changed = True
        return False

    async def _turn_of(self, table: Table) -> bool:
        deal, now = table.live, self._clock.now_ms() - self._audience.silent_ms()
        if deal is None:
            return False
        if table.held[deal.turn] is not None:
            plays = self._stand_in_at(table)
            if plays is None or self._clock.now_ms() < plays:
                return False
            await self._umpire.stand_in(deal.turn, ABSENT)
            return True
        gone = self._gone_at(table)
        if gone is not None and now >= gone:
            await self._umpire.commit(records.StoodIn(at=self._clock.wall_ms(), seat=deal.turn, why=ABSENT))
            return True
        late = self._turn.runs_out(table)
        if late is not None and now >= late:
            await self._umpire.stand_in(deal.turn, LATE)
            return True
        return False

    async def _deal(self, table: Table) -> bool:
        match self._dealing.step(table, self._audience.here):
            case None:
                return False
            case NonceCall() as call:
                await self._audience.announce(call)
            case record:
                await self._umpire.commit(record)
                if isinstance(record, records.Shuffled):
                    self._dealing.done()
        return True

    def _gone_at(self, table: Table) -> int | None:
        """When a stand-in takes the seat on turn because its player has gone; None: they have not, or may be away."""
        deal = table.live
        if deal is None or table.paused:
            return None
        player, presence = table.players[deal.turn], self._audience.seat(deal.turn)
        if player is None or presence.present or table.held[deal.turn] is not None:
            return None
        patience = self._times.absent if player.kind == "bot" else table.opened.away_ms
        if patience == 0:
            return None
        # A person may be away while others play: it counts from when the others wait for them.
        since = presence.gone_since
        if player.kind != "bot":
            since = max(since, self._clock.now_ms() - self._turn.elapsed())
        return since + patience

    def _stand_in_at(self, table: Table) -> int | None:
        """When the stand-in that holds the seat on turn plays; None: none holds it, or it waits for its player."""
        deal = table.live
        if deal is None or table.held[deal.turn] is None:
            return None
        player, now = table.players[deal.turn], self._clock.now_ms()
        if player is None or player.kind == "bot":
            return now
        return None if self._reads() else now + max(0, self._times.stand_in - self._turn.elapsed())

    # --- after the match, and when nobody is there -------------------------------------------------------------------

    async def _after_the_match(self, table: Table) -> bool:
        if not awaits_ready(table):
            follows = table.next_table is not None and await self._is_founded(table)
            self.next_table = table.next_table if follows else None
            self.closing = CLOSINGS.text("over-next", table=str(table.next_table)) if follows else OVER
            return False
        if self._over_since is None:
            self._over_since = self._clock.now_ms()
            self._audience.changed = True
        people = [seat for seat in sorted(self._audience.here) if lobby.plays(table, seat)]
        ready = [seat for seat, is_ready in enumerate(table.ready) if is_ready]
        until = self._rematch_until()
        if people and set(people) - set(ready) and until is not None and self._clock.now_ms() < until:
            return False
        if not ready:
            self.closing = OVER
            return False
        name = table_code(self._entropy(8))
        if not await self._ledger.is_free(name):
            return True  # another code is tried at once
        await self._umpire.commit(records.Followed(at=self._clock.wall_ms(), next_table=name))
        return True

    async def _is_founded(self, table: Table) -> bool:
        try:
            await self._ledger.found_next(lobby.rematch(table))
        except LogConflict:
            # Somebody took the code in the last moment: nobody is sent to a stranger's table.
            _log.error("table %s: there is no rematch, another table has the code %s", table.id, table.next_table)
            return False
        return True

    def _rematch_until(self) -> int | None:
        return None if self._over_since is None else self._over_since + self._times.rematch

    def _people_here(self, table: Table) -> bool:
        return any(lobby.plays(table, seat) for seat in self._audience.here)

    def _players_back(self, table: Table) -> bool:
        """Have those come back for whom it was adjourned? Any person; where none plays, every bot from outside."""
        if _has_people(table):
            return self._people_here(table)
        brought = {
            seat
            for seat, player in enumerate(table.players)
            if player is not None and player.program is None and table.held[seat] not in PARTED
        }
        return bool(brought) and brought <= self._audience.here

    def _needs_people(self, table: Table) -> bool:
        """Does nothing go on without a person? Bots alone play to the end."""
        waits = not table.full or table.paused or None not in table.held
        return table.opened.lobby and (_has_people(table) or waits)

    def _looks_empty(self, table: Table) -> bool:
        """Has nobody been there for so long that the table is given up? Notes since when nobody is."""
        if not self._needs_people(table) or self._people_here(table):
            self._empty_since = None
            return False
        if self._empty_since is None:
            self._empty_since = self._clock.now_ms()
        until = self._idle_until(table)
        return until is not None and self._clock.now_ms() >= until

    def _idle_until(self, table: Table) -> int | None:
        if self._empty_since is None or not self._times.idle or not table.opened.lobby:
            return None
        return self._empty_since + self._times.idle

    async def _give_up(self, table: Table) -> bool:
        """Nobody is there any more: a match is adjourned, a table that was never dealt is closed for good."""
        now = self._clock.wall_ms()
        if table.deal is None:
            await self._umpire.commit(records.Abandoned(at=now))
        elif not table.adjourned:
            await self._umpire.commit(records.Paused(at=now, adjourned=True))
        else:
            self.closing = ADJOURNED
            return False
        return True


def _has_people(table: Table) -> bool:
    return any(lobby.plays(table, seat) for seat in range(table.rules.players))
