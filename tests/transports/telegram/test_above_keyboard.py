"""What is answered to an inline query, whatever was typed: the own hand, or the truth of why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from tests.transports.english import ENGLISH
from transports.telegram.above_keyboard import Above, above
from transports.telegram.api import Line
from transports.telegram.parts import Parts

ANN = 7


class FakeTable:
    """One of Ann's tables, at which she holds these cards."""

    def __init__(self, code: str, hand: str) -> None:
        self.held = SimpleNamespace(table=code)
        self.actor = self
        self._hand = hand

    async def inline(self, query: str) -> Sequence[Line]:
        return [Line("0", self._hand, "", "")] if self._hand and query == self.held.table else []

    def told(self) -> str:
        return f"{self.held.table} · burraco"


async def asked(query: str, *tables: FakeTable, front: int = 0) -> Above:
    """What Ann is shown, who sits at these tables; table KTHER2 is somebody else's."""

    async def in_front(user: int) -> FakeTable | None:
        return tables[front] if tables else None

    async def entry(code: str) -> object:
        return code if code == "KTHER2" else None

    seats = SimpleNamespace(
        at=lambda user, code: next((table for table in tables if table.held.table == code), None),
        of=lambda user: list(tables),
        front=in_front,
    )
    parts = SimpleNamespace(seats=seats, house=SimpleNamespace(entry=entry))
    return await above(query, ANN, cast(Parts, parts), ENGLISH)


@pytest.mark.parametrize("query", ["", "hand", "k7qf2m", " K7QF2M ", "cards", "PRETTY"])
async def test_whoever_sits_at_one_table_is_shown_its_hand_whatever_they_type(query: str) -> None:
    found = await asked(query, FakeTable("K7QF2M", "3♠"))
    assert [line.title for line in found.lines] == ["3♠"]
    assert found.button is None


async def test_of_several_tables_the_hand_of_the_one_in_front_comes_first_and_the_others_are_named() -> None:
    found = await asked("", FakeTable("AAAAA2", "3♠"), FakeTable("BBBBB2", "4♥"), front=1)
    assert [line.title for line in found.lines] == ["4♥", "AAAAA2 · burraco"]
    assert found.lines[1].posts == "I have looked at my cards."
    found = await asked("aaaaa2", FakeTable("AAAAA2", "3♠"), FakeTable("BBBBB2", "4♥"), front=1)
    assert [line.title for line in found.lines] == ["3♠"]


async def test_where_the_table_in_front_has_dealt_nothing_the_hand_of_another_is_shown() -> None:
    found = await asked("", FakeTable("AAAAA2", ""), FakeTable("BBBBB2", "4♥"))
    assert [line.title for line in found.lines] == ["4♥", "AAAAA2 · burraco"]


async def test_why_there_is_no_hand_is_said_as_it_is() -> None:
    assert (await asked("")).button == ("You sit at no table: play", "play")
    assert (await asked("", FakeTable("K7QF2M", ""))).button == ("You hold no cards just now: to the table", "play")
    other = await asked("kther2", FakeTable("K7QF2M", "3♠"))
    assert other.lines == ()
    assert other.button == ("You have no seat at table KTHER2", "play")
