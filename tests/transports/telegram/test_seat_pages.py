"""What can be read beside the message of a table."""

from __future__ import annotations

import pytest

from core.table.messages import End, MatchResult
from scripts.locales import LANGUAGES
from tests.transports.console.positions import moment
from tests.transports.fullscreen.moments import CANASTA
from tests.transports.telegram.at_seat import fits
from tests.transports.telegram.hands import HandAt
from transports.telegram.seat_pages import NAMES, answer, opened, page_screen, sheet_screen

HAND = "3H 4H 5H 9D 9H KC 2D JK"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_page_can_be_read_to_its_end_in_every_language(name: str, lang: str) -> None:
    hand = HandAt(moment(hand=HAND, melds=[CANASTA]), lang)
    pages = opened(name, hand.state, hand.board)
    assert pages.title
    for at in range(len(pages.pieces)):
        pages.at = at
        fits(page_screen(pages, hand.state, hand.board))


def test_a_long_page_is_turned_by_its_buttons() -> None:
    hand = HandAt(moment(hand=HAND))
    pages = answer(["A sentence that is said very often."] * 400, hand.board)
    count = len(pages.pieces)
    assert count > 2
    screen = page_screen(pages, hand.state, hand.board)
    assert screen.text.startswith(f"Answer (1/{count})\n\n")
    assert [button.text for row in screen.buttons for button in row] == ["›", "Close"]
    pages.at = 1
    middle = page_screen(pages, hand.state, hand.board)
    assert [button.text for row in middle.buttons for button in row] == ["‹", "›", "Close"]


def test_the_table_in_words_says_all_that_a_picture_shows() -> None:
    hand = HandAt(moment(hand=HAND, melds=[CANASTA], pile=["QC", "TH"]))
    text = opened("table", hand.state, hand.board).pieces[0]
    for shown in ("3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ clean canasta", "Pile 2: Q♣ 10♥", "3♥ 4♥ 5♥ 9♥", "Bruno 2", "Stock 5"):
        assert shown in text


def test_a_sheet_says_who_has_won() -> None:
    hand = HandAt(moment(hand=HAND))
    end = End(n=1, score=None, totals=(2_000, 0), sheet=(), secret=None, result=MatchResult(0, (2_000, 0), "target"))
    screen = sheet_screen(end, hand.board.words)
    fits(screen)
    assert "The match is over. You win" in screen.text
