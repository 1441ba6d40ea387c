"""Why a group's table is silent, as the list of tables has it."""

from __future__ import annotations

import msgspec
import pytest

from core.table.hosting import Entry
from core.table.ports import TableError
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse
from transports.telegram.group_listed import Standing, standing

ENTRY = Entry(table="T1", phase="playing", preset="burraco", players=())


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        (ENTRY, Standing("wanted")),
        (msgspec.structs.replace(ENTRY, phase="over"), Standing("wanted")),  # who won may play again
        (msgspec.structs.replace(ENTRY, wanting=False), Standing("wanted")),
        (msgspec.structs.replace(ENTRY, phase="adjourned", wanting=False), Standing("adjourned")),
        (msgspec.structs.replace(ENTRY, phase="over", wanting=False), Standing("over")),
        (msgspec.structs.replace(ENTRY, phase="over", wanting=False, next_table="T2"), Standing("over", "T2")),
    ],
)
async def test_how_a_table_stands(entry: Entry, found: Standing) -> None:
    house = FakeHouse(Game())
    house.listed = entry
    assert await standing(house, "T1") == found


async def test_where_nothing_is_known_a_host_is_expected() -> None:
    class Silent(FakeHouse):
        async def entry(self, table: str) -> Entry | None:
            raise TableError("nobody answers")

    assert await standing(FakeHouse(Game()), "T9") == Standing("wanted")
    assert await standing(Silent(Game()), "T1") == Standing("wanted")
