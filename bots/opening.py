"""The initial meld: enough points in one turn, or none begun (rules, 4.5)."""

from __future__ import annotations

from core.game.cards import AT, BIT, JOKER, JOKER_BIT, JOKER_SHIFT, TWO, TWOS, kinds, minus, put
from core.game.melds import Meld
from core.game.moves import Move, extension_of
from core.game.state import State

from bots.ground import HIGH, HIGH_ACES, NATURALS, RANK, Ground, trimmed
from bots.habits import Habits

MOST_TRIED = 400


class Group:
    """Cards to lay as one meld, or to add to the meld numbered ``number``."""

    __slots__ = ("bag", "number", "points", "wilds")

    def __init__(self, bag: int, points: int, wilds: int, number: int = -1) -> None:
        self.bag: int = bag
        self.points: int = points
        self.wilds: int = wilds
        self.number: int = number


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
        groups = self.groups(hand, wilds)
        if sum(group.points for group in groups) < need:
            return None
        groups.sort(key=lambda group: (group.wilds, -group.points))
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

    def groups(self, hand: int, wilds: int) -> list[Group]:
        """What could be laid or added next, each as long as the hand makes it."""
        found: dict[tuple[int, int], Group] = {}
        naturals = hand & NATURALS
        ground = self.ground
        book = ground.book.melds
        places = naturals | naturals << HIGH & ground.high
        runs = places & places >> 1 & places >> 2 & ground.run_mask
        bases: list[int] = []
        while runs:
            bit = runs & -runs
            runs ^= bit
            bases.append(_folded(bit | bit << 1 | bit << 2))
        ranks = ground.set_ranks
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            bag = hand & RANK << (bit.bit_length() - 1)
            if bag.bit_count() >= 3:
                bases.append(trimmed(bag, min(bag.bit_count(), ground.set_max)))
        wild_kinds = kinds(hand & ~NATURALS & ~(NATURALS << 64) & ~(NATURALS << 128))
        if wilds and wild_kinds:
            pairs: list[int] = []
            near, far = places & places >> 1, places & places >> 2
            while near:
                bit = near & -near
                near ^= bit
                pairs.append(_folded(bit | bit << 1))
            while far:
                bit = far & -far
                far ^= bit
                pairs.append(_folded(bit | bit << 2))
            ranks = ground.set_ranks
            while ranks:
                bit = ranks & -ranks
                ranks ^= bit
                bag = hand & RANK << (bit.bit_length() - 1)
                if bag.bit_count() == 2:
                    pairs.append(bag)
            natural_bases = bases[:]
            while wild_kinds:
                bit = wild_kinds & -wild_kinds
                wild_kinds ^= bit
                wild = JOKER if bit == JOKER_BIT else AT[bit.bit_length() - 1]
                bases.extend(put(pair, wild) for pair in pairs)
                bases.extend(put(self._grown(base, hand), wild) for base in natural_bases)
        for base in bases:
            if base & ~hand:
                continue
            bag = self._grown(base, hand)
            if bag:
                meld = book.meld(bag)
                assert meld is not None
                if meld.kind == 1 and ground.single_sets and _has_set(self.state, meld):
                    continue
                used = bag.bit_count() - _natural_count(bag)
                found[-1, bag] = Group(bag, meld.points, used)
        self._add_extensions(hand, wilds, found)
        return list(found.values())

    def _grown(self, bag: int, hand: int) -> int:
        """The meld with every natural of the hand that fits; 0 where it is none."""
        meld = self.ground.book.melds.meld(bag)
        if meld is None:
            return 0
        rest = minus(hand, bag) if not bag & ~hand else 0
        while True:
            fits = meld.fits & rest & NATURALS
            if not fits or rest.bit_count() <= self.keep:
                return meld.bag
            card = AT[(fits & -fits).bit_length() - 1]
            rest = minus(rest, put(0, card))
            longer = self.ground.book.melds.meld(put(meld.bag, card))
            assert longer is not None
            meld = longer

    def _add_extensions(self, hand: int, wilds: int, found: dict[tuple[int, int], Group]) -> None:
        state = self.state
        values = self.ground.values
        held = kinds(hand)
        for placed in state.melds[state.turn % state.teams]:
            fits = placed.meld.fits & held
            while fits:
                bit = fits & -fits
                fits ^= bit
                card = JOKER if bit == JOKER_BIT else AT[bit.bit_length() - 1]
                is_wild = 1 if card == JOKER or card % 13 == TWO else 0
                if is_wild <= wilds:
                    bag = put(0, card)
                    found[placed.id, bag] = Group(bag, values[card], is_wild, placed.id)


def _folded(places: int) -> int:
    return places & ~HIGH_ACES | (places & HIGH_ACES) >> HIGH


def _natural_count(bag: int) -> int:
    return (bag & (NATURALS | NATURALS << 64 | NATURALS << 128)).bit_count()


def _has_set(state: State, meld: Meld) -> bool:
    return any(p.meld.kind == 1 and p.meld.rank == meld.rank for p in state.melds[state.turn % state.teams])


def opening_move(state: State, ground: Ground, hand: int, due: int, wilds: int) -> Move | None:
    """The next lay of an initial meld that can be completed in this turn with at most so many wilds; None: no way."""
    keep = 1 if state.pot_to_come(state.turn % state.teams) else 2
    if state.took >= 0:
        keep += 2
    for allowed in range(wilds + 1):
        group = Opening(state, ground, keep).first(hand, due - state.laid, allowed)
        if group is not None:
            return ground.lay(group.bag) if group.number < 0 else extension_of(group.number, group.bag)
    return None
