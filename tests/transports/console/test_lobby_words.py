"""The words of a shared table: each is explained, and what players say to all is heard in the reader's language."""

from __future__ import annotations

import pytest

from core.table.seats import PHRASES
from tests.transports.english import ENGLISH
from transports.console.lobby_words import WORDS, explained, phrase_of, spoken
from transports.tongue import Tongue

ELSEWHERE = Tongue("it", {"lobbywords": "lobbywords-phrase-well-played = ben giocato\n"}.get, ENGLISH)


@pytest.mark.parametrize("word", [*WORDS, "quit"])
def test_help_has_a_sentence_about_every_word(word: str) -> None:
    said = explained(word, ENGLISH) or ""
    assert said.startswith(f"{word.capitalize()} ")
    assert said.endswith(".")
    assert explained(f"{word}x", ENGLISH) is None


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_is_heard_as_it_is_typed_in_english(phrase: str) -> None:
    assert phrase_of(spoken(phrase, ENGLISH), ENGLISH) == phrase
    assert ENGLISH.has(f"lobbywords-phrase-{phrase.replace('_', '-')}")


def test_a_phrase_is_heard_in_the_language_of_who_hears_it() -> None:
    assert spoken("well_played", ELSEWHERE) == "ben giocato"


def test_a_phrase_that_only_the_table_knows_stands_as_it_came() -> None:
    assert spoken("happy_new_year", ELSEWHERE) == "happy new year"
