"""Somebody presses Sit: they have one seat, whatever is lost and whoever is killed meanwhile."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from core.table.orders import Answer, Look, Order, Sit
from core.table.ports import NoAnswer
from tests.core.table.lobbies import asked, done, lobby_table
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse
from transports.telegram.bindings import ASKED, Held, Person
from transports.telegram.group_people import seated
from transports.telegram.house import House
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.reaching import Reaching
from transports.telegram.screen import Place
from transports.telegram.seats import Seats

ANN, BEA = 7, 8


class Lossy(FakeHouse):
    """A house whose answers can be lost, or whose table can hear nothing."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.lost: type[Order] | None = None
        self.deaf = False

    async def order(self, table: str, order: Order) -> Answer:
        if self.deaf and isinstance(order, Sit):
            raise NoAnswer(table)
        answer = await super().order(table, order)
        if self.lost is not None and isinstance(order, self.lost):
            raise NoAnswer(table)
        return answer


class Scene:
    """A table, and a process of the bot that may be killed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = game.name
        self.house = Lossy(game)
        self.shelf = MemoryBindings(MemoryStore(game.clock), secrets.token_bytes)
        self.opened: list[Held] = []
        self.seats = self.process()

    def process(self) -> Seats:
        async def make(held: Held, client: object, chair: object) -> Any:
            raise AssertionError("nobody can be written to here")

        reaching = Reaching(self.shelf, ("en",))
        return Seats(
            cast(House, self.house), self.shelf, reaching, cast(Any, make), self.game.clock, secrets.token_bytes
        )

    async def killed(self) -> None:
        """The process, and another one begins."""
        await self.seats.aclose(0.1)
        self.seats = self.process()
        await self.seats.open_all()

    async def presses(self, user: int = ANN, seat: int | None = 1) -> str:
        return await self.seats.take(user, Place(user), self.table, seat)

    async def names(self) -> list[str]:
        return [name for name in (await done(self.game, Look())).players if name]


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    game = await lobby_table()
    async with game.running():
        it = Scene(game)
        for user, name in ((ANN, "Ann"), (BEA, "Ann")):
            await it.shelf.keep_person(Person(user, name))
        try:
            yield it
        finally:
            await it.seats.aclose(0.1)


async def test_who_was_told_that_the_table_is_silent_and_presses_again_has_the_seat_that_they_were_given() -> None:
    async with scene() as it:
        it.house.lost = Sit
        assert "does not answer" in await it.presses()
        assert await it.names() == ["Ann"]
        assert await seated(it.shelf, it.table) == {}
        it.house.lost = None
        assert "press Start" in await it.presses()
        assert await it.names() == ["Ann"]
        assert [(held.seat, held.name) for held in await it.shelf.held(ANN)] == [(1, "Ann")]


async def test_who_presses_again_after_a_kill_has_that_seat_though_they_press_another_one() -> None:
    async with scene() as it:
        it.house.lost = Sit
        await it.presses(seat=1)
        await it.killed()
        it.house.lost = None
        await it.presses(seat=2)
        assert await it.names() == ["Ann"]
        assert [held.seat for held in await it.shelf.held(ANN)] == [1]


async def test_who_does_not_press_again_after_a_kill_has_it_too() -> None:
    async with scene() as it:
        it.house.lost = Sit
        await it.presses()
        await it.killed()
        it.house.lost = None
        await it.seats.wake_all()
        assert it.seats.at(ANN, it.table) is not None
        assert [held.seat for held in await it.shelf.held(ANN)] == [1]


async def test_what_a_table_never_heard_of_is_forgotten_by_the_next_process_and_nobody_sits() -> None:
    async with scene() as it:
        it.house.deaf = True
        assert "does not answer" in await it.presses()
        assert [held.seat for held in await it.shelf.held(ANN)] == [ASKED]
        await it.killed()
        it.house.deaf = False
        await it.seats.wake_all()
        assert await it.shelf.held(ANN) == ()
        assert await it.names() == []


async def test_of_two_with_one_name_who_ask_at_once_neither_is_given_the_others_seat() -> None:
    async with scene() as it:
        it.house.lost = Sit
        await it.presses(ANN, 0)
        await it.presses(BEA, 1)
        it.house.lost = None
        await it.killed()
        for user in (BEA, ANN):
            await it.presses(user, None)
        assert await it.names() == ["Ann", "Ann 2"]
        assert [[held.seat for held in await it.shelf.held(user)] for user in (ANN, BEA)] == [[0], [1]]


async def test_whoever_has_come_under_that_name_from_elsewhere_meanwhile_keeps_their_seat() -> None:
    async with scene() as it:
        it.house.deaf = True
        await it.presses()
        await it.killed()
        it.house.deaf = False
        await asked(it.game, Sit(name="Ann", seat=3))
        await it.presses(seat=None)
        assert await it.names() == ["Ann 2", "Ann"]
        assert [(held.seat, held.name) for held in await it.shelf.held(ANN)] == [(0, "Ann 2")]


async def test_a_seat_that_is_refused_is_asked_for_no_more() -> None:
    async with scene() as it:
        await asked(it.game, Sit(name="Dora", seat=1))
        assert "Dora" in await it.presses(seat=1)
        assert await it.shelf.held(ANN) == ()
