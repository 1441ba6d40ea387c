"""What stands below the table: its lines are always as many, so that nothing moves while keys are pressed."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.screen import Screen
from textual.widgets import Static

from transports.fullscreen.answered import lines_of
from transports.fullscreen.plan import WIDTHS, log_lines, now_lines
from transports.fullscreen.shown import put
from transports.fullscreen.told import Told

_MOST: Final = 5
"""Lines of the moment at most."""


def width_of(place: Static, screen: Screen[object]) -> int:
    """The columns of this part of a screen: where that is wide the log stands beside it."""
    return place.content_size.width or screen.size.width - 2


def put_moment(screen: Screen[object], shown: Text) -> None:
    """Let this be the lines of the moment; what a long answer needs more of them is taken from the log's, and so are
    those which say that the connection is lost."""
    height, place, log = screen.size.height, screen.query_one("#now", Static), screen.query_one("#log", Told)
    room, width = now_lines(height), width_of(place, screen)
    lines = max(room, min(_MOST, lines_of([shown.plain], width)))
    lost = screen.query_one("#lost", Static)
    taken = lines - room + (lines_of([str(lost.content)], width) if lost.has_class("shown") else 0)
    put(place, shown)
    place.styles.height = lines
    log.styles.height = "1fr" if screen.has_class(WIDTHS[-1][1]) else max(1, log_lines(height) - taken)
