"""Melds: what a set of cards on the table is, how it stands, and what it is worth (rules, 4).

A meld is its cards: the arrangement, the wild, the grade and the points are all a function of the cards and the
rules, worked out in this room and nowhere else. A :class:`MeldBook` holds one table's answers, each found once; the
engine asks it with bags, everybody else with :func:`analyse`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from core.game.cards import (
    ACES,
    AT,
    CODES,
    JOKER,
    JOKER_BIT,
    JOKER_SHIFT,
    LANE,
    LANE_MASK,
    ONE_OF_EACH,
    PLANE,
    TWO,
    TWOS,
    bag_of_codes,
    cards_of,
    is_wild_kind,
)
from core.game.rules import Rules, card_values
from core.game.sequences import ACE_HIGH, Shapes, shape_key

SEQUENCE: Final = 0
SET: Final = 1
WILD_SET: Final = 2
"""What `Meld.kind` counts; a set of wilds only is shown to people as a set."""

CANASTA_SIZE: Final = 7
MOST_REMEMBERED: Final = 20_000
"""Melds a book keeps before it starts afresh: hostile input must not fill the memory."""

_COURT: Final = (0, 10, 11, 12)


class Meld:
    """What the book knows of one meld: a value, shared by all deals under the same rules. Never changed."""

    __slots__ = (
        "bag",
        "bonus",
        "bonus_later",
        "canasta",
        "canasta_later",
        "fits",
        "flip",
        "flip_wild",
        "flips",
        "frees",
        "kind",
        "order",
        "points",
        "rank",
        "shape_key",
        "size",
        "suit",
        "wild",
    )

    def __init__(self, bag: int, kind: int, order: tuple[int, ...], wild: int) -> None:
        self.bag: int = bag
        self.kind: int = kind
        """SEQUENCE, SET or WILD_SET."""
        self.order: tuple[int, ...] = order
        """The cards as they stand."""
        self.wild: int = wild
        """The card that is wild here, -1 where none is (or all are)."""
        self.size: int = len(order)
        self.points: int = 0
        """The cards' values added up."""
        self.canasta: str = ""
        """The grade when all its cards were played in one turn: "", dirty, semi_clean, clean, royal, ace_to_ace."""
        self.canasta_later: str = ""
        """The grade otherwise."""
        self.bonus: int = 0
        self.bonus_later: int = 0
        self.frees: bool = False
        """Is it the canasta that going out asks for?"""
        self.fits: int = 0
        """Mask of the kinds of which one more card makes a meld again."""
        self.flip: int = 0
        """A bag of cards that fit only all together (see Shape.flip); 0 where there is none."""
        self.flips: bool = False
        """Is there a flip of either kind?"""
        self.flip_wild: int = 0
        """A bag of cards that fit only all together and with one of `strangers` (see Shape.flip_wild)."""
        self.suit: int = -1
        """A sequence's suit."""
        self.shape_key: int = 0
        """What a sequence is without its suit (see core.game.sequences)."""
        self.rank: int = -1
        """A set's rank."""


class MeldBook:
    """All melds under one table's rules."""

    __slots__ = ("_melds", "rules", "shapes", "values")

    def __init__(self, rules: Rules) -> None:
        self.rules: Final[Rules] = rules
        self.values: Final[tuple[int, ...]] = card_values(rules)
        self.shapes: Final[Shapes] = Shapes(rules)
        self._melds: dict[int, Meld | None] = {}

    def meld(self, bag: int) -> Meld | None:
        """The meld that these cards are, or None where they are none."""
        if bag in self._melds:
            return self._melds[bag]
        found = self._judge(bag)
        if len(self._melds) >= MOST_REMEMBERED:
            self._melds.clear()
        self._melds[bag] = found
        return found

    def _judge(self, bag: int) -> Meld | None:
        size = bag.bit_count()
        if size < 3:
            return None
        jokers = (bag >> JOKER_SHIFT).bit_count()
        kinds = bag & ONE_OF_EACH
        naturals = kinds & ~TWOS
        if not naturals:
            return self._wild_set(bag, size)
        suit = (naturals.bit_length() - 1) // LANE
        twos = (bag & (TWOS | TWOS << PLANE | TWOS << 2 * PLANE)).bit_count()
        if naturals == naturals & LANE_MASK << suit * LANE:
            found = self._sequence(bag, suit, naturals >> suit * LANE, twos, jokers)
            if found is not None:
                return found
        return self._set(bag, size, naturals, twos + jokers)

    def _sequence(self, bag: int, suit: int, lane: int, twos: int, jokers: int) -> Meld | None:
        shift = suit * LANE
        if bag >> PLANE >> shift & (LANE_MASK - 3):
            return None  # a rank twice; aces and twos are counted below
        two = 1 << shift + TWO
        aces = (lane & 1) + (bag >> PLANE + shift & 1) + (bag >> 2 * PLANE + shift & 1)
        own_twos = (1 if bag & two else 0) + (1 if bag & two << PLANE else 0) + (1 if bag & two << 2 * PLANE else 0)
        strangers = twos - own_twos + jokers
        if strangers > 1 or own_twos > 2 or aces > 2:
            return None
        key = shape_key(aces, lane & 0x1FFC, own_twos, strangers)
        shape = self.shapes.fitted(key)
        if shape is None:
            return None
        wild = -1
        if shape.wild_place >= 0:
            wild = suit * 13 + TWO
            if jokers:
                wild = JOKER
            elif strangers:
                wild = AT[(bag & TWOS & ~(LANE_MASK << shift)).bit_length() - 1]
        places = range(shape.low, shape.low + shape.size)
        order = tuple(wild if p == shape.wild_place else suit * 13 + (0 if p == ACE_HIGH else p) for p in places)
        meld = Meld(bag, SEQUENCE, order, wild)
        meld.suit = suit
        meld.shape_key = key
        meld.fits = shape.fits << shift | ((JOKER_BIT | TWOS & ~two) if shape.fits_stranger else 0)
        meld.flip = shape.flip << shift
        meld.flip_wild = shape.flip_wild << shift
        meld.flips = bool(meld.flip or meld.flip_wild)
        self._grade(meld, shape.low, shape.wild_place)
        return meld

    def _set(self, bag: int, size: int, naturals: int, wilds: int) -> Meld | None:
        rules = self.rules
        if rules.sets == "none" or wilds > rules.wilds_per_meld or (rules.set_max and size > rules.set_max):
            return None
        rank = (naturals.bit_length() - 1) % LANE
        if naturals & ~(ACES << rank) or (rules.sets == "court" and rank not in _COURT):
            return None
        order = sorted(cards_of(bag), key=lambda card: (is_wild_kind(card), card))
        meld = Meld(bag, SET, tuple(order), order[-1] if wilds else -1)
        meld.rank = rank
        if not rules.set_max or size < rules.set_max:
            meld.fits = ACES << rank | ((TWOS | JOKER_BIT) if wilds < rules.wilds_per_meld else 0)
        self._grade(meld, -1, -1)
        return meld

    def _wild_set(self, bag: int, size: int) -> Meld | None:
        rules = self.rules
        if not rules.wild_sets or rules.sets == "none" or (rules.set_max and size > rules.set_max):
            return None
        order = sorted(cards_of(bag), key=lambda card: (card != JOKER, card))
        meld = Meld(bag, WILD_SET, tuple(order), -1)
        if not rules.set_max or size < rules.set_max:
            meld.fits = TWOS | JOKER_BIT
        self._grade(meld, -1, -1)
        return meld

    def _grade(self, meld: Meld, low: int, wild_place: int) -> None:
        """Points, canasta and bonus (rules, 4.4). A meld earns its highest bonus; a kind worth 0 is off."""
        rules = self.rules
        meld.points = sum(self.values[card] for card in meld.order)
        if meld.size < CANASTA_SIZE:
            return
        clean = meld.wild < 0 and meld.kind != WILD_SET
        if not clean:
            meld.canasta, meld.bonus = "dirty", rules.dirty_bonus
            if rules.semi_clean and rules.semi_clean >= rules.dirty_bonus and _is_semi_clean(meld, low, wild_place):
                meld.canasta, meld.bonus = "semi_clean", rules.semi_clean
            meld.canasta_later, meld.bonus_later = meld.canasta, meld.bonus
            meld.frees = rules.out_needs == "any"
            return
        meld.frees = True
        meld.canasta, meld.bonus = "clean", rules.clean_bonus
        meld.canasta_later, meld.bonus_later = "clean", rules.clean_bonus
        special, bonus = "", 0
        if meld.kind == SEQUENCE and meld.size == 14:
            special, bonus = "ace_to_ace", rules.ace_to_ace_bonus
        elif meld.kind == SEQUENCE and meld.size == 13 and low == 0:
            special, bonus = "royal", rules.royal
        if bonus and bonus >= rules.clean_bonus:
            meld.canasta, meld.bonus = special, bonus
            if not rules.royal_in_one_turn:
                meld.canasta_later, meld.bonus_later = special, bonus


def _is_semi_clean(meld: Meld, low: int, wild_place: int) -> bool:
    """Seven consecutive naturals, or seven naturals of a set, beside the wild."""
    if meld.kind == SET:
        return meld.size - 1 >= CANASTA_SIZE
    before = wild_place - low
    return meld.kind == SEQUENCE and max(before, meld.size - 1 - before) >= CANASTA_SIZE


@lru_cache(maxsize=32)
def book_of(rules: Rules) -> MeldBook:
    """The book of these rules; the same one every time."""
    return MeldBook(rules)


class Analysis(msgspec.Struct, frozen=True):
    """What some cards are, in words."""

    kind: str
    """``sequence`` or ``set``."""
    cards: tuple[str, ...]
    """As they stand on the table."""
    wild: str | None
    """The card that is wild, if one is."""
    canasta: str | None
    """dirty, semi_clean, clean, royal or ace_to_ace; None below seven cards."""
    points: int
    """The values of the cards added up."""
    bonus: int
    """The canasta bonus."""


def described(meld: Meld, one_turn: bool) -> Analysis:
    """A meld of the book in words; ``one_turn``: were all its cards played in a single turn?"""
    return Analysis(
        kind="sequence" if meld.kind == SEQUENCE else "set",
        cards=tuple(CODES[card] for card in meld.order),
        wild=CODES[meld.wild] if meld.wild >= 0 else None,
        canasta=(meld.canasta if one_turn else meld.canasta_later) or None,
        points=meld.points,
        bonus=meld.bonus if one_turn else meld.bonus_later,
    )


def analyse(cards: Iterable[str], rules: Rules, one_turn: bool = True) -> Analysis | None:
    """What these cards are as a meld, or None where they are none (rules, 4).

    Raises KeyError for a text that is no card.
    """
    bag = bag_of_codes(cards)
    meld = book_of(rules).meld(bag) if bag >= 0 else None
    return None if meld is None else described(meld, one_turn)
