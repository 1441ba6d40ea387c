"""Longer actions that no shorter ones reach: bridges to a closed pile's top, and growth past a bar.

Used by :mod:`core.game.legal` only, which says when they are wanted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from core.game.cards import AT, JOKER, TWO, bag_of, kinds, minus, plus, put
from core.game.judge import outcome
from core.game.melds import SEQUENCE, Meld, MeldBook
from core.game.moves import WILD_KINDS
from core.game.sequences import ACES_AT, STRANGERS_AT, TWOS_AT, shape_key
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
    frontier = barred
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


def _next(each: Barred, rest: int) -> Iterable[int]:
    """The bags by which this one can grow: a single card that fits, or those that fit only together."""
    fitting = each.meld.fits & kinds(rest)
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        yield put(0, AT[bit.bit_length() - 1])
    if each.meld.flip and not each.meld.flip & ~rest:
        yield each.meld.flip


_bridges: dict[tuple[MeldBook, int, int], tuple[int, ...]] = {}
MOST_BRIDGES: Final = 20_000


def bridges(book: MeldBook, meld: Meld, top: int) -> tuple[int, ...]:
    """The smallest bags of hand cards with which a natural that does not fit alone extends a sequence.

    They fill the places between the two, all with naturals or one of them with a wild: the meld's own, where it has
    one, else one of the hand.
    """
    suit, rank = divmod(top, 13)
    if meld.kind != SEQUENCE or meld.suit != suit:
        return ()
    key = (book, meld.bag, top)
    found = _bridges.get(key)
    if found is None:
        if len(_bridges) >= MOST_BRIDGES:
            _bridges.clear()
        bags = _spans(book, meld, suit, rank)
        found = tuple(bag for bag in bags if not any(other != bag and not other & ~bag for other in bags))
        _bridges[key] = found
    return found


def _spans(book: MeldBook, meld: Meld, suit: int, rank: int) -> set[int]:
    shapes = book.shapes
    naturals = sum(1 << card % 13 for card in meld.order if card // 13 == suit and card != JOKER and card % 13 > TWO)
    aces = sum(1 for card in meld.order if card == suit * 13)
    twos = sum(1 for card in meld.order if card == suit * 13 + TWO)
    strangers = meld.size - naturals.bit_count() - aces - twos
    if rank and 1 << rank & naturals:
        return set()
    if rank:
        naturals |= 1 << rank
    else:
        aces += 1
    key = shape_key(aces, naturals, twos, strangers)
    bags: set[int] = set()
    for at_home in (0, 1) if twos else (0,):
        wilds = strangers + twos - at_home
        if wilds > shapes.wilds:
            continue
        for ends in shapes.ace_places(aces):
            places = naturals | ends | at_home << TWO
            low = (places & -places).bit_length() - 1
            missing = [p for p in range(low, places.bit_length()) if not places >> p & 1]
            groups: list[list[int]] = []
            if wilds:
                groups.extend([p for p in missing if p != hole] for hole in missing)
            else:
                groups.append(missing)
            for group in groups:
                _keep_valid(book, key, [suit * 13 + p for p in group], suit, bags)
            if not wilds and shapes.wilds:
                for hole in missing:
                    bridge = [suit * 13 + p for p in missing if p != hole]
                    for wild in WILD_KINDS:
                        _keep_valid(book, key, [*bridge, wild], suit, bags)
    return bags


def _keep_valid(book: MeldBook, key: int, bridge: list[int], suit: int, bags: set[int]) -> None:
    """Add this bridge when the meld, the top and it are a sequence."""
    for card in bridge:
        if card // 13 == suit and card != JOKER:
            rank = card % 13
            key = key + (1 << TWOS_AT) if rank == TWO else key | 1 << rank
        else:
            key += 1 << STRANGERS_AT
    if key >> TWOS_AT & 3 <= 2 and key >> ACES_AT & 3 <= 2 and book.shapes.solve(key) is not None:
        bags.add(bag_of(bridge))
