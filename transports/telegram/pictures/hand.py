"""A person's hand: 1 to 60 cards in rows, picked ones raised in a frame, new ones with a plus sign.

What it shows is told in words too, by whoever sends it: nobody needs the picture to play.
"""

from __future__ import annotations

import itertools
from typing import Final

from transports.telegram.pictures.canvas import MARGIN, Canvas, points
from transports.telegram.pictures.colours import DEEP, DIM, FELT, GOLD, PAPER
from transports.telegram.pictures.faces import HAND, back, face
from transports.telegram.pictures.shown import HandShown

_RAISED: Final = points(7)
_MOST_IN_ROW: Final = 15
_WIDEST_STEP: Final = HAND.width + points(3)
_ROW: Final = points(56)
"""From one row to the next: the lower one may hide no rank, no suit and no sign."""
_SIGN_AT: Final = points(39)
_SIGN: Final = points(11)


def hand_height(shown: HandShown) -> int:
    """Pixels that it takes, its margins too."""
    return 2 * MARGIN + _RAISED + (len(_rows(shown)) - 1) * _ROW + HAND.height


def draw_hand(canvas: Canvas, shown: HandShown) -> None:
    """The hand, from the top on."""
    room = canvas.width - 2 * MARGIN
    for number, row in enumerate(_rows(shown)):
        step = min(_WIDEST_STEP, (room - HAND.width) / max(1, len(row) - 1))
        left = MARGIN + round((room - HAND.width - step * (len(row) - 1)) / 2)
        for place, at in enumerate(row):
            lift = _RAISED if at in shown.picked else 0
            y = MARGIN + _RAISED + number * _ROW - lift
            _draw_card(
                canvas, shown, at, left + round(step * place), y, covered=place < len(row) - 1 and step < HAND.width
            )
    if not shown.cards:
        canvas.text("0", points(18), canvas.width // 2, MARGIN + _RAISED + points(24), GOLD, FELT, part=0.5)


def _draw_card(canvas: Canvas, shown: HandShown, at: int, x: int, y: int, covered: bool) -> None:
    picked, dimmed = at in shown.picked, at in shown.dimmed
    if not shown.cards[at]:
        canvas.lay(back(HAND), x, y)
        return
    canvas.lay(face(shown.cards[at], HAND, "picked" if picked else "dim" if dimmed else "plain", covered), x, y)
    if at in shown.new:
        paper = DIM if dimmed and not picked else PAPER
        side, left = _SIGN, x + (HAND.column - _SIGN) // 2 + 1
        canvas.sign("disc", side, left, y + _SIGN_AT, GOLD, paper)
        inner = side - points(4)
        canvas.sign("plus", inner, left + points(2), y + _SIGN_AT + points(2), DEEP, GOLD)


def _rows(shown: HandShown) -> list[range]:
    """The places in each row: as many rows as needed, all about as long."""
    count = len(shown.cards)
    rows = max(1, -(-count // _MOST_IN_ROW))
    edges = [round(count * row / rows) for row in range(rows + 1)]
    return [range(start, end) for start, end in itertools.pairwise(edges)]
