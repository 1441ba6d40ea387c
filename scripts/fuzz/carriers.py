"""The carriers of `buraco fuzz`: in this process, or by publish and subscribe on a real server of its own."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from core.table import orders
from core.table.messages import PROTOCOL, Id, NotUnderstood, read_from_seat
from core.table.orders import Answer, Order
from core.table.ports import Asked, Bus, Garbled, Heard, Log, SeatPort
from scripts.fuzz.answers import MOST_BYTES
from scripts.fuzz.table import Channel
from transports.memory import MemoryBus, MemoryLog
from transports.redis import names
from transports.redis.bus import RedisBus
from transports.redis.bus import RedisCarriers as Hosts
from transports.redis.clients import Clients
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.log import RedisLog
from transports.redis.port import SeatExchange
from transports.redis.server import embedded_server


class MemoryCarriers:
    """Everything in this process."""

    quiet = False

    def __init__(self) -> None:
        self._memory = MemoryBus()
        self.bus: Bus = self._memory
        self.log: Log = MemoryLog()

    async def watch(self) -> None:
        """Read all that watchers are told, until cancelled."""
        port = self._memory.watch()
        await port.send(Id(protocol=PROTOCOL, name="a watcher"))
        while True:
            await port.receive()

    async def seat(self, seat: int) -> SeatPort:
        return self._memory.seat(seat)

    async def shout(self, channel: Channel, words: Sequence[bytes]) -> None:
        for raw in words:
            if channel == "t":
                await self._order(raw)
            else:
                await self._memory.hear(Heard(None if channel == "w" else int(channel), _read(raw)))  # type: ignore[arg-type]

    async def _order(self, raw: bytes) -> None:
        if len(raw) <= MOST_BYTES:
            try:
                ask = orders.read_ask(raw)
            except ValueError:
                return
            await self._memory.hear(Heard(None, Asked(ask.ask, ask.order)))

    async def ask(self, order: Order) -> Answer:
        return await self._memory.ask(order)


def _read(raw: bytes) -> object:
    if len(raw) > MOST_BYTES:
        return Garbled(f"it has {len(raw)} bytes, and {MOST_BYTES} at most are read")
    try:
        return read_from_seat(raw)
    except NotUnderstood as error:
        return Garbled(str(error))


class RedisCarriers:
    """On a server: the host, the players and the strangers each on connections of their own."""

    quiet = True

    def __init__(self, table: str, bus: RedisBus, log: Log, seats: SeatExchange, strangers: Exchange) -> None:
        self._table = table
        self.bus: Bus = bus
        self.log = log
        self._seats = seats
        self._strangers = strangers
        self._edge = Edge(strangers)

    async def seat(self, seat: int) -> SeatPort:
        return await self._seats.port(self._table, seat)

    async def shout(self, channel: Channel, words: Sequence[bytes]) -> None:
        to = head(names.of(self._table, f"in:{channel}"))
        heard = await self._strangers.publish([publication(to, raw) for raw in words])
        if heard is None:
            raise OSError("the server was lost")

    async def ask(self, order: Order) -> Answer:
        return await self._edge.ask(self._table, order, within_s=30.0)


@asynccontextmanager
async def in_memory() -> AsyncIterator[MemoryCarriers]:
    """Carriers for one table, with a watcher."""
    carriers = MemoryCarriers()
    watcher = asyncio.create_task(carriers.watch(), name="watcher")
    try:
        yield carriers
    finally:
        watcher.cancel()
        await asyncio.wait({watcher})


@asynccontextmanager
async def on_redis(url: str, table: str) -> AsyncIterator[RedisCarriers]:
    """Carriers for one table on the server at this address, which forgets everything first."""
    clients = Clients(url)
    try:
        await clients.commands().flushall()
        async with (
            Exchange(clients, echo="fuzz") as hosting,
            Exchange(clients) as playing,
            Exchange(clients) as strange,
        ):
            seats = SeatExchange(playing)
            log = RedisLog(clients)
            bus = await Hosts(hosting).open(table)
            assert isinstance(bus, RedisBus)
            try:
                yield RedisCarriers(table, bus, log, seats, strange)
            finally:
                await seats.aclose()
                await bus.aclose()
                await log.aclose()
    finally:
        await clients.aclose()


@asynccontextmanager
async def own_server() -> AsyncIterator[str]:
    """The address of a server that is there for the block only. Raises ServerFailed, NoServer."""
    with tempfile.TemporaryDirectory(prefix="buraco-") as directory:
        async with embedded_server(Path(directory)) as server:
            yield server
