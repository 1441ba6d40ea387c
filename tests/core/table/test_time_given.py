"""How much time the players have, changed while they play."""

from __future__ import annotations

import pytest

from core.table.messages import ClockSaid, Hello
from core.table.orders import Time
from core.table.state import replay
from tests.core.table.lobbies import done, lobby_table, playing, refused
from tests.core.table.playing import of

SHORT = ClockSaid(turn_ms=10_000, bank_ms=2_000, grace_ms=500)
LONG = ClockSaid(turn_ms=90_000, bank_ms=300_000, grace_ms=500)


async def test_a_player_who_is_given_more_time_in_the_middle_of_a_turn_has_it_at_once() -> None:
    game = await lobby_table(clock=SHORT)
    async with game.running():
        seats = await playing(game)
        table = game.coordinator.table
        assert table.live is not None
        turn = table.live.turn
        await game.advance(6_000)
        await done(game, Time(clock=LONG))
        await game.advance(60_000)
        assert game.coordinator.table.held == (None,) * 4
        assert game.coordinator.table.live is not None
        assert game.coordinator.table.live.turn == turn
        assert game.coordinator.table.banks == (300_000,) * 4
        await seats[turn].hear()
        assert of(Hello, seats[turn].all)[-1].clock == LONG
        await game.advance(324_000)
        assert game.coordinator.table.live.turn == turn, "30 of the 90 seconds were left, and the bank"
        await game.advance(2_000)
        assert game.coordinator.table.live.turn != turn


async def test_where_the_clock_is_taken_away_nobody_runs_out_of_time() -> None:
    game = await lobby_table(clock=SHORT)
    async with game.running():
        seats = await playing(game)
        await done(game, Time(clock=None))
        before = game.coordinator.table
        await game.advance(3_600_000)
        assert game.coordinator.table == before
        await seats[0].hear()
        assert of(Hello, seats[0].all)[-1].clock is None


async def test_a_bank_that_is_fuller_than_the_new_one_stays_as_it_is() -> None:
    game = await lobby_table(clock=LONG)
    async with game.running():
        await playing(game)
        await done(game, Time(clock=SHORT))
        assert game.coordinator.table.banks == (300_000,) * 4


async def test_the_same_time_again_is_no_news() -> None:
    game = await lobby_table(clock=SHORT)
    async with game.running():
        seats = await playing(game)
        seq, heard = game.coordinator.table.seq, len(of(Hello, seats[0].all))
        assert (await done(game, Time(clock=SHORT))).seq == seq
        await seats[0].hear()
        assert len(of(Hello, seats[0].all)) == heard


@pytest.mark.parametrize("clock", [ClockSaid(0, 0, 0), ClockSaid(1_000, -1, 0), ClockSaid(1_000, 0, -1)])
async def test_no_time_at_all_is_refused(clock: ClockSaid) -> None:
    game = await lobby_table()
    async with game.running():
        assert await refused(game, Time(clock=clock)) == "bad_clock"


async def test_the_time_that_was_given_is_in_the_records() -> None:
    game = await lobby_table(clock=SHORT)
    async with game.running():
        await playing(game)
        await done(game, Time(clock=LONG))
        table = game.coordinator.table
    again = replay(table.id, await game.log.read(table.id))
    assert again is not None
    assert (again.seq, again.opened.clock, again.banks) == (table.seq, LONG, (300_000,) * 4)
