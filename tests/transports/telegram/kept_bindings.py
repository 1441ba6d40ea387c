"""Bindings of several processes, on a server or in memory, and time that passes at once."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from typing import Final, Protocol

import pytest

from core.table.clock import ManualClock
from tests.transports.redis.servers import KINDS, Server
from transports.redis.chat_bindings import RedisBindings
from transports.redis.clients import Clients, call
from transports.telegram.bindings import Bindings, Lasting, Person, Side
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.screen import Place

BOT: Final = 4711
OLD, NEW = -100, -1_001_234_567_890
GROUP = Place(OLD)
TOPIC = Place(OLD, 7)
ANA, BIA = 2**52 - 1, 12
SIDES = (Side(ANA, "Ana", 0), Side(BIA, "Bia <&_*", 1), Side(None, "expert", 0), Side(None, "greedy", 1))
A_MATCH = (SIDES, (2_010, -150), 0, 4)
S = 1_000
ANA_IS = Person(ANA, "Ana 🂡", "pt-BR", True, False, {"order": "rank", "style": "letters"}, "T1")
LASTING = Lasting(quiet_ms=1_000 * S, seen_ms=500 * S, file_ms=100 * S, reports_a_day=2)


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


@pytest.fixture(params=["memory", *KINDS])
async def kept(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> AsyncIterator[Kept]:
    made: Kept = InMemory(LASTING) if request.param == "memory" else OnServer(servers(request.param), LASTING)
    yield made
    await made.aclose()


@pytest.fixture
def bindings(kept: Kept) -> Bindings:
    return kept.process()
