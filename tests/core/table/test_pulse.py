"""A carrier that is silent at a deadline: nobody is late or away before it is known that they could be heard."""

from __future__ import annotations

from core.table.messages import ClockSaid
from core.table.ports import Heard, Interrupted, Restored
from tests.core.table.lobbies import all_come, all_ready, lobby_table
from tests.core.table.playing import Game, Seat, settled, take_turn

CLOCK = ClockSaid(turn_ms=10_000, bank_ms=0, grace_ms=500)


async def on_a_carrier_with_a_pulse(game: Game) -> list[int]:
    """What the carrier says of itself from now on: when it was last known to work."""
    alive = [game.clock.now_ms()]
    setattr(game.bus, "silent_ms", lambda: game.clock.now_ms() - alive[0])  # noqa: B010
    return alive


async def begun(game: Game) -> tuple[list[Seat], int]:
    seats = await all_come(game)
    await all_ready(seats)
    return seats, next(at for at, seat in enumerate(seats) if seat.asked)


async def test_nobody_is_late_while_the_carrier_may_have_lost_what_they_said() -> None:
    game = await lobby_table(clock=CLOCK)
    alive = await on_a_carrier_with_a_pulse(game)
    async with game.running():
        seats, turn = await begun(game)
        await game.advance(9_000)
        alive[0] = game.clock.now_ms()
        for _ in range(40):
            await game.advance(50)
        assert game.coordinator.table.turns[turn] == 0
        assert await take_turn(seats) == turn, "what was held up on its way counts"
        assert game.coordinator.table.stand_in == (0, 0, 0, 0)


async def test_once_the_carrier_is_known_to_have_worked_who_was_late_was_late() -> None:
    game = await lobby_table(clock=CLOCK)
    alive = await on_a_carrier_with_a_pulse(game)
    async with game.running():
        _, turn = await begun(game)
        await game.advance(10_600)
        assert game.coordinator.table.turns[turn] == 0
        alive[0] = game.clock.now_ms()
        await game.advance(50)
        assert game.coordinator.table.stand_in[turn] == 1


async def test_the_time_before_trouble_was_noticed_is_nobodys_either() -> None:
    game = await lobby_table(clock=CLOCK)
    alive = await on_a_carrier_with_a_pulse(game)
    async with game.running():
        _, turn = await begun(game)
        await game.advance(4_000)
        alive[0] = game.clock.now_ms()
        await game.advance(3_000)
        game.bus._signal(Heard(None, Interrupted("the server does not answer")))
        await game.advance(60_000)
        alive[0] = game.clock.now_ms()
        game.bus._signal(Heard(None, Restored()))
        await settled()
        for _ in range(6_400 // 50):
            alive[0] = game.clock.now_ms()
            await game.advance(50)
        assert game.coordinator.table.turns[turn] == 0, "four seconds of ten were used, and half a second is grace"
        for _ in range(4):
            alive[0] = game.clock.now_ms()
            await game.advance(50)
        assert game.coordinator.table.stand_in[turn] == 1
