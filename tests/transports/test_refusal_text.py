"""Refusals in the reader's language: what core writes in English is what the English catalogue says."""

from collections import Counter

import pytest

from core.game.cards import CODES
from core.game.errors import CODES_IN_ORDER, Refusal
from core.game.refusals import ENGLISH as WORDING
from core.game.wording import Sentence
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from tests.transports.refused_moves import refused_moves
from tests.transports.wordings import hold_against_english, samples
from transports.refusal_text import refusal_text, text_of_code, text_of_english
from transports.text import Style, Words
from transports.tongue import Tongue

RULES = load_rules("burraco")


def words(tongue: Tongue = ENGLISH, style: Style = "letters") -> Words:
    return Words(("Ana", "Bruno", "Carla", "Dario"), 0, RULES, tongue, style)


def test_at_many_moments_of_many_tables_english_is_what_core_writes_with_cards_as_the_reader_reads_them() -> None:
    met = Counter[str]()
    signs = words(style="signs")
    for refused, _, _ in refused_moves(1):
        assert refused.said is not None
        met[refused.said.key] += 1
        if met[refused.said.key] < 50:
            assert refusal_text(refused, signs) == signs.told(refused.text)
    assert len(met) > 18, met
    assert set(met) <= set(WORDING.sentences)


def test_every_sentence_is_said_in_every_language_and_in_english_as_core_writes_it() -> None:
    def said(sentence: Sentence, written: str, tongue: Tongue) -> str:
        return refusal_text(Refusal("code", "3", written, sentence), words(tongue))

    hold_against_english(WORDING, said)


def test_a_refusal_of_which_only_the_english_is_known_is_said_in_the_same_way() -> None:
    for sentence in samples(WORDING):
        written = WORDING.written(sentence)
        for code in LANGUAGES:
            reader = words(tongue_of(code))
            assert text_of_english(written, reader) == refusal_text(Refusal("code", "3", written, sentence), reader)
    assert text_of_english("The moon is full.", words()) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_code_has_a_sentence_of_its_own(code: str) -> None:
    said = [text_of_code(each, tongue_of(code)) for each in CODES_IN_ORDER]
    assert None not in said
    assert len(set(said)) == len(CODES_IN_ORDER)
    assert text_of_code("no_such_code", tongue_of(code)) is None


def test_cards_are_written_as_the_reader_reads_them_in_every_style() -> None:
    refused = Refusal("card_not_held", "3", "…", Sentence("not-held-all", {"cards": "3S TS 9D JK"}))
    assert "3S 10S 9D JK;" in refusal_text(refused, words(style="letters"))
    assert "3♠ 10♠ 9♦ JK;" in refusal_text(refused, words(style="signs"))
    assert "three, ten of spades, nine of diamonds, joker;" in refusal_text(refused, words(style="words"))
    assert "тройка, десятка пик, девятка бубен, джокер;" in refusal_text(refused, words(tongue_of("ru"), "words"))


def test_no_code_of_a_card_is_left_in_a_sentence_for_somebody_who_reads_words() -> None:
    for sentence in samples(WORDING):
        if {"card", "cards"} & sentence.given.keys():
            said = refusal_text(Refusal("code", "3", "", sentence), words(style="words"))
            assert not set(CODES) & set(said.replace(";", " ").split())


def test_an_unknown_refusal_is_told_by_its_code_and_one_of_an_unknown_code_as_it_is() -> None:
    russian = words(tongue_of("ru"))
    assert refusal_text(Refusal("pile_empty", "3.1", "?"), russian).startswith("Сброс пуст")
    assert refusal_text(Refusal("pile_empty", "3.1", "?", Sentence("newer")), russian).startswith("Сброс пуст")
    assert refusal_text(Refusal("newer", "3.1", "Put TH back."), russian) == "Put 10H back."


@pytest.mark.parametrize(("points", "said"), [(1, "1 очко"), (22, "22 очка"), (50, "50 очков"), (111, "111 очков")])
def test_points_are_counted_as_the_language_counts(points: int, said: str) -> None:
    refused = Refusal("initial_meld_short", "4.5", "", Sentence("short-use-more", {"due": points}))
    assert f"за один ход {said}:" in refusal_text(refused, words(tongue_of("ru")))
