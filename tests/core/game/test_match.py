"""When a match ends, and who has won (rules, 7)."""

from __future__ import annotations

from core.game.match import Result, next_dealer, verdict
from scripts.settings import load_rules

BURACO = load_rules("buraco", {})
BURRACO = load_rules("burraco", {})
STBL = load_rules("stbl", {})


def winner(result: Result | None) -> object:
    """Who won and why; None for "another deal"."""
    return None if result is None else (result.winner, result.reason)


def test_in_buraco_the_target_is_reached_in_burraco_it_is_exceeded() -> None:
    assert winner(verdict(BURACO, (2000, 1500))) == (0, "target")
    assert verdict(BURRACO, (2000, 1500)) is None
    assert winner(verdict(BURRACO, (2005, 1500))) == (0, "target")


def test_of_several_teams_past_the_target_the_highest_wins() -> None:
    assert winner(verdict(BURACO, (2010, 2300))) == (1, "target")


def test_equal_at_the_top_another_deal_is_played() -> None:
    assert verdict(BURACO, (2100, 2100)) is None
    six = load_rules("buraco", {"players": 6, "teams": 3})
    assert verdict(six, (2100, 2100, 1900)) is None
    assert winner(verdict(six, (2100, 2200, 2200 - 5))) == (1, "target")


def test_with_target_0_one_deal_is_played_and_a_tie_is_a_draw() -> None:
    assert winner(verdict(STBL, (300, -20))) == (0, "one_deal")
    assert winner(verdict(STBL, (300, 300))) == (None, "one_deal")


def test_by_time_the_highest_total_wins_and_a_tie_is_a_draw() -> None:
    timed = load_rules("buraco", {"time_limit": 30})
    assert verdict(timed, (700, 400)) is None
    assert winner(verdict(timed, (700, 400), time_is_up=True)) == (0, "time")
    assert winner(verdict(timed, (700, 700), time_is_up=True)) == (None, "time")
    assert winner(verdict(timed, (2400, 700), time_is_up=True)) == (0, "target")


def test_with_target_0_and_a_time_limit_deals_are_played_until_it_has_run_out() -> None:
    timed = load_rules("stbl", {"time_limit": 30})
    assert verdict(timed, (700, 400)) is None
    assert winner(verdict(timed, (700, 400), time_is_up=True)) == (0, "time")


def test_the_deal_moves_clockwise() -> None:
    assert [next_dealer(BURACO, seat) for seat in range(4)] == [1, 2, 3, 0]
