"""Bots of the house sit in the host's process; their seats are nobody else's, and what they hear stays there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from core.table.messages import Closed, Pong, ToSeat
from core.table.orders import Answer, Done, Look
from core.table.ports import Asked, Connected, Gone, Heard, Letter, PortClosed
from tests.core.table.playing import settled
from transports.memory import MemoryBus
from transports.split import SplitBus, SplitCarriers


class Afar(MemoryBus):
    """The carrier for everybody else, and what went over it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Letter] = []
        self.ended: list[int | None] = []
        self.answers: list[str] = []

    async def publish(self, letters: Sequence[Letter]) -> None:
        self.sent += letters
        await super().publish(letters)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        self.ended.append(seat)
        await super().disconnect(seat, reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        self.answers.append(ask)

    async def aclose(self) -> None:
        self.close()


class AllAfar:
    """Carriers of one table."""

    def __init__(self) -> None:
        self.bus = Afar()

    async def open(self, table: str) -> Afar:
        return self.bus


async def opened() -> tuple[SplitBus, Afar, SplitCarriers]:
    afar = AllAfar()
    carriers = SplitCarriers(afar)
    return await carriers.open("A"), afar.bus, carriers


HELLO: ToSeat = Closed("any message will do")


async def test_both_halves_are_heard_and_each_seat_is_told_on_its_own() -> None:
    bus, afar, carriers = await opened()
    assert carriers.local("A") is bus.local
    afar.seat(0)
    bot = bus.local.seat(1)
    assert {await bus.receive(), await bus.receive()} == {Heard(0, Connected()), Heard(1, Connected())}
    await bus.publish([(0, HELLO), (1, HELLO), (None, HELLO)])
    assert [seat for seat, _ in afar.sent] == [0, None], "what a bot is told does not leave the process"
    assert await bot.receive() == HELLO
    await bus.aclose()
    assert carriers.local("A") is None


async def test_nobody_from_afar_speaks_for_a_seat_that_a_bot_of_the_house_has() -> None:
    bus, afar, _ = await opened()
    bot = bus.local.seat(1)
    await bus.receive()
    stranger = afar.seat(1)
    await stranger.send(Pong(1))
    await bot.send(Pong(2))
    assert await bus.receive() == Heard(1, Pong(2))
    waiting = asyncio.create_task(bus.receive())
    await settled()
    assert not waiting.done()
    await bot.aclose()
    assert await waiting == Heard(1, Gone("the seat has closed its connection"))
    await stranger.send(Pong(3))
    assert await bus.receive() == Heard(1, Pong(3)), "the seat is a person's again"
    await bus.aclose()


async def test_a_seat_that_a_bot_takes_over_is_ended_where_its_older_player_is() -> None:
    bus, afar, _ = await opened()
    afar.seat(1)
    await bus.receive()
    bot = bus.local.seat(1)
    await bus.disconnect(1, "a bot has this seat now")
    assert afar.ended == [1]
    assert await bus.receive() == Heard(1, Connected())
    await bus.disconnect(1, "and a person now")
    assert afar.ended == [1]
    assert isinstance(await bot.receive(), Closed)
    await bus.disconnect(None, "the end")
    assert afar.ended == [1, None]
    await bus.aclose()


async def test_what_was_said_while_nobody_listened_is_heard_by_who_listens_next() -> None:
    bus, afar, _ = await opened()
    listener = asyncio.create_task(bus.receive())
    await settled()
    listener.cancel()
    await asyncio.gather(listener, return_exceptions=True)
    afar.seat(3)
    assert await bus.receive() == Heard(3, Connected())
    await bus.aclose()
    with pytest.raises(PortClosed):
        await bus.receive()


async def test_an_order_is_answered_where_it_was_asked() -> None:
    bus, afar, _ = await opened()
    asked = asyncio.create_task(bus.local.ask(Look()))
    heard = await bus.receive()
    assert isinstance(heard.message, Asked)
    await bus.answer(heard.message.ask, Done(seq=7))
    assert await asked == Done(seq=7)
    await bus.answer("from afar", Done(seq=7))
    assert afar.answers == ["from afar"]
    await bus.aclose()
