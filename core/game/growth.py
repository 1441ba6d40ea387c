"""Growth past a bar: longer actions for where the shorter ones are forbidden for what they would leave.

Used by :mod:`core.game.legal` and :mod:`core.game.takes`, which say when it is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from core.game.cards import AT, TWO, copies, kinds, minus, plus, put
from core.game.judge import has_canasta, outcome
from core.game.melds import CANASTA_SIZE, Meld
from core.game.moves import WILD_KINDS
from core.game.state import State

MOST_GROWTHS: Final = 2_000
"""Growths looked at before the search stops: beyond anything a hand of cards holds."""


class Barred:
    """Cards that make a meld but may not be laid alone: out of the hand ``bag``, into ``old`` (number ``number``)."""

    __slots__ = ("bag", "meld", "number", "old")

    def __init__(self, number: int, old: Meld | None, bag: int, meld: Meld) -> None:
        self.number: int = number
        self.old: Meld | None = old
        self.bag: int = bag
        self.meld: Meld = meld


def grown(state: State, hand: int, barred: list[Barred], top: int = -1) -> list[Barred]:
    """The shortest growths of these, card by card out of the hand, that the rules allow; none inside another."""
    found: list[Barred] = []
    seen = {(each.number, each.bag) for each in barred}
    frontier = [each for each in barred if _may_help(state, hand, each, top)]
    while frontier and len(seen) < MOST_GROWTHS:
        longer: list[Barred] = []
        for each in frontier:
            for more in _next(each, minus(hand, each.bag)):
                bag = plus(each.bag, more)
                if (each.number, bag) in seen:
                    continue
                seen.add((each.number, bag))
                if any(f.number == each.number and not f.bag & ~bag for f in found):
                    continue
                wrong, meld = outcome(state, hand, bag, each.old, top)
                if meld is None:
                    continue
                step = Barred(each.number, each.old, bag, meld)
                if wrong:
                    longer.append(step)
                else:
                    found.append(step)
        frontier = longer
    return found


def _may_help(state: State, hand: int, each: Barred, top: int) -> bool:
    """Can more cards mend it at all? Not where the team has no canasta, no pot to come and too few cards for one."""
    team = state.turn % state.teams
    if top >= 0 or state.pot_to_come(team) or has_canasta(state, team, None, None):
        return True
    return each.meld.size + hand.bit_count() - each.bag.bit_count() >= CANASTA_SIZE


def _next(each: Barred, rest: int) -> Iterable[int]:
    """The bags by which this one can grow: a single card that fits, or those that fit only together."""
    fitting = each.meld.fits & kinds(rest)
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        yield put(0, AT[bit.bit_length() - 1])
    yield from flips(each.meld, rest)


def flips(meld: Meld, hand: int) -> list[int]:
    """The bags of this hand that fit a sequence only all together, because its ace changes ends (Meld.flip)."""
    found = [meld.flip] if meld.flip and not meld.flip & ~hand else []
    if meld.flip_wild and not meld.flip_wild & ~hand:
        for wild in WILD_KINDS:
            if copies(hand, wild) and wild != meld.suit * 13 + TWO:
                found.append(put(meld.flip_wild, wild))
    return found
