"""The hand as it lies before the person: in which order, where the cursor is, and which cards are picked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from transports.console.hand import Order, arranged

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
        self.deal: int | None = None
        """Whose hand it is; None where nobody has said."""
        self._kept: Counter[str] = Counter()
        """The hand, and what is put together only: that may come back."""
        self._own: list[str] = []
        """All of that as the person has laid it, whatever order is shown; empty until they have."""

    @property
    def own(self) -> tuple[str, ...]:
        """How the person has laid the hand, with what is put together only; empty where they have not."""
        return tuple(self._own)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The picked cards, from left to right."""
        return tuple(code for code, picked in zip(self.cards, self.picked, strict=True) if picked)

    def begin(self, deal: int, own: Sequence[str] = ()) -> None:
        """Another deal, or the same one again: so the person has laid its hand (empty: they have not yet)."""
        self.deal = deal
        self.cards, self.picked, self.cursor, self._own = [], [], 0, list(own)

    def hold(self, hand: Sequence[str], held: Sequence[str] | None = None) -> None:
        """The hand is this now: cards that stay keep their pick, and in the own order their place; new ones come last.

        ``held``: the hand without what is put together only (None: nothing is); what comes back of it has its place.
        The cursor stays on its card, or where that was.
        """
        self._kept = Counter(hand) | Counter(held or ())
        if self._own:
            stays = [self._own[at] for at in _places(self._own, self._kept)]
            self._own = [*stays, *_in_order((self._kept - Counter(stays)).elements(), "suit")]
        if Counter(hand) == Counter(self.cards):
            return
        self._lay(hand)

    def sort(self, order: HandOrder) -> None:
        """Lay the hand in this order from now on; the own one is what it was last, at first the order before it."""
        if order == "own":
            self._make_own()
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
        if self.order != "own":
            self._own = []  # it is the order seen that is changed, not one of before
        self._make_own()
        self.order = "own"
        twins = [each for each in (self._kept - Counter(self.cards)).elements() if each in self.cards]
        for code in twins:
            del self._own[_last(self._own, code)]
        code = self._own.pop(_places(self._own, Counter(self.cards))[place])
        self.cards.insert(to, self.cards.pop(place))
        rest = _places(self._own, Counter(self.cards[:to] + self.cards[to + 1 :]))
        self._own.insert(rest[to] if to < place else rest[to - 1] + 1, code)
        for code in twins:  # of cards alike the first ones are seen
            self._own.insert(_last(self._own, code) + 1, code)
        self.picked.insert(to, self.picked.pop(place))
        self.cursor = to

    def _lay(self, hand: Sequence[str]) -> None:
        under = self.cards[self.cursor] if self.cards else None
        nth = self.cards[: self.cursor].count(under) if under is not None else 0
        picked = Counter(self.chosen)
        if self.order == "own":
            self._make_own()
            cards = [self._own[at] for at in _places(self._own, Counter(hand))]
        else:
            cards = _in_order(hand, self.order)
        self.cards = cards
        self.picked = []
        for code in cards:
            self.picked.append(picked[code] > 0)
            picked[code] -= 1
        places = [at for at, code in enumerate(cards) if code == under]
        self.put(places[min(nth, len(places) - 1)] if places else self.cursor)

    def _make_own(self) -> None:
        """The own order is the one seen, where there was none."""
        if not self._own:
            self._own = _in_order(self._kept.elements(), "suit" if self.order == "own" else self.order)


def _in_order(cards: Iterable[str], order: Order) -> list[str]:
    return [code for group in arranged(cards, order) for code in group]


def _places(cards: Sequence[str], wanted: Counter[str]) -> list[int]:
    """Where in a row of cards those stand that are wanted, of cards alike the first ones."""
    left = Counter(wanted)
    found: list[int] = []
    for at, code in enumerate(cards):
        if left[code] > 0:
            left[code] -= 1
            found.append(at)
    return found


def _last(cards: Sequence[str], code: str) -> int:
    return len(cards) - 1 - cards[::-1].index(code)
