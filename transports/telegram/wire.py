"""How requests reach the Bot API: over connections that stay open, by the HTTP client that this program has anyway.

The library's own (httpx) takes several times as long for a request. Here the library is also told what was surely not
sent (`Unsent`) from what may have been (`Lost`); it is kept from warning of its own past whenever the answer is "too
many requests", and from writing stack traces into the log when a proxy answers with a page. What libraries write of
addresses, which hold the token, is kept out of the log, and no error of these holds any.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import certifi
from aiohttp import (
    ClientConnectionError,
    ClientConnectorError,
    ClientError,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    DummyCookieJar,
    TCPConnector,
)
from aiohttp.abc import AbstractStreamWriter
from aiohttp.payload import Payload
from telegram.error import NetworkError, TelegramError
from telegram.request import BaseRequest, RequestData

from transports.telegram.form import form_of
from transports.telegram.proxy import CannotUse, Proxy, proxy_for
from transports.telegram.reply import brief, decoded, readable, wait_of

TOO_MANY: Final = 429
CONNECT_S: Final = 5.0
IDLE_S: Final = 15.0
"""So long a connection may lie idle: less than servers let it, so that none is closed just as something is sent."""
SLOW_S: Final = 20.0
"""So long sending a picture may take."""
MOST_ANSWER: Final = 8 * 1024 * 1024
"""Bytes: a hundred updates are a tenth of it."""
_QUIET: Final = {
    "aiohttp.client": logging.WARNING,
    "httpx": logging.WARNING,
    "httpcore": logging.WARNING,
    "telegram": logging.CRITICAL,
}
"""Loggers of libraries. What goes wrong is raised in any case, and who asked says it."""


class TooMany(TelegramError):
    """Too much was asked; for so many seconds nothing more may be."""

    def __init__(self, after_s: float) -> None:
        super().__init__(f"nothing more for {after_s:g} s")
        self.after_s = after_s


class Unsent(NetworkError):
    """Nothing was sent."""


class Lost(NetworkError):
    """It was sent, or a part of it, and there is no answer, or none that can be understood."""


class Wire(BaseRequest):
    """The library's requests. What goes wrong on the way is raised as TooMany, Unsent, Lost, or NetworkError where the
    server is not well."""

    def __init__(self, connections: int = 1, within_s: float = 10.0) -> None:
        """``connections``: at most so many at once; ``within_s``: how long writing, reading, and waiting for a
        connection may take."""
        self._connections = connections
        self._within_s = within_s
        self._session: ClientSession | None = None
        self._ways: dict[str, Proxy | None] = {}
        """By scheme and host, the proxy on the way there."""

    @property
    def read_timeout(self) -> float | None:
        return self._within_s

    async def initialize(self) -> None:
        if self._session is None:
            connector = TCPConnector(limit=self._connections, keepalive_timeout=IDLE_S)
            self._session = ClientSession(
                connector=connector,
                cookie_jar=DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT, "Accept-Encoding": "identity"},
            )

    async def shutdown(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    @staticmethod
    def parse_json_payload(payload: bytes) -> Any:
        """Raises TelegramError for what is no JSON."""
        return brief(_decoded(payload))

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        whole, kind = form_of(request_data)
        writing = SLOW_S if request_data is not None and request_data.contains_files else self._within_s
        times = _Times(
            read=_or(read_timeout, self._within_s),
            write=_or(write_timeout, writing),
            connect=_or(connect_timeout, CONNECT_S),
            pool=_or(pool_timeout, self._within_s),
        )
        code, payload = await self._asked(url, method, whole, kind, times)
        if code == TOO_MANY:
            raise TooMany(wait_of(payload))
        if code >= 500:
            raise NetworkError(f"status {code}")
        return code, payload

    async def _asked(self, url: str, method: str, whole: bytes, kind: str, times: _Times) -> tuple[int, bytes]:
        """The answer. A connection that was found closed is replaced once: then nothing was sent yet."""
        for again in (True, False):
            body = _Body(whole, kind)
            try:
                return await self._once(url, method, body, times)
            except CannotUse as error:
                said = str(error)
            except (ClientError, OSError, ValueError) as error:  # a time-out is an OSError
                if again and not body.begun and _closed_meanwhile(error):
                    continue
                said = type(error).__name__
            # Not from the error: it may hold the address, and with it the token.
            break
        raise Lost(said) if body.begun else Unsent(said)

    async def _once(self, url: str, method: str, body: _Body, times: _Times) -> tuple[int, bytes]:
        session = self._session
        if session is None:
            raise ClientError
        way, sealed = self._way(url), url.startswith("https:")
        to_proxy = {} if way is None else way.headers
        try:
            async with asyncio.timeout(times.together):
                async with session.request(
                    method,
                    url,
                    data=body,
                    allow_redirects=False,
                    timeout=times.of_client,
                    ssl=_trusted() if sealed or (way and way.url.startswith("https:")) else True,
                    proxy=None if way is None else way.url,
                    # What is sealed passes the proxy unread: then it is told before, and Telegram is not.
                    headers=None if sealed else to_proxy,
                    proxy_headers=to_proxy if sealed else None,
                ) as answer:
                    return answer.status, await _whole(answer)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._session is session or task is None or task.cancelling():
                raise
        raise ClientError  # the client has cancelled who waited for a connection when it was closed

    def _way(self, url: str) -> Proxy | None:
        """Raises CannotUse."""
        where = urlsplit(url)
        there = f"{where.scheme}://{where.netloc}"
        if there not in self._ways:
            self._ways[there] = proxy_for(url)
        return self._ways[there]


class UpdatesWire(Wire):
    """The requests by which updates are fetched. One that the library cannot read keeps none of the others back."""

    @staticmethod
    def parse_json_payload(payload: bytes) -> Any:
        return readable(_decoded(payload))


class _Times:
    """How long each part of a request may take, in seconds."""

    def __init__(self, *, read: float, write: float, connect: float, pool: float) -> None:
        self.of_client: Final = ClientTimeout(total=None, connect=pool + connect, sock_connect=connect, sock_read=read)
        self.together: Final = pool + connect + write + read
        """Also where an answer comes drop by drop."""


class _Body(Payload):
    """All that is sent, and whether that has begun."""

    _value: bytes
    _autoclose = True

    def __init__(self, whole: bytes, kind: str) -> None:
        super().__init__(whole, content_type=kind)
        self._size = len(whole)
        self.begun = False

    def decode(self, encoding: str = "utf-8", errors: str = "strict") -> str:
        return self._value.decode(encoding, errors)

    async def write(self, writer: AbstractStreamWriter) -> None:
        transport = getattr(writer, "transport", None)
        self.begun = transport is not None and not transport.is_closing()
        await writer.write(self._value)


def _closed_meanwhile(error: Exception) -> bool:
    """Was it a connection that was open once?"""
    return isinstance(error, ClientConnectionError) and not isinstance(error, ClientConnectorError | TimeoutError)


async def _whole(answer: ClientResponse) -> bytes:
    """Raises ClientError for an answer that has no end."""
    parts, size = [], 0
    async for part in answer.content.iter_any():
        parts.append(part)
        size += len(part)
        if size > MOST_ANSWER:
            raise ClientError
    return b"".join(parts)


def _or(given: Any, usual: float) -> float:
    """A time-out as the library hands it on: it may say nothing, or None for none."""
    if given is BaseRequest.DEFAULT_NONE or given is None:
        return usual
    return float(given)


def _decoded(payload: bytes) -> Any:
    try:
        return decoded(payload)
    except (ValueError, RecursionError):
        pass
    raise TelegramError("Invalid server response")


@lru_cache(maxsize=1)
def _trusted() -> ssl.SSLContext:
    """Whom the system trusts, and whom browsers do: not every system has a list."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def hush() -> None:
    """Keep addresses and texts of messages out of the log, whatever its level is or becomes."""
    for name, level in _QUIET.items():
        logger = logging.getLogger(name)
        logger.setLevel(max(level, logger.level))
        if not any(isinstance(each, _Grave) for each in logger.filters):
            logger.addFilter(_Grave())


class _Grave(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno >= logging.WARNING
