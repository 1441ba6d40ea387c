"""A WebSocket as a line of texts: what the frames may be, how long each may take, and how it is closed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from aiohttp import WebSocketError, WSMessage, WSMsgType, web
from aiohttp.abc import AbstractStreamWriter

from core.table.ports import Clock
from transports.gateway.endings import (
    BROKEN_FRAMES,
    LEFT,
    LOST,
    NOT_TEXT,
    NOT_UTF8,
    TOO_BIG,
    TOO_MANY,
    TOO_SLOW,
    Ended,
    Ending,
)
from transports.gateway.limits import Bucket
from transports.gateway.settings import Settings
from transports.gateway.timing import deadline
from transports.gateway.words import MOST_BYTES, SUBPROTOCOL

_SLOW: Final = "messages came faster than they were read; come again to be shown everything"
_GONE: Final = "the connection is lost"
_PINGS: Final = 16
"""Pings and pongs that a client may send at once; then one a second, and those that it is asked for."""
_MOST_FED: Final = 8 * MOST_BYTES
"""Bytes of frames that may come before a whole message of them is taken."""
_WHY: Final = {
    BROKEN_FRAMES: "these frames break the WebSocket protocol (RFC 6455)",
    NOT_UTF8: "the seat language is text in UTF-8",
    TOO_BIG: f"a message holds at most {MOST_BYTES // 1024} KiB",
}
"""What the web server closes a connection for by itself, before anything of the message is seen here."""


class Socket(web.WebSocketResponse):
    """Says why it is closed, also where the web server does that by itself, and takes no endless message."""

    fed = 0
    """Bytes that have come since the last whole message was taken."""

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter:
        writer = await super().prepare(request)
        protocol = request.protocol
        protocol._payload_parser = _Measured(protocol._payload_parser, self)
        return writer

    def refuse(self) -> None:
        """Take nothing more: whoever reads is told that it is too big."""
        if self._reader is not None:
            self._reader.set_exception(WebSocketError(TOO_BIG, _WHY[TOO_BIG]))

    async def close(self, *, code: int = LEFT, message: bytes = b"", drain: bool = True) -> bool:
        return await super().close(code=code, message=message or _WHY.get(code, "").encode(), drain=drain)


class _Measured:
    """Before the web server's parser: a message of empty pieces has no length, and yet takes time."""

    def __init__(self, parser: Any, socket: Socket) -> None:
        self._parser = parser
        self._socket = socket

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self._socket.fed += len(data)
        if self._socket.fed > _MOST_FED:
            self._socket.refuse()
            return True, b""
        fed: tuple[bool, bytes] = self._parser.feed_data(data)
        return fed

    def feed_eof(self) -> None:
        self._parser.feed_eof()


def response(settings: Settings) -> Socket:
    """A WebSocket with these limits: no compression (it can be a bomb), and pings."""
    return Socket(
        protocols=(SUBPROTOCOL,),
        max_msg_size=MOST_BYTES + 1,  # what is as long as that is refused
        compress=False,
        autoping=False,  # they are counted
        heartbeat=settings.heartbeat_ms / 1000,
        timeout=settings.close_ms / 1000,
    )


class Line:
    """One open WebSocket; one task reads, one sends."""

    def __init__(self, ws: Socket, transport: asyncio.Transport | None, clock: Clock, settings: Settings) -> None:
        self._ws = ws
        self._transport = transport
        self._clock = clock
        self._settings = settings
        self._pings = Bucket(_PINGS, 1 + 1000 / settings.heartbeat_ms, clock.now_ms())

    async def text(self) -> str:
        """The next text. Raises Ended when there will be none."""
        try:
            message = await self._next()
            while message.type in (WSMsgType.PING, WSMsgType.PONG):
                if not self._pings.spend(self._clock.now_ms()):
                    raise Ended(TOO_MANY, "too many pings: send fewer")
                if message.type is WSMsgType.PING:
                    await self._ws.pong(message.data)
                message = await self._next()
        except ConnectionError:
            raise Ended(LOST, _GONE) from None
        match message.type:
            case WSMsgType.TEXT:
                text: str = message.data
                return text
            case WSMsgType.BINARY:
                raise Ended(NOT_TEXT, "the seat language is text: send text frames")
            case WSMsgType.ERROR:
                code = message.data.code if isinstance(message.data, WebSocketError) else LOST
                raise Ended(code, _WHY.get(code, _GONE))
            case _:
                raise Ended(self._ws.close_code or LEFT, "the client has gone")

    async def _next(self) -> WSMessage:
        message = await self._ws.receive()
        self._ws.fed = 0
        return message

    async def send(self, text: str) -> None:
        """Send a text. Raises Ended where the client does not read, or has gone."""
        try:
            async with deadline(self._clock, self._settings.send_ms):
                await self._ws.send_str(text)
        except TimeoutError:
            raise Ended(TOO_SLOW, _SLOW) from None
        except ConnectionError:
            raise Ended(LOST, _GONE) from None

    async def close(self, ending: Ending) -> None:
        """Close it, saying why, and do not wait long for a client that does not answer. Harmless when it is closed."""
        try:
            if ending.code != LOST:
                async with deadline(self._clock, 2 * self._settings.close_ms):
                    # What waits in the buffers of a slow client is not waited for.
                    await self._ws.close(code=ending.code, message=ending.message, drain=ending.code != TOO_SLOW)
        except (TimeoutError, ConnectionError):
            pass
        finally:
            if self._transport is not None and self._transport.get_write_buffer_size():
                self._transport.abort()  # closing it would wait until the last byte is read


def slow() -> Ended:
    """For a client for which too much waits."""
    return Ended(TOO_SLOW, _SLOW)
