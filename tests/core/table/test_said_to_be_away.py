"""When a table says of somebody that they are away: a restart of whoever carries them is not told, an absence is."""

from __future__ import annotations

import pytest

from core.table.messages import Lobby
from core.table.times import Times
from tests.core.table.lobbies import come, lobby_table
from tests.core.table.playing import Game, Seat

RESTART_MS = 6_000
"""A restart that takes no longer is told to nobody (docs/telegram.md)."""
TICK = 2_000
"""As tables are hosted where nothing else is set."""


def is_here(seat: Seat) -> list[bool]:
    """What somebody was told of the second seat."""
    told = [message for message in seat.all if isinstance(message, Lobby)]
    return [lobby.seats[1].here for lobby in told if lobby.seats[1].name == "Bea"]


async def passed(game: Game, seat: Seat, ms: int) -> None:
    """Time goes by as it does: in small steps."""
    for _ in range(0, ms, 100):
        await game.advance(100)
        await seat.hear()


@pytest.mark.parametrize("after_a_beat_ms", [0, 100, 1_000, 1_900])
async def test_a_restart_of_six_seconds_is_not_told_at_the_usual_heartbeat(after_a_beat_ms: int) -> None:
    game = await lobby_table(times=Times(tick=TICK))
    async with game.running():
        anna, bea = await come(game, "Anna"), await come(game, "Bea")
        await passed(game, anna, TICK + after_a_beat_ms)
        await bea.port.aclose()
        await passed(game, anna, RESTART_MS)
        await Seat(game.bus.seat(1)).introduce()
        await passed(game, anna, 3 * TICK)
        assert all(is_here(anna))


@pytest.mark.parametrize("tick", [0, 500, TICK, 10_000])
async def test_an_absence_is_told_as_soon_as_it_is_longer_than_a_restart_whatever_the_heartbeat(tick: int) -> None:
    game = await lobby_table(times=Times(tick=tick))
    async with game.running():
        anna, bea = await come(game, "Anna"), await come(game, "Bea")
        await passed(game, anna, 700)
        await bea.port.aclose()
        await passed(game, anna, RESTART_MS)
        assert is_here(anna)[-1]
        await passed(game, anna, 500)
        assert not is_here(anna)[-1]
