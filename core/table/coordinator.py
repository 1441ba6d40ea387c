"""The coordinator of one table: it hears the seats, one message after the other, and does what is due.

One task, one bounded queue, one ``match``. What is due is worked out from the table itself after every message
(:meth:`Coordinator._step`), so a table that was read from its log goes on exactly where it stood.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, assert_never

import msgspec

from core.game.match import Result
from core.table import messages as said
from core.table import records
from core.table.acts import taken
from core.table.audience import Audience
from core.table.dealing import Dealing
from core.table.ledger import Ledger
from core.table.ports import (
    Bus,
    Clock,
    Connected,
    Entropy,
    Garbled,
    Gone,
    Heard,
    Log,
    LogConflict,
    LogUnavailable,
    PortClosed,
    Think,
    Timer,
)
from core.table.records import ABSENT, LATE, LEFT
from core.table.seats import PHRASES
from core.table.state import Misfit, Table
from core.table.turn_clock import TurnClock
from core.table.umpire import Times, Umpire

QUEUE: Final = 256
"""Messages that may wait; a seat's own share is bounded by its allowance."""

NO_ACT: Final = 0
"""The number in a refusal of what is no act: no act is ever made for it."""


class Order(msgspec.Struct, frozen=True):
    """What a host asks: to write this record, or (a text) to stop for that reason."""

    wish: records.Paused | records.Resumed | records.Abandoned | str


class Coordinator:
    """One table. Make it, `load` it, `run` it: a coordinator is used once."""

    def __init__(
        self,
        name: str,
        log: Log,
        bus: Bus,
        clock: Clock,
        *,
        stand_in: Think,
        entropy: Entropy,
        times: Times | None = None,
    ) -> None:
        self._bus = bus
        self._clock = clock
        self._think = stand_in
        self._times = times or Times()
        self._ledger = Ledger(log, name)
        self._dealing = Dealing(clock, entropy)
        self._turn = TurnClock(clock)
        self._inbox: asyncio.Queue[Heard | Order | None] = asyncio.Queue(QUEUE)
        """None: look what is due."""
        self._alarm: Timer | None = None
        self._alarm_at: int | None = None
        self._next_tick = clock.now_ms() + self._times.tick
        self._retry_at: int | None = None
        """While the log cannot be written: when to try again."""
        self._open = True

    @property
    def table(self) -> Table:
        """The table as it is now. Raises RuntimeError before `load`."""
        return self._ledger.table

    async def load(self) -> Table:
        """Read the table from its log. Raises UnknownTable, LogDamaged, TableBusy."""
        table = await self._ledger.load()
        self._audience = Audience(self._bus, self._clock, table.rules.players)
        self._umpire = Umpire(self._ledger, self._audience, self._clock, self._turn, self._think, self._times)
        self._turn.begin(table)
        return table

    async def run(self, *, greet: bool = False) -> Result | None:
        """Run the table until its match is over (the result) or it is stopped (None); then its carriers are closed.

        ``greet``: the carriers are older than this coordinator (a restart), so every seat is greeted. Any other end (a
        fault, a cancellation) leaves the carriers to the host, which may run the table anew.
        """
        if greet:
            await self._audience.greet_all(self.table)
        async with asyncio.TaskGroup() as tasks:
            pump = tasks.create_task(self._pump(), name=f"table {self._ledger.name}: hearing")
            try:
                await self._settle()
                while self._open:
                    await self._handle(await self._inbox.get())
                    await self._settle()
            finally:
                self._set_alarm(None)
                pump.cancel()
        return self.table.result

    # --- for the host --------------------------------------------------------------------------------------------

    async def pause(self) -> None:
        """Let nobody act and no clock run until `resume`; harmless twice."""
        await self._inbox.put(Order(records.Paused(at=self._clock.wall_ms())))

    async def resume(self) -> None:
        """Go on after `pause`; harmless twice."""
        await self._inbox.put(Order(records.Resumed(at=self._clock.wall_ms())))

    async def abandon(self) -> None:
        """End the match for good, without a winner; the deal in play is not scored."""
        await self._inbox.put(Order(records.Abandoned(at=self._clock.wall_ms())))

    async def stop(self, reason: str) -> None:
        """End `run`; nothing is recorded, and the match can be gone on with at any time."""
        await self._inbox.put(Order(reason))

    # --- hearing -------------------------------------------------------------------------------------------------

    async def _pump(self) -> None:
        """The only reader of the bus: it counts and enqueues."""
        try:
            while True:
                heard = await self._bus.receive()
                if not self._audience.knows(heard.seat):
                    await self._bus.disconnect(heard.seat, "there is no such seat at this table")
                elif isinstance(heard.message, Connected | Gone) or self._audience.may_send(heard.seat):
                    await self._inbox.put(heard)
                elif heard.seat is not None:
                    await self._bus.disconnect(heard.seat, "too many messages: send fewer, and wait for the answers")
                    await self._inbox.put(Heard(heard.seat, Gone("too many messages")))
        except PortClosed as closed:
            await self._inbox.put(Order(closed.reason))

    async def _handle(self, item: Heard | Order | None) -> None:
        try:
            match item:
                case Heard():
                    await self._hear(item.seat, taken(item.message))
                case Order(wish=str() as reason):
                    await self._close(reason)
                case Order(wish=records.Base() as record):
                    # It may have crossed with a record that makes it pointless (paused twice): then it is dropped.
                    with contextlib.suppress(Misfit):
                        await self._umpire.commit(record)
                case _:
                    pass
        except LogConflict:
            await self._reload()
        except LogUnavailable:
            self._wait_for_log()

    async def _hear(self, seat: int | None, message: said.FromSeat | Connected | Gone | Garbled) -> None:
        audience, table = self._audience, self.table
        match message:
            case said.Act():
                await self._umpire.act(seat, message)
            case Connected():
                await audience.greet(table, seat)
            case said.Id():
                await self._introduce(seat, message)
            case said.Sync(have=have):
                if not audience.seat(seat).present:
                    audience.seat(seat).introduce(())  # its own words were lost; it is there all the same
                await audience.show(table, seat, self._ledger.history, self._turn.time(table), have)
            case Gone():
                audience.lose(seat)
                if seat is not None:
                    self._dealing.lose(seat)
            case said.Nonce():
                wrong = None if seat is None else self._dealing.hear(seat, message)
                if wrong is not None:
                    await self._umpire.reject(seat, NO_ACT, "malformed", wrong)
            case said.Say(phrase=phrase):
                if seat is not None and phrase in PHRASES:
                    await audience.announce(said.Said(seat, phrase))
                else:
                    text = f"Only these phrases can be said, and only from a seat: {', '.join(PHRASES)}."
                    await self._umpire.reject(seat, NO_ACT, "malformed", text)
            case said.Leave():
                if seat is not None and table.held[seat] is None:
                    audience.seat(seat).wants_back = False
                    await self._umpire.commit(records.StoodIn(at=self._clock.wall_ms(), seat=seat, why=LEFT))
            case said.Back():
                audience.seat(seat).wants_back = True
            case Garbled(text=text, seq=seq):
                text = f"This is no message of the seat language: {text}."
                await self._umpire.reject(seat, seq, "malformed", text, fault=True)
            case said.Ready() | said.Pong():
                pass
            case _:
                assert_never(message)

    async def _introduce(self, seat: int | None, message: said.Id) -> None:
        table = self.table
        if message.protocol != said.PROTOCOL:
            reason = f"this table speaks protocol {said.PROTOCOL}, not {message.protocol}: use a client that does"
            await self._audience.disconnect(seat, reason)
            return
        self._audience.introduce(seat, message)
        await self._audience.show(table, seat, (), self._turn.time(table), None)
        if seat is None:
            return
        player = table.players[seat]
        if player is not None and player.kind == "bot":
            self._audience.seat(seat).wants_back = True  # a bot that is there plays: it need not know the word
        call = self._dealing.join(seat)
        if call is not None:
            await self._audience.answer(seat, call)

    # --- what is due ---------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Do all that is due, then set the alarm for what will be."""
        now = self._clock.now_ms()
        if self._open and (self._retry_at is None or now >= self._retry_at):
            self._retry_at = None
            try:
                while await self._step():
                    pass
            except LogConflict:
                await self._reload()
            except LogUnavailable:
                self._wait_for_log()
        if not self._open:
            return
        if self._times.tick and now >= self._next_tick:
            self._next_tick = now + self._times.tick
            time = self._turn.time(self.table)
            left = None if time is None else time.total
            await self._audience.announce(said.Tick(self._ledger.shown_seq, left, self._ledger.unsaved))
        self._set_alarm(self._next_alarm())

    async def _step(self) -> bool:
        """Do one thing that is due; False when nothing is."""
        table, now, wall = self.table, self._clock.now_ms(), self._clock.wall_ms()
        if table.result is not None:
            await self._close("the match is over")
            return False
        deal = table.live
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
        if table.paused or None not in table.held:
            return False  # with nobody left at the table it waits for somebody to come back
        if table.due:
            return await self._deal(table)
        if deal is None:
            return False
        if table.held[deal.turn] is not None:
            await self._umpire.stand_in(deal.turn, ABSENT)
            return True
        gone = self._gone_at(table)
        if gone is not None and now >= gone:
            await self._umpire.commit(records.StoodIn(at=wall, seat=deal.turn, why=ABSENT))
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
            case said.NonceCall() as call:
                await self._audience.announce(call)
            case record:
                await self._umpire.commit(record)
                if isinstance(record, records.Shuffled):
                    self._dealing.done()
        return True

    def _gone_at(self, table: Table) -> int | None:
        """When a stand-in takes the seat on turn because its bot has gone; None: it has not, or it is a person's."""
        deal = table.live
        if deal is None or table.paused:
            return None
        player, presence = table.players[deal.turn], self._audience.seat(deal.turn)
        if player is None or player.kind != "bot" or presence.present or table.held[deal.turn] is not None:
            return None
        return presence.gone_since + self._times.absent

    async def _reload(self) -> None:
        self._dealing.done()
        await self._umpire.reload()

    def _wait_for_log(self) -> None:
        self._retry_at = self._clock.now_ms() + self._times.retry

    async def _close(self, reason: str) -> None:
        self._open = False
        await self._audience.close(reason)

    # --- the alarm -----------------------------------------------------------------------------------------------

    def _next_alarm(self) -> int | None:
        table = self.table
        due = [self._next_tick] if self._times.tick else []
        if self._retry_at is not None:
            return min([*due, self._retry_at])
        if None in table.held:
            dealing = self._dealing.until if table.due else None
            due += [at for at in (dealing, self._turn.runs_out(table), self._gone_at(table)) if at is not None]
        return min(due, default=None)

    def _set_alarm(self, at: int | None) -> None:
        if at == self._alarm_at and at is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._alarm_at = None, at
        if at is not None:
            self._alarm = self._clock.call_at(at, self._ring)

    def _ring(self) -> None:
        self._alarm, self._alarm_at = None, None
        # A full queue wakes the table as well as an alarm does.
        with contextlib.suppress(asyncio.QueueFull):
            self._inbox.put_nowait(None)
