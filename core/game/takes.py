"""Takes of a closed pile (rules, 3.1): its top must be used at once.

With two cards of the hand as a new meld, or into a meld of the team, alone or over a bridge of hand cards.
"""

from __future__ import annotations

from core.game.cards import BIT, JOKER, JOKER_SHIFT, TWO, TWOS, copies, minus, put
from core.game.growth import Barred, grown
from core.game.judge import is_second_set, outcome
from core.game.lays import add_lays
from core.game.moves import WILD_KINDS, Move
from core.game.state import State


def closed_takes(state: State) -> list[Move]:
    """The takes of a closed pile that use no card they could do without (and longer ones where these are barred)."""
    hand = state.hands[state.turn]
    team = state.turn % state.teams
    top = state.pile[-1]
    book = state.book
    moves: list[Move] = []
    longest = 2
    if top == JOKER or top % 13 == TWO:
        # A wild top makes any meld that the hand would make with one wild more.
        lays: list[Move] = []
        both = put(hand, top)
        add_lays(state, both, both.bit_count(), lays)
        one = put(0, top)
        moves.extend(book.take(minus(lay.bag, one)) for lay in lays if copies(lay.bag, top))
    else:
        if hand & book.near[top]:
            _add_partners(state, hand, top, moves)
        bit = BIT[top]
        suit = top // 13
        for placed in state.melds[team]:
            meld = placed.meld
            if meld.fits & bit:
                moves.append(book.take(0, placed.id))
            elif meld.suit == suit:
                for bag in book.bridges.between(meld, top, hand):
                    moves.append(book.take(bag, placed.id))
                    longest = max(longest, bag.bit_count())
    # Two cards left can always be followed by a discard.
    if not moves or (hand.bit_count() + len(state.pile) - 1 - longest > 1 and not state.minimum[team]):
        return moves
    return _leaving_an_end(state, hand, top, moves)


def _leaving_an_end(state: State, hand: int, top: int, takes: list[Move]) -> list[Move]:
    """The takes among these that leave a way to end the turn; for the others, their shortest growths that do."""
    book = state.book
    kept: list[Move] = []
    barred: list[Barred] = []
    for take in takes:
        found = state.placed(take.meld) if take.meld >= 0 else None
        old = found[1].meld if found is not None else None
        wrong, made = outcome(state, hand, take.bag, old, top)
        if not wrong:
            kept.append(take)
        elif made is not None:
            barred.append(Barred(take.meld, old, take.bag, made))
    if barred:
        kept.extend(book.take(more.bag, more.number) for more in grown(state, hand, barred, top))
    return kept


def _add_partners(state: State, hand: int, top: int, moves: list[Move]) -> None:
    """The pairs of the hand that make a new meld with a natural top."""
    book = state.book
    lacking = ~hand
    first = len(moves)
    pairs = book.pairs_for[top]
    for take in book.partners(top) if pairs is None else pairs:
        if not take.bag & lacking:
            moves.append(take)
    if book.wild_melds and (hand & TWOS or hand >> JOKER_SHIFT):
        for wild in WILD_KINDS:
            if hand >> JOKER_SHIFT if wild == JOKER else hand & BIT[wild]:
                pairs = book.wild_pairs_for[wild][top]
                for take in book.wild_partners(top, wild) if pairs is None else pairs:
                    if not take.bag & lacking:
                        moves.append(take)
    if book.one_set_per_rank and len(moves) > first:
        moves[first:] = [take for take in moves[first:] if not _second_with(state, take.bag, top)]


def _second_with(state: State, pair: int, top: int) -> bool:
    meld = state.book.melds.meld(put(pair, top))
    return meld is not None and is_second_set(state, meld)
