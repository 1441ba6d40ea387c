"""A seat's end of its carrier on real servers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from core.table.messages import Closed, Hello, Id, Pong, RulesSaid, Sync, Tick, ToSeat, encode
from core.table.ports import Gone, Heard, Interrupted, PortClosed, Restored, SeatPort, UnknownTable
from tests.patience import awake
from tests.transports.redis.carrying import BEAT_S, CALM_S, TABLE, exchange, until
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.bus import RedisBus, RedisCarriers
from transports.redis.clients import Clients
from transports.redis.line import head, publication
from transports.redis.port import MOST_UNREAD, RedisSeatPort, SeatExchange

FAST_MS = 200
SLOW_MS = 60_000
ID = Id(protocol=1, name="Ana")


def hello(seat: int | None, table: str = TABLE) -> Hello:
    return Hello(
        protocol=1,
        table=table,
        seat=seat,
        rules=RulesSaid("burraco", {}),
        players=(),
        clock=None,
        engine=1,
        seeded=True,
    )


@asynccontextmanager
async def port_of(server: Server, seat: int | None, beat_ms: int = SLOW_MS) -> AsyncIterator[RedisSeatPort]:
    clients = Clients(server.url)
    port = await RedisSeatPort.open(clients, TABLE, seat, beat_ms=beat_ms, announce_ms=100, connect_s=0.5)
    try:
        yield port
    finally:
        await port.aclose()
        await clients.aclose()


@asynccontextmanager
async def table(server: Server, name: str = TABLE) -> AsyncIterator[RedisBus]:
    async with exchange(server.url, "us", beat_s=CALM_S) as here:
        bus = await RedisCarriers(here).open(name)
        assert isinstance(bus, RedisBus)
        yield bus


async def answered(bus: RedisBus, port: RedisSeatPort, seat: int | None) -> None:
    """The port has come, and has been greeted."""
    while (await bus.receive()).message != Sync(0):
        pass
    await bus.publish([(seat, hello(seat, port.place[0]))])
    while not isinstance(await port.receive(), Hello):
        pass


async def heard(port: SeatPort, count: int) -> list[ToSeat | Interrupted | Restored]:
    return [await port.receive() for _ in range(count)]


def clients_of(server: Server) -> int:
    return server.ask("CLIENT", "LIST").count(b"\n") - 1


@pytest.mark.parametrize("seat", [0, 3, None])
async def test_a_port_says_that_it_is_there_until_it_is_greeted(server: Server, seat: int | None) -> None:
    async with table(server) as bus, port_of(server, seat) as port:
        for _ in range(3):
            assert await bus.receive() == Heard(seat, Sync(0))
        await bus.publish([(seat, Tick(4, None))])
        assert await bus.receive() == Heard(seat, Sync(0)), "a tick says nothing of the table"
        await bus.publish([(seat, hello(seat))])
        assert await heard(port, 2) == [Tick(4, None), hello(seat)]
        await port.send(ID)
        while (said := await bus.receive()).message == Sync(0):
            pass
        assert said == Heard(seat, ID)


async def test_a_port_that_comes_before_its_host_is_greeted_when_there_is_one(server: Server) -> None:
    async with port_of(server, 1) as port, table(server) as bus:
        await answered(bus, port, 1)


async def test_what_a_seat_does_not_know_is_ignored(server: Server) -> None:
    async with table(server) as bus, port_of(server, 2) as port, exchange(server.url, beat_s=CALM_S) as other:
        await answered(bus, port, 2)
        odd = (b'{"type":"news"}', b"\xff", b"", encode(Tick(9, None)))
        await other.publish([publication(head(names.told(TABLE, 2)), one) for one in odd])
        assert await port.receive() == Tick(9, None)


async def test_closed_is_the_last_word(server: Server) -> None:
    async with table(server) as bus, port_of(server, 0) as port:
        await answered(bus, port, 0)
        await bus.publish([(0, Tick(4, None))])
        await bus.disconnect(0, "the match is over")
        assert await heard(port, 2) == [Tick(4, None), Closed("the match is over")]
        for _ in range(2):
            with pytest.raises(PortClosed, match="the match is over"):
                await port.receive()
        with pytest.raises(PortClosed):
            await port.send(ID)


async def test_a_closed_port_says_so_to_who_waits_for_it(server: Server) -> None:
    async with port_of(server, 0) as port:
        receiving = asyncio.create_task(port.receive())
        await asyncio.sleep(0)
        await port.aclose()
        with pytest.raises(PortClosed):
            await receiving
        await port.aclose()
    assert clients_of(server) == 0


async def test_the_port_goes_on_to_the_table_of_the_rematch(server: Server) -> None:
    async with table(server) as bus, table(server, "N2WQ7T") as next_bus, port_of(server, 1) as port:
        await answered(bus, port, 1)
        await bus.publish([(1, Tick(9, None))])
        await bus.disconnect(1, "a rematch", "N2WQ7T")
        assert await port.receive() == Tick(9, None)
        receiving = asyncio.create_task(port.receive())
        assert await next_bus.receive() == Heard(1, Sync(0))
        await bus.publish([(1, Tick(10, None))])
        await next_bus.publish([(1, hello(1, "N2WQ7T"))])
        assert await receiving == hello(1, "N2WQ7T")
        await port.send(ID)
        while (said := await next_bus.receive()).message == Sync(0):
            pass
        assert said == Heard(1, ID)
        assert port.place == ("N2WQ7T", 1)


async def test_a_next_table_that_cannot_be_one_is_the_end(server: Server) -> None:
    async with table(server) as bus, port_of(server, 1) as port:
        await answered(bus, port, 1)
        await bus.disconnect(1, "a rematch", "}:*")
        assert await port.receive() == Closed("a rematch", "}:*")
        with pytest.raises(PortClosed):
            await port.receive()


async def test_a_table_that_falls_silent_is_noticed_and_called_until_it_speaks(server: Server) -> None:
    async with table(server) as bus, port_of(server, 1, FAST_MS) as port:
        await answered(bus, port, 1)
        assert isinstance(await port.receive(), Interrupted)
        receiving = asyncio.create_task(heard(port, 2))
        while not receiving.done():
            assert (await bus.receive()).message in (Sync(0), Gone("nobody listens"))
            await bus.publish([(1, Tick(4, None))])
        assert await receiving == [Restored(), Tick(4, None)]


async def test_a_table_that_says_something_in_every_beat_is_not_silent(server: Server) -> None:
    async with table(server) as bus, port_of(server, 1, 500) as port:
        await answered(bus, port, 1)
        until_ = time.monotonic() + 1.5
        while time.monotonic() < until_:
            await bus.publish([(1, Tick(4, None))])
            assert await port.receive() == Tick(4, None)


@pytest.mark.parametrize("kind", ["pubsub", "normal"])
async def test_a_port_whose_connection_is_killed_says_so_and_comes_back(own_server: Server, kind: str) -> None:
    async with port_of(own_server, 1) as port:
        async with table(own_server) as bus:
            await answered(bus, port, 1)
        own_server.ask("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")
        first, second = await heard(port, 2)
        assert isinstance(first, Interrupted)
        assert second == Restored()
        async with table(own_server) as bus:
            await port.send(Sync(57))
            assert await bus.receive() == Heard(1, Sync(57))
            assert await bus.receive() == Heard(1, Sync(0)), "nothing was heard since, so it says that it is there"
            await bus.publish([(1, Tick(4, None))])
            assert await port.receive() == Tick(4, None)


async def test_a_server_that_is_not_there_yet_is_waited_for(own_server: Server) -> None:
    own_server.stop()
    async with port_of(own_server, 1) as port:
        assert isinstance(await port.receive(), Interrupted)
        await port.send(Pong(1))  # lost, and no fault
        own_server.start()
        assert await port.receive() == Restored()
        async with table(own_server) as bus:
            await answered(bus, port, 1)


async def test_a_server_that_stands_still_holds_up_neither_sending_nor_closing(own_server: Server) -> None:
    async with table(own_server) as bus, port_of(own_server, 1, FAST_MS) as port:
        await answered(bus, port, 1)
        own_server.pause()
        try:
            await port.send(Pong(1))
            assert isinstance(await port.receive(), Interrupted)
            await port.send(Pong(2))
            async with awake() as clock:
                await port.aclose()
            assert clock.seconds < 1.0
        finally:
            own_server.go_on()


async def test_the_oldest_is_lost_where_nobody_reads(server: Server) -> None:
    async with table(server) as bus, port_of(server, 1) as port:
        await answered(bus, port, 1)
        for number in range(MOST_UNREAD + 76):
            await bus.publish([(1, Tick(number, None))])
        await until(lambda: port.lost == 76, "some are lost")
        assert await port.receive() == Tick(76, None)


async def test_hundreds_of_ports_need_two_connections(server: Server) -> None:
    async with (
        table(server) as bus,
        exchange(server.url, beat_s=CALM_S) as shared,
    ):
        before = clients_of(server)
        home = SeatExchange(shared, beat_ms=SLOW_MS)
        try:
            seats: list[int | None] = [0, 1, 2, 3]
            ports = [await home.port(TABLE, seat) for seat in seats]
            watchers = [await home.port(TABLE, None) for _ in range(300)]
            elsewhere = [await home.port(f"T{number}", 0) for number in range(300)]
            for seat, port in zip(seats, ports, strict=True):
                await bus.publish([(seat, hello(seat))])
                assert await port.receive() == hello(seat)
            await bus.publish([(None, Tick(5, None))])
            assert [await port.receive() for port in watchers] == [Tick(5, None)] * 300
            assert clients_of(server) == before
            for port in (*watchers, *elsewhere):
                await port.aclose()
            await bus.publish([(None, Tick(6, None))])
            while (said := await bus.receive()).message == Sync(0):
                pass
            assert said.seat is None, "the last watcher has gone"
        finally:
            await home.aclose()
        assert shared.up


async def test_a_newer_port_of_a_seat_ends_the_older_one(server: Server) -> None:
    async with table(server) as bus, exchange(server.url, beat_s=CALM_S) as shared:
        home = SeatExchange(shared, beat_ms=SLOW_MS)
        older, newer = await home.port(TABLE, 1), await home.port(TABLE, 1)
        assert isinstance(await older.receive(), Closed)
        with pytest.raises(PortClosed):
            await older.receive()
        await older.aclose()
        await bus.publish([(1, hello(1))])
        assert await newer.receive() == hello(1)
        await home.aclose()
        assert isinstance(await newer.receive(), Closed)
        with pytest.raises(PortClosed):
            await home.port(TABLE, 1)


async def test_where_nothing_at_all_is_heard_the_connections_are_made_anew(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as shared:
        home = SeatExchange(shared, beat_ms=FAST_MS, announce_ms=100)
        port = await home.port(TABLE, 1)
        await until(lambda: shared.rebuilt >= 2, "it is tried twice")
        first = await port.receive()
        assert isinstance(first, Interrupted)
        async with table(server) as bus:
            while (await bus.receive()).message != Sync(0):
                pass
            await bus.publish([(1, hello(1))])
            words: list[object] = []
            while not words or words[-1] != hello(1):
                words.append(await port.receive())
            assert words == [Restored(), hello(1)], "for the seat it was one interruption"
        await home.aclose()


async def test_what_is_no_code_of_a_table_opens_no_port(server: Server) -> None:
    clients = Clients(server.url)
    for code in ("", "}:in:0", "K7 QF", "x" * 50):
        with pytest.raises(UnknownTable):
            await RedisSeatPort.open(clients, code, 0)
    await clients.aclose()
    assert clients_of(server) == 0


async def test_nothing_is_left_of_ports_that_were_closed(server: Server) -> None:
    before = asyncio.all_tasks()
    clients = Clients(server.url)
    ports: Sequence[RedisSeatPort] = [await RedisSeatPort.open(clients, TABLE, seat) for seat in range(4)]
    assert clients_of(server) == 8
    for port in ports:
        await port.aclose()
    assert asyncio.all_tasks() <= before
    await until(lambda: clients_of(server) == 0, "no connection is left")
    await clients.aclose()


async def test_opening_a_port_can_be_given_up(own_server: Server) -> None:
    before = asyncio.all_tasks()
    clients = Clients(own_server.url)
    own_server.pause()
    try:
        opening = asyncio.create_task(RedisSeatPort.open(clients, TABLE, 0, beat_ms=int(BEAT_S * 1000)))
        await asyncio.sleep(0)
        opening.cancel()
        await asyncio.wait({opening})
        assert opening.cancelled()
        assert asyncio.all_tasks() <= before
    finally:
        own_server.go_on()
    await clients.aclose()
