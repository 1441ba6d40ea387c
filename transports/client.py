"""One seat's client: the awkward parts of the seat language, done once for every adapter.

It answers ``hello`` and ``ping``, gives its part to the fair shuffle, notices gaps and asks for what was missed, sends
one command at a time and repeats it until it is answered where a carrier can lose it. What is left for an adapter is
to read :meth:`SeatClient.messages` and to call :meth:`SeatClient.act`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Final, Self

import msgspec

from core.game.actions import Action
from core.game.rules import Rules, make_rules
from core.table.messages import (
    PROTOCOL,
    Act,
    Closed,
    End,
    FromSeat,
    Hello,
    Id,
    Lobby,
    NonceCall,
    OptionDeclared,
    Ping,
    Pong,
    Rejected,
    Said,
    SetOption,
    Stop,
    Sync,
    Tick,
    ToSeat,
    Update,
)
from core.table.ports import Clock, Interrupted, PortClosed, Restored, SeatPort
from transports.flight import Flight
from transports.nonces import NonceGiver, Promise
from transports.rewind import Rewind
from transports.speaker import Speaker

FromTable = Hello | Update | Rejected | Tick | SetOption | Said | Stop | End | Closed | NonceCall | Lobby
Told = FromTable | Interrupted | Restored
"""What :meth:`SeatClient.messages` gives: all but what the client answers by itself (``ping``).

Interrupted and Restored are the carrier's own words: between them nothing is heard, and nothing has to be done.
"""

MOST_UNREAD: Final = 1024
"""Messages that may wait to be read by the adapter; one that is slower is disconnected."""


class SeatClient(Speaker):
    """A seat's client over any carrier; one adapter uses it, in one event loop.

    ``nonce_source`` gives 16 unforeseeable bytes each time. ``repeat_ms`` (with ``clock``) is for carriers that can
    lose messages: so long an act waits for its answer before it is sent again. Use it as ``async with SeatClient(…)``,
    or call :meth:`aclose`.
    """

    def __init__(
        self,
        port: SeatPort,
        name: str,
        *,
        nonce_source: Callable[[], bytes],
        wants: Sequence[str] = (),
        version: str | None = None,
        author: str | None = None,
        options: Sequence[OptionDeclared] = (),
        kind: str | None = None,
        clock: Clock | None = None,
        repeat_ms: int | None = None,
    ) -> None:
        if repeat_ms is not None and clock is None:
            raise ValueError("repeat_ms needs a clock: give both, or neither on a carrier that loses nothing")
        self.name = name
        self.hello: Hello | None = None
        """The newest greeting: table, seat, rules, players."""
        self.latest: Update | None = None
        """The newest update received, whether or not :meth:`messages` has given it yet."""
        self._rules: Rules | None = None
        self._port = port
        self._id = Id(
            protocol=PROTOCOL,
            name=name,
            version=version,
            author=author,
            wants=tuple(wants),
            options=tuple(options),
            kind=kind,
        )
        self._nonces = NonceGiver(nonce_source)
        self._clock = clock
        self._repeat_ms = repeat_ms
        self._wants_events = "events" in wants
        self._have = 0
        """The number up to which everything has been received; 0: nothing yet."""
        self._asked = False
        self._rewind = Rewind()
        self._ended: tuple[int, bool] | None = None
        self._unread: deque[Told] = deque()
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._flight: Flight | None = None
        self._acts = 0
        """How many acts have been made: where one may be said again, the newest one's number."""
        self._knows_numbers: bool | None = None if repeat_ms is not None else False
        """Does the table read acts with a number? None: that is not known yet. Hosts of older versions do not."""
        self._one_act = asyncio.Lock()
        self._closed: str | None = None
        self._failure: Exception | None = None

    # --- for the adapter -----------------------------------------------------------------------------------------

    @property
    def promises(self) -> Mapping[int, Promise]:
        """By deal: what the table promised for its shuffle, and what this seat gave to it."""
        return self._nonces.promises

    @property
    def rules(self) -> Rules:
        """The table's rules, from the greeting. Raises RuntimeError before it has come."""
        if self.hello is None:
            raise RuntimeError("the table has not said its rules yet: wait for the Hello message")
        if self._rules is None:
            self._rules = make_rules(self.hello.rules.preset, self.hello.rules.options, {})
        return self._rules

    async def messages(self) -> AsyncIterator[Told]:
        """What the table says, in order, no event twice; ends after ``Closed``. Only one reader at a time."""
        self._start()
        while True:
            while self._unread:
                message = self._unread.popleft()
                yield message
                if isinstance(message, Closed):
                    return
            if self._failure is not None:
                raise self._failure
            if self._closed is not None:
                return
            self._news.clear()
            await self._news.wait()

    async def act(
        self, actions: Sequence[Action], explain: str | None = None, *, info: Any = None, seq: int | None = None
    ) -> Rejected | None:
        """Send these actions, all or nothing; None when the table has accepted them.

        ``seq`` is the number of the update the decision was made for (default: the newest received). Who thinks long
        should give it: an act for an older moment is then refused as ``stale`` instead of being played in another
        one. Raises PortClosed when the carrier ends before the answer, RuntimeError before the first update.
        """
        self._start()
        async with self._one_act:
            latest = self.latest
            if latest is None:
                raise RuntimeError("there is nothing to act on yet: wait for an Update with a turn")
            number = latest.seq if seq is None else seq
            if type(number) is not int:
                raise TypeError("seq is the number of an update")
            self._acts += 1
            own = None if self._knows_numbers is False else self._acts
            message = Act(seq=number, actions=tuple(actions), info=info, explain=explain, number=own)
            if self._closed is not None:
                raise PortClosed(self._closed)
            flight = self._flight = Flight(message, latest.view)
            try:
                return await flight.run(self._port, self._clock, self._repeat_ms)
            finally:
                self._flight = None

    async def introduce(self, said: Id) -> None:
        """Say anew who plays here, now and after every greeting: what a program wants is known once it runs."""
        self._id = said
        self._wants_events = "events" in said.wants
        await self.send(said)

    async def aclose(self) -> None:
        """End the connection and the reading; harmless twice."""
        await self._port.aclose()
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.cancel()
            await asyncio.wait({reader})
        self._end("this client was closed")

    async def __aenter__(self) -> Self:
        self._start()
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.aclose()

    # --- sending -------------------------------------------------------------------------------------------------

    async def send(self, message: FromSeat) -> None:
        self._start()
        if self._closed is not None:
            raise PortClosed(self._closed)
        await self._port.send(message)

    # --- reading -------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._reader is None and self._closed is None:
            self._reader = asyncio.create_task(self._read(), name=f"seat client {self._id.name}")

    async def _read(self) -> None:
        """The only reader of the port: it enqueues, and answers what needs no adapter."""
        try:
            while True:
                message = await self._port.receive()
                await self._take(message)
                if isinstance(message, Closed):
                    self._end(message.reason)
                    return
        except PortClosed as closed:
            self._unread.append(Closed(closed.reason))
            self._end(closed.reason)
            await self._port.aclose()
        except Exception as error:  # a fault of this client: messages() raises it to whoever reads
            self._failure = error
            self._end("this client failed")

    async def _take(self, message: ToSeat | Interrupted | Restored) -> None:
        match message:
            case Update():
                # On a carrier that was opened anew one may come before the greeting: after it everything is shown.
                if self.hello is not None:
                    await self._update(message)
            case Hello():
                if self.hello is not None and self.hello.table != message.table:
                    self._have, self._ended, self.latest = 0, None, None
                    self._nonces.promises.clear()
                first = self.hello is None or self.hello.table != message.table
                self.hello, self._rules, self._asked = message, None, False
                self._rewind.greeted()
                # Watchers share a channel: one that answered every newcomer's greeting would only make noise.
                if first or message.seat is not None:
                    await self._port.send(self._id)
                await self._again()
                self._give(message)
            case Restored():
                self._asked = False
                if self.hello is not None:
                    await self._sync()
                    await self._again()
                self._give(message)
            case Rejected():
                await self._rejected(message)
            case Ping():
                await self._port.send(Pong(message.n))
            case NonceCall():
                answer = self._nonces.answer(message)
                if answer is not None:
                    await self._port.send(answer)
                if message.commits is None:
                    self._give(message)
            case Tick():
                if self._rewind.beat(message.seq, self._have):  # its log is the truth: to be shown everything
                    self._have, self._ended = 0, None
                if message.seq > self._have and self.hello is not None:
                    await self._sync()
                self._give(message)
            case End():
                # It comes again with every resync of a deal that is over.
                mark = (message.n, message.result is not None)
                if mark != self._ended:
                    self._ended = mark
                    self._give(message)
            case _:
                self._give(message)

    async def _update(self, update: Update) -> None:
        self._rewind.shown(update.seq, self._have)
        if update.seq <= self._have:
            return
        if self._wants_events and update.since > self._have:
            if not self._asked:
                await self._sync()
            return
        if update.since < self._have:
            news = tuple(event for event in update.events if event.seq > self._have)
            update = msgspec.structs.replace(update, since=self._have, events=news)
        self._have, self._asked = update.seq, False
        self.latest = update
        flight = self._flight
        # An accepted act changes what its player sees; a record that does not is no answer to it.
        if flight is not None and update.seq > flight.message.seq and update.view != flight.view:
            flight.settle(None)
            self._knows_numbers = self._knows_numbers is not False
        self._give(update)

    async def _rejected(self, rejected: Rejected) -> None:
        flight = self._flight
        if rejected.number is not None:
            self._knows_numbers = True
        elif flight is not None and rejected.code == "malformed" and self._knows_numbers is None:
            self._knows_numbers = False
            flight.message = msgspec.structs.replace(flight.message, number=None)
            await self._again()
            return
        own = rejected.number is not None and rejected.number == self._acts
        if rejected.number is not None and not own:
            return  # once more the answer to an older act, which was said again while that was on its way
        if flight is None or flight.answer.done() or rejected.seq != flight.message.seq:
            if rejected.accepted is None and not own:
                self._give(rejected)
            return
        flight.settle(None if rejected.accepted is not None else rejected)
        if rejected.now > self._have:
            await self._sync()

    async def _again(self) -> None:
        """Whatever was under way when an old connection ended may never have arrived."""
        if self._flight is not None:
            await self._port.send(self._flight.message)

    async def _sync(self) -> None:
        self._asked = True
        await self._port.send(Sync(self._have))

    def _give(self, message: Told) -> None:
        if len(self._unread) >= MOST_UNREAD:
            if isinstance(message, Tick):
                return
            raise PortClosed("messages came faster than they were read")
        self._unread.append(message)
        self._news.set()

    def _end(self, reason: str) -> None:
        if self._closed is None:
            self._closed = reason
        flight = self._flight
        if flight is not None and not flight.answer.done():
            flight.answer.set_exception(PortClosed(self._closed))
        self._news.set()
