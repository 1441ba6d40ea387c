"""When a message has moved up too far to be edited where it stands."""

from __future__ import annotations

import pytest

from transports.telegram.depth import Depth
from transports.telegram.screen import Place


@pytest.mark.parametrize(("private", "messages", "rest_ms"), [(True, 4, 15_000), (False, 8, 180_000)])
def test_a_message_is_buried_below_so_many_others_but_not_so_soon_again(
    private: bool, messages: int, rest_ms: int
) -> None:
    place, other = Place(7), Place(7, 5)
    depth = Depth(private)
    assert not depth.buried(place, "table", 0)
    for _ in range(messages):
        assert not depth.buried(place, "table", rest_ms)
        depth.noise(place)
        depth.noise(other)
    assert not depth.buried(place, "table", rest_ms - 1)
    assert depth.buried(place, "table", rest_ms)
    assert not depth.buried(other, "table", rest_ms)
    depth.sent(place, "table", rest_ms, None)
    assert not depth.buried(place, "table", 3 * rest_ms)


def test_what_is_to_be_sent_anew_is_so_until_it_was_sent_because_of_that() -> None:
    place, depth = Place(7), Depth(True)
    assert depth.sunk(place, "hand") is None
    depth.sink(place, "hand", True)
    first = depth.sunk(place, "hand")
    depth.sink(place, "hand", False)  # while the first is on its way
    depth.sent(place, "hand", 0, first)
    again = depth.sunk(place, "hand")
    assert again is not None
    assert again.aloud
    depth.sent(place, "hand", 0, again)
    assert depth.sunk(place, "hand") is None
    assert depth.sunk(place, None) is None
