"""However much comes in, and however often somebody comes: what the carriers keep is bounded."""

from __future__ import annotations

import asyncio
from typing import cast

from core.table.messages import Sync, encode
from core.table.orders import Ask, Look
from core.table.orders import encode as encode_ask
from core.table.ports import Heard
from tests.transports.redis.carrying import TABLE, exchange, until
from tests.transports.redis.servers import Server
from tests.transports.redis.test_bytes_on_the_wire import Wire
from transports.redis import names
from transports.redis.bus import MOST_SEATS, MOST_UNHEARD, MOST_UNHEARD_BYTES, RedisBus
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.port import MOST_UNREAD, SeatExchange
from transports.redis.replies import TooLong


async def test_what_waits_for_a_table_that_does_not_listen_is_bounded_on_every_channel() -> None:
    bus = RedisBus(cast(Exchange, Wire()), TABLE)
    await bus.open()
    channels = [
        *(names.heard(TABLE, seat) for seat in (*range(MOST_SEATS), None)),
        names.orders(TABLE),
    ]
    for number in range(10_000):
        for channel in channels:
            bus.hear(channel.encode(), encode(Sync(number)))
    assert len(bus._unheard) == MOST_UNHEARD * len(channels)
    assert bus.dropped == (10_000 - MOST_UNHEARD) * len(channels)


async def test_large_messages_wait_in_small_number_and_too_large_ones_not_at_all() -> None:
    bus = RedisBus(cast(Exchange, Wire()), TABLE)
    await bus.open()
    channel = names.heard(TABLE, 2).encode()
    for _ in range(100):
        bus.hear(channel, b" " * 60_000)
    assert sum(len(said) for _, said in bus._unheard) <= MOST_UNHEARD_BYTES  # type: ignore[arg-type, misc]
    heard = [await bus.receive() for _ in range(len(bus._unheard))]
    assert all(isinstance(one, Heard) and one.seat == 2 for one in heard)
    for _ in range(20):
        bus.hear(channel, b"x" * 900_000)
        bus.hear(channel, TooLong(512 * 1024 * 1024))
    assert all(isinstance(said, TooLong) for _, said in bus._unheard)  # type: ignore[misc]
    assert len(bus._unheard) == 40


async def test_one_channel_that_is_full_costs_no_other_anything() -> None:
    bus = RedisBus(cast(Exchange, Wire()), TABLE)
    await bus.open()
    for _ in range(10_000):
        bus.hear(names.heard(TABLE, 0).encode(), b"{}")
        bus.hear(names.heard(TABLE, None).encode(), encode(Sync(0)))
    bus.hear(names.heard(TABLE, 1).encode(), encode(Sync(7)))
    bus.hear(names.orders(TABLE).encode(), encode_ask(Ask("1", Look())))
    heard = [await bus.receive() for _ in range(len(bus._unheard))]
    assert Heard(1, Sync(7)) in heard
    assert type(heard[-1].message).__name__ == "Asked"


async def test_seats_that_come_ten_thousand_times_leave_nothing_behind(server: Server) -> None:
    async with exchange(server.url, beat_s=1.0) as over:
        seats = SeatExchange(over)
        edge = Edge(over)
        for number in range(100):
            ports = [await seats.port(f"T{at}", number % 4 if at % 2 else None) for at in range(100)]
            if number % 2:
                # The seat is taken over by a newer connection; watchers are many.
                ports += [await seats.port(f"T{at}", number % 4) for at in range(0, 100, 10)]
            await asyncio.gather(*(port.aclose() for port in ports))
        assert not seats._ports
        assert not seats._seated
        assert not over._ears
        assert not over._listening
        assert not over._waiting
        assert not edge._desks
        await until(lambda: server.ask("PUBSUB", "NUMPAT") == b":0\r\n", "no pattern")
        await until(lambda: server.ask("PUBSUB", "CHANNELS", "buraco:*") == b"*0\r\n", "no channel is listened to")
        await seats.aclose()


async def test_a_port_that_is_never_read_keeps_the_newest_messages_only(server: Server) -> None:
    async with exchange(server.url, beat_s=1.0) as over:
        seats = SeatExchange(over)
        port = await seats.port(TABLE, 0)
        for number in range(10_000):
            port.hear(b"", b'{"type":"tick","seq":%d,"left_ms":null}' % number)
        assert len(port._unread) <= MOST_UNREAD + 1
        assert port.lost >= 10_000 - MOST_UNREAD - 1
        await seats.aclose()
