"""Colours and faces: cards, and text with cards in it, as the screen paints them, on a dark ground or a light one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final, Literal

import msgspec
from rich.style import Style
from rich.text import Text
from textual.app import App
from textual.filter import Monochrome, NoColor
from textual.theme import BUILTIN_THEMES, Theme

from transports.text import Words

Tone = Literal["dark", "light", "terminal"]
"""What is painted on: a dark ground, a light one, or whatever the terminal's own colours are."""

_CARD: Final = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[A2-9TJQK])([♠♥♦♣SHDC])|(JK))(?![A-Za-z0-9])")
_LETTERS: Final = dict(zip("♠♥♦♣", "SHDC", strict=True))
SUITS: Final[dict[Tone, dict[str, str]]] = {
    "dark": {"S": "#e8e8e8", "H": "#ff7b7b", "D": "#74b9ff", "C": "#63d694", "": "#dda8ff"},
    "light": {"S": "#101010", "H": "#a80019", "D": "#0a4fa6", "C": "#0d5c27", "": "#6f279f"},
    "terminal": {"S": "default", "H": "red", "D": "bright_blue", "C": "green", "": "magenta"},
}
"""By tone, four colours by suit and one for jokers. The sign stands beside it always: no colour says a thing alone."""
_GROUNDS: Final[dict[Tone, Style]] = {
    "dark": Style(bgcolor="#31373b"),
    "light": Style(bgcolor="#ffffff"),
    "terminal": Style(),
}
"""By tone, what a card is painted on."""
_FAINT: Final[dict[Tone, Style]] = {
    "dark": Style(color="#a0a8ad"),
    "light": Style(color="#5a5a5a"),
    "terminal": Style(),
}
"""By tone, how that is written which matters less. What terminals make of "dim" is often not to be read."""
_EDGES: Final[dict[Tone, Style]] = {tone: _GROUNDS[tone] + style for tone, style in _FAINT.items()}
THEMES: Final[dict[Tone, Theme]] = {
    "dark": Theme(
        name="buraco-dark",
        dark=True,
        primary="#5fa593",
        secondary="#3d5a63",
        accent="#e6bd6b",
        warning="#e6bd6b",
        error="#ff7b7b",
        success="#63d694",
        foreground="#e8e8e8",
        background="#15181a",
        surface="#1d2123",
        panel="#282d30",
    ),
    "light": Theme(
        name="buraco-light",
        dark=False,
        primary="#2c6a5d",
        secondary="#7c9a92",
        accent="#7a4d00",
        warning="#7a4d00",
        error="#a80019",
        success="#0d5c27",
        foreground="#1b1b1b",
        background="#fafafa",
        surface="#eeeeee",
        panel="#e4e4e4",
    ),
    "terminal": replace(BUILTIN_THEMES["ansi-dark"], name="buraco-terminal", primary="ansi_cyan", accent="ansi_yellow"),
}
"""By tone, the colours of all that is no card. The grounds are greys: with 256 colours others would turn blue."""


_ACCENTS: Final[dict[Tone, Style]] = {
    tone: Style(color=str(theme.accent).removeprefix("ansi_"), bold=True) for tone, theme in THEMES.items()
}


@cache
def _faces(tone: Tone) -> dict[str, Style]:
    return {suit: ink + _GROUNDS[tone] for suit, ink in _inks(tone).items()}


@cache
def _inks(tone: Tone) -> dict[str, Style]:
    return {suit: Style(color=colour, bold=True) for suit, colour in SUITS[tone].items()}


def _suit(code: str) -> str:
    """A letter; "" for a joker."""
    return "" if code == "JK" else code[1]


def tone_of(environment: Mapping[str, str]) -> Tone:
    """What the terminal is painted on, as its environment tells.

    Where there are no colours, or only sixteen, they stay the terminal's own: only its owner knows how these look.
    ``COLORFGBG`` names the ground of some others (7 and 15 are light); a terminal that says nothing is taken as dark.
    """
    fine = environment.get("COLORTERM", "").lower() in ("truecolor", "24bit")
    if "NO_COLOR" in environment or not (fine or "256color" in environment.get("TERM", "")):
        return "terminal"
    return "light" if environment.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15") else "dark"


class Paint(msgspec.Struct, frozen=True):
    """How cards are painted for one reader."""

    tone: Tone = "dark"

    def dress(self, app: App[Any]) -> None:
        """Give a whole screen the colours of this tone. To be called before it runs."""
        theme = THEMES[self.tone]
        app.register_theme(theme)
        app.theme = theme.name
        if theme.ansi:  # Textual chose by the theme it began with: greys, which a terminal may show black on black
            app._filters[:] = [NoColor() if isinstance(each, Monochrome) else each for each in app._filters]

    def colour(self, code: str) -> str:
        """The colour of a card."""
        return SUITS[self.tone][_suit(code)]

    @property
    def ground(self) -> Style:
        """What a card is painted on."""
        return _GROUNDS[self.tone]

    @property
    def edge(self) -> Style:
        """How the edge of a card is drawn."""
        return _EDGES[self.tone]

    @property
    def faint(self) -> Style:
        """How that is written which matters less."""
        return _FAINT[self.tone]

    @property
    def accent(self) -> Style:
        """How that is written which is to be seen first."""
        return _ACCENTS[self.tone]

    def face(self, code: str) -> Style:
        """How rank and suit are written on a card."""
        return _faces(self.tone)[_suit(code)]

    def ink(self, code: str) -> Style:
        """How a card is written in a line."""
        return _inks(self.tone)[_suit(code)]

    def text(self, said: str) -> Text:
        """A text with the cards in it in their colours."""
        painted = Text(said)
        for found in _CARD.finditer(said):
            suit = "" if found[2] else _LETTERS.get(found[1], found[1])
            painted.stylize(f"bold {SUITS[self.tone][suit]}", *found.span())
        return painted

    def card(self, code: str, words: Words) -> Text:
        """One card as this reader writes cards."""
        return Text(words.card(code), style=self.ink(code))


USUAL: Final = Paint()
"""Where nothing else is asked for."""


def corner(code: str, words: Words) -> tuple[str, str]:
    """The index in a card's corner: its rank, and its suit as this reader reads it; a joker is JK and a star."""
    if code == "JK":
        return "JK", "★" if words.style == "signs" else "*"
    shown = msgspec.structs.replace(words, style="letters" if words.style == "letters" else "signs").card(code)
    return shown[:-1], shown[-1]
