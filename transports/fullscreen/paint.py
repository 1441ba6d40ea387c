"""Colours and faces: cards, and text with cards in it, as the screen paints them."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec
from rich.text import Text

from transports.text import Words

Tone = Literal["dark", "light", "terminal"]
"""What is painted on: a dark ground, a light one, or whatever the terminal's own colours are."""

_CARD: Final = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[A2-9TJQK])([♠♥♦♣SHDC])|(JK))(?![A-Za-z0-9])")
_LETTERS: Final = dict(zip("♠♥♦♣", "SHDC", strict=True))
_SUITS: Final[dict[Tone, dict[str, str]]] = {
    "dark": {"S": "#e6e6e6", "H": "#ff6b6b", "D": "#6cb6ff", "C": "#5fd38d", "": "#d9a0ff"},
    "light": {"S": "#101010", "H": "#b3001b", "D": "#0b57b5", "C": "#11692d", "": "#7a2fb0"},
    "terminal": {"S": "default", "H": "red", "D": "bright_blue", "C": "green", "": "magenta"},
}
"""By tone, four colours by suit and one for jokers. The sign stands beside it always: no colour says a thing alone."""


class Paint(msgspec.Struct, frozen=True):
    """How cards are painted for one reader."""

    tone: Tone = "dark"

    def colour(self, code: str) -> str:
        """The colour of a card."""
        return _SUITS[self.tone]["" if code == "JK" else code[1]]

    def text(self, said: str) -> Text:
        """A text with the cards in it in their colours."""
        painted = Text(said)
        for found in _CARD.finditer(said):
            suit = "" if found[2] else _LETTERS.get(found[1], found[1])
            painted.stylize(f"bold {_SUITS[self.tone][suit]}", *found.span())
        return painted

    def card(self, code: str, words: Words) -> Text:
        """One card as this reader writes cards."""
        return Text(words.card(code), style=f"bold {self.colour(code)}")


def corner(code: str, words: Words) -> tuple[str, str]:
    """The index in a card's corner: its rank, and its suit as this reader reads it; a joker is JK and a star."""
    if code == "JK":
        return "JK", "★" if words.style == "signs" else "*"
    shown = msgspec.structs.replace(words, style="letters" if words.style == "letters" else "signs").card(code)
    return shown[:-1], shown[-1]
