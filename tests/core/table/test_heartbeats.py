"""Heartbeats: every table keeps its own time, so that a thousand of them do not all speak at once."""

from __future__ import annotations

from core.table.messages import Ping, Pong, Tick
from core.table.ports import Heard, Interrupted, Restored
from core.table.times import Times
from tests.core.table.playing import Game, Seat, new, of, settled

TICK = 2_000


async def beating() -> Game:
    """A table with heartbeats that is not running yet."""
    game = await new()
    game.coordinator = game.another(Times(tick=TICK))
    return game


async def ticks(game: Game, seat: Seat, ms: int) -> int:
    """Time goes by in one step: how many ticks the seat hears."""
    await game.advance(ms)
    return len(of(Tick, await seat.hear()))


async def test_a_table_that_was_late_with_its_heartbeat_goes_back_to_its_own_time() -> None:
    game = await beating()
    async with game.running():
        seat = (await game.seats())[0]
        assert await ticks(game, seat, TICK - 1) == 0
        game.clock.advance(TICK - 400)  # the process stood still in between
        assert await ticks(game, seat, 0) == 1
        assert await ticks(game, seat, 400) == 0
        assert await ticks(game, seat, 1) == 1
        assert await ticks(game, seat, TICK - 1) == 0
        assert await ticks(game, seat, 1) == 1


async def test_what_was_missed_is_told_at_once_and_then_again_at_the_tables_own_time() -> None:
    game = await beating()
    async with game.running():
        seat = (await game.seats())[0]
        assert await ticks(game, seat, 500) == 0
        game.bus._signal(Heard(None, Interrupted("the server does not answer")))
        game.bus._signal(Heard(None, Restored()))
        assert await ticks(game, seat, 0) == 1
        assert await ticks(game, seat, TICK - 501) == 0
        assert await ticks(game, seat, 1) == 1


async def test_a_table_without_heartbeats_has_none_after_trouble_either() -> None:
    game = await new()
    async with game.running():
        seat = (await game.seats())[0]
        game.bus._signal(Heard(None, Interrupted("the server does not answer")))
        game.bus._signal(Heard(None, Restored()))
        assert await ticks(game, seat, 100_000) == 0


async def test_a_pong_of_somebody_who_is_there_is_all_that_is_asked() -> None:
    game = await beating()
    async with game.running():
        seats = await game.seats()
        presence = game.coordinator._audience.seat(0)
        presence.unanswered = 2
        await seats[0].port.send(Pong(1))
        await settled()
        assert presence.unanswered == 0
        assert presence.present


async def test_whoever_floods_a_table_with_pongs_is_sent_away() -> None:
    game = await beating()
    async with game.running():
        seats = await game.seats()
        for _ in range(64):
            await seats[0].port.send(Pong(1))
        await settled()
        assert not game.coordinator._audience.seat(0).connected
        assert game.coordinator._audience.seat(1).connected


async def test_a_pong_on_a_carrier_that_nobody_has_been_greeted_on_is_a_coming() -> None:
    game = await beating()
    async with game.running():
        seats = await game.seats()
        game.coordinator._audience.lose(0)
        await seats[0].port.send(Pong(1))
        await settled()
        presence = game.coordinator._audience.seat(0)
        assert presence.connected
        assert presence.quiet


async def test_only_quiet_carriers_are_pinged() -> None:
    game = await beating()
    async with game.running():
        seats = await game.seats()
        game.coordinator._audience.seat(1).quiet = True
        await game.advance(TICK)
        assert of(Ping, await seats[0].hear()) == []
        assert len(of(Ping, await seats[1].hear())) == 1
