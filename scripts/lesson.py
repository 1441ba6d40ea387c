"""The first deal that teaches: a real one, always the same cards, with a coach beside the table."""

from __future__ import annotations

import hashlib
from typing import Final

from bots.expert import ExpertMind
from bots.expert_skill import patient
from core.table.records import table_code

SEED: Final = "table 147"
"""Whoever does what the coach says lays a sequence first, takes the pile five times for a card that it can use, draws
thirteen times, and comes to the pot, two canastas and going out in eighteen turns."""
WORDS: Final = (
    *("--rules", "burraco", "--seats", "human,chance", "--target", "0", "--seed", SEED),
    *("--option", "stalemate_rounds=0"),
)
"""Of `buraco play`: one deal of burraco for two, against the weakest player: a beginner is to see all of it, and
hesitation does not end it."""
CODE: Final = table_code(hashlib.sha256(SEED.encode()).digest()[:8])
"""The saved game of the lesson: a seeded match has the same code each time."""


def adviser() -> ExpertMind:
    """Who advises in the lesson: the weakest player punishes nobody for a pile left lying, so it need not be taken."""
    return ExpertMind(patient)
