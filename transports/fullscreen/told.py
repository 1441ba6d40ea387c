"""What has been told, paragraph by paragraph, the newest at the foot; wrapped anew when the window changes."""

from __future__ import annotations

from collections import deque
from typing import Final

from textual import events
from textual.widgets import RichLog

from transports.console.terminal import wrapped
from transports.fullscreen.paint import Paint

_KEPT: Final = 400
"""Paragraphs that can still be scrolled to; the whole deal has a panel of its own."""
_HANG: Final = 2
"""Columns by which all but the first line of a paragraph are indented."""


class Told(RichLog):
    """The log beside the table."""

    can_focus = False

    def __init__(self, paint: Paint, id: str | None = None) -> None:
        super().__init__(id=id, markup=False, highlight=False, max_lines=4 * _KEPT)
        self.paragraphs: Final = deque[str](maxlen=_KEPT)
        self._paint: Final = paint
        self._width = 0
        """Columns that it was wrapped for; 0 before there is any room."""

    def tell(self, paragraph: str) -> None:
        """One paragraph more."""
        self.paragraphs.append(paragraph)
        if self._width:
            self._add(paragraph)

    def _add(self, paragraph: str) -> None:
        lines = wrapped(paragraph, self._width, 0, _HANG)
        self.write(self._paint.text("\n".join(lines)), width=self._width)

    def on_resize(self, event: events.Resize) -> None:
        """Wrap it all anew where the width is another."""
        width = self.scrollable_content_region.width
        if width in (0, self._width):
            self.scroll_end(animate=False)  # it may have fewer lines than before
            return
        self._width = width
        self.clear()
        for paragraph in self.paragraphs:
            self._add(paragraph)
