"""The door through which Telegram brings updates: one path, one secret, "yes" only when an update was dealt with."""

from __future__ import annotations

import errno
import hmac
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Final, Protocol
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from core.table.ports import TableError
from transports.telegram.inbox import Inbox

_log = logging.getLogger(__name__)

SECRET: Final = "X-Telegram-Bot-Api-Secret-Token"
MOST_BODY: Final = 256 * 1024
"""Bytes of an update; Telegram's are far smaller."""
MOST_AT_ONCE: Final = 40
END_S: Final = 0.5
"""How long what is just brought may still take when the door closes; Telegram brings it again."""


class CannotListen(Exception):
    """The door cannot be where it should be."""

    code = "cannot_listen"


class Hooking(Protocol):
    """A part of the Bot API. Raises ApiTrouble."""

    async def set_webhook(self, url: str, secret: str, most: int = 40) -> None: ...


def secret_of(token: str) -> str:
    """What Telegram is to say with every update: the same in all processes of one bot, and nothing of the token.

    >>> secret_of("1:a") == secret_of("1:a") != secret_of("1:b"), len(secret_of("1:a"))
    (True, 64)
    """
    return hmac.new(token.encode(), b"buraco webhook", sha256).hexdigest()


class Door:
    """Takes updates in. It has no other page, and answers no stranger with more than a status."""

    def __init__(self, path: str, secret: str, inbox: Inbox) -> None:
        """``path``: that of the address which Telegram was given."""
        self._path = path
        self._secret = secret.encode()
        self._inbox = inbox

    def application(self) -> web.Application:
        """As a program of aiohttp."""
        app = web.Application(client_max_size=MOST_BODY)
        app.router.add_post(self._path, self._take)
        return app

    async def _take(self, request: web.Request) -> web.Response:
        said = request.headers.get(SECRET, "").encode("utf-8", "surrogateescape")
        if not hmac.compare_digest(said, self._secret):
            return web.Response(status=403)
        try:
            raw = await request.read()
        except web.HTTPRequestEntityTooLarge:
            return web.Response(status=413)
        try:
            msgspec.json.decode(raw, type=_Update)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return web.Response(status=400)
        try:
            await self._inbox.put(raw)
        except TableError as error:
            _log.warning("an update was not dealt with (%s): Telegram will bring it again", error.code)
            return web.Response(status=503)
        return web.Response()


class _Update(msgspec.Struct):
    update_id: int


@asynccontextmanager
async def door(url: str, host: str, port: int, secret: str, inbox: Inbox) -> AsyncIterator[tuple[str, int]]:
    """Listen while the block runs; gives where. ``url`` is the address that Telegram knows; only its path counts here.

    Raises CannotListen.
    """
    runner = web.AppRunner(
        Door(path_of(url), secret, inbox).application(), access_log=None, shutdown_timeout=END_S, handle_signals=False
    )
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            raise CannotListen(f"{host}:{port}: it cannot be listened to ({reason}); {_advice(error)}") from None
        name = runner.addresses[0]
        yield str(name[0]), int(name[1])
    finally:
        await runner.cleanup()


def _advice(error: OSError) -> str:
    """What is to be changed, so that it can be listened to."""
    if isinstance(error, socket.gaierror) or error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return "name an address of this machine, as 127.0.0.1"
    if error.errno == errno.EACCES:
        return "choose a port above 1023"
    return "choose another port"


def path_of(url: str) -> str:
    """The path of an address.

    >>> path_of("https://example.org/tg/4711?x=1"), path_of("https://example.org")
    ('/tg/4711', '/')
    """
    return urlsplit(url).path or "/"
