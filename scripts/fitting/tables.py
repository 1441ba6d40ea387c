"""The tables that weights are made for: the kinds of tables of the players, and the rules that each is played by."""

from __future__ import annotations

from typing import Final

from core.game.play import start_state
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.variations import Variation

Rounds = tuple[Variation, ...]
"""Rules that are played in turn, one deal each."""

MELD_DUE: Final[dict[str, object]] = {"initial_meld": [[0, 50]]}

EXPERT: Final[dict[str, Rounds]] = {
    "open_any": (
        *(Variation("burraco", {}),) * 5,
        Variation("burraco", {"players": 2}),
        Variation("burraco", MELD_DUE),
    ),
    "open_sets": (*(Variation("buraco", {}),) * 5, Variation("buraco", {"players": 2})),
    "open_sequences": (*(Variation("aberto", {}),) * 5, Variation("aberto", {"players": 2})),
    "closed_clean": (
        *(Variation("stbl", {}),) * 5,
        Variation("stbl", {"players": 2}),
        Variation("stbl", MELD_DUE),
    ),
    "closed_any": (
        Variation("burraco", {"pile": "closed"}),
        Variation("stbl", {"out_needs": "any"}),
        Variation("stbl", {"out_needs": "any", "sets": "any"}),
    ),
}
"""By the kind of table, in the order of the columns of bots.expert_weights."""

OUTLOOK: Final[dict[str, Rounds]] = {
    "fast": (Variation("burraco", {}),),
    "closed": (Variation("stbl", {}),),
    "slow": (Variation("buraco", {}), Variation("aberto", {})),
}
"""By the table of bots.outlook."""


def dealt(rounds: Rounds, seed: int, number: int) -> State:
    """The deal of this number, from 1, by the rules whose turn it is; the first dealer goes round."""
    rules = rounds[(number - 1) % len(rounds)].rules()
    return start_state(rules, deal(rules, seeded_key(seed, number), (number - 1) % rules.players))
