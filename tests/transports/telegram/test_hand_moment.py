"""The line above the buttons: what can be done now, and what the picked cards would come to."""

from __future__ import annotations

import pytest

from core.game.actions import Discard
from tests.transports.console.positions import moment
from tests.transports.fullscreen.moments import CANASTA, moments
from tests.transports.telegram.hands import HandAt
from transports.telegram.hand_moment import moment as said_now


def now(hand: HandAt) -> str:
    hand.state.find_ways(hand.board)
    return said_now(hand.board, hand.state.picking.chosen, hand.state.ways)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("draw", "Your turn: draw a card."),
        ("draw_or_pile", "Your turn: draw a card, or take the pile (2 cards)."),
        ("draw_or_top", "Your turn: draw, or take the pile by using its top, the 4♠, at once."),
        ("draw_no_top", "Your turn: draw a card (the top of the pile, J♣, goes with nothing of yours)."),
        ("decide", "You drew Q♠: keep it, or refuse it (it starts the pile) and draw another."),
        ("lay", "Pick cards to lay or to add to a meld; discard one card to end your turn."),
        ("discard", "Nothing more can be laid: pick one card and discard it to end your turn."),
    ],
)
def test_each_moment_says_what_can_be_done(name: str, says: str) -> None:
    assert now(HandAt(moments()[name])) == says


def test_picked_cards_say_what_they_would_come_to_by_the_button_that_does_it() -> None:
    hand = HandAt(moment(hand="3H 4H 5H 9D TS", melds=[CANASTA]))
    assert now(hand.pick("3H 4H 5H")).startswith("Your turn. Lay → Meld 1 will be 3♥ 4♥ 5♥: clean")
    hand = HandAt(moment(hand="3H 4H 5H 9D TS", melds=[CANASTA]))
    assert now(hand.pick("TS")).startswith(
        "Your turn. Add to 0 → Meld 0 grows to 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠: clean canasta"
    )


def test_cards_that_are_no_use_are_counted() -> None:
    assert now(HandAt(moment(hand="3H 9D KC 4C")).pick("3H KC")) == "Your turn. Picked: 3♥ K♣ (15 points)."


def test_a_turn_that_is_put_together_is_to_be_sent() -> None:
    hand = HandAt(moment(hand="3H 9D KC"))
    assert hand.board.staging is not None
    hand.board.staging.stage(Discard("KC"))
    assert now(hand) == "Your turn is put together: send it, or undo the last step."


def test_off_turn_it_is_said_whose_turn_it_is() -> None:
    assert now(HandAt(moment(hand="3H 9D KC"), turn=2)) == "It is Carla's turn; yours comes by itself."
