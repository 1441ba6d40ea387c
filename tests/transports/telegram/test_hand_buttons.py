"""The buttons of each state: what is impossible is not offered."""

from __future__ import annotations

import pytest

from core.game.actions import Discard, Draw, Extend, Keep, Lay, Refuse, Take
from scripts.locales import LANGUAGES
from tests.transports.console.positions import meld, moment
from tests.transports.fullscreen.moments import CANASTA
from tests.transports.telegram.at_seat import fits
from tests.transports.telegram.hands import HandAt, large
from transports.telegram.hand_parts import parts_of
from transports.telegram.hand_text import fitted
from transports.telegram.screen import MOST_CAPTION, MOST_TEXT, Picture, Screen
from transports.telegram.seat_state import MODES, Question

HAND = "3H 4H 5H 9D 9H KC 2D JK"
CLOSED = {"rules": "stbl", "phase": "draw", "hand": "5S 6S 5H 6H KC KD"}


def test_at_the_start_of_a_turn_one_draws_or_takes_the_pile() -> None:
    hand = HandAt(moment(hand=HAND, phase="draw", pile=["QC", "TH"]))
    assert hand.labels() == ["Draw", "Take pile (2)", "Hint", "Sort", "More…"]
    assert hand.acts() == [Draw(), Take()]


def test_an_empty_pile_is_not_offered() -> None:
    assert HandAt(moment(hand=HAND, phase="draw")).acts() == [Draw()]


def test_a_closed_pile_that_no_card_can_use_is_not_offered() -> None:
    assert HandAt(moment(**CLOSED, pile=["9C", "JC"])).acts() == [Draw()]


def test_a_closed_pile_is_taken_with_the_picked_cards() -> None:
    hand = HandAt(moment(**CLOSED, pile=["9C", "4S"])).pick("5S 6S")
    assert hand.acts() == [Draw(), Take(cards=("5S", "6S"))]
    assert "Take pile (2)" in hand.labels()


def test_where_there_are_several_ways_to_take_it_they_are_a_list() -> None:
    hand = HandAt(
        moment(rules="stbl", phase="draw", hand="5S 6S 2S KD 2H", pile=["9C", "4S"], melds=[meld(1, "5S 6S 7S")])
    )
    assert "Take pile (2)…" in hand.labels()
    hand.state.mode = "take"
    assert len([act for act in hand.acts() if isinstance(act, Take)]) > 1
    assert hand.labels()[-1] == "‹ Back"


def test_a_card_that_may_be_refused_is_kept_or_refused() -> None:
    hand = HandAt(moment(rules="buraco", phase="decide", hand=f"{HAND} QS", drawn="QS"))
    assert hand.acts() == [Keep(), Refuse()]


def test_picked_cards_that_are_a_meld_can_be_laid() -> None:
    hand = HandAt(moment(hand=HAND)).pick("3H 4H 5H")
    assert hand.acts() == [Lay(("3H", "4H", "5H"))]
    assert hand.labels() == ["Lay", "Let go", "Hint", "Sort", "More…"]


def test_picked_cards_that_are_no_meld_can_not() -> None:
    assert HandAt(moment(hand=HAND)).pick("3H KC").acts() == []


def test_a_card_can_be_added_to_the_melds_that_it_fits() -> None:
    hand = HandAt(moment(hand=HAND, melds=[CANASTA])).pick("2D")
    assert hand.acts() == [Extend(0, ("2D",)), Discard("2D")]
    assert "Add to 0" in hand.labels()


def test_where_many_melds_fit_they_are_a_list() -> None:
    melds = [meld(at, f"4{suit} 5{suit} 6{suit}") for at, suit in enumerate("SHDC")]
    hand = HandAt(moment(hand="9D KC JK", stock=[], melds=melds)).pick("JK")
    assert "Add to…" in hand.labels()
    hand.state.mode = "add"
    assert [act.meld for act in hand.acts() if isinstance(act, Extend)] == [0, 1, 2, 3]


def test_one_picked_card_can_be_discarded() -> None:
    hand = HandAt(moment(hand=HAND)).pick("KC")
    assert hand.acts() == [Discard("KC")]
    assert "Discard K♣" in hand.labels()


def test_a_turn_that_is_put_together_is_sent_or_undone() -> None:
    hand = HandAt(moment(hand=HAND)).pick("KC")
    assert hand.board.staging is not None
    hand.board.staging.stage(Discard("KC"))
    hand.take_in()
    assert hand.acts() == ["s", "u"]
    assert hand.labels()[0] == "Send ▶"


def test_while_the_turn_is_on_its_way_nothing_can_be_done_with_it() -> None:
    hand = HandAt(moment(hand=HAND)).pick("KC")
    assert hand.acts()
    assert "Discard K♣" not in hand.labels(sending=True)


def test_off_turn_cards_can_be_picked_and_sorted() -> None:
    hand = HandAt(moment(hand=HAND), turn=1).pick("3H 4H")
    assert hand.acts() == []
    assert "Sort" in hand.labels()
    assert [button.text for row in hand.rows() for button in row][:2] == ["✓3♥", "✓4♥"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("style", ["signs", "words"])
def test_every_state_fits_into_a_message_in_every_language(lang: str, style: str) -> None:
    runs = [" ".join(f"{rank}{suit}" for rank in "456789T") for suit in "SHDC"]
    melds = [meld(at, run, at % 2) for at, run in enumerate(runs)]
    states = [
        moment(hand=HAND, phase="draw", pile=large(60, HAND, "4H 5H 6H 7H 8H").split()),
        moment(**CLOSED, pile=["9C", "4S"]),
        moment(rules="buraco", phase="decide", hand=f"{HAND} QS", drawn="QS"),
        moment(hand=large(60, *runs), stock=[], melds=melds),
    ]
    for state in states:
        for turn in (None, 1):
            hand = HandAt(state, lang, turn=turn)
            hand.board.write_cards(style)  # type: ignore[arg-type]
            hand.state.news = [
                "Dario took the pile, laid a meld and discarded a card that is named at length here."
            ] * 60
            hand.state.answers = ["An answer that is long enough to need some room in the message." * 3]
            for mode in MODES:
                hand.state.mode = mode
                for pictured in (False, True):
                    parts = parts_of(hand.state, hand.board, trouble="x" * 80, sending=False, pictured=pictured)
                    text = fitted(parts, MOST_CAPTION if pictured else MOST_TEXT)
                    picture = Picture("k", lambda: b"") if pictured else None
                    fits(Screen(text, tuple(hand.rows()), picture))


def test_a_caption_keeps_what_was_asked_and_answered() -> None:
    hand = HandAt(moment(hand=large(60, "3S 4S 5S 6S 7S 8S 9S"), stock=[], melds=[CANASTA]))
    hand.state.news = ["Bruno has done something that takes some words to tell."] * 60
    hand.state.answers = ["This is the answer."]
    hand.state.question = Question("This is the question?", "yes")
    text = fitted(parts_of(hand.state, hand.board, trouble=None, sending=False, pictured=True), MOST_CAPTION)
    assert "This is the question?" in text
    assert "This is the answer." in text
    assert text.startswith("Deal 1")
