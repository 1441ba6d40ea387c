"""Cards and bags: what the whole engine is made of.

A *card* is a number: ``suit * 13 + rank`` with suits in the order spades, hearts, diamonds, clubs and ranks from the
ace (0) to the king (12); every joker is 52. A *bag* is a multiset of cards in one Python integer, so that equal
multisets are equal integers: cheap to compare, to copy and to use as a dictionary key.

The layout of a bag. Plane k (64 bits, ``PLANE * k`` bits up) holds a bit for each card of which the bag has more than
k copies; three planes serve three decks. In a plane each suit has a lane of 16 bits: 13 ranks, room for the ace
standing high (bit 13), and guard bits, so that a shift never carries one suit into the next. Jokers are counted in
unary above the planes. All of it is unary, hence: size is ``bit_count()``, and ``b`` lies in ``h`` when ``not b & ~h``.

Outside this package nobody meets a bag: cards travel as text (``"TH"``, ``"2S"``, ``"JK"``), and people who program
against the engine use :class:`Cards`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
JOKER: Final = 52
TWO: Final = 1
"""The rank (index into RANKS) of the two."""

PLANE: Final = 64
LANE: Final = 16
PLANE_MASK: Final = (1 << 64) - 1
JOKER_SHIFT: Final = 192
JOKER_BIT: Final = 1 << 15
"""Stands for 'a joker' wherever a 64-bit mask of kinds is used (a guard bit of the first lane)."""

CODES: Final[tuple[str, ...]] = (*(r + s for s in SUITS for r in RANKS), "JK")
NUMBERS: Final[dict[str, int]] = {code: number for number, code in enumerate(CODES)}

BIT: Final[tuple[int, ...]] = (*(1 << (c // 13 * LANE + c % 13) for c in range(52)), JOKER_BIT)
"""By card: its bit in a mask of kinds (and, jokers apart, in plane 0)."""
AT: Final[tuple[int, ...]] = tuple(
    JOKER if p == 15 else (p // LANE * 13 + p % LANE if p % LANE < 13 else -1) for p in range(PLANE)
)
"""By bit position in a mask of kinds: the card; -1 where no card has its place."""

ONE_OF_EACH: Final = sum(BIT[:52])
ALL_PLANES: Final = ONE_OF_EACH | ONE_OF_EACH << PLANE | ONE_OF_EACH << 2 * PLANE
LANE_MASK: Final = 0x1FFF
ACES: Final = sum(1 << LANE * s for s in range(4))
TWOS: Final = ACES << TWO


def code(card: int) -> str:
    """The text of a card: rank and suit, ``"TH"``; a joker is ``"JK"``."""
    return CODES[card]


def parse_code(text: str) -> int:
    """The card that an exact code names. Raises KeyError for anything else (people's spellings: see notation)."""
    return NUMBERS[text]


def is_wild_kind(card: int) -> bool:
    """Is it a joker or any two, natural in its place or not?"""
    return card == JOKER or card % 13 == TWO


def put(bag: int, card: int) -> int:
    """The bag with one more card."""
    if card == JOKER:
        return bag | (((bag >> JOKER_SHIFT) << 1) | 1) << JOKER_SHIFT
    bit = BIT[card]
    while bag & bit:
        bit <<= PLANE
    return bag | bit


def put_all(bag: int, cards: Iterable[int]) -> int:
    """The bag with all these cards added."""
    for card in cards:
        if card == JOKER:
            bag |= (((bag >> JOKER_SHIFT) << 1) | 1) << JOKER_SHIFT
        else:
            bit = BIT[card]
            while bag & bit:
                bit <<= PLANE
            bag |= bit
    return bag


def bag_of(cards: Iterable[int]) -> int:
    """A bag of these cards."""
    return put_all(0, cards)


def bag_of_codes(codes: Iterable[str]) -> int:
    """A bag of the cards with these codes; -1 where a card is named more often than three decks hold it.

    For lists that strangers send: the planes must not overflow into each other.
    """
    bag = 0
    for text in codes:
        card = NUMBERS[text]
        if card == JOKER:
            bag |= (((bag >> JOKER_SHIFT) << 1) | 1) << JOKER_SHIFT
        else:
            bit = BIT[card]
            while bag & bit:
                bit <<= PLANE
            if bit > ALL_PLANES:
                return -1
            bag |= bit
    return bag


def minus(bag: int, part: int) -> int:
    """The bag without the cards of ``part``, which must lie in it.

    Taking one of two copies must clear the higher plane: a bit left above an empty place falls down.
    """
    left = bag ^ part
    fallen = left >> PLANE & ~left & (ALL_PLANES >> PLANE)
    while fallen:
        left ^= fallen | fallen << PLANE
        fallen = left >> PLANE & ~left & (ALL_PLANES >> PLANE)
    if part >> JOKER_SHIFT:
        jokers = (left >> JOKER_SHIFT).bit_count()
        left = left & ALL_PLANES | ((1 << jokers) - 1) << JOKER_SHIFT
    return left


def plus(bag: int, other: int) -> int:
    """The bag with all cards of another."""
    return put_all(bag, cards_of(other))


def copies(bag: int, card: int) -> int:
    """How many of this card the bag holds."""
    if card == JOKER:
        return (bag >> JOKER_SHIFT).bit_count()
    bit = BIT[card]
    return (1 if bag & bit else 0) + (1 if bag & bit << PLANE else 0) + (1 if bag & bit << 2 * PLANE else 0)


def kinds(bag: int) -> int:
    """The bag's different cards as a 64-bit mask of kinds (jokers as JOKER_BIT)."""
    return bag & ONE_OF_EACH | (JOKER_BIT if bag >> JOKER_SHIFT else 0)


def cards_of(bag: int) -> list[int]:
    """All cards of a bag in ascending order, copies side by side, jokers last."""
    found: list[int] = []
    left = bag & ONE_OF_EACH
    while left:
        bit = left & -left
        left ^= bit
        card = AT[bit.bit_length() - 1]
        found.append(card)
        if bag & bit << PLANE:
            found.append(card)
            if bag & bit << 2 * PLANE:
                found.append(card)
    found.extend([JOKER] * (bag >> JOKER_SHIFT).bit_count())
    return found


def codes_of(bag: int) -> list[str]:
    """The texts of all cards of a bag, in the order of :func:`cards_of`."""
    return [CODES[card] for card in cards_of(bag)]


class Cards:
    """A multiset of cards with manners: for people who program against the engine.

    >>> hand = Cards.parse("3S 4S 4S JK")
    >>> len(hand), hand.count("4S"), Cards.parse("4S 4S") <= hand
    (4, 2, True)
    >>> str(hand - Cards.parse("4S"))
    '3S 4S JK'
    """

    __slots__ = ("bag",)

    def __init__(self, codes: Iterable[str] = ()) -> None:
        """From exact card codes. Raises KeyError for a text that is no card."""
        self.bag: Final[int] = bag_of(NUMBERS[text] for text in codes)

    @classmethod
    def parse(cls, text: str) -> Cards:
        """From codes separated by white space; ``Cards.parse(str(cards)) == cards``."""
        return cls(text.split())

    @classmethod
    def _from(cls, bag: int) -> Cards:
        return cls(codes_of(bag))

    def count(self, code: str) -> int:
        """How many copies of one card are here."""
        return copies(self.bag, NUMBERS[code])

    def __iter__(self) -> Iterator[str]:
        return iter(codes_of(self.bag))

    def __len__(self) -> int:
        return self.bag.bit_count()

    def __contains__(self, code: object) -> bool:
        return isinstance(code, str) and code in NUMBERS and self.count(code) > 0

    def __le__(self, other: Cards) -> bool:
        return not self.bag & ~other.bag

    def __add__(self, other: Cards) -> Cards:
        return Cards._from(plus(self.bag, other.bag))

    def __sub__(self, other: Cards) -> Cards:
        """Without the other's cards. Raises ValueError when one of them is not here."""
        if not other <= self:
            raise ValueError(f"{other} does not lie in {self}")
        return Cards._from(minus(self.bag, other.bag))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.bag == other.bag

    def __hash__(self) -> int:
        return hash(self.bag)

    def __str__(self) -> str:
        return " ".join(codes_of(self.bag))

    def __repr__(self) -> str:
        return f"Cards.parse({str(self)!r})"
