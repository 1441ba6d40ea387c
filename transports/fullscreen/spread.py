"""How a hand of so many cards lies in so much room: pure geometry, in columns and lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from transports.console.picking import HandOrder
from transports.meld_text import is_wild

TALLEST: Final = 6
"""Lines of the largest card."""
_FANS: Final = ((7, 2), (6, 2), (5, 2), (5, 1), (4, 2), (4, 1), (5, 0), (4, 0), (3, 1), (3, 0))
"""Columns that are seen of each card, and the gap after a group (1: its last card's right edge; 2: and a blank), in
the order in which they are tried."""
_BIG: Final = 5
"""Lines from which on a card may be wider than five columns."""
_FLAT: Final = (5, 4)
"""Columns of a card without a border: room for the cursor, for a mark, and for three signs; or for the last two."""


class Spread(NamedTuple):
    """How the cards lie."""

    places: tuple[tuple[int, int], ...]
    """By card from left to right: column and line of its left upper corner while it is not raised."""
    ends: tuple[bool, ...]
    """By card: is its right edge seen, for no other card lies on it?"""
    step: int
    """Columns that are seen of a card."""
    body: int
    """Lines that are seen of a card which is not raised; 1: cards without borders."""
    rows: int
    """Rows of cards."""

    @property
    def flat(self) -> bool:
        """Do the cards lie without borders?"""
        return self.body == 1

    @property
    def lines(self) -> int:
        """Lines of all of it: above every row there is one for the cards that are raised."""
        return self.rows if self.flat else self.rows * self.body + 1


def groups_of(cards: Sequence[str], order: HandOrder) -> list[int]:
    """How many cards of the hand follow each other in one suit, or in one rank; the wilds are a group of their own."""
    if order == "own":
        return [len(cards)] if cards else []
    found: list[int] = []
    last = ""
    for code in cards:
        group = "wild" if is_wild(code) else code[1 if order == "suit" else 0]
        if group == last:
            found[-1] += 1
        else:
            found.append(1)
        last = group
    return found


def spread(groups: Sequence[int], width: int, height: int, tallest: int = TALLEST) -> Spread:
    """The cards in as few rows as there may be, as wide as they can lie in these; without borders where they must.

    ``height``: how many lines there are at most; ``tallest``: how many of a card are to be seen at most.
    """
    count = sum(groups)
    for rows in range(1, 5):
        body = min(tallest, (height - 1) // rows)
        for step, gap in _FANS:
            least = 2 if step > 3 else 3
            if rows > 1:
                least += 1  # the raised cards of the next row lie on the last line
            if body < least or (step > 5 and body < _BIG):
                continue
            found = _fan(groups, width, rows, step, gap)
            if found is not None:
                places, ends = found
                return Spread(tuple((x, row * body + 1) for x, row in places), ends, step, body, rows)
    return _flat(count, width)


def _fan(
    groups: Sequence[int], width: int, rows: int, step: int, gap: int
) -> tuple[tuple[tuple[int, int], ...], tuple[bool, ...]] | None:
    """Columns and rows of the cards; None where they do not fit into so many rows. Lines are rows still."""
    count = sum(groups)
    per_row = -(-count // rows) if count else 1
    last_of_group = set[int]()
    at = -1
    for size in groups:
        at += size
        last_of_group.add(at)
    places: list[tuple[int, int]] = []
    ends: list[bool] = []
    x = 0
    for at in range(count):
        row = at // per_row
        if at % per_row == 0:
            x = 0
        last = at == count - 1 or (at + 1) % per_row == 0
        places.append((x, row))
        ends.append(last or (gap > 0 and at in last_of_group))
        if x + step + 1 > width:
            return None
        x += step + (gap if at in last_of_group else 0)
    return tuple(places), tuple(ends)


def _flat(count: int, width: int) -> Spread:
    shapes = [(step, max(1, width // step)) for step in _FLAT]
    step, per_row = min(shapes, key=lambda shape: -(-count // shape[1]))
    places = tuple((at % per_row * step, at // per_row) for at in range(count))
    return Spread(places, (False,) * count, step, 1, max(1, -(-count // per_row)))
