"""Words in little room: of several wordings the longest that fits, and what is cut because none does."""

from __future__ import annotations

from collections.abc import Sequence

from transports.console.terminal import cells


def fitting(wordings: Sequence[str], width: int) -> str:
    """The first wording that fits, the longest being the first; the last one, cut, where none does."""
    return next((text for text in wordings if cells(text) <= width), cut(wordings[-1], width))


def cut(text: str, width: int) -> str:
    """As much of it as so many columns hold, three dots for the rest."""
    if cells(text) <= width:
        return text
    while text and cells(text) + 1 > width:
        text = text[:-1]
    return f"{text.rstrip()}…" if width > 0 else ""
