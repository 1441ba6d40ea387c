"""People who are at the table and sleep: what is played for them, and what is not."""

from __future__ import annotations

from core.table.messages import Back, ClockSaid, Ready
from core.table.orders import Sit
from tests.core.table.lobbies import come, done, lobby_table
from tests.core.table.playing import Game, Seat, take_turn

CLOCK = ClockSaid(turn_ms=10_000, bank_ms=0, grace_ms=500)


async def until_held(game: Game, asleep: int, others: list[Seat]) -> None:
    """This seat never acts, all others do, until a stand-in holds it."""
    while game.coordinator.table.held[asleep] is None:
        deal = game.coordinator.table.live
        assert deal is not None
        if deal.turn == asleep:
            await game.advance(10_600)
        else:
            await take_turn(others)


async def test_the_match_of_the_only_person_who_sleeps_is_not_played_to_its_end_without_them() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        anna, others = await come(game, "Anna"), []
        for name in ("Bea", "Carlo", "Duccio"):
            seat = (await done(game, Sit(name=name, kind="bot"))).seat
            assert seat is not None
            others.append(Seat(game.bus.seat(seat)))
            await others[-1].introduce()
        await anna.say(Ready())
        await until_held(game, 0, others)
        for _ in range(3):
            await take_turn(others)
        table = game.coordinator.table
        assert table.live is not None
        assert (table.held[0], table.live.turn) == ("late", 0)
        await game.advance(3_600_000)
        assert game.coordinator.table == table
        await anna.say(Back())
        assert game.coordinator.table.held[0] is None
        assert await take_turn([anna, *others]) == 0


async def test_where_somebody_is_awake_a_stand_in_plays_on_for_who_sleeps() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        seats = [await come(game, name) for name in ("Anna", "Bea", "Carlo", "Duccio")]
        for seat in seats:
            await seat.say(Ready())
        await until_held(game, 0, seats[1:])
        before = game.coordinator.table.stand_in[0]
        for _ in range(4):
            await take_turn(seats[1:])
        assert game.coordinator.table.stand_in[0] > before
