"""`greedy`: a good beginner. It looks at its hand and the table, and never gives away what it could keep.

One policy with two doors: :func:`choose` decides move by move on a state, in the arena and in other players' thoughts;
:func:`think` does the same for a seat that has nothing but its view. Both decide alike, for the policy reads of a
state only what the seat on turn may know.
"""

from __future__ import annotations

from bots.closing import close
from bots.discarding import discard
from bots.drawing import decide, draw
from bots.ground import Ground, ground_of
from bots.habits import HABITS, Habits
from bots.laying import natural_move
from bots.opening import opening_move
from bots.reasons import sentence
from bots.turn import steps, turn_of
from bots.wilds import wild_move
from core.game.actions import Action
from core.game.moves import WITHDRAW_MOVE, Move
from core.game.phases import DRAW_PHASE, PLAY_PHASE
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View


def choose(state: State, habits: Habits = HABITS) -> Move:
    """What a good beginner does next. The deal must not be over."""
    ground = ground_of(state.book)
    phase = state.phase
    if phase == PLAY_PHASE:
        return _play(state, ground, habits)
    if phase == DRAW_PHASE:
        return draw(state, ground, habits)
    return decide(state, ground)


def think(seen: View, rules: Rules) -> list[Action]:
    """The next actions of a seat, as far as it can see; empty where it is not on turn."""
    return turn_of(seen, rules, choose)


def explain(seen: View, rules: Rules) -> tuple[list[Action], str]:
    """The same with its reasons, in one sentence."""
    made = list(steps(seen, rules, choose))
    return [move.action for _, move in made], sentence(made)


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
    wilds = (hand & ~ground.all_naturals).bit_count()
    if wilds:
        if count < 9 and count <= 3 * wilds + 1:
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
