"""How hands of any size lie in any room."""

from __future__ import annotations

from transports.fullscreen.spread import groups_of, spread


def test_groups_lie_apart_where_there_is_room() -> None:
    def lefts(groups: list[int], width: int) -> list[int]:
        return [x for x, _ in spread(groups, width, 5).places]

    assert lefts([2, 2], 60) == [0, 5, 12, 17]
    assert lefts([5, 5, 5], 78)[4:6] == [20, 26]
    assert lefts([20, 5], 78)[19:21] == [57, 61]


def test_few_rows_are_preferred_to_wide_cards_and_cards_with_borders_to_few_rows() -> None:
    assert spread([15], 78, 8).step == 5
    assert spread([19], 78, 8).step == 4
    assert spread([25], 78, 8).step == 3
    assert (spread([30], 78, 8).rows, spread([30], 78, 8).step) == (2, 5)
    assert spread([60], 58, 5).flat
    assert spread([60], 58, 5).lines == 5


def test_only_tall_cards_are_wider_than_five_columns() -> None:
    assert spread([11], 138, 5).step == 5
    assert spread([11], 138, 8).step == 7


def test_groups_are_suits_or_ranks_with_the_wilds_apart_and_an_own_order_is_one() -> None:
    assert groups_of(["3S", "4S", "3H", "2S", "JK"], "suit") == [2, 1, 2]
    assert groups_of(["3S", "3H", "4S", "2S", "JK"], "rank") == [2, 1, 2]
    assert groups_of(["3S", "4H", "JK"], "own") == [3]
    assert groups_of([], "suit") == groups_of([], "own") == []
