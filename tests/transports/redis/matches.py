"""Whole matches over real servers, to be compared with the same match without a server and without a fault."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec

from core.table.clock import SystemClock
from core.table.coordinator import Coordinator
from core.table.ledger import found
from core.table.ports import Think
from core.table.times import Times
from tests.core.table.playing import SHORT, Game, dull, nonces, records_of, secret_of
from tests.patience import PATIENCE_S
from tests.transports.redis.carrying import TABLE, until
from transports.client import SeatClient
from transports.memory import MemoryLog
from transports.player import play_seat
from transports.redis.bus import RedisBus, RedisCarriers
from transports.redis.clients import Clients
from transports.redis.exchange import Exchange
from transports.redis.port import RedisSeatPort

BEAT_MS: Final = 200
SEED: Final = "9"

Records = list[dict[str, Any]]


def told(records: Sequence[bytes]) -> Records:
    """The records without what differs from run to run: when they were written, and how long an act took."""
    plain: Records = [msgspec.json.decode(record) for record in records]
    for record in plain:
        record.pop("at", None)
        record.pop("ms", None)
    return plain


async def undisturbed(think: Think) -> Records:
    """The match as it is played inside one process."""
    log = MemoryLog()
    game = Game(log, name=TABLE)
    await game.found(records_of("burraco", SHORT, seed=SEED, table=TABLE, humans=(0, 1, 2, 3)))
    await game.play([think] * 4)
    return told(await log.read(TABLE))


class Match:
    """A match whose host and seats each have a server's address of their own; nothing but messages is shared."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.coordinator: Coordinator
        self.bus: RedisBus
        self.host: Exchange
        self.ports: list[RedisSeatPort] = []
        self.run: asyncio.Task[object]

    async def until(self, seq: int) -> None:
        """So many records have been written, or the match is over."""
        await until(lambda: self.run.done() or self.coordinator.table.seq >= seq, f"record {seq}")

    async def finished(self) -> Records:
        """The whole match."""
        async with asyncio.timeout(3 * PATIENCE_S):
            await self.run
        return told(await self.log.read(TABLE))


@asynccontextmanager
async def match(host_url: str, seat_urls: Sequence[str], think: Think) -> AsyncIterator[Match]:
    """The match is played while the block runs; afterwards everything is closed."""
    clock = SystemClock()
    played = Match()
    async with AsyncExitStack() as stack:

        def clients(url: str) -> Clients:
            made = Clients(url)
            stack.push_async_callback(made.aclose)
            return made

        await found(played.log, records_of("burraco", SHORT, seed=SEED, table=TABLE, humans=(0, 1, 2, 3)))
        host = Exchange(clients(host_url), echo="us", beat_s=BEAT_MS / 1000, connect_s=0.5)
        played.host = await stack.enter_async_context(host)
        bus = await RedisCarriers(host).open(TABLE)
        assert isinstance(bus, RedisBus)
        stack.push_async_callback(bus.aclose)
        played.bus = bus
        times = Times(tick=BEAT_MS, absent=10_000_000)
        played.coordinator = Coordinator(
            TABLE, played.log, bus, clock, stand_in=dull, entropy=lambda count: secret_of(1)[:count], times=times
        )
        await played.coordinator.load()
        players: list[asyncio.Task[object]] = []
        for seat, url in enumerate(seat_urls):
            port = await RedisSeatPort.open(clients(url), TABLE, seat, beat_ms=BEAT_MS, announce_ms=100, connect_s=0.5)
            played.ports.append(port)
            client = SeatClient(
                port, f"P{seat}", nonce_source=nonces(seat), wants=("events",), clock=clock, repeat_ms=100
            )
            stack.push_async_callback(client.aclose)
            players.append(asyncio.create_task(play_seat(client, think)))
        played.run = asyncio.create_task(played.coordinator.run())
        try:
            yield played
        finally:
            for task in (played.run, *players):
                task.cancel()
            await asyncio.gather(played.run, *players, return_exceptions=True)
