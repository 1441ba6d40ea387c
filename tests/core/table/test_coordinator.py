"""The way of a match through a table: greetings, what was missed, ends, stand-ins, orders of the host."""

from __future__ import annotations

import asyncio

import pytest

from core.game.actions import Action, Discard, Draw, Lay
from core.game.events import Dealt
from core.game.rules import Rules, options_of
from core.game.view import View
from core.table.messages import (
    Closed,
    Hello,
    Leave,
    Sync,
    Update,
)
from tests.core.table.playing import RULES, Game, Seat, chance, new, of, on_turn, records_of, settled, take_turn


async def test_a_seat_is_greeted_and_shown_the_deal_once_it_has_said_who_it_is() -> None:
    game = await new()
    async with game.running():
        seat = Seat(game.bus.seat(0))
        (hello,) = await seat.hear()
        assert isinstance(hello, Hello)
        assert (hello.seat, hello.table, hello.seeded) == (0, "K7QF2M", True)
        assert hello.rules.options == options_of(RULES)
        assert [player.name for player in hello.players] == ["P0", "P1", "P2", "P3"]
        others = await game.seats(which=(1, 2, 3))
        assert others[0].update is None, "the deal waits for the last of them"
        (update,) = await seat.introduce()
        assert isinstance(update, Update)
        assert (update.since, update.events) == (update.seq, ())
        assert update.view.hand is not None
        assert len(update.view.hand) == 11


async def test_nobody_but_the_player_on_turn_is_asked_to_act() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        asked = [seat.update is not None and seat.update.turn is not None for seat in seats]
        assert asked.count(True) == 1
        assert seats[0].update is not None
        assert asked.index(True) == seats[0].update.view.turn


async def test_a_seat_that_missed_events_gets_exactly_those() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        start = seats[0].seq
        for _ in range(3):
            await take_turn(seats)
        await seats[0].hear()
        told = [event for update in seats[0].all if isinstance(update, Update) for event in update.events]
        (answer,) = await seats[0].say(Sync(start))
        assert isinstance(answer, Update)
        assert answer.since == start
        assert list(answer.events) == [event for event in told if event.seq > start]
        (everything,) = await seats[0].say(Sync(0))
        assert isinstance(everything, Update)
        assert isinstance(everything.events[0], Dealt)
        assert everything.events[0].cards is not None
        assert everything.events[0].hands is None


async def test_a_seat_that_claims_to_know_the_future_is_shown_the_present() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        (answer,) = await seats[0].say(Sync(10_000))
        assert isinstance(answer, Update)
        assert (answer.since, answer.events) == (answer.seq, ())


async def test_a_deal_ends_with_its_sheet_and_the_next_follows_by_itself() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        while not seats[0].ends():
            await take_turn(seats)
            await seats[0].hear()
        kinds = [type(message) for message in seats[0].all]
        end = seats[0].ends()[0]
        last = kinds.index(type(end)) - 1
        over = seats[0].all[last]
        assert isinstance(over, Update)
        assert over.view.phase == "over"
        assert (end.n, end.secret, end.result) == (1, None, None)
        assert end.score is not None
        assert [sheet.total() for sheet in end.sheet] == list(end.score)
        assert seats[0].update is not None
        assert (seats[0].update.view.n, seats[0].update.view.scores) == (2, end.totals)


async def test_the_match_ends_with_its_result_and_the_carriers_are_closed() -> None:
    game = Game()
    await game.found(records_of("aberto"))
    seats: list[Seat] = []
    async with game.running():
        seats = await game.seats()
        while game.coordinator.table.result is None:
            await take_turn(seats)
        for seat in seats:
            await seat.hear()
    for seat in seats:
        end, closed = seat.all[-2:]
        assert end == seat.ends()[-1]
        assert seat.ends()[-1].result is not None
        assert closed == Closed("the match is over")


async def test_an_abandoned_match_ends_without_a_score() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        await game.coordinator.abandon()
        await seats[0].hear()
    (end,) = seats[0].ends()
    assert (end.score, end.sheet) == (None, ())
    assert end.result is not None
    assert (end.result.winner, end.result.reason) == (None, "abandoned")


async def test_stopping_a_table_records_nothing() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        before = game.coordinator.table.seq
        await game.coordinator.stop("see you tomorrow")
        assert of(Closed, await seats[0].hear()) == [Closed("see you tomorrow")]
    assert len(await game.log.read(game.name)) == before + 1


@pytest.mark.parametrize("players", [2, 4, 6])
async def test_whole_matches_are_played_by_any_number_of_players(players: int) -> None:
    game = Game()
    await game.found(records_of("stbl", {"players": players}, seed=None))
    await game.play([chance] * players)
    table = game.coordinator.table
    assert table.result is not None
    assert table.stand_in == (0,) * players


async def test_a_stand_in_that_fails_or_cheats_still_ends_the_turn() -> None:
    def broken(shown: View, rules: Rules) -> list[Action]:
        raise RuntimeError("a fault of the tests")

    def cheating(shown: View, rules: Rules) -> list[Action]:
        return [Discard("JK"), Discard("JK")]

    def silent(shown: View, rules: Rules) -> list[Action]:
        return []

    for think in (broken, cheating, silent):
        game = Game(stand_in=think)
        await game.found(records_of(humans=(0, 1, 2, 3)))
        async with game.running():
            seats = await game.seats()
            turn = on_turn(seats)
            await seats[turn].say(Leave())
            assert game.coordinator.table.turns[turn] == 1


async def test_the_stand_in_takes_back_an_initial_meld_that_it_cannot_complete() -> None:
    options = {"initial_meld": [[0, 2_000]], "target": 0}
    game = Game(stand_in=lambda shown, rules: [])
    await game.found(records_of("burraco", options, humans=(0, 1, 2, 3)))
    async with game.running():
        seats = await game.seats(wants=("legal",))
        lay: Action | None = None
        while lay is None:
            turn = on_turn(seats)
            drawn = await seats[turn].act(Draw())
            assert isinstance(drawn, Update)
            assert drawn.turn is not None
            lay = next((action for action in drawn.turn.legal or () if isinstance(action, Lay)), None)
            if lay is None:
                await take_turn(seats)
        begun = await seats[turn].act(lay)
        assert isinstance(begun, Update)
        assert begun.view.laid > 0
        await seats[turn].say(Leave())
        table = game.coordinator.table
        assert table.live is not None
        assert table.live.turn != turn
        assert not [meld for melds in table.live.state.melds for meld in melds]


async def test_cancelling_a_coordinator_leaves_a_table_that_can_be_gone_on_with() -> None:
    game = await new()
    await game.coordinator.load()
    task = asyncio.create_task(game.coordinator.run())
    await settled()
    seats = await game.seats()
    await take_turn(seats)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    before = game.coordinator.table
    game.coordinator = game.another()
    async with game.running(greet=True):
        assert game.coordinator.table.seq == before.seq
        for seat in seats:
            assert of(Hello, await seat.hear())
            await seat.introduce()
        await take_turn(seats)


async def test_an_order_that_has_become_pointless_is_dropped() -> None:
    game = await new()
    async with game.running():
        await game.seats()
        await game.coordinator.resume()
        await settled()
        assert not game.coordinator.table.paused
