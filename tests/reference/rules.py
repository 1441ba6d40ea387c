"""The option tables of the four presets, typed out by hand from the rules, 11.

Nothing here is taken from the engine or from `config/`: a number that is wrong there must differ from the one here.
"""

from typing import Any

Rules = dict[str, Any]

PRESETS = ("buraco", "stbl", "aberto", "burraco")

RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKER = "JK"
CARDS = (*(rank + suit for suit in SUITS for rank in RANKS), JOKER)

_VALUES = {"JK": 30, "2": 20, "A": 15, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10} | dict.fromkeys("76543", 5)
_STBL_VALUES = _VALUES | {"JK": 50, "2": 10}

# option: (buraco, stbl, aberto, burraco); None stands for "derived"
_TABLE: dict[str, tuple[Any, Any, Any, Any]] = {
    "players": (4, 4, 4, 4),
    "teams": (2, 2, 2, 2),
    "decks": (None, None, None, None),
    "jokers_per_deck": (2, 2, 2, 2),
    "hand_size": (11, 11, 11, 11),
    "pot_size": (11, 11, 11, 11),
    "pots": (None, None, None, None),
    "opening": ("refusable", "no_pile", "no_pile", "upcard"),
    "draw_for": ("deal", "deal", "deal", "partners"),
    "cut_bonus": (100, 0, 0, 0),
    "values": (_VALUES, _STBL_VALUES, _STBL_VALUES, _VALUES),
    "pile": ("open", "closed", "open", "open"),
    "same_card": (False, False, False, True),
    "ace": ("both", "both", "both", "both"),
    "ace_to_ace": (True, True, True, False),
    "wilds_per_meld": (1, 1, 1, 1),
    "sets": ("court", "none", "none", "any"),
    "set_max": (0, 0, 0, 9),
    "wild_sets": (False, False, False, False),
    "one_set_per_rank": (False, False, False, False),
    "clean_bonus": (200, 200, 200, 200),
    "dirty_bonus": (100, 100, 100, 100),
    "semi_clean": (0, 0, 0, 0),
    "royal": (0, 500, 500, 0),
    "ace_to_ace_bonus": (0, 1000, 1000, 0),
    "royal_in_one_turn": (False, True, True, False),
    "initial_meld": ([[0, 50], [1500, 75]], [], [], []),
    "initial_meld_penalty": (15, 15, 15, 15),
    "pot_view": ("partner_played", "at_once", "at_once", "partner_played"),
    "out_needs_pot": (True, True, True, True),
    "out_needs": ("clean", "clean", "clean", "any"),
    "out_when_no_pot_left": (False, True, True, False),
    "final_discard": (False, False, False, True),
    "final_discard_wild": (False, False, False, False),
    "out_bonus": (100, 100, 100, 100),
    "stock_reserve": (0, 0, 0, 2),
    "pot_to_stock": (True, True, True, False),
    "stalemate_rounds": (2, 0, 2, 2),
    "no_pot_penalty": (100, 100, 100, 100),
    "unplayed_pot": ("cards", "cards", "cards", "cards"),
    "target": (2000, 0, 0, 2000),
    "target_exceed": (False, False, False, True),
    "time_limit": (0, 0, 0, 0),
}

_LISTED: dict[str, tuple[Any, ...]] = {
    "players": (2, 4, 6),
    "teams": (2, 3),
    "decks": (2, 3, None),
    "jokers_per_deck": (0, 2),
    "opening": ("upcard", "no_pile", "refusable"),
    "draw_for": ("deal", "partners"),
    "pile": ("open", "closed"),
    "ace": ("both", "high", "low"),
    "wilds_per_meld": (0, 1),
    "sets": ("none", "court", "any"),
    "pot_view": ("at_once", "partner_played", "own_turn"),
    "out_needs": ("clean", "any"),
    "unplayed_pot": ("cards", "penalty"),
}


def preset(name: str, **options: Any) -> Rules:
    """All options of a table, derived ones resolved and `values` whole; ValueError for an impossible one."""
    if name not in PRESETS:
        raise ValueError(f"no preset {name!r}")
    rules = {option: row[PRESETS.index(name)] for option, row in _TABLE.items()}
    for option, value in options.items():
        if not _possible(option, value):
            raise ValueError(f"{option} cannot be {value!r}")
        rules[option] = rules["values"] | value if option == "values" else value
    if rules["decks"] is None:
        rules["decks"] = 3 if rules["players"] == 6 else 2
    if rules["pots"] is None:
        rules["pots"] = 3 if rules["decks"] == 3 else 2
    if rules["teams"] == 3 and rules["players"] != 6:
        raise ValueError("three teams need six players")
    dealt = rules["players"] * rules["hand_size"] + rules["pots"] * rules["pot_size"]
    if dealt > rules["decks"] * (52 + rules["jokers_per_deck"]) - 1:
        raise ValueError("more cards dealt than there are")
    return rules


def _possible(option: str, value: Any) -> bool:
    if option not in _TABLE:
        return False
    if option in _LISTED:
        return any(type(value) is type(listed) and value == listed for listed in _LISTED[option])
    if option == "values":
        return isinstance(value, dict) and all(key in (JOKER, *RANKS) and _count(v) for key, v in value.items())
    if option == "initial_meld":
        return isinstance(value, list) and all(len(row) == 2 and _count(row[0]) and _count(row[1]) for row in value)
    if isinstance(_TABLE[option][0], bool):
        return isinstance(value, bool)
    if option == "pots" and value is None:
        return True
    return _count(value) and (value > 0 or option not in ("hand_size", "pot_size"))


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def full_deck(rules: Rules) -> list[str]:
    """Every card of the deal in the start order of a shuffle: decks x suits x ranks, then the jokers."""
    decks: int = rules["decks"]
    jokers: int = rules["jokers_per_deck"]
    return list(CARDS[:-1]) * decks + [JOKER] * (decks * jokers)


def value(card: str, rules: Rules) -> int:
    """What a card counts (rules, 2)."""
    points: int = rules["values"][JOKER if card == JOKER else card[0]]
    return points


def points(cards: list[str], rules: Rules) -> int:
    """What some cards count together."""
    return sum(value(card, rules) for card in cards)
