"""The hand above the keyboard: to its owner alone, by its table's code, and nothing in doubt."""

from __future__ import annotations

import pytest

from scripts.locales import LANGUAGES, tongue_of
from tests.transports.console.positions import moment
from tests.transports.telegram.hands import HandAt, large
from transports.telegram.inline_hand import CACHE_S, hand_lines

HAND = "3S 4S KS 3H TH TH 9D 2C JK"
TABLE = "K7QF2M"


def test_the_hand_is_shown_by_suit_and_what_is_posted_says_nothing_of_it() -> None:
    hand = HandAt(moment(hand=HAND))
    lines = hand_lines("k7qf2m ", TABLE, hand.state, hand.board)
    assert [line.title for line in lines] == ["3♠ 4♠ K♠", "3♥ 10♥ 10♥", "9♦", "2♣ JK"]
    assert {line.posts for line in lines} == {"I have looked at my cards."}
    assert CACHE_S == 0


@pytest.mark.parametrize("query", ["", "222222", "K7QF2", "K7QF2M K7QF2M", "hand"])
def test_another_query_shows_nothing(query: str) -> None:
    hand = HandAt(moment(hand=HAND))
    assert hand_lines(query, TABLE, hand.state, hand.board) == []


def test_without_a_table_or_a_hand_there_is_nothing() -> None:
    hand = HandAt(moment(hand=HAND))
    assert hand_lines(TABLE, TABLE, hand.state, None) == []
    assert hand_lines("", "", hand.state, hand.board) == []
    assert hand_lines("222222", "222222", hand.state, hand.board) == [], "the seat has moved to another table"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_posted_is_the_same_whatever_is_held(lang: str) -> None:
    posts = set()
    for cards in (HAND, large(60), "JK"):
        hand = HandAt(moment(hand=cards, stock=[]), lang)
        lines = hand_lines(TABLE, TABLE, hand.state, hand.board)
        assert lines
        posts |= {line.posts for line in lines}
        assert all(0 < len(line.title) <= 100 and len(line.about) <= 200 for line in lines)
    assert posts == {tongue_of(lang).text("tgseat-inline-posts")}
    assert not any(sign in text for sign in "♠♥♦♣" for text in posts)
