"""The look for garbage through all objects, which stops everything: rarely, and as before afterwards."""

from __future__ import annotations

import gc
import weakref

from scripts.garbage import looked_for_rarely


class Ring:
    """Refers to itself: garbage that only such a look finds."""

    def __init__(self) -> None:
        self.self = self


async def test_young_garbage_is_found_old_objects_are_left_alone_and_afterwards_all_is_as_before() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    with looked_for_rarely():
        assert before[0] < gc.get_threshold()[0] <= 10_000
        assert gc.get_threshold()[1] == before[1]
        assert gc.get_threshold()[2] > 100_000
        assert gc.get_freeze_count() > frozen
        gone = weakref.ref(Ring())
        gc.collect(0)
        assert gone() is None
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
