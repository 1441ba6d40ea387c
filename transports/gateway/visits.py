"""One connection of a seat: who it is, its seat at the table, then every message both ways until one side ends it.

    id (within a deadline) -> Sit, asked of the table -> relay -> closing frame -> Detach

Who speaks is the token's seat, whatever a message says. What is no message is answered here and reaches no table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Annotated, Final

import msgspec

from core.table.messages import (
    PROTOCOL,
    Closed,
    FromSeat,
    Hello,
    Id,
    Lobby,
    NotUnderstood,
    Pong,
    Rejected,
    Sync,
    Tick,
    ToSeat,
    Update,
    read_from_seat,
)
from core.table.orders import Detach, Look, Refused, Sit
from core.table.ports import Interrupted, MatchOver, NoAnswer, PortClosed, Restored, SeatPort, TableError
from core.table.seats import ELSEWHERE, FLOODED, Allowance
from core.table.waiting import wait
from transports.gateway import endings
from transports.gateway.endings import Ended, Ending
from transports.gateway.gate import Gate
from transports.gateway.line import Line, slow
from transports.gateway.outbox import Outbox, Overfull
from transports.gateway.timing import deadline
from transports.gateway.tokens import Token
from transports.gateway.words import CarrierSaid, GatewayWord, WaitingSaid

_log = logging.getLogger(__name__)

AGAIN_MS: Final = 500
"""Between two questions whether a promised seat is free."""
MOST_AGAIN: Final = 2
WATCHERS_SAY: Final = (Id, Sync, Pong)
_encoder: Final = msgspec.json.Encoder()


class Visit:
    """One connection. Make it and `run` it; `end` ends it from outside."""

    def __init__(self, gate: Gate, token: Token, line: Line) -> None:
        self._gate = gate
        self._line = line
        self._table = token.table
        self._seat = token.seat
        self._generation: int | None = token.generation
        self._connection = gate.connection()
        self._name = ""
        self._kind = "human"
        """What it says it is: whoever has the invitation may let a bot play."""
        self._early: Id | None = None
        """What the client said at once; it answers the table's first greeting."""
        self._answered: Id | None = None
        """It has done so: the same said by the client once more, after that greeting, is no news."""
        self._seated = False
        self._port: SeatPort | None = None
        self._greeted = False
        """Has the table greeted this port?"""
        self._again = 0
        """How often the port was opened again because it was closed before that."""
        self._outbox = Outbox(gate.settings.most_unsent, gate.settings.most_unsent_bytes)
        self._allowance = Allowance(gate.clock.now_ms())
        self._garbled = 0
        self._seq = 0
        """The newest number that the client has been told."""
        self._stopped: asyncio.Future[Ending] = asyncio.get_running_loop().create_future()

    def end(self, ending: Ending) -> None:
        """End it, whatever it is doing; harmless twice."""
        if not self._stopped.done():
            self._stopped.set_result(ending)

    async def run(self) -> Ending:
        """The whole of it, to the closing of the line; gives how it ended."""
        ending = Ending(endings.GOING_AWAY, endings.COME_AGAIN)
        work = asyncio.create_task(self._work(), name=f"seat {self._seat} of table {self._table}")
        try:
            await asyncio.wait({work, self._stopped}, return_when=asyncio.FIRST_COMPLETED)
            ending = work.result() if work.done() else self._stopped.result()
        finally:
            work.cancel()
            await asyncio.wait({work})
            await self._leave(ending)
        self._note("disconnected (%d: %s)", ending.code, ending.reason)
        return ending

    async def _work(self) -> Ending:
        try:
            await self._introduction()
            await _together(self._stay(), self._out())
        except Ended as ended:
            return ended.ending
        except TableError as error:
            return Ending(endings.NO_TABLE, str(error))
        except Exception:
            _log.exception("a connection failed", extra={"table": self._table, "seat": self._seat})
        return Ending(endings.FAILED, "the gateway failed: come again")

    async def _leave(self, ending: Ending) -> None:
        if self._seat is not None:
            self._gate.detach(self, self._table, self._seat)
            if self._seated and ending.code not in (endings.TABLE_CLOSED, endings.REPLACED):  # then the table knows
                self._gate.farewell(self._table, Detach(seat=self._seat, connection=self._connection))
        if self._port is not None:
            await self._port.aclose()
        await self._line.close(ending)

    # --- coming in -----------------------------------------------------------------------------------------------

    async def _introduction(self) -> None:
        """The client says who it is. Raises Ended."""
        try:
            async with deadline(self._gate.clock, self._gate.settings.id_ms):
                first = self._read(await self._line.text())
        except TimeoutError:
            raise Ended(endings.NO_ID, "no id came in time: say who you are at once") from None
        if not isinstance(first, Id):
            raise Ended(endings.NOT_THE_LANGUAGE, "the first message is id: say who you are")
        if first.protocol != PROTOCOL:
            text = f"these tables speak protocol {PROTOCOL}, not {first.protocol}: use a client that does"
            raise Ended(endings.NOT_THE_LANGUAGE, text)
        self._name, self._kind, self._early = first.name, first.kind or "human", first

    async def _stay(self) -> None:
        await self._open()
        self._note("connected")
        await _together(self._up(), self._down())

    async def _open(self) -> None:
        """Take the seat, whose older carrier the table closes, and then open its port. Raises Ended."""
        await self._sit()
        self._greeted = False
        self._port = await self._gate.ports(self._table, self._seat)

    async def _sit(self) -> None:
        """Take the seat at the table, or see that there is a table to watch. Raises Ended."""
        gate, until = self._gate, self._gate.clock.now_ms() + self._gate.settings.seat_ms
        while True:
            try:
                answer = await gate.asks.ask(self._table, self._order())
            except NoAnswer as error:
                gate.metrics.refused("no_table")
                raise Ended(endings.NO_TABLE, str(error)) from None
            except MatchOver as error:
                gate.metrics.refused("match_over")
                raise Ended(endings.TABLE_CLOSED, str(error)) from None
            if isinstance(answer, Refused):
                gate.metrics.refused("seat_refused")
                raise Ended(endings.SEAT_REFUSED, answer.text)
            self._seated = True
            if answer.generation is not None:
                self._generation = answer.generation
            if answer.seated:
                break
            if gate.clock.now_ms() >= until:
                raise Ended(endings.NO_TABLE, "the seat does not change hands yet: come again in a moment")
            self._put(WaitingSaid("the seat is yours at the end of its turn"))
            await wait(gate.clock, AGAIN_MS)
        if self._seat is not None:
            gate.attach(self, self._table, self._seat)
        self._put(gate.token(self._table, self._seat, self._generation or 0))

    def _order(self) -> Sit | Look:
        if self._seat is None:
            return Look()
        return Sit(
            name=self._name,
            seat=self._seat,
            kind=self._kind,
            connection=self._connection,
            generation=self._generation,
        )

    # --- from the client -----------------------------------------------------------------------------------------

    async def _up(self) -> None:
        while True:
            message = self._read(await self._line.text())
            if message is None:
                continue
            answered, self._answered = self._answered, None
            if answered == message:
                continue
            if self._seat is None and not isinstance(message, WATCHERS_SAY):
                text = "Watchers only watch; ask for an invitation to play."
                self._reject(getattr(message, "seq", 0), "not_your_turn", text)
                continue
            await self._send(message)

    def _read(self, text: str) -> FromSeat | None:
        """What the client says; None for what is no message, and that is answered. Raises Ended."""
        if not self._allowance.spend(self._gate.clock.now_ms()):
            raise Ended(endings.TOO_MANY, FLOODED)
        try:
            message = read_from_seat(text)
        except NotUnderstood as error:
            self._gate.metrics.garbled()
            self._garbled += 1
            if self._garbled > self._gate.settings.most_garbled:
                raise Ended(endings.NOT_THE_LANGUAGE, "too much that is no message of the seat language") from None
            self._reject(_number(text), "malformed", f"This is no message of the seat language: {error}.")
            return None
        self._garbled = 0
        return message

    async def _send(self, message: FromSeat) -> None:
        # Where the port is closed, what it gives last decides how this ends; a move to the next table loses a message.
        if self._port is not None:
            with contextlib.suppress(PortClosed):
                await self._port.send(message)

    # --- to the client -------------------------------------------------------------------------------------------

    async def _down(self) -> None:
        while self._port is not None:
            try:
                message = await self._port.receive()
            except PortClosed as closed:
                message = Closed(closed.reason)
            match message:
                case Interrupted(reason=reason):
                    self._gate.metrics.interrupted()
                    self._put(CarrierSaid(False, reason))
                case Restored():
                    self._put(CarrierSaid(True))
                case Closed(next_table=str() as table):
                    await self._move(table)
                case Closed(reason=reason) if reason == FLOODED:
                    # By the table's own count, which a new carrier does not begin anew; the seat may come again.
                    self._outbox.end(Ending(endings.TOO_MANY, reason))
                    return
                case Closed() if not self._greeted and self._again < MOST_AGAIN:
                    # It may have been meant for an older carrier of the seat: the table gave the seat to this one.
                    self._again += 1
                    await self._port.aclose()
                    await self._open()
                case Closed(reason=reason):
                    self._put(message)
                    code = endings.REPLACED if reason == ELSEWHERE else endings.TABLE_CLOSED
                    self._outbox.end(Ending(code, reason))
                    return
                case Hello(table=table) if table != self._table:
                    await self._move(table)  # the port has followed to the rematch by itself
                case _:
                    await self._pass_on(message)

    async def _pass_on(self, message: ToSeat) -> None:
        if isinstance(message, Update | Tick | Lobby):
            self._seq = message.seq
        if isinstance(message, Update):
            self._allowance.refill()
        self._put(message)
        if isinstance(message, Hello):
            self._greeted = True
            self._answered, self._early = self._early, None
            if self._answered is not None:
                await self._send(self._answered)

    async def _move(self, table: str) -> None:
        """The same seat plays on at the table of the rematch. Raises Ended."""
        if self._port is not None:
            await self._port.aclose()
        if self._seat is not None:
            self._gate.detach(self, self._table, self._seat)
        self._table, self._generation, self._seated, self._seq, self._again = table, None, False, 0, 0
        await self._open()
        self._note("moved to this table for a rematch")

    def _reject(self, seq: int, code: str, text: str) -> None:
        self._put(Rejected(seq=seq, at=None, code=code, text=text, now=self._seq))

    def _put(self, message: ToSeat | GatewayWord) -> None:
        try:
            self._outbox.put(_encoder.encode(message))
        except Overfull:
            raise slow() from None

    async def _out(self) -> None:
        while True:
            item = await self._outbox.next()
            if isinstance(item, Ending):
                raise Ended(item.code, item.reason)
            await self._line.send(item)

    def _note(self, text: str, *values: object) -> None:
        _log.info(text, *values, extra={"table": self._table, "seat": self._seat, "seq": self._seq})


async def _together(*ways: Coroutine[object, object, None]) -> None:
    """Go all these ways until one fails, or all have come to their ends; the others are given up."""
    tasks = {asyncio.ensure_future(way) for way in ways}
    pending: set[asyncio.Future[None]] = set(tasks)
    try:
        while pending:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Numbered(msgspec.Struct):
    seq: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] = 0


_numbered: Final = msgspec.json.Decoder(_Numbered)


def _number(text: str) -> int:
    """The number of an act that is none otherwise, where it can still be read."""
    try:
        return _numbered.decode(text).seq
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
