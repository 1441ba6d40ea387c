"""Everybody's cards, one hand under the other: what a replay with all hands open shows in the place of the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from core.game.view import View
from transports.console.hand import arranged
from transports.console.terminal import cells, wrapped
from transports.fullscreen.paint import Paint
from transports.text import Words


def open_hands(seen: View, hands: Sequence[tuple[str, ...] | None], words: Words, paint: Paint, width: int) -> Text:
    """A line or more for each seat, its cards by suit; who is to move is marked."""
    text = words.tongue.text
    names = [f"{words.who(seat)} {seen.counts[seat]}" for seat in range(len(hands))]
    column = max(map(cells, names)) + 4
    shown = Text()
    for seat, (name, held) in enumerate(zip(names, hands, strict=True)):
        if held is None:
            said = text("replaying-unseen-pot", count=seen.counts[seat])
        elif not held:
            said = text("replaying-no-card")
        else:
            said = "  ".join(words.cards(group) for group in arranged(held, "suit"))
        lines = wrapped(said, max(20, width - column), 0, 0)
        moves = seat == seen.turn and seen.over is None
        mark = "▶" if moves else " "
        for at, line in enumerate(lines):
            head = f"{mark} {name}{' ' * (column - 2 - cells(name))}" if at == 0 else " " * column
            if len(shown):
                shown.append("\n")
            shown.append(head, style="bold" if moves else "")
            shown.append_text(paint.text(line.lstrip(" ")))
    return shown
