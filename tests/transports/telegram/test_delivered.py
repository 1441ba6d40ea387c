"""A table is started from a group once everybody has their hand before them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from core.table.clock import ManualClock
from core.table.orders import Answer, Done, Look, Order, Refused, Start
from scripts.locales import tongue_of
from tests.core.table.playing import settled
from transports.telegram.bindings import Held, Shown
from transports.telegram.delivered import DELIVERED_MS, DeliveredFirst
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.screen import Place
from transports.tongue import Tongue


class Stage:
    """A house and two people at its table."""

    presets = ("buraco",)

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.bindings = MemoryBindings(MemoryStore(self.clock), bytes)
        self.orders: list[Order] = []
        self.sittings = [
            SimpleNamespace(held=Held(user, "T1", name=name), asleep=False) for user, name in ((7, "Ann"), (8, "Bob"))
        ]
        seats = SimpleNamespace(at_table=lambda table: self.sittings)
        self.house = DeliveredFirst(cast(Any, self), self.bindings, cast(Any, seats), self.clock, self._tongue)

    async def order(self, table: str, order: Order) -> Answer:
        self.orders.append(order)
        return Done(seq=1)

    async def _tongue(self) -> Tongue:
        return tongue_of("it")

    async def shows(self, user: int) -> None:
        await self.bindings.keep_shown(Place(user), "hand:T1", Shown(3))

    async def goes_by(self, ms: int) -> None:
        for _ in range(0, ms, 100):
            await settled()
            self.clock.advance(100)
        await settled()


async def test_with_all_hands_in_their_chats_it_begins_at_once() -> None:
    stage = Stage()
    await stage.shows(7)
    await stage.shows(8)
    assert isinstance(await stage.house.order("T1", Start()), Done)


async def test_a_hand_that_is_on_its_way_is_waited_for() -> None:
    stage = Stage()
    await stage.shows(7)
    starting = asyncio.ensure_future(stage.house.order("T1", Start()))
    await stage.goes_by(1_000)
    assert not starting.done()
    await stage.shows(8)
    await stage.goes_by(500)
    assert isinstance(starting.result(), Done)


async def test_who_does_not_see_theirs_keeps_it_from_beginning_and_is_named_in_the_chats_language() -> None:
    stage = Stage()
    await stage.shows(7)
    await stage.shows(8)
    stage.sittings[1].asleep = True
    starting = asyncio.ensure_future(stage.house.order("T1", Start()))
    await stage.goes_by(DELIVERED_MS + 500)
    refused = starting.result()
    assert isinstance(refused, Refused)
    assert "Bob" in refused.text
    assert "Avvia" in refused.text
    assert stage.orders == []


async def test_everything_else_is_asked_as_it_is() -> None:
    stage = Stage()
    assert isinstance(await stage.house.order("T1", Look()), Done)
    assert stage.house.presets == ("buraco",)
