"""New weights of the expert held against those of today, over duplicate deals that they were not made from."""

from __future__ import annotations

from typing import Final

import msgspec

from bots.duel import Duel, duel
from bots.expert import Expert
from bots.expert_skill import SKILLS, Skill
from scripts.fitting.expert_weights import COLUMNS, KINDS, Weights
from scripts.fitting.tables import EXPERT, dealt

FIELDS: Final = {"DISCARD": "discard", "OPEN": "open_pile", "CLOSED": "closed_pile", "LAY": "lay"}
"""By table of weights: the field of bots.expert_skill.Skill that holds it."""
OTHER_DEALS: Final = 1_000_000
"""Added to the seed of the fit."""


def skill_with(weights: Weights, kind: str) -> Skill:
    """The skill for this kind of table with these weights."""
    changed = {
        FIELDS[part]: tuple(float(row[columns.index(kind)]) for row in weights[part])
        for part, columns in COLUMNS.items()
        if kind in columns
    }
    return msgspec.structs.replace(SKILLS[KINDS.index(kind)], **changed)


def trial(weights: Weights, kind: str, pairs: int, seed: int) -> Duel:
    """What experts with these weights make against those of today, by the first rules of this kind of table."""
    rounds = EXPERT[kind][:1]
    deals = (dealt(rounds, seed + OTHER_DEALS, number) for number in range(1, pairs + 1))
    return duel(deals, Expert(skill_with(weights, kind)), Expert())
