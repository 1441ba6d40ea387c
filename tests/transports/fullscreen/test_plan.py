"""The room of every screen shared out: nothing is lost, and the hand has all its cards before anything else."""

from __future__ import annotations

import pytest

from scripts.terminals import LEAST as ASKED_FOR
from transports.fullscreen.plan import LEAST, planned, player_lines_at_most
from transports.fullscreen.spread import spread


@pytest.mark.parametrize("teams", [2, 3])
@pytest.mark.parametrize("width", [60, 66, 80, 100, 131, 140, 200])
def test_all_lines_are_given_to_a_part_and_the_hand_fits_into_its_own(width: int, teams: int) -> None:
    for height in range(10, 60):
        for players in (1, 2):
            for count in (None, 0, 1, 11, 15, 22, 31, 45, 60):
                groups = None if count is None else [count] if count else []
                plan = planned(width, height, teams, players, groups)
                parts = plan.heading + plan.teams + plan.middle + plan.players + plan.hand
                assert parts == height, (height, count, plan)
                if groups is not None:
                    shape = spread(groups or [1], width - 2, plan.hand, plan.tallest)
                    assert shape.lines <= plan.hand, (height, count, plan)
                if height >= 12:
                    assert plan.teams >= (4 if players == 1 else 3), (height, count, plan)
                sizes = plan.team_sizes
                assert len(sizes) == teams
                if plan.stacked:
                    assert sum(lines for _, lines in sizes) == plan.teams
                    assert {columns for columns, _ in sizes} == {width}
                else:
                    assert sum(columns for columns, _ in sizes) == width
                    assert {lines for _, lines in sizes} == {plan.teams}


def test_the_hand_lies_in_the_widget_as_it_was_planned() -> None:
    for width in (60, 80, 140):
        for height in (12, 17, 22, 40):
            for count in range(61):
                plan = planned(width, height, 2, 1, [count] if count else [])
                first = spread([count or 1], width - 2, plan.hand, plan.tallest)
                assert first.lines == plan.hand
                assert (first.body == 1) == first.flat


def test_a_hand_of_a_usual_size_always_has_as_many_lines() -> None:
    for width, height, most in ((60, 12, 14), (80, 17, 15), (100, 22, 19), (136, 44, 16)):
        lines = {planned(width, height, 2, 1, [count]).hand for count in range(1, most)}
        assert len(lines) == 1, (width, height, lines)


def test_a_long_sentence_under_the_table_does_not_change_the_form_of_a_usual_hand() -> None:
    for width, height, cards in ((60, 12, 11), (80, 17, 15)):
        usual = planned(width, height, 2, 1, [cards])
        for less in (1, 2, 3):
            hand = planned(width, height - less, 2, 1, [cards]).hand
            assert spread([cards], width - 2, hand).step == spread([cards], width - 2, usual.hand).step


def test_teams_lie_one_above_the_other_on_a_narrow_tall_screen_only() -> None:
    assert not planned(60, 12, 2, 1, [11]).stacked
    assert planned(60, 40, 2, 1, [11]).stacked
    assert not planned(80, 40, 2, 1, [11]).stacked
    assert planned(80, 40, 3, 2, [11]).stacked
    assert not planned(120, 40, 3, 2, [11]).stacked


def test_a_small_screen_has_no_boxes_and_no_small_cards() -> None:
    small, large = planned(60, 12, 2, 1, [11]), planned(100, 24, 2, 1, [11])
    assert (small.boxed, small.middle) == (False, 1)
    assert (large.boxed, large.middle) == (True, 3)


def test_the_screen_is_chosen_where_the_table_has_room() -> None:
    assert ASKED_FOR == LEAST


def test_six_players_may_take_three_lines_where_there_is_room() -> None:
    assert [player_lines_at_most(12, players) for players in (2, 4, 6)] == [1, 2, 2]
    assert [player_lines_at_most(30, players) for players in (2, 4, 6)] == [1, 2, 3]
