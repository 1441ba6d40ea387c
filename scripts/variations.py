"""Tables to try everything on: the presets, and what the rules page's section 8 and its options make of them."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from core.game.options import OPTIONS
from core.game.rules import Rules, RulesError
from scripts.settings import load_rules


class Variation(NamedTuple):
    """One table: a preset and what is changed."""

    preset: str
    options: dict[str, object]

    def rules(self) -> Rules:
        """Its rules."""
        return load_rules(self.preset, self.options)

    def __str__(self) -> str:
        return " ".join([self.preset, *(f"{name}={value}" for name, value in self.options.items())])


PRESETS: Final = tuple(Variation(name, {}) for name in ("buraco", "stbl", "burraco", "aberto"))

VARIATIONS: Final[tuple[Variation, ...]] = (
    *PRESETS,
    # Every variation of section 8.
    Variation("buraco", {"jokers_per_deck": 0}),
    Variation("buraco", {"players": 6, "teams": 3}),
    Variation("burraco", {"players": 6, "teams": 3}),
    Variation("stbl", {"players": 6, "teams": 3}),
    Variation("burraco", {"players": 6}),
    Variation("aberto", {"players": 6}),
    Variation("buraco", {"ace": "high"}),
    Variation("stbl", {"ace": "low"}),
    Variation("buraco", {"out_needs": "any"}),
    Variation("burraco", {"out_needs": "clean"}),
    Variation("buraco", {"players": 2}),
    Variation("stbl", {"players": 2}),
    Variation("burraco", {"players": 2}),
    Variation("burraco", {"semi_clean": 150}),
    Variation("burraco", {"unplayed_pot": "penalty"}),
    # Each option where it bites.
    Variation("burraco", {"pile": "closed"}),
    Variation("stbl", {"pile": "open", "stalemate_rounds": 1}),
    Variation("stbl", {"sets": "any", "same_card": True}),
    Variation("stbl", {"initial_meld": [[0, 50]]}),
    Variation("burraco", {"initial_meld": [[0, 40], [200, 90]], "opening": "refusable"}),
    Variation("buraco", {"pot_view": "own_turn", "one_set_per_rank": True, "sets": "any"}),
    Variation("burraco", {"wild_sets": True, "set_max": 0, "final_discard_wild": True}),
    Variation("burraco", {"wilds_per_meld": 0, "jokers_per_deck": 0}),
    Variation("burraco", {"ace_to_ace": True, "ace_to_ace_bonus": 700, "royal": 400, "pot_to_stock": True}),
    Variation("buraco", {"final_discard": True, "same_card": True, "out_when_no_pot_left": True}),
    Variation("aberto", {"pots": 0, "out_needs_pot": False, "stock_reserve": 4}),
    Variation("buraco", {"hand_size": 5, "pot_size": 3, "initial_meld": [[0, 20]]}),
    Variation("burraco", {"hand_size": 3, "pot_size": 2, "decks": 3, "stock_reserve": 0}),
    Variation("stbl", {"pot_size": 1, "decks": 3, "out_needs": "any"}),
    Variation("burraco", {"hand_size": 20, "pot_size": 4, "values": {"JK": 25, "A": 1, "3": 0}}),
)


_NUMBERS: Final[dict[str, tuple[object, ...]]] = {
    "hand_size": (1, 3, 7, 13, 15),
    "pot_size": (1, 3, 7, 13),
    "pots": (0, 1, 2, 3),
    "cut_bonus": (0, 100),
    "values": ({"JK": 25, "A": 1, "3": 0}, {"2": 50, "K": 0}),
    "set_max": (0, 3, 8),
    "semi_clean": (0, 150),
    "initial_meld": ([], [[0, 50]], [[0, 75], [500, 120]]),
    "stock_reserve": (0, 2, 10),
    # 0: no rule ends a deal in which single cards go round; the players of the house do.
    "stalemate_rounds": (0, 1, 2, 5),
}
"""Values to draw where an option's own list does not say them; of other numbers these:"""
_POINTS: Final = (0, 50, 100, 300, 1000)


def drawn(rng: Random) -> Variation:
    """Some table: a preset with one to eight options drawn at random, such that it can be dealt."""
    while True:
        options: dict[str, object] = {}
        for option in rng.sample(OPTIONS, rng.randint(1, 8)):
            values: tuple[object, ...] = option.values or ((False, True) if option.kind == "bool" else _POINTS)
            options[option.name] = rng.choice(_NUMBERS.get(option.name, values))
        if options.get("teams") == 3:
            options["players"] = 6
        table = Variation(rng.choice(PRESETS).preset, options)
        try:
            table.rules()
        except RulesError:
            continue  # more cards than there are
        return table


def of_name(name: str) -> tuple[Variation, ...]:
    """``all`` for everything, else a preset alone."""
    return VARIATIONS if name == "all" else (Variation(name, {}),)
