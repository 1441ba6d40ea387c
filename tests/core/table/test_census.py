"""A list of tables that was lost is made again from the logs."""

from __future__ import annotations

from core.table.census import YOUNG_MS, census
from core.table.ledger import found
from core.table.records import Abandoned
from tests.core.table.halls import Town
from tests.core.table.playing import WALL, records_of, settled

NOW = WALL + YOUNG_MS


async def test_a_table_that_the_list_has_lost_is_listed_again_and_wants_a_host() -> None:
    town = Town()
    await town.table("AAAAAA")
    await town.table("BBBBBB")
    del town.house.entries["BBBBBB"]
    assert await census(town.log, town.house.directory(), NOW) == ["BBBBBB"]
    entry = await town.house.directory().entry("BBBBBB")
    assert entry is not None
    assert (entry.phase, entry.wanting, entry.players[0].name) == ("playing", True, "P0")
    assert await census(town.log, town.house.directory(), NOW) == []


async def test_a_match_that_is_over_is_listed_and_wants_nobody() -> None:
    town = Town()
    await found(town.log, [*records_of("stbl", table="AAAAAA"), Abandoned(at=WALL)])
    await census(town.log, town.house.directory(), NOW)
    entry = await town.house.directory().entry("AAAAAA")
    assert entry is not None
    assert (entry.phase, entry.wanting) == ("over", False)


async def test_a_damaged_log_is_listed_with_what_is_wrong() -> None:
    town = Town()
    await town.log.append("AAAAAA", 0, b"nonsense")
    assert await census(town.log, town.house.directory(), NOW) == ["AAAAAA"]
    entry = await town.house.directory().entry("AAAAAA")
    assert entry is not None
    assert entry.problem is not None
    assert "damaged" in entry.problem
    assert not entry.wanting


async def test_a_table_that_is_just_being_made_is_left_alone() -> None:
    town = Town()
    await found(town.log, records_of("stbl", table="AAAAAA")[:1])
    assert await census(town.log, town.house.directory(), WALL + 1) == []


async def test_a_hall_that_begins_hosts_a_table_which_no_list_knows() -> None:
    town = Town()
    await found(town.log, records_of("stbl", table="AAAAAA"))
    town.clock.advance(YOUNG_MS)
    async with town.open("one") as (hall, _):
        for _ in range(40):
            await settled()
            town.clock.advance(250)
            if hall.tables:
                break
        assert hall.tables == ["AAAAAA"]
