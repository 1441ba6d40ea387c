"""One table's rules, worked out once for a player who must think fast."""

from __future__ import annotations

from typing import Final

from core.game.cards import ACES, LANE_MASK, ONE_OF_EACH, PLANE, TWO, TWOS, bag_of, cards_of
from core.game.moves import Move, MoveBook, lay_of

NATURALS: Final = ONE_OF_EACH & ~TWOS
"""The kinds that are never wild, as bits of plane 0."""
RANK: Final = ACES | ACES << PLANE | ACES << 2 * PLANE
"""A bag of all aces; moved up by a rank, of that rank."""
SPREAD: Final = ACES
"""Times the bits of one lane: the same bits in all four."""
HIGH: Final = 13
"""How far an ace moves up to stand high."""
HIGH_ACES: Final = ACES << HIGH
SET_RANKS: Final[dict[str, int]] = {"none": 0, "court": 0x1C01, "any": LANE_MASK & ~(1 << TWO)}
MOST_LAYS: Final = 20_000
MOST_GROUNDS: Final = 32


class Ground:
    """What a set of rules means to a player."""

    # fmt: off
    __slots__ = (
        "all_naturals", "book", "by_value", "closed", "final_discard", "high", "lays", "naturals", "pots_to_stock",
        "quiet_most", "reserve", "run_mask", "set_max", "set_ranks", "single_sets", "slow", "values", "wilds",
    )
    # fmt: on

    def __init__(self, book: MoveBook) -> None:
        rules = book.melds.rules
        self.book: MoveBook = book
        self.closed: bool = rules.pile == "closed"
        self.wilds: bool = rules.wilds_per_meld > 0
        self.naturals: int = NATURALS if self.wilds else ONE_OF_EACH
        """The kinds with no better use than their own place, as bits of plane 0."""
        self.all_naturals: int = self.naturals | self.naturals << PLANE | self.naturals << 2 * PLANE
        """All their copies, as a bag."""
        self.high: int = HIGH_ACES if rules.ace != "low" else 0
        """Where aces may stand high."""
        self.run_mask: int = book.run_mask
        """The places from which three in a row are a sequence."""
        self.set_ranks: int = SET_RANKS[rules.sets]
        """The ranks of which sets are made, as the bits of a lane."""
        self.set_max: int = rules.set_max or 99
        self.single_sets: bool = rules.one_set_per_rank
        self.slow: bool = rules.out_needs == "clean"
        """Going out takes a clean canasta: deals are long, and cards are what they are won with."""
        self.final_discard: bool = rules.final_discard and not rules.final_discard_wild
        """May the last card not be a wild?"""
        self.reserve: int = rules.stock_reserve
        self.quiet_most: int = rules.stalemate_rounds * rules.players // 2 or 1 << 30
        """Quiet turns after which it is time to do something: half of what ends the deal."""
        self.pots_to_stock: bool = rules.pot_to_stock
        self.values: tuple[int, ...] = book.melds.values
        self.by_value: tuple[int, ...] = _by_value(self.values)
        """The kinds of each value, lightest first, as bits of plane 0."""
        self.lays: dict[int, Move] = {}

    def lay(self, bag: int) -> Move:
        """The shared lay of these cards."""
        move = self.lays.get(bag)
        if move is None:
            if len(self.lays) >= MOST_LAYS:
                self.lays.clear()
            move = self.lays[bag] = lay_of(bag)
        return move


def _by_value(values: tuple[int, ...]) -> tuple[int, ...]:
    kinds: dict[int, int] = {}
    for rank in range(13):
        kinds[values[rank]] = kinds.get(values[rank], 0) | ACES << rank
    return tuple(kinds[value] for value in sorted(kinds))


_known: dict[MoveBook, Ground] = {}


def ground_of(book: MoveBook) -> Ground:
    """The ground of these rules; the same one every time."""
    ground = _known.get(book)
    if ground is None:
        if len(_known) >= MOST_GROUNDS:
            _known.clear()
        ground = _known[book] = Ground(book)
    return ground


def folded(places: int) -> int:
    """Places in sequences as kinds: an ace that stands high is an ace."""
    return places & ~HIGH_ACES | (places & HIGH_ACES) >> HIGH


def trimmed(bag: int, size: int) -> int:
    """A bag's first cards, so many of them."""
    return bag if bag.bit_count() <= size else bag_of(cards_of(bag)[:size])
