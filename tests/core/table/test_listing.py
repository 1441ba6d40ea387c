"""The list of tables follows what happens at them, and is not written for every act."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import pytest

from core.table.clock import ManualClock
from core.table.listing import REFRESH_MS, RETRY_MS, Listing, entry_of
from core.table.records import Paused, Record, Resumed, Seated, Unseated, encode_record
from core.table.state import fold, replay
from core.table.table import Table
from tests.core.table.playing import WALL, records_of, settled
from transports.memory_hall import MemoryHouse


def table_of(*more: Record) -> Table:
    table = replay("K7QF2M", [encode_record(record) for record in [*records_of("stbl"), *more]])
    assert table is not None
    return table


def after(table: Table, record: Record) -> Table:
    return fold(table, record)[0]


class Kept:
    """A listing that runs."""

    def __init__(self) -> None:
        self.clock = ManualClock(WALL)
        self.house = MemoryHouse(self.clock)
        self.listing = Listing(self.house.directory(), self.clock)

    async def __aenter__(self) -> Kept:
        self.task = asyncio.create_task(self.listing.run())
        return self

    async def __aexit__(self, *exception: object) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def test_an_entry_follows_phase_players_and_deal() -> None:
    async with Kept() as kept:
        table = table_of()
        kept.listing.recorded(table, None)
        await settled()
        assert kept.house.entries["K7QF2M"] == entry_of(table)
        paused = Paused(at=WALL + 1)
        table = after(table, paused)
        kept.listing.recorded(table, paused)
        await settled()
        entry = kept.house.entries["K7QF2M"]
        assert (entry.phase, entry.at, entry.wanting) == ("paused", WALL + 1, True)
        assert [player.name for player in entry.players] == ["P0", "P1", "P2", "P3"]


async def test_what_changes_nothing_in_the_list_is_not_written_until_half_a_minute_has_gone_by() -> None:
    async with Kept() as kept:
        table = table_of()
        kept.listing.recorded(table, None)
        await settled()
        kept.house.entries.clear()
        kept.listing.recorded(msgspec.structs.replace(table, seq=9, at=WALL + REFRESH_MS - 1), None)
        await settled()
        assert kept.house.entries == {}
        kept.listing.recorded(msgspec.structs.replace(table, seq=10, at=WALL + REFRESH_MS), None)
        await settled()
        assert kept.house.entries["K7QF2M"].at == WALL + REFRESH_MS


async def test_while_the_list_cannot_be_reached_the_newest_entry_waits(caplog: pytest.LogCaptureFixture) -> None:
    async with Kept() as kept:
        with caplog.at_level(logging.CRITICAL):
            kept.house.answers = False
            table = table_of()
            kept.listing.recorded(table, None)
            await settled()
            kept.listing.recorded(after(table, Paused(at=WALL)), None)
            kept.clock.advance(RETRY_MS)
            await settled()
            assert kept.house.entries == {}
            kept.house.answers = True
            kept.clock.advance(RETRY_MS)
            await settled()
        assert kept.house.entries["K7QF2M"].phase == "paused"


def test_what_wants_a_host() -> None:
    table = table_of()
    assert entry_of(table).wanting
    adjourned = after(table, Paused(at=WALL, adjourned=True))
    assert not entry_of(adjourned).wanting
    assert entry_of(after(adjourned, Resumed(at=WALL))).wanting
    assert not entry_of(table, wanting=False).wanting


def test_a_free_seat_stands_there_without_a_name() -> None:
    table = after(table_of(), Unseated(at=WALL, seat=2))
    assert [player.name for player in entry_of(table).players] == ["P0", "P1", "", "P3"]
    table = after(table, Seated(at=WALL, seat=2, name="Zoe", kind="human"))
    assert entry_of(table).players[2].name == "Zoe"
