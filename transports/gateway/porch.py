"""Where connections come in, before any of them has said a word: only so many at once."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

RESERVE: Final = 256
"""Connections beside the WebSockets: those that are looked at, refused, or ask for health and figures."""


class Porch:
    """Makes the protocols of a listening web server, and turns away what is too much.

    Every connection takes one of the process's open files, of which the tables need some for their bus.
    """

    def __init__(self, server: web.Server, most_websockets: int) -> None:
        self._server = server
        self._most = most_websockets + RESERVE

    def __call__(self) -> asyncio.Protocol:
        return self._server() if len(self._server.connections) < self._most else _TurnedAway()


class _TurnedAway(asyncio.Protocol):
    """A connection that is ended at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.abort()
