"""Small cards in three lines, as the pile and, where there is room, the melds are drawn."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from transports.console.terminal import cells
from transports.fullscreen.paint import Paint

LINES: Final = 3


class Row:
    """Small cards and words side by side, from left to right."""

    def __init__(self, paint: Paint) -> None:
        self.lines: Final = [Text() for _ in range(LINES)]
        self._paint: Final = paint

    @property
    def width(self) -> int:
        """Columns of what stands there already."""
        return self.lines[1].cell_len

    def say(self, text: str | Text) -> None:
        """Words, in the middle line."""
        shown = Text(text) if isinstance(text, str) else text
        self.lines[0].append(" " * shown.cell_len)
        self.lines[1].append_text(shown)
        self.lines[2].append(" " * shown.cell_len)

    def back(self, signs: str) -> None:
        """A card from behind, with something written on it."""
        self.edge("╭│╰")
        edge = self._paint.edge
        self.lines[0].append("─" * cells(signs), style=edge)
        self.lines[1].append(signs, style=edge + Style(bold=True))
        self.lines[2].append("─" * cells(signs), style=edge)
        self.edge("╮│╯")

    def card(self, signs: str, code: str) -> None:
        """A card from its left edge on; the next one, or an edge, ends it."""
        edge, rule = self._paint.edge, "─" * cells(signs)
        self.lines[0].append(f"╭{rule}", style=edge)
        self.lines[1].append("│", style=edge).append(signs, style=self._paint.face(code))
        self.lines[2].append(f"╰{rule}", style=edge)

    def edge(self, signs: str) -> None:
        """A part of an edge, from top to bottom: "╭│╰" a left one, "╮│╯" a right one."""
        edge = self._paint.edge
        for line, sign in zip(self.lines, signs, strict=True):
            line.append(sign, style=edge)
