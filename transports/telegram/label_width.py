"""How wide a button's label is on a phone, and rows of buttons in which none is cut off.

Telegram gives the buttons of a row the same width and ends a label that is wider with dots. Which font a phone has is
not known: these are the widths of a wide one, so a narrower one has room to spare.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from transports.telegram.screen import Button

_PHONE_PX: Final = 360
_BESIDE_PX: Final = 8
"""On both sides of a message."""
_GAP_PX: Final = 4
_PADDING_PX: Final = 5
"""On both sides of a label."""
_FONT_PX: Final = 14
_UNKNOWN: Final = 125
"""What is not below is as wide as a picture sign."""
_CLASSES: Final = {
    0: "\ufe0e\ufe0f\u200d",
    30: "'Iijl|",
    35: " ,./:;·’",
    40: "()-[]ft‹›\\",
    45: "!r¡",
    50: '*_`ª–"^',
    55: "?Jcsz¿гзсэ“”„",
    60: "FLkvxyвтухчь•~",
    65: "$0123456789EPSTYabdeghnopqu{}«»ГЕЗРТУабеиклоря",
    70: "ABCKRVXZАБВСХЧЭЯднпц",
    75: "NUИКъ",
    80: "DGHOQДЛНОПЦмы&",
    85: "#+=>w×ю←↑→↓≥<✓✕✗▲▶▼◀",
    90: "MМФф①②③④⑤⑥★♠♣♥♦",
    95: "жшщ%",
    100: "Wm—…@",
    110: "ЖШЩЮ",
}
"""By hundredths of the font's size; letters with marks are as wide as without."""
_WIDTHS: Final = {ord(sign): width for width, signs in _CLASSES.items() for sign in signs}
_MOST_KNOWN: Final = 4096


@lru_cache(_MOST_KNOWN)
def width(label: str) -> float:
    """In pixels of a phone."""
    plain = (sign for sign in unicodedata.normalize("NFD", label) if not unicodedata.combining(sign))
    return sum(_WIDTHS.get(ord(sign), _UNKNOWN) for sign in plain) * _FONT_PX / 100


def room(columns: int) -> float:
    """For a label, where so many buttons stand side by side."""
    return (_PHONE_PX - 2 * _BESIDE_PX - (columns - 1) * _GAP_PX) / columns - 2 * _PADDING_PX


def fits(label: str, columns: int = 1) -> bool:
    """Is it read as a whole there?"""
    return width(label) <= room(columns)


def readable(rows: Sequence[Sequence[Button]]) -> tuple[tuple[Button, ...], ...]:
    """The same buttons in the same order, fewer of them side by side where a label would be cut off; one that is too
    wide for a row of its own ends after a whole word."""
    found: list[tuple[Button, ...]] = []
    for row in rows:
        found += _split(tuple(row))
    return tuple(found)


def _split(row: tuple[Button, ...]) -> list[tuple[Button, ...]]:
    for count in range(1, len(row)):
        ends = [len(row) * at // count for at in range(count + 1)]
        parts = [row[start:end] for start, end in pairwise(ends)]
        if all(fits(button.text, len(part)) for part in parts for button in part):
            return parts
    return [(button if fits(button.text) else replace(button, text=_cut(button.text)),) for button in row]


def _cut(label: str) -> str:
    words = label
    while words and not fits(f"{words}…"):
        words = words.rpartition(" ")[0] or words[:-1]
    return f"{words.rstrip(' ·,;:–—')}…"
