"""A few lines in a place of their own, drawn anew only where they read otherwise than before."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


def put(place: Static, text: Text) -> None:
    """Let this text, no larger than its place, stand there."""
    before = place.content
    if not (isinstance(before, Text) and before == text and before.style == text.style):
        place.update(text, layout=False)
