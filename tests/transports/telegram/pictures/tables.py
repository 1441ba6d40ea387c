"""Views to draw: seeded deals, played on by anybody."""

from __future__ import annotations

from random import Random
from typing import Any

from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.play import start_state
from core.game.rules import Rules
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.settings import load_rules


def played(preset: str, seed: str, moves: int, **options: Any) -> tuple[State, Rules]:
    """A deal after so many moves, or at its end."""
    rules = load_rules(preset, options)
    chance = Random(seed)
    state = start_state(rules, deal(rules, seeded_key(seed, 1), 0), (0,) * rules.teams)
    for _ in range(moves):
        if state.phase == OVER_PHASE:
            break
        state.step(chance.choice(legal_moves(state)))
    return state, rules
