"""Every lay of three cards that a hand holds: the part of listing that has to be fast.

A sequence of three is found by shifting the mask of kinds onto itself, a set by adding up the four suits' lanes bit by
bit; the moves themselves lie ready in the book (see core.game.moves).
"""

from __future__ import annotations

from core.game.cards import ACES, JOKER_SHIFT, LANE_MASK, ONE_OF_EACH, PLANE, PLANE_MASK, TWOS
from core.game.judge import is_second_set
from core.game.moves import Move, rank_bag
from core.game.state import State

_HIGH_ACE = 13
_COURT_RANKS = 1 | 1 << 10 | 1 << 11 | 1 << 12
_ALL_RANKS = LANE_MASK & ~2


def add_lays(state: State, hand: int, count: int, moves: list[Move]) -> None:
    """Every lay of three cards, as far as melds go."""
    if count < 3:
        return
    book = state.book
    rules = book.melds.rules
    held = hand & ONE_OF_EACH
    # The places a card could take in a sequence: an ace also stands high.
    places = held | (held & ACES) << _HIGH_ACE
    near = places & places >> 1
    found = near & places >> 2 & book.run_mask
    while found:
        bit = found & -found
        found ^= bit
        move = book.runs[bit.bit_length()]
        if move is not None:
            moves.append(move)
    jokers = hand >> JOKER_SHIFT
    twos = hand & TWOS
    wilds = rules.wilds_per_meld and (jokers or twos)
    if wilds:
        far = places & places >> 2
        if near or far:
            _add_wild_pairs(state, near, far, hand, moves)
    if rules.sets != "none":
        _add_sets(state, hand, bool(wilds), moves)
    if rules.wild_sets and (jokers.bit_count() + (hand & (TWOS | TWOS << PLANE | TWOS << 2 * PLANE)).bit_count()) >= 3:
        wild_cards = hand & (TWOS | TWOS << PLANE | TWOS << 2 * PLANE) | jokers << JOKER_SHIFT
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
            move = table[bit.bit_length()]
            if move is not None:
                moves.append(move)
        table = pairs.far
        while found_far:
            bit = found_far & -found_far
            found_far ^= bit
            move = table[bit.bit_length()]
            if move is not None:
                moves.append(move)


def _add_sets(state: State, hand: int, wilds: bool, moves: list[Move]) -> None:
    """Three-card sets: for each rank with enough cards, what the book has ready."""
    book = state.book
    rules = book.melds.rules
    spades, hearts, diamonds, clubs = (
        hand & LANE_MASK,
        hand >> 16 & LANE_MASK,
        hand >> 32 & LANE_MASK,
        hand >> 48 & LANE_MASK,
    )
    either_major, either_minor = spades | hearts, diamonds | clubs
    both_major, both_minor = spades & hearts, diamonds & clubs
    two_suits = both_major | both_minor | either_major & either_minor
    three = both_major & either_minor | both_minor & either_major
    two = two_suits
    doubled = hand >> PLANE & PLANE_MASK
    if doubled:
        doubled |= doubled >> 32
        doubled = (doubled | doubled >> 16) & LANE_MASK
        two |= doubled
        three |= doubled & two_suits
        tripled = hand >> 2 * PLANE & PLANE_MASK
        if tripled:
            tripled |= tripled >> 32
            three |= (tripled | tripled >> 16) & LANE_MASK
    ranks = _COURT_RANKS if rules.sets == "court" else _ALL_RANKS
    three &= ranks
    first = len(moves)
    while three:
        bit = three & -three
        three ^= bit
        rank = bit.bit_length() - 1
        moves.extend(book.triple_sets(rank, rank_bag(hand, rank)))
    two &= ranks
    if wilds and two:
        twos = hand & TWOS
        while two:
            bit = two & -two
            two ^= bit
            held = rank_bag(hand, bit.bit_length() - 1)
            if hand >> JOKER_SHIFT:
                moves.extend(book.pair_sets(52, held))
            for suit in range(4):
                if twos & 2 << 16 * suit:
                    moves.extend(book.pair_sets(suit * 13 + 1, held))
    if rules.one_set_per_rank and len(moves) > first:
        kept = [m for m in moves[first:] if not _is_second(state, m)]
        del moves[first:]
        moves.extend(kept)


def _is_second(state: State, move: Move) -> bool:
    meld = state.book.melds.meld(move.bag)
    return meld is not None and is_second_set(state, meld)
