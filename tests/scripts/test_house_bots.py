"""Bots of the house come and go with their seats, and play the same in whichever process."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import pytest

from bots import registry
from core.game.actions import Action
from core.game.rules import Rules
from core.game.view import View
from core.table.agreeing import agree
from core.table.orders import Done, Fill, Sit, Swap
from core.table.ports import Think
from core.table.records import Acted, Opened, Record, StoodIn, read_record
from scripts.house_bots import MOST_STARTS, HouseBots, usual_player
from scripts.house_players import Playing
from scripts.settings import load_rules, preset_table
from tests.core.table.halls import Town, killed
from tests.core.table.playing import Seat, chance, records_of, settled


def seated_by(programs: list[str | None], *, lobby: bool = False) -> list[Record]:
    """A table where these bots of the house have their seats, and people the others."""
    humans = [seat for seat, program in enumerate(programs) if program is None]
    first, *seats = records_of("stbl", table="AAAAAA", humans=humans)
    assert isinstance(first, Opened)
    made: list[Record] = [msgspec.structs.replace(first, lobby=lobby)]
    for seat, program in zip(seats, programs, strict=True):
        made.append(msgspec.structs.replace(seat, program=program))
    return made


def bots_at(town: Town) -> HouseBots:
    return HouseBots(town.house.bus)


async def test_a_table_of_house_bots_is_played_to_its_end_by_its_host_alone() -> None:
    town = Town()
    await town.table("AAAAAA", seated_by(["chance", "greedy", "chance", "greedy"]))
    bots = bots_at(town)
    async with town.open("one", bots) as (hall, _):
        while town.entry("AAAAAA").wanting:
            await settled()
        await settled()
        assert hall.tables == []
    await bots.aclose()
    records = [read_record(raw) for raw in await town.log.read("AAAAAA")]
    assert sum(isinstance(record, Acted) for record in records) > 50
    assert not any(isinstance(record, StoodIn) for record in records)


async def test_the_same_bots_play_the_same_match_though_their_host_is_killed_again_and_again() -> None:
    async def played(kills: int) -> list[bytes]:
        town = Town()
        await town.table("AAAAAA", seated_by(["greedy", "chance", "greedy", "chance"]))
        for number in range(kills):
            bots = bots_at(town)
            async with town.open(f"host {number}", bots) as (_, task):
                await killed(task)
            await bots.aclose()
            town.house.lease("AAAAAA", None)  # its lease runs out; no time goes by, so that the records are the same
        bots = bots_at(town)
        async with town.open("the last", bots):
            while town.entry("AAAAAA").phase != "over":
                await settled()
        await bots.aclose()
        return await town.log.read("AAAAAA")

    whole, killed_often = await played(0), await played(4)
    assert killed_often == whole


async def test_a_bot_takes_a_seat_when_it_is_swapped_in_and_leaves_it_to_a_person() -> None:
    town = Town()
    await town.table("AAAAAA", seated_by([None, "greedy", None, None], lobby=True))
    bots = bots_at(town)
    hall = town.hall("one", bots)
    town_bus = town.house.bus("AAAAAA")
    running = asyncio.create_task(hall.run())
    await settled()
    assert playing() == {1}
    person = Seat(town_bus.seat(3))
    await person.introduce()
    assert isinstance(await town_bus.ask(Swap(seat=3, program="chance")), Done)
    await settled()
    assert playing() == {1, 3}
    assert [type(message).__name__ for message in await person.hear()][-1] == "Closed"
    sat = await town_bus.ask(Sit(name="Zoe", seat=1))
    assert isinstance(sat, Done)
    assert sat.seat == 1
    await settled()
    assert playing() == {3}
    await hall.aclose()
    await running
    await bots.aclose()


async def test_the_bots_of_seats_that_are_gone_are_not_started_again_and_those_of_new_ones_are() -> None:
    started: list[int] = []

    def noted(program: str, seat: int) -> Playing | None:
        started.append(seat)
        return usual_player(program, seat)

    town = Town()
    await town.table("AAAAAA", seated_by([None, "greedy", "greedy", "greedy"], lobby=True))
    bots = HouseBots(town.house.bus, noted)
    async with town.open("one", bots):
        bus = town.house.bus("AAAAAA")
        assert playing() == {1, 2, 3}
        base = preset_table("stbl")
        assert isinstance(await bus.ask(agree(load_rules("stbl", {"players": 2}), base)), Done)
        for target in (500, 700):
            order = agree(load_rules("stbl", {"players": 2, "target": target}), base)
            assert isinstance(await bus.ask(order), Done)
            await settled()
        assert playing() == {1}
        assert sorted(started) == [1, 2, 3]
        assert isinstance(await bus.ask(agree(load_rules("stbl", {"players": 6, "teams": 3}), base)), Done)
        assert isinstance(await bus.ask(Fill(program="chance")), Done)
        await settled()
        assert playing() == {1, 2, 3, 4, 5}
    await bots.aclose()


def playing() -> set[int]:
    """The seats that bots of the house play now, by the names of their tasks."""
    names = [task.get_name() for task in asyncio.all_tasks()]
    return {int(name.rpartition(" ")[2]) for name in names if "bot at seat" in name}


async def test_a_bot_that_there_is_not_is_left_to_the_stand_in(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    await town.table("AAAAAA", seated_by(["greedy", "greedy", "nobody", "greedy"]))
    bots = bots_at(town)
    with caplog.at_level(logging.ERROR):
        async with town.open("one", bots):
            while town.entry("AAAAAA").phase != "over":
                await town.advance(1_000)
    await bots.aclose()
    assert [line.getMessage() for line in caplog.records if "nobody" in line.getMessage()] == [
        "table AAAAAA: there is no bot called nobody; a stand-in plays"
    ]
    result = town.entry("AAAAAA").result
    assert result is not None
    assert result.stand_in[2] > 0
    assert (result.stand_in[0], result.stand_in[1], result.stand_in[3]) == (0, 0, 0)


async def test_a_bot_whose_connection_ends_comes_again_and_not_for_ever() -> None:
    starts = 0

    def think_of(program: str, seat: int) -> Think | None:
        nonlocal starts
        starts += seat == 0
        return chance

    town = Town()
    await town.table("AAAAAA", seated_by(["x", "x", "x", None]))
    bots = HouseBots(town.house.bus, think_of)
    async with town.open("one", bots) as (hall, _):
        for _ in range(2 * MOST_STARTS):
            await town.house.bus("AAAAAA").disconnect(0, "a fault of the tests")
            await settled()
            coordinator = hall.running("AAAAAA")
            assert coordinator is not None
            bots.recorded(coordinator.table, None)
            await settled()
        assert starts == MOST_STARTS
    await bots.aclose()


async def test_a_bot_that_fails_to_think_ends_no_table(caplog: pytest.LogCaptureFixture) -> None:
    def broken(view: View, rules: Rules) -> list[Action]:
        raise SystemExit

    town = Town()
    await town.table("AAAAAA", seated_by(["x", "x", "x", "broken"]))
    bots = HouseBots(town.house.bus, lambda program, seat: broken if program == "broken" else chance)
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one", bots):
            while town.entry("AAAAAA").phase != "over":
                await town.advance(1_000)
    await bots.aclose()
    assert playing() == set()


async def test_when_a_table_is_let_go_its_bots_go_too() -> None:
    town = Town()
    await town.table("AAAAAA", seated_by(["greedy", "greedy", "greedy", None]))
    bots = bots_at(town)
    async with town.open("one", bots):
        assert playing() == {0, 1, 2}
    await settled()
    assert playing() == set()
    await bots.aclose()


def test_a_bot_of_the_registry_has_the_same_chance_in_every_process() -> None:
    assert usual_player("nobody", 0) is None
    for name in registry.NAMES:
        assert usual_player(name, 2) is not None
