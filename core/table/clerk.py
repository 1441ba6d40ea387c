"""The clerk of a table: it does what trusted edges order, or says why not (:mod:`core.table.orders`)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Final, assert_never

from core.table import lobby, records
from core.table.admission import is_theirs, not_to_be_had, says_it_is_a_bot, seat_for
from core.table.agreeing import agreement, fits, next_move
from core.table.audience import Audience
from core.table.given import Wrong, misfit, too_much
from core.table.house import house_bot, wrong_program
from core.table.ledger import Ledger
from core.table.orders import (
    MOST_HOLD_MS,
    MOST_NAME,
    Adjourn,
    Agree,
    Answer,
    Close,
    Detach,
    Done,
    Fill,
    Give,
    Hold,
    Kick,
    Look,
    Move,
    Order,
    Pause,
    Refused,
    Resume,
    Sit,
    Start,
    Swap,
    Time,
)
from core.table.ports import Asked, Bus, Clock
from core.table.records import KICKED, LEFT
from core.table.seating import awaits_ready, may_be_taken
from core.table.seats import ELSEWHERE
from core.table.sentences import CLOSINGS, refused
from core.table.table import Misfit, Table
from core.table.umpire import Umpire

_JOINER: Final = "\u200d"
"""It joins signs to one, as in some emoji."""
PUT_OUT: Final = CLOSINGS.text("put-out")
MOST_ANSWERS: Final = 256
"""Answers that are kept for an order that is repeated because its answer was lost."""


class Clerk:
    """One table's; it changes nothing but through the umpire."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        umpire: Umpire,
        bus: Bus,
        clock: Clock,
        programs: Collection[str],
    ) -> None:
        """``programs`` are the bots of the house by name."""
        self.votes: dict[int, int] = {}
        """Open votes to free a seat: by voter, that seat."""
        self._ledger = ledger
        self._audience = audience
        self._umpire = umpire
        self._bus = bus
        self._clock = clock
        self._programs = programs
        self._answers: OrderedDict[str, Answer] = OrderedDict()

    @property
    def _table(self) -> Table:
        return self._ledger.table

    async def attend(self, asked: Asked) -> None:
        """Do what is ordered, once however often it is repeated, and answer.

        Raises LogConflict, LogUnavailable and NotOwner, unanswered: the edge asks again.
        """
        answer = self._answers.get(asked.ask)
        if answer is None:
            try:
                answer = await self._do(asked.order)
            except Misfit as misfit:
                answer = refused("not_now", "not-now", why=str(misfit))
            if not isinstance(asked.order, Look):
                self._answers[asked.ask] = answer
                while len(self._answers) > MOST_ANSWERS:
                    self._answers.popitem(last=False)
        await self._bus.answer(asked.ask, answer)

    async def put_out(self, seat: int) -> None:
        """Free a seat: before the first deal nobody has it then, afterwards a stand-in plays until somebody takes it.

        Raises Misfit where nobody has it.
        """
        now, table = self._clock.wall_ms(), self._table
        self.votes = {voter: target for voter, target in self.votes.items() if target != seat}
        self._audience.seat(seat).wants_back = False
        if table.deal is None:
            await self._umpire.commit(records.Unseated(at=now, seat=seat), farewell=PUT_OUT)
        elif table.held[seat] != KICKED:
            await self._umpire.commit(records.StoodIn(at=now, seat=seat, why=KICKED))
        if self._audience.seat(seat).connected:
            await self._audience.disconnect(seat, PUT_OUT)

    # --- order by order ----------------------------------------------------------------------------------------------

    async def _do(self, order: Order) -> Answer:
        now, table = self._clock.wall_ms(), self._table
        match order:
            case Look():
                return self._done()
            case Sit():
                return await self._sit(order)
            case Detach(seat=seat, connection=connection):
                if self._audience.knows(seat) and self._audience.seat(seat).connection == connection:
                    self._audience.lose(seat)
                    self._audience.seat(seat).detached = True
                return self._done()
            case Move(seat=seat, to=to):
                return await self._move(seat, to)
            case Fill():
                return await self._fill(order)
            case Swap(seat=seat):
                wrong = self._wrong_seat(seat) or self._wrong_bot(order.program, order.worlds, order.options)
                if wrong is not None:
                    return wrong
                await self._umpire.commit(self._bot(seat, order))
                return self._done(seat)
            case Give(seat=seat, worlds=worlds, options=options):
                return self._wrong_seat(seat) or await self._give(seat, worlds, options) or self._done(seat)
            case Kick(seat=seat):
                wrong = self._wrong_seat(seat)
                if wrong is not None:
                    return wrong
                if table.players[seat] is None:
                    return refused("free_seat", "nobody-there", seat=seat)
                await self.put_out(seat)
                return self._done()
            case Start():
                return await self._start()
            case Pause():
                if not table.paused:
                    await self._umpire.commit(records.Paused(at=now))
                return self._done()
            case Resume():
                if table.paused:
                    await self._umpire.commit(records.Resumed(at=now))
                return self._done()
            case Adjourn():
                if not table.adjourned:
                    await self._umpire.commit(records.Paused(at=now, adjourned=True))
                return self._done()
            case Time(clock=clock):
                if clock is not None and not fits(clock):
                    return refused("bad_clock", "bad-clock")
                if clock != table.opened.clock:
                    await self._umpire.commit(records.Clocked(at=now, clock=clock))
                    await self._audience.greet_again(self._table)
                return self._done()
            case Agree():
                return await self._agree(order)
            case Hold(ms=ms):
                if not 0 <= ms <= MOST_HOLD_MS:
                    return refused("bad_hold", "bad-hold", most=MOST_HOLD_MS)
                self._umpire.hold(ms)
                return self._done()
            case Close():
                if table.result is None:
                    await self._umpire.commit(records.Abandoned(at=now))
                return self._done()
            case _:
                assert_never(order)

    async def _sit(self, order: Sit) -> Answer:
        name = order.name.strip()
        if not name or len(name) > MOST_NAME or not name.replace(_JOINER, "").isprintable():
            return refused("bad_name", "bad-name", most=MOST_NAME)
        if order.kind not in ("human", "bot"):
            return refused("bad_kind", "bad-kind")
        wrong = _refused(too_much(order.worlds, order.options))
        if order.kind != "bot" and (order.worlds is not None or order.options):
            wrong = refused("not_a_bot", "only-for-bots")
        if wrong is None and order.program is not None:
            wrong = wrong_program(order.program, self._programs)
        if wrong is not None:
            return wrong
        seat = seat_for(self._table, order, name)
        if seat is None:
            return refused("table_full", "table-full")
        wrong = self._wrong_seat(seat)
        if wrong is not None:
            return wrong
        table = self._table
        if order.generation is not None and order.generation != table.generations[seat]:
            return refused("void_invitation", "void-invitation")
        theirs = is_theirs(table, order, seat, name)
        if theirs and not says_it_is_a_bot(table, order, seat):
            if order.kind == "bot" and (order.worlds is not None or order.options):
                wrong = await self._give(seat, order.worlds, order.options)
                if wrong is not None:
                    return wrong
        else:
            wrong = None if theirs else not_to_be_had(table, order, seat, name)
            if wrong is not None:
                return wrong
            if table.coming[seat] is None:
                now = self._clock.wall_ms()
                record = records.Seated(
                    at=now,
                    seat=seat,
                    name=name,
                    kind=order.kind,
                    program=order.program,
                    claim=order.claim,
                    invited=order.generation is not None,
                    worlds=order.worlds,
                    options=order.options,
                )
                await self._umpire.commit(record)
        if self._table.coming[seat] is not None:
            return self._done(seat, seated=False)
        if order.connection is not None:
            await self._attach(seat, order.connection)
        return self._done(seat)

    async def _give(self, seat: int, worlds: int | None, options: Mapping[str, object]) -> Refused | None:
        """Change what a bot plays with; gives why not."""
        player, presence = self._table.players[seat], self._audience.seat(seat)
        if player is None or player.kind != "bot":
            return refused("not_a_bot", "no-bot-there", seat=seat)
        wanted = {**player.options, **options}
        wanted = {name: value for name, value in wanted.items() if value is not None}
        most = (player.worlds if worlds is None else worlds) or None
        wrong = too_much(most, wanted)
        if wrong is None and presence.present:
            named = {name: value for name, value in options.items() if value is not None}
            wrong = misfit(presence.declared, named)
        if wrong is None and (most, wanted) != (player.worlds, player.options):
            now = self._clock.wall_ms()
            await self._umpire.commit(records.Given(at=now, seat=seat, worlds=most, options=wanted))
        return _refused(wrong)

    async def _attach(self, seat: int, connection: str) -> None:
        """The seat's player comes on a new carrier; the older one ends before the new one is listened to."""
        presence = self._audience.seat(seat)
        if presence.connected and presence.connection != connection:
            await self._audience.disconnect(seat, ELSEWHERE)
        presence.connection = connection
        if self._table.held[seat] == LEFT:
            presence.wants_back = True

    async def _move(self, seat: int, to: int) -> Answer:
        wrong = self._wrong_seat(seat) or self._wrong_seat(to)
        if wrong is not None:
            return wrong
        table = self._table
        if table.deal is not None:
            return refused("dealt_already", "dealt-already")
        if seat == to:
            return self._done(seat)
        if table.players[seat] is None:
            return refused("free_seat", "nobody-there", seat=seat)
        if not may_be_taken(table, to):
            return refused("seat_taken", "somebody-there", seat=to)
        await self._exchange(seat, to)
        return self._done(to)

    async def _exchange(self, seat: int, to: int) -> None:
        """Two seats change their players, who come again on the carriers of their new ones."""
        for each in (seat, to):
            if self._audience.seat(each).connected:
                await self._audience.disconnect(each, CLOSINGS.text("changed-seats"))
        await self._umpire.commit(records.Moved(at=self._clock.wall_ms(), seat=seat, to=to))

    async def _agree(self, order: Agree) -> Answer:
        record = agreement(self._table, order, self._clock.wall_ms())
        if isinstance(record, Refused):
            return record
        if record is not None:
            # Whoever is to go to another seat goes first: should that be all that is kept, the order is given again.
            while (move := next_move(self._table, record.options["players"])) is not None:
                await self._exchange(*move)
            await self._umpire.commit(record)
            self.votes = {}
        return self._done()

    async def _fill(self, order: Fill) -> Answer:
        wrong = self._wrong_bot(order.program, order.worlds, order.options)
        if wrong is not None:
            return wrong
        for seat, player in enumerate(self._table.players):
            if player is None and self._table.coming[seat] is None:
                await self._umpire.commit(self._bot(seat, order))
        return self._done()

    async def _start(self) -> Answer:
        table = self._table
        if not awaits_ready(table):
            return self._done()
        if None in table.players:
            return refused("free_seats", "free-seats")
        for seat, player in enumerate(table.players):
            if player is not None and player.kind == "human" and not self._table.ready[seat]:
                await self._umpire.commit(records.Readied(at=self._clock.wall_ms(), seat=seat))
        return self._done()

    # --- answers -----------------------------------------------------------------------------------------------------

    def _done(self, seat: int | None = None, *, seated: bool = True) -> Done:
        table, here = self._table, self._audience.here
        return Done(
            seq=table.seq,
            seat=seat,
            generation=None if seat is None else table.generations[seat],
            players=tuple("" if player is None else player.name for player in table.players),
            here=tuple(at in here for at in range(table.rules.players)),
            phase=lobby.phase(table),
            seated=seated,
        )

    def _wrong_seat(self, seat: int) -> Refused | None:
        players = self._table.rules.players
        if 0 <= seat < players:
            return None
        return refused("no_such_seat", "no-such-seat", last=players - 1)

    def _wrong_bot(self, program: str, worlds: int | None, options: Mapping[str, object]) -> Refused | None:
        return wrong_program(program, self._programs) or _refused(too_much(worlds, options))

    def _bot(self, seat: int, order: Fill | Swap) -> records.Seated:
        now = self._clock.wall_ms()
        return house_bot(self._table, now, seat, order.program, order.worlds, order.options)


def _refused(wrong: Wrong | None) -> Refused | None:
    return None if wrong is None else Refused(code=wrong[0], text=wrong[1])
