"""The initial meld: enough points in one turn, or none begun (rules, 4.5)."""

from __future__ import annotations

from typing import Final

from bots.ground import HIGH, RANK, Ground, folded, trimmed
from bots.laying import has_set
from core.game.cards import AT, JOKER, JOKER_BIT, kinds, minus, put
from core.game.melds import SET, Meld
from core.game.moves import Move, extension_of
from core.game.state import State

MOST_TRIED: Final = 400
"""Groups looked at before a hand counts as too weak."""


def opening_move(state: State, ground: Ground, hand: int, due: int, wilds: int) -> Move | None:
    """The next lay of an initial meld that can be completed in this turn with at most so many wilds; None: no way.

    What one call begins the next one completes: it finds the rest of the same way, or a better one.
    """
    keep = 1 if state.pot_to_come(state.turn % state.teams) else 2
    if state.took >= 0:
        keep += 2
    held = (hand & ~ground.all_naturals).bit_count()
    for allowed in range(min(wilds, held) + 1):
        group = Opening(state, ground, keep).first(hand, due - state.laid, allowed)
        if group is not None:
            return ground.lay(group.bag) if group.number < 0 else extension_of(group.number, group.bag)
    return None


class Group:
    """Cards to lay as one meld, or to add to the meld numbered ``number``."""

    __slots__ = ("bag", "number", "points", "wilds")

    def __init__(self, bag: int, points: int, wilds: int, number: int) -> None:
        self.bag: int = bag
        self.points: int = points
        self.wilds: int = wilds
        self.number: int = number
        """-1 for a new meld."""


class Opening:
    """The search for lays that reach the initial meld."""

    __slots__ = ("ground", "keep", "state", "tried")

    def __init__(self, state: State, ground: Ground, keep: int) -> None:
        self.state: State = state
        self.ground: Ground = ground
        self.keep: int = keep
        """Cards that must stay in the hand."""
        self.tried: int = 0

    def first(self, hand: int, need: int, wilds: int) -> Group | None:
        """The first of some groups that together are worth ``need`` points and cost at most so many wilds."""
        groups = self._groups(hand, wilds)
        within_reach = 0
        for group in groups:
            within_reach += group.points
        if within_reach < need:
            return None
        groups.sort(key=_preference)
        for group in groups:
            if self.tried >= MOST_TRIED:
                return None
            self.tried += 1
            rest = minus(hand, group.bag)
            if rest.bit_count() < self.keep:
                continue
            if group.points >= need or self.first(rest, need - group.points, wilds - group.wilds) is not None:
                return group
        return None

    def _groups(self, hand: int, wilds: int) -> list[Group]:
        """What could be laid or added next, each as long as the hand makes it."""
        ground = self.ground
        naturals = hand & ground.naturals
        places = naturals | naturals << HIGH & ground.high
        near, far = places & places >> 1, places & places >> 2
        bases: list[int] = []
        pairs: list[int] = []
        _add_places(near & far & ground.run_mask, 0b111, bases)
        if wilds:
            _add_places(near, 0b11, pairs)
            _add_places(far, 0b101, pairs)
        self._add_ranks(hand, bases, pairs if wilds else None)
        found: dict[int, Group] = {}
        for base in bases:
            self._add(base, hand, found)
        wild_kinds = kinds(hand & ~ground.all_naturals) if wilds else 0
        if wild_kinds:
            # A wild turns a pair into a meld, or lengthens one of naturals.
            pairs.extend([group.bag for group in found.values()])
        while wild_kinds:
            bit = wild_kinds & -wild_kinds
            wild_kinds ^= bit
            wild = JOKER if bit == JOKER_BIT else AT[bit.bit_length() - 1]
            for pair in pairs:
                base = put(pair, wild)
                if not base & ~hand:
                    self._add(base, hand, found)
        groups = list(found.values())
        if self.state.melds[self.state.turn % self.state.teams]:
            self._add_extensions(hand, wilds, groups)
        return groups

    def _add_ranks(self, hand: int, bases: list[int], pairs: list[int] | None) -> None:
        """The cards of one rank: three and more, or two."""
        ranks = self.ground.set_ranks
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            bag = hand & RANK * bit
            size = bag.bit_count()
            if size >= 3:
                bases.append(trimmed(bag, self.ground.set_max))
            elif size == 2 and pairs is not None:
                pairs.append(bag)

    def _add(self, base: int, hand: int, found: dict[int, Group]) -> None:
        """The meld that grows from these cards with every natural of the hand that fits."""
        meld = self.ground.book.melds.meld(base)
        if meld is None or (meld.kind == SET and self.ground.single_sets and has_set(self.state, meld.rank)):
            return
        meld = self._grown(meld, minus(hand, base))
        spent = (meld.bag & ~self.ground.all_naturals).bit_count()
        found[meld.bag] = Group(meld.bag, meld.points, spent, -1)

    def _add_extensions(self, hand: int, wilds: int, groups: list[Group]) -> None:
        """What fits the team's melds, naturals together: where a turn goes on that somebody else began."""
        state, ground = self.state, self.ground
        wild_kinds = kinds(hand & ~ground.all_naturals) if wilds else 0
        for placed in state.melds[state.turn % state.teams]:
            old = placed.meld
            longer = self._grown(old, hand)
            if longer is not old:
                groups.append(Group(minus(longer.bag, old.bag), longer.points - old.points, 0, placed.id))
            fits = old.fits & wild_kinds
            while fits:
                bit = fits & -fits
                fits ^= bit
                card = JOKER if bit == JOKER_BIT else AT[bit.bit_length() - 1]
                groups.append(Group(put(0, card), ground.values[card], 1, placed.id))

    def _grown(self, meld: Meld, rest: int) -> Meld:
        """The meld with every natural that fits out of these cards."""
        naturals = self.ground.naturals
        fits = meld.fits & rest & naturals
        while fits and rest.bit_count() > self.keep:
            card = AT[(fits & -fits).bit_length() - 1]
            rest = minus(rest, put(0, card))
            longer = self.ground.book.melds.meld(put(meld.bag, card))
            assert longer is not None
            meld = longer
            fits = meld.fits & rest & naturals
        return meld


def _preference(group: Group) -> tuple[int, bool, int]:
    """Naturals before wilds; naturals rather to a meld that lies there, a wild rather not."""
    return group.wilds, (group.number < 0) == (group.wilds == 0), -group.points


def _add_places(lowest: int, pattern: int, found: list[int]) -> None:
    """For each place in ``lowest`` the cards that stand there and above it as ``pattern`` says, as a bag."""
    while lowest:
        bit = lowest & -lowest
        lowest ^= bit
        found.append(folded(bit * pattern))
