"""Candidates running against each other."""

from __future__ import annotations

from random import Random

from bots.dice import Dice
from bots.mind import never
from bots.plans import Plan
from bots.race import Arm, Race, lead
from core.game.moves import DISCARDS

PLANS: tuple[Plan, ...] = tuple((move,) for move in DISCARDS[:8])


def arms(count: int) -> list[Arm]:
    """So many candidates."""
    return [Arm(plan) for plan in PLANS[:count]]


def by_card(plan: Plan, world: int) -> float:
    """The higher the card the better, in every world by the luck of that world more or less."""
    return 10 * plan[0].card + Dice(world).below(500)


def test_the_best_of_all_worlds_wins_however_lucky_they_are() -> None:
    for count in range(2, 9):
        race = Race(arms(count), 64, by_card, never)
        assert race.run().plan == PLANS[count - 1]


def test_the_weak_drop_out_early_and_the_last_two_see_every_world() -> None:
    rng = Random(1)
    race = Race(arms(8), 64, lambda plan, world: plan[0].card + rng.gauss(0, 40), never)
    race.run()
    seen = sorted(len(arm.values) for arm in race.arms)
    assert seen[-2:] == [64, 64]
    assert seen[0] <= 32
    assert sum(seen) < 8 * 64 * 0.75


def test_a_hopeless_candidate_is_not_played_to_the_end() -> None:
    race = Race(arms(2), 64, lambda plan, world: 1000.0 * plan[0].card + world % 3, never)
    assert race.run().plan == PLANS[1]
    assert len(race.arms[0].values) < 64


def test_stopped_at_any_moment_it_has_an_answer() -> None:
    for limit in range(0, 200, 7):
        calls = 0

        def stopped(limit: int = limit) -> bool:
            nonlocal calls
            calls += 1
            return calls > limit

        race = Race(arms(6), 64, by_card, stopped)
        best = race.run()
        assert best in race.arms
        assert sum(len(arm.values) for arm in race.arms) <= limit
        if limit == 0:
            assert best is race.arms[0]


def test_a_lead_is_counted_in_the_worlds_that_both_have_seen() -> None:
    first, second = arms(2)
    first.values = [10, 30, 1000]
    second.values = [0, 10]
    assert lead(first, second) == (15.0, 5.0)
    assert lead(first, Arm(PLANS[2])) == (0.0, 0.0)
    assert (second.mean(), second.error()) == (5.0, 5.0)
