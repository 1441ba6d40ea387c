"""Sentences in no language: written in English, and found again in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.notation import ENGLISH as NOTATION
from core.game.refusals import ENGLISH as REFUSALS
from core.game.wording import Sentence, Wording
from core.table.sentences import ANSWERS, CLOSINGS, REJECTIONS

ALL = {"notation": NOTATION, "refusals": REFUSALS, "rejections": REJECTIONS, "answers": ANSWERS, "closings": CLOSINGS}
EVERY = [pytest.param(wording, key, id=f"{name} {key}") for name, wording in ALL.items() for key in wording.sentences]
SAMPLE = Wording(
    {"seat": "{name} has seat {seat:d}: come as {name}.", "free": "Seat {seat:d} is free.", "out": "It needs {needs}."},
    {"needs": {"clean": "a clean canasta", "any": "a canasta"}},
)


def values(wording: Wording, key: str) -> list[dict[str, str | int]]:
    """What the sentence may name: every choice, a number, a text with the marks that could confuse."""
    found: list[dict[str, str | int]] = [{}]
    for name in wording.named(key):
        some: tuple[str | int, ...] = ("Ana {x} has seat 3.", "7H")
        if name in wording.choices:
            some = tuple(wording.choices[name])
        elif name in wording.numbers(key):
            some = (0, 21)
        found = [{**each, name: value} for each in found for value in some]
    return found


@pytest.mark.parametrize(("wording", "key"), EVERY)
def test_every_sentence_is_found_again_with_all_that_it_names(wording: Wording, key: str) -> None:
    for given_ in values(wording, key):
        sentence = Sentence(key, given_)
        assert wording.read(wording.written(sentence)) == sentence


@pytest.mark.parametrize(
    "text", ["", "Seat x is free.", "Seat 3 is free", "seat 3 is free.", "Bo has seat 1: come as Al."]
)
def test_what_is_no_sentence_is_not_found(text: str) -> None:
    assert SAMPLE.read(text) is None


def test_numbers_and_choices_are_read_as_what_they_were() -> None:
    assert SAMPLE.read("Bo has seat 1: come as Bo.") == Sentence("seat", {"name": "Bo", "seat": 1})
    assert SAMPLE.read("It needs a clean canasta.") == Sentence("out", {"needs": "clean"})


def test_what_a_sentence_names_may_look_like_another_sentence() -> None:
    name = "Seat 3 is free."
    assert SAMPLE.read(f"{name} has seat 1: come as {name}.") == Sentence("seat", {"name": name, "seat": 1})


@given(st.text(max_size=60), st.integers(0, 10**9))
def test_any_name_is_read_back(name: str, seat: int) -> None:
    assert SAMPLE.read(SAMPLE.text("seat", name=name, seat=seat)) == Sentence("seat", {"name": name, "seat": seat})


def test_a_sentence_that_there_is_not_cannot_be_written() -> None:
    with pytest.raises(KeyError):
        SAMPLE.text("nothing")
    with pytest.raises(KeyError):
        SAMPLE.text("free")
