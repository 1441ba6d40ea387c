"""Cards drawn one over the other, cell by cell; of every cell it is known which card it shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from transports.fullscreen.paint import Paint, corner
from transports.fullscreen.spread import Spread
from transports.text import Words

NEW: Final = "*"
PICKED: Final = "▲"
BOTH: Final = "△"
"""A card that is picked and new."""
LANDS: Final = "▼"
"""Where a dragged card would go."""
UNFIT: Final = "·"
HERE: Final = "‹"
"""The signs of a card. What the colours say, they say too."""

_Edge = tuple[str, str, str, str, str, str]
_PLAIN: Final[_Edge] = ("╭", "─", "╮", "│", "╰", "╯")
_HEAVY: Final[_Edge] = ("┏", "━", "┓", "┃", "┗", "┛")
_DOTTED: Final[_Edge] = ("╭", "┄", "╮", "┊", "╰", "╯")
"""Corner, top, corner, side, and the two lower corners: of a card, of the one under the cursor, of one that fits
nothing."""


class Card(msgspec.Struct, frozen=True):
    """One card as it is to be seen."""

    code: str
    picked: bool = False
    new: bool = False
    here: bool = False
    """Is the cursor on it?"""
    unfit: bool = False
    """Can it be part of nothing just now?"""
    held: bool = False
    """Is it being dragged?"""

    @property
    def mark(self) -> str:
        """The sign that stands on it; "" for none."""
        if self.picked:
            return BOTH if self.new else PICKED
        return NEW if self.new else ""


class Drawing:
    """A sheet of cells."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._cells: list[list[tuple[str, Style]]] = [[(" ", _NOTHING)] * width for _ in range(height)]
        self._shows: list[list[int | None]] = [[None] * width for _ in range(height)]

    def at(self, x: int, y: int) -> int | None:
        """The number of the card that this cell shows."""
        return self._shows[y][x] if 0 <= y < self.height and 0 <= x < self.width else None

    def strips(self) -> list[Strip]:
        """All lines."""
        return [
            Strip(
                [
                    Segment("".join(sign for sign, _ in run), style)
                    for style, run in ((style, list(run)) for style, run in groupby(line, key=lambda cell: cell[1]))
                ],
                self.width,
            )
            for line in self._cells
        ]

    def put(self, x: int, y: int, signs: str, style: Style, card: int | None = None) -> None:
        """Write here, as a part of this card where it is one; what stands over the rim is left out."""
        if not 0 <= y < self.height:
            return
        cells, shows = self._cells[y], self._shows[y]
        for at, sign in enumerate(signs, x):
            if 0 <= at < self.width:
                cells[at] = (sign, style)
                if card is not None:
                    shows[at] = card


_NOTHING: Final = Style()


def drawn(
    cards: Sequence[Card], shape: Spread, width: int, height: int, paint: Paint, words: Words, lands: int | None = None
) -> Drawing:
    """A hand; ``lands``: before which card a dragged one would go (the number of cards: after the last)."""
    sheet = Drawing(width, height)
    for at, card in enumerate(cards):
        if shape.flat:
            _flat(sheet, at, card, shape, paint, words)
        else:
            _fan(sheet, at, card, shape, paint, words)
    if lands is not None and cards:
        x, y = shape.places[min(lands, len(cards) - 1)]
        if lands == len(cards):
            x += shape.step if shape.flat else shape.step - 1
        sheet.put(min(x, width - 1), y if shape.flat else y - 1, LANDS, paint.accent)
    return sheet


def _fan(sheet: Drawing, at: int, card: Card, shape: Spread, paint: Paint, words: Words) -> None:
    x, y = shape.places[at]
    ground = paint.ground
    edge = _HEAVY if card.here else _DOTTED if card.unfit or card.held else _PLAIN
    line = paint.accent + ground if card.here else paint.edge
    face = paint.faint + ground if card.unfit else paint.face(card.code)
    if card.here:
        face += _REVERSE
    inner, right = shape.step - 1, shape.ends[at]
    rank, suit = corner(card.code, words)
    index = [f"{rank}{suit}"] if inner >= 3 and shape.body < _ROOMY else [rank, suit]
    top = y - 1 if card.picked else y
    for nth in range(y + shape.body - top):
        if shape.body < _CLOSED or nth < shape.body - 1:
            signs = edge[3] + " " * inner + (edge[3] if right else "")
        elif nth == shape.body - 1:
            signs = edge[4] + edge[1] * inner + (edge[5] if right else "")
        else:
            continue
        sheet.put(x, top + nth, signs, line, at)
    sheet.put(x, top, edge[0] + edge[1] * inner + (edge[2] if right else ""), line, at)
    sheet.put(x + 1, top, card.mark, paint.accent + ground, at)
    for nth, signs in enumerate(index, 1):
        sheet.put(x + 1, top + nth, signs, face, at)


_REVERSE: Final = Style(reverse=True)
_ROOMY: Final = 4
"""Lines of a card from which on its suit stands under its rank."""
_CLOSED: Final = 5
"""Lines of a card from which on its lower edge is drawn: a smaller one lies half under the rim."""


def _flat(sheet: Drawing, at: int, card: Card, shape: Spread, paint: Paint, words: Words) -> None:
    """A card without a border: its mark, its rank and suit, and behind them, where there is room, the cursor."""
    x, y = shape.places[at]
    rank, suit = corner(card.code, words)
    face = f"{card.mark or (UNFIT if card.unfit else ' ')}{rank}{suit}"
    if card.here and len(face) < shape.step:
        face += HERE
    style = paint.faint if card.unfit else paint.ink(card.code)
    if card.here:
        style += _REVERSE
    sheet.put(x, y, face.ljust(shape.step), style, at)
