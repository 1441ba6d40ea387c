"""`greedy`: a good beginner. It sees one step ahead and never does what helps nobody."""

from __future__ import annotations

from core.game.cards import JOKER_SHIFT, TWOS
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DISCARDS, WITHDRAW, WITHDRAW_MOVE, Move
from core.game.phases import DRAW_PHASE, PLAY_PHASE
from core.game.state import State

from bots.closing import close
from bots.discarding import discard
from bots.drawing import decide, draw
from bots.ground import Ground, ground_of, NATURALS
from bots.habits import HABITS, Habits
from bots.laying import natural_move
from bots.opening import opening_move
from bots.wilds import wild_move


def choose(state: State, habits: Habits = HABITS) -> Move:
    """What a good beginner does next. The deal must not be over."""
    ground = ground_of(state.book)
    phase = state.phase
    if phase == PLAY_PHASE:
        return _play(state, ground, habits)
    if phase == DRAW_PHASE:
        return draw(state, ground, habits)
    return decide(state, ground)


def _play(state: State, ground: Ground, habits: Habits) -> Move:
    hand = state.hands[state.turn]
    count = hand.bit_count()
    if state.withdrew:
        return discard(state, ground, hand)
    team = state.turn % state.teams
    due = state.minimum[team]
    if due:
        return _open(state, ground, habits, hand, due)
    if count < 5 or (state.took >= 0 and count < 8):
        return close(state, ground, habits, hand, count)
    move = natural_move(state, ground, hand, count - 2)
    if move is not None:
        return move
    if hand & TWOS or hand >> JOKER_SHIFT:
        naturals = (hand & (NATURALS | NATURALS << 64 | NATURALS << 128)).bit_count()
        if count < 9 and naturals <= 2 * (count - naturals) + 1:
            return close(state, ground, habits, hand, count)
        move = wild_move(state, ground, habits, hand, count)
        if move is not None:
            return move
    return discard(state, ground, hand)


def _open(state: State, ground: Ground, habits: Habits, hand: int, due: int) -> Move:
    """With an initial meld still due: reach it in this turn or do not begin it."""
    begun = state.laid_any
    move = opening_move(state, ground, hand, due, 9 if begun else habits.opening_wilds)
    if move is not None:
        return move
    if begun:
        return WITHDRAW_MOVE
    return discard(state, ground, hand)
