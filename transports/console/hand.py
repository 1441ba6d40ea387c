"""The own hand as a person holds it: in an order, and with what has just come in marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from core.game.cards import RANKS, SUITS
from core.game.events import AnyEvent, Discarded, Drew, Pot, Revealed, Took, Withdrew
from transports.meld_text import is_wild

Order = Literal["suit", "rank"]
ORDERS: Final[tuple[Order, ...]] = ("suit", "rank")


def arranged(hand: Iterable[str], order: Order) -> list[list[str]]:
    """The cards in groups: by suit or by rank, rising from the three to the ace, the wilds (twos and jokers) last.

    >>> arranged(["AS", "KS", "2H", "3S", "JK", "3D"], "suit")
    [['3S', 'KS', 'AS'], ['3D'], ['2H', 'JK']]
    """
    groups: dict[str, list[str]] = {}
    for code in sorted(hand, key=lambda code: _place(code, order)):
        groups.setdefault("wild" if is_wild(code) else code[1 if order == "suit" else 0], []).append(code)
    return list(groups.values())


def _place(code: str, order: Order) -> tuple[int, int, int]:
    if code == "JK":
        return 2, 0, 0
    rank, suit = (RANKS.index(code[0]) or len(RANKS)), SUITS.index(code[1])
    if is_wild(code):
        return 1, suit, 0
    return (0, suit, rank) if order == "suit" else (0, rank, suit)


class Newcomers:
    """Which cards of the hand came in since the own last turn ended: drawn, taken with the pile, or a pot."""

    def __init__(self) -> None:
        self._cards: Counter[str] = Counter()
        self._taken_back = False
        """Did melds come back into the hand with what was told last?"""

    def note(self, events: Iterable[AnyEvent], seat: int | None) -> None:
        """Take in what happened: own cards that came are new, and with the own discard all are old."""
        self._taken_back = False
        for event in events:
            if event.seat != seat or seat is None:
                continue
            match event:
                case Drew(card=str(card)):
                    self._cards[card] += 1
                case Took(cards=cards) if cards is not None:
                    self._cards.update(cards)
                case Discarded():
                    self._cards.clear()
                case Withdrew():
                    self._taken_back = True
                case Pot(cards=cards) | Revealed(cards=cards) if cards is not None:
                    self._cards = Counter(cards)

    def clear(self) -> None:
        """All cards are old (or, at the start of a deal, all are new, which comes to the same)."""
        self._cards.clear()

    def came(self, before: Sequence[str] | None, after: Sequence[str] | None) -> None:
        """Mark what one hand has over another: for cards that came by no event, as with a closed pile."""
        if before is not None and after is not None and not self._taken_back:
            self._cards.update(Counter(after) - Counter(before) - self._cards)

    def with_more(self, before: Sequence[str] | None, after: Sequence[str] | None) -> Newcomers:
        """The same, and what a staged take would bring."""
        more = Newcomers()
        more._cards = self._cards.copy()
        more.came(before, after)
        return more

    def marked(self, cards: Sequence[str]) -> list[bool]:
        """For each card of an arranged hand: is it one of the new ones? Of several alike the last are."""
        left = self._cards & Counter(cards)
        flags: list[bool] = []
        for code in reversed(cards):
            flags.append(left[code] > 0)
            left[code] -= flags[-1]
        return flags[::-1]
