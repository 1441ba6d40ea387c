"""From what a seat sees to what it does: how a player that thinks move by move plays a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.game.actions import Action
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DRAW, REFUSE, TAKE, WITHDRAW, Move
from core.game.phases import OVER_PHASE
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View, state_of
from core.table.messages import MOST_ACTIONS

Policy = Callable[[State], Move]
"""A player as the arena knows it: the next move of the seat on turn.

It may read of the state only what that seat knows: its hand, the melds, the pile (of a closed one the top and the
count), how many cards there are elsewhere, and what a view tells beside. The deal must not be over.
"""


def steps(seen: View, rules: Rules, policy: Policy) -> Iterator[tuple[State, Move]]:
    """The moves of this turn, each with the moment before it, up to the first card that the seat cannot know.

    What the policy proposes against the rules is replaced by something legal. Nothing where the seat is not on turn.
    """
    state = state_of(seen, rules)
    if seen.seat != state.turn or state.phase == OVER_PHASE:
        return
    pots = len(state.pots)
    for _ in range(MOST_ACTIONS):
        legal = legal_moves(state)
        if not legal:
            return
        move = policy(state)
        if judge(state, state.turn, move.action)[0]:
            move = legal[0]
        yield state, move
        # A draw, the rest of a closed pile and a pot show cards; a withdraw brings back what the view has forgotten.
        if move.kind in (DRAW, REFUSE, WITHDRAW, DISCARD) or (move.kind == TAKE and rules.pile == "closed"):
            return
        state = state.copy()
        state.step(move)
        if state.phase == OVER_PHASE or len(state.pots) != pots:
            return


def turn_of(seen: View, rules: Rules, policy: Policy) -> list[Action]:
    """The actions of this turn as far as the seat can see; empty where it is not on turn."""
    return [move.action for _, move in steps(seen, rules, policy)]
