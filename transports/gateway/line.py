"""A WebSocket as a line of texts: what the frames may be, how long each may take, and how it is closed."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import WebSocketError, WSMsgType, web

from core.table.ports import Clock
from transports.gateway.endings import LEFT, LOST, NOT_TEXT, TOO_BIG, TOO_SLOW, Ended, Ending
from transports.gateway.settings import Settings
from transports.gateway.timing import deadline
from transports.gateway.words import MOST_BYTES, SUBPROTOCOL

_SLOW: Final = "messages came faster than they were read; come again to be shown everything"


def response(settings: Settings) -> web.WebSocketResponse:
    """A WebSocket with these limits: no compression (it can be a bomb), and pings."""
    return web.WebSocketResponse(
        protocols=(SUBPROTOCOL,),
        max_msg_size=MOST_BYTES + 1,  # what is as long as that is refused
        compress=False,
        heartbeat=settings.heartbeat_ms / 1000,
        timeout=settings.close_ms / 1000,
    )


class Line:
    """One open WebSocket; one task reads, one sends."""

    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, clock: Clock, settings: Settings
    ) -> None:
        self._ws = ws
        self._transport = transport
        self._clock = clock
        self._settings = settings

    async def text(self) -> str:
        """The next text. Raises Ended when there will be none."""
        message = await self._ws.receive()
        match message.type:
            case WSMsgType.TEXT:
                text: str = message.data
                return text
            case WSMsgType.BINARY:
                raise Ended(NOT_TEXT, "the seat language is text: send text frames")
            case WSMsgType.ERROR:
                code = message.data.code if isinstance(message.data, WebSocketError) else LOST
                raise Ended(code, _why(code))
            case _:
                raise Ended(self._ws.close_code or LEFT, "the client has gone")

    async def send(self, text: str) -> None:
        """Send a text. Raises Ended where the client does not read, or has gone."""
        try:
            async with deadline(self._clock, self._settings.send_ms):
                await self._ws.send_str(text)
        except TimeoutError:
            raise Ended(TOO_SLOW, _SLOW) from None
        except ConnectionError:
            raise Ended(LOST, "the connection is lost") from None

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


def _why(code: int) -> str:
    if code == TOO_BIG:
        return f"a message holds at most {MOST_BYTES // 1024} KiB"
    return "the connection is lost"
