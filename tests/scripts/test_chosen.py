"""The form of a new game and the words of `buraco play`: one made of the other, and back again."""

from __future__ import annotations

import pytest

from bots.registry import NAMES
from scripts.agreed import OPPONENT
from scripts.chosen import choice_of, words_of
from scripts.failure import CommandError
from scripts.house import play_arguments

LINES = [
    "--rules burraco --seats human,expert,expert,expert",
    "--rules buraco --seats human,chance,search,chance --target 1500",
    "--rules stbl --seats human,greedy --clock 30+120 --seed x",
    "--rules burraco --seats greedy,human,chance,expert --option initial_meld=[[0,50]]",
    "--rules burraco --seats human,expert,expert,expert --option values={JK=50} --option same_card=off",
]


@pytest.mark.parametrize("line", LINES)
def test_words_make_a_choice_that_makes_words_of_the_same_match(line: str) -> None:
    choice = choice_of(play_arguments(line.split()), NAMES, OPPONENT)
    words = words_of(choice)
    assert words[:4] == tuple(line.split()[:4])
    assert words_of(choice_of(play_arguments(words), NAMES, OPPONENT)) == words


def test_without_words_it_is_the_usual_match() -> None:
    choice = choice_of(play_arguments(()), NAMES, OPPONENT)
    assert words_of(choice) == ("--rules", "burraco", "--seats", "human,expert,expert,expert")


def test_three_teams_have_a_partner_across_the_table() -> None:
    words = "--rules burraco --seats human,greedy,greedy,expert,greedy,greedy --option teams=3"
    choice = choice_of(play_arguments(words.split()), NAMES, OPPONENT)
    assert (choice.partner, choice.opponents, choice.line_up) == ("expert", "greedy", ())
    assert words_of(choice) == tuple(words.split())


def test_seats_that_differ_are_kept_one_by_one() -> None:
    choice = choice_of(play_arguments(["--seats", "human,greedy,expert,chance"]), NAMES, OPPONENT)
    assert choice.line_up == ("human", "greedy", "expert", "chance")


@pytest.mark.parametrize(
    "words", [["--seats", "human,nobody"], ["--option", "teams=3"], ["--clock", "soon"], ["--rules", "chess"]]
)
def test_what_cannot_be_played_is_refused(words: list[str]) -> None:
    with pytest.raises(CommandError):
        choice_of(play_arguments(words), NAMES, OPPONENT)


def test_a_seed_is_left_out_of_what_is_remembered() -> None:
    choice = choice_of(play_arguments(["--seed", "x"]), NAMES, OPPONENT)
    assert words_of(choice)[-1] == "--seed=x"
    assert words_of(choice, seeded=False) == words_of(choice)[:-1]


def test_a_seed_may_begin_with_a_hyphen() -> None:
    choice = choice_of(play_arguments(["--seed=-x"]), NAMES, OPPONENT)
    assert play_arguments(words_of(choice)).seed == "-x"
