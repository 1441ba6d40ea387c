"""What an option of the rules is called, what it means, and how one of its values is said, in a person's language.

Names, kinds and values are those of `core.game.options`; what a person types is the same in every language.
"""

from __future__ import annotations

from typing import Final

from core.game.options import DERIVED, Option, OptionValue
from transports.rulebook import worth
from transports.tongue import Tongue

_SAID: Final[dict[str, tuple[str, str]]] = {
    "players": ("options-players", "options-players-about"),
    "teams": ("options-teams", "options-teams-about"),
    "decks": ("options-decks", "options-decks-about"),
    "jokers_per_deck": ("options-jokers-per-deck", "options-jokers-per-deck-about"),
    "hand_size": ("options-hand-size", "options-hand-size-about"),
    "pot_size": ("options-pot-size", "options-pot-size-about"),
    "pots": ("options-pots", "options-pots-about"),
    "opening": ("options-opening", "options-opening-about"),
    "draw_for": ("options-draw-for", "options-draw-for-about"),
    "cut_bonus": ("options-cut-bonus", "options-cut-bonus-about"),
    "values": ("options-values", "options-values-about"),
    "pile": ("options-pile", "options-pile-about"),
    "same_card": ("options-same-card", "options-same-card-about"),
    "ace": ("options-ace", "options-ace-about"),
    "ace_to_ace": ("options-ace-to-ace", "options-ace-to-ace-about"),
    "wilds_per_meld": ("options-wilds-per-meld", "options-wilds-per-meld-about"),
    "sets": ("options-sets", "options-sets-about"),
    "set_max": ("options-set-max", "options-set-max-about"),
    "wild_sets": ("options-wild-sets", "options-wild-sets-about"),
    "one_set_per_rank": ("options-one-set-per-rank", "options-one-set-per-rank-about"),
    "clean_bonus": ("options-clean-bonus", "options-clean-bonus-about"),
    "dirty_bonus": ("options-dirty-bonus", "options-dirty-bonus-about"),
    "semi_clean": ("options-semi-clean", "options-semi-clean-about"),
    "royal": ("options-royal", "options-royal-about"),
    "ace_to_ace_bonus": ("options-ace-to-ace-bonus", "options-ace-to-ace-bonus-about"),
    "royal_in_one_turn": ("options-royal-in-one-turn", "options-royal-in-one-turn-about"),
    "initial_meld": ("options-initial-meld", "options-initial-meld-about"),
    "initial_meld_penalty": ("options-initial-meld-penalty", "options-initial-meld-penalty-about"),
    "pot_view": ("options-pot-view", "options-pot-view-about"),
    "out_needs_pot": ("options-out-needs-pot", "options-out-needs-pot-about"),
    "out_needs": ("options-out-needs", "options-out-needs-about"),
    "out_when_no_pot_left": ("options-out-when-no-pot-left", "options-out-when-no-pot-left-about"),
    "final_discard": ("options-final-discard", "options-final-discard-about"),
    "final_discard_wild": ("options-final-discard-wild", "options-final-discard-wild-about"),
    "out_bonus": ("options-out-bonus", "options-out-bonus-about"),
    "stock_reserve": ("options-stock-reserve", "options-stock-reserve-about"),
    "pot_to_stock": ("options-pot-to-stock", "options-pot-to-stock-about"),
    "stalemate_rounds": ("options-stalemate-rounds", "options-stalemate-rounds-about"),
    "no_pot_penalty": ("options-no-pot-penalty", "options-no-pot-penalty-about"),
    "unplayed_pot": ("options-unplayed-pot", "options-unplayed-pot-about"),
    "target": ("options-target", "options-target-about"),
    "target_exceed": ("options-target-exceed", "options-target-exceed-about"),
    "time_limit": ("options-time-limit", "options-time-limit-about"),
}
"""By the name of an option, the messages of its label and of what it means."""
_WORDS: Final[dict[tuple[str, str], str]] = {
    ("opening", "upcard"): "options-opening-is-upcard",
    ("opening", "no_pile"): "options-opening-is-no-pile",
    ("opening", "refusable"): "options-opening-is-refusable",
    ("draw_for", "deal"): "options-draw-for-is-deal",
    ("draw_for", "partners"): "options-draw-for-is-partners",
    ("pile", "open"): "options-pile-is-open",
    ("pile", "closed"): "options-pile-is-closed",
    ("ace", "both"): "options-ace-is-both",
    ("ace", "high"): "options-ace-is-high",
    ("ace", "low"): "options-ace-is-low",
    ("sets", "none"): "options-sets-is-none",
    ("sets", "court"): "options-sets-is-court",
    ("sets", "any"): "options-sets-is-any",
    ("pot_view", "at_once"): "options-pot-view-is-at-once",
    ("pot_view", "partner_played"): "options-pot-view-is-partner-played",
    ("pot_view", "own_turn"): "options-pot-view-is-own-turn",
    ("out_needs", "clean"): "options-out-needs-is-clean",
    ("out_needs", "any"): "options-out-needs-is-any",
    ("unplayed_pot", "cards"): "options-unplayed-pot-is-cards",
    ("unplayed_pot", "penalty"): "options-unplayed-pot-is-penalty",
}
"""By an option that takes one of a few words, and the word."""


_NOTHING: Final = {
    "target": "options-one-deal",
    "time_limit": "options-no",
    "stalemate_rounds": "options-no",
    "set_max": "options-no",
}
"""Of which numbers 0 is none, and what it means."""


def label(option: Option, tongue: Tongue) -> str:
    """What it is called, in 28 columns at most: "Cards in a hand"."""
    return tongue.text(_SAID[option.name][0])


def about(option: Option, tongue: Tongue) -> str:
    """What it means, in a line without a full stop: "cards dealt to each player"."""
    return tongue.text(_SAID[option.name][1])


def value_text(option: Option, value: OptionValue, tongue: Tongue) -> str:
    """A value as it is stored, as people say it: "yes", "4", "the first dealer", "50 from a score of 0".

    Raises KeyError for a word that the option does not take.
    """
    if isinstance(value, bool):
        return tongue.text("options-yes") if value else tongue.text("options-no")
    if isinstance(value, int):
        return str(value) if value or option.name not in _NOTHING else tongue.text(_NOTHING[option.name])
    if isinstance(value, str):
        derived = option.derived and value == DERIVED
        return tongue.text("options-derived") if derived else tongue.text(_WORDS[option.name, value])
    ranks = tuple((first, points) for first, points in value if isinstance(first, str))
    if ranks:
        return worth(ranks, tongue)
    steps = [tongue.text("options-from-score", points=points, score=score) for score, points in value]
    return ", ".join(steps) or tongue.text("options-none")
