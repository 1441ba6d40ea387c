"""The game's name, made of cards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from transports.fullscreen.paint import Paint
from transports.text import Style

NAME: Final = "BURACO"
WIDE: Final = 5 * len(NAME) + 1
TALL: Final = 4
_SUITS: Final = "SHDCH"
_SIGNS: Final = dict(zip("SHDC", "♠♥♦♣", strict=True))


def title(paint: Paint, style: Style) -> list[Text]:
    """Its lines, all as wide: a card for each letter, overlapped, the last one a joker."""
    lines = [Text() for _ in range(TALL)]
    for at, letter in enumerate(NAME):
        last = at == len(NAME) - 1
        suit = "" if last else _SUITS[at]
        sign = ("★" if style == "signs" else "*") if last else _SIGNS[suit] if style == "signs" else suit
        ink = paint.colour("JK" if last else f"A{suit}")
        shown = (
            f"╭───{'─╮' if last else '─'}",
            f"│ {letter} {' │' if last else ' '}",
            f"│  {sign}{' │' if last else ' '}",
            f"╰───{'─╯' if last else '─'}",
        )
        for number, (line, part) in enumerate(zip(lines, shown, strict=True)):
            line.append(part, style=f"bold {ink}" if number in (1, 2) else ink)
    return lines
