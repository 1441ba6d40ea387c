"""Whoever looks on at a table may fail: neither the others nor the table notice."""

from __future__ import annotations

import logging

import pytest

from core.table.hosting import Witness
from core.table.records import Record
from core.table.table import Table
from core.table.witnesses import Witnesses
from tests.core.table.halls import Seen, Town, coordinator_of


class Faulty(Witness):
    """Fails at everything."""

    def recorded(self, table: Table, record: Record | None) -> None:
        raise ZeroDivisionError("a fault of the tests")

    def adopted(self, table: str) -> None:
        raise ZeroDivisionError("a fault of the tests")

    def dropped(self, table: str) -> None:
        raise ZeroDivisionError("a fault of the tests")


async def test_a_witness_that_fails_hurts_neither_the_others_nor_the_table(caplog: pytest.LogCaptureFixture) -> None:
    town, seen = Town(), Seen()
    await town.table("AAAAAA")
    with caplog.at_level(logging.ERROR):
        async with town.open("one", Witnesses(Faulty(), seen)) as (hall, _):
            assert coordinator_of(hall, "AAAAAA").table.id == "AAAAAA"
    assert seen.adoptions == seen.drops == ["AAAAAA"]
    assert {record.getMessage() for record in caplog.records} == {"Faulty failed to look on"}
