"""The gateway as a web server: /seat (WebSocket), /health, /health/live, /health/ready, /metrics.

    async with gateway(settings, asks, ports, metrics, probe, secret=…, clock=…, entropy=…) as address:
        …  # it serves; `address.url` is what goes into invitations

When the block ends every seat is told to come again (1001), and finds another gateway, or the next.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from aiohttp import web

from core.table.ports import Clock, Entropy, TableError
from transports.gateway import endings
from transports.gateway.doors import Doors, Refusal, token_of
from transports.gateway.endings import Ending
from transports.gateway.gate import Asks, Gate, Ports
from transports.gateway.health import Health, Probe
from transports.gateway.invitation import PATH
from transports.gateway.line import Line, Socket, response
from transports.gateway.metrics import CONTENT_TYPE, Metrics
from transports.gateway.porch import Porch
from transports.gateway.settings import Settings
from transports.gateway.tokens import TokenError, redacted
from transports.gateway.visits import Visit

_log = logging.getLogger(__name__)
_HEADERS: Final = {"Server": "buraco", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


class Address(msgspec.Struct, frozen=True):
    """Where a gateway listens."""

    host: str
    port: int
    secure: bool

    @property
    def url(self) -> str:
        """For seats, as ``ws://host:port/seat``."""
        return f"{'wss' if self.secure else 'ws'}://{self._place}{PATH}"

    @property
    def pages(self) -> str:
        """For health and figures, as ``http://host:port``."""
        return f"{'https' if self.secure else 'http'}://{self._place}"

    @property
    def _place(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class CannotListen(TableError):
    """The address cannot be had."""

    code = "cannot_listen"


@asynccontextmanager
async def gateway(
    settings: Settings,
    asks: Asks,
    ports: Ports,
    metrics: Metrics,
    probe: Probe,
    *,
    secret: bytes,
    clock: Clock,
    entropy: Entropy,
    tls: ssl.SSLContext | None = None,
) -> AsyncIterator[Address]:
    """Serve seats while the block runs. Raises CannotListen; ValueError for a secret that is too short."""
    gate = Gate(settings, asks, ports, metrics, secret=secret, clock=clock, entropy=entropy)
    runner = web.AppRunner(
        _Pages(gate, Health(probe, clock, metrics)).application(),
        access_log=None,
        logger=_quiet(),
        shutdown_timeout=settings.close_ms / 1000,
        keepalive_timeout=settings.id_ms / 1000,
        handle_signals=False,
    )
    await runner.setup()
    try:
        assert runner.server is not None
        porch = Porch(runner.server, settings.most_websockets)
        shaking_s = None if tls is None else settings.id_ms / 1000
        try:
            listening = await asyncio.get_running_loop().create_server(
                porch, settings.host, settings.port, ssl=tls, ssl_handshake_timeout=shaking_s
            )
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            text = f"The gateway cannot listen at {settings.host}:{settings.port} ({reason}): set another port."
            raise CannotListen(text) from None
        host, port = listening.sockets[0].getsockname()[:2]
        _log.info("listening at %s:%d", host, port)
        try:
            yield Address(host, port, tls is not None)
        finally:
            listening.close()
            await gate.aclose(Ending(endings.GOING_AWAY, endings.COME_AGAIN))
    finally:
        await runner.cleanup()


class _Pages:
    """What is answered to requests."""

    def __init__(self, gate: Gate, health: Health) -> None:
        self._gate = gate
        self._health = health
        self._doors = Doors(gate)

    def application(self) -> web.Application:
        app = web.Application(client_max_size=1024)
        app.router.add_get(PATH, self._seat)
        app.router.add_get("/health", self._ready)
        app.router.add_get("/health/ready", self._ready)
        app.router.add_get("/health/live", self._live)
        app.router.add_get("/metrics", self._figures)
        app.on_response_prepare.append(_with_headers)
        return app

    async def _seat(self, request: web.Request) -> web.StreamResponse:
        gate, address = self._gate, self._doors.address(request)
        refusal = self._doors.refusal(request, address)
        if refusal is not None:
            return self._refused(refusal)
        ws = response(gate.settings)
        if not ws.can_prepare(request):
            return self._refused(Refusal(400, "bad_handshake", "This is no WebSocket handshake (RFC 6455)."))
        full = gate.turnstile.enter(address)
        if full is not None:
            status = 503 if full == "full" else 429
            return self._refused(Refusal(status, full, "Too many connections: close some, or come again later.", 30))
        try:
            return await self._visit(request, ws)
        finally:
            gate.turnstile.leave(address)

    async def _visit(self, request: web.Request, ws: Socket) -> web.StreamResponse:
        gate, transport = self._gate, request.transport
        await ws.prepare(request)
        line = Line(ws, transport, gate.clock, gate.settings)
        gate.metrics.opened()
        ending = Ending(endings.FAILED, "the gateway failed: come again")
        try:
            # A browser is shown no HTTP status of a refused WebSocket, so what is wrong with a token is said here.
            token = gate.read(token_of(request))
            visit = Visit(gate, token, line)
            gate.arrive(visit)
            try:
                ending = await visit.run()
            finally:
                gate.depart(visit)
        except TokenError as error:
            code = endings.EXPIRED_TOKEN if error.code == "expired_token" else endings.BAD_TOKEN
            ending = Ending(code, str(error))
            gate.metrics.refused(error.code)
            await line.close(ending)
        finally:
            gate.metrics.closed(ending.code)
        return ws

    def _refused(self, refusal: Refusal) -> web.Response:
        self._gate.metrics.refused(refusal.code)
        _log.info("refused a connection (%s)", refusal.code)
        headers = {} if refusal.retry_s is None else {"Retry-After": str(refusal.retry_s)}
        if refusal.status == 426:
            headers["Upgrade"] = "websocket"
        body = {"code": refusal.code, "text": refusal.text}
        return web.json_response(body, status=refusal.status, headers=headers)

    async def _live(self, request: web.Request) -> web.Response:
        return web.json_response({"live": True})

    async def _ready(self, request: web.Request) -> web.Response:
        ready = await self._health.readiness(self._gate.turnstile.inside, self._gate.closing)
        body = msgspec.json.encode(ready)
        return web.Response(body=body, status=200 if ready.ready else 503, content_type="application/json")

    async def _figures(self, request: web.Request) -> web.Response:
        if not self._doors.may_see_figures(request):
            body = {"code": "not_for_you", "text": "Figures are shown to the networks of figures_for only."}
            return web.json_response(body, status=403)
        await self._health.readiness(self._gate.turnstile.inside, self._gate.closing)  # asks how the bus is
        return web.Response(body=self._gate.metrics.page(), headers={"Content-Type": CONTENT_TYPE})


async def _with_headers(request: web.Request, answer: web.StreamResponse) -> None:
    answer.headers.update(_HEADERS)


def _quiet() -> logging.Logger:
    """Where the web server writes what goes wrong with a request; a request may hold a token, and no log may."""
    logger = logging.getLogger(f"{__name__}.server")
    if not any(isinstance(each, _Redacting) for each in logger.filters):
        logger.addFilter(_Redacting())
    return logger


class _Redacting(logging.Filter):
    """One line about a request that went wrong: what is in it stays out of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        kind = "" if record.exc_info is None or record.exc_info[0] is None else f" ({record.exc_info[0].__name__})"
        record.msg = redacted(record.getMessage()) + kind
        record.args, record.exc_info, record.exc_text = None, None, None
        return True
