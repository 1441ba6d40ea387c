"""No sequence of orders in a lobby leaves a table that cannot be read from its log again, or dealt."""

from __future__ import annotations

from random import Random

import pytest

from core.table.messages import ClockSaid, Update
from core.table.orders import Agree, Done, Fill, Kick, Move, Order, Sit, Start
from core.table.table import Table
from tests.core.table.lobbies import asked, done, lobby_table, on, read_back
from tests.core.table.playing import Seat, of, take_turn

CLOCK = ClockSaid(turn_ms=60_000, bank_ms=1_000, grace_ms=0)
PRESETS = ("burraco", "buraco", "stbl")
NAMES = ("Anna", "Bea", "Carlo", "Dario", "Elena", "Fabio", "Gina")


def people_of(table: Table) -> set[str]:
    """The names of the people who sit there."""
    return {player.name for player in table.players if player is not None and player.kind == "human"}


def any_order(random: Random) -> Order:
    """Something that an edge may ask in the lobby."""
    seat = random.randrange(6)
    match random.randrange(8):
        case 0 | 1:
            return Sit(name=random.choice(NAMES), seat=random.choice((None, seat)))
        case 2:
            return Sit(name="Robot", seat=seat, kind="bot")
        case 3:
            return Fill(program="greedy")
        case 4:
            return Kick(seat=seat)
        case 5:
            return Move(seat=seat, to=random.randrange(6))
        case _:
            players, teams = random.choice(((2, 2), (4, 2), (6, 2), (6, 3), (3, 3)))
            options = {"players": players, "teams": teams, "target": random.choice((0, 500))}
            try:
                return on(random.choice(PRESETS), options, clock=random.choice((None, CLOCK)))
            except ValueError:
                return Agree(preset="odd", options=options)


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_is_ordered_in_a_lobby_the_table_can_be_read_again_and_dealt(seed: int) -> None:
    random = Random(seed)
    game = await lobby_table()
    async with game.running():
        agreed = 0
        for _ in range(40):
            people = people_of(game.coordinator.table)
            order = any_order(random)
            answer = await asked(game, order)
            table = game.coordinator.table
            assert table == await read_back(game)
            if isinstance(order, Agree) and isinstance(answer, Done):
                agreed += 1
                assert people_of(table) == people
                assert len(answer.players) == len(table.players) == table.rules.players
                assert len(table.generations) == len(table.ready) == len(table.banks) == table.rules.players
        assert agreed >= 2
        await asked(game, Fill(program="greedy"))
        seats = [Seat(game.bus.seat(seat)) for seat in range(game.coordinator.table.rules.players)]
        for seat in seats:
            await seat.introduce()
        await done(game, Start())
        assert game.coordinator.table.n == 1
        await take_turn(seats, rules=game.coordinator.table.rules)
        assert of(Update, seats[0].all)
        assert game.coordinator.table.seq == (await read_back(game)).seq
