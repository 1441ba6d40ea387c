"""What a band of a picture is drawn on: points of a phone's screen, a palette, and everything laid over what was there
before."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from transports.telegram.pictures.colours import DEEPER, DEEPEST, LEVELS, PALETTE, Colour, ramp, shaded
from transports.telegram.pictures.file import Band, packed
from transports.telegram.pictures.signs import Mask, letters, rounded, sign

_PIXELS: Final = 2.2
"""Of a point: a phone 390 points wide shows the picture as wide as itself, and sharp; more would only make it heavy
(2.5: a sixth more bytes)."""


def points(number: int) -> int:
    """So many points of a phone's screen in pixels."""
    return round(number * _PIXELS)


WIDTH: Final = points(390)
MARGIN: Final = points(8)
"""Of a picture, in pixels."""
_SHADOWS: Final = ((points(2), 1), (points(1), DEEPEST))
"""How far the two shadows of a card reach, and how deep they are: the faint one first."""
_ROUND: Final = points(5)
"""The corner of a card: so much of what it hides may be seen at its edges."""
_INKED: Final = bytes(0 if 2 * (LEVELS - 1) * light < 255 else 255 for light in range(256))
"""Where a mask is so faint that its step is the ground's, nothing is drawn."""
_MOST_KEPT: Final = 1_024
"""Masks in their colours that are kept: hundreds are laid down for each picture, nearly always the same ones."""
_kept: Final[dict[tuple[int, Colour, Colour], tuple[Mask, Image.Image, Mask]]] = {}
"""By the mask's identity, with the mask itself, so that no other one gets the same."""


class Tile:
    """Something that is drawn once and laid down often: a card."""

    __slots__ = ("cover", "image", "shadows")

    def __init__(self, image: Image.Image, cover: Mask) -> None:
        self.image: Final = image
        self.cover: Final = cover
        """Which of its pixels hide what lies under them."""
        self.shadows: Final = _shadows_of(cover)
        """Of each part of its shadows: how deep it is, where it lies, and which of its pixels are dark."""


class Canvas:
    """A picture in the making. All lengths are pixels, places are upper left corners."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image: Final = Image.new("L", (width, height), PALETTE[ground])
        """Each pixel the number of its colour; it gets its palette last."""
        self._shadows: Final = Image.new("L", (width, height), 0)
        """How deep in the shade it is, in steps of DEEPER: the colours are darkened all at once at the end."""

    @property
    def width(self) -> int:
        """Of all of it."""
        return self.image.width

    def ink(self, mask: Mask, x: int, y: int, ink: Colour, ground: Colour) -> None:
        """A sign or text in this colour, on a flat ground of that one."""
        inked, cover = _inked(mask, ink, ground)
        self.image.paste(inked, (x, y), cover)

    def sign(self, name: str, side: int, x: int, y: int, ink: Colour, ground: Colour) -> None:
        """A sign by its name."""
        self.ink(sign(name, side), x, y, ink, ground)

    def text(
        self, text: str, height: int, x: int, y: int, ink: Colour, ground: Colour, *, part: float = 0.0, widest: int = 0
    ) -> int:
        """A text, its capitals so high, with so much of its width left of ``x`` (0.5: centred). Gives its width."""
        mask = letters(text, height, widest)
        self.ink(mask, x - round(mask.width * part), y, ink, ground)
        return mask.width

    def box(self, x: int, y: int, width: int, height: int, radius: int, fill: Colour, ground: Colour) -> None:
        """A box with round corners."""
        if width * height < 60_000:
            self.ink(rounded(width, height, radius), x, y, fill, ground)
            return
        number = PALETTE[fill]
        self.image.paste(number, (x + radius, y, x + width - radius, y + height))
        self.image.paste(number, (x, y + radius, x + width, y + height - radius))
        for right in (0, 1):
            for low in (0, 1):
                self.ink(
                    _corner(radius, right, low), x + right * (width - radius), y + low * (height - radius), fill, ground
                )

    def lay(self, tile: Tile, x: int, y: int, shadow: bool = True) -> None:
        """A card on whatever lies there, its shadow to the left and below."""
        if shadow:
            for depth, left, low, dark in tile.shadows:
                self._shadows.paste(depth, (x + left, y + low), dark)
            self._shadows.paste(0, (x, y), tile.cover)
        self.image.paste(tile.image, (x, y), tile.cover)

    def shaded(self) -> Image.Image:
        """All of it with the shadows that fall on it, still without a palette."""
        return ImageChops.add(self.image, self._shadows).point(shaded())

    def band(self, *, quickly: bool = False) -> Band:
        """All of it as a part of a file; the same bytes for the same picture. ``quickly``: as in `packed`."""
        return packed(self.shaded(), quickly=quickly)


def _inked(mask: Mask, ink: Colour, ground: Colour) -> tuple[Image.Image, Mask]:
    """A mask in its colours, and which of its pixels are drawn. It is handed out again: draw nothing on it."""
    key = (id(mask), ink, ground)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[key] = (mask, mask.point(ramp(ground, ink)), mask.point(_INKED))
    return found[1], found[2]


@lru_cache(maxsize=64)
def _corner(radius: int, right: int, low: int) -> Mask:
    """One of the four of a box."""
    whole = rounded(2 * radius, 2 * radius, radius)
    return whole.crop((right * radius, low * radius, (right + 1) * radius, (low + 1) * radius))


_Shadow = tuple[int, int, int, Mask]
_cast: Final[dict[int, tuple[Mask, tuple[_Shadow, ...]]]] = {}
"""By a cover's identity, with the cover itself, so that no other one gets the same: there are a few, of all cards."""


def _shadows_of(cover: Mask) -> tuple[_Shadow, ...]:
    """What a card's shadow adds at its left and below it; the rest lies under the card."""
    found = _cast.get(id(cover))
    if found is None:
        wide, tall = cover.size
        parts = [
            (depth * DEEPER, part[0] - far, part[1] + far // 2, cover.crop(part))
            for far, depth in _SHADOWS
            for part in ((0, 0, far + _ROUND, tall), (far + _ROUND, tall - _ROUND, wide, tall))
        ]
        found = _cast[id(cover)] = (cover, tuple(parts))
    return found[1]
