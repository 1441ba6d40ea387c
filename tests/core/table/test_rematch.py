"""After the match the same players play again, at a table of its own."""

from __future__ import annotations

import logging

import msgspec
import pytest

from core.table.ledger import found
from core.table.messages import Closed, Leave, Lobby, Ready, Rejected, Sync
from core.table.orders import Close, Kick
from core.table.ports import LogUnavailable
from core.table.records import Followed, opened, read_record, table_code
from core.table.state import replay
from core.table.times import Times
from scripts.settings import load_rules, preset_table
from tests.core.table.lobbies import LOBBY_TIMES, all_come, all_ready, done, lobby_table, newest, playing
from tests.core.table.playing import Game, Seat, of, records_of, settled
from transports.memory import MemoryLog


async def test_after_the_match_nobody_waits_for_who_leaves() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        assert await done(game, Close())
        assert of(Closed, await seats[1].say(Leave())) == [Closed("you have given your seat up")]
        await all_ready([seats[0], *seats[2:]])
        table = game.coordinator.table
        assert table.next_table is not None
    again = replay(table.next_table, await game.log.read(table.next_table))
    assert again is not None
    assert [None if player is None else player.name for player in again.players] == ["Anna", None, "Carlo", "Duccio"]


async def test_who_asks_for_what_they_have_missed_hears_who_is_there_too() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        assert await done(game, Close())
        await seats[1].say(Ready())
        heard = await seats[0].hear()
        told = of(Lobby, heard)[-1]
        assert [seat.ready for seat in told.seats] == [False, True, False, False]
        await seats[2].hear()
        assert of(Lobby, await seats[0].say(Sync(game.coordinator.table.deal_seq))) == [told]
        assert of(Lobby, await seats[2].hear()) == []


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


class FullLog(MemoryLog):
    """A log that takes no new table while it is full."""

    full = False

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self.full and seq == 0:
            raise LogUnavailable("no space is left")
        await super().append(table, seq, record)


async def test_who_leaves_while_the_next_table_cannot_be_written_is_no_harm_to_it() -> None:
    log = FullLog()
    game = await lobby_table(log=log)
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        log.full = True
        await all_ready(seats)
        code = game.coordinator.table.next_table
        assert code is not None
        assert await log.read(code) == []
        await seats[1].say(Leave())
        log.full = False
        await game.advance(LOBBY_TIMES.retry)
        assert [message.next_table for message in of(Closed, await seats[0].hear())] == [code]
    assert len(await log.read(code)) == 9


async def test_who_was_put_out_is_not_in_the_rematch_though_they_say_that_they_are_ready() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await done(game, Kick(seat=3))
        await done(game, Close())
        heard = await Seat(game.bus.seat(3)).say(Ready())
        assert [message.code for message in heard if isinstance(message, Rejected)] == ["seat_freed"]
        await all_ready(seats[:3])
        code = game.coordinator.table.next_table
        assert code is not None
        following = replay(code, await game.log.read(code))
    assert following is not None
    assert [player and player.name for player in following.players] == ["Anna", "Bea", "Carlo", None]


async def test_a_rematch_takes_no_code_that_another_table_has() -> None:
    game = await lobby_table()
    chances = iter((bytes(8), bytes(8), b"another!"))
    game._entropy = lambda count: next(chances)  # type: ignore[method-assign]
    taken = table_code(bytes(8))
    await found(game.log, records_of(table=taken))
    theirs = await game.log.read(taken)
    game.coordinator = game.another(LOBBY_TIMES)
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        await all_ready(seats)
        code = game.coordinator.table.next_table
    assert code == table_code(b"another!")
    assert len(await game.log.read(code)) == 9
    assert await game.log.read(taken) == theirs


class TakenLog(MemoryLog):
    """A log in which somebody else has the code of a rematch as soon as it is agreed on."""

    async def append(self, table: str, seq: int, record: bytes) -> None:
        await super().append(table, seq, record)
        agreed = read_record(record)
        if isinstance(agreed, Followed):
            await found(self, records_of(table=agreed.next_table))


async def test_where_somebody_has_taken_the_code_in_the_last_moment_nobody_is_sent_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = await lobby_table(log=TakenLog())
    with caplog.at_level(logging.CRITICAL):
        async with game.running():
            seats = await playing(game)
            await done(game, Close())
            await all_ready(seats)
            await settled()
            assert of(Closed, seats[0].all) == [Closed("the match is over")]


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
