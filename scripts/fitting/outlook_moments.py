"""Deals of players of several habits, played to their end: what the outlook's weights are fitted to.

At some turns' ends it is noted by what the first team's prospects differed from the second's (bots.outlook.features),
once as they are and once by how full the stock was, and by how much more than the score so far the end brought.
"""

from __future__ import annotations

from typing import Final

from bots.decision import CAST
from bots.dice import MASK, MULTIPLIER, Dice
from bots.greedy import choose
from bots.outlook import FEATURES, FULL_STOCK, features
from bots.rollout import Scale
from core.game.moves import DISCARD
from core.game.phases import OVER_PHASE
from scripts.fitting.questions import Choice, Facts, Played, Question, facts_of
from scripts.fitting.tables import OUTLOOK, dealt

MOST_TURNS: Final = 160
NOTED: Final = 15
"""Of 100 turns so many are noted."""
PART: Final = "OUTLOOK"


def play(seed: int, table: str, number: int) -> Played:
    """Play one deal for this table of the outlook. Equal arguments give equal moments, whoever asks."""
    state = dealt(OUTLOOK[table], seed, number)
    dice = Dice((seed * 1_000_003 + number) * MULTIPLIER & MASK)
    rules = state.book.melds.rules
    scale = Scale(rules)
    cast = [CAST[dice.below(len(CAST))] for _ in range(state.players)]
    noted: list[tuple[Facts, int]] = []
    turns = 0
    while state.phase != OVER_PHASE and turns < MOST_TURNS:
        move = choose(state, cast[state.turn])
        state.step(move)
        if move.kind != DISCARD:
            continue
        turns += 1
        if dice.below(100) < NOTED and state.phase != OVER_PHASE:
            left = state.stock_left() + (sum(len(pot) for pot in state.pots) if rules.pot_to_stock else 0)
            gaps = [
                ours - theirs for ours, theirs in zip(features(state, scale, 0), features(state, scale, 1), strict=True)
            ]
            noted.append((facts_of([*gaps, *(gap * left / FULL_STOCK for gap in gaps)]), scale.margin(state, 0)))
    end = scale.margin(state, 0)
    nothing = Choice([], 0.0)
    return Played(
        table, number, [Question(PART, [Choice(facts, float(end - score)), nothing]) for facts, score in noted]
    )


SIZE: Final = 2 * FEATURES
"""Weights: of every feature now, and more of it by a full stock."""
