"""Whole deals at full speed: bare states, no views, no messages, no clock."""

from __future__ import annotations

from collections.abc import Sequence

from bots.dice import INCREMENT, MASK, MULTIPLIER, Dice
from bots.greedy import choose
from bots.mind import witnesses
from bots.turn import Policy
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.state import State


def play_deal(state: State, policies: Sequence[Policy]) -> None:
    """Play the deal to its end, each seat by its own policy. Changes the state.

    Policies that remember (bots.mind.Witness) are told of the deal and of every move, before it is made.
    """
    step = state.step
    watching = witnesses(policies)
    for witness in watching:
        witness.began(state)
    while state.phase != OVER_PHASE:
        move = policies[state.turn](state)
        for witness in watching:
            witness.moved(state, move)
        step(move)


def random_deal(state: State, dice: Dice) -> int:
    """Play the deal to its end, choosing among the legal moves with these dice; returns how many actions it took.

    The move is number ``dice.below(len(moves))`` of the engine's list as it stands. The order of that list is the
    engine's own: another engine follows the actions, not the numbers.
    """
    x = dice.x
    actions = 0
    step = state.step
    while moves := legal_moves(state):
        x = x * MULTIPLIER + INCREMENT & MASK
        step(moves[(x >> 33) * len(moves) >> 31])
        actions += 1
    dice.x = x
    return actions


def greedy_deal(state: State) -> int:
    """Play the deal to its end, `greedy` in all seats; returns how many actions it took."""
    actions = 0
    step = state.step
    while state.phase != OVER_PHASE:
        step(choose(state))
        actions += 1
    return actions
