"""The first deal that teaches: a real one, always the same cards, with a coach beside the table."""

from __future__ import annotations

import hashlib
from typing import Final

from core.table.records import table_code

SEED: Final = "table 604"
"""Whoever does what the hints say lays a sequence first, and comes to the pot, a canasta and going out in ten turns."""
WORDS: Final = (
    *("--rules", "burraco", "--seats", "human,chance", "--target", "0", "--seed", SEED),
    *("--option", "stalemate_rounds=0"),
)
"""Of `buraco play`: one deal of burraco for two, against the weakest player: a beginner is to see all of it, and
hesitation does not end it."""
CODE: Final = table_code(hashlib.sha256(SEED.encode()).digest()[:8])
"""The saved game of the lesson: a seeded match has the same code each time."""
