"""A seat's port over a WebSocket: what a program (a console, a bot) reaches a table through by a gateway.

Once it has been at its seat it connects again by itself, and says Interrupted and Restored as it does. It ends
(PortClosed) only where coming again cannot help: the token is void, the seat has changed hands, the table is closed, or
there is no gateway at that address. Before it was ever there, a few attempts that fail are the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import ssl
from collections import deque
from collections.abc import Callable
from typing import Final

import aiohttp

from core.table.messages import Act, Closed, FromSeat, Id, NotUnderstood, Rejected, ToSeat, encode, read_to_seat
from core.table.ports import Clock, Interrupted, PortClosed, Restored
from core.table.waiting import wait
from transports.gateway.backoff import Backoff
from transports.gateway.endings import FINAL
from transports.gateway.invitation import seat_url
from transports.gateway.timing import deadline
from transports.gateway.words import MOST_BYTES, SUBPROTOCOL, CarrierSaid, TokenSaid, WaitingSaid, read_word

MOST_UNREAD: Final = 1024
"""Messages that may wait to be read; beyond it the oldest are lost, and the seat's client sees the gap."""
MOST_HEARD: Final = 8 * 1024 * 1024
"""Bytes of a message from the table."""
CONNECT_MS: Final = 10_000
SEND_MS: Final = 5_000
FIRST_TRIES: Final = 4
"""Attempts to connect for the first time; whoever has been there before is patient."""

_HOPELESS: Final = {
    400: "the gateway does not understand this program: use one of the same version",
    401: "the gateway does not accept this token: ask for a new invitation",
    403: "the gateway refuses this connection",
    404: "there is no gateway at {url}: look at the invitation again",
    426: "there is no gateway at {url}: look at the invitation again",
}


class _Lost(Exception):
    """The connection is lost, with the code it was closed with."""

    def __init__(self, reason: str, code: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = code


class WebSocketPort:
    """One seat's (or a watcher's) end of a gateway's WebSocket.

    ``introduction`` is the seat's ``id``: a gateway wants to hear it at once, and takes a newcomer's name from it.
    ``chance`` gives a number from 0 up to 1, for the waits between attempts. ``keep`` is called with every newer token:
    whoever comes again another day needs the newest. ``wait_for`` is called with a sentence about what the seat waits
    for, once its gateway has said so. ``tls`` replaces the usual checks of ``wss://`` (which are those of the system's
    certificates). Raises ValueError for what is no gateway's address.
    """

    def __init__(
        self,
        url: str,
        token: str,
        introduction: Id,
        *,
        clock: Clock,
        chance: Callable[[], float],
        keep: Callable[[str], None] | None = None,
        wait_for: Callable[[str], None] | None = None,
        tls: ssl.SSLContext | None = None,
        heartbeat_ms: int = 20_000,
    ) -> None:
        self.token = token
        """The newest one."""
        self._url = seat_url(url)
        self._introduction = introduction
        self._clock = clock
        self._backoff = Backoff(chance)
        self._keep = keep
        self._wait_for = wait_for
        self._tls = tls
        self._heartbeat_ms = heartbeat_ms
        self._unread: deque[ToSeat | Interrupted | Restored] = deque()
        self._news = asyncio.Event()
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._runner: asyncio.Task[None] | None = None
        self._interrupted = False
        self._tries: int | None = 0
        """Attempts to connect that failed; None: it has been at its seat."""
        self._ended: str | None = None
        self._failure: Exception | None = None

    # --- the port ------------------------------------------------------------------------------------------------

    async def send(self, message: FromSeat) -> None:
        self._start()
        if self._ended is not None:
            raise PortClosed(self._ended)
        raw = encode(message)
        if len(raw) > MOST_BYTES:
            # The gateway would cut the connection, and again with every repeat.
            if isinstance(message, Act):
                self._give(_too_long(message))
            return
        ws = self._ws
        if ws is None:
            return
        with contextlib.suppress(TimeoutError, ConnectionError, aiohttp.ClientError):
            async with deadline(self._clock, SEND_MS):
                await ws.send_str(raw.decode("utf-8"))

    async def receive(self) -> ToSeat | Interrupted | Restored:
        self._start()
        while not self._unread:
            if self._failure is not None:
                raise self._failure
            if self._ended is not None:
                raise PortClosed(self._ended)
            self._news.clear()
            await self._news.wait()
        return self._unread.popleft()

    async def aclose(self) -> None:
        self._end("the seat has closed its connection")
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.cancel()
            await asyncio.wait({runner})

    # --- connecting, again and again -----------------------------------------------------------------------------

    def _start(self) -> None:
        if self._runner is None and self._ended is None:
            self._runner = asyncio.create_task(self._run(), name="seat port over a WebSocket")

    async def _run(self) -> None:
        try:
            async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=None)) as session:
                while True:
                    try:
                        await self._connection(session)
                    except _Lost as lost:
                        self._failed(lost.reason)
                        await wait(self._clock, self._backoff.wait_ms(lost.code))
        except PortClosed as closed:
            self._end(closed.reason)
        except Exception as error:  # a fault of this program: it is raised to whoever receives
            self._failure = error
            self._end("this program failed")

    def _failed(self, reason: str) -> None:
        """A connection is lost, or was none. Raises PortClosed where it never was one, and it has been tried enough."""
        if self._tries is None:
            self._trouble(reason)
            return
        self._tries += 1
        if self._tries >= FIRST_TRIES:
            raise PortClosed(reason)

    async def _connection(self, session: aiohttp.ClientSession) -> None:
        """One connection, from its beginning to its end. Raises _Lost, or PortClosed where another would be in vain."""
        ws = await self._connect(session)
        try:
            await ws.send_str(encode(self._introduction).decode("utf-8"))
            self._ws = ws
            while True:
                message = await ws.receive()
                if message.type is aiohttp.WSMsgType.TEXT:
                    self._hear(message.data)
                elif message.type is aiohttp.WSMsgType.CLOSE:
                    reason = _bare(message.extra) or f"the gateway has closed the connection ({message.data})"
                    if message.data in FINAL:
                        raise PortClosed(reason)
                    raise _Lost(reason, message.data)
                elif message.type is not aiohttp.WSMsgType.BINARY:
                    raise _Lost("the connection to the gateway is lost", ws.close_code)
        except (ConnectionError, aiohttp.ClientError):
            raise _Lost("the connection to the gateway is lost") from None
        finally:
            self._ws = None
            await ws.close()

    async def _connect(self, session: aiohttp.ClientSession) -> aiohttp.ClientWebSocketResponse:
        try:
            async with deadline(self._clock, CONNECT_MS):
                return await session.ws_connect(
                    self._url,
                    protocols=(SUBPROTOCOL,),
                    headers={"Authorization": f"Bearer {self.token}"},
                    heartbeat=self._heartbeat_ms / 1000,
                    timeout=aiohttp.ClientWSTimeout(ws_close=2.0),
                    max_msg_size=MOST_HEARD,
                    ssl=self._tls if self._tls is not None else True,
                )
        except aiohttp.WSServerHandshakeError as error:
            if error.status in _HOPELESS:
                raise PortClosed(_HOPELESS[error.status].format(url=self._url)) from None
            raise _Lost(f"the gateway takes no connections now (status {error.status})") from None
        except aiohttp.ClientConnectorCertificateError:
            raise PortClosed("the gateway's certificate is not genuine: do not trust this address") from None
        except TimeoutError:
            raise _Lost(f"the gateway at {self._url} does not answer") from None
        except (OSError, aiohttp.ClientError) as error:
            raise _Lost(f"the gateway at {self._url} cannot be reached ({_why(error)})") from None

    # --- hearing -------------------------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        try:
            message = read_to_seat(text)
        except NotUnderstood:
            self._hear_gateway(text)
            return
        self._works()
        self._give(message)
        if isinstance(message, Closed):
            raise PortClosed(_bare(message.reason))

    def _hear_gateway(self, text: str) -> None:
        match read_word(text):
            case TokenSaid(token=token):
                self._tries = None
                self.token = token
                if self._keep is not None:
                    self._keep(token)
            case CarrierSaid(works=True):
                self._works()
            case CarrierSaid(reason=reason):
                self._trouble(_bare(reason))
            case WaitingSaid(text=text):
                if self._wait_for is not None:
                    self._wait_for(text)
            case _:
                pass  # a seat ignores what it does not know

    def _works(self) -> None:
        self._backoff.worked()
        self._tries = None
        if self._interrupted:
            self._interrupted = False
            self._give(Restored())

    def _trouble(self, reason: str) -> None:
        if not self._interrupted:
            self._interrupted = True
            self._give(Interrupted(reason))

    def _give(self, message: ToSeat | Interrupted | Restored) -> None:
        if len(self._unread) >= MOST_UNREAD:
            self._unread.popleft()
        self._unread.append(message)
        self._news.set()

    def _end(self, reason: str) -> None:
        if self._ended is None:
            self._ended = reason
            self._news.set()


def _too_long(act: Act) -> Rejected:
    text = f"A message holds at most {MOST_BYTES // 1024} KiB: leave out what explains it."
    return Rejected(seq=act.seq, at=None, code="malformed", text=text, now=act.seq)


def _bare(reason: object) -> str:
    """A reason without its full stop, to be set into a sentence."""
    return str(reason or "").strip().rstrip(".")


def _why(error: Exception) -> str:
    """Why an address cannot be reached, in the system's words where it has any."""
    cause = error.os_error if isinstance(error, aiohttp.ClientConnectorError) else error
    if not isinstance(cause, OSError) or cause.errno is None:
        return type(error).__name__
    # asyncio puts the address into some texts; those of names that are not found are the resolver's own.
    return (os.strerror(cause.errno) if cause.errno > 0 else str(cause.strerror)).lower()
