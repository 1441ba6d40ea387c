"""One of several processes looks after the chats: who leads, and for how long it is sure of that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from core.table.ports import Clock, TableError
from transports.telegram.bindings import Deposed

_log = logging.getLogger(__name__)

LEASE_MS: Final = 6_000
"""How long a leader that has died keeps the others waiting."""
RENEW_MS: Final = 1_500


class Lease(Protocol):
    """A part of the bindings."""

    async def lead(self, token: str, ttl_ms: int) -> bool: ...

    async def resign(self, token: str) -> None: ...


class Leading:
    """The lease as one process has it."""

    def __init__(
        self, lease: Lease, token: str, clock: Clock, lease_ms: int = LEASE_MS, renew_ms: int = RENEW_MS
    ) -> None:
        self._lease = lease
        self._token = token
        self._clock = clock
        self._lease_ms = lease_ms
        self._renew_ms = renew_ms
        self._sure_until = 0

    async def wait(self, stand_by: Callable[[], None]) -> bool:
        """Return when this process leads; ``stand_by`` is called once, where it has to wait for that. Was it?"""
        said = False
        while True:
            asked = self._clock.now_ms()
            try:
                if await self._lease.lead(self._token, self._lease_ms):
                    self._sure_until = asked + self._lease_ms
                    return said
                if not said:
                    said = True
                    stand_by()
            except TableError as error:
                _log.warning("nobody can say who looks after the chats (%s): asked again", error.code)
            await self._pause(self._renew_ms)

    async def keep(self) -> None:
        """Keep the lead for as long as this runs. Raises Deposed when it is lost, or may be."""
        while True:
            await self._pause(self._renew_ms)
            asked = self._clock.now_ms()
            try:
                left_s = max(self._sure_until - asked, 1) / 1000
                async with asyncio.timeout(left_s):
                    if not await self._lease.lead(self._token, self._lease_ms):
                        raise Deposed
            except (TableError, TimeoutError) as error:
                if isinstance(error, Deposed) or self._clock.now_ms() >= self._sure_until:
                    raise Deposed from None
            else:
                self._sure_until = asked + self._lease_ms

    async def resign(self) -> None:
        """Let another lead at once; nothing is raised where that cannot be said."""
        try:
            await self._lease.resign(self._token)
        except TableError as error:
            _log.info("the lead could not be given up (%s): it ends by itself", error.code)

    async def _pause(self, ms: int) -> None:
        await paused(self._clock, ms)


async def paused(clock: Clock, ms: int) -> None:
    """Return after so long, as this clock says."""
    over = asyncio.Event()
    timer = clock.call_at(clock.now_ms() + ms, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()
