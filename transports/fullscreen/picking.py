"""The hand as it lies before the person: in which order, where the cursor is, and which cards are picked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from transports.console.hand import arranged

HandOrder = Literal["suit", "rank", "own"]
"""By suit, by rank, or as the person has moved the cards."""
HAND_ORDERS: Final[tuple[HandOrder, ...]] = ("suit", "rank", "own")


class Picking:
    """Cards are known by their place; the same card may be there twice."""

    def __init__(self, order: HandOrder = "suit") -> None:
        self.order: HandOrder = order
        self.cards: list[str] = []
        """Codes, from left to right."""
        self.picked: list[bool] = []
        """By place."""
        self.cursor = 0
        """A place; 0 in an empty hand."""

    @property
    def chosen(self) -> tuple[str, ...]:
        """The picked cards, from left to right."""
        return tuple(code for code, picked in zip(self.cards, self.picked, strict=True) if picked)

    def hold(self, hand: Sequence[str]) -> None:
        """The hand is this now: cards that stay keep their pick, and in the own order their place; new ones come last.

        The cursor stays on its card, or where that was.
        """
        if Counter(hand) == Counter(self.cards):
            return
        self._lay(hand)

    def sort(self, order: HandOrder) -> None:
        """Lay the hand in this order from now on."""
        self.order = order
        self._lay(self.cards)

    def move(self, by: int) -> None:
        """Move the cursor, round at the ends."""
        if self.cards:
            self.cursor = (self.cursor + by) % len(self.cards)

    def put(self, place: int) -> None:
        """Put the cursor on this place, or as near as there is one."""
        self.cursor = max(0, min(place, len(self.cards) - 1))

    def toggle(self, place: int | None = None) -> None:
        """Pick this card (the one under the cursor), or let it go; the cursor goes there."""
        if self.cards:
            self.put(self.cursor if place is None else place)
            self.picked[self.cursor] = not self.picked[self.cursor]

    def clear(self) -> None:
        """Let all cards go."""
        self.picked = [False] * len(self.cards)

    def pick_rank(self, rank: str) -> None:
        """Pick the next card of this rank ("T" is the ten, "JK" a joker) after the cursor; with all of them picked, let
        them go."""
        places = [at for at, code in enumerate(self.cards) if code == rank or (code[0] == rank and code != "JK")]
        free = [at for at in places if not self.picked[at]]
        if free:
            self.toggle(next((at for at in free if at >= self.cursor), free[0]))
        else:
            for at in places:
                self.picked[at] = False

    def shift(self, by: int) -> None:
        """Move the card under the cursor to the left (-1) or right (1): the order is the person's own from then on."""
        to = self.cursor + by
        if not 0 <= to < len(self.cards):
            return
        self.carry(self.cursor, to)

    def carry(self, place: int, to: int) -> None:
        """Move a card from one place to another; the cursor goes with it."""
        if not (0 <= place < len(self.cards) and 0 <= to < len(self.cards)):
            return
        self.order = "own"
        self.cards.insert(to, self.cards.pop(place))
        self.picked.insert(to, self.picked.pop(place))
        self.cursor = to

    def _lay(self, hand: Sequence[str]) -> None:
        under = self.cards[self.cursor] if self.cards else None
        nth = self.cards[: self.cursor].count(under) if under is not None else 0
        picked = Counter(self.chosen)
        if self.order == "own":
            left = Counter(hand)
            cards: list[str] = []
            for code in self.cards:
                if left[code]:
                    left[code] -= 1
                    cards.append(code)
            for group in arranged(left.elements(), "suit"):
                cards += group
        else:
            cards = [code for group in arranged(hand, self.order) for code in group]
        self.cards = cards
        self.picked = []
        for code in cards:
            self.picked.append(picked[code] > 0)
            picked[code] -= 1
        places = [at for at, code in enumerate(cards) if code == under]
        self.put(places[min(nth, len(places) - 1)] if places else self.cursor)
