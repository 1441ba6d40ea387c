"""The own hand: overlapped cards with an index in the corner, picked ones raised, new ones marked."""

from __future__ import annotations

from collections.abc import Set
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from transports.console.hand import Newcomers
from transports.console.picking import Picking
from transports.console.terminal import wrapped
from transports.fullscreen.drawing import Card, Drawing, drawn
from transports.fullscreen.paint import Paint
from transports.fullscreen.spread import TALLEST, Spread, groups_of, spread
from transports.text import Words


class Hand(Widget):
    """Draws a :class:`Picking`; what is clicked or dragged is told by messages."""

    can_focus = False
    ALLOW_SELECT: ClassVar[bool] = False

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
        self.unfit: Set[str] = frozenset()
        self.tallest = TALLEST
        """Lines that are to be seen of a card at most."""
        self._held: int | None = None
        self._over: int | None = None
        self._sheet = Drawing(0, 0)
        self._lines: list[Strip] = []
        self._drawn_for: object = None

    def show(self, words: Words, new: Newcomers, note: str, unfit: Set[str] = frozenset()) -> None:
        """Draw the hand anew; ``unfit``: the cards that can be part of nothing just now."""
        self.words, self.new, self.note, self.unfit = words, new, note, unfit
        self.refresh_hand()

    def fit(self, unfit: Set[str]) -> None:
        """Other cards than before can be part of nothing now."""
        if unfit != self.unfit:
            self.unfit = unfit
            self.refresh_hand()

    def refresh_hand(self) -> None:
        """The cursor, the order or the picked cards have changed: the lines that look otherwise now are drawn."""
        before = self._lines
        self._draw()
        if len(before) != len(self._lines):
            self.refresh()
            return
        for y, (old, line) in enumerate(zip(before, self._lines, strict=True)):
            if old != line:
                self.refresh(Region(0, y, self.size.width, 1))

    def shape(self) -> Spread:
        """How the cards lie in the room there is."""
        groups = groups_of(self.picking.cards, self.picking.order)
        return spread(groups, self.size.width, self.size.height, self.tallest)

    def render_line(self, y: int) -> Strip:
        if self._drawn_for != (self.size, self.tallest):
            self._draw()
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        return self._lines[y].apply_style(self.rich_style)

    def _draw(self) -> None:
        picking, words = self.picking, self.words
        width, height = self.size
        self._drawn_for = (self.size, self.tallest)
        if words is None or not picking.cards:
            self._sheet = Drawing(width, height)
            for y, line in enumerate(wrapped(self.note, width, 0, 0) if self.note and width else ()):
                self._sheet.put(0, y, line, Style(italic=True))
        else:
            flags = self.new.marked(picking.cards)
            dragged = self._held if self._over not in (None, self._held) else None
            cards = [
                Card(
                    code,
                    picked=picking.picked[at],
                    new=flags[at],
                    here=at == picking.cursor,
                    unfit=code in self.unfit,
                    held=at == dragged,
                )
                for at, code in enumerate(picking.cards)
            ]
            self._sheet = drawn(cards, self.shape(), width, height, self.paint, words, self._lands)
        self._lines = self._sheet.strips()

    # --- the mouse -----------------------------------------------------------------------------------------------

    def place_at(self, x: int, y: int) -> int | None:
        """Which card is seen there."""
        return self._sheet.at(x, y)

    @property
    def _lands(self) -> int | None:
        """Before which card the one that is dragged would go."""
        held, over = self._held, self._over
        if held is None or over is None or held == over:
            return None
        return over + 1 if over > held else over

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._held = self._over = self.place_at(event.x, event.y)
        if self._held is not None:
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._held is None:
            return
        over = self.place_at(event.x, event.y)
        if over != self._over:
            self._over = over
            self.refresh_hand()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        held, self._held = self._held, None
        to, self._over = self.place_at(event.x, event.y), None
        self.refresh_hand()
        if held is None or to is None:
            return
        self.post_message(self.Clicked(held) if held == to else self.Dragged(held, to))
