"""The seats of a process that ends: the tables are told nothing, and none that does not answer is waited for. And of
somebody who is forgotten: nothing more is shown of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, cast

from core.table.clock import SystemClock
from core.table.orders import Answer, Detach, Done, Kick, Order
from tests.transports.scripted import Script
from transports.telegram.actors import AtSeat
from transports.telegram.awaited import Heard
from transports.telegram.bindings import Held
from transports.telegram.house import House
from transports.telegram.reaching import Reaching
from transports.telegram.seats import Seats
from transports.telegram.sitting import Shelf

ANN = Held(7, "K7M2QX", 0, "Ann")


class Mute:
    """The house, the shelf and what is shown to Ann; her table would answer everything but a goodbye."""

    def __init__(self) -> None:
        self.asked: list[Order] = []
        self.heard = Heard()

    async def all_held(self) -> Sequence[Held]:
        return (ANN,)

    async def call(self, table: str) -> None:
        pass

    async def order(self, table: str, order: Order) -> Answer:
        self.asked.append(order)
        if isinstance(order, Detach):
            await asyncio.get_running_loop().create_future()
        return Done(seq=1, players=("Ann", "", "", ""))

    async def seat(self, table: str, seat: int | None) -> Script:
        return Script()

    async def drop_held(self, user: int, table: str) -> None:
        pass

    async def shows(self, held: Held, client: object, chair: object) -> AtSeat:
        return cast(AtSeat, self)

    async def run(self) -> object:
        return await asyncio.get_running_loop().create_future()

    def among(self, several: bool) -> None:
        pass


async def test_seats_end_in_time_though_a_table_does_not_answer_and_leave_no_task() -> None:
    before, mute = asyncio.all_tasks(), Mute()
    every: Any = mute
    seats = Seats(
        cast(House, every), cast(Shelf, every), cast(Reaching, every), mute.shows, SystemClock(), secrets.token_bytes
    )
    await seats.open_all()
    sitting = seats.at(ANN.user, ANN.table)
    assert sitting is not None
    assert await sitting.there(5_000)
    await seats.aclose(0.05)
    assert not any(isinstance(order, Detach) for order in mute.asked)
    assert asyncio.all_tasks() == before


async def test_who_is_forgotten_is_shown_nothing_more_by_their_seat_before_the_table_hears_of_it() -> None:
    mute, over = Mute(), list[Held]()
    every: Any = mute
    seats = Seats(
        cast(House, every), cast(Shelf, every), cast(Reaching, every), mute.shows, SystemClock(), secrets.token_bytes
    )

    async def told(held: Held) -> None:
        over.append(held)

    seats.on_over = told
    await seats.open_all()
    sitting = seats.at(ANN.user, ANN.table)
    assert sitting is not None
    assert await sitting.there(5_000)
    ordered, shown = mute.order, list[bool]()

    async def order(table: str, order: Order) -> Answer:
        shown.append(sitting.actor is not None)
        return await ordered(table, order)

    every.order = order
    await seats.forget(ANN.user)
    assert isinstance(mute.asked[-1], Kick)
    assert shown == [False]
    assert over == []
    assert seats.of(ANN.user) == []
    await seats.aclose(0.05)
