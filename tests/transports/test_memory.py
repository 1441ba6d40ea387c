"""The carriers inside one process: order, replacement, slow readers, ends."""

from __future__ import annotations

import asyncio

import pytest

from core.table.messages import Closed, Pong, Said, Tick
from core.table.ports import Connected, Gone, Heard, PortClosed
from tests.core.table.playing import settled
from transports.memory import MOST_UNHEARD, MOST_UNREAD, MemoryBus


async def test_what_a_seat_sends_comes_with_its_own_number() -> None:
    bus = MemoryBus()
    one, two = bus.seat(1), bus.seat(2)
    await two.send(Pong(7))
    await one.send(Pong(8))
    heard = [await bus.receive() for _ in range(4)]
    assert heard == [Heard(1, Connected()), Heard(2, Connected()), Heard(2, Pong(7)), Heard(1, Pong(8))]


async def test_each_seat_gets_its_own_messages_in_order() -> None:
    bus = MemoryBus()
    one, two = bus.seat(1), bus.seat(2)
    await bus.publish([(1, Said(0, "hello")), (2, Said(1, "hello")), (1, Said(2, "bye")), (3, Said(3, "bye"))])
    assert [await one.receive(), await one.receive()] == [Said(0, "hello"), Said(2, "bye")]
    assert await two.receive() == Said(1, "hello")


async def test_all_watchers_hear_what_is_published_for_them() -> None:
    bus = MemoryBus()
    first, second = bus.watch(), bus.watch()
    await bus.publish([(None, Said(0, "hello"))])
    assert await first.receive() == await second.receive() == Said(0, "hello")
    await first.aclose()
    await second.aclose()
    heard = [await bus.receive() for _ in range(3)]
    assert [type(item.message) for item in heard] == [Connected, Connected, Gone], "only the last one's end is told"


async def test_a_closed_port_neither_sends_nor_receives() -> None:
    bus = MemoryBus()
    port = bus.seat(0)
    await port.aclose()
    await port.aclose()
    with pytest.raises(PortClosed):
        await port.send(Pong(1))
    with pytest.raises(PortClosed):
        await port.receive()
    assert [type((await bus.receive()).message) for _ in range(2)] == [Connected, Gone]


async def test_the_last_words_are_heard_before_the_end() -> None:
    bus = MemoryBus()
    port = bus.seat(0)
    await bus.publish([(0, Said(1, "bye"))])
    await bus.disconnect(0, "the match is over")
    assert await port.receive() == Said(1, "bye")
    assert await port.receive() == Closed("the match is over")
    with pytest.raises(PortClosed, match="the match is over"):
        await port.receive()


async def test_a_newer_connection_replaces_the_older_and_hears_what_follows() -> None:
    bus = MemoryBus()
    older, newer = bus.seat(0), bus.seat(0)
    await bus.publish([(0, Said(1, "hello"))])
    assert await newer.receive() == Said(1, "hello")
    assert isinstance(await older.receive(), Closed)
    await older.aclose()
    assert [type((await bus.receive()).message) for _ in range(2)] == [Connected, Connected]


async def test_a_seat_that_does_not_read_is_disconnected_with_a_reason() -> None:
    bus = MemoryBus()
    port, watcher = bus.seat(0), bus.watch()
    for n in range(MOST_UNREAD + 1):
        await bus.publish([(0, Tick(n, None)), (None, Tick(n, None))])
    for slow in (port, watcher):
        heard = [await slow.receive() for _ in range(MOST_UNREAD + 1)]
        with pytest.raises(PortClosed, match="faster than they were read"):
            await slow.receive()
        assert isinstance(heard[-1], Closed)
    heard_by_table = [(await bus.receive()).message for _ in range(3)]
    assert isinstance(heard_by_table[2], Gone)


async def test_a_sender_waits_while_the_table_has_too_much_to_hear() -> None:
    bus = MemoryBus()
    port = bus.seat(0)
    for n in range(MOST_UNHEARD - 1):
        await port.send(Pong(n))
    sending = asyncio.create_task(port.send(Pong(-1)))
    await settled()
    assert not sending.done()
    await bus.receive()
    await sending


async def test_a_closed_bus_ends_everybody() -> None:
    bus = MemoryBus()
    port = bus.seat(0)
    await bus.receive()
    waiting = asyncio.create_task(bus.receive())
    await settled()
    bus.close("good night")
    bus.close()
    with pytest.raises(PortClosed, match="good night"):
        await waiting
    assert await port.receive() == Closed("good night")
    with pytest.raises(PortClosed):
        bus.seat(1)
