"""A hall adopts the tables that want a host, keeps them while nobody answers, and hands them over."""

from __future__ import annotations

import asyncio
import logging

import pytest

from core.table.hall import SCAN_MS
from core.table.hosting import Entry
from core.table.messages import Act
from core.table.records import Paused
from tests.core.table.halls import Seen, Town, coordinator_of, killed, seats_of
from tests.core.table.playing import WALL, chance, nonces, records_of, settled
from transports.client import SeatClient
from transports.player import play_seat

HUNDRED = [f"T{number:03d}" for number in range(100)]


# --- adopting --------------------------------------------------------------------------------------------------------


async def test_a_hall_adopts_at_once_what_wants_a_host_when_it_opens() -> None:
    town, seen = Town(), Seen()
    await town.table("AAAAAA")
    await town.table("BBBBBB")
    async with town.open("one", seen) as (hall, _):
        assert hall.tables == ["AAAAAA", "BBBBBB"]
        assert coordinator_of(hall, "AAAAAA").table.id == "AAAAAA"
    assert seen.adoptions == seen.drops == ["AAAAAA", "BBBBBB"]


async def test_a_table_that_is_called_for_is_adopted_at_once_and_one_that_is_not_within_a_second() -> None:
    town = Town()
    async with town.open("one") as (hall, _):
        await town.table("CALLED", call=True)
        await town.table("SILENT")
        await settled()
        assert hall.tables == ["CALLED"]
        await town.advance(1_000)
        assert hall.tables == ["CALLED", "SILENT"]


async def test_two_halls_share_the_tables_and_none_is_hosted_twice() -> None:
    town = Town()
    async with town.open("one") as (one, _), town.open("two") as (two, _):
        for name in HUNDRED:
            await town.table(name, call=True)
        await town.advance(3_000)
        assert sorted(one.tables + two.tables) == HUNDRED


async def test_an_adjourned_table_is_left_alone_until_somebody_calls_for_it() -> None:
    town = Town()
    await town.table("NIGHTS", [*records_of("stbl", table="NIGHTS"), Paused(at=WALL, adjourned=True)])
    async with town.open("one") as (hall, _):
        await town.advance(3_000)
        assert hall.tables == []
        town.house.call("NIGHTS")
        await settled()
        assert hall.tables == ["NIGHTS"]


async def test_a_call_for_a_table_that_there_is_not_hurts_nobody_and_makes_no_entry(
    caplog: pytest.LogCaptureFixture,
) -> None:
    town = Town()
    async with town.open("one") as (hall, _):
        with caplog.at_level(logging.CRITICAL):
            town.house.call("NOBODY")
            await settled()
        await town.table("AAAAAA", call=True)
        await settled()
        assert hall.tables == ["AAAAAA"]
        assert "NOBODY" not in town.house.entries
        assert town.house.owner("NOBODY") is None


# --- hosts that die, and hosts that sleep ----------------------------------------------------------------------------


async def test_when_a_host_dies_another_has_its_tables_within_five_seconds_and_the_match_goes_on() -> None:
    town = Town()
    await town.table("AAAAAA")
    async with town.open("one") as (one, task), town.open("two") as (two, _):
        assert (one.tables, two.tables) == (["AAAAAA"], [])
        seats = await seats_of(town, "AAAAAA")
        await town.advance(2_000)
        await killed(task)
        await town.advance(4_750)
        assert two.tables == ["AAAAAA"]
        greeted = [message for seat in seats for message in await seat.hear()]
        assert [type(message).__name__ for message in greeted].count("Hello") == 4
        for seat in seats:
            await seat.introduce()
        assert any(seat.asked for seat in seats)


async def test_a_host_that_slept_leaves_the_table_that_another_has_by_now_without_a_word() -> None:
    town, seen = Town(), Seen()
    await town.table("AAAAAA")
    async with town.open("one", seen) as (one, _):
        seats = await seats_of(town, "AAAAAA")
        town.house.lease("AAAAAA", "two")  # what comes to pass while it sleeps
        await town.advance(1_000)
        assert one.tables == []
        assert seen.drops == ["AAAAAA"]
        assert [message for seat in seats for message in await seat.hear()] == []
        assert town.house.owner("AAAAAA") == "two"


async def test_a_host_that_slept_writes_nothing_when_its_player_acts_before_it_knows() -> None:
    town = Town()
    await town.table("AAAAAA")
    async with town.open("one") as (one, _):
        seats = await seats_of(town, "AAAAAA")
        written = await town.log.read("AAAAAA")
        town.house.lease("AAAAAA", "two")
        turn = next(seat for seat in seats if seat.asked)
        assert turn.update is not None
        client_words = chance(turn.update.view, coordinator_of(one, "AAAAAA").table.rules)
        assert await turn.say(Act(seq=turn.seq, actions=tuple(client_words))) == []
        await settled()
        assert one.tables == []
        assert await town.log.read("AAAAAA") == written


async def test_while_nothing_answers_a_host_keeps_its_tables_and_afterwards_takes_nobody_elses() -> None:
    town = Town()
    await town.table("AAAAAA")
    async with town.open("one") as (one, _), town.open("two") as (two, _):
        town.house.answers = False
        await town.advance(12_000)
        assert one.tables == ["AAAAAA"]
        assert town.house.owner("AAAAAA") is None, "its lease has run out meanwhile"
        town.house.answers = True
        await town.advance(5_000)
        assert (one.tables, two.tables) == (["AAAAAA"], [])


async def test_a_chore_that_fails_is_done_again_and_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    await town.table("AAAAAA")
    hall = town.hall("one")
    honest, faults = hall._directory.wanting, [ZeroDivisionError("a fault of the tests")]

    async def wanting() -> list[str]:
        if faults:
            raise faults.pop()
        return await honest()

    hall._directory.wanting = wanting  # type: ignore[method-assign]
    with caplog.at_level(logging.CRITICAL):
        task = asyncio.create_task(hall.run())
        await settled()
        assert (hall.tables, faults) == ([], [])
        await town.advance(SCAN_MS)
        assert hall.tables == ["AAAAAA"]
        await hall.aclose()
        await task


async def test_of_many_tables_that_cannot_be_played_only_some_are_remembered(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.table.hall.MOST_GIVEN_UP", 3)
    town = Town()
    for name in HUNDRED[:5]:
        town.house.entries[name] = Entry(table=name, phase="playing", preset="stbl", players=())
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one") as (hall, _):
            await town.advance(3_000)
            assert list(hall.given_up) == HUNDRED[2:5]
            assert not any(town.entry(name).wanting for name in HUNDRED[:5])


# --- handing over ----------------------------------------------------------------------------------------------------


async def test_a_hundred_tables_are_handed_over_before_any_time_goes_by() -> None:
    town = Town()
    for name in HUNDRED:
        await town.table(name)
    async with town.open("one") as (one, task):
        assert one.tables == HUNDRED
        seats = await seats_of(town, "T042")
        async with town.open("two") as (two, _):
            await one.aclose(hand_over=True)
            await settled()
            assert task.done()
            assert two.tables == HUNDRED
            heard = [message for seat in seats for message in await seat.hear()]
            assert {type(message).__name__ for message in heard} == {"Hello"}, "the other host's, and no farewell"


async def test_a_match_of_hall_after_hall_ends_like_one_of_a_single_hall() -> None:
    async def played(changes: int) -> list[bytes]:
        town = Town()
        await town.table("AAAAAA")
        players = [
            asyncio.create_task(
                play_seat(
                    SeatClient(town.house.bus("AAAAAA").seat(seat), f"P{seat}", nonce_source=nonces(seat)), chance
                )
            )
            for seat in range(4)
        ]
        for number in range(changes):
            async with town.open(f"host {number}") as (hall, _):
                await hall.aclose()
        async with town.open("the last") as (_, _):
            await asyncio.gather(*players)
            await settled()
        return await town.log.read("AAAAAA")

    whole, many = await played(0), await played(5)
    assert len(whole) > 100
    assert many == whole


async def test_what_comes_to_a_hall_that_is_closing_is_not_adopted() -> None:
    town = Town()
    async with town.open("one") as (hall, task):
        await hall.aclose()
        hall.adopt("AAAAAA")
        await hall.aclose()
        await task
        assert hall.tables == []
