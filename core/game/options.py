"""The table of every rule option (rules, 11): names, kinds, allowed values and a line of meaning each.

Validation, the command line, the rules page and its test are all made from this one table. Nothing here knows a preset.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeGuard

import msgspec

from core.game.unusable import RulesError, either
from core.game.wording import Sentence

Kind = Literal["int", "bool", "word", "pairs", "values"]
Pairs = tuple[tuple[int, int], ...]
Values = tuple[tuple[str, int], ...]
OptionValue = int | bool | str | Pairs | Values

MOST: Final = 1_000_000
"""The largest number any option takes: far beyond any score, and small enough for every format that carries it."""

DERIVED: Final = "derived"
"""The word that stands for "work it out from the other options" where an option allows it (`decks`, `pots`)."""

VALUE_RANKS: Final = ("JK", "2", "A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3")
"""The keys of `values`, in the order in which they are stored and shown."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of the rules."""

    name: str
    kind: Kind
    paragraph: str
    """The paragraph of the rules that tells what it does."""
    meaning: str
    """One line for people."""
    values: tuple[int | str, ...] = ()
    """The allowed values where they are a list; empty where any number from `minimum` will do."""
    minimum: int = 0
    derived: bool = False
    """True where the option may be left out and is then worked out from the others."""

    @property
    def allowed(self) -> Sentence:
        """The allowed values, one of `core.game.unusable.ALLOWED`."""
        derived = "-derived" if self.derived else ""
        match self.kind:
            case "bool":
                return Sentence("switch")
            case "pairs":
                return Sentence("pairs")
            case "values":
                return Sentence("table", {"least": 0, "most": MOST, "ranks": ", ".join(VALUE_RANKS)})
            case "int" | "word" if self.values:
                return Sentence(f"names{derived}", {"names": " ".join(map(str, self.values))})
            case _:
                return Sentence(f"number{derived}", {"least": self.minimum, "most": MOST})

    @property
    def choices(self) -> str:
        """The allowed values as briefly as a table wants them."""
        match self.kind:
            case "bool":
                text = "true, false"
            case "pairs":
                text = "list of [score, points]"
            case "values":
                text = "points by rank"
            case "int" | "word":
                text = ", ".join(map(str, self.values)) if self.values else f"{self.minimum} or more"
        return f"{text}, {DERIVED}" if self.derived else text


def _number(name: str, paragraph: str, meaning: str, minimum: int = 0, *, derived: bool = False) -> Option:
    return Option(name=name, kind="int", paragraph=paragraph, meaning=meaning, minimum=minimum, derived=derived)


def _choice(name: str, paragraph: str, meaning: str, *values: int, derived: bool = False) -> Option:
    return Option(name=name, kind="int", paragraph=paragraph, meaning=meaning, values=values, derived=derived)


def _word(name: str, paragraph: str, meaning: str, *values: str) -> Option:
    return Option(name=name, kind="word", paragraph=paragraph, meaning=meaning, values=values)


def _switch(name: str, paragraph: str, meaning: str) -> Option:
    return Option(name=name, kind="bool", paragraph=paragraph, meaning=meaning)


OPTIONS: Final[tuple[Option, ...]] = (
    _choice("players", "2", "how many sit at the table", 2, 4, 6),
    _choice("teams", "2", "how many teams; seat s plays for team s mod teams; 3 needs six seats", 2, 3),
    _choice("decks", "2", "packs of 52 cards; left out: 3 with six players, else 2", 2, 3, derived=True),
    _choice("jokers_per_deck", "2", "jokers in each pack", 0, 2),
    _number("hand_size", "2", "cards dealt to each player", 1),
    _number("pot_size", "2", "cards in each pot", 1),
    _number("pots", "2", "how many pots are dealt; left out: 3 with three decks, else 2", derived=True),
    _word("opening", "2", "how the pile and the first turn begin", "upcard", "no_pile", "refusable"),
    _word("draw_for", "2", "what the draw before the first deal settles", "deal", "partners"),
    _number("cut_bonus", "2", "points when the cutter lifts exactly the cards of the pots; 0: no cut"),
    Option(name="values", kind="values", paragraph="2", meaning="what each card is worth; ranks left out keep theirs"),
    _word("pile", "3.1", "open: seen and taken freely; closed: only for the use of its top card", "open", "closed"),
    _switch("same_card", "3.1", "a pile of one card just taken may not be discarded again, unless its twin was held"),
    _word("ace", "4.1", "where an ace may stand in a sequence", "both", "high", "low"),
    _switch("ace_to_ace", "4.1", "a sequence may run from ace to ace with two natural aces"),
    _choice("wilds_per_meld", "4.1", "wilds that one meld may hold", 0, 1),
    _word("sets", "4.2", "which sets are allowed; court is J Q K A", "none", "court", "any"),
    _number("set_max", "4.2", "most cards in a set; 0: no limit but the cards"),
    _switch("wild_sets", "4.2", "sets of wilds only are allowed"),
    _switch("one_set_per_rank", "3.2", "a team may have only one set of each rank"),
    _number("clean_bonus", "4.4", "points for a clean canasta"),
    _number("dirty_bonus", "4.4", "points for a dirty canasta"),
    _number("semi_clean", "4.4", "points for a canasta of seven naturals and a wild; 0: it is plainly dirty"),
    _number("royal", "4.4", "points for a clean sequence of 13 cards, A to K; 0: it is plainly clean"),
    _number("ace_to_ace_bonus", "4.4", "points for a clean sequence of 14 cards, A to A; 0: it is plainly clean"),
    _switch("royal_in_one_turn", "4.4", "those two count only when all their cards were played in one turn"),
    Option(
        name="initial_meld",
        kind="pairs",
        paragraph="4.5",
        meaning="points a team's first lays must reach, by match score",
    ),
    _number("initial_meld_penalty", "4.5", "how much a withdrawn initial meld raises that minimum"),
    _word(
        "pot_view",
        "5",
        "when a pot taken on the discard may be looked at",
        "at_once",
        "partner_played",
        "own_turn",
    ),
    _switch("out_needs_pot", "5", "to go out the team must have had its pot"),
    _word("out_needs", "5", "the canasta a team needs to go out", "clean", "any"),
    _switch("out_when_no_pot_left", "5", "a team that never had a pot may go out once no pot is left"),
    _switch("final_discard", "5", "the last card must be discarded to go out"),
    _switch("final_discard_wild", "5", "that last discard may be a joker or a two"),
    _number("out_bonus", "5", "points for going out"),
    _number("stock_reserve", "6", "the stock has run out when it holds no more cards than this"),
    _switch("pot_to_stock", "6", "a pot still left becomes the stock when the stock runs out"),
    _number("stalemate_rounds", "6", "rounds of one-card takes without a lay that end the deal; 0: never"),
    _number("no_pot_penalty", "7", "points lost by a team that never had a pot"),
    _word("unplayed_pot", "7", "what a pot nobody played from costs: its cards, or 100", "cards", "penalty"),
    _number("target", "7", "match score to reach; 0: one deal"),
    _switch("target_exceed", "7", "the target must be exceeded, not only reached"),
    _number("time_limit", "7", "minutes after which the current deal is the last; 0: off"),
)

_BY_NAME: Final = {option.name: option for option in OPTIONS}


def find_option(name: str) -> Option:
    """The option of that name.

    Raises `RulesError` (`unknown_option`) with the nearest name.

    >>> find_option("teams").values
    (2, 3)
    """
    option = _BY_NAME.get(name)
    if option is not None:
        return option
    given = {"name": clip(name)}
    raise RulesError("unknown_option", clip(name), unknown("unknown-option", name, tuple(_BY_NAME), **given))


def check_value(option: Option, value: object) -> OptionValue:
    """The value in its stored form: an int, bool or str as given, lists and tables as tuples of pairs.

    A `values` table may be partial and comes back in the order of `VALUE_RANKS`. Raises `RulesError` (`bad_value`).

    >>> check_value(find_option("values"), {"10": 5, "JK": 50})
    (('JK', 50), ('T', 5))
    """
    match option.kind:
        case "bool":
            if isinstance(value, bool):
                return value
        case "word":
            if isinstance(value, str) and value in option.values:
                return value
        case "int":
            if option.derived and value == DERIVED:
                return DERIVED
            if is_count(value, option.minimum) and (not option.values or value in option.values):
                return value
        case "pairs":
            return _check_pairs(option, value)
        case "values":
            return _check_values(option, value)
    raise refused_value(option.name, value, option.allowed)


def is_count(value: object, minimum: int = 0) -> TypeGuard[int]:
    """True for a whole number from `minimum` to `MOST`; a bool is not one."""
    return isinstance(value, int) and not isinstance(value, bool) and minimum <= value <= MOST


def refused_value(path: str, value: object, allowed: Sentence) -> RulesError:
    """The refusal of a value: what was given, what may be chosen (one of `core.game.unusable.ALLOWED`)."""
    if isinstance(value, int) and abs(value) > 10**30:  # its digits would not fit, or not even print
        said = Sentence("too-long", {"name": path})
    else:
        said = Sentence("not-allowed", {"name": path, "given": shown(value)})
    return RulesError("bad_value", path, said, allowed)


def _check_pairs(option: Option, value: object) -> Pairs:
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        raise refused_value(option.name, value, option.allowed)
    pairs: list[tuple[int, int]] = []
    for place, pair in enumerate(value):
        good = isinstance(pair, Sequence) and not isinstance(pair, str | bytes) and len(pair) == 2
        if not (good and is_count(pair[0]) and is_count(pair[1])) or (pairs and pair[0] <= pairs[-1][0]):
            raise refused_value(f"{option.name}[{place}]", pair, option.allowed)
        pairs.append((pair[0], pair[1]))
    return tuple(pairs)


def _check_values(option: Option, value: object) -> Values:
    if not isinstance(value, Mapping):
        raise refused_value(option.name, value, option.allowed)
    points: dict[str, int] = {}
    for key, worth in value.items():
        rank = "T" if key == "10" else key
        path = f"{option.name}.{clip(str(key))}"
        if rank not in VALUE_RANKS:
            raise RulesError(
                "bad_value", path, Sentence("unknown-rank", {"name": path, "names": " ".join(VALUE_RANKS)})
            )
        if not is_count(worth):
            raise refused_value(path, worth, Sentence("number", {"least": 0, "most": MOST}))
        points[rank] = worth
    return tuple((rank, points[rank]) for rank in VALUE_RANKS if rank in points)


def unknown(key: str, written: str, names: Sequence[str], /, **given: str) -> Sentence:
    """The sentence about a mistyped name: ``key`` with all names there are, its ``-near`` with those it may mean."""
    close = near(written, names)
    return Sentence(f"{key}-near" if close else key, {**given, "names": " ".join(close or names)})


def nearest(name: str, names: Sequence[str]) -> str:
    """The end of a sentence about a mistyped name: the nearest names, or all of them."""
    close = near(name, names)
    return f"did you mean {either(close)}?" if close else f"choose {either(names)}."


def near(name: str, names: Sequence[str]) -> list[str]:
    """Two names at most that a mistyped one may mean, the nearest first."""
    from difflib import get_close_matches  # only wanted once something was mistyped

    return get_close_matches(clip(name).lower(), names, n=2, cutoff=0.6)


def shown(value: object) -> str:
    """A given value as it is quoted back to whoever gave it, never longer than a few words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return clip(repr(value))


def clip(text: str) -> str:
    """Text from outside, made printable and cut to the length of a message."""
    line = "".join(char if char.isprintable() else "?" for char in text[:41])
    return line if len(line) <= 40 else f"{line[:37]}..."
