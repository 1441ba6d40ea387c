"""One table's rules: a frozen value with an attribute for every option (rules, 11).

Built by `make_rules` from a preset's table and whatever is overridden; nothing here reads a file.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from core.game.option_text import parse_option, read_rules_table
from core.game.options import (
    DERIVED,
    OPTIONS,
    VALUE_RANKS,
    Option,
    OptionValue,
    check_value,
    find_option,
)
from core.game.unusable import RulesError
from core.game.wording import Sentence, Value

__all__ = [
    "JOKER",
    "OPTIONS",
    "Option",
    "Rules",
    "RulesError",
    "card_count",
    "card_values",
    "initial_minimum",
    "make_rules",
    "options_of",
    "overrides_of",
    "parse_option",
    "read_rules_table",
]

JOKER: Final = 52
"""The joker's place in `card_values`."""

_CARD_RANKS: Final = "A23456789TJQK"


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The rules of one table: every option with its value, derived ones worked out. Equal and hashed by value.

    Make one with `make_rules`, which checks that the values are allowed and go together. What each option means
    stands in `OPTIONS` and in the rules, 11.
    """

    preset: str
    """The preset it was made from: for people and records, no rule hangs on it."""
    players: int
    teams: int
    decks: int
    jokers_per_deck: int
    hand_size: int
    pot_size: int
    pots: int
    opening: Literal["upcard", "no_pile", "refusable"]
    draw_for: Literal["deal", "partners"]
    cut_bonus: int
    values: tuple[tuple[str, int], ...]
    """(rank, points) for every rank, in the order JK 2 A K … 3."""
    pile: Literal["open", "closed"]
    same_card: bool
    ace: Literal["both", "high", "low"]
    ace_to_ace: bool
    wilds_per_meld: int
    sets: Literal["none", "court", "any"]
    set_max: int
    wild_sets: bool
    one_set_per_rank: bool
    clean_bonus: int
    dirty_bonus: int
    semi_clean: int
    royal: int
    ace_to_ace_bonus: int
    royal_in_one_turn: bool
    initial_meld: tuple[tuple[int, int], ...]
    """(match score from, points), rising."""
    initial_meld_penalty: int
    pot_view: Literal["at_once", "partner_played", "own_turn"]
    out_needs_pot: bool
    out_needs: Literal["clean", "any"]
    out_when_no_pot_left: bool
    final_discard: bool
    final_discard_wild: bool
    out_bonus: int
    stock_reserve: int
    pot_to_stock: bool
    stalemate_rounds: int
    no_pot_penalty: int
    unplayed_pot: Literal["cards", "penalty"]
    target: int
    target_exceed: bool
    time_limit: int


def make_rules(preset_name: str, base: Mapping[str, object], overrides: Mapping[str, object]) -> Rules:
    """The rules of a preset's table with some options overridden (rules, 11).

    `base` gives every option but the derived ones; a `values` table in `overrides` may be partial. Raises `RulesError`:
    `unknown_option`, `bad_value`, `missing_option` (the base lacks one) or `impossible_rules`.
    """
    table = _merged(base, overrides)
    for option in OPTIONS:
        if option.name not in table and not option.derived:
            raise RulesError("missing_option", option.name, _missing(preset_name, option.name), option.allowed)
    _complete_values(preset_name, table)
    for name in _DERIVED_NAMES:
        if table.get(name, DERIVED) == DERIVED:
            table[name] = _derive(name, table)
    rules = msgspec.convert({**table, "preset": preset_name}, Rules)
    _refuse_impossible(rules, overrides)
    return rules


def options_of(rules: Rules) -> dict[str, object]:
    """Every option as a plain JSON value, derived ones worked out and `values` whole."""
    return {option.name: _plain(option, getattr(rules, option.name)) for option in OPTIONS}


def overrides_of(rules: Rules, base: Mapping[str, object]) -> dict[str, object]:
    """The smallest options that make these rules again from that base: `make_rules(preset, base, them) == rules`."""
    start = _merged(base, {})
    found: dict[str, object] = {}
    for option in OPTIONS:
        have = getattr(rules, option.name)
        usual = start.get(option.name, DERIVED)
        if option.derived and usual == DERIVED:
            usual = _derive(option.name, {"players": rules.players, "decks": rules.decks})
        if have == usual:
            continue
        if option.kind == "values":
            given = dict(_pairs_of(usual))
            have = tuple((rank, points) for rank, points in rules.values if given.get(rank) != points)
        found[option.name] = _plain(option, have)
    return found


def card_values(rules: Rules) -> tuple[int, ...]:
    """The points of each card by its number: suit (S H D C) × 13 + rank (A 2 … T J Q K), and the joker at 52."""
    points = dict(rules.values)
    return tuple(points[rank] for rank in _CARD_RANKS) * 4 + (points["JK"],)


def card_count(rules: Rules) -> int:
    """All the cards in play: 108 with two decks and their jokers (rules, 2)."""
    return rules.decks * (52 + rules.jokers_per_deck)


def initial_minimum(rules: Rules, match_score: int) -> int:
    """The points a team's first lays must reach at that match score; 0 where none is due (rules, 4.5).

    A score below zero needs the first entry.
    """
    if match_score < 0 and rules.initial_meld:
        return rules.initial_meld[0][1]
    minimum = 0
    for score, points in rules.initial_meld:
        if match_score >= score:
            minimum = points
    return minimum


_DERIVED_NAMES: Final = tuple(option.name for option in OPTIONS if option.derived)


def _derive(name: str, table: Mapping[str, object]) -> int:
    """A derived option from the others: six players bring a third deck, a third deck a third pot (rules, 2)."""
    return 3 if (table["players"] == 6 if name == "decks" else table["decks"] == 3) else 2


def _merged(*layers: Mapping[str, object]) -> dict[str, OptionValue]:
    """The layers checked value by value and laid over each other; only `values` mixes, rank by rank."""
    table: dict[str, OptionValue] = {}
    for layer in layers:
        for name, given in layer.items():
            option = find_option(name)
            value = check_value(option, given)
            if option.kind == "values":
                points = {**dict(_pairs_of(table.get(name, ()))), **dict(_pairs_of(value))}
                value = tuple((rank, points[rank]) for rank in VALUE_RANKS if rank in points)
            table[name] = value
    return table


def _pairs_of(value: object) -> tuple[tuple[str, int], ...]:
    """A checked `values` entry, for the type checker; nothing where there is none."""
    return value if isinstance(value, tuple) else ()


def _complete_values(preset_name: str, table: Mapping[str, OptionValue]) -> None:
    given = dict(_pairs_of(table["values"]))
    for rank in VALUE_RANKS:
        if rank not in given:
            path = f"values.{rank}"
            raise RulesError("missing_option", path, _missing(preset_name, path), Sentence("points"))


def _missing(preset_name: str, path: str) -> Sentence:
    return Sentence("missing", {"name": path, "preset": preset_name})


def _plain(option: Option, value: OptionValue) -> object:
    match option.kind:
        case "pairs":
            return [list(pair) for pair in _pairs_of(value)]
        case "values":
            return dict(_pairs_of(value))
        case _:
            return value


def _refuse_impossible(rules: Rules, overrides: Mapping[str, object]) -> None:
    """Options that are each allowed and cannot go together (rules, 11)."""
    if rules.teams == 3 and rules.players != 6:
        said = Sentence("three-teams", {"name": "teams", "players": rules.players})
        raise RulesError("impossible_rules", "teams", said)
    upcard = 1 if rules.opening == "upcard" else 0
    room = card_count(rules) - 1 - upcard
    hands, pots = rules.players * rules.hand_size, rules.pots * rules.pot_size
    if hands + pots <= room:
        return
    most = {
        "hand_size": (room - pots) // rules.players,
        "pot_size": (room - hands) // max(rules.pots, 1),
        "pots": (room - hands) // rules.pot_size,
    }
    path = next((name for name in most if name in overrides), "hand_size")
    least = find_option(path).minimum
    given: dict[str, Value] = {
        "name": path,
        "players": rules.players,
        "hand": rules.hand_size,
        "pots": rules.pots,
        "pot": rules.pot_size,
        "upcard": "one" if upcard else "none",
        "dealt": hands + pots + upcard,
        "all": card_count(rules),
        "decks": "more" if rules.decks == 2 else "most",
    }
    if most[path] < least:
        raise RulesError("impossible_rules", path, Sentence("too-many-cards", given))
    given |= {"least": least, "most": most[path]}
    raise RulesError("impossible_rules", path, Sentence("too-many-cards-most", given))
