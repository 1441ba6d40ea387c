"""One table's rules, worked out once for a player who must think fast."""

from __future__ import annotations

from typing import Final

from core.game.cards import ACES, ONE_OF_EACH, PLANE, TWOS, bag_of, cards_of
from core.game.moves import Move, MoveBook, lay_of

NATURALS: Final = ONE_OF_EACH & ~TWOS
"""The kinds that are never wild, in plane 0."""
RANK: Final = ACES | ACES << PLANE | ACES << 2 * PLANE
"""A bag of all aces; moved up by a rank, of that rank."""
SPREAD: Final = 0x0001_0001_0001_0001
"""Times the bits of a lane: the same bits in all four."""
HIGH: Final = 13
"""How far an ace moves up to stand high."""
HIGH_ACES: Final = ACES << HIGH
ALL_RANKS: Final = 0x1FFD
COURT_RANKS: Final = 0x1C01
MOST_LAYS: Final = 20_000


class Ground:
    """What a set of rules means to a player."""

    __slots__ = (
        "book",
        "closed",
        "final_discard",
        "high",
        "lays",
        "out_any",
        "players",
        "pots_to_stock",
        "reserve",
        "run_mask",
        "same_card",
        "set_max",
        "set_ranks",
        "single_sets",
        "slow",
        "values",
        "wilds",
    )

    def __init__(self, book: MoveBook) -> None:
        rules = book.melds.rules
        self.book: MoveBook = book
        self.players: int = rules.players
        self.closed: bool = rules.pile == "closed"
        self.final_discard: bool = rules.final_discard and not rules.final_discard_wild
        self.same_card: bool = rules.same_card
        self.high: int = HIGH_ACES if rules.ace != "low" else 0
        """Where aces may stand high."""
        self.run_mask: int = book.run_mask
        self.set_ranks: int = {"none": 0, "court": COURT_RANKS, "any": ALL_RANKS}[rules.sets]
        """The ranks of which sets are made, as the bits of a lane."""
        self.set_max: int = rules.set_max or 99
        self.single_sets: bool = rules.one_set_per_rank
        self.wilds: bool = rules.wilds_per_meld > 0
        self.out_any: bool = rules.out_needs == "any"
        self.slow: bool = rules.out_needs == "clean"
        """Going out takes a clean canasta: deals are long, and cards are what they are won with."""
        self.reserve: int = rules.stock_reserve
        self.pots_to_stock: bool = rules.pot_to_stock
        self.values: tuple[int, ...] = book.melds.values
        self.lays: dict[int, Move] = {}

    def lay(self, bag: int) -> Move:
        """The shared lay of these cards."""
        move = self.lays.get(bag)
        if move is None:
            if len(self.lays) >= MOST_LAYS:
                self.lays.clear()
            move = self.lays[bag] = lay_of(bag)
        return move

    def points(self, bag: int) -> int:
        """The values of a bag's cards added up."""
        return sum(self.values[card] for card in cards_of(bag))


_known: dict[MoveBook, Ground] = {}


def ground_of(book: MoveBook) -> Ground:
    """The ground of these rules; the same one every time."""
    ground = _known.get(book)
    if ground is None:
        if len(_known) >= 64:
            _known.clear()
        ground = _known[book] = Ground(book)
    return ground


def trimmed(bag: int, size: int) -> int:
    """A bag's first cards, so many of them."""
    return bag_of(cards_of(bag)[:size])
