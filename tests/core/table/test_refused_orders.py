"""Orders that a table refuses, each with a sentence that says what to do instead."""

from __future__ import annotations

from core.game.actions import Draw
from core.table.coordinator import Coordinator
from core.table.orders import Fill, Kick, Order, Refused, Sit, Swap
from core.table.times import Times
from tests.core.table.lobbies import asked, done, lobby_table, playing
from tests.core.table.playing import Game, dull, on_turn, secret_of


async def told(game: Game, order: Order) -> str:
    """The sentence."""
    answer = await asked(game, order)
    assert isinstance(answer, Refused), answer
    return answer.text


async def test_nobody_is_put_out_of_a_free_seat() -> None:
    game = await lobby_table()
    async with game.running():
        assert await told(game, Kick(seat=1)) == "Nobody has seat 1."
        assert await told(game, Kick(seat=4)) == "The seats of this table are 0 to 3."


async def test_a_seat_that_somebody_takes_next_is_nobody_elses() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        turn = on_turn(seats)
        await seats[turn].act(Draw())
        await done(game, Swap(seat=turn, program="greedy"))
        coming = game.coordinator.table.coming[turn]
        assert coming is not None
        expected = f"{coming.name} takes seat {turn} next: choose another one."
        assert await told(game, Sit(name="Elena", seat=turn)) == expected
        again = await done(game, Sit(name=coming.name, seat=turn, kind="bot"))
        assert (again.seat, again.seated) == (turn, False)


async def test_a_host_without_bots_of_its_own_says_so() -> None:
    game = await lobby_table()
    game.coordinator = Coordinator(
        game.name,
        game.log,
        game.bus,
        game.clock,
        stand_in=dull,
        entropy=lambda count: secret_of(1)[:count],
        times=Times(tick=0),
    )
    async with game.running():
        assert await told(game, Fill(program="greedy")) == "This host has no bots of its own: let somebody bring one."
