"""What the buttons of a group's message carry: a word, whose table it is for, and what it is about.

What a tap asks for is said in full ("six players", not "more players"), so that one that comes twice changes nothing.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from transports.telegram.screen import MOST_DATA

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class Tap(msgspec.Struct, frozen=True):
    """A button that was pressed."""

    word: str
    table: str
    """The mark of the table for which it was shown."""
    about: tuple[str, ...] = ()


def data(word: str, table: str, *about: str | int) -> str:
    """What such a button carries. Raises ValueError where that is more than a button can, or no ASCII."""
    text = ".".join((word, mark(table), *map(str, about)))
    if len(text) > MOST_DATA or not text.isascii() or any("." in str(part) for part in about):
        raise ValueError(f"a button cannot carry {text!r}")
    return text


def tapped(text: str) -> Tap | None:
    """What was pressed; None for what is no button of these."""
    parts = text.split(".")
    if len(parts) < 2 or not text.isascii() or len(text) > MOST_DATA:
        return None
    return Tap(parts[0], parts[1], tuple(parts[2:]))


def mark(text: str) -> str:
    """Seven signs at most that stand for a longer text, the same in every process."""
    number, signs = zlib.crc32(text.encode("utf-8", "surrogatepass")), ""
    while number or not signs:
        number, digit = divmod(number, 36)
        signs = _DIGITS[digit] + signs
    return signs


def number(text: str) -> int | None:
    """A number of a button; None for what is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 15 else None
