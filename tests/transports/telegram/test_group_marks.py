"""How far a chat was told, across restarts."""

from __future__ import annotations

from core.table.clock import ManualClock
from transports.telegram.bindings import Shown
from transports.telegram.group_marks import KEY, Told, keep, told
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.screen import Place

PLACE, OTHER = Place(-1, 3), Place(-1)


async def test_a_mark_is_found_again_at_its_place_alone() -> None:
    bindings = MemoryBindings(MemoryStore(ManualClock()), bytes)
    mark = Told(table="K7QF2M", seq=77, deal=2, over=True, nudged=70)
    await keep(bindings, PLACE, mark)
    assert await told(bindings, PLACE) == mark
    assert await told(bindings, OTHER) == Told()


async def test_what_cannot_be_read_counts_as_nothing() -> None:
    bindings = MemoryBindings(MemoryStore(ManualClock()), bytes)
    await bindings.keep_shown(PLACE, KEY, Shown(message=0, digest="{rubbish"))
    assert await told(bindings, PLACE) == Told()
