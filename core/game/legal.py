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

from core.game.cards import JOKER_BIT, JOKER_SHIFT, LANE_MASK, ONE_OF_EACH, cards_of, copies
from core.game.growth import Barred, flips, grown
from core.game.judge import can_discard, open_take_leaves_an_end, outcome
from core.game.lays import add_lays
from core.game.melds import Meld
from core.game.moves import (
    DISCARDS,
    DISCARDS_BY_SUIT,
    DRAW_MOVE,
    EXTEND,
    KEEP_MOVE,
    REFUSE_MOVE,
    TAKE_MOVE,
    WITHDRAW_MOVE,
    Move,
    extension_of,
    lay_of,
)
from core.game.phases import DRAW_PHASE, OVER_PHASE, PLAY_PHASE
from core.game.state import State
from core.game.takes import closed_takes

_SPADES, _HEARTS, _DIAMONDS, _CLUBS = (discards.known for discards in DISCARDS_BY_SUIT)


def legal_moves(state: State) -> list[Move]:
    """What the seat on turn may do; empty when the deal is over (or, in a position set up so, when it is stuck)."""
    phase = state.phase
    if phase == PLAY_PHASE:
        return _in_play(state)
    if phase == DRAW_PHASE:
        moves = [DRAW_MOVE]
        if state.pile:
            if state.book.closed:
                moves.extend(closed_takes(state))
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
        longest = 3
        if count > 2:
            add_lays(state, hand, count, moves)
        held = hand & ONE_OF_EACH
        if hand >> JOKER_SHIFT:
            held |= JOKER_BIT
        for placed in state.melds[team]:
            meld = placed.meld
            found = meld.fits & held
            if found:
                table = placed.extensions
                while found:
                    bit = found & -found
                    found ^= bit
                    moves.append(table[bit.bit_length()])
            if meld.flips:
                for bag in flips(meld, hand):
                    moves.append(extension_of(placed.id, bag))
                    longest = max(longest, bag.bit_count())
        # A lay that leaves two cards can always be followed by a discard, unless one of them may not go back.
        if moves and (count < longest + 2 or (state.took >= 0 and count < longest + 5)):
            moves = _leaving_an_end(state, hand, moves)
        if short:
            moves.append(WITHDRAW_MOVE)
    if short:
        return moves
    if count == 1:
        if can_discard(state, team, hand, None, None, state.took):
            moves.append(DISCARDS[cards_of(hand)[0]])
        return moves
    if lane := hand & LANE_MASK:
        moves += _SPADES.get(lane) or DISCARDS_BY_SUIT[0].of(lane)
    if lane := hand >> 16 & LANE_MASK:
        moves += _HEARTS.get(lane) or DISCARDS_BY_SUIT[1].of(lane)
    if lane := hand >> 32 & LANE_MASK:
        moves += _DIAMONDS.get(lane) or DISCARDS_BY_SUIT[2].of(lane)
    if lane := hand >> 48 & LANE_MASK:
        moves += _CLUBS.get(lane) or DISCARDS_BY_SUIT[3].of(lane)
    if hand >> JOKER_SHIFT:
        moves.append(DISCARDS[52])
    if state.took >= 0 and copies(hand, state.took):
        moves.remove(DISCARDS[state.took])
    return moves


def _leaving_an_end(state: State, hand: int, moves: list[Move]) -> list[Move]:
    """Those of the moves that leave a way to end the turn; for the others, their shortest growths that do."""
    kept: list[Move] = []
    barred: list[Barred] = []
    count = hand.bit_count()
    # Most need no look at all: two cards left can always be followed by a discard, one is, when it fetches a pot.
    enough = 99 if state.took >= 0 else 1 if state.pot_to_come(state.turn % state.teams) else 2
    for move in moves:
        if count - move.bag.bit_count() >= enough:
            kept.append(move)
            continue
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
