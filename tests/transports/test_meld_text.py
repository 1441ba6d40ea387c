"""A meld in words: its grade, and its wild with what that stands for."""

import itertools
import random

import pytest

from core.game.melds import analyse
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.meld_text import canasta_text, grade, grade_text, stands_for

RULES = load_rules("burraco")


def test_the_wild_stands_where_the_natural_it_stands_for_would() -> None:
    """Over many sequences: with that card in its place they are the same sequence, clean."""
    chance = random.Random(7)
    found = 0
    for low, size, suit in itertools.product(range(13), range(3, 9), "SHDC"):
        places = ["A23456789TJQKA"[at] + suit for at in range(low, min(14, low + size))]
        hole = chance.randrange(len(places))
        cards = [*places[:hole], chance.choice(["JK", "2S", "2H", "2D", "2C"]), *places[hole + 1 :]]
        meld = analyse(cards, RULES)
        if meld is None or meld.wild is None:
            continue
        at, code = stands_for(meld.cards, meld.wild)
        assert meld.cards[at] == meld.wild
        assert code is not None
        whole = analyse([*meld.cards[:at], code, *meld.cards[at + 1 :]], RULES)
        assert whole is not None
        assert grade(whole).startswith("clean")
        assert whole.cards == (*meld.cards[:at], code, *meld.cards[at + 1 :])
        found += 1
    assert found > 100


def test_the_wild_of_a_set_stands_last_and_for_no_card() -> None:
    meld = analyse(["7S", "7H", "2D", "7H"], RULES)
    assert meld is not None
    assert stands_for(meld.cards, meld.wild) == (3, None)
    assert stands_for(("3S", "4S", "5S"), None) == (-1, None)


def test_a_set_of_wilds_counts_as_dirty() -> None:
    meld = analyse(["JK", "2D", "2S"], load_rules("burraco", {"wild_sets": True}))
    assert meld is not None
    assert meld.wild is None
    assert grade(meld) == "dirty"


@pytest.mark.parametrize(
    ("cards", "options", "said"),
    [
        ("4S 5S 6S", {}, "clean"),
        ("4S 5S JK", {}, "dirty"),
        ("4S 5S 6S 7S 8S 9S TS", {}, "clean canasta"),
        ("4S 5S 6S 7S 8S 9S JK", {}, "dirty canasta"),
        ("4S 5S 6S 7S 8S 9S TS JK", {"semi_clean": 150}, "semi-clean canasta"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", {"royal": 500}, "royal canasta"),
        (
            "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
            {"ace_to_ace": True, "ace_to_ace_bonus": 1000},
            "ace-to-ace canasta",
        ),
    ],
)
def test_every_grade_has_its_words(cards: str, options: dict[str, object], said: str) -> None:
    meld = analyse(cards.split(), load_rules("burraco", options))
    assert meld is not None
    assert grade_text(meld, ENGLISH) == said
    assert grade(meld) == said.replace(" ", "_").replace("-", "_")
    if meld.canasta:
        assert canasta_text(meld.canasta, ENGLISH).endswith(f" {said}")
