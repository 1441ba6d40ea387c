"""What is wrong with a recorded deal, in the reader's language."""

from __future__ import annotations

import pytest

from core.game.deal_faults import CUT, FAULTS, HEAPS
from scripts.locales import LANGUAGES, tongue_of
from transports.deal_fault_text import deal_fault_text

SAMPLES = [
    FAULTS.text("no-commitment"),
    FAULTS.text("other-secret"),
    FAULTS.text("nonces", players=4),
    FAULTS.text("nonce", seat=2, digits=32),
    FAULTS.text("no-seat", last=3, seat=7),
    FAULTS.text("cards", count=108, missing="9D JK", over="none"),
    FAULTS.text("sizes", players=4, hand=11, pots=2, pot=11, upcards=1),
    FAULTS.text("no-draw"),
    FAULTS.text("no-cut"),
    FAULTS.text("draw", recorded="9D 9S, then 3H KD", right="none"),
    FAULTS.text("dealer", recorded=1, right=2),
    FAULTS.text("cut", recorded=CUT.text("points", count=22, points=100), right=CUT.text("none")),
    FAULTS.text(
        "deck",
        heaps=", ".join([HEAPS.text("hand", at=1), *(HEAPS.text(key) for key in ("hands", "pots", "stock", "pile"))]),
    ),
    FAULTS.text("deck", heaps=HEAPS.text("pot", at=0)),
]


def test_english_is_what_the_game_says_itself() -> None:
    assert [deal_fault_text(text, tongue_of("en")) for text in SAMPLES] == SAMPLES
    assert {read.key for text in SAMPLES if (read := FAULTS.read(text)) is not None} == set(FAULTS.sentences)


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_nothing_of_it_is_left_in_english(code: str) -> None:
    for english in SAMPLES:
        said = deal_fault_text(english, tongue_of(code))
        assert not {"none", "then", "the", "with", "recorded", "hands"} & set(said.replace(",", "").split()), said


def test_heaps_cards_and_cuts_are_named_in_the_language() -> None:
    it = tongue_of("it")
    assert deal_fault_text(SAMPLES[9], it) == (
        "Il sorteggio è diverso: registrato 9D 9S, poi 3H KD, ricalcolato niente."
    )
    assert deal_fault_text(SAMPLES[-1], it) == "Le carte sono diverse: il pozzetto 0."


def test_what_the_game_does_not_say_stays_as_it_is() -> None:
    assert deal_fault_text("Something else.", tongue_of("ru")) == "Something else."
