"""What the outbox hears of Telegram: clocks stand while it wants silence, and go on when it does not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from core.table.clock import ManualClock
from core.table.orders import MOST_HOLD_MS, Answer, Done, Hold, Order
from core.table.ports import NoAnswer
from tests.core.table.playing import settled
from transports.telegram.bindings import Deposed
from transports.telegram.hearing import SPARE_MS, Hearing
from transports.telegram.parts import Errands
from transports.telegram.screen import Place

ANN, GROUP = Place(7), Place(-100, 4)


class Rooms:
    """Everything that hears, as far as it is told anything."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.orders: list[tuple[str, int]] = []
        self.told: list[tuple[Any, ...]] = []
        self.silent = False
        self.errands = Errands()
        self.hearing = Hearing(cast(Any, self), self.clock)
        seats = SimpleNamespace(of=lambda user: [SimpleNamespace(held=SimpleNamespace(table=f"T{user}"))])
        groups = SimpleNamespace(
            table_of=lambda place: "TG" if place == GROUP else None,
            silenced=self._tells("silenced"),
            silenced_topic=self._tells("topic"),
            moved=self._tells("moved"),
        )
        reaching = SimpleNamespace(lost=self._tells("lost"))
        self.hearing.begin(cast(Any, reaching), cast(Any, seats), cast(Any, groups), self.errands)

    async def order(self, table: str, order: Order) -> Answer:
        assert isinstance(order, Hold)
        if self.silent:
            raise NoAnswer(table)
        self.orders.append((table, order.ms))
        return Done(seq=0)

    def _tells(self, what: str) -> Any:
        async def tell(*given: Any) -> None:
            self.told.append((what, *given))

        return tell

    async def goes_by(self, ms: int) -> None:
        await settled()
        for _ in range(0, ms, 500):
            self.clock.advance(500)
            await settled()


async def test_clocks_stand_at_the_tables_of_whoever_cannot_be_shown_anything() -> None:
    rooms = Rooms()
    rooms.hearing.throttled(ANN, 10)
    rooms.hearing.throttled(GROUP, 3)
    rooms.hearing.throttled(Place(-5), 3)
    await settled()
    assert rooms.orders == [("T7", 10_000 + SPARE_MS), ("TG", 3_000 + SPARE_MS)]
    rooms.hearing.free(ANN)
    await settled()
    assert rooms.orders[-1] == ("T7", 0)


async def test_a_silence_that_grows_is_held_on_and_never_for_longer_than_a_table_can() -> None:
    rooms = Rooms()
    rooms.hearing.throttled(ANN, 10)
    await rooms.goes_by(5_000)
    rooms.hearing.throttled(ANN, 700)
    await rooms.goes_by(720_000)
    assert len(rooms.orders) >= 3
    assert all(ms <= MOST_HOLD_MS for _, ms in rooms.orders)
    count = len(rooms.orders)
    await rooms.goes_by(60_000)
    assert len(rooms.orders) == count  # it is over


async def test_a_table_that_does_not_answer_is_no_trouble() -> None:
    rooms = Rooms()
    rooms.silent = True
    rooms.hearing.throttled(ANN, 1)
    await rooms.goes_by(10_000)
    assert rooms.orders == []


async def test_everybody_is_told_what_is_theirs() -> None:
    rooms = Rooms()
    rooms.hearing.blocked(7)
    rooms.hearing.removed(GROUP)
    rooms.hearing.removed(ANN)
    rooms.hearing.topic_gone(GROUP)
    rooms.hearing.moved(-1, -2)
    await settled()
    assert rooms.told == [("lost", 7), ("silenced", -100), ("topic", GROUP), ("moved", -1, -2)]


async def test_who_is_deposed_fails() -> None:
    rooms = Rooms()
    rooms.hearing.deposed()
    rooms.hearing.deposed()
    with pytest.raises(Deposed):
        await rooms.hearing.failed
