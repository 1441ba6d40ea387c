"""What the full screen is painted on: as the person wishes, else as the terminal says of itself."""

from __future__ import annotations

import os

from scripts.home import home_of, wishes
from transports.fullscreen.paint import THEMES, Paint, tone_of


def paint_of(theme: str | None = None) -> Paint:
    """``theme``: dark, light or terminal; None: what the settings say; anything else leaves it to the environment."""
    wished = wishes(home_of(os.environ)).theme if theme is None else theme
    return Paint(wished if wished in THEMES else tone_of(os.environ))
