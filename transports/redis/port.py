"""A seat's or a watcher's end of its carrier by publish and subscribe.

The port says that it is there until the table greets it, notices when the table falls silent, and goes on to the table
of a rematch by itself. A process with one seat opens a `RedisSeatPort`; a process with many (a gateway) takes its
ports from one `SeatExchange`, which needs two connections for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from core.table.messages import Closed, FromSeat, Hello, NotUnderstood, Sync, ToSeat, encode, read_to_seat
from core.table.ports import Interrupted, PortClosed, Restored, UnknownTable
from core.table.seats import ELSEWHERE
from transports.redis import names
from transports.redis.clients import Clients
from transports.redis.exchange import CONNECT_S, Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong

BEAT_MS: Final = 2_000
"""How often a table says something at the least."""
ANNOUNCE_MS: Final = 500
"""Between two announcements, until the table answers."""
EAGER: Final = 20
"""Announcements after which it is said less often."""
RARELY: Final = 4
"""So many times less often."""
MOST_UNREAD: Final = 1024
"""Messages that may wait to be read; over it the oldest are lost."""
LONGEST_S: Final = 60.0
"""Between two new connections of an exchange on which nothing at all is heard."""

_ANNOUNCEMENT: Final = encode(Sync(0))
_GREETING: Final = b'{"type":"hello"'
_SILENT: Final = "the table is silent: nobody hosts it now, or its host cannot be reached"


class RedisSeatPort:
    """A `SeatPort`. Made by `RedisSeatPort.open`, or by `SeatExchange.port`.

    It never raises for trouble: what is sent then is lost. PortClosed comes after ``Closed``, and after `aclose`.
    """

    _last: float | None
    """When something was heard last, or the connection was mended; None: it was never subscribed."""

    def __init__(self, home: SeatExchange, table: str, seat: int | None, *, owns: bool = False) -> None:
        self._home = home
        self._owns = owns
        self._seat = seat
        self._unread: deque[bytes | Interrupted | Restored | Closed] = deque()
        self._news = asyncio.Event()
        self._closed: str | None = None
        self._cut = False
        """Has the connection been lost?"""
        self._silent = False
        """Has the table been silent for too long?"""
        self.lost: int = 0
        """Messages that were lost here because they were not read in time."""
        self._come_to(table)

    @classmethod
    async def open(
        cls,
        clients: Clients,
        table: str,
        seat: int | None,
        *,
        beat_ms: int = BEAT_MS,
        announce_ms: int = ANNOUNCE_MS,
        connect_s: float = CONNECT_S,
    ) -> RedisSeatPort:
        """The port of one seat (None: of a watcher) on connections of its own; `aclose` closes them.

        It comes back when it is subscribed, or once an attempt to reach the server has failed: then `receive` gives
        Interrupted, and Restored when it has worked. Raises UnknownTable for what is no code of a table.
        """
        exchange = Exchange(clients, beat_s=beat_ms / 2000, connect_s=connect_s)
        home = SeatExchange(exchange, beat_ms=beat_ms, announce_ms=announce_ms)
        try:
            return await home.port(table, seat, owns=True)
        except BaseException:
            await home.aclose()
            await exchange.aclose()
            raise

    @property
    def place(self) -> tuple[str, int | None]:
        """The table it is at now, and the seat."""
        return self._table, self._seat

    @property
    def channel(self) -> str:
        """What it listens to."""
        return self._from

    @property
    def silent(self) -> bool:
        """Has the table been silent for too long?"""
        return self._silent

    # --- for the seat ------------------------------------------------------------------------------------------------

    async def send(self, message: FromSeat) -> None:
        if self._closed is not None:
            raise PortClosed(self._closed)
        await self._home.exchange.publish([publication(self._to, encode(message))])

    async def receive(self) -> ToSeat | Interrupted | Restored:
        while True:
            while self._unread:
                item = self._unread.popleft()
                message = _understood(item) if isinstance(item, bytes) else item
                if isinstance(message, Hello):
                    self._greeted = True
                if isinstance(message, Closed):
                    if message.next_table is not None and self._go_on(message.next_table):
                        continue
                    self._leave(message.reason)
                if message is not None:
                    return message
            if self._closed is not None:
                raise PortClosed(self._closed)
            self._news.clear()
            await self._news.wait()

    async def aclose(self) -> None:
        self._unread.clear()
        self._leave("the seat has closed its connection")
        if self._owns:
            await self._home.aclose()
            await self._home.exchange.aclose()

    # --- for the exchange --------------------------------------------------------------------------------------------

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        if not isinstance(message, bytes):
            return
        self._last = self._home.time
        self._announced = 0
        self._missing = False
        if not self._greeted:
            self._greeted = message.startswith(_GREETING)
        if self._silent:
            self._silent = False
            self._restored()
        if len(self._unread) >= MOST_UNREAD:
            self._unread.popleft()
            self.lost += 1
        self._give(message)

    def cut(self, reason: str) -> None:
        if not self._cut:
            self._cut = True
            if not self._silent:
                self._interrupted(reason)

    def mend(self) -> None:
        first = self._last is None
        self._last = self._home.time
        if self._cut:
            self._cut = False
            if not self._silent:
                self._restored()
        if first:
            self._announce()
        else:  # the seat's own question, now that it knows, may be answer enough
            self._missing = True
            self._due = self._last + self._home.announce_s

    def end(self, reason: str) -> None:
        if self._closed is None:
            self._leave(reason)

    def shut(self, reason: str) -> None:
        """End it from this side, with a word to its reader."""
        if self._closed is None:
            self._leave(reason)
            self._give(Closed(reason))

    def look(self) -> None:
        """Do what is due: look whether the table is silent, and say that the seat is there."""
        now = self._home.time
        if self._cut or self._last is None:
            return
        if now - self._last > self._home.patience_s and not self._silent:
            self._silent = True
            self._interrupted(_SILENT)
        if (self._silent or self._missing or not self._greeted) and now >= self._due:
            self._announce()

    # --- inside ------------------------------------------------------------------------------------------------------

    def _come_to(self, table: str) -> None:
        self._to = head(names.heard(table, self._seat))
        self._from = names.told(table, self._seat)
        self._table = table
        self._greeted = False
        self._missing = False
        """Has nothing been heard since the connection was mended?"""
        self._announced = 0
        self._due = 0.0
        self._last = None

    def _go_on(self, table: str) -> bool:
        """To the same seat of another table. False where that is no table's code."""
        try:
            names.told(table, self._seat)
        except UnknownTable:
            return False
        self._home.forget(self)
        self._come_to(table)
        self._home.listen(self)
        return True

    def _announce(self) -> None:
        self._announced += 1
        pause = self._home.announce_s * (1 if self._announced < EAGER else RARELY)
        self._due = self._home.time + pause
        self._home.exchange.post([publication(self._to, _ANNOUNCEMENT)])

    def _leave(self, reason: str) -> None:
        if self._closed is None:
            self._closed = reason
            self._home.forget(self)
            self._news.set()

    def _interrupted(self, reason: str) -> None:
        if self._unread and isinstance(self._unread[-1], Restored):
            self._unread.pop()  # nobody has heard yet that it was over
        else:
            self._give(Interrupted(reason))

    def _restored(self) -> None:
        self._give(Restored())

    def _give(self, item: bytes | Interrupted | Restored | Closed) -> None:
        self._unread.append(item)
        self._news.set()


class SeatExchange:
    """The ports of a process: hundreds of seats and watchers on one exchange, which is the caller's to close.

    A newer port of a seat ends the older one; watchers of a table are many.
    """

    def __init__(self, exchange: Exchange, *, beat_ms: int = BEAT_MS, announce_ms: int = ANNOUNCE_MS) -> None:
        self.exchange = exchange
        self.announce_s = announce_ms / 1000
        self.patience_s = 2.5 * beat_ms / 1000
        """Without a word for so long a table is silent: two beats were missed."""
        self.time = 0.0
        """Seconds, without those in which this process stood still: nobody is blamed for them."""
        self._step = min(beat_ms / 8000, announce_ms / 2000)
        self._ports: set[RedisSeatPort] = set()
        self._seated: dict[tuple[str, int | None], RedisSeatPort] = {}
        self._looker: asyncio.Task[None] | None = None
        self._closed = False
        self._pause = self.patience_s
        self._rebuild_at = 0.0

    async def port(self, table: str, seat: int | None, *, owns: bool = False) -> RedisSeatPort:
        """The port of a seat (None: of a watcher), as `RedisSeatPort.open` gives it.

        ``owns``: it closes this exchange with itself. Raises UnknownTable, and PortClosed after `aclose`.
        """
        port = RedisSeatPort(self, table, seat, owns=owns)
        try:
            await self.listen(port)
        except BaseException:
            port.end("it was given up")
            raise
        return port

    async def aclose(self) -> None:
        """End all ports, with a word to their readers; harmless twice."""
        self._closed = True
        for port in list(self._ports):
            port.shut("the connection was closed")
        looker, self._looker = self._looker, None
        if looker is not None:
            looker.cancel()
            await asyncio.wait({looker})

    # --- for its ports -----------------------------------------------------------------------------------------------

    def listen(self, port: RedisSeatPort) -> asyncio.Future[None]:
        """Listen for this port; as `Exchange.listen`."""
        if self._closed:
            raise PortClosed("the connection was closed")
        if port.place[1] is not None:
            older = self._seated.get(port.place)
            if older is not None:
                older.shut(ELSEWHERE)
            self._seated[port.place] = port
        self._ports.add(port)
        if self._looker is None:
            self._looker = asyncio.create_task(self._look(), name="ports")
        return self.exchange.listen(port, [port.channel])

    def forget(self, port: RedisSeatPort) -> None:
        """It is gone, or goes to another table."""
        self.exchange.drop(port)
        self._ports.discard(port)
        if self._seated.get(port.place) is port:
            del self._seated[port.place]

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(self._step)
            self.time += min(loop.time() - before, 2 * self._step)
            for port in list(self._ports):
                port.look()
            self._doubt()

    def _doubt(self) -> None:
        """Where no table says anything the connections may be to blame, whatever the server answers."""
        if not self._ports or not all(port.silent for port in self._ports):
            self._pause, self._rebuild_at = self.patience_s, self.time
        elif self.time >= self._rebuild_at:
            self._rebuild_at = self.time + self._pause
            self._pause = min(2 * self._pause, LONGEST_S)
            self.exchange.rebuild("nothing is heard of any table")


def _understood(raw: bytes) -> ToSeat | None:
    try:
        return read_to_seat(raw)
    except NotUnderstood:  # of a newer table, perhaps: a seat ignores what it does not know
        return None
