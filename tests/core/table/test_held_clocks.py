"""An edge cannot reach its people for a while: clocks stand, nobody is late or absent, and never for longer."""

from __future__ import annotations

from random import Random

import pytest

from core.game.actions import Draw
from core.table.clock import ManualClock
from core.table.messages import ClockSaid, Tick
from core.table.orders import MOST_HOLD_MS, Hold, Pause, Refused, Resume
from core.table.ports import Heard, Interrupted, Restored
from core.table.state import fold
from core.table.table import Table
from core.table.times import Times
from core.table.turn_clock import TurnClock
from tests.core.table.lobbies import all_come, all_ready, asked, done, lobby_table, playing, refused
from tests.core.table.playing import Game, of, on_turn, records_of

CLOCK = ClockSaid(turn_ms=10_000, bank_ms=5_000, grace_ms=0)
ABSENT = Times(tick=0, absent=5_000, idle=60_000)
TICKS = Times(tick=1_000, idle=600_000)


def late(game: Game) -> int:
    """How many turns a stand-in has played."""
    return sum(game.coordinator.table.stand_in)


async def test_while_clocks_are_held_nobody_is_late_and_afterwards_all_is_as_before() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await playing(game)
        await game.advance(9_000)
        await done(game, Hold(ms=60_000))
        await game.advance(59_999)
        assert late(game) == 0
        await game.advance(6_000)
        assert late(game) == 0
        await game.advance(1)
        assert late(game) == 1


async def test_what_was_held_does_not_count_as_the_time_of_an_act() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        seats = await playing(game)
        turn = on_turn(seats)
        await game.advance(2_000)
        await done(game, Hold(ms=20_000))
        await game.advance(21_000)
        await seats[turn].act(Draw())
        assert game.coordinator.table.used_ms == 3_000


async def test_a_hold_that_is_renewed_goes_on_and_one_that_is_ended_is_over() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await playing(game)
        for _ in range(5):
            await done(game, Hold(ms=10_000))
            await game.advance(9_000)
        await done(game, Hold(ms=0))
        await game.advance(14_999)
        assert late(game) == 0
        await game.advance(1)
        assert late(game) == 1


async def test_a_shorter_hold_takes_the_place_of_a_longer_one() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await playing(game)
        await done(game, Hold(ms=100_000))
        await done(game, Hold(ms=1_000))
        await game.advance(15_999)
        assert late(game) == 0
        await game.advance(1)
        assert late(game) == 1


async def test_an_act_of_a_player_ends_it() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        seats = await playing(game)
        turn = on_turn(seats)
        await done(game, Hold(ms=100_000))
        await game.advance(50_000)
        await seats[turn].act(Draw())
        await game.advance(14_999)
        assert late(game) == 0
        await game.advance(1)
        assert late(game) == 1


@pytest.mark.parametrize("ms", [-1, MOST_HOLD_MS + 1, 10**15])
async def test_nobody_holds_clocks_for_longer_than_is_allowed_at_a_time(ms: int) -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        answer = await asked(game, Hold(ms=ms))
        expected = "Clocks can be held for 0 to 300000 milliseconds: ask for less, and again while it lasts."
        assert answer == Refused(code="bad_hold", text=expected)
        assert await refused(game, Hold(ms=ms)) == "bad_hold"
        await done(game, Hold(ms=MOST_HOLD_MS))


async def test_nobody_counts_as_absent_meanwhile_and_the_time_does_not_count_afterwards() -> None:
    game = await lobby_table(times=ABSENT, away_ms=8_000)
    async with game.running():
        seats = await playing(game)
        turn = on_turn(seats)
        await done(game, Hold(ms=30_000))
        await game.advance(1_000)
        await seats[turn].port.aclose()
        await game.advance(28_000)
        assert game.coordinator.table.held == (None,) * 4
        await game.advance(8_000)
        assert game.coordinator.table.held == (None,) * 4
        await game.advance(30_000)
        assert game.coordinator.table.held[turn] == "absent"


async def test_a_table_is_not_given_up_while_its_clocks_are_held() -> None:
    game = await lobby_table(times=ABSENT)
    async with game.running():
        seats = await playing(game)
        for seat in seats:
            await seat.port.aclose()
        await game.advance(59_000)
        await done(game, Hold(ms=100_000))
        await game.advance(99_000)
        assert not game.coordinator.table.adjourned
        await game.advance(1_900)
        assert not game.coordinator.table.adjourned
        await game.advance(200)
        assert game.coordinator.table.adjourned


async def test_a_deal_goes_on_while_clocks_are_held() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        seats = await all_come(game)
        await done(game, Hold(ms=100_000))
        await all_ready(seats)
        assert game.coordinator.table.n == 1
        await game.advance(99_000)
        assert late(game) == 0
        await game.advance(16_000)
        assert late(game) == 1


async def test_ticks_say_that_no_clock_runs() -> None:
    game = await lobby_table(clock=CLOCK, times=TICKS)
    async with game.running():
        seats = await playing(game)
        await game.advance(1_000)
        assert [tick.left_ms for tick in of(Tick, await seats[0].hear())][-1] == 14_000
        await done(game, Hold(ms=2_500))
        await game.advance(1_000)
        await game.advance(1_000)
        ticks = of(Tick, await seats[0].hear())
        assert [(tick.left_ms, tick.degraded) for tick in ticks] == [(None, False)] * 2
        await game.advance(1_000)
        assert [tick.left_ms for tick in of(Tick, await seats[0].hear())] == [13_500]


async def test_a_pause_within_a_hold_and_a_hold_within_a_pause_take_nothing_from_anybody() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await playing(game)
        await done(game, Hold(ms=10_000))
        await done(game, Pause())
        await game.advance(50_000)
        await done(game, Resume())
        await done(game, Pause())
        await done(game, Hold(ms=50_000))
        await game.advance(10_000)
        await done(game, Resume())
        await game.advance(40_000)
        assert late(game) == 0
        await game.advance(14_999)
        assert late(game) == 0
        await game.advance(1)
        assert late(game) == 1


async def test_a_table_that_is_read_from_its_log_has_forgotten_it() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await playing(game)
        await done(game, Hold(ms=100_000))
    game.coordinator = game.another()
    async with game.running(greet=True):
        await game.seats()
        await game.advance(15_500)
        assert late(game) >= 1


async def test_an_outage_within_a_hold_takes_nothing_from_anybody() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await playing(game)
        await done(game, Hold(ms=10_000))
        await game.advance(5_000)
        await game.coordinator._inbox.put(Heard(None, Interrupted("the bus is away")))
        await game.advance(60_000)
        await game.coordinator._inbox.put(Heard(None, Restored()))
        await game.advance(14_999)
        assert late(game) == 0
        await game.advance(1)
        assert late(game) == 1


def begun() -> Table:
    """A table, read from its log."""
    table: Table | None = None
    for record in records_of(clock=CLOCK, humans=(0, 1, 2, 3)):
        table, _ = fold(table, record)
    assert table is not None
    return table


@pytest.mark.parametrize("seed", range(40))
def test_a_clock_stands_exactly_as_long_as_it_is_held_whenever_that_is_looked_at(seed: int) -> None:
    random, clock, table = Random(seed), ManualClock(), begun()
    turn = TurnClock(clock)
    turn.begin(table)
    counted, held_until, given = 0, 0, 0
    for _ in range(200):
        match random.randrange(4):
            case 0:
                ms = random.choice((0, 1, 700, 5_000))
                turn.hold(table, ms)
                held_until = clock.now_ms() + ms
            case 1:
                assert turn.elapsed() == counted
                assert turn.held == (clock.now_ms() < held_until)
            case 2:
                given += turn.taken_held_ms()
            case _:
                before, ms = clock.now_ms(), random.choice((1, 300, 4_000))
                clock.advance(ms)
                counted += max(0, clock.now_ms() - max(before, held_until))
    assert turn.elapsed() == counted
    turn.hold(table, 0)
    given += turn.taken_held_ms()
    assert given == clock.now_ms() - counted
