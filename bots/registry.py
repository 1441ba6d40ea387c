"""The one list of the players that come with the table, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.game.actions import Action
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DRAW, REFUSE, Move
from core.game.phases import OVER_PHASE
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View, state_of

from bots.dice import Dice
from bots.greedy import choose

Think = Callable[[View, Rules], list[Action]]


def _turn(seen: View, rules: Rules, choose_move: Callable[[State], Move]) -> list[Action]:
    """The rest of the turn from what a seat sees, up to the first card it cannot know."""
    state = state_of(seen, rules)
    actions: list[Action] = []
    pots = len(state.pots)
    while state.phase != OVER_PHASE and state.turn == seen.turn:
        move = choose_move(state)
        actions.append(move.action)
        if move.kind in (DRAW, REFUSE, DISCARD):
            break
        if move.bag == 0 and not actions:
            break
        state.step(move)
        if len(state.pots) != pots or (state.book.closed and state.took_closed):
            break
    return actions


def _greedy(seen: View, rules: Rules) -> list[Action]:
    return _turn(seen, rules, choose)


def _chance(seed: int) -> Think:
    dice = Dice(seed)

    def pick(state: State) -> Move:
        moves = legal_moves(state)
        return moves[dice.below(len(moves))]

    return lambda seen, rules: _turn(seen, rules, pick)


NAMES: Final[tuple[str, ...]] = ("chance", "greedy")


def think_of(name: str, seed: int = 1) -> Think:
    """A new player of this name. Raises KeyError for a name that is not in NAMES."""
    return {"greedy": _greedy, "chance": _chance(seed)}[name]
