"""A table that is asked for is made once: the same update leads to the same table, whoever was killed meanwhile."""

from __future__ import annotations

import asyncio
import secrets
from typing import cast

import pytest

from core.table.clock import ManualClock
from transports.telegram.bindings import Deposed
from transports.telegram.house import House, NewTable
from transports.telegram.making import MOST_KEPT, UPDATE, Making
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore

WANTED = NewTable("burraco", {"target": 500})


class Halls:
    """What tables there are, by code: as what and when they were asked for. Everything takes a while."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[NewTable, int]] = {}
        self.taken = 0
        """So many codes are another table's."""

    async def create(self, wanted: NewTable, code: str, at_ms: int) -> bool:
        await asyncio.sleep(0)
        if self.taken:
            self.taken -= 1
            return False
        made = self.tables.setdefault(code, (wanted, at_ms)) == (wanted, at_ms)
        await asyncio.sleep(0)
        return made


class Slow(MemoryBindings):
    """As far away as a server."""

    async def shown(self, *given):  # type: ignore[no-untyped-def]
        await asyncio.sleep(0)
        return await super().shown(*given)

    async def keep_shown(self, *given):  # type: ignore[no-untyped-def]
        await asyncio.sleep(0)
        await super().keep_shown(*given)
        await asyncio.sleep(0)


class Scene:
    """Processes of the bot, one after the other or at once."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.store = MemoryStore(self.clock)
        self.halls = Halls()

    def process(self) -> Making:
        self.shelf = Slow(self.store, secrets.token_bytes)
        return Making(cast(House, self.halls), self.shelf, self.clock, secrets.token_bytes)


async def asked(making: Making, update: int | None = 1, wanted: NewTable = WANTED) -> str:
    UPDATE.set(update)
    return await making.table(wanted)


async def test_whoever_is_killed_at_any_step_the_same_update_leads_to_one_table_with_the_rules_that_were_chosen() -> (
    None
):
    whole = 0
    for steps in range(20):
        it = Scene()
        task = asyncio.create_task(asked(it.process()))
        for _ in range(steps):
            await asyncio.sleep(0)
        whole += task.done()
        task.cancel()
        await asyncio.wait({task})
        it.clock.advance(5_000)
        begun = list(it.halls.tables.values())
        table = await asked(it.process(), wanted=NewTable("buraco") if begun else WANTED)
        assert list(it.halls.tables) == [table], steps
        assert it.halls.tables[table][0] == WANTED
    assert 0 < whole < 20


async def test_of_two_updates_each_has_its_own_table_and_asked_again_the_same() -> None:
    it = Scene()
    making = it.process()
    one, two = await asyncio.gather(*(asyncio.create_task(asked(making, update)) for update in (1, 2)))
    assert one != two
    again = it.process()
    assert (await asked(again, 2), await asked(again, 1)) == (two, one)
    assert list(it.halls.tables) == [one, two]


async def test_a_code_that_another_table_has_is_not_used() -> None:
    it = Scene()
    it.halls.taken = 2
    table = await asked(it.process())
    assert await asked(it.process()) == table
    assert list(it.halls.tables) == [table]


async def test_a_process_that_stood_still_while_another_made_the_table_makes_none() -> None:
    for steps in range(1, 5):
        it = Scene()
        first = it.process()
        assert await it.shelf.lead("first", 1_000)
        task = asyncio.create_task(asked(first))
        for _ in range(steps):
            await asyncio.sleep(0)
        it.clock.advance(2_000)
        second = it.process()
        assert await it.shelf.lead("second", 60_000)
        table = await asked(second)
        with_it, _ = await asyncio.wait({task})
        error = with_it.pop().exception()
        assert error is None or isinstance(error, Deposed)
        assert list(it.halls.tables) == [table], steps


async def test_where_it_cannot_be_kept_nothing_is_made() -> None:
    it = Scene()
    first = it.process()
    assert await it.shelf.lead("first", 1_000)
    it.clock.advance(2_000)
    it.process()
    assert await it.shelf.lead("second", 60_000)
    with pytest.raises(Deposed):
        await asked(first)
    assert not it.halls.tables


async def test_of_many_the_last_ones_are_known_and_what_no_update_asks_for_is_not_kept() -> None:
    it = Scene()
    making = it.process()
    made = [await asked(making, update) for update in range(1, MOST_KEPT + 2)]
    for update in (None, None):
        made.append(await asked(making, update))
    again = it.process()
    assert await asked(again, MOST_KEPT + 1) == made[MOST_KEPT]
    assert await asked(again, 2) == made[1]
    assert await asked(again, 1) not in made
    assert len(set(made)) == MOST_KEPT + 3
