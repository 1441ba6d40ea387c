"""Listing what the player on turn may do: the atomic actions, and the few longer ones that no atomic ones reach.

Atomic: draw, keep, refuse, withdraw, discard; the take of an open pile; every lay of three cards; every extension by
one card; every take of a closed pile that uses no card it could do without. Longer actions are played as several
atomic ones, unless the way there is barred, and then the shortest that open it are listed too:

- an extension by cards that fit only together, when a low ace turns high (``Meld.flip``);
- a lay, extension or take that is refused for what it would leave (rules, 3) and allowed with more cards: two cards
  that only together make the canasta to go out with, a take that only with more cards reaches the initial meld.

The order of the list is fixed but means nothing. Masks of kinds make it fast: see core.game.cards.
"""

from __future__ import annotations

from core.game.cards import (
    ACES,
    BIT,
    JOKER_BIT,
    JOKER_SHIFT,
    LANE_MASK,
    ONE_OF_EACH,
    PLANE,
    PLANE_MASK,
    TWOS,
    cards_of,
    copies,
    is_wild_kind,
    minus,
    put,
)
from core.game.growth import Barred, bridges, grown
from core.game.judge import can_discard, is_second_set, open_take_leaves_an_end, outcome
from core.game.melds import Meld
from core.game.moves import (
    DISCARDS,
    DRAW_MOVE,
    EXTEND,
    EXTENSIONS,
    KEEP_MOVE,
    REFUSE_MOVE,
    TAKE_MOVE,
    WITHDRAW_MOVE,
    Move,
    extension_of,
    lay_of,
    rank_bag,
)
from core.game.state import DRAW_PHASE, OVER_PHASE, PLAY_PHASE, State

_HIGH_ACE = 13
_COURT_RANKS = 1 | 1 << 10 | 1 << 11 | 1 << 12
_ALL_RANKS = LANE_MASK & ~2


def legal_moves(state: State) -> list[Move]:
    """What the seat on turn may do; empty when the deal is over (or, in a position set up so, when it is stuck)."""
    phase = state.phase
    if phase == PLAY_PHASE:
        return _in_play(state)
    if phase == DRAW_PHASE:
        moves = [DRAW_MOVE]
        if state.pile:
            if state.book.melds.rules.pile == "closed":
                moves.extend(_takes(state))
            elif open_take_leaves_an_end(state, state.hands[state.turn]):
                moves.append(TAKE_MOVE)
        return moves
    if phase == OVER_PHASE:
        return []
    return [KEEP_MOVE, REFUSE_MOVE]


def _in_play(state: State) -> list[Move]:
    hand = state.hands[state.turn]
    count = hand.bit_count()
    team = state.turn % state.teams
    moves: list[Move] = []
    short = state.laid_any and state.minimum[team] > 0
    if not state.withdrew:
        _add_lays(state, hand, count, moves)
        _add_extensions(state, hand, team, moves)
        # A lay that leaves two cards can always be followed by a discard, unless one of them may not go back.
        if moves and (count < 5 or (state.took >= 0 and count < 8)):
            moves = _leaving_an_end(state, hand, moves)
        if short:
            moves.append(WITHDRAW_MOVE)
    if short:
        return moves
    if count == 1:
        if can_discard(state, team, hand, None, None):
            moves.append(DISCARDS[cards_of(hand)[0]])
        return moves
    book = state.book
    if lane := hand & LANE_MASK:
        moves.extend(book.discards(0, lane))
    if lane := hand >> 16 & LANE_MASK:
        moves.extend(book.discards(1, lane))
    if lane := hand >> 32 & LANE_MASK:
        moves.extend(book.discards(2, lane))
    if lane := hand >> 48 & LANE_MASK:
        moves.extend(book.discards(3, lane))
    if hand >> JOKER_SHIFT:
        moves.append(DISCARDS[52])
    if state.took >= 0 and copies(hand, state.took):
        moves.remove(DISCARDS[state.took])
    return moves


def _add_lays(state: State, hand: int, count: int, moves: list[Move]) -> None:
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


def _add_extensions(state: State, hand: int, team: int, moves: list[Move]) -> None:
    """Every extension by one card, and those by cards that fit only together, as far as melds go."""
    held = hand & ONE_OF_EACH
    if hand >> JOKER_SHIFT:
        held |= JOKER_BIT
    for placed in state.melds[team]:
        meld = placed.meld
        found = meld.fits & held
        if found:
            table = EXTENSIONS.of(placed.id)
            while found:
                bit = found & -found
                found ^= bit
                move = table[bit.bit_length()]
                if move is not None:
                    moves.append(move)
        if meld.flip and not meld.flip & ~held:
            moves.append(extension_of(placed.id, meld.flip))


def _leaving_an_end(state: State, hand: int, moves: list[Move]) -> list[Move]:
    """Those of the moves that leave a way to end the turn; for the others, their shortest growths that do."""
    kept: list[Move] = []
    barred: list[Barred] = []
    for move in moves:
        old = _extended(state, move)
        wrong, meld = outcome(state, hand, move.bag, old)
        if not wrong:
            kept.append(move)
        elif meld is not None:
            barred.append(Barred(move.meld, old, move.bag, meld))
    if barred:
        kept.extend(
            lay_of(found.bag) if found.old is None else extension_of(found.number, found.bag)
            for found in grown(state, hand, barred)
        )
    return kept


def _extended(state: State, move: Move) -> Meld | None:
    if move.kind != EXTEND:
        return None
    found = state.placed(move.meld)
    assert found is not None
    return found[1].meld


def _takes(state: State) -> list[Move]:
    """Takes of the closed pile: its top with two cards as a new meld, or into a meld with what bridges to it."""
    hand = state.hands[state.turn]
    team = state.turn % state.teams
    top = state.pile[-1]
    book = state.book
    found: list[tuple[int, Meld | None, int]] = []
    if is_wild_kind(top):
        lays: list[Move] = []
        both = put(hand, top)
        _add_lays(state, both, both.bit_count(), lays)
        one = put(0, top)
        found.extend((-1, None, minus(lay.bag, one)) for lay in lays if copies(lay.bag, top))
    else:
        for pair in book.partners(top):
            if not pair & ~hand and not (state.book.melds.rules.one_set_per_rank and _second_with(state, pair, top)):
                found.append((-1, None, pair))
        bit = BIT[top]
        for placed in state.melds[team]:
            if placed.meld.fits & bit:
                found.append((placed.id, placed.meld, 0))
            else:
                for bag in bridges(book.melds, placed.meld, top):
                    if not bag & ~hand:
                        found.append((placed.id, placed.meld, bag))
    if not found:
        return []
    spare = hand.bit_count() + len(state.pile) - 1
    moves: list[Move] = []
    barred: list[Barred] = []
    for number, old, bag in found:
        if not state.minimum[team] and spare - bag.bit_count() > 1:
            moves.append(book.take(bag, number))
            continue
        wrong, meld = outcome(state, hand, bag, old, top)
        if not wrong:
            moves.append(book.take(bag, number))
        elif meld is not None:
            barred.append(Barred(number, old, bag, meld))
    if barred:
        moves.extend(book.take(more.bag, more.number) for more in grown(state, hand, barred, top))
    return moves


def _second_with(state: State, pair: int, top: int) -> bool:
    meld = state.book.melds.meld(put(pair, top))
    return meld is not None and is_second_set(state, meld)
