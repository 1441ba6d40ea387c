"""A port that goes to another seat of its table, under a client that goes on."""

from __future__ import annotations

import asyncio

import pytest

from core.table.messages import Closed, Said, Say
from core.table.ports import PortClosed, SeatPort
from tests.core.table.playing import settled
from transports.memory import MemoryBus
from transports.moving import MovingPort


async def test_the_end_of_the_old_seat_is_nobodys_end_while_it_moves() -> None:
    bus = MemoryBus()
    port = MovingPort(bus.seat(0))
    heard = asyncio.create_task(port.receive())

    async def go() -> SeatPort:
        await bus.disconnect(0, "its player has changed seats")
        await settled()
        assert not heard.done(), "the end of the old seat was given on"
        return bus.seat(2)

    await port.move(go)
    await bus.publish([(2, Said(1, "hello"))])
    assert await heard == Said(1, "hello")
    await port.send(Say("thanks"))
    while (last := await bus.receive()).message != Say("thanks"):
        pass
    assert last.seat == 2
    assert port.ended is None


async def test_a_move_that_is_refused_leaves_the_port_as_it_is() -> None:
    bus = MemoryBus()
    port = MovingPort(bus.seat(0))

    async def refused() -> SeatPort | None:
        return None

    async def unanswered() -> SeatPort | None:
        raise PortClosed("nobody answers")

    await port.move(refused)
    with pytest.raises(PortClosed, match="nobody answers"):
        await port.move(unanswered)
    await bus.publish([(0, Said(1, "hello"))])
    assert await port.receive() == Said(1, "hello")


async def test_a_seat_that_is_closed_for_good_says_why_even_after_a_move_that_failed() -> None:
    bus = MemoryBus()
    port = MovingPort(bus.seat(0))

    async def refused() -> SeatPort | None:
        await bus.disconnect(0, "your seat was freed")
        await settled()
        return None

    heard = asyncio.create_task(port.receive())
    await port.move(refused)
    assert await heard == Closed("your seat was freed")
    assert port.ended == "your seat was freed"
    with pytest.raises(PortClosed, match="your seat was freed"):
        await port.receive()
