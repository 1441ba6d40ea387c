"""Cards drawn over each other: every card can be seen, whatever is picked, and every cell knows its card."""

from __future__ import annotations

import pytest

from tests.transports.fullscreen.scenes import DECK, rules_for, words_of
from transports.fullscreen.drawing import Card, drawn
from transports.fullscreen.paint import Paint, corner
from transports.fullscreen.spread import groups_of, spread

WORDS = words_of(rules_for())
HAND = [*DECK, *["JK"] * 8]
WIDTHS = (58, 61, 78, 98, 140, 198)
HEIGHTS = (5, 6, 8, 20)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("height", HEIGHTS)
def test_every_card_of_a_hand_of_up_to_sixty_can_be_seen_whatever_is_picked(width: int, height: int) -> None:
    for count in range(61):
        cards = HAND[:count]
        shape = spread(groups_of(cards, "suit" if count % 2 else "rank"), width, height)
        assert len(shape.places) == count
        assert shape.lines <= height, (count, shape)
        for picks in ((), range(0, count, 2), range(count)):
            shown = [Card(code, picked=at in picks, new=at % 3 == 0, here=at == 7) for at, code in enumerate(cards)]
            sheet = drawn(shown, shape, width, shape.lines, Paint(), WORDS)
            lines = ["".join(segment.text for segment in strip) for strip in sheet.strips()]
            assert all(len(line) == width for line in lines)
            for at, code in enumerate(cards):
                x, y = shape.places[at]
                if not shape.flat:
                    y -= at in picks
                rank, suit = corner(code, WORDS)
                if shape.flat:
                    assert lines[y][x + 1 :].startswith(rank + suit)
                    cells = [(x + 1 + each, y) for each in range(len(rank + suit))]
                elif shape.step > 3 and shape.body < 4:
                    assert lines[y + 1][x + 1 :].startswith(rank + suit)
                    cells = [(x + 1 + each, y + 1) for each in range(len(rank + suit))]
                else:
                    assert lines[y + 1][x + 1 :].startswith(rank)
                    assert lines[y + 2][x + 1] == suit
                    cells = [(x + 1, y + 1), (x + 1, y + 2)]
                assert [sheet.at(*cell) for cell in cells] == [at] * len(cells)
                mark = lines[y][x + (0 if shape.flat else 1)]
                picked, new = at in picks, at % 3 == 0
                assert mark == ("△" if picked and new else "▲" if picked else "*" if new else mark)


def test_all_cells_of_a_card_belong_to_it_and_none_outside_the_cards_to_any() -> None:
    shape = spread([3, 2], 60, 5)
    sheet = drawn([Card(code) for code in HAND[:5]], shape, 60, 5, Paint(), WORDS)
    for y, strip in enumerate(sheet.strips()):
        text = "".join(segment.text for segment in strip)
        for x, sign in enumerate(text):
            if sign != " ":
                assert sheet.at(x, y) is not None
    assert sheet.at(59, 3) is None
    assert sheet.at(0, 0) is None
    assert sheet.at(-1, 2) is None
    assert sheet.at(0, 9) is None


def lines_of(cards: list[Card], width: int, height: int, lands: int | None = None) -> list[str]:
    shape = spread([len(cards)], width, height)
    sheet = drawn(cards, shape, width, shape.lines, Paint(), WORDS, lands)
    return ["".join(segment.text for segment in strip).rstrip() for strip in sheet.strips()]


def test_a_card_says_all_about_itself_by_its_shape() -> None:
    cards = [Card("3S"), Card("4S", picked=True), Card("5S", unfit=True), Card("6S", new=True), Card("TS", here=True)]
    assert lines_of(cards, 60, 5) == [
        "     ╭▲───",
        "╭────│4   ╭┄┄┄┄╭*───┏━━━━┓",
        "│3   │♠   ┊5   │6   ┃10  ┃",
        "│♠   │    ┊♠   │♠   ┃♠   ┃",
        "│    │    ┊    │    ┃    ┃",
    ]


def test_a_tall_card_has_a_lower_edge_and_leaves_the_ground_when_it_is_raised() -> None:
    assert lines_of([Card("3S"), Card("4S", picked=True, new=True), Card("5S")], 60, 6) == [
        "       ╭△─────",
        "╭──────│4     ╭──────╮",
        "│3     │♠     │5     │",
        "│♠     │      │♠     │",
        "│      ╰──────│      │",
        "╰──────       ╰──────╯",
    ]


def test_cards_without_borders_have_the_same_signs() -> None:
    cards = [Card("3S"), Card("4S", picked=True), Card("5S", unfit=True), Card("TS", new=True), Card("7S", here=True)]
    assert lines_of(cards, 60, 1) == [" 3♠  ▲4♠  ·5♠  *10♠  7♠‹"]


def test_where_a_dragged_card_would_lie_has_a_sign() -> None:
    cards = [Card("3S", held=True), Card("4S"), Card("5S")]
    assert lines_of(cards, 60, 5, lands=2)[:2] == ["          ▼", "╭┄┄┄┄╭────╭────╮"]
    assert lines_of(cards, 60, 5, lands=3)[0] == "              ▼"
    assert lines_of(cards, 60, 1, lands=1) == [" 3♠  ▼4♠   5♠"]
