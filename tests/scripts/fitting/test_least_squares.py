"""Least squares over questions: what is known beforehand is found again."""

from __future__ import annotations

from random import Random

import pytest

from scripts.fitting.least_squares import Fit, solved
from scripts.fitting.questions import Choice, Question, facts_of

TRUE = (12.0, -30.0, 4.5, 0.0, 55.0, -8.0)


def question(rng: Random, noise: float) -> Question:
    """A moment of any worth, whose choices come to what the true weights say."""
    worth = rng.uniform(-2000, 2000)
    choices: list[Choice] = []
    for _ in range(rng.randint(2, 9)):
        strengths = [rng.choice((0.0, 0.0, 1.0, rng.uniform(-2, 2))) for _ in TRUE]
        value = worth + sum(weight * strength for weight, strength in zip(TRUE, strengths, strict=True))
        choices.append(Choice(facts_of(strengths), value + rng.gauss(0, noise)))
    return Question("LAY", choices)


def fit_of(count: int, noise: float, size: int = len(TRUE)) -> Fit:
    """A fit to so many of them."""
    rng, fit = Random(5), Fit(size)
    for _ in range(count):
        fit.add(question(rng, noise))
    return fit


def test_known_weights_are_found_again_whatever_the_positions_are_worth() -> None:
    found = [weighed.weight for weighed in fit_of(2000, 0.0).weigh()]
    assert found == pytest.approx(TRUE, abs=0.1)


def test_noise_moves_them_no_further_than_it_must() -> None:
    found = [weighed.weight for weighed in fit_of(4000, 100.0).weigh()]
    assert found == pytest.approx(TRUE, abs=4.0)  # two and a half standard errors
    assert found != pytest.approx(TRUE, abs=0.1)


def test_the_less_is_thought_of_a_weight_the_nearer_it_stays_to_nothing() -> None:
    fit = fit_of(50, 100.0)
    sizes = [sum(weighed.weight**2 for weighed in fit.weigh(prior)) for prior in (1.0, 30.0, 1000.0)]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[2] / 4


def test_a_fact_that_never_told_choices_apart_weighs_nothing() -> None:
    fit = Fit(3)
    for strength in (1.0, 3.0):
        fit.add(Question("LAY", [Choice([(0, strength), (1, 1.0)], 10.0), Choice([(0, strength)], 0.0)]))
    alike, told, never = fit.weigh()
    assert (alike.weight, alike.seen) == (0.0, 0)
    assert (never.weight, never.seen) == (0.0, 0)
    assert told.seen == 2
    assert told.weight > 5


def test_a_question_with_one_choice_says_nothing() -> None:
    fit = Fit(1)
    fit.add(Question("LAY", [Choice([(0, 1.0)], 500.0)]))
    assert fit.questions == 0
    assert [weighed.weight for weighed in fit.weigh()] == [0.0]


def test_equations_are_solved_and_those_without_one_answer_are_refused() -> None:
    assert solved([[4.0], [2.0, 5.0], [0.0, 1.0, 3.0]], [8.0, 15.0, 11.0]) == pytest.approx([1.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="positive definite"):
        solved([[1.0], [1.0, 1.0]], [1.0, 2.0])
