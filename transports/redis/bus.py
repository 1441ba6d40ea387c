"""The table's end of its carriers by publish and subscribe: every seat has a channel in and a channel out.

Who speaks is known from the channel, and which channels a user may use is the server's to enforce. Messages can get
lost; both sides of the seat language live with that.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from core.table import orders
from core.table.messages import Closed, Id, NotUnderstood, Sync, ToSeat, encode, read_from_seat
from core.table.orders import Answer, Refused, Reply
from core.table.ports import Asked, Garbled, Gone, Heard, Interrupted, Letter, PortClosed, Restored
from transports.redis import names
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong

MOST_SEATS: Final = 6
MOST_UNHEARD: Final = 64
"""Messages of one seat, of all watchers, or of all edges that may wait for the table. What is over it is dropped: that
is a carrier that loses messages, and nobody else's wait."""
MOST_UNHEARD_BYTES: Final = 256 * 1024
"""The same in bytes."""
MOST_SAID: Final = 64 * 1024
"""Bytes of one message; a longer one is not looked into."""

_WATCHERS: Final = MOST_SEATS
_EDGES: Final = MOST_SEATS + 1


class _Share:
    """What one channel has to say."""

    __slots__ = ("bytes", "gone", "messages", "said", "to", "who")

    def __init__(self, who: int, to: bytes) -> None:
        self.who = who
        self.to = to
        """The start of a publication to whoever speaks here."""
        self.messages = 0
        """Of it that wait for the table."""
        self.bytes = 0
        self.said = 0
        """Messages that ever came on it."""
        self.gone = False
        """Did nobody listen at the other end when it was last spoken to?"""

    @property
    def seat(self) -> int | None:
        return self.who if self.who < MOST_SEATS else None


class RedisBus:
    """One table's bus; made by `RedisCarriers.open`."""

    def __init__(self, exchange: Exchange, table: str) -> None:
        self._exchange = exchange
        self._shares: dict[bytes, _Share] = {}
        self._by_who: list[_Share] = []
        for who in range(MOST_SEATS + 2):
            seat = who if who < MOST_SEATS else None
            come, go = names.heard(table, seat), names.told(table, seat)
            if who == _EDGES:
                come, go = names.orders(table), names.answers(table)
            share = _Share(who, head(go))
            self._shares[come.encode()] = share
            self._by_who.append(share)
        self._unheard: deque[tuple[_Share, bytes | TooLong] | Heard] = deque()
        self.news = asyncio.Event()
        """Set when something has come."""
        self._cut = False
        self._closed: str | None = None
        self.dropped: int = 0
        """Messages that were dropped because too many of their kind were waiting."""

    async def open(self) -> None:
        """Begin to listen; waits until that is so, or until an attempt to reach the server has failed."""
        await self._exchange.listen(self, [channel.decode() for channel in self._shares])

    # --- for the table -----------------------------------------------------------------------------------------------

    async def receive(self) -> Heard:
        while (heard := self.take()) is None:
            self.news.clear()
            await self.news.wait()
        return heard

    def take(self) -> Heard | None:
        """What `receive` would give, if it is there already. Raises PortClosed."""
        while self._unheard and self._closed is None:
            item = self._unheard.popleft()
            if isinstance(item, Heard):
                return item
            share, said = item
            share.messages -= 1
            share.bytes -= _size(said)
            heard = self._read(share, said)
            if heard is not None:
                return heard
        if self._closed is not None:
            raise PortClosed(self._closed)
        return None

    async def publish(self, letters: Sequence[Letter]) -> None:
        shares, said, commands = [], [], []
        last: ToSeat | None = None
        raw = b""
        for seat, message in letters:
            share = self._by_who[_WATCHERS if seat is None else seat]
            if share.who == _WATCHERS and share.gone:
                continue
            if message is not last:  # what all are told is told one after the other
                last, raw = message, encode(message)
            shares.append(share)
            said.append(share.said)
            commands.append(publication(share.to, raw))
        if not commands or self._closed is not None:
            return
        counts = await self._exchange.publish(commands)
        if counts is not None and 0 in counts:
            for share, before, count in zip(shares, said, counts, strict=True):
                # Somebody who has spoken meanwhile came after it was sent.
                if count == 0 and not share.gone and share.said == before:
                    share.gone = True
                    self._word(Heard(share.seat, Gone("nobody listens")))

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        if seat is None or 0 <= seat < MOST_SEATS:
            await self.publish([(seat, Closed(reason, next_table))])

    async def answer(self, ask: str, answer: Answer) -> None:
        if self._closed is None:
            await self._exchange.publish([self._reply(ask, answer)])

    async def aclose(self) -> None:
        self._exchange.drop(self)
        self.end("the table is closed")

    # --- for the exchange --------------------------------------------------------------------------------------------

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        share = self._shares[channel]
        share.said += 1
        share.gone = False
        size = _size(message)
        if size > MOST_SAID:
            message, size = TooLong(size), 0
        if share.messages >= MOST_UNHEARD or share.bytes + size > MOST_UNHEARD_BYTES:
            self.dropped += 1
            return
        share.messages += 1
        share.bytes += size
        self._unheard.append((share, message))
        self.news.set()

    def silent_ms(self) -> int:
        """How long ago its exchange was last known to work."""
        return int(self._exchange.silent_ms)

    def cut(self, reason: str) -> None:
        if not self._cut:
            self._cut = True
            restored = Heard(None, Restored())
            if restored in self._unheard:  # nobody has heard yet that it was over
                self._unheard.remove(restored)
            else:
                self._word(Heard(None, Interrupted(reason)))

    def mend(self) -> None:
        if self._cut:
            self._cut = False
            self._word(Heard(None, Restored()))

    def end(self, reason: str) -> None:
        if self._closed is None:
            self._closed = reason
            self._unheard.clear()
            self.news.set()

    def _word(self, heard: Heard) -> None:
        self._unheard.append(heard)
        self.news.set()

    # --- reading -----------------------------------------------------------------------------------------------------

    def _read(self, share: _Share, said: bytes | TooLong) -> Heard | None:
        """What was said there; None: nothing that is of use to the table."""
        if share.who == _EDGES:
            return self._asked(said)
        if isinstance(said, TooLong):
            text = f"it has {said.size} bytes, and {MOST_SAID} at most are read"
            return None if share.who == _WATCHERS else Heard(share.seat, Garbled(text))
        try:
            message = read_from_seat(said)
        except NotUnderstood as error:
            return None if share.who == _WATCHERS else Heard(share.seat, Garbled(str(error), _seq(said)))
        if share.who == _WATCHERS and not isinstance(message, Id | Sync):
            return None  # an answer would go to all watchers
        return Heard(share.seat, message)

    def _asked(self, said: bytes | TooLong) -> Heard | None:
        if isinstance(said, TooLong):
            return None
        try:
            ask = orders.read_ask(said)
        except ValueError as error:
            name = _name(said)
            if name is not None:
                refused = Refused(code="malformed", text=f"This is no order: {error}.")
                self._exchange.post([self._reply(name, refused)])
            return None
        return Heard(None, Asked(ask.ask, ask.order))

    def _reply(self, ask: str, answer: Answer) -> bytes:
        return publication(self._by_who[_EDGES].to, orders.encode(Reply(ask, answer)))


class RedisCarriers:
    """Where a host on Redis gets the table's end of its carriers from; all of them share one exchange."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._open: WeakValueDictionary[str, RedisBus] = WeakValueDictionary()

    async def open(self, table: str) -> RedisBus:
        """Listen for this table, and go on doing so after every trouble; raises nothing but UnknownTable.

        Who has listened for it before in this process hears PortClosed.
        """
        older = self._open.pop(table, None)
        bus = RedisBus(self._exchange, table)
        if older is not None:
            await older.aclose()
        self._open[table] = bus
        await bus.open()
        return bus


class _Numbered(msgspec.Struct):
    """The number of an act that is no act otherwise."""

    seq: int = 0


class _Named(msgspec.Struct):
    """The name of an ask that is none otherwise."""

    ask: str


_numbered: Final = msgspec.json.Decoder(_Numbered)
_named: Final = msgspec.json.Decoder(_Named)


def _seq(raw: bytes) -> int:
    try:
        seq = _numbered.decode(raw).seq
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    return seq if 0 <= seq < 2**53 else 0


def _name(raw: bytes) -> str | None:
    try:
        name = _named.decode(raw).ask
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return name[:100]


def _size(message: bytes | TooLong) -> int:
    return len(message) if isinstance(message, bytes) else 0
