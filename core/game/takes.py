"""Takes of a closed pile (rules, 3.1): its top must be used at once.

With two cards of the hand as a new meld, or into a meld of the team, alone or over a bridge of hand cards.
"""

from __future__ import annotations

from core.game.cards import BIT, JOKER, JOKER_SHIFT, TWOS, copies, is_wild_kind, minus, put
from core.game.growth import Barred, grown
from core.game.judge import is_second_set, outcome
from core.game.lays import add_lays
from core.game.melds import Meld
from core.game.moves import WILD_KINDS, Move
from core.game.state import State


def closed_takes(state: State) -> list[Move]:
    """The takes of a closed pile that use no card they could do without (and longer ones where these are barred)."""
    hand = state.hands[state.turn]
    team = state.turn % state.teams
    top = state.pile[-1]
    book = state.book
    found: list[tuple[int, Meld | None, int]] = []
    if is_wild_kind(top):
        # A wild top makes any meld that the hand would make with one wild more.
        lays: list[Move] = []
        both = put(hand, top)
        add_lays(state, both, both.bit_count(), lays)
        one = put(0, top)
        found.extend((-1, None, minus(lay.bag, one)) for lay in lays if copies(lay.bag, top))
    else:
        if hand & book.near(top):
            _add_partners(state, hand, top, found)
        bit = BIT[top]
        suit = top // 13
        for placed in state.melds[team]:
            meld = placed.meld
            if meld.fits & bit:
                found.append((placed.id, meld, 0))
            elif meld.suit == suit:
                for bag in book.bridges.between(meld, top, hand):
                    found.append((placed.id, meld, bag))
    return _leaving_an_end(state, hand, top, found) if found else []


def _leaving_an_end(state: State, hand: int, top: int, found: list[tuple[int, Meld | None, int]]) -> list[Move]:
    """The takes among these that leave a way to end the turn; for the others, their shortest growths that do."""
    book = state.book
    due = state.minimum[state.turn % state.teams]
    spare = hand.bit_count() + len(state.pile) - 1
    moves: list[Move] = []
    barred: list[Barred] = []
    for number, old, bag in found:
        if not due and spare - bag.bit_count() > 1:
            moves.append(book.take(bag, number))
            continue
        wrong, made = outcome(state, hand, bag, old, top)
        if not wrong:
            moves.append(book.take(bag, number))
        elif made is not None:
            barred.append(Barred(number, old, bag, made))
    if barred:
        moves.extend(book.take(more.bag, more.number) for more in grown(state, hand, barred, top))
    return moves


def _add_partners(state: State, hand: int, top: int, found: list[tuple[int, Meld | None, int]]) -> None:
    """The pairs of the hand that make a new meld with a natural top."""
    book = state.book
    lacking = ~hand
    first = len(found)
    for pair in book.partners(top):
        if not pair & lacking:
            found.append((-1, None, pair))
    if book.wild_melds and (hand & TWOS or hand >> JOKER_SHIFT):
        for wild in WILD_KINDS:
            if hand >> JOKER_SHIFT if wild == JOKER else hand & BIT[wild]:
                for pair in book.wild_partners(top, wild):
                    if not pair & lacking:
                        found.append((-1, None, pair))
    if book.one_set_per_rank and len(found) > first:
        found[first:] = [each for each in found[first:] if not _second_with(state, each[2], top)]


def _second_with(state: State, pair: int, top: int) -> bool:
    meld = state.book.melds.meld(put(pair, top))
    return meld is not None and is_second_set(state, meld)
