"""The paragraphs of a person's message."""

from __future__ import annotations

import pytest

from core.game.actions import Discard, Take
from tests.transports.console.positions import meld, moment
from tests.transports.fullscreen.moments import CANASTA
from tests.transports.telegram.hands import HandAt, large
from transports.telegram.hand_parts import clock, counts, hand, heading, middle, parts_of, staged
from transports.telegram.hand_text import fitted
from transports.telegram.screen import MOST_CAPTION, MOST_TEXT

HAND = "3H 4H 5H 9D 9H KC 2D JK"


def test_the_whole_of_it_reads_from_the_match_down_to_what_can_be_done() -> None:
    at = HandAt(
        moment(hand="3H 4H 5H 9D KC 2D", melds=[CANASTA, meld(1, "TD TC TH", 1)], pile=["QC", "TS"], phase="draw")
    )
    at.state.news = ["Dario discarded 10♠."]
    at.state.answers = ["An answer."]
    text = fitted(parts_of(at.state, at.board, trouble=None, sending=False, pictured=False), MOST_TEXT)
    assert text.split("\n") == [
        "Deal 1 · burraco to 2000 · We 0, They 0",
        "Cards: Bruno 2 · Carla 2 · Dario 2 · you 6 (to move)",
        "",
        "They: 30 on the table · no pot yet",
        "1: 10♥ 10♦ 10♣ clean 30",
        "",
        "We: 45 on the table · no pot yet",
        "0: 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ clean canasta 45",
        "",
        "Stock 5 · Pots 0 · Pile 2: Q♣ 10♠",
        "",
        "What has happened:",
        "Dario discarded 10♠.",
        "",
        "Hand 6:",
        "3♥ 4♥ 5♥",
        "9♦",
        "K♣",
        "2♦",
        "",
        "Your turn: draw a card, or take the pile (2 cards).",
        "» An answer.",
    ]


def test_what_is_put_together_is_listed_with_what_it_comes_to() -> None:
    at = HandAt(moment(hand="3H 4H 5H 9D KC 2D", pile=["QC", "TS"], phase="draw"))
    assert at.board.staging is not None
    at.board.staging.stage(Take())
    at.board.staging.stage(Discard("KC"))
    at.take_in()
    assert staged(at.board) == ("Not sent yet:\n• You have the 2 cards of the pile in your hand.\n• Discard K♣.")
    assert hand(at.state, at.board) == "Hand 7:\n[10♠]\n3♥ 4♥ 5♥\n9♦\n[Q♣]\n2♦"
    assert staged(at.board, short=True) == "Not sent yet:\n• take the pile\n• discard K♣"


@pytest.mark.parametrize(
    ("left_ms", "says"),
    [
        (None, ""),
        (185_000, "You have 3 minutes."),
        (119_999, "You have 60 seconds."),
        (59_000, "You have 30 seconds."),
        (12_000, "You have 10 seconds."),
        (900, "You have 5 seconds."),
    ],
)
def test_the_clock_is_said_in_steps(left_ms: int | None, says: str) -> None:
    at = HandAt(moment(hand=HAND))
    at.board.left_ms = left_ms
    assert clock(at.board) == says


def test_six_at_a_table_are_all_counted() -> None:
    at = HandAt(moment(hand=HAND, options={"players": 6}))
    assert at.board.shown is not None
    assert counts(at.board.shown, at.board.words).count(" · ") == 5


def test_of_a_long_pile_a_caption_keeps_the_top() -> None:
    at = HandAt(moment(hand=HAND, pile=large(60, HAND, "4H 5H 6H 7H 8H").split(), phase="draw"))
    shown = at.board.shown
    assert shown is not None
    assert middle(shown, at.board.words, short=True).startswith("Stock 5 · Pots 0 · Pile 60, on top ")
    text = fitted(parts_of(at.state, at.board, trouble=None, sending=False, pictured=True), MOST_CAPTION)
    assert text.startswith(heading(shown, at.board.words))
