"""Cards in English words, written short."""

import pytest

from core.game.spoken import written_short


@pytest.mark.parametrize(
    ("said", "short"),
    [
        ("lay three, four and five of spades", "lay 3S 4S 5S"),
        ("10 of clubs", "TC"),
        ("Fives: Hearts, Diamonds and Clubs twice", "5H 5D 5C 5C"),
        ("sixes of spades three times and hearts, six of clubs", "6S 6S 6S 6H , 6C"),
        ("kings: spades, hearts, clubs, ace of hearts", "KS KH KC , AH"),
        ("fives: hearts, and joker", "5H , and joker"),
        ("fives and hearts", "fives and hearts"),
        ("fives: hearts twicely", "5H twicely"),
        ("take the pile with 6S", "take the pile with 6S"),
    ],
)
def test_cards_in_words_become_their_codes_and_all_else_stays(said: str, short: str) -> None:
    assert written_short(said).split() == short.split()
