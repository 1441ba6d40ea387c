"""Signs as masks of light: suits, stars, squares and letters, in any size. Each is drawn once and kept.

The font that Pillow brings knows no letters but those of English (no é, no Ж, no suit, no emoji): ranks and numbers are
written with it and nothing else. Names stand in the text under the picture, and `seat_sign` ties them to it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

Mask = Image.Image
Point = tuple[float, float]
"""In a sign's own square, 0 to 1, down and to the right."""

_FINE: Final = 4
"""Signs are drawn so many times as large, then made small: their edges become soft."""
_CAPITAL: Final = 0.705
"""Height of a capital letter, in parts of the font's size."""
_BOLD: Final = 0.032
"""How far the pen goes over a letter's edge, in the same parts."""
_COVERED: Final = bytes(0 if light < 128 else 255 for light in range(256))
SEATS: Final = "①②③④⑤⑥"


def seat_sign(seat: int) -> str:
    """What stands for a seat (from 0) in a text beside the picture, whose tokens bear the same number."""
    return SEATS[seat]


Draws = Callable[[ImageDraw.ImageDraw, int], None]


def _drawn(width: int, height: int, draws: Draws) -> Mask:
    """A mask of that size; ``draws`` is told how many pixels of its own the sign is wide."""
    large = Image.new("L", (width * _FINE, height * _FINE), 0)
    draws(ImageDraw.Draw(large), width * _FINE)
    return large.reduce(_FINE)


def _polygon(pen: ImageDraw.ImageDraw, side: int, points: Sequence[Point], light: int = 255) -> None:
    pen.polygon([(x * side, y * side) for x, y in points], fill=light)


def _circle(pen: ImageDraw.ImageDraw, side: int, x: float, y: float, radius: float, light: int = 255) -> None:
    pen.ellipse([(x - radius) * side, (y - radius) * side, (x + radius) * side, (y + radius) * side], fill=light)


def _heart(tall: float) -> list[Point]:
    """Its outline, point down; ``tall``: how high it stands."""
    points: list[Point] = []
    for step in range(64):
        turn = step / 64 * math.tau
        x = 16 * math.sin(turn) ** 3
        y = 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)
        points.append((0.5 + x / 34, tall * (0.42 - y / 34)))
    return points


_STEM: Final = ((0.5, 0.5), (0.56, 0.78), (0.7, 0.97), (0.3, 0.97), (0.44, 0.78))


def _spade_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _polygon(pen, side, [(0.5 + (x - 0.5) * (0.9 + 0.1 * y), 0.86 - y * 0.94) for x, y in _heart(1.0)])
    _polygon(pen, side, _STEM)


def _heart_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _polygon(pen, side, [(x, y + 0.03) for x, y in _heart(1.04)])


def _diamond_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    corners: list[Point] = [(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)]
    points: list[Point] = []
    for at, (x, y) in enumerate(corners):
        to_x, to_y = corners[(at + 1) % 4]
        for step in range(8):
            part = step / 8
            bent = 1 - 0.16 * math.sin(part * math.pi)
            points.append((0.5 + (x + (to_x - x) * part - 0.5) * bent, 0.5 + (y + (to_y - y) * part - 0.5) * bent))
    _polygon(pen, side, points)


def _club_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    for x, y in ((0.5, 0.225), (0.225, 0.6), (0.775, 0.6)):
        _circle(pen, side, x, y, 0.225)
    _polygon(pen, side, ((0.45, 0.35), (0.55, 0.35), (0.58, 0.55), (0.7, 0.6), (0.3, 0.6), (0.42, 0.55)))
    _polygon(pen, side, _STEM)


def _star_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    points: list[Point] = []
    for corner in range(10):
        turn, far = corner / 10 * math.tau, 0.53 if corner % 2 == 0 else 0.23
        points.append((0.5 + far * math.sin(turn), 0.54 - far * math.cos(turn)))
    _polygon(pen, side, points)


def _square_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    pen.rectangle([0.06 * side, 0.06 * side, 0.94 * side, 0.94 * side], fill=255)


def _tile_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    pen.rounded_rectangle([0.03 * side, 0.03 * side, 0.97 * side, 0.97 * side], 0.16 * side, fill=255)


def _hollow_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _square_sign(pen, side)
    pen.rectangle([0.24 * side, 0.24 * side, 0.76 * side, 0.76 * side], fill=0)


def _half_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _hollow_sign(pen, side)
    pen.rectangle([0.06 * side, 0.06 * side, 0.5 * side, 0.94 * side], fill=255)


def _arrow_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _polygon(pen, side, ((0.12, 0.0), (1.0, 0.5), (0.12, 1.0)))


def _plus_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    pen.rectangle([0.38 * side, 0.06 * side, 0.62 * side, 0.94 * side], fill=255)
    pen.rectangle([0.06 * side, 0.38 * side, 0.94 * side, 0.62 * side], fill=255)


def _tick_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _polygon(pen, side, ((0.02, 0.55), (0.18, 0.4), (0.4, 0.62), (0.82, 0.12), (0.98, 0.27), (0.41, 0.93)))


def _disc_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _circle(pen, side, 0.5, 0.5, 0.5)


def _lozenge_sign(pen: ImageDraw.ImageDraw, side: int) -> None:
    _polygon(pen, side, ((0.5, -0.06), (1.06, 0.5), (0.5, 1.06), (-0.06, 0.5)))


_SIGNS: Final[dict[str, Draws]] = {
    "S": _spade_sign,
    "H": _heart_sign,
    "D": _diamond_sign,
    "C": _club_sign,
    "J": _star_sign,
    "star": _star_sign,
    "square": _square_sign,
    "tile": _tile_sign,
    "hollow": _hollow_sign,
    "half": _half_sign,
    "arrow": _arrow_sign,
    "plus": _plus_sign,
    "tick": _tick_sign,
    "disc": _disc_sign,
    "lozenge": _lozenge_sign,
}
TEAM_SHAPES: Final = ("disc", "tile", "lozenge")
"""By team, the shape of its tokens."""
GRADES: Final[dict[str, str]] = {
    "dirty": "hollow",
    "semi_clean": "half",
    "clean": "square",
    "royal": "star",
    "ace_to_ace": "star",
}
"""By the kind of canasta its sign, the same as on the full screen: □ ◧ ■ ★."""


@lru_cache(maxsize=256)
def sign(name: str, side: int) -> Mask:
    """A sign by its name (a suit, or one of the others), so many pixels wide and high."""
    return _drawn(side, side, _SIGNS[name])


@lru_cache(maxsize=64)
def rounded(width: int, height: int, radius: int) -> Mask:
    """A box with round corners, for small things: cards, pills."""

    def draws(pen: ImageDraw.ImageDraw, side: int) -> None:
        pen.rounded_rectangle([0, 0, width * _FINE - 1, height * _FINE - 1], radius * _FINE, fill=255)

    return _drawn(width, height, draws)


@lru_cache(maxsize=64)
def cover(width: int, height: int, radius: int) -> Mask:
    """The same with hard edges: what such a thing hides."""
    return rounded(width, height, radius).point(_COVERED)


@lru_cache(maxsize=16)
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


@lru_cache(maxsize=1024)
def letters(text: str, height: int, widest: int = 0) -> Mask:
    """A text of English letters, digits and signs, its capitals so many pixels high; made narrower than it is
    where it would be wider than ``widest`` (0: never)."""
    size = round(height / (_CAPITAL + 2 * _BOLD))
    bold = max(1, round(size * _BOLD))
    font = _font(size)
    left, _, right, bottom = font.getbbox(text, stroke_width=bold)
    above = font.getbbox("H", stroke_width=bold)[1]
    mask = Image.new("L", (math.ceil(right - left), math.ceil(max(bottom - above, height))), 0)
    ImageDraw.Draw(mask).text((-left, -above), text, fill=255, font=font, stroke_width=bold)
    if widest and mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.BOX)
    return mask
