"""Whole deals at full speed: bare states, no views, no messages, no clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.game.legal import legal_moves
from core.game.moves import Move
from core.game.phases import OVER_PHASE
from core.game.state import State

from bots.dice import INCREMENT, MASK, MULTIPLIER, Dice
from bots.greedy import choose

Policy = Callable[[State], Move]


def play_deal(state: State, policies: Sequence[Policy]) -> int:
    actions = 0
    while state.phase != OVER_PHASE:
        state.step(policies[state.turn](state))
        actions += 1
    return actions


def random_deal(state: State, dice: Dice) -> int:
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
    actions = 0
    step = state.step
    while state.phase != OVER_PHASE:
        step(choose(state))
        actions += 1
    return actions
