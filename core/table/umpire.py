"""The umpire of a table: every change goes through its `commit`, in the order append, swap, tell.

It judges acts, answers what it refuses, and plays a stand-in's turns. It waits for nothing but the log and the bus;
what is due, and when, is the agenda's business.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from core.game.actions import Action
from core.game.events import AnyEvent
from core.table import records, stand_in, telling
from core.table.acts import objection
from core.table.audience import Audience
from core.table.foresight import Foresight, looked_at
from core.table.hosting import Witness
from core.table.ledger import Ledger
from core.table.messages import Act, Rejected, Stop
from core.table.ports import Clock, Letter, LogConflict, LogUnavailable, LogUnsure, Think
from core.table.records import ABSENT, REFUSED
from core.table.sentences import CLOSINGS, REJECTIONS
from core.table.table import Misfit, NotAllowed, Table
from core.table.times import Times
from core.table.turn_clock import TurnClock

_log = logging.getLogger(__name__)


class Umpire:
    """The one who writes a table's ledger."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        clock: Clock,
        turn: TurnClock,
        think: Think,
        times: Times,
        witness: Witness,
    ) -> None:
        self._ledger = ledger
        self._audience = audience
        self._clock = clock
        self._turn = turn
        self._think = think
        self._times = times
        self._witness = witness
        self._foresight = Foresight()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._ledger.table

    async def commit(
        self, record: records.Record, first: tuple[Letter, ...] = (), *, farewell: str | None = None
    ) -> None:
        """Append, swap, tell (``first`` goes out before the updates; who loses a seat by it reads ``farewell``).

        Cancelled before the append, nothing has happened; after it, the next owner of the log tells. Raises Misfit,
        LogConflict and LogUnavailable: then nothing has changed and nobody was told.
        """
        before = self.table
        ready: list[Letter] | None = None

        def get_ready(after: Table, happened: list[AnyEvent]) -> None:
            nonlocal ready
            ready = self._audience.updates(after, happened, self._turn.time_after(after))

        events = await self._ledger.commit(record, get_ready if isinstance(record, records.Acted) else None)
        table = self.table
        if isinstance(record, records.Acted) and record.by == "player":
            self._turn.hold(before, 0)
        self._turn.follow(table, acted=isinstance(record, records.Acted | records.Shuffled))
        self._witness.recorded(table, record)
        if not isinstance(record, records.Acted | records.Committed) or table.result is not None:
            self._audience.changed = True
        # Whoever's last turn this was hears of it before they are told that they have the seat no longer.
        await self._audience.tell(table, events, self._turn.time(table), first, ready)
        if isinstance(record, records.Agreed):
            await self._audience.fit(table)
        elif table.players != before.players:
            await self._seats_changed(before, table, farewell)

    async def _seats_changed(self, before: Table, table: Table, farewell: str | None) -> None:
        """Who lost a seat is told so and hears no more; the others are told who sits where."""
        self._audience.changed = True
        for seat, generation in enumerate(table.generations):
            if generation != before.generations[seat] and self._audience.seat(seat).connected:
                newcomer = table.players[seat]
                reason = (
                    CLOSINGS.text("seat-free") if newcomer is None else CLOSINGS.text("seat-played", name=newcomer.name)
                )
                await self._audience.disconnect(seat, farewell or reason)
        await self._audience.greet_again(table)

    def hold(self, ms: int) -> None:
        """Let the clocks stand for so long, or until a player acts; 0: let them run."""
        self._turn.hold(self.table, ms)

    async def act(self, seat: int | None, act: Act) -> None:
        """A seat's act: all of it counts, or it is answered with what is wrong.

        Raises LogUnavailable after it has said so; LogUnsure, of which nothing was said.
        """
        wrong = objection(self._ledger, seat, act)
        if wrong is not None or seat is None:
            if wrong is not None:
                await self._refuse(seat, act, wrong.code, wrong.text, accepted=wrong.accepted, fault=wrong.fault)
            return
        if await self._refused_already(seat, act):
            return
        table = self.table
        due = self._foresight.due(seat, table.deal_seq)
        if act.actions[: len(due)] != due:
            await self._refuse(seat, act, "looked_already", REJECTIONS.text("looked-already"), fault=True)
            return
        record = records.Acted(
            at=self._clock.wall_ms(),
            seat=seat,
            actions=act.actions,
            ms=self._turn.elapsed(),
            info=act.info,
            explain=act.explain,
        )
        # A figure for whoever looks on, finer than the table's clock: nothing else may depend on it.
        heard = time.perf_counter()
        try:
            await self.commit(record)
            self._witness.acted(self.table.id, (time.perf_counter() - heard) * 1000)
        except NotAllowed as error:
            if table.live is not None:
                looked = looked_at(table.live, seat, act.actions[: error.at], error.refusal.code)
                self._foresight.remember(seat, table.deal_seq, looked)
            await self._refuse(seat, act, error.refusal.code, error.refusal.text, at=error.at, fault=True)
        except LogConflict:
            await self.reload()
            await self.act(seat, act)
        except LogUnsure:
            raise  # it may count: the log is read again before anybody is told anything
        except LogUnavailable as error:
            await self._refuse(seat, act, "not_saved", REJECTIONS.text("not-saved", why=str(error)))
            raise

    async def _refused_already(self, seat: int, act: Act) -> bool:
        """Was this very act, by its number, refused at this moment? Its answer was late or lost, and is said again."""
        answered = self._audience.seat(seat).answered
        if act.number is None or answered is None or answered[0] != act or answered[1].now < self.table.deal_seq:
            return False
        await self._audience.answer(seat, msgspec.structs.replace(answered[1], now=self.table.seq))
        return True

    async def _refuse(
        self,
        seat: int | None,
        act: Act,
        code: str,
        text: str,
        *,
        at: int | None = None,
        accepted: int | None = None,
        fault: bool = False,
    ) -> None:
        """Answer an act that changed nothing."""
        given = await self.reject(seat, act.seq, code, text, at=at, accepted=accepted, fault=fault, number=act.number)
        if fault and act.number is not None:
            self._audience.seat(seat).answered = act, given

    async def reject(
        self,
        seat: int | None,
        seq: int,
        code: str,
        text: str,
        *,
        at: int | None = None,
        accepted: int | None = None,
        fault: bool = False,
        number: int | None = None,
    ) -> Rejected:
        """Answer what changed nothing; gives the answer.

        With ``fault`` it counts: a bot refused too often has its turn ended for it."""
        table, presence = self.table, self._audience.seat(seat)
        self._witness.rejected(table.id, code)
        legal = "legal" in presence.wants
        answer = telling.rejected(
            table, seq, code, text, at=at, accepted=accepted, seat=seat, with_legal=legal, number=number
        )
        await self._audience.answer(seat, answer)
        if not fault or seat is None or not table.may_act(seat):
            return answer
        player = table.players[seat]
        if presence.refused(table.turn_seq) >= self._times.refusals and player is not None and player.kind == "bot":
            await self.stand_in(seat, REFUSED)
        return answer

    async def stand_in(self, seat: int, why: str) -> None:
        """Play the rest of this seat's turn from where it stands; its player is told to stop thinking."""
        n = self.table.n
        first: tuple[Letter, ...] = ((seat, Stop(self.table.seq)),) if why != ABSENT else ()
        while (deal := self.table.live) is not None and deal.turn == seat and self.table.n == n:
            actions = stand_in.proposed(self._think, telling.shown(self.table, seat), deal.rules)
            try:
                await self.commit(self._for_seat(seat, actions, why), first)
            except Misfit:
                await self.commit(self._for_seat(seat, (stand_in.least(deal),), why), first)
            first = ()
        # A table of stand-ins must not keep the loop from everybody else.
        await asyncio.sleep(0)

    def _for_seat(self, seat: int, actions: tuple[Action, ...], why: str) -> records.Acted:
        elapsed = self._turn.elapsed()
        return records.Acted(at=self._clock.wall_ms(), seat=seat, actions=actions, ms=elapsed, by="clock", why=why)

    async def reload(self) -> None:
        """Somebody else has written our log: what they wrote counts, and what was to be written is forgotten.

        Raises LogUnsure where it cannot be read now: then it is read before anything else.
        """
        _log.warning("table %s: another writer appended to its log; reading it again", self._ledger.name)
        rules = self.table.rules
        try:
            table = await self._ledger.load()
        except LogUnavailable as error:
            raise LogUnsure(str(error)) from None
        self._witness.recorded(table, None)
        self._audience.changed = True
        self._turn.begin(table)
        if table.rules != rules:
            await self._audience.fit(table)
        for seat in (*self._audience.here, None):
            # What happened was told by the other writer; it earns the seats their words here, too.
            self._audience.seat(seat).allowance.refill()
            await self._audience.show(table, seat, (), self._turn.time(table), None)
