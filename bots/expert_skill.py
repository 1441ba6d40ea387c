"""What each fact weighs, by the kind of table; in points of a deal."""

from __future__ import annotations

from typing import Final

import msgspec

from bots.expert_weights import CLOSED, DISCARD, LAY, OPEN
from core.game.rules import Rules

OPEN_ANY: Final = 0
OPEN_SETS: Final = 1
OPEN_SEQUENCES: Final = 2
CLOSED_CLEAN: Final = 3
CLOSED_ANY: Final = 4
"""Kinds of tables: the pile open or closed, going out with any canasta or a clean one, sets or sequences only."""


class Skill(msgspec.Struct, frozen=True):
    """A player's weights for the facts of each decision, in the order of the facts."""

    discard: tuple[float, ...]
    open_pile: tuple[float, ...]
    closed_pile: tuple[float, ...]
    lay: tuple[float, ...]
    usual: float = 20.0
    """What a lay is worth for being the one that `greedy` would make."""
    two_seats: float = 40.0
    """What taking an open pile gains with one opponent, where sets of all ranks bring a fast end: all cards come to
    use, and what is left lying is that one's. At 40 it won 25 points a deal from itself at 60; at 20 it lost 50."""


def _column(rows: tuple[tuple[float, ...], ...], kind: int) -> tuple[float, ...]:
    return tuple(float(row[min(kind, len(row) - 1)]) for row in rows)


SKILLS: Final[tuple[Skill, ...]] = tuple(
    Skill(
        discard=_column(DISCARD, kind),
        open_pile=_column(OPEN, kind),
        closed_pile=_column(CLOSED, max(0, kind - CLOSED_CLEAN)),
        lay=_column(LAY, kind),
    )
    for kind in (OPEN_ANY, OPEN_SETS, OPEN_SEQUENCES, CLOSED_CLEAN, CLOSED_ANY)
)
"""By the kind of table."""


def skill_of(rules: Rules) -> Skill:
    """The skill for a table of these rules."""
    if rules.pile == "closed":
        return SKILLS[CLOSED_CLEAN if rules.out_needs == "clean" else CLOSED_ANY]
    if rules.out_needs == "any" or rules.teams > 2:
        # Three teams: few turns come round, and a deal is as short as where any canasta does.
        return SKILLS[OPEN_ANY]
    return SKILLS[OPEN_SEQUENCES if rules.sets == "none" else OPEN_SETS]


def patient(rules: Rules) -> Skill:
    """The same for who has one opponent and leaves it the piles that help little: right where that is no expert."""
    return msgspec.structs.replace(skill_of(rules), two_seats=0.0)
