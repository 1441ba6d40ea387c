"""Everybody at a table who hears it: who is there, what each was told last, and the one place that publishes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from core.game.events import AnyEvent, Scored
from core.game.view import View
from core.table import telling
from core.table.clock import TurnTime
from core.table.messages import Id, Ping, Pong, Tick, ToSeat
from core.table.ports import Bus, Clock, Heard, Letter, Pulse
from core.table.seats import Presence
from core.table.sentences import CLOSINGS
from core.table.table import Table

NO_SUCH_SEAT: Final = CLOSINGS.text("no-such-seat")
MOST_UNANSWERED: Final = 2
"""Pings in a row that a seat may leave unanswered: one that is lost says nothing."""


class Audience:
    """The carriers of one table. Everything it sends goes through :mod:`core.table.telling`."""

    def __init__(self, bus: Bus, clock: Clock, players: int) -> None:
        now = clock.now_ms()
        self._bus = bus
        self._pulse = bus if isinstance(bus, Pulse) else None
        self._clock = clock
        self._seats: dict[int | None, Presence] = {seat: Presence(now) for seat in (*range(players), None)}
        self._pings = 0
        self.changed = True
        """Has anybody come or gone since the lobby was told last? Whoever tells it sets this back."""
        self.newcomer = False
        """The same: is somebody there who has not been told it at all, or may everybody have missed it?"""
        self.asking = set[int | None]()
        """Who may have missed what the lobby was told last: they hear it again."""

    def seat(self, seat: int | None) -> Presence:
        """What is known of that carrier; None: of the watchers'."""
        return self._seats[seat]

    def knows(self, seat: int | None) -> bool:
        """Is there such a seat at this table? Watchers (None) always may."""
        return seat in self._seats

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected and have introduced themselves."""
        return frozenset(seat for seat, at in self._seats.items() if at.present and seat is not None)

    def may_send(self, seat: int | None) -> bool:
        """Count one message of this seat: is it within its allowance?"""
        return self._seats[seat].allowance.spend(self._clock.now_ms())

    # --- coming and going ----------------------------------------------------------------------------------------

    async def greet(self, table: Table, seat: int | None, *, quiet: bool = False) -> None:
        """A carrier is there: it hears ``hello``, and the rest once it has said who it is."""
        self._seats[seat].connect(self._clock.now_ms(), quiet)
        self.changed = True
        await self.answer(seat, telling.hello(table, seat))

    async def greet_all(self, table: Table) -> None:
        """Say ``hello`` on every channel: who is there answers, and is known to be there from then on."""
        await self._bus.publish([(seat, telling.hello(table, seat)) for seat in self._seats])
        for seat in range(table.rules.players, table.rules.players + len(table.gone)):
            await self._bus.disconnect(seat, NO_SUCH_SEAT)  # its player may not have been told so

    async def fit(self, table: Table) -> None:
        """Other rules were agreed on: seats that are gone are told so, those there are hear what is played now."""
        for seat in [seat for seat in self._seats if seat is not None and seat >= table.rules.players]:
            if self._seats[seat].connected:
                await self.disconnect(seat, NO_SUCH_SEAT)
            del self._seats[seat]
            self.asking.discard(seat)
        for seat in range(table.rules.players):
            self._seats.setdefault(seat, Presence(self._clock.now_ms()))
        await self.greet_again(table)

    async def greet_again(self, table: Table) -> None:
        """Who sits where has changed: everybody hears it."""
        letters = [(seat, telling.hello(table, seat)) for seat, at in self._seats.items() if at.connected]
        await self._bus.publish(letters)

    def introduce(self, seat: int | None, said: Id) -> None:
        """The seat has said who it is; watchers share one channel and are all told what happens."""
        wants, offers = (("events",), ()) if seat is None else (said.wants, said.options)
        self._seats[seat].introduce(wants, offers)
        self.changed = self.newcomer = True

    def present(self, seat: int | None) -> None:
        """The seat is there, though its own words were lost: what it wants is asked again with the next heartbeat."""
        self._seats[seat].introduce(("events",) if seat is None else ())
        self._seats[seat].introduced = seat is None
        self.changed = self.newcomer = True

    def lose(self, seat: int | None) -> None:
        """The seat's carrier has ended."""
        if self._seats[seat].connected:
            self.changed = True
        self._seats[seat].go(self._clock.now_ms())

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        """End a seat's carrier."""
        self.lose(seat)
        await self._bus.disconnect(seat, reason, next_table)

    async def close(self, reason: str, next_table: str | None = None) -> None:
        """End every carrier; ``next_table`` is where the same seats play on."""
        for seat in self._seats:
            await self.disconnect(seat, reason, next_table)

    async def beat(self, tick: Tick, table: Table) -> list[int]:
        """Heartbeat: a tick for everybody, and a ping for who would not say that they go.

        Gives the seats that have left two pings unanswered: they are gone now. Who was greeted and has not said who
        it is yet is greeted again, since on such a carrier either may have been lost.
        """
        self._pings += 1
        ping = Ping(self._pings)
        # What all are told is told one after the other: then a carrier need write it down but once.
        pings: list[Letter] = []
        ticks: list[Letter] = []
        lost: list[int] = []
        for seat, at in self._seats.items():
            if at.quiet and at.connected and seat is not None:
                if at.unanswered >= MOST_UNANSWERED:
                    self.lose(seat)
                    lost.append(seat)
                    continue
                at.unanswered += 1
                pings.append((seat, ping))
                if not at.introduced:
                    pings.append((seat, telling.hello(table, seat)))
            if at.present:
                ticks.append((seat, tick))
        await self._bus.publish([*pings, *ticks])
        return lost

    def is_pong(self, heard: Heard) -> bool:
        """Was this the answer to a ping, of somebody who is known to be there? Then that was noted."""
        if type(heard.message) is not Pong or heard.seat not in self._seats:
            return False
        at = self._seats[heard.seat]
        if not at.connected or not at.allowance.spend(self._clock.now_ms()):
            return False
        at.unanswered = 0
        return True

    def silent_ms(self) -> int:
        """How long ago the carrier was last known to work: what should have been heard since may be on its way."""
        return 0 if self._pulse is None else self._pulse.silent_ms()

    def excuse(self, ms: int) -> None:
        """So long nobody could be heard: it does not count as absence, and no ping was unanswered."""
        for at in self._seats.values():
            at.unanswered = 0
            at.gone_since += ms

    def here_lately(self, ms: int) -> frozenset[int]:
        """The seats that are there, or were until so long ago: who only comes on a new carrier has not been away."""
        since = self._clock.now_ms() - ms
        seats = self._seats.items()
        return frozenset(
            seat
            for seat, at in seats
            if seat is not None and (at.present or (at.gone_since > since and not at.detached))
        )

    def missed_at(self, ms: int) -> list[int]:
        """When those who are only just gone will have been away for so long."""
        now = self._clock.now_ms()
        ends = [at.gone_since + ms for seat, at in self._seats.items() if seat is not None and not at.connected]
        return [end for end in ends if end > now]

    def gone_for(self, ms: int) -> frozenset[int]:
        """The seats without a carrier for at least so long."""
        since = self._clock.now_ms() - ms
        seats = self._seats.items()
        return frozenset(seat for seat, at in seats if seat is not None and not at.connected and at.gone_since <= since)

    # --- telling -------------------------------------------------------------------------------------------------

    async def answer(self, seat: int | None, *messages: ToSeat) -> None:
        """Send to one seat."""
        if self._seats[seat].connected:
            await self._bus.publish([(seat, message) for message in messages])

    async def announce(self, message: ToSeat) -> None:
        """Send the same to everybody who is there."""
        await self._bus.publish([(seat, message) for seat, at in self._seats.items() if at.present])

    async def show(
        self, table: Table, seat: int | None, history: Iterable[AnyEvent], time: TurnTime | None, have: int | None
    ) -> None:
        """Show a seat everything: to a newcomer (``have`` None) the view alone, else also what it has missed."""
        if table.deal is not None:
            if have is not None and have > table.seq:
                have = None  # it has seen more than there is: whatever that was, the view alone is right
            letter = self._update(table, seat, history, time, have)
            self._seats[seat].told = table.seq
            await self._bus.publish([letter])
        if table.result is not None or (table.deal is not None and table.deal.over is not None):
            await self.answer(seat, telling.end(table))

    def updates(self, table: Table, events: list[AnyEvent], time: TurnTime | None) -> list[Letter]:
        """What `tell` will tell everybody of this: it may be got ready while the record is on its way to the log."""
        letters: list[Letter] = []
        if events and table.deal is not None:
            public = telling.shown(table, None)
            for seat, at in self._seats.items():
                if at.present:
                    wanted = events if "events" in at.wants else []
                    letters.append(self._update(table, seat, wanted, time, at.told, public))
        return letters

    async def tell(
        self,
        table: Table,
        events: list[AnyEvent],
        time: TurnTime | None,
        first: Iterable[Letter] = (),
        ready: list[Letter] | None = None,
    ) -> None:
        """After a commit: everybody's own view and events, and the end of a deal or match, in one publication.

        ``ready``: what `updates` gave for the same, since when nobody has come or gone.
        """
        letters = [*first, *(self.updates(table, events, time) if ready is None else ready)]
        if events and table.deal is not None:
            for at in self._seats.values():
                if at.present:
                    at.allowance.refill()  # by what happens only: nobody earns words by asking
                    at.told = table.seq
        if table.result is not None or any(isinstance(event, Scored) for event in events):
            end = telling.end(table)
            letters += [(seat, end) for seat, at in self._seats.items() if at.present]
        if letters:
            await self._bus.publish(letters)

    def _update(
        self,
        table: Table,
        seat: int | None,
        events: Iterable[AnyEvent],
        time: TurnTime | None,
        since: int | None,
        public: View | None = None,
    ) -> Letter:
        legal = "legal" in self._seats[seat].wants
        return seat, telling.update(table, seat, since, events, with_legal=legal, time=time, public=public)
