"""Rows to choose from: a menu, a form or a list, with one row under the cursor, drawn line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from transports.console.terminal import cells
from transports.fullscreen.paint import Paint, Tone

POINTER: Final = "▸ "
"""Before the row under the cursor: it is found without any colour."""
CHANGED: Final = "•"
"""Behind the label of a value that is another than usual."""
_BAR: Final[dict[Tone, str]] = {"dark": "bold on #2c4843", "light": "bold on #d3e4dd", "terminal": "reverse"}
"""How the row under the cursor is painted."""
GAP: Final = 3
"""Columns between a label and its value, at least."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One row."""

    key: str
    """What it is called in code."""
    label: str = ""
    value: str = ""
    about: str = ""
    """Explains it, while it is under the cursor."""
    letter: str = ""
    """A key that goes there; the first such letter of the label is marked."""
    lines: tuple[str, ...] = ()
    """All of it, where it is no label with a value: lines that fit."""
    turns: bool = False
    """Do the keys to the left and right change its value?"""
    changed: bool = False
    heading: bool = False
    """Can it not be chosen?"""

    @property
    def height(self) -> int:
        """Its lines."""
        return max(1, len(self.lines))


def letters(labels: Sequence[str], taken: str = "") -> list[str]:
    """A letter for each label: its first one that no label before it has; "" where it has none left.

    >>> letters(["Saved games", "Settings", "Start"])
    ['s', 'e', 't']
    """
    used, found = set(taken), list[str]()
    for label in labels:
        letter = next((char for char in label.lower() if char.isalpha() and char not in used), "")
        used.add(letter)
        found.append(letter)
    return found


class Rows(Widget, can_focus=True):
    """The rows; says by messages what is chosen, changed, and under the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "move(-1)", show=False),
        Binding("down,tab", "move(1)", show=False),
        Binding("pageup", "move(-8)", show=False),
        Binding("pagedown", "move(8)", show=False),
        Binding("home", "move(-999)", show=False),
        Binding("end", "move(999)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Moved(Message):
        """Another row is under the cursor."""

    class Chosen(Message):
        """A row was chosen."""

        def __init__(self, row: Row) -> None:
            super().__init__()
            self.row = row

    class Turned(Message):
        """A row's value is to be the next one (1) or the one before (-1)."""

        def __init__(self, row: Row, by: int) -> None:
            super().__init__()
            self.row = row
            self.by = by

    def __init__(self, paint: Paint) -> None:
        super().__init__(id="rows")
        self.paint = paint
        self.rows: list[Row] = []
        self.at = 0
        self._top = 0
        """The first line that is seen."""

    @property
    def row(self) -> Row | None:
        """The one under the cursor; None where there is none to choose."""
        row = self.rows[self.at] if self.rows else None
        return None if row is None or row.heading else row

    def fill(self, rows: Sequence[Row], key: str | None = None) -> None:
        """Show these; the cursor stays on its row (or goes to that of ``key``), or where that was."""
        wanted = key or (self.rows[self.at].key if self.rows else "")
        self.rows = list(rows)
        places = [at for at, row in enumerate(rows) if row.key == wanted and not row.heading]
        self.at = places[0] if places else self._nearest(min(self.at, max(0, len(rows) - 1)), 1)
        self._moved()

    def put(self, key: str) -> bool:
        """Put the cursor on this row; False where there is none."""
        for at, row in enumerate(self.rows):
            if row.key == key and not row.heading:
                self.at = at
                self._moved()
                return True
        return False

    def go_to(self, letter: str) -> Row | None:
        """Put the cursor on the row of this letter or of this number, and give it."""
        free = [row for row in self.rows if not row.heading]
        found = next((row for row in free if row.letter and row.letter == letter.lower()), None)
        if found is None and letter.isascii() and letter.isdigit() and free and free[0].letter:
            found = free[int(letter) - 1] if 1 <= int(letter) <= len(free) else None
        if found is not None:
            self.put(found.key)
        return found

    def action_move(self, by: int) -> None:
        """Move the cursor by so many rows; it stops at the ends."""
        if not self.rows:
            return
        to = max(0, min(len(self.rows) - 1, self.at + by))
        self.at = self._nearest(to, 1 if by > 0 else -1)
        self._moved()

    def action_turn(self, by: int) -> None:
        """The next value of the row under the cursor, or the one before."""
        if self.row is not None and self.row.turns:
            self.post_message(self.Turned(self.row, by))

    def action_choose(self) -> None:
        """Choose the row under the cursor."""
        if self.row is not None:
            self.post_message(self.Chosen(self.row))

    def on_click(self, event: events.Click) -> None:
        """A click puts the cursor there and chooses."""
        line = event.y + self._top
        for at, row in enumerate(self.rows):
            if line < row.height:
                if not row.heading:
                    self.at = at
                    self._moved()
                    self.action_choose()
                return
            line -= row.height

    def on_mouse_scroll_down(self) -> None:
        """The wheel moves the cursor."""
        self.action_move(1)

    def on_mouse_scroll_up(self) -> None:
        """The wheel moves the cursor."""
        self.action_move(-1)

    def on_resize(self) -> None:
        """What is under the cursor stays in sight."""
        self._moved()

    def _nearest(self, at: int, by: int) -> int:
        """The nearest row that can be chosen, looked for in this direction first."""
        free = [place for place, row in enumerate(self.rows) if not row.heading]
        ahead = [place for place in free if (place - at) * by >= 0]
        return min(ahead or free, key=lambda place: abs(place - at), default=0)

    def _moved(self) -> None:
        if not self.rows:
            return
        before = sum(row.height for row in self.rows[: self.at])
        if self.at and self.rows[self.at - 1].heading:
            before -= self.rows[self.at - 1].height  # what a row stands under is seen with it
        end = sum(row.height for row in self.rows[: self.at + 1])
        height = self.size.height
        if height:  # else it is not laid out yet, and nothing says how much can be seen
            last = max(0, sum(row.height for row in self.rows) - height)  # below the list no room is left empty
            self._top = max(0, min(max(self._top, end - height), before, last))
        self.refresh()
        self.post_message(self.Moved())

    # --- drawing -------------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        width, line, ground = self.size.width, y + self._top, self.rich_style
        drawn = self._drawn(line)
        if drawn is None:
            return Strip.blank(width, ground)
        text, style = drawn
        more = self._more(y)
        text.truncate(width - 2, overflow="ellipsis", pad=True)
        text.append(more)
        if style:
            text.stylize_before(style)
        strip = Strip(text.render(self.app.console, end=""), width).adjust_cell_length(width, Style())
        return strip.apply_style(ground)

    def _more(self, y: int) -> str:
        """At the right margin, a sign that there is more above or below."""
        total = sum(row.height for row in self.rows)
        if y == 0 and self._top:
            return " ▲"
        return " ▼" if y == self.size.height - 1 and self._top + self.size.height < total else "  "

    def _drawn(self, line: int) -> tuple[Text, str] | None:
        for at, row in enumerate(self.rows):
            if line < row.height:
                here = at == self.at and not row.heading
                style = "" if not here else _BAR[self.paint.tone] if self.has_focus else "bold"
                return self._line(row, line, here), style
            line -= row.height
        return None

    def _line(self, row: Row, line: int, here: bool) -> Text:
        pointer = POINTER if here and not line else "  "
        if row.heading:
            return Text.assemble((f" {row.label}", "bold"))
        if row.lines:
            return Text(pointer).append_text(self.paint.text(row.lines[line]))
        label = Text(row.label)
        if row.letter:
            place = row.label.lower().find(row.letter)
            label.stylize("bold underline", place, place + 1)
        if row.changed:
            label.append(f" {CHANGED}", style="bold")
        drawn = Text(pointer).append_text(label)
        if not row.value:
            return drawn
        room = self.size.width - 2 - 2 * len("‹ ")
        column, least = self._column(), drawn.cell_len + 1
        if least <= room - cells(row.value) < column:  # out of line rather than cut short
            column = room - cells(row.value)
        column = max(least, column)
        value = Text(row.value)
        value.truncate(max(1, room - column), overflow="ellipsis")
        drawn.append(" " * (column - drawn.cell_len))
        return drawn.append(f"‹ {value.plain} ›" if row.turns and here else f"  {value.plain}  ")

    def _column(self) -> int:
        """Where values begin: behind the longest label."""
        longest = max((cells(row.label) for row in self.rows if row.value), default=0)
        return longest + 2 + 2 + GAP
