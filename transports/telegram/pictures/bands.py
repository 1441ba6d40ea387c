"""A picture in bands from top to bottom, each of which is drawn and packed by itself, and kept for as long as there is
room: what has not changed since the picture before, or lies in several people's pictures, is drawn once.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

import msgspec

from transports.telegram.pictures.canvas import MARGIN, WIDTH, Canvas
from transports.telegram.pictures.colours import FELT, flat_palette
from transports.telegram.pictures.file import Band, joined
from transports.telegram.pictures.hand import draw_hand, hand_height
from transports.telegram.pictures.shown import (
    HandShown,
    MiddleShown,
    PrivateShown,
    SeatsShown,
    Shown,
    TableShown,
    TeamShown,
    parts_of,
)
from transports.telegram.pictures.table import (
    SEATS_HEIGHT,
    draw_middle,
    draw_panel,
    draw_seats,
    middle_height,
    panel_height,
)

MOST_BYTES: Final = 12 * 1024 * 1024
"""Of the bands that are kept: some thousands."""


_FEW: Final = 16
"""Cards of a hand."""


class EdgeShown(msgspec.Struct, frozen=True):
    """The margin below a table."""


Part = SeatsShown | MiddleShown | TeamShown | HandShown | EdgeShown


class Bands:
    """Those that are kept. Anybody may call it, from any thread."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most: Final = most_bytes
        self._lock: Final = Lock()
        self._kept: Final[OrderedDict[Part, Band]] = OrderedDict()
        """The one that was wanted longest ago first."""
        self._bytes = 0

    @property
    def kept_bytes(self) -> int:
        """Of the bands that are kept."""
        return self._bytes

    def band(self, part: Part) -> Band:
        """That band, which two who want it at the same time may both draw."""
        with self._lock:
            kept = self._kept.get(part)
            if kept is not None:
                self._kept.move_to_end(part)
                return kept
        drawn = drawn_band(part)
        with self._lock:
            if part not in self._kept:
                self._kept[part] = drawn
                self._bytes += len(drawn.data)
            while self._bytes > self._most:
                _, oldest = self._kept.popitem(last=False)
                self._bytes -= len(oldest.data)
        return drawn


def png_of(shown: Shown, bands: Bands | None = None) -> bytes:
    """The picture, as PNG: the same bytes for the same values, wherever and whenever, and whatever is kept."""
    band = drawn_band if bands is None else bands.band
    return joined([band(part) for part in in_parts(shown)], flat_palette())


def in_parts(shown: Shown) -> tuple[Part, ...]:
    """From the top on."""
    match shown:
        case TableShown():
            return (*parts_of(shown), EdgeShown())
        case HandShown():
            return (shown,)
        case PrivateShown():
            return (*parts_of(shown.table), shown.hand)


def height_of(part: Part) -> int:
    """Pixels."""
    match part:
        case SeatsShown():
            return SEATS_HEIGHT
        case MiddleShown():
            return middle_height(part)
        case TeamShown():
            return panel_height(part)
        case HandShown():
            return hand_height(part)
        case EdgeShown():
            return MARGIN


def draw(canvas: Canvas, part: Part) -> None:
    """From the top on."""
    match part:
        case SeatsShown():
            draw_seats(canvas, part)
        case MiddleShown():
            draw_middle(canvas, part)
        case TeamShown():
            draw_panel(canvas, part)
        case HandShown():
            draw_hand(canvas, part)
        case EdgeShown():
            pass


def drawn_band(part: Part) -> Band:
    """Drawn and packed now."""
    canvas = Canvas(WIDTH, height_of(part), FELT)
    draw(canvas, part)
    # Hands change with every tap, and each has the seats for itself; the others lie in five pictures. A large hand is
    # not packed quickly, for it would be heavy.
    quickly = isinstance(part, SeatsShown) or (isinstance(part, HandShown) and len(part.cards) <= _FEW)
    return canvas.band(quickly=quickly)
