"""After the match the same players play again, at a table of its own."""

from __future__ import annotations

import msgspec

from core.table.messages import Closed
from core.table.orders import Close
from core.table.records import opened
from core.table.state import replay
from core.table.umpire import Times
from scripts.settings import load_rules, preset_table
from tests.core.table.lobbies import LOBBY_TIMES, all_come, all_ready, done, lobby_table, newest, playing
from tests.core.table.playing import Game, of, settled


async def test_the_same_players_play_again_at_a_new_table() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        for seat in seats:
            await seat.hear()
            assert of(Closed, seat.all) == []
        assert newest(seats[0]).phase == "over"
        await all_ready(seats)
        code = game.coordinator.table.next_table
        assert code is not None
        assert [message.next_table for message in of(Closed, seats[0].all) if isinstance(message, Closed)] == [code]
        following = replay(code, await game.log.read(code))
        assert following is not None
        assert [player and player.name for player in following.players] == ["Anna", "Bea", "Carlo", "Duccio"]
        assert following.all_ready
        assert following.opened.after == game.name
        assert following.rules == game.coordinator.table.rules


async def test_after_the_match_who_does_not_want_another_one_holds_up_nobody_for_long() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        await all_ready(seats[:2])
        assert game.coordinator.table.next_table is None
        await game.advance(LOBBY_TIMES.rematch + 1)
        code = game.coordinator.table.next_table
        assert code is not None
        following = replay(code, await game.log.read(code))
        assert following is not None
        assert [player and player.name for player in following.players] == ["Anna", "Bea", None, None]


async def test_a_table_whose_players_have_had_enough_closes() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        await game.advance(1)
        await game.advance(LOBBY_TIMES.rematch + 1)
        assert game.coordinator.table.next_table is None
        assert of(Closed, await seats[0].hear()) == [Closed("the match is over")]


async def test_a_rematch_that_was_agreed_on_is_found_by_whoever_goes_on_with_the_table() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        await all_ready(seats)
    code = game.coordinator.table.next_table
    assert code is not None
    whole = await game.log.read(code)
    assert len(whole) == 9
    # The host died in the middle of writing the first records of the next table.
    game.log._records[code] = whole[:3]  # type: ignore[attr-defined]
    game.coordinator = game.another(LOBBY_TIMES)
    async with game.running():
        await settled()
    assert await game.log.read(code) == whole


async def test_a_private_table_keeps_its_wishes_in_the_rematch() -> None:
    rules = load_rules("burraco", {})
    first = msgspec.structs.replace(
        opened(1, "K7QF2M", rules, preset_table("burraco"), seed="9"), lobby=True, private=True, away_ms=5
    )
    game = Game()
    await game.found([first])
    game.coordinator = game.another(Times(tick=0))
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        await done(game, Close())
        await all_ready(seats)
        code = game.coordinator.table.next_table
        assert code is not None
        following = replay(code, await game.log.read(code))
    assert following is not None
    assert (following.opened.private, following.opened.away_ms, following.opened.seed) == (True, 5, "9 again")
