"""The colours of the pictures: one palette for all of them, so that nothing is searched for and the files stay small.

A letter or sign is a mask of light, drawn in steps from what it lies on to its own colour: these steps, a `ramp`, stand
in the palette. Suits have a colour each, but no meaning hangs on colour alone: everything has a shape too.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple


class Colour(NamedTuple):
    """Red, green and blue, 0 to 255."""

    red: int
    green: int
    blue: int


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    """``part`` of the other, the rest of the one."""
    return Colour(*(round(a + (b - a) * part) for a, b in zip(one, other, strict=True)))


FELT: Final = Colour(31, 107, 76)
PANEL: Final = Colour(22, 86, 61)
"""Where a team has its melds."""
DEEP: Final = Colour(12, 54, 39)
"""Grooves, and letters on what is bright."""
PAPER: Final = Colour(253, 252, 247)
WILD: Final = Colour(255, 231, 158)
"""The paper of a card that stands for another."""
DIM: Final = Colour(164, 181, 171)
"""The paper of a card that cannot be used."""
EDGE: Final = Colour(92, 101, 108)
CREAM: Final = Colour(245, 242, 230)
GOLD: Final = Colour(247, 188, 36)
BACK: Final = Colour(38, 62, 140)
LACE: Final = Colour(150, 170, 230)
"""What is drawn on the back of a card."""
NIGHT: Final = Colour(22, 24, 30)
TEAMS: Final = (CREAM, Colour(150, 214, 255), Colour(255, 184, 206))

INKS: Final[dict[str, Colour]] = {
    "S": NIGHT,
    "H": Colour(211, 30, 44),
    "D": Colour(24, 92, 214),
    "C": Colour(10, 126, 62),
    "J": Colour(122, 40, 178),
}
"""By suit; J: the joker."""
DIM_INKS: Final[dict[str, Colour]] = {suit: _mixed(ink, DIM, 0.38) for suit, ink in INKS.items()}

LEVELS: Final = 3
"""Steps from a ground to the ink on it, both included: with one between them edges look smooth at the size of a phone,
and each more makes a picture a tenth heavier."""
_SHADE: Final = 0.84

_PAIRS: Final[tuple[tuple[Colour, Colour], ...]] = (
    *product((PAPER, WILD), INKS.values()),
    *product((DIM,), DIM_INKS.values()),
    *product((EDGE, GOLD), (PAPER, WILD, DIM)),
    *product((FELT, PANEL, DEEP), (CREAM, GOLD)),
    *product((PANEL, GOLD), (*TEAMS, BACK, PAPER)),
    *product((*TEAMS, PAPER, WILD, GOLD, BACK, FELT), (DEEP,)),
    *product((PAPER, DIM), (GOLD,)),
    *product((FELT,), (PANEL, GOLD)),
    *product((CREAM,), (BACK, PANEL)),
    *product((BACK,), (LACE, CREAM)),
)
"""Each ground with what is drawn on it."""


def _palette() -> dict[Colour, int]:
    found: dict[Colour, int] = {}
    for ground, ink in _PAIRS:
        for level in range(LEVELS):
            found.setdefault(_mixed(ground, ink, level / (LEVELS - 1)), len(found))
    for flat in (FELT, PANEL, PAPER, WILD, DIM, BACK, GOLD, EDGE):
        for times in (1, 2):
            found.setdefault(_mixed(Colour(0, 0, 0), flat, _SHADE**times), len(found))
    return found


PALETTE: Final = _palette()
"""By colour, its number."""
DEEPEST: Final = 2
"""A card's shadow has so many steps."""
DEEPER: Final = 256 // (DEEPEST + 1)
assert len(PALETTE) <= DEEPER


@lru_cache(maxsize=len(_PAIRS))
def ramp(ground: Colour, ink: Colour) -> bytes:
    """By the strength of a mask, 0 to 255: the number of the colour.

    Raises ValueError for a pair that no picture has.
    """
    if (ground, ink) not in _PAIRS:
        raise ValueError(f"the palette has no steps from {ground} to {ink}")
    steps = [PALETTE[_mixed(ground, ink, level / (LEVELS - 1))] for level in range(LEVELS)]
    return bytes(steps[round(light / 255 * (LEVELS - 1))] for light in range(256))


@lru_cache(maxsize=1)
def shaded() -> bytes:
    """By the number of a colour, and ``DEEPER`` times how deep in the shade it lies: the number of what it is there."""
    colours = list(PALETTE)

    def nearest(wanted: Colour) -> int:
        return min(
            range(len(colours)), key=lambda at: sum((a - b) ** 2 for a, b in zip(colours[at], wanted, strict=True))
        )

    dark = [nearest(_mixed(Colour(0, 0, 0), colour, _SHADE)) for colour in colours]
    depths = [list(range(len(colours)))]
    for _ in range(DEEPEST):
        depths.append([dark[number] for number in depths[-1]])
    return b"".join(bytes(each).ljust(DEEPER, b"\0") for each in depths).ljust(256, b"\0")


def flat_palette() -> list[int]:
    """The palette as an image has it."""
    return [part for colour in PALETTE for part in colour]
