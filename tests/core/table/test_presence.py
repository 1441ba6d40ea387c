"""Who is there: leaving, coming back, lost carriers, watchers, talk, and how much a seat may say."""

from __future__ import annotations

import random

import pytest

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Take
from core.game.events import Drew
from core.table.messages import (
    Act,
    Back,
    Closed,
    FromSeat,
    Hello,
    Id,
    Leave,
    Nonce,
    Pong,
    Ready,
    Rejected,
    Said,
    Say,
    Sync,
    Update,
)
from core.table.state import replay
from tests.core.table.playing import Seat, new, of, on_turn, take_turn


async def test_too_many_messages_end_the_connection_with_a_reason() -> None:
    game = await new(humans=(0,))
    async with game.running():
        seats = await game.seats()
        heard = await seats[0].say(*[Pong(n) for n in range(40)])
        (closed,) = of(Closed, heard)
        assert isinstance(closed, Closed)
        assert "too many messages" in closed.reason
        again = Seat(game.bus.seat(0))
        assert of(Hello, await again.hear())
        assert of(Update, await again.introduce())


async def test_four_messages_a_second_can_be_sent_for_ever() -> None:
    game = await new(humans=(0,))
    async with game.running():
        seats = await game.seats()
        for n in range(100):
            assert not of(Closed, await seats[0].say(Pong(n)))
            await game.advance(250)


async def test_canned_phrases_are_heard_by_all_and_nothing_else_is() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        await seats[2].say(Say("well_played"))
        for seat in seats:
            await seat.hear()
            assert of(Said, seat.all) == [Said(2, "well_played")]
        (answer,) = await seats[2].say(Say("play hearts, partner"))
        assert isinstance(answer, Rejected)
        assert (answer.code, answer.seq) == ("malformed", 0), "it answers no act"
        assert "well_played" in answer.text


async def test_a_seat_that_leaves_is_played_by_the_stand_in_until_it_is_back() -> None:
    game = await new(humans=(0, 1, 2, 3))
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await seats[turn].say(Leave())
        table = game.coordinator.table
        assert table.held[turn] == "left"
        assert table.turns[turn] == table.stand_in[turn] == 1, "the stand-in plays at once"
        refused = await seats[turn].act(Draw())
        assert isinstance(refused, Rejected)
        assert refused.code == "stood_in"
        await seats[turn].say(Back())
        assert game.coordinator.table.held[turn] is None
        for _ in range(3):
            await take_turn(seats)
        assert await take_turn(seats) == turn


async def test_with_everybody_gone_the_table_waits_for_somebody_to_come_back() -> None:
    game = await new(humans=(0, 1, 2, 3))
    async with game.running():
        seats = await game.seats()
        for seat in seats:
            await seat.say(Leave())
        before = game.coordinator.table.seq
        await game.advance(60_000)
        assert game.coordinator.table.seq == before
        await seats[2].say(Back())
        table = game.coordinator.table
        assert table.live is not None
        assert (table.held[2], table.live.turn) == (None, 2)


async def test_a_bot_whose_carrier_ends_is_played_for_after_a_while_and_plays_again_when_it_is_there() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await seats[turn].port.aclose()
        await game.advance(4_000)
        assert game.coordinator.table.held[turn] is None
        await game.advance(1_500)
        assert game.coordinator.table.held[turn] == "absent"
        assert game.coordinator.table.turns[turn] == 1
        again = Seat(game.bus.seat(turn))
        await again.introduce()
        assert game.coordinator.table.held[turn] is None


async def test_without_a_clock_a_person_who_is_gone_is_waited_for() -> None:
    game = await new(humans=(0, 1, 2, 3))
    async with game.running():
        seats = await game.seats()
        await seats[on_turn(seats)].port.aclose()
        await game.advance(3_600_000)
        assert game.coordinator.table.held == (None,) * 4


async def test_a_newer_connection_takes_a_seat_and_the_end_of_the_older_hurts_nobody() -> None:
    game = await new(humans=(0,))
    async with game.running():
        seats = await game.seats()
        newer = Seat(game.bus.seat(0))
        await newer.introduce()
        (closed,) = of(Closed, await seats[0].hear())
        assert isinstance(closed, Closed)
        assert "another connection" in closed.reason
        await seats[0].port.aclose()
        await take_turn([newer, *seats[1:]])
        assert of(Update, await newer.hear())


async def test_a_client_of_another_protocol_is_sent_away() -> None:
    game = await new()
    async with game.running():
        seat = Seat(game.bus.seat(0))
        heard = await seat.say(Id(protocol=2, name="from the future"))
        (closed,) = of(Closed, heard)
        assert isinstance(closed, Closed)
        assert "protocol 1" in closed.reason


async def test_a_watcher_sees_the_table_and_no_hand() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        watcher = Seat(game.bus.watch())
        await watcher.introduce()
        await take_turn(seats)
        await watcher.hear()
        updates = [message for message in watcher.all if isinstance(message, Update)]
        assert len(updates) == 3
        assert all(update.view.hand is None and update.turn is None for update in updates)
        assert all(event.card is None for update in updates for event in update.events if isinstance(event, Drew))
        refused = await watcher.act(Draw())
        assert isinstance(refused, Rejected)
        assert refused.code == "not_your_turn"


async def test_words_that_mean_nothing_here_are_heard_in_silence() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        assert await seats[0].say(Ready(), Pong(1), Nonce(1, value="00" * 16), Back()) == []


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_the_seats_say_the_table_stands_and_its_log_is_whole(seed: int) -> None:
    dice = random.Random(seed)
    game = await new(humans=(0, 2))
    async with game.running():
        seats = await game.seats()

        def anything(seq: int) -> FromSeat:
            card = dice.choice(["9D", "JK", "2S", "XX", "", "9d"])
            actions: list[Action] = [Draw(), Keep(), Take(), Take(dice.randrange(-1, 3), (card,)), Take(None, ())]
            actions += [Lay((card,) * dice.randrange(5)), Extend(dice.randrange(-2, 4), (card,)), Discard(card)]
            number = seq + dice.choice([0, 0, 0, 0, -1, 1, 1_000_000, -1_000_000])
            said: list[FromSeat] = [
                Act(seq=number, actions=tuple(dice.choices(actions, k=dice.randrange(4)))),
                Act(seq=number, actions=(Draw(), Discard(card))),
                Sync(number),
                Nonce(dice.randrange(3), commit=card, value=dice.choice([None, card])),
                Say(card),
                Id(protocol=1, name=card, wants=(card, "legal")),
                Ready(),
                Pong(number),
                Leave(),
                Back(),
            ]
            return dice.choice(said)

        for _ in range(400):
            seat = dice.choice(seats)
            await seat.port.send(anything(game.coordinator.table.seq))
            await game.advance(dice.choice([100, 300]))
        table = game.coordinator.table
        assert replay(game.name, await game.log.read(game.name)) is not None
        assert table.turns != (0,) * 4
        for seat in seats:
            assert not of(Closed, await seat.hear())
            await seat.say(Back())
        live = game.coordinator.table.live
        assert live is not None
        assert live.over is None
