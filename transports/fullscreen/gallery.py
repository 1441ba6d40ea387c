"""What somebody who watches knows of the table, on a full screen: nothing is written, since all of it stands there."""

from __future__ import annotations

from typing import Final

from core.table.messages import End
from transports.console.onlooker import Onlooker
from transports.console.scores import result_line, sheet_lines
from transports.console.terminal import wrapped
from transports.text import Words

WIDEST_SHEET: Final = 90


class Gallery(Onlooker):
    """An onlooker whose table is drawn by others, from what it holds, whenever it has taken something in."""

    sheet: End | None = None
    """The sheet of a deal that has just ended, until it was looked at."""

    def show_table(self, brief: bool = False) -> None:
        """It stands there."""

    def show_sheet(self, end: End, words: Words) -> None:
        """A deal is over: its sheet is to be shown."""
        self.sheet = end


def sheet_text(end: End, words: Words, width: int) -> str:
    """A deal's sheet, and after the last one how the match ended, as wide as that."""
    lines = sheet_lines(end, words, min(width, WIDEST_SHEET), plain=False)
    if end.result is not None and end.n:
        lines += ["", *wrapped(result_line(end.result, words), width)]
    return "\n".join(lines)
