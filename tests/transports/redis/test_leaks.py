"""Every byte on every channel and in every list of a real server, in matches in which everything happens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

import msgspec
import pytest

from core.table.hosting import Witness
from core.table.listing import Listing
from core.table.orders import Answer, Order
from core.table.ports import Bus, Log, SeatPort
from scripts.json_log import JsonFormatter
from tests.core.table.entitlement import CARD, leaves
from tests.core.table.eventful import NAME, Match
from tests.patience import PATIENCE_S
from tests.transports.redis.carrying import until
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.bus import RedisBus, RedisCarriers
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.log import RedisLog
from transports.redis.port import SeatExchange

LAST: Final = b"that was all"


class OnServer:
    """Carriers of one table on a server."""

    def __init__(self, bus: Bus, log: Log, seats: SeatExchange, edge: Edge) -> None:
        self.bus = bus
        self.log = log
        self._seats = seats
        self._edge = edge

    async def seat(self, seat: int) -> SeatPort:
        return await self._seats.port(NAME, seat)

    async def watcher(self) -> SeatPort:
        return await self._seats.port(NAME, None)

    async def ask(self, order: Order) -> Answer:
        return await self._edge.ask(NAME, order, within_s=PATIENCE_S)


class Wiretap:
    """Hears every channel of the server."""

    def __init__(self, clients: Clients) -> None:
        self._client = clients.subscriber()
        self.heard: list[tuple[str, bytes]] = []
        self._reading: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        listening = self._client.pubsub()
        await listening.psubscribe("*")
        assert (await listening.get_message(timeout=PATIENCE_S))["type"] == "psubscribe"

        async def read() -> None:
            async for message in listening.listen():
                self.heard.append((message["channel"].decode(), message["data"]))

        self._reading = asyncio.create_task(read())

    async def end(self, clients: Clients) -> None:
        await clients.commands().publish("end", LAST)
        await until(lambda: bool(self.heard) and self.heard[-1] == ("end", LAST), "the last message")

    async def aclose(self) -> None:
        """Hear nothing more: the server is other tests', too."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait({self._reading})


@pytest.fixture
async def clients(server: Server) -> AsyncIterator[Clients]:
    made = Clients(server.url)
    yield made
    await made.aclose()


@pytest.fixture
async def tap(clients: Clients) -> AsyncIterator[Wiretap]:
    made = Wiretap(clients)
    await made.begin()
    yield made
    await made.aclose()


@pytest.mark.parametrize(("preset", "fair"), [("burraco", False), ("buraco", True)])
async def test_nothing_on_a_server_shows_a_card_to_somebody_it_is_not_for(
    clients: Clients, tap: Wiretap, preset: str, fair: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with Exchange(clients, echo="a host") as hosting, Exchange(clients) as playing:
        seats = SeatExchange(playing)
        bus = await RedisCarriers(hosting).open(NAME)
        assert isinstance(bus, RedisBus)
        log = RedisLog(clients)
        witness: Witness = Witness()
        match = Match(
            OnServer(bus, log, seats, Edge(playing)), preset, {"target": 100}, seed="5", fair=fair, witness=witness
        )
        listing = Listing(RedisDirectory(clients), match.clock)
        witness.recorded = listing.recorded  # type: ignore[method-assign]
        writing = asyncio.create_task(listing.run())
        await match.play()
        await listing.flush()
        writing.cancel()
        await seats.aclose()
        await bus.aclose()
    await tap.end(clients)
    assert match.faults == []
    assert match.cards > 3_000

    # What went over the wire is what was looked through, channel by channel and byte by byte.
    for seat in (*range(match.rules.players), None):
        sent = [raw for to, raw in match.published if to == seat]
        over_wire = [raw for channel, raw in tap.heard if channel == names.told(NAME, seat)]
        # To watchers nothing is sent while nobody listens there.
        assert over_wire == sent if seat is not None else not Counter(over_wire) - Counter(sent)
    replies = [raw for channel, raw in tap.heard if channel == names.answers(NAME)]
    assert replies == match.answers
    public = {names.answers(NAME), names.LOBBY, names.orders(NAME), names.host("a host")}
    for channel, raw in tap.heard:
        if channel in public:
            assert not CARD.search(raw.decode()), (channel, raw)
            assert not [secret for secret in match.secrets if secret.encode() in raw]
    own = {names.told(NAME, seat) for seat in (*range(6), None)} | {
        names.heard(NAME, seat) for seat in (*range(6), None)
    }
    assert {channel for channel, _ in tap.heard} <= public | own | {"end"}

    # All that lies on the server in the open: everything but the log, which is its host's alone.
    client = clients.commands()
    keys = {key.decode() for key in await client.keys("*") if isinstance(key, bytes)}
    assert names.log(NAME) in keys
    assert names.TABLES in keys
    for key in keys - {names.log(NAME)}:
        for value in (await client.hgetall(key)).values() if await client.type(key) == b"hash" else ():
            assert list(leaves(msgspec.json.decode(value))) == []
            assert not [secret for secret in match.secrets if secret.encode() in value]
    for record in caplog.records:
        if record.name.split(".")[0] in ("core", "transports", "scripts"):
            assert not CARD.search(record.getMessage()), record.getMessage()
            assert "<card>" not in JsonFormatter().format(record)
    await log.aclose()
