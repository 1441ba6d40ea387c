"""Stock, pots and pile: in a line or as small cards, the top of the pile always among them."""

from __future__ import annotations

from typing import Any

import pytest

from scripts.locales import LANGUAGES
from tests.transports.fullscreen.scenes import DECK, plain, rules_for, seen_at, words_of
from transports.fullscreen.middle import middle_lines
from transports.fullscreen.paint import Paint

PAINT = Paint()
OPEN, CLOSED = rules_for(), rules_for(preset="stbl")


def shown(rules: object, pile: list[str], width: int, tall: bool, code: str = "en", **more: Any) -> list[str]:
    given = OPEN if rules is OPEN else CLOSED
    return plain(
        middle_lines(
            seen_at(given, melds=(), pile=pile, **{"stock": 41, **more}), words_of(given, code), PAINT, width, tall
        )
    )


def test_an_open_pile_is_shown_with_its_top_last() -> None:
    assert shown(OPEN, ["2D", "5C", "TC"], 60, tall=False) == ["Stock 41 · Pots 2 · Pile 3: 2♦ 5♣ 10♣"]
    assert shown(OPEN, ["2D", "5C", "TC"], 60, tall=True) == [
        "      ╭──╮        ╭──╮╭──╮          ╭──╭──╭───╮",
        "Stock │41│   Pots │▒▒││▒▒│   Pile 3 │2♦│5♣│10♣│",
        "      ╰──╯        ╰──╯╰──╯          ╰──╰──╰───╯",
    ]


def test_of_a_long_pile_the_cards_on_top_are_shown_and_all_are_counted() -> None:
    assert shown(OPEN, DECK[:40], 50, tall=False) == ["Stock 41 · Pots 2 · Pile 40: … K♦ A♦ 3♣ 4♣ 5♣ 6♣"]
    line = shown(OPEN, DECK[:40], 50, tall=True)[1]
    assert line == "Stock │41│   Pots │▒▒││▒▒│   Pile 40 …│4♣│5♣│6♣│"


def test_a_closed_pile_shows_its_top_and_how_many_there_are() -> None:
    assert shown(CLOSED, ["2D", "5C", "TC"], 60, tall=False) == ["Stock 41 · Pots 2 · Pile 3, on top 10♣"]
    assert shown(CLOSED, ["2D", "5C", "TC"], 60, tall=True)[1] == "Stock │41│   Pots │▒▒││▒▒│   Pile 3 ││10♣│"
    assert shown(CLOSED, ["TC"], 60, tall=True)[1] == "Stock │41│   Pots │▒▒││▒▒│   Pile 1 │10♣│"


def test_an_empty_pile_and_no_pots_are_said() -> None:
    for rules in (OPEN, CLOSED):
        assert shown(rules, [], 60, tall=False, pots=0) == ["Stock 41 · Pots 0 · Pile empty"]
        assert shown(rules, [], 60, tall=True, pots=0)[1] == "Stock │41│   Pots 0   Pile empty"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_middle_fits_in_every_language(code: str) -> None:
    for rules in (OPEN, CLOSED):
        for width in range(58, 200, 7):
            for count in (0, 1, 2, 9, 30, 52):
                for tall in (False, True):
                    lines = shown(rules, DECK[:count], width, tall, code, stock=104)
                    assert all(len(line) <= width for line in lines), lines
                    assert len(lines) in (1, 3)
                    if count:
                        assert words_of(OPEN, code).card(DECK[count - 1]) in lines[len(lines) // 2]
                        assert str(count) in lines[len(lines) // 2]
