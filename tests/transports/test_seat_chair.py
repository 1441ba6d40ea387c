"""Whoever changes seats hears and speaks at the new one, where the table has agreed."""

from __future__ import annotations

from core.table.messages import Hello, Said
from core.table.orders import Answer, Done, Move, Order, Refused, Sit
from core.table.ports import SeatPort
from tests.core.table.playing import nonces, settled
from tests.transports.scripted import Script, real_messages
from transports.client import SeatClient
from transports.memory import MemoryBus
from transports.moving import MovingPort
from transports.seat_chair import SeatChair

SIT = Sit(name="Ana", seat=0, connection="c1")


class Asked:
    """A table that answers every order the same."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.heard: list[tuple[str, Order]] = []

    async def __call__(self, table: str, order: Order) -> Answer:
        self.heard.append((table, order))
        return self.answer


async def test_after_a_move_the_carrier_is_the_new_seats() -> None:
    bus, asked = MemoryBus(), Asked(Done(seq=3, seat=2))
    port = MovingPort(bus.seat(0))

    async def open_seat(table: str, seat: int) -> SeatPort:
        assert (table, seat) == ("K7M2QX", 2)
        return bus.seat(seat)

    chair = SeatChair(asked, open_seat, port, SeatClient(port, "Ana", nonce_source=nonces(0)), SIT, "K7M2QX")
    assert await chair.move(0, 2) == asked.answer
    assert asked.heard == [
        ("K7M2QX", Move(seat=0, to=2)),
        ("K7M2QX", Sit(name="Ana", seat=2, connection="c1")),
    ]
    await bus.publish([(2, Said(1, "hello"))])
    assert await port.receive() == Said(1, "hello")


async def test_a_move_that_the_table_refuses_opens_nothing() -> None:
    bus, asked = MemoryBus(), Asked(Refused(code="seat_taken", text="Somebody has seat 2."))
    port = MovingPort(bus.seat(0))

    async def open_seat(table: str, seat: int) -> SeatPort:
        raise AssertionError("no other seat was given")

    chair = SeatChair(asked, open_seat, port, SeatClient(port, "Ana", nonce_source=nonces(0)), SIT, "K7M2QX")
    assert await chair.move(0, 2) == asked.answer
    assert len(asked.heard) == 1


async def test_orders_go_to_the_table_that_has_greeted_last() -> None:
    hello, _ = await real_messages()
    script, asked = Script(), Asked(Done(seq=3))
    port = MovingPort(script)

    async def open_seat(table: str, seat: int) -> SeatPort:
        raise AssertionError("nobody moves")

    async with SeatClient(port, "Ana", nonce_source=nonces(0)) as client:
        chair = SeatChair(asked, open_seat, port, client, SIT, "BEFORE")
        assert chair.table == "BEFORE"
        assert isinstance(hello, Hello)
        await script.tell(hello)
        await settled()
        assert chair.table == hello.table
