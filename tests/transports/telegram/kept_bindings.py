"""Bindings of several processes, on a server or in memory, and time that passes at once."""

from __future__ import annotations

import secrets
from typing import Protocol

from core.table.clock import ManualClock
from tests.transports.redis.servers import Server
from transports.redis.chat_bindings import RedisBindings
from transports.redis.clients import Clients, call
from transports.telegram.bindings import Bindings, Lasting
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore

BOT = 4711


class Kept(Protocol):
    """Where bindings are kept."""

    def process(self) -> Bindings:
        """The bindings as a new process has them."""

    async def later(self, ms: int) -> None:
        """So much time goes by."""

    async def aclose(self) -> None: ...


class InMemory:
    def __init__(self, lasting: Lasting | None = None) -> None:
        self.clock = ManualClock()
        self.store = MemoryStore(self.clock, lasting)

    def process(self) -> Bindings:
        return MemoryBindings(self.store, secrets.token_bytes)

    async def later(self, ms: int) -> None:
        self.clock.advance(ms)

    async def aclose(self) -> None:
        pass


class OnServer:
    def __init__(self, server: Server, lasting: Lasting | None = None) -> None:
        self.clients = Clients(server.url)
        self.client = self.clients.commands()
        self.lasting = lasting

    def process(self) -> RedisBindings:
        return RedisBindings(self.clients, BOT, secrets.token_bytes, self.lasting)

    async def later(self, ms: int) -> None:
        """As if so much time had gone by: every key has so much less left. One without an end would be found here."""
        for key in await call(self.client.keys("*")):
            left = await call(self.client.pttl(key))
            assert left > 0, f"{key!r} has no end"
            if left > ms:
                await call(self.client.pexpire(key, left - ms))
            else:
                await call(self.client.delete(key))

    async def aclose(self) -> None:
        await self.clients.aclose()
