"""Every lay of three cards that a hand holds: the part of listing that has to be fast.

A sequence of three is found by shifting the mask of kinds onto itself, a set by adding up the four suits' lanes bit by
bit; the moves themselves lie ready in the book (see core.game.moves).
"""

from __future__ import annotations

from core.game.cards import ACES, BIT, JOKER, JOKER_SHIFT, LANE_MASK, ONE_OF_EACH, PLANE, PLANE_MASK, TWOS
from core.game.judge import is_second_set
from core.game.moves import RANK_CARDS, WILD_KINDS, Move
from core.game.state import State

_HIGH_ACE = 13


def add_lays(state: State, hand: int, count: int, moves: list[Move]) -> None:
    """Every lay of three cards, as far as melds go."""
    if count < 3:
        return
    book = state.book
    held = hand & ONE_OF_EACH
    # The places a card could take in a sequence: an ace also stands high.
    places = held | (held & ACES) << _HIGH_ACE
    near = places & places >> 1
    found = near & places >> 2 & book.run_mask
    while found:
        bit = found & -found
        found ^= bit
        moves.append(book.runs[bit.bit_length()])
    wilds = hand & TWOS | hand >> JOKER_SHIFT if book.wild_melds else 0
    if wilds:
        far = places & places >> 2
        if near or far:
            _add_wild_pairs(state, near, far, hand, moves)
    if book.set_ranks:
        first = len(moves)
        _add_sets(state, hand, wilds, moves)
        if book.one_set_per_rank and len(moves) > first:
            kept = [move for move in moves[first:] if not _is_second(state, move)]
            del moves[first:]
            moves.extend(kept)
        if book.wild_sets:
            wild_cards = hand & (TWOS | TWOS << PLANE | TWOS << 2 * PLANE | -1 << JOKER_SHIFT)
            if wild_cards.bit_count() > 2:
                moves.extend(book.wild_triples(wild_cards))


def _add_wild_pairs(state: State, near: int, far: int, hand: int, moves: list[Move]) -> None:
    """Three-card sequences with a wild, for every kind of wild in the hand."""
    for index, pairs in enumerate(state.book.wilds):
        if index == 0:
            if not hand >> JOKER_SHIFT:
                continue
            found_near, found_far = near & pairs.near_mask, far & pairs.far_mask
        else:
            bit = 2 << 16 * (index - 1)
            if not hand & bit:
                continue
            if hand & bit << PLANE:
                found_near, found_far = near & pairs.near_mask, far & pairs.far_mask
            else:
                found_near, found_far = near & pairs.near_alone, far & pairs.far_alone
        table = pairs.near
        while found_near:
            bit = found_near & -found_near
            found_near ^= bit
            moves.append(table[bit.bit_length()])
        table = pairs.far
        while found_far:
            bit = found_far & -found_far
            found_far ^= bit
            moves.append(table[bit.bit_length()])


def _add_sets(state: State, hand: int, wilds: int, moves: list[Move]) -> None:
    """Three-card sets: for each rank with enough cards, what the book has ready."""
    book = state.book
    spades, hearts = hand & LANE_MASK, hand >> 16 & LANE_MASK
    diamonds, clubs = hand >> 32 & LANE_MASK, hand >> 48 & LANE_MASK
    either_major, either_minor = spades | hearts, diamonds | clubs
    both_major, both_minor = spades & hearts, diamonds & clubs
    two = both_major | both_minor | either_major & either_minor
    three = both_major & either_minor | both_minor & either_major
    doubled = hand >> PLANE & PLANE_MASK
    if doubled:
        doubled |= doubled >> 32
        doubled = (doubled | doubled >> 16) & LANE_MASK
        three |= doubled & two
        two |= doubled
        tripled = hand >> 2 * PLANE & PLANE_MASK
        if tripled:
            tripled |= tripled >> 32
            three |= (tripled | tripled >> 16) & LANE_MASK
    three &= book.set_ranks
    while three:
        bit = three & -three
        three ^= bit
        held = hand & RANK_CARDS[bit.bit_length() - 1]
        moves += book.triples.get(held) or book.triple_sets(held)
    two &= book.set_ranks
    if not (wilds and two):
        return
    kinds = [wild for wild in WILD_KINDS if (hand & BIT[wild] if wild != JOKER else hand >> JOKER_SHIFT)]
    while two:
        bit = two & -two
        two ^= bit
        held = hand & RANK_CARDS[bit.bit_length() - 1]
        for wild in kinds:
            moves += book.pairs[wild].get(held) or book.pair_sets(wild, held)


def _is_second(state: State, move: Move) -> bool:
    meld = state.book.melds.meld(move.bag)
    return meld is not None and is_second_set(state, meld)
