"""The buttons of the cards: a large hand stays usable on a phone."""

from __future__ import annotations

import pytest

from tests.transports.console.positions import moment
from tests.transports.telegram.hands import HandAt, large
from transports.telegram.hand_buttons import within
from transports.telegram.hand_cards import MOST_IN_ROW, MOST_TOGETHER, card_rows, groups, label
from transports.telegram.screen import MOST_BUTTONS

SMALL = "3S 4S KS 3H TH TH 9D 2C JK"
BIG = {"hand": large(60), "stock": []}


def test_every_card_has_a_button_and_short_suits_share_a_row() -> None:
    hand = HandAt(moment(hand=SMALL))
    rows = card_rows(hand.state, hand.board.words)
    assert [[button.text for button in row] for row in rows] == [
        ["3♠", "4♠", "K♠", "3♥", "10♥", "10♥"],
        ["9♦", "2♣", "JK"],
    ]


def test_a_picked_card_is_marked_by_a_sign_and_of_two_alike_only_that_one() -> None:
    hand = HandAt(moment(hand=SMALL)).pick("TH 9D")
    texts = [button.text for row in card_rows(hand.state, hand.board.words) for button in row]
    assert texts == ["3♠", "4♠", "K♠", "3♥", "✓10♥", "10♥", "✓9♦", "2♣", "JK"]


def test_by_rank_the_cards_run_on() -> None:
    hand = HandAt(moment(hand=SMALL), order="rank")
    texts = [[button.text for button in row] for row in card_rows(hand.state, hand.board.words)]
    assert texts == [["3♠", "3♥", "4♠", "9♦"], ["10♥", "10♥", "K♠", "2♣", "JK"]]


@pytest.mark.parametrize("order", ["suit", "rank"])
def test_sixty_cards_are_shown_in_groups_and_each_of_them_can_be_reached(order: str) -> None:
    hand = HandAt(moment(**BIG), order=order)
    state, words = hand.state, hand.board.words
    assert len(state.picking.cards) == 60 > MOST_TOGETHER
    seen: list[str] = []
    for tab in range(len(groups(state))):
        state.tab = tab
        rows = card_rows(state, words)
        assert all(len(row) <= MOST_IN_ROW for row in rows)
        assert sum(map(len, hand.rows())) <= MOST_BUTTONS
        tabs = len(groups(state))
        seen += [button.text for row in rows for button in row][tabs:]
    assert sorted(seen) == sorted(label(code, words) for code in state.picking.cards)


def test_a_group_says_how_many_of_it_are_picked() -> None:
    hand = HandAt(moment(**BIG))
    spades = [code for code in hand.state.picking.cards if code[1:] == "S" and code != "2S"][:2]
    hand.pick(" ".join(spades))
    first = [button.text for button in card_rows(hand.state, hand.board.words)[0]]
    assert first[0].startswith("[♠ ")
    assert first[0].endswith(" ✓2]")
    assert "✓" not in first[1]


def test_no_message_has_more_buttons_than_it_may() -> None:
    hand = HandAt(moment(hand=SMALL))
    row = hand.rows()[0]
    assert sum(map(len, within([row] * 60))) <= MOST_BUTTONS
