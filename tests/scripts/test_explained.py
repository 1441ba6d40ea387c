"""Why the house's players moved so, in the reader's language."""

from __future__ import annotations

import msgspec
import pytest

from scripts.explained import LONGEST, explained, spoken_to_player
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from transports.text import Words

NAMES = ("Ana", "Bruno", "Carla", "Dario")
WEIGHED = "Lay 5S 6S 7S, discard KD: 12 points better than to discard 9D, over 8 ways the hidden cards may lie."


def words(code: str) -> Words:
    return Words(NAMES, None, load_rules("burraco"), tongue_of(code))


def test_reasons_are_said_in_the_readers_language() -> None:
    text = "Draw, for the pile brings you no meld; then discard 9D, which you need least."
    assert explained(text, words("es")) == (
        "Robar, porque el pozo no te da ningún juego; luego descartar 9♦, la carta que menos necesitas."
    )
    english = "Draw, for the pile brings you no meld; then discard 9♦, which you need least."
    assert explained(text, words("en")) == english
    assert explained(text, msgspec.structs.replace(words("en"), seat=2)) == english


def test_reasons_that_speak_to_the_player_are_known() -> None:
    assert spoken_to_player("Draw, for the pile brings you no meld; then discard 9D, which you need least.")
    assert not spoken_to_player("It is the only move.")
    assert not spoken_to_player("You never know.")


def test_what_came_of_playing_moves_out_is_said_in_the_readers_language() -> None:
    assert explained(WEIGHED, words("it")) == (
        "Calare 5♠ 6♠ 7♠; poi scartare K♦: 12 punti meglio che scartare 9♦, su 8 disposizioni delle carte coperte."
    )
    assert explained("Draw: there was no time to weigh it up.", words("ru")) == (
        "Взять карту, потому что на сравнение не было времени."
    )
    assert explained("It is the only move.", words("lv")) == "Citas iespējas nav."


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_somebody_elses_player_says_stays_as_it_is(code: str) -> None:
    assert explained("I keep 9D\x1b[2J.", words(code)) == "I keep 9♦?[2J."
    assert explained("x" * 5000, words(code)) == "x" * LONGEST


def test_english_is_what_the_record_says() -> None:
    assert explained(WEIGHED, words("en")) == WEIGHED.replace("5S 6S 7S", "5♠ 6♠ 7♠").replace("KD", "K♦").replace(
        "9D", "9♦"
    )
