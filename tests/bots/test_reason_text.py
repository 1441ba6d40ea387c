"""How the players' reasons read in English, as records keep them."""

from __future__ import annotations

import pytest

from bots.reason_text import CHOICES, RANKS, Reason, clause, joined, text

ALONE = Reason("discard-alone")
NONE_FITS = Reason("discard-fits-none")


def test_causes_follow_the_move_one_after_the_other() -> None:
    assert clause("discard 9D", (ALONE,)) == "discard 9D, for nothing in your hand goes with it"
    assert clause("discard 9D", (ALONE, NONE_FITS)) == (
        "discard 9D, for nothing in your hand goes with it and it fits no meld of the others"
    )


def test_what_says_it_all_stands_behind_the_move_alone() -> None:
    assert clause("discard 8S", (Reason("goes-out"),)) == "discard 8S and go out"
    assert clause("lay 5S 6S 7S", (Reason("lay-towards", {"points": 50}),)) == (
        "lay 5S 6S 7S, towards the 50 points that your first melds need"
    )


def test_moves_are_one_sentence() -> None:
    assert joined([clause("draw", ()), clause("discard 9D", (ALONE,))]) == (
        "Draw; then discard 9D, for nothing in your hand goes with it."
    )
    assert joined([]) == ""


@pytest.mark.parametrize(("grade", "said"), CHOICES["canasta"].items())
def test_every_canasta_has_its_article(grade: str, said: str) -> None:
    assert said == f"{'an' if grade[0] in 'aeiou' else 'a'} {grade.replace('_', '-')} canasta"
    assert clause("lay KD", (Reason("lay-canasta", {"canasta": grade}),)) == f"lay KD, which makes {said}"


def test_a_rank_has_its_article() -> None:
    said = [text(Reason("discard-rank-left", {"rank": rank})) for rank in RANKS]
    assert said[0] == "the next player has left an ace lying"
    assert said[7] == "the next player has left an eight lying"
    assert said[12] == "the next player has left a king lying"


def test_what_is_no_reason_or_lacks_something_is_not_said() -> None:
    with pytest.raises(KeyError):
        text(Reason("no-such-reason"))
    with pytest.raises(KeyError):
        text(Reason("take-fits"))
