"""What has been told, paragraph by paragraph, the newest at the foot; wrapped anew when the window changes."""

from __future__ import annotations

from collections import deque
from typing import Final

from rich.segment import Segment
from textual import events
from textual.strip import Strip
from textual.widgets import RichLog

from transports.console.terminal import wrapped
from transports.fullscreen.paint import Paint

_KEPT: Final = 400
"""Paragraphs that can still be scrolled to; the whole deal has a panel of its own."""
_HANG: Final = 2
"""Columns by which all but the first line of a paragraph are indented."""
_OPEN: Final = "… "
"""Stands there in the uppermost line that is seen, where its paragraph begins above it."""


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

    # --- which lines are seen ------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """The newest lines begin with a whole paragraph, where that costs less than half of them."""
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        if not (0 < top < len(self.lines) and self.is_vertical_scroll_end and self._goes_on(top)):
            return super().render_line(y)
        hidden = next((at for at in range(1, height // 2 + 1) if not self._goes_on(top + at)), 0)
        if hidden:
            return super().render_line(y + hidden)
        strip = super().render_line(y)
        return strip if y else Strip.join([Strip([Segment(_OPEN, self.rich_style)]), strip.crop(_HANG)])

    def _goes_on(self, line: int) -> bool:
        """Is it a further line of a paragraph?"""
        return line < len(self.lines) and self.lines[line].text.startswith(" " * _HANG)
