"""The clock of a turn: bank, grace, what a stand-in does when it has run out, strikes, pauses, restarts, heartbeats."""

from collections.abc import Sequence

from core.game.actions import Draw
from core.table.messages import Act, Back, ClockSaid, Stop, Tick, Update
from core.table.times import Times
from tests.core.table.playing import Game, Seat, on_turn, records_of, settled, take_turn

CLOCK = ClockSaid(turn_ms=10_000, bank_ms=5_000, grace_ms=500)
ALL = (0, 1, 2, 3)


async def new(clock: ClockSaid = CLOCK, humans: Sequence[int] = ALL, strikes: int = 3) -> Game:
    game = Game()
    await game.found(records_of(clock=clock, humans=humans, strikes=strikes))
    return game


def time_left(seat: Seat) -> tuple[int | None, int | None]:
    assert seat.update is not None
    assert seat.update.turn is not None
    return seat.update.turn.deadline_ms, seat.update.turn.bank_ms


async def test_a_player_is_told_what_is_left_of_the_turn_and_of_the_bank() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        assert time_left(seats[turn]) == (10_000, 5_000)
        await game.advance(12_000)
        await seats[turn].act(Draw())
        assert time_left(seats[turn]) == (0, 3_000)


async def test_when_turn_bank_and_grace_have_gone_a_stand_in_plays_the_rest_of_the_turn() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await seats[turn].act(Draw())
        await game.advance(15_499)
        assert game.coordinator.table.turns[turn] == 0
        await game.advance(1)
        table = game.coordinator.table
        assert (table.turns[turn], table.stand_in[turn], table.strikes[turn], table.held[turn]) == (1, 1, 1, None)
        assert table.banks[turn] == 0
        heard = await seats[turn].hear()
        assert isinstance(heard[0], Stop)
        assert all(isinstance(message, Update) and message.turn is None for message in heard[1:])


async def test_a_move_on_its_way_at_the_deadline_still_counts() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await game.advance(15_400)
        assert isinstance(await seats[turn].act(Draw()), Update)


async def test_an_act_that_comes_after_the_stand_in_is_stale() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        seq = seats[turn].seq
        await game.advance(16_000)
        await seats[turn].hear()
        (answer,) = await seats[turn].say(Act(seq=seq, actions=(Draw(),)))
        assert getattr(answer, "code", None) == "stale"


async def test_the_alarm_of_a_turn_that_is_over_does_nothing() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        for _ in range(8):
            await game.advance(9_900)
            await take_turn(seats)
        assert game.coordinator.table.stand_in == (0, 0, 0, 0)


async def test_too_many_turns_in_a_row_and_the_stand_in_holds_the_seat_until_its_owner_is_back() -> None:
    game = await new(strikes=2)
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        for expected in (None, "late"):
            await game.advance(15_500)
            for _ in range(3):
                await take_turn(seats)
            assert game.coordinator.table.held[turn] == expected
        table = game.coordinator.table
        assert table.turns[turn] == 3, "a stand-in that holds a seat plays at once"
        await seats[turn].say(Back())
        assert game.coordinator.table.held[turn] is None
        assert game.coordinator.table.strikes[turn] == 0
        for _ in range(3):
            await take_turn(seats)
        assert await take_turn(seats) == turn


async def test_who_plays_a_turn_in_time_has_no_strikes() -> None:
    game = await new(strikes=2)
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        for _ in range(3):
            await game.advance(15_500)
            for _ in range(7):
                await take_turn(seats)
        assert game.coordinator.table.held[turn] is None


async def test_no_clock_runs_while_the_table_is_paused() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await game.advance(4_000)
        await game.coordinator.pause()
        await game.advance(3_600_000)
        assert game.coordinator.table.turns[turn] == 0
        await game.coordinator.resume()
        await settled()
        await seats[turn].hear()
        assert time_left(seats[turn]) == (6_000, 5_000)
        await game.advance(1_000)
        await seats[turn].act(Draw())
        assert game.coordinator.table.used_ms == 5_000


async def test_after_a_restart_a_player_has_what_its_acts_have_left_and_at_least_two_seconds() -> None:
    game = await new()
    turn = 0
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await game.advance(9_000)
        await seats[turn].act(Draw())
        await game.advance(900)
    game.coordinator = game.another()
    game.clock.advance(3_600_000)
    async with game.running():
        seats = await game.seats()
        assert on_turn(seats) == turn
        assert time_left(seats[turn]) == (2_000, 5_000)
        await game.advance(7_499)
        assert game.coordinator.table.turns[turn] == 0
        await game.advance(1)
        assert game.coordinator.table.turns[turn] == 1


async def test_a_table_without_a_clock_waits_for_a_person_for_ever() -> None:
    game = Game()
    await game.found(records_of(humans=ALL))
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        assert time_left(seats[turn]) == (None, None)
        await game.advance(24 * 3_600_000)
        assert game.coordinator.table.turns[turn] == 0


async def test_the_heartbeat_tells_the_number_and_the_time_left() -> None:
    game = await new()
    game.coordinator = game.another(Times(tick=5_000))
    async with game.running():
        seats = await game.seats()
        await game.advance(5_000)
        ticks = [message for message in await seats[0].hear() if isinstance(message, Tick)]
        assert ticks == [Tick(seq=seats[0].seq, left_ms=10_000)]
        await game.advance(5_000)
        assert isinstance((await seats[0].hear())[-1], Tick)


async def test_the_stand_in_plays_on_for_a_seat_it_was_playing_when_the_table_was_restarted() -> None:
    game = await new(strikes=1)
    async with game.running():
        seats = await game.seats()
        await game.advance(15_500)
        await game.coordinator.stop("killed between two records")
    table = game.coordinator.table
    held = table.strikes.index(1)
    assert table.held[held] == "late"
    game.coordinator = game.another()
    async with game.running():
        seats = await game.seats()
        for _ in range(3):
            await take_turn(seats)
        assert game.coordinator.table.turns[held] == 2
