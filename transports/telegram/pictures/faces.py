"""Cards: rank and suit in the corner, where a fanned card still shows them, and the suit large; their backs.

Each suit has its own colour and its own shape, a joker is a star. A card in a look of its own is told by shape as well:
one that is picked has a frame and stands higher, one that is wild bears a pill with what it stands for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image

from core.game.cards import CODES
from transports.telegram.pictures.canvas import Canvas, Tile, points
from transports.telegram.pictures.colours import BACK, DIM, DIM_INKS, EDGE, GOLD, INKS, LACE, PAPER, WILD, Colour
from transports.telegram.pictures.signs import cover, letters, sign

Look = Literal["plain", "wild", "dim", "picked"]


class Size(NamedTuple):
    """How large a card is, in pixels."""

    width: int
    height: int
    rank: int
    """The height of its rank."""
    suit: int
    """The side of the suit below it."""
    large: int
    """The side of the large suit."""
    column: int
    """How wide rank and suit are together with their margins: a fanned card shows at least so much."""
    radius: int
    foot: int
    """From the large suit to the lower edge."""


HAND: Final = Size(points(48), points(66), points(18), points(15), points(25), points(21), points(5), points(10))
"""A card of a hand."""
TABLE: Final = Size(points(28), points(46), points(16) + 1, points(13), points(11), points(17), points(4), points(2))
"""A card on the table; rounded down, its rank would be a hair lower than 16 points."""
_LINE: Final = 2
"""Pixels of the line around a card."""
_FRAME: Final = points(3) - 1
"""Of the frame around one that is picked."""


def rank_text(code: str) -> str:
    """The rank of a card as it is written on it: a ten as people know it, a joker by two letters."""
    return "JK" if code == "JK" else "10" if code[0] == "T" else code[0]


def suit_of(code: str) -> str:
    """The sign of its suit; the joker has a star."""
    return "J" if code == "JK" else code[1]


@lru_cache(maxsize=1024)
def face(code: str, size: Size, look: Look = "plain", covered: bool = False) -> Tile:
    """A card from the front; its code as the game has it: ``7H``, ``TS``, ``JK``.

    ``covered``: the next one lies on its right side, where half a large suit would only be in the way.
    """
    paper = WILD if look == "wild" else DIM if look == "dim" else PAPER
    suit = suit_of(code)
    colour = (DIM_INKS if look == "dim" else INKS)[suit]
    drawn = _blank(size, paper, look == "picked")
    middle = size.column // 2
    inside = size.column - points(3)
    rank = letters(rank_text(code), size.rank, inside)
    top = points(3) + 1
    drawn.ink(rank, middle - rank.width // 2 + 1, top, colour, paper)
    below = top + size.rank + points(2)
    drawn.sign(suit, size.suit, middle - size.suit // 2 + 1, below, colour, paper)
    if covered:
        return Tile(drawn.image, cover(size.width, size.height, size.radius))
    right, low = size.width - points(3) - size.large, size.height - size.foot - size.large
    drawn.sign(suit, size.large, right, low, colour, paper)
    return Tile(drawn.image, cover(size.width, size.height, size.radius))


def _blank(size: Size, paper: Colour, picked: bool) -> Canvas:
    """Paper with a line around it, or a frame."""
    outer, line = (GOLD, _FRAME) if picked else (EDGE, _LINE)
    drawn = Canvas(size.width, size.height, outer)
    drawn.box(line, line, size.width - 2 * line, size.height - 2 * line, max(2, size.radius - line), paper, outer)
    return drawn


@lru_cache(maxsize=8)
def back(size: Size) -> Tile:
    """A card from behind: all of them look the same."""
    drawn = Canvas(size.width, size.height, EDGE)
    line = _LINE
    drawn.box(line, line, size.width - 2 * line, size.height - 2 * line, size.radius - line, PAPER, EDGE)
    rim = points(3) - 1
    inner = Canvas(size.width - 2 * rim, size.height - 2 * rim, BACK)
    step = points(6)
    small = sign("D", points(4))
    for row, y in enumerate(range(-step // 4, inner.image.height, step)):
        for x in range(-step // 2 + (row % 2) * step // 2, inner.image.width, step):
            inner.ink(small, x, y, LACE, BACK)
    drawn.image.paste(inner.image, (rim, rim), cover(*inner.image.size, size.radius - rim + 2))
    return Tile(drawn.image, cover(size.width, size.height, size.radius))


@lru_cache(maxsize=8)
def lying(size: Size) -> Tile:
    """The same, lying on its side."""
    return Tile(back(size).image.transpose(Image.Transpose.ROTATE_90), cover(size.height, size.width, size.radius))


def prepare() -> None:
    """Draw every card once, so that the first picture is not slower than the others. Takes some tenths of a second."""
    looks: tuple[tuple[Size, Look], ...] = ((HAND, "plain"), (HAND, "picked"), (HAND, "dim"), (TABLE, "plain"))
    for code in CODES:
        for size, look in looks:
            face(code, size, look)
            face(code, size, look, covered=True)
        face(code, TABLE, "wild", covered=True)
    for size in (HAND, TABLE):
        back(size)
        lying(size)
