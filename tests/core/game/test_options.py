"""Options one by one: each can be given on a command line, and nonsense is refused in one short sentence."""

import msgspec
import pytest

from core.game.options import Option, check_value, find_option
from core.game.rules import (
    OPTIONS,
    RulesError,
    make_rules,
    options_of,
    overrides_of,
    parse_option,
    read_rules_table,
)
from scripts.settings import load_rules, preset_table

# One other value for every option, as a command line would say it, and what it means.
OTHER: dict[str, tuple[str, object]] = {
    "players": ("2", 2),
    "teams": ("3", 3),
    "decks": ("3", 3),
    "jokers_per_deck": ("0", 0),
    "hand_size": ("13", 13),
    "pot_size": ("15", 15),
    "pots": ("1", 1),
    "opening": ("no_pile", "no_pile"),
    "draw_for": ("Deal", "deal"),
    "cut_bonus": ("50", 50),
    "values": ("{JK=50, 2 = 10}", {"JK": 50, "2": 10}),
    "pile": ("closed", "closed"),
    "same_card": ("off", False),
    "ace": ('"high"', "high"),
    "ace_to_ace": ("on", True),
    "wilds_per_meld": ("0", 0),
    "sets": ("court", "court"),
    "set_max": ("0", 0),
    "wild_sets": ("yes", True),
    "one_set_per_rank": ("True", True),
    "clean_bonus": ("300", 300),
    "dirty_bonus": ("+50", 50),
    "semi_clean": ("150", 150),
    "royal": ("500", 500),
    "ace_to_ace_bonus": ("1000", 1000),
    "royal_in_one_turn": ("true", True),
    "initial_meld": ("[[0,50],[1500,75]]", [[0, 50], [1500, 75]]),
    "initial_meld_penalty": ("0", 0),
    "pot_view": ("own_turn", "own_turn"),
    "out_needs_pot": ("no", False),
    "out_needs": ("clean", "clean"),
    "out_when_no_pot_left": ("ON", True),
    "final_discard": ("false", False),
    "final_discard_wild": ("true", True),
    "out_bonus": ("0", 0),
    "stock_reserve": ("0", 0),
    "pot_to_stock": ("true", True),
    "stalemate_rounds": ("0", 0),
    "no_pot_penalty": ("50", 50),
    "unplayed_pot": ("penalty", "penalty"),
    "target": ("1500", 1500),
    "target_exceed": ("off", False),
    "time_limit": ("90", 90),
}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.name))
def test_every_option_can_be_given_on_a_command_line(option: Option) -> None:
    text, value = OTHER[option.name]
    assert parse_option(f"{option.name}={text}") == (option.name, value)
    beside = {"players": 6} if option.name == "teams" else {}
    rules = load_rules("burraco", {**beside, option.name: value})
    assert rules != load_rules("burraco", beside)
    assert overrides_of(rules, preset_table("burraco")) == {**beside, option.name: value}
    assert make_rules("burraco", preset_table("burraco"), {**beside, option.name: value}) == rules


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.name))
def test_all_options_of_a_table_make_it_again(option: Option) -> None:
    beside = {"players": 6} if option.name == "teams" else {}
    rules = load_rules("burraco", {**beside, option.name: OTHER[option.name][1]})
    plain = msgspec.json.decode(msgspec.json.encode(options_of(rules)), type=dict[str, object])
    assert make_rules("burraco", preset_table("burraco"), plain) == rules


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("values={JK=50}", {"JK": 50}),
        ("values=JK=50, 2=10", {"JK": 50, "2": 10}),
        ('values={"JK": 50}', {"JK": 50}),
        (" initial_meld = [] ", []),
        ("initial_meld=[[0, 90]]", [[0, 90]]),
        ("decks=derived", "derived"),
        ("pots=Derived", "derived"),
    ],
)
def test_tables_and_lists_are_read_as_json_or_toml(text: str, value: object) -> None:
    assert parse_option(text)[1] == value


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("players", "bad_option_text", "name=value"),
        ("", "bad_option_text", "name=value"),
        ("=4", "bad_option_text", "name=value"),
        ("playrs=4", "unknown_option", "did you mean players?"),
        ("players=", "bad_value", "2, 4 or 6"),
        ("players=two", "bad_value", "2, 4 or 6"),
        ("players=4.0", "bad_value", "2, 4 or 6"),
        ("target=-5", "bad_value", "-5 is not allowed"),
        ("target=" + "9" * 5000, "bad_value", "from 0"),
        ("same_card=1", "bad_value", "true or false"),
        ("same_card=maybe", "bad_value", "true or false"),
        ("pile=half", "bad_value", "open or closed"),
        ("initial_meld=[[0,50]", "bad_value", "such as"),
        ("initial_meld=" + "[" * 990, "bad_value", "such as"),
        ("initial_meld=" + "[" * 10_000, "bad_value", "such as"),
        ("values={JK=50", "bad_value", "ranks"),
        ("values=JK=1\nA=2", "bad_value", "ranks"),
        ("values={JK=}", "bad_value", "ranks"),
        ("x" * 10_000 + "=1", "unknown_option", "no such option"),
        ("\x1b[31m=1", "unknown_option", "?[31m"),
    ],
)
def test_an_option_that_cannot_be_read_is_refused_in_one_short_sentence(text: str, code: str, says: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_option(text)
    assert caught.value.code == code
    assert says in caught.value.text
    assert caught.value.text.isprintable()
    assert len(caught.value.text) < 900


def test_the_stored_form_of_a_value_does_not_depend_on_its_order() -> None:
    option = find_option("values")
    assert check_value(option, {"A": 1, "JK": 2}) == check_value(option, {"JK": 2, "A": 1}) == (("JK", 2), ("A", 1))


def test_a_rules_file_with_a_slip_names_the_file_and_the_line() -> None:
    with pytest.raises(RulesError) as caught:
        read_rules_table('preset = "burraco"\nplayers == 4\n', "mine.toml")
    assert caught.value.code == "bad_toml"
    assert caught.value.text.startswith("mine.toml, line 2: ")


def test_a_rules_file_cut_short_names_its_last_line() -> None:
    with pytest.raises(RulesError, match=r"^mine\.toml, line 3: "):
        read_rules_table('players = 4\n\nace = "', "mine.toml")


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000, "a = 1\na = 2", "\x00", "[values\nJK = 5"])
def test_a_rules_file_of_nonsense_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_rules_table(text, "mine.toml")
    assert caught.value.code == "bad_toml"
    assert caught.value.text.isprintable()
