"""What a bot is given on a command line: numbers, words and truths, or a sentence about what is none."""

from __future__ import annotations

import argparse

import pytest

from scripts.failure import CommandError
from scripts.given_words import add_given, given_of, read_settings


def given(*words: str, least: int = 1) -> tuple[int | None, dict[str, object]]:
    parser = argparse.ArgumentParser()
    add_given(parser)
    return given_of(parser.parse_args(list(words)), least=least)


def test_nothing_is_given_where_nothing_is_said() -> None:
    assert given() == (None, {})


def test_a_budget_and_options_are_read() -> None:
    assert given("--worlds", "64", "--set", "seed=7", "--set", "style=bold") == (64, {"seed": 7, "style": "bold"})


def test_values_are_of_the_kind_that_they_look_like() -> None:
    texts = ["a=1", "b=-2", "c=0.25", "d=true", "e=False", "f=1e3", "g=", "h=a=b", "i=007x"]
    assert read_settings(texts) == {
        "a": 1, "b": -2, "c": 0.25, "d": True, "e": False, "f": "1e3", "g": "", "h": "a=b", "i": "007x",
    }  # fmt: skip


@pytest.mark.parametrize("text", ["seed", "=7", " =7", "a=\x1b[2J"])
def test_what_sets_nothing_is_refused(text: str) -> None:
    with pytest.raises(CommandError, match="write NAME=VALUE") as caught:
        read_settings([text])
    assert caught.value.code == "bad_option"


def test_one_option_has_one_value() -> None:
    assert read_settings(["a=1", "a=1"]) == {"a": 1}
    with pytest.raises(CommandError, match="leave one out") as caught:
        read_settings(["a=1", "a=2"])
    assert caught.value.code == "given_twice"


def test_a_budget_of_nothing_takes_one_away_only_where_there_may_be_one() -> None:
    assert given("--worlds", "0", least=0) == (0, {})
    with pytest.raises(CommandError) as caught:
        given("--worlds", "0")
    assert caught.value.code == "bad_worlds"
