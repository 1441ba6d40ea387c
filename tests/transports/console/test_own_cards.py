"""Cards in the words of each language, read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.cards import CODES
from core.game.notation import parse_cards
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from transports.console.own_cards import written_short
from transports.text import Words

RULES = load_rules("burraco")


def said(codes: list[str], code: str) -> str:
    return Words(("Ana",), 0, RULES, tongue_of(code), "words").cards(codes)


def most_alike(codes: list[str]) -> int:
    return max(map(codes.count, codes))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_can_be_typed_as_it_is_said(code: str) -> None:
    for card in CODES:
        text = said([card], code)
        for typed in (text, text.upper()):
            assert parse_cards(written_short(typed, tongue_of(code))) == (card,)


@pytest.mark.parametrize("code", LANGUAGES)
@given(codes=st.lists(st.sampled_from(CODES * 3), min_size=1, max_size=12).filter(lambda codes: most_alike(codes) <= 3))
def test_cards_said_together_are_read_back_one_by_one(code: str, codes: list[str]) -> None:
    read = parse_cards(written_short(said(codes, code), tongue_of(code)))
    assert sorted(read) == sorted(codes)


@pytest.mark.parametrize("text", ["3S 4S (2H) 6S", "3 6s", "тройка", "карты", "10♥, JK"])
def test_what_is_no_card_in_words_is_left_as_it_is(text: str) -> None:
    assert written_short(text, tongue_of("ru")) == text
