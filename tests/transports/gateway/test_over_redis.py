"""Gateways in front of a real server: whole matches, seats that come again on any gateway, and a rematch."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import msgspec
import pytest

from core.table.clock import SystemClock
from core.table.coordinator import Coordinator
from core.table.hosting import TableBus
from core.table.ledger import found
from core.table.messages import PROTOCOL, Hello, Id, Lobby, Said, Say
from core.table.ports import Log
from core.table.records import Record
from core.table.times import Times
from tests.core.table.lobbies import lobby_table
from tests.core.table.playing import SHORT, chance, dull, records_of
from tests.transports.gateway.houses import ANY, SECRET, Door, House, Raw
from tests.transports.gateway.test_whole_match import Cut, client, direct, port
from tests.transports.redis.servers import Server, server, servers
from transports.gateway.app import gateway
from transports.gateway.words import TokenSaid
from transports.memory import MemoryLog
from transports.player import play_seat
from transports.redis.bus import RedisCarriers
from transports.redis.clients import Clients
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.port import SeatExchange

__all__ = ["server", "servers"]

TICK_MS = 500
TIMES = Times(tick=TICK_MS)


class Host:
    """Tables on a real server, each with a log in this process; and gateways to them."""

    def __init__(self, exchange: Exchange, tasks: asyncio.TaskGroup, url: str) -> None:
        self.exchange = exchange
        self.tasks = tasks
        self.url = url
        self.buses: dict[str, TableBus] = {}
        self.coordinators: list[Coordinator] = []

    async def host(self, records: Sequence[Record], log: Log, name: str) -> asyncio.Task[object]:
        """Host a table until the test is over."""
        if records:
            await found(log, records)
        bus = self.buses[name] = await RedisCarriers(self.exchange).open(name)
        table = Coordinator(name, log, bus, SystemClock(), stand_in=dull, entropy=secrets.token_bytes, times=TIMES)
        self.coordinators.append(table)
        await table.load()
        return self.tasks.create_task(table.run())

    async def lobby(self, name: str = "K7QF2M") -> None:
        """Host an open table with every seat free."""
        game = await lobby_table(name=name)
        log = MemoryLog()
        for seq, record in enumerate(await game.log.read(name)):
            await log.append(name, seq, record)
        await self.host((), log, name)

    @asynccontextmanager
    async def door(self) -> AsyncIterator[Door]:
        """A gateway of its own, as another process would have it."""
        house = House()
        async with AsyncExitStack() as stack:
            clients = Clients(self.url)
            stack.push_async_callback(clients.aclose)
            exchange = await stack.enter_async_context(Exchange(clients, beat_s=TICK_MS / 2000))
            seats = await stack.enter_async_context(contextlib.aclosing(SeatExchange(exchange, beat_ms=TICK_MS)))
            session = await stack.enter_async_context(aiohttp.ClientSession())
            opened = gateway(
                ANY,
                Edge(exchange),
                seats.port,
                house.metrics,
                house.probe,
                secret=SECRET,
                clock=house.clock,
                entropy=secrets.token_bytes,
            )
            yield Door(house, await stack.enter_async_context(opened), session)


@asynccontextmanager
async def hosting(url: str) -> AsyncIterator[Host]:
    """A host's end of the bus."""
    clients = Clients(url)
    try:
        async with Exchange(clients, echo="a host", beat_s=TICK_MS / 2000) as exchange, asyncio.TaskGroup() as tasks:
            host = Host(exchange, tasks, url)
            try:
                yield host
            finally:
                for table in host.coordinators:
                    await table.stop(None)
                for bus in host.buses.values():
                    await bus.aclose()
    finally:
        await clients.aclose()


def timeless(records: Sequence[bytes]) -> list[dict[str, object]]:
    """Records without their times."""
    return [
        {key: value for key, value in msgspec.json.decode(record).items() if key not in ("at", "ms")}
        for record in records
    ]


async def found_in(raw: Raw, is_so: Callable[[Lobby], bool]) -> None:
    """Read on until the lobby is like this."""
    while True:
        lobby = await raw.until(Lobby)
        assert isinstance(lobby, Lobby)
        if is_so(lobby):
            return


@pytest.mark.parametrize("kind", [None, Cut])
async def test_a_match_over_a_real_server_leaves_the_same_records(server: Server, kind: type[Cut] | None) -> None:
    log = MemoryLog()
    async with hosting(server.url) as host, host.door() as door:
        over = await host.host(records_of(options=SHORT, seed="9"), log, "K7QF2M")
        async with asyncio.TaskGroup() as tasks:
            for seat in range(4):
                seat_port = port(door, seat) if kind is None else port(door, seat, kind)
                think = seat_port.think if isinstance(seat_port, Cut) else chance
                tasks.create_task(play_seat(client(seat_port, seat), think))
        await over
    assert timeless(await log.read("K7QF2M")) == timeless(await direct())


async def test_a_seat_that_comes_again_is_the_tables_newest_and_nobody_else_is_closed(server: Server) -> None:
    async with hosting(server.url) as host, host.door() as one, host.door() as other:
        await host.lobby()
        bea = await one.come(1, "Bea")
        ana = await one.come(0, "Ana")
        for door in (one, one, other, other, one):  # on the same gateway, on another one, and back
            older, ana = ana, await door.come(0, "Ana")
            code, reason = await older.ending()
            assert code == 4409
            assert "another connection" in reason
        await ana.say(Say("hello"))
        said = await bea.until(Said)
        assert isinstance(said, Said)
        assert said.seat == 0
        await ana.ws.close()
        await found_in(bea, lambda lobby: not lobby.seats[0].here)
        await bea.ws.close()


async def test_the_seat_goes_on_at_the_table_of_the_rematch_over_the_same_connection(server: Server) -> None:
    async with hosting(server.url) as host, host.door() as door:
        await host.lobby()
        await host.lobby("N3XT01")
        ana, bea = await door.come(0, "Ana"), await door.come(1, "Bea")
        for seat in (0, 1):
            await host.buses["K7QF2M"].disconnect(seat, "the match is over", "N3XT01")
        for name, raw in (("Ana", ana), ("Bea", bea)):
            while getattr(await raw.until(Hello), "table", None) != "N3XT01":
                pass  # the first table greets again when somebody sits down
            await raw.say(Id(protocol=PROTOCOL, name=name))
        await found_in(ana, lambda lobby: lobby.seats[0].here and lobby.seats[1].here)
        tokens = [message.table for message in ana.heard if isinstance(message, TokenSaid)]
        assert tokens == ["K7QF2M", "N3XT01"]
        await bea.say(Say("hello"))
        assert await ana.until(Said) == Said(1, "hello")
        assert ana.closed() == []
        await ana.ws.close()
        await found_in(bea, lambda lobby: not lobby.seats[0].here)
        await bea.ws.close()
