"""Bridges: the hand cards that join a closed pile's top to a sequence it does not fit alone (rules, 3.1).

They fill the places between the two, all with naturals, or one of them with a wild: the meld's own, where it has one,
else one of the hand. Like shapes they are worked out without their suit, and each once.
"""

from __future__ import annotations

from core.game.cards import BIT, JOKER, JOKER_SHIFT, LANE, LANE_MASK, TWO, TWOS, put
from core.game.melds import Meld
from core.game.sequences import ACES_AT, STRANGERS_AT, TWOS_AT, Shapes


class Span:
    """One way to stand between the meld and the top; ranks as bits of a lane.

    ``missing`` are the places to fill. ``plain``: sets of ranks that do it; ``stranger``: sets that do it together with
    a joker or another suit's two; ``own``: together with one more two of the suit, as a wild.
    """

    __slots__ = ("least", "missing", "own", "plain", "stranger")

    def __init__(self, missing: int) -> None:
        self.missing: int = missing
        self.least: int = missing.bit_count() - 1
        """So many of the missing places are filled with naturals, or more."""
        self.plain: list[int] = []
        self.stranger: list[int] = []
        self.own: list[int] = []


class Bridges:
    """All bridges under one table's rules."""

    __slots__ = ("_shapes", "_spans")

    def __init__(self, shapes: Shapes) -> None:
        self._shapes: Shapes = shapes
        self._spans: dict[int, tuple[Span, ...]] = {}

    def between(self, meld: Meld, top: int, hand: int) -> list[int]:
        """The smallest bags of this hand with which the top, a natural, extends a sequence of its suit; [] for none."""
        key = meld.shape_key << 4 | top % 13
        spans = self._spans.get(key)
        if spans is None:
            spans = self._spans[key] = _spans(self._shapes, meld.shape_key, top % 13)
        suit = top // 13
        shift = suit * LANE
        lane = hand >> shift & LANE_MASK
        found: list[int] = []
        for span in spans:
            if (lane & span.missing).bit_count() < span.least:
                continue
            found += [ranks << shift for ranks in span.plain if not ranks & ~lane]
            if span.stranger and (hand & TWOS or hand >> JOKER_SHIFT):
                for ranks in span.stranger:
                    if not ranks & ~lane:
                        found += _with_strangers(ranks << shift, suit, hand)
                two = suit * 13 + TWO
                for ranks in span.own:
                    bag = put(ranks << shift, two)
                    if not bag & ~hand:
                        found.append(bag)
        return found


def _with_strangers(bag: int, suit: int, hand: int) -> list[int]:
    bags = [put(bag, JOKER)] if hand >> JOKER_SHIFT else []
    for other in range(4):
        two = other * 13 + TWO
        if other != suit and hand & BIT[two]:
            bags.append(put(bag, two))
    return bags


def _spans(shapes: Shapes, key: int, rank: int) -> tuple[Span, ...]:
    aces = key >> ACES_AT & 3
    naturals = key & 0x1FFC
    twos = key >> TWOS_AT & 3
    strangers = key >> STRANGERS_AT & 3
    if rank:
        if naturals >> rank & 1:
            return ()
        naturals |= 1 << rank
        key |= 1 << rank
    else:
        aces += 1
        key += 1 << ACES_AT
    if aces > 2:
        return ()
    spans: list[Span] = []
    for at_home in (0, 1) if twos else (0,):
        wilds = strangers + twos - at_home
        if wilds > shapes.wilds:
            continue
        for ends in shapes.ace_places(aces):
            places = naturals | ends | at_home << TWO
            low = (places & -places).bit_length() - 1
            missing = ~places & ((1 << places.bit_length()) - 1) & -(1 << low)
            span = Span(missing)
            but_one = [missing & ~(1 << place) for place in range(1, 13) if missing >> place & 1]
            if wilds:
                span.plain = [ranks for ranks in but_one if _fits(shapes, key, ranks, 0, 0)]
            else:
                span.plain = [missing] if _fits(shapes, key, missing, 0, 0) else []
                if shapes.wilds:
                    span.stranger = [ranks for ranks in but_one if _fits(shapes, key, ranks, 0, 1)]
                    span.own = [ranks for ranks in but_one if _fits(shapes, key, ranks, 1, 0)]
            spans.append(span)
    _drop_longer(spans)
    return tuple(spans)


def _fits(shapes: Shapes, key: int, ranks: int, own: int, strangers: int) -> bool:
    """Do these ranks and wilds, added to the meld and the top, make a sequence?"""
    twos = (key >> TWOS_AT & 3) + own + (ranks >> TWO & 1)
    if twos > 2:
        return False
    more = (ranks & 0x1FFC) + ((own + (ranks >> TWO & 1)) << TWOS_AT) + (strangers << STRANGERS_AT)
    return shapes.solve(key + more) is not None


def _drop_longer(spans: list[Span]) -> None:
    """Leave out what holds all of another bridge, and the second of two alike (two places for an ace)."""
    plain = [ranks for span in spans for ranks in span.plain]
    known: set[tuple[str, int]] = set()
    for span in spans:
        span.plain = [r for r in span.plain if not any(other != r and not other & ~r for other in plain)]
        span.stranger = [r for r in span.stranger if not any(not other & ~r for other in plain)]
        span.own = [r for r in span.own if not any(not other & ~(r | 1 << TWO) for other in plain)]
        for kind, ranks in (("plain", span.plain), ("stranger", span.stranger), ("own", span.own)):
            ranks[:] = [r for r in ranks if (kind, r) not in known]
            known.update((kind, r) for r in ranks)
