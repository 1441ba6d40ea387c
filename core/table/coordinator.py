"""The coordinator of one table: it hears the seats, one message after the other, and does what is due.

One task, one bounded queue, one ``match``. What is due is worked out from the table itself after every message
(:meth:`core.table.agenda.Agenda.step`), so a table that was read from its log goes on exactly where it stood.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from core.game.match import Result
from core.table import lobby, records
from core.table import messages as said
from core.table.agenda import Agenda
from core.table.audience import NO_SUCH_SEAT, Audience
from core.table.clerk import Clerk
from core.table.dealing import Dealing
from core.table.hearing import Hearing
from core.table.hosting import Witness
from core.table.ledger import Ledger
from core.table.ports import (
    Asked,
    Bus,
    Clock,
    Connected,
    Entropy,
    Gone,
    Heard,
    Interrupted,
    Log,
    LogConflict,
    LogUnavailable,
    LogUnsure,
    NotOwner,
    PortClosed,
    Restored,
    TableError,
    Think,
    Timer,
)
from core.table.seats import FLOODED
from core.table.table import Misfit, Table
from core.table.times import Times
from core.table.turn_clock import TurnClock
from core.table.umpire import Umpire

_log = logging.getLogger(__name__)

LATELY_MS: Final = 6_500
"""Nobody is said to be away before that: after every interruption all come again, and who restarts an edge has six
seconds for that."""
QUEUE: Final = 256
"""Messages that may wait; a seat's own share is bounded by its allowance."""
_UNCOUNTED: Final = (Connected, Gone, Interrupted, Restored, Asked)
"""What is said by the carrier or by an edge: whatever watchers send, and it counts as theirs, this is heard."""


class Wish(msgspec.Struct, frozen=True):
    """What a host asks: to write this record, or to stop: for a reason (a text) that is told, or without a word."""

    what: records.Paused | records.Resumed | records.Abandoned | str | None


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
        programs: Collection[str] = (),
        witness: Witness | None = None,
        reads: Callable[[], bool] = lambda: False,
    ) -> None:
        """``programs`` are the bots of the house that an edge may ask for; who plays them is the witness's business.

        ``reads``: see :class:`core.table.agenda.Agenda`.
        """
        self._bus = bus
        self._clock = clock
        self._think = stand_in
        self._times = times or Times()
        self._entropy = entropy
        self._programs = programs
        self._witness = witness or Witness()
        self._reads = reads
        self._ledger = Ledger(log, name)
        self._dealing = Dealing(clock, entropy)
        self._turn = TurnClock(clock, self._times.bot)
        self._inbox: asyncio.Queue[Heard | Wish | None] = asyncio.Queue(QUEUE)
        """None: look what is due."""
        self._alarm: Timer | None = None
        self._alarm_at: int | None = None
        self._said_lobby: said.Lobby | None = None
        self._next_tick = clock.now_ms() + self._times.tick
        self._tick_at_once = False
        self._retry_at: int | None = None
        """While the log cannot be written: when to try again."""
        self._unsure = False
        """Is it unknown whether the last record was kept? Then the log is read before anything else."""
        self._troubled_since: int | None = None
        """Since when the carrier has not worked; None: it works."""
        self._open = True
        self.left = False
        """Was the table left without a word, since another host goes on with it?"""

    @property
    def table(self) -> Table:
        """The table as it is now. Raises RuntimeError before `load`."""
        return self._ledger.table

    async def load(self) -> Table:
        """Read the table from its log. Raises what `Ledger.load` raises."""
        table = await self._ledger.load()
        clock, turn, times, ledger, dealing = self._clock, self._turn, self._times, self._ledger, self._dealing
        audience = self._audience = Audience(self._bus, clock, table.rules.players)
        umpire = self._umpire = Umpire(ledger, audience, clock, turn, self._think, times, self._witness)
        clerk = self._clerk = Clerk(ledger, audience, umpire, self._bus, clock, self._programs)
        self._hearing = Hearing(ledger, audience, umpire, dealing, clerk, turn, clock, times, self._witness)
        self._agenda = Agenda(ledger, audience, umpire, dealing, clerk, turn, clock, self._entropy, times, self._reads)
        turn.begin(table)
        self._witness.recorded(table, None)
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
        return None if self.left else self.table.result

    # --- for the host --------------------------------------------------------------------------------------------

    async def pause(self) -> None:
        """Let nobody act and no clock run until `resume`; harmless twice."""
        await self._inbox.put(Wish(records.Paused(at=self._clock.wall_ms())))

    async def resume(self) -> None:
        """Go on after `pause`; harmless twice."""
        await self._inbox.put(Wish(records.Resumed(at=self._clock.wall_ms())))

    async def abandon(self) -> None:
        """End the match for good, without a winner; the deal in play is not scored."""
        await self._inbox.put(Wish(records.Abandoned(at=self._clock.wall_ms())))

    async def stop(self, reason: str | None) -> None:
        """End `run`; nothing is recorded, and the match can be gone on with at any time.

        The seats are told why; None: not a word, since another host goes on with the table.
        """
        await self._inbox.put(Wish(reason))

    # --- hearing -------------------------------------------------------------------------------------------------

    async def _pump(self) -> None:
        """The only reader of the bus: it counts and enqueues."""
        try:
            while True:
                heard = await self._bus.receive()
                if self._audience.is_pong(heard):
                    pass  # all there is to do for it is done: a thousand quiet tables are mostly these
                elif not self._audience.knows(heard.seat):
                    if isinstance(heard.message, Connected | said.Id | said.Sync):  # not every word is worth an answer
                        await self._bus.disconnect(heard.seat, NO_SUCH_SEAT)
                elif isinstance(heard.message, _UNCOUNTED) or self._audience.may_send(heard.seat):
                    await self._inbox.put(heard)
                elif heard.seat is not None:
                    await self._bus.disconnect(heard.seat, FLOODED)
                    await self._inbox.put(Heard(heard.seat, Gone("too many messages")))
        except PortClosed as closed:
            await self._inbox.put(Wish(closed.reason))

    async def _handle(self, item: Heard | Wish | None) -> None:
        try:
            match item:
                case Heard(message=Interrupted()):
                    self._trouble(True)
                case Heard(message=Restored()):
                    self._trouble(False)
                case Heard():
                    # While it is unknown what the log holds, nothing is answered: seats and edges ask again.
                    if not self._unsure or isinstance(item.message, Connected | Gone):
                        await self._hearing.hear(item)
                case Wish(what=None):
                    self._open, self.left = False, True
                case Wish(what=str() as reason):
                    await self._close(reason)
                case Wish(what=records.Base() as record):
                    # It may have crossed with a record that makes it pointless (paused twice): then it is dropped.
                    with contextlib.suppress(Misfit):
                        await self._umpire.commit(record)
                case _:
                    pass  # woken to look what is due
        except TableError as error:
            await self._failed(error)

    # --- what is due ---------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Do all that is due, then set the alarm for what will be."""
        now = self._clock.now_ms()
        if self._open and self._troubled_since is None and (self._retry_at is None or now >= self._retry_at):
            await self._do_what_is_due()
        if not self._open:
            return
        await self._tell_lobby()
        if self._times.tick and (now >= self._next_tick or self._tick_at_once):
            self._tick_at_once = False
            # Every table keeps its own time: of a thousand that were late together none stays with the others.
            self._next_tick += max(0, (now - self._next_tick) // self._times.tick + 1) * self._times.tick
            await self._beat()
        self._set_alarm(self._next_alarm())

    async def _do_what_is_due(self) -> None:
        self._retry_at = None
        try:
            if self._unsure:
                await self._reload()
            while await self._agenda.step():
                pass
            self._turn.stand(self.table, self._agenda.deserted)
        except TableError as error:
            await self._failed(error)
            return
        if self._agenda.closing is not None:
            await self._close(self._agenda.closing, self._agenda.next_table)

    async def _beat(self) -> None:
        table = self.table
        time = self._turn.time(table)
        left = None if time is None or self._turn.held else time.total
        degraded = self._ledger.unsaved or self._troubled_since is not None
        for seat in await self._audience.beat(said.Tick(self._ledger.shown_seq, left, degraded), table):
            self._dealing.lose(seat)

    async def _tell_lobby(self) -> None:
        """Tell everybody who is there and what is waited for, if that has changed."""
        audience = self._audience
        if not self.table.opened.lobby or not (audience.changed or audience.asking):
            return
        here = audience.here_lately(LATELY_MS)
        gone = audience.gone_for(self._times.claim)
        message = lobby.said(self.table, here, self._clerk.votes, gone, self._programs)
        if message != self._said_lobby or audience.newcomer:
            self._said_lobby = message
            await audience.announce(message)
        else:
            for seat in audience.asking:
                await audience.answer(seat, message)
        audience.asking.clear()
        # Who is only just gone may be back at once: it is looked again when they have been gone for too long.
        audience.changed, audience.newcomer = here != audience.here, False

    # --- trouble -------------------------------------------------------------------------------------------------

    async def _failed(self, error: TableError) -> None:
        """A record could not be written. Raises what is no business of a coordinator's."""
        match error:
            case LogConflict():
                try:
                    await self._reload()
                except LogUnavailable as unread:
                    await self._failed(unread)
            case NotOwner():
                _log.warning("table %s: another host has it now; leaving it", self._ledger.name)
                self._open, self.left = False, True
            case LogUnavailable():
                self._unsure = self._unsure or isinstance(error, LogUnsure)
                self._retry_at = self._clock.now_ms() + self._times.retry
                self._turn.stand(self.table, True, self._audience.silent_ms())
            case _:
                raise error

    async def _reload(self) -> None:
        self._dealing.done()
        await self._umpire.reload()
        self._unsure = False

    def _trouble(self, begins: bool) -> None:
        """The carrier does not work, for nobody's fault, or works again: clocks stand, and nobody was away."""
        now = self._clock.now_ms()
        if begins and self._troubled_since is None:
            silent = self._audience.silent_ms()  # it took a while to be noticed
            self._troubled_since = now - silent
            self._turn.stand(self.table, True, silent)
        elif not begins:
            if self._troubled_since is not None:
                self._audience.excuse(now - self._troubled_since)
                self._agenda.excuse(now - self._troubled_since)
                self._troubled_since = None
                self._turn.stand(self.table, self._retry_at is not None)
            self._tick_at_once = True  # who has missed something learns it now
            self._audience.changed = self._audience.newcomer = True  # and all the lobby: nobody can ask for that

    async def _close(self, reason: str, next_table: str | None = None) -> None:
        self._open = False
        await self._audience.close(reason, next_table)

    # --- the alarm -----------------------------------------------------------------------------------------------

    def _next_alarm(self) -> int | None:
        due = [self._next_tick] if self._times.tick else []
        due += self._audience.missed_at(LATELY_MS) if self.table.opened.lobby and self._audience.changed else []
        if self._troubled_since is not None:
            return min(due, default=None)
        if self._retry_at is not None:
            return min([*due, self._retry_at])
        next_at = self._agenda.next_at()
        return min(due if next_at is None else [*due, next_at], default=None)

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
