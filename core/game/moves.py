"""Moves: actions as the engine's inner loop handles them.

A :class:`Move` is an action together with the bag of hand cards it uses, made once and shared. Everything that can be
looked up instead of worked out lies in this room: every three-card lay by its place in a mask of kinds, every
one-card extension, every discard. A table of moves belongs to one meld book, that is, to one table's rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.bridges import Bridges
from core.game.cards import (
    ACES,
    AT,
    BIT,
    CODES,
    JOKER,
    LANE,
    LANE_MASK,
    PLANE,
    TWO,
    bag_of,
    cards_of,
    codes_of,
    put,
)
from core.game.melds import MeldBook, book_of
from core.game.rules import Rules

DRAW: Final = 0
KEEP: Final = 1
REFUSE: Final = 2
TAKE: Final = 3
LAY: Final = 4
EXTEND: Final = 5
WITHDRAW: Final = 6
DISCARD: Final = 7


class Move:
    """One action with what the engine needs of it. A shared value: never changed."""

    __slots__ = ("action", "bag", "card", "kind", "meld")

    def __init__(self, kind: int, action: Action, bag: int = 0, card: int = -1, meld: int = -1) -> None:
        self.kind: int = kind
        """DRAW … DISCARD."""
        self.action: Action = action
        """The same, as players and records say it."""
        self.bag: int = bag
        """The hand cards it uses."""
        self.card: int = card
        """The card discarded; with an extension by a single card, that card."""
        self.meld: int = meld
        """The id of the meld extended, also by a take; -1 for none."""

    def __repr__(self) -> str:
        return f"Move({self.action!r})"


DRAW_MOVE: Final = Move(DRAW, Draw())
KEEP_MOVE: Final = Move(KEEP, Keep())
REFUSE_MOVE: Final = Move(REFUSE, Refuse())
TAKE_MOVE: Final = Move(TAKE, Take())
WITHDRAW_MOVE: Final = Move(WITHDRAW, Withdraw())
DISCARDS: Final[tuple[Move, ...]] = tuple(
    Move(DISCARD, Discard(code), bag_of([card]), card) for card, code in enumerate(CODES)
)
"""By card."""


def lay_of(bag: int) -> Move:
    """The lay of these hand cards as a new meld."""
    return Move(LAY, Lay(tuple(codes_of(bag))), bag)


def extension_of(meld: int, bag: int) -> Move:
    """The extension of a meld (by id) with these hand cards."""
    return Move(EXTEND, Extend(meld, tuple(codes_of(bag))), bag, meld=meld)


def take_of(bag: int, meld: int = -1) -> Move:
    """The take of a closed pile with these hand cards: a new meld, or into the meld named."""
    return Move(TAKE, Take(meld if meld >= 0 else None, tuple(codes_of(bag))), bag, meld=meld)


NO_MOVE: Final = Move(-1, Draw())
"""Stands in tables where no card has its place: never listed."""


def _single_extensions(meld: int) -> tuple[Move, ...]:
    moves = [NO_MOVE] * (PLANE + 1)
    for position, card in enumerate(AT):
        if card >= 0:
            bag = bag_of([card])
            moves[position + 1] = Move(EXTEND, Extend(meld, (CODES[card],)), bag, card, meld)
    return tuple(moves)


class Extensions:
    """One-card extensions by meld id, and in each by the bit length of the card's bit in a mask of kinds."""

    __slots__ = ("_by_meld",)

    def __init__(self) -> None:
        self._by_meld: list[tuple[Move, ...]] = []

    def of(self, meld: int) -> tuple[Move, ...]:
        """The moves that extend this meld; positions where no card stands hold NO_MOVE."""
        while len(self._by_meld) <= meld:
            self._by_meld.append(_single_extensions(len(self._by_meld)))
        return self._by_meld[meld]


COURT_RANKS: Final = 1 | 1 << 10 | 1 << 11 | 1 << 12
ALL_RANKS: Final = LANE_MASK & ~(1 << TWO)
RANK_CARDS: Final[tuple[int, ...]] = tuple((ACES | ACES << PLANE | ACES << 2 * PLANE) << rank for rank in range(13))
"""By rank: every place of a bag where a natural of that rank can be."""
WILD_KINDS: Final[tuple[int, ...]] = (JOKER, TWO, 13 + TWO, 26 + TWO, 39 + TWO)


class WildPairs:
    """Three-card sequences of two naturals and one wild of one kind.

    ``near`` and ``far`` hold them by the bit length of the lower natural's bit: neighbours, and two with a hole
    between. ``near_mask`` and ``far_mask`` are the places where there is one; the ``_alone`` masks leave out those
    that would need a second copy of the wild itself (2♠ 3♠ and a wild 2♠).
    """

    __slots__ = ("far", "far_alone", "far_mask", "near", "near_alone", "near_mask", "wild")

    def __init__(self, wild: int) -> None:
        self.wild: int = wild
        self.near: list[Move] = [NO_MOVE] * (PLANE + 1)
        self.far: list[Move] = [NO_MOVE] * (PLANE + 1)
        self.near_mask: int = 0
        self.far_mask: int = 0
        self.near_alone: int = 0
        self.far_alone: int = 0


class Discards:
    """The discards of one suit's different cards, by the 13 bits of its lane: each list made when first wanted."""

    __slots__ = ("known", "suit")

    def __init__(self, suit: int) -> None:
        self.suit: int = suit
        self.known: dict[int, tuple[Move, ...]] = {}

    def of(self, lane: int) -> tuple[Move, ...]:
        """The discards of these cards."""
        found = self.known.get(lane)
        if found is None:
            found = tuple(DISCARDS[self.suit * 13 + rank] for rank in range(13) if lane >> rank & 1)
            self.known[lane] = found
        return found


DISCARDS_BY_SUIT: Final[tuple[Discards, ...]] = tuple(Discards(suit) for suit in range(4))


class MoveBook:
    """The ready-made moves under one table's rules, and what listing asks of the rules all the time."""

    # fmt: off
    __slots__ = (
        "_takes", "_wild_triples", "bridges", "closed", "melds", "near", "one_set_per_rank", "pairs", "pairs_for",
        "run_mask", "runs", "set_ranks", "triples", "wild_melds", "wild_pairs_for", "wild_sets", "wilds",
    )
    # fmt: on

    def __init__(self, melds: MeldBook) -> None:
        self.melds: Final[MeldBook] = melds
        self.runs: list[Move] = [NO_MOVE] * (PLANE + 1)
        """Natural three-card sequences by the bit length of the lowest place."""
        self.run_mask: int = 0
        seen: set[int] = set()
        for suit in range(4):
            for place in range(12):
                bag = bag_of(_placed(suit, place, place + 1, place + 2))
                if melds.meld(bag) is not None:
                    seen.add(bag)
                    self.runs[suit * LANE + place + 1] = lay_of(bag)
                    self.run_mask |= 1 << suit * LANE + place
        self.wilds: list[WildPairs] = [self._wild_pairs(wild, seen) for wild in WILD_KINDS]
        rules = melds.rules
        self.closed: bool = rules.pile == "closed"
        self.wild_melds: bool = rules.wilds_per_meld > 0
        self.wild_sets: bool = rules.wild_sets and rules.sets != "none"
        self.one_set_per_rank: bool = rules.one_set_per_rank
        self.set_ranks: int = {"none": 0, "court": COURT_RANKS, "any": ALL_RANKS}[rules.sets]
        """Ranks of which there are sets, as bits of a lane."""
        self.triples: dict[int, tuple[Move, ...]] = {}
        self.pairs: dict[int, dict[int, tuple[Move, ...]]] = {wild: {} for wild in WILD_KINDS}
        self._wild_triples: dict[int, tuple[Move, ...]] = {}
        self._takes: dict[tuple[int, int], Move] = {}
        self.bridges: Final[Bridges] = Bridges(melds.shapes)
        self.near: tuple[int, ...] = tuple(sum(BIT[other] for other in _neighbours(card)) for card in range(52))
        """By natural: those that could stand in a meld with it. Without one of them no pair takes it from the pile."""
        self.pairs_for: list[tuple[Move, ...] | None] = [None] * 52
        self.wild_pairs_for: dict[int, list[tuple[Move, ...] | None]] = {wild: [None] * 52 for wild in WILD_KINDS}

    def _wild_pairs(self, wild: int, runs: set[int]) -> WildPairs:
        pairs = WildPairs(wild)
        for suit in range(4):
            for place in range(13):
                for step in (1, 2):
                    if place + step > 13:
                        continue
                    cards = _placed(suit, place, place + step)
                    bag = bag_of([*cards, wild])
                    if bag in runs or self.melds.meld(bag) is None:
                        continue
                    bit = 1 << suit * LANE + place
                    alone = 0 if wild in cards else bit
                    if step == 1:
                        pairs.near[suit * LANE + place + 1] = lay_of(bag)
                        pairs.near_mask |= bit
                        pairs.near_alone |= alone
                    else:
                        pairs.far[suit * LANE + place + 1] = lay_of(bag)
                        pairs.far_mask |= bit
                        pairs.far_alone |= alone
        return pairs

    def triple_sets(self, held: int) -> tuple[Move, ...]:
        """The natural three-card sets out of the cards held (a bag of one rank); kept in ``triples``."""
        found = self.triples[held] = self._lays(combinations(cards_of(held), 3))
        return found

    def pair_sets(self, wild: int, held: int) -> tuple[Move, ...]:
        """The three-card sets of two of the cards held (a bag of one rank) and one wild card; kept in ``pairs``."""
        found = self.pairs[wild][held] = self._lays((*pair, wild) for pair in combinations(cards_of(held), 2))
        return found

    def wild_triples(self, held: int) -> tuple[Move, ...]:
        """The three-card sets of wilds only out of the wilds held (a bag)."""
        found = self._wild_triples.get(held)
        if found is None:
            found = self._lays(combinations(cards_of(held), 3))
            self._wild_triples[held] = found
        return found

    def _lays(self, groups: Iterable[tuple[int, ...]]) -> tuple[Move, ...]:
        bags = dict.fromkeys(bag_of(group) for group in groups)
        return tuple(lay_of(bag) for bag in bags if self.melds.meld(bag) is not None)

    def take(self, bag: int, meld: int = -1) -> Move:
        """The shared take of a closed pile with these hand cards."""
        found = self._takes.get((bag, meld))
        if found is None:
            if len(self._takes) > 20_000:
                self._takes.clear()
            found = self._takes[bag, meld] = take_of(bag, meld)
        return found

    def partners(self, top: int) -> tuple[Move, ...]:
        """The takes of this natural with two naturals that make a meld with it; kept in ``pairs_for``."""
        found = self._pairs_with(top, combinations_with_replacement(_neighbours(top), 2))
        self.pairs_for[top] = found
        return found

    def wild_partners(self, top: int, wild: int) -> tuple[Move, ...]:
        """The takes of this natural with another and this wild (not already partners); kept in ``wild_pairs_for``."""
        plain = {take.bag for take in self.partners(top)}
        pairs = self._pairs_with(top, ((card, wild) for card in _neighbours(top)))
        found = self.wild_pairs_for[wild][top] = tuple(take for take in pairs if take.bag not in plain)
        return found

    def _pairs_with(self, top: int, pairs: Iterable[tuple[int, ...]]) -> tuple[Move, ...]:
        bags = [bag_of(pair) for pair in pairs]
        return tuple(take_of(bag) for bag in bags if self.melds.meld(put(bag, top)) is not None)


def _neighbours(card: int) -> list[int]:
    """Which naturals could stand in a meld of three with this one: its suit (the two at home), and its rank."""
    suit, rank = divmod(card, 13)
    close = {place % 13 for at in ([rank] if rank else [0, 13]) for place in range(at - 2, at + 3) if 0 <= place <= 13}
    return [o for o in range(52) if o % 13 == rank or (o // 13 == suit and o % 13 in close)]


def _placed(suit: int, *places: int) -> list[int]:
    return [suit * 13 + place % 13 for place in places]


@lru_cache(maxsize=32)
def moves_of(rules: Rules) -> MoveBook:
    """The ready-made moves of these rules; the same book every time."""
    return MoveBook(book_of(rules))


EXTENSIONS: Final = Extensions()
