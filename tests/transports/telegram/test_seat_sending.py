"""How soon a person is shown what: a turn on its way only where that takes long, and before others while on turn."""

from __future__ import annotations

import asyncio

import pytest

from core.game.actions import Draw
from tests.patience import PATIENCE_S
from tests.transports.telegram.at_seat import game_of, sitting
from transports.telegram import seat_sending
from transports.telegram.screen import Place, Screen
from transports.telegram.seat_sending import OnItsWay


class Seat:
    """Sends, and counts how often that was to be shown."""

    def __init__(self) -> None:
        self.sending = True
        self.shown = asyncio.Event()
        self.on_its_way = OnItsWay(lambda: self.sending, self.shown.set)


async def test_a_turn_that_is_there_at_once_was_never_shown_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_sending, "SHOWN_S", 0.0)
    seat = Seat()
    assert seat.on_its_way.hidden()
    seat.sending = False
    assert not seat.on_its_way.hidden()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not seat.shown.is_set()


async def test_one_that_takes_long_is_shown_once_and_the_next_one_is_hidden_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seat_sending, "SHOWN_S", 0.0)
    seat = Seat()
    assert seat.on_its_way.hidden()
    await asyncio.wait_for(seat.shown.wait(), PATIENCE_S)
    assert not seat.on_its_way.hidden()
    seat.sending = False
    assert not seat.on_its_way.hidden()
    seat.sending = True
    assert seat.on_its_way.hidden()
    seat.on_its_way.close()


async def test_nothing_is_shown_of_a_turn_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_sending, "SHOWN_S", 0.0)
    seat = Seat()
    assert seat.on_its_way.hidden()
    seat.on_its_way.close()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not seat.shown.is_set()


async def test_a_person_is_shown_what_became_of_their_tap_and_nothing_before_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seat_sending, "SHOWN_S", 3_600.0)
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await me.until(lambda: me.on_turn)
        drawing = me.plays(Draw())
        assert drawing is not None
        me.post.every.clear()
        await me.press(drawing)
        await me.until(lambda: "You drew" in me.text)
        assert len({screen.text for _, _, screen in me.post.every}) == 1


async def test_a_message_is_awaited_while_its_reader_is_on_turn_and_no_longer() -> None:
    game = await game_of(players=2, humans=[0, 1])
    async with game.running(), sitting(game, [0, 1]) as people:
        await people[0].until(lambda: people[0].on_turn)
        await people[1].until(lambda: people[1].chat.board is not None)
        for me, on_turn in zip(people, (True, False), strict=True):
            noted: list[bool] = []

            def show(place: Place, key: str, screen: Screen, awaited: bool = False, into: list[bool] = noted) -> None:
                into.append(awaited)

            me.post.show = show  # type: ignore[method-assign]
            me.chat.refresh()
            assert noted == [on_turn]
