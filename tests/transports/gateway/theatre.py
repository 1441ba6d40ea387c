"""A gateway that is played by a test, scene by scene, for a program that comes to it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import WSMsgType, test_utils, web

from core.table.clock import ManualClock
from core.table.messages import PROTOCOL, Id, Tick, ToSeat, encode
from transports.gateway.client import WebSocketPort

ANA = Id(protocol=PROTOCOL, name="Ana", wants=("events",))
CERTIFICATE = Path(__file__).with_name("localhost.pem")

Scene = Callable[["Visitor"], Awaitable[None]]


class Visitor:
    """One connection to the theatre, from the theatre's side."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse) -> None:
        self.request = request
        self.ws = ws

    async def tell(self, *messages: ToSeat) -> None:
        for message in messages:
            await self.ws.send_str(encode(message).decode())

    async def hear(self) -> str:
        frame = await self.ws.receive()
        assert frame.type is WSMsgType.TEXT, frame
        text: str = frame.data
        return text

    async def gone(self) -> None:
        """Wait until the client has gone."""
        while (await self.ws.receive()).type is WSMsgType.TEXT:
            pass


class Theatre:
    """A gateway in a test's own hands: each connection is a scene, in this order."""

    def __init__(self, *scenes: Scene | int) -> None:
        self.scenes = list(scenes)
        """A number is an HTTP status."""
        self.clock = ManualClock()
        self.shown: list[str | None] = []
        """The token that each connection showed."""
        self.url = ""

    @asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None) -> AsyncIterator[Theatre]:
        app = web.Application()
        app.router.add_get("/seat", self._play)
        server = test_utils.TestServer(app, scheme="https" if tls else "http", host="127.0.0.1")
        await server.start_server(ssl=tls)
        self.url = str(server.make_url("/")).replace("http", "ws", 1)
        try:
            yield self
        finally:
            await server.close()

    async def _play(self, request: web.Request) -> web.StreamResponse:
        assert request.query_string == ""
        self.shown.append(request.headers["Authorization"].removeprefix("Bearer "))
        scene = self.scenes.pop(0)
        if isinstance(scene, int):
            return web.Response(status=scene)
        ws = web.WebSocketResponse(protocols=("buraco.v1",), timeout=0.05, autoping=scene is not deaf)
        await ws.prepare(request)
        await scene(Visitor(request, ws))
        return ws

    def port(self, tls: ssl.SSLContext | None = None, heartbeat_ms: int = 20_000) -> WebSocketPort:
        return WebSocketPort(
            self.url,
            "first-token",
            ANA,
            clock=self.clock,
            chance=lambda: 0.5,
            tls=tls,
            heartbeat_ms=heartbeat_ms,
        )

    async def later(self, ms: int) -> None:
        """Time goes by, once the client has had the time to wait for it."""
        for _ in range(50):
            await asyncio.sleep(0)
        self.clock.advance(ms)


async def deaf(visitor: Visitor) -> None:
    """It answers no ping."""
    await visitor.tell(Tick(1, None))
    await visitor.gone()


def ends(code: int, reason: str) -> Scene:
    """A scene that ends at once with this code."""

    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.ws.close(code=code, message=reason.encode())

    return scene
