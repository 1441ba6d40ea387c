"""Sequences seen without their suit: which cards make one, and where each stands (rules, 4.1 and 4.3).

A sequence is worked out from four small facts: how many aces of the suit, which of its ranks three to king, how many
of its twos, and how many other wilds it has. The same answer then serves all four suits and every kind of wild, so it
is found once and remembered. *Places* run from 0 (the ace low) over 1 (the two) and 12 (the king) to 13 (the ace
high).
"""

from __future__ import annotations

from typing import Final

from core.game.rules import Rules

ACE_LOW: Final = 0
ACE_HIGH: Final = 13
KING: Final = 12

ACES_AT: Final = 13
TWOS_AT: Final = 15
STRANGERS_AT: Final = 17


def shape_key(aces: int, naturals: int, twos: int, strangers: int) -> int:
    """The four facts in one number: ``naturals`` has bit r for rank r, three (2) to king (12)."""
    return naturals | aces << ACES_AT | twos << TWOS_AT | strangers << STRANGERS_AT


class Shape:
    """How a sequence stands: ``size`` places from ``low`` on, the wild at ``wild_place`` (-1: clean).

    ``fits``: bit r for each rank of the suit (0 the ace, 1 the two) of which one more card would again make a
    sequence; ``fits_stranger``: would a joker or another suit's two. ``flip``: ranks that fit only all together,
    because the ace changes ends with them and the wild moves; ``flip_wild``: ranks that do so together with a joker or
    another suit's two. Both 0 where there are none.
    """

    __slots__ = ("fits", "fits_stranger", "flip", "flip_wild", "low", "size", "wild_place")

    def __init__(self, low: int, size: int, wild_place: int) -> None:
        self.low: int = low
        self.size: int = size
        self.wild_place: int = wild_place
        self.fits: int = 0
        self.fits_stranger: bool = False
        self.flip: int = 0
        self.flip_wild: int = 0


class Shapes:
    """All sequences under one table's rules, each worked out when first met."""

    __slots__ = ("_fitted", "_solved", "ace_to_ace", "high", "low", "wilds")

    def __init__(self, rules: Rules) -> None:
        self.low: bool = rules.ace != "high"
        self.high: bool = rules.ace != "low"
        self.ace_to_ace: bool = rules.ace_to_ace and rules.ace == "both"
        self.wilds: int = rules.wilds_per_meld
        self._solved: dict[int, Shape | None] = {}
        self._fitted: dict[int, Shape | None] = {}

    def fitted(self, key: int) -> Shape | None:
        """The shape of these cards with everything it knows of its growth; None where they are no sequence."""
        if key in self._fitted:
            return self._fitted[key]
        shape = self.solve(key)
        if shape is not None:
            self._find_growth(key, shape)
        self._fitted[key] = shape
        return shape

    def solve(self, key: int) -> Shape | None:
        """Where the cards stand, or None where they are no sequence: the first arrangement in the order of 4.3."""
        if key in self._solved:
            return self._solved[key]
        naturals = key & 0x1FFC
        aces = key >> ACES_AT & 3
        twos = key >> TWOS_AT & 3
        strangers = key >> STRANGERS_AT & 3
        best: Shape | None = None
        if 3 <= aces + naturals.bit_count() + twos + strangers <= 14:
            best = self._best(aces, naturals, twos, strangers)
        self._solved[key] = best
        return best

    def _best(self, aces: int, naturals: int, twos: int, strangers: int) -> Shape | None:
        best: Shape | None = None
        best_rank = 99
        for at_home in (1, 0) if twos else (0,):
            wilds = strangers + twos - at_home
            if wilds > self.wilds:
                continue
            for ends in self.ace_places(aces):
                places = naturals | at_home << 1 | ends
                if not places:
                    continue
                found = self._stand(places, wilds)
                if found is None:
                    continue
                rank, shape = found
                if rank < best_rank:
                    best_rank, best = rank, shape
        return best

    def ace_places(self, aces: int) -> list[int]:
        """The places that so many natural aces can take, as masks: low, high, or both ends."""
        if aces == 0:
            return [0]
        if aces == 1:
            return ([1 << ACE_LOW] if self.low else []) + ([1 << ACE_HIGH] if self.high else [])
        return [1 << ACE_LOW | 1 << ACE_HIGH] if aces == 2 and self.ace_to_ace else []

    def _stand(self, places: int, wilds: int) -> tuple[int, Shape] | None:
        """With the naturals in these places: the preference of the arrangement (least first) and the shape."""
        low = (places & -places).bit_length() - 1
        high = places.bit_length() - 1
        count = places.bit_count()
        span = high - low + 1
        if wilds == 0:
            return (0, Shape(low, count, -1)) if span == count else None
        preference = 10 if places & 1 << ACE_LOW else 20
        if span == count + 1:
            hole = ~places & ((1 << high) - 1) & -(1 << low)
            return preference + 1, Shape(low, span, hole.bit_length() - 1)
        if span != count:
            return None
        if low > (ACE_LOW if self.low else ACE_LOW + 1):
            return preference + 2, Shape(low - 1, count + 1, low - 1)
        if high < (ACE_HIGH if self.high else KING):
            return preference + 3, Shape(low, count + 1, high + 1)
        return None

    def _find_growth(self, key: int, shape: Shape) -> None:
        for rank in range(2, 13):
            if not key & 1 << rank and self.solve(key | 1 << rank) is not None:
                shape.fits |= 1 << rank
        if self.solve(key + (1 << ACES_AT)) is not None:
            shape.fits |= 1
        if key >> TWOS_AT & 3 < 2 and self.solve(key + (1 << TWOS_AT)) is not None:
            shape.fits |= 2
        shape.fits_stranger = key >> STRANGERS_AT & 3 == 0 and self.solve(key + (1 << STRANGERS_AT)) is not None
        if key >> ACES_AT & 3 == 1 and self.low and self.high and self.wilds:
            missing = _turning(key & 0x1FFC, shape)
            if missing.bit_count() > 1 and self.solve(_with_ranks(key, missing)) is not None:
                shape.flip = missing
            # The suit's own two, wild until now, goes home, and a stranger takes its part.
            without_two = missing & ~2
            if without_two != missing and not key >> STRANGERS_AT & 3:
                if self.solve(_with_ranks(key, without_two) + (1 << STRANGERS_AT)) is not None:
                    shape.flip_wild = without_two


def _turning(naturals: int, shape: Shape) -> int:
    """The ranks with which an ace changes ends, all together; the wild then moves into the hole they leave.

    A low ace with the suit's two or the wild beside it: everything from two above the highest card to the king. A high
    ace with the wild as the king: everything from the two to two below the lowest card. Nearer cards fit one by one.
    """
    if not naturals:
        return 0
    if shape.low == ACE_LOW:
        return (1 << KING + 1) - (1 << naturals.bit_length() + 1)
    if shape.wild_place == KING and shape.low + shape.size - 1 == ACE_HIGH:
        lowest = (naturals & -naturals).bit_length() - 1
        return (1 << lowest - 1) - 2
    return 0


def _with_ranks(key: int, ranks: int) -> int:
    return (key | ranks & 0x1FFC) + ((ranks >> 1 & 1) << TWOS_AT)
