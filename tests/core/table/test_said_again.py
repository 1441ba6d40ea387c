"""An act that is said again because its answer is late: judged once, and answered each time."""

from __future__ import annotations

import msgspec

from core.game.actions import Discard, Draw
from core.table.messages import Act, Rejected, Update
from core.table.times import Times
from tests.core.table.playing import Game, new, of, on_turn


async def refusals(game: Game, act: Act, times: int) -> list[Rejected]:
    """What a bot on turn hears that says this act so often."""
    seats = await game.seats()
    seat = seats[on_turn(seats)]
    return of(Rejected, await seat.say(*[msgspec.structs.replace(act, seq=seat.seq)] * times))


async def test_a_refusal_names_the_act_that_it_answers() -> None:
    game = await new()
    async with game.running():
        (answer,) = await refusals(game, Act(seq=0, actions=(Discard("9D"),), number=3), 1)
        assert (answer.code, answer.number) == ("wrong_phase", 3)


async def test_an_act_without_a_number_is_answered_without_one_and_judged_each_time() -> None:
    game = await new()
    async with game.running():
        answers = await refusals(game, Act(seq=0, actions=(Discard("9D"),)), 4)
        assert [answer.number for answer in answers] == [None] * 4
        await game.advance(0)
        assert game.coordinator._audience.seat(game.coordinator.table.live.turn).refusals == 4  # type: ignore[union-attr]


async def test_a_refused_act_that_is_said_again_is_one_refusal_and_answered_each_time() -> None:
    game = await new()
    game.coordinator = game.another(Times(tick=0, refusals=2))
    async with game.running():
        answers = await refusals(game, Act(seq=0, actions=(Discard("9D"),), number=3), 6)
        assert len(answers) == 6
        assert len(set(answers)) == 1
        table = game.coordinator.table
        assert table.live is not None
        assert not table.helped
        assert game.coordinator._audience.seat(table.live.turn).refusals == 1


async def test_another_act_under_the_same_number_is_judged() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        first, second = (Act(seq=seat.seq, actions=(action,), number=3) for action in (Discard("9D"), Draw()))
        heard = await seat.say(first, second)
        assert len(of(Rejected, heard)) == 1
        assert len(of(Update, heard)) == 1


async def test_an_accepted_act_that_is_said_again_is_answered_under_its_number() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        act = Act(seq=seat.seq, actions=(Draw(),), number=9)
        (answer,) = of(Rejected, await seat.say(act, act))
        assert (answer.code, answer.number) == ("stale", 9)
        assert answer.accepted is not None
