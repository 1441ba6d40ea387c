"""Is this process alive, and can it serve seats? What /health/live and /health/ready answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from core.table.ports import Clock, TableError
from transports.gateway.metrics import Metrics
from transports.gateway.timing import deadline

PATIENCE_MS: Final = 2_000
"""How long the bus may take to answer."""
FRESH_MS: Final = 1_000
"""An answer is given again for so long, however often it is asked for: everybody may ask."""


class BusHealth(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever owns the bus knows of it."""

    reachable: bool
    lag_ms: float | None = None
    """A round trip over it."""
    tables: int = 0
    """Tables that this process hosts."""
    reason: str = ""
    """Why it cannot be reached."""


Probe = Callable[[], Awaitable[BusHealth]]
"""Asks the bus; it may raise TableError, and may hang."""


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of /health/ready: status 200 when ``ready``, else 503."""

    ready: bool
    bus: bool
    lag_ms: float | None
    tables: int
    websockets: int
    closing: bool
    reason: str = ""


class Health:
    """Asks the probe, one question at a time."""

    def __init__(self, probe: Probe, clock: Clock, metrics: Metrics) -> None:
        self._probe = probe
        self._clock = clock
        self._metrics = metrics
        self._known: BusHealth | None = None
        self._at = 0
        self._one = asyncio.Lock()

    async def readiness(self, websockets: int, closing: bool) -> Readiness:
        """What is known now, at most FRESH_MS old."""
        async with self._one:
            now = self._clock.now_ms()
            if self._known is None or now - self._at >= FRESH_MS:
                self._known = await self._asked()
                self._at = self._clock.now_ms()
                self._metrics.bus(self._known.reachable, self._known.lag_ms)
            known = self._known
        return Readiness(
            ready=known.reachable and not closing,
            bus=known.reachable,
            lag_ms=None if known.lag_ms is None else round(known.lag_ms, 1),
            tables=known.tables,
            websockets=websockets,
            closing=closing,
            reason=known.reason,
        )

    async def _asked(self) -> BusHealth:
        try:
            async with deadline(self._clock, PATIENCE_MS):
                return await self._probe()
        except TimeoutError:
            return BusHealth(reachable=False, tables=self._metrics.tables, reason="the bus does not answer")
        except TableError as error:
            return BusHealth(reachable=False, tables=self._metrics.tables, reason=str(error))
