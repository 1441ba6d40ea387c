"""The own hand: overlapped cards with an index in the corner, picked ones raised, new ones marked."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from transports.console.hand import Newcomers
from transports.fullscreen.paint import Paint, corner
from transports.fullscreen.picking import Picking
from transports.text import Words

TALL: Final = 5
"""Rows of one card that lies in full, its raise not counted."""
LAST: Final = 6
"""Columns of the last card of a row, which nothing covers."""


class Spread(NamedTuple):
    """How so many cards lie in so much room."""

    step: int
    """Columns that are seen of each card."""
    per_row: int
    """Cards in a row."""
    rows: int
    """Rows of cards."""
    height: int
    """Lines of each row but for the raise: a border, the index, and the card's empty rest. 1: no border at all."""


def spread(count: int, width: int, height: int) -> Spread:
    """The widest way in which the cards fit into so many columns and lines."""
    for step, least in ((5, 3), (4, 2), (3, 3)):
        per_row = max(1, (width - LAST) // step + 1)
        rows = max(1, -(-count // per_row))
        lines = (height - 1) // rows
        if lines >= least:
            return Spread(step, per_row, rows, min(TALL, lines))
    per_row = max(1, width // 5)
    return Spread(5, per_row, max(1, -(-count // per_row)), 1)


class Hand(Widget):
    """Draws a :class:`Picking`; what is clicked or dragged is told by messages."""

    class Clicked(Message):
        """A card was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class Dragged(Message):
        """A card was dragged to another place."""

        def __init__(self, place: int, to: int) -> None:
            super().__init__()
            self.place = place
            self.to = to

    def __init__(self, picking: Picking, paint: Paint, id: str | None = None) -> None:
        super().__init__(id=id)
        self.picking = picking
        self.paint = paint
        self.words: Words | None = None
        self.new = Newcomers()
        self.note = ""
        """Said in the place of cards that are not there, or not to be seen yet."""
        self._held: int | None = None
        self._lines: list[Strip] = []
        self._drawn_for: object = None

    def show(self, words: Words, new: Newcomers, note: str) -> None:
        """Draw the hand anew."""
        self.words, self.new, self.note = words, new, note
        self.refresh()

    def refresh_hand(self) -> None:
        """The cursor or the picked cards have changed."""
        self.refresh()

    def render_line(self, y: int) -> Strip:
        if y == 0 or not self._lines:
            self._lines = [Strip(line.render(self.app.console), line.cell_len) for line in self._drawn()]
        if y >= len(self._lines):
            return Strip.blank(self.size.width)
        return self._lines[y].adjust_cell_length(self.size.width, Style())

    def _drawn(self) -> list[Text]:
        picking, words = self.picking, self.words
        if words is None or not picking.cards:
            return [Text(f" {self.note}", style="italic")]
        shape = spread(len(picking.cards), self.size.width, self.size.height)
        flags = self.new.marked(picking.cards)
        lines: list[Text] = []
        for row in range(shape.rows):
            places = range(row * shape.per_row, min((row + 1) * shape.per_row, len(picking.cards)))
            lines += self._flat(places, flags, words) if shape.height == 1 else self._fan(places, flags, shape, row)
        return lines

    def _flat(self, places: range, flags: list[bool], words: Words) -> list[Text]:
        """A row of cards without borders: a picked one in brackets, a new one with a star."""
        line = Text()
        for at in places:
            code, picked = self.picking.cards[at], self.picking.picked[at]
            style = f"bold {self.paint.colour(code)}" + (" reverse" if at == self.picking.cursor else "")
            rank, suit = corner(code, words)
            face = f"{rank}{suit}"
            shown = f"[{face}]" if picked else f" {face}{'*' if flags[at] else ''}"
            line.append(f"{shown:<5}", style=style)
        return [line]

    def _fan(self, places: range, flags: list[bool], shape: Spread, row: int) -> list[Text]:
        """A row of overlapped cards; above the first one there is room for those that are raised."""
        assert self.words is not None
        raised = row == 0
        lines = [Text() for _ in range(shape.height + raised)]
        for at in places:
            last = at == places[-1]
            code, picked = self.picking.cards[at], self.picking.picked[at]
            style = f"{self.paint.colour(code)}" + (" reverse" if at == self.picking.cursor else "")
            cell = _face(code, shape, self.words, flags[at], last, picked)
            if raised:
                cell = [*cell, " " * len(cell[0])] if picked else [" " * len(cell[0]), *cell]
            for line, part in zip(lines, cell, strict=True):
                line.append(part, style=f"bold {style}" if part.strip() else "")
        return lines

    # --- the mouse -----------------------------------------------------------------------------------------------

    def place_at(self, x: int, y: int) -> int | None:
        """Which card lies there."""
        count = len(self.picking.cards)
        shape = spread(count, self.size.width, self.size.height)
        row = y if shape.height == 1 else max(0, y - 1) // shape.height
        column = min(x // shape.step, shape.per_row - 1)
        if not 0 <= row < shape.rows:
            return None
        first = row * shape.per_row
        last = min(first + shape.per_row, count) - 1
        end = (last - first) * shape.step + (shape.step if shape.height == 1 else LAST)
        return min(first + column, last) if count and x < end else None

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._held = self.place_at(event.x, event.y)
        self.capture_mouse()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        held, self._held = self._held, None
        to = self.place_at(event.x, event.y)
        if held is None or to is None:
            return
        self.post_message(self.Clicked(held) if held == to else self.Dragged(held, to))


def _face(code: str, shape: Spread, words: Words, new: bool, last: bool, picked: bool) -> list[str]:
    """What is seen of one card, line by line."""
    rank, suit = corner(code, words)
    inner = (LAST - 2) if last else shape.step - 1
    mark = "*" if new else "─"
    top = f"╭{mark}{'─' * (inner - 1)}" + ("╮" if last else "")
    close = "│" if last else ""
    if shape.height <= 2:
        rows = [f"{rank}{suit}"]
    elif shape.step >= 4 and shape.height == 3:
        rows = [f"{rank}{suit}", "▲" if picked else ""]
    else:
        rows = [rank, suit]
    rows += [""] * (shape.height - 1 - len(rows))
    return [top, *(f"│{text:<{inner}}{close}" for text in rows)]
