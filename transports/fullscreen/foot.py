"""What stands below the table: its lines are always as many, so that nothing moves while keys are pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.screen import Screen
from textual.widgets import Static

from transports.fullscreen.answered import lines_of
from transports.fullscreen.plan import WIDTHS, log_lines, now_lines
from transports.fullscreen.shown import put
from transports.fullscreen.told import Told

_MOST: Final = 5
"""Lines of the moment at most."""
_COACH: Final = 2
"""Lines of the coach; more of them, where that is long, are taken from the log's."""
_COACH_MOST: Final = 4


class KeyLine(Static):
    """The line of keys. Other lines go by its width as well: where that is another, they are drawn anew."""

    def __init__(self, redraw: Callable[[], None]) -> None:
        super().__init__(id="keys")
        self._redraw = redraw

    def on_resize(self, event: events.Resize) -> None:
        """The window is another, or the log has come beside the lines or gone below them."""
        self._redraw()


def width_of(place: Static, screen: Screen[object]) -> int:
    """The columns of this part of a screen: where that is wide the log stands beside it."""
    return place.content_size.width or screen.size.width - 2


def put_coach(screen: Screen[object], said: Text) -> None:
    """Let this be the coach's sentence; its lines stay where nothing is said, so that the table does not move."""
    place = screen.query_one("#coach", Static)
    put(place, said)
    place.add_class("shown")
    place.styles.height = _coach_lines(place, screen)


def _coach_lines(place: Static, screen: Screen[object]) -> int:
    return max(_COACH, min(_COACH_MOST, lines_of([str(place.content)], width_of(place, screen))))


def put_moment(screen: Screen[object], shown: Text) -> None:
    """Let this be the lines of the moment; what a long answer needs more of them is taken from the log's, and so are
    those which say that the connection is lost."""
    (columns, height), place, log = screen.app.size, screen.query_one("#now", Static), screen.query_one("#log", Told)
    room, width = now_lines(height), width_of(place, screen)
    lines = max(room, min(_MOST, lines_of([shown.plain], width)))
    lost = screen.query_one("#lost", Static)
    taken = lines - room + (lines_of([str(lost.content)], width) if lost.has_class("shown") else 0)
    coach = screen.query_one("#coach", Static)
    taken += _coach_lines(coach, screen) - _COACH if coach.has_class("shown") else 0
    put(place, shown)
    place.styles.height = lines
    log.styles.height = "1fr" if columns >= WIDTHS[-1][0] else max(1, log_lines(height) - taken)
