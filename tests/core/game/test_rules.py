"""The rules as a value: every preset as written, every impossible table refused, every option reachable."""

import pickle

import pytest

from core.game.options import VALUE_RANKS
from core.game.rules import (
    JOKER,
    OPTIONS,
    Rules,
    RulesError,
    card_count,
    card_values,
    initial_minimum,
    make_rules,
    options_of,
    overrides_of,
)
from scripts.settings import load_rules, preset_names, preset_table

COLUMNS = ("buraco", "stbl", "aberto", "burraco")
USUAL_VALUES = {"JK": 30, "2": 20, "A": 15, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10} | dict.fromkeys(
    "76543", 5
)
STBL_VALUES = {**USUAL_VALUES, "JK": 50, "2": 10}

# The table of the rules, 11, typed out again: one value where the four presets agree, else one for each of COLUMNS.
TABLE: dict[str, object] = {
    "players": 4,
    "teams": 2,
    "decks": 2,
    "jokers_per_deck": 2,
    "hand_size": 11,
    "pot_size": 11,
    "pots": 2,
    "opening": ("refusable", "no_pile", "no_pile", "upcard"),
    "draw_for": ("deal", "deal", "deal", "partners"),
    "cut_bonus": (100, 0, 0, 0),
    "values": (USUAL_VALUES, STBL_VALUES, STBL_VALUES, USUAL_VALUES),
    "pile": ("open", "closed", "open", "open"),
    "same_card": (False, False, False, True),
    "ace": "both",
    "ace_to_ace": (True, True, True, False),
    "wilds_per_meld": 1,
    "sets": ("court", "none", "none", "any"),
    "set_max": (0, 0, 0, 9),
    "wild_sets": False,
    "one_set_per_rank": False,
    "clean_bonus": 200,
    "dirty_bonus": 100,
    "semi_clean": 0,
    "royal": (0, 500, 500, 0),
    "ace_to_ace_bonus": (0, 1000, 1000, 0),
    "royal_in_one_turn": (False, True, True, False),
    "initial_meld": ([[0, 50], [1500, 75]], [], [], []),
    "initial_meld_penalty": 15,
    "pot_view": ("partner_played", "at_once", "at_once", "partner_played"),
    "out_needs_pot": True,
    "out_needs": ("clean", "clean", "clean", "any"),
    "out_when_no_pot_left": (False, True, True, False),
    "final_discard": (False, False, False, True),
    "final_discard_wild": False,
    "out_bonus": 100,
    "stock_reserve": (0, 0, 0, 2),
    "pot_to_stock": (True, True, True, False),
    "stalemate_rounds": (2, 0, 2, 2),
    "no_pot_penalty": 100,
    "unplayed_pot": "cards",
    "target": (2000, 0, 0, 2000),
    "target_exceed": (False, False, False, True),
    "time_limit": 0,
}


def refusal(**options: object) -> RulesError:
    with pytest.raises(RulesError) as caught:
        load_rules("burraco", options)
    return caught.value


@pytest.mark.parametrize("preset", COLUMNS)
def test_a_preset_has_the_values_of_the_rules(preset: str) -> None:
    column = COLUMNS.index(preset)
    expected = {name: value[column] if isinstance(value, tuple) else value for name, value in TABLE.items()}
    assert options_of(load_rules(preset)) == expected


def test_the_presets_are_the_four_of_the_rules() -> None:
    assert set(preset_names()) == set(COLUMNS)


def test_there_is_an_option_and_an_attribute_for_each_row_of_the_rules() -> None:
    names = [option.name for option in OPTIONS]
    assert names == list(TABLE)
    assert set(Rules.__struct_fields__) == {"preset", *names}


@pytest.mark.parametrize("preset", COLUMNS)
def test_a_preset_writes_every_option_out_but_the_derived_ones(preset: str) -> None:
    assert set(preset_table(preset)) == {option.name for option in OPTIONS if not option.derived}


def test_rules_are_equal_by_value_and_can_be_a_key() -> None:
    first, second = load_rules("stbl", {"values": {"JK": 30}}), load_rules("stbl", {"values": {"JK": 30}})
    assert first is not second
    assert first == second
    assert {first: "found"}[second] == "found"
    assert first != load_rules("stbl")


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        load_rules("stbl").players = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("players", "given", "decks", "pots"),
    [
        (2, {}, 2, 2),
        (4, {}, 2, 2),
        (6, {}, 3, 3),
        (6, {"decks": 2}, 2, 2),
        (4, {"decks": 3}, 3, 3),
        (6, {"pots": 2}, 3, 2),
    ],
)
def test_six_players_bring_a_third_deck_and_a_third_deck_a_third_pot(
    players: int, given: dict[str, object], decks: int, pots: int
) -> None:
    rules = load_rules("burraco", {"players": players, **given})
    assert (rules.decks, rules.pots) == (decks, pots)


@pytest.mark.parametrize("preset", COLUMNS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_preset_takes_two_four_and_six_players(preset: str, players: int) -> None:
    assert load_rules(preset, {"players": players}).players == players


@pytest.mark.parametrize(
    ("options", "cards"),
    [({}, 108), ({"jokers_per_deck": 0}, 104), ({"decks": 3}, 162), ({"decks": 3, "jokers_per_deck": 0}, 156)],
)
def test_the_cards_in_play_are_counted(options: dict[str, object], cards: int) -> None:
    assert card_count(load_rules("buraco", options)) == cards


def test_card_values_stand_by_suit_and_rank_with_the_joker_last() -> None:
    points = card_values(load_rules("stbl", {"values": {"K": 11, "T": 9}}))
    assert points[:13] == (15, 10, 5, 5, 5, 5, 5, 10, 10, 9, 10, 10, 11)
    assert points[:13] * 4 == points[:JOKER]
    assert points[JOKER:] == (50,)


def test_a_partial_value_table_leaves_the_other_ranks_alone() -> None:
    rules = load_rules("burraco", {"values": {"10": 12}})
    assert dict(rules.values) == {**USUAL_VALUES, "T": 12}
    assert tuple(rank for rank, _ in rules.values) == VALUE_RANKS


@pytest.mark.parametrize(
    ("score", "minimum"), [(-300, 50), (-1, 50), (0, 50), (1495, 50), (1499, 50), (1500, 75), (2990, 75)]
)
def test_the_initial_meld_grows_with_the_match_score(score: int, minimum: int) -> None:
    assert initial_minimum(load_rules("buraco"), score) == minimum


def test_without_an_initial_meld_nothing_is_due() -> None:
    assert initial_minimum(load_rules("stbl"), 5000) == 0


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    error = refusal(stock_reserv=1)
    assert (error.code, error.path) == ("unknown_option", "stock_reserv")
    assert "stock_reserve" in error.text
    assert str(error) == error.text


def test_an_unknown_option_like_no_other_is_refused_with_all_names() -> None:
    error = refusal(zzz=1)
    assert all(option.name in error.text for option in OPTIONS)


@pytest.mark.parametrize(
    ("name", "value", "path", "allowed"),
    [
        ("players", 3, "players", "2, 4 or 6"),
        ("players", 0, "players", "2, 4 or 6"),
        ("players", "4", "players", "2, 4 or 6"),
        ("players", 4.0, "players", "2, 4 or 6"),
        ("teams", 1, "teams", "2 or 3"),
        ("decks", 1, "decks", "2 or 3, or derived"),
        ("decks", None, "decks", "2 or 3, or derived"),
        ("jokers_per_deck", 1, "jokers_per_deck", "0 or 2"),
        ("wilds_per_meld", 2, "wilds_per_meld", "0 or 1"),
        ("wilds_per_meld", True, "wilds_per_meld", "0 or 1"),
        ("hand_size", 0, "hand_size", "from 1"),
        ("pot_size", 0, "pot_size", "from 1"),
        ("pots", -1, "pots", "from 0"),
        ("pots", "all", "pots", "derived"),
        ("target", -1, "target", "from 0"),
        ("target", True, "target", "from 0"),
        ("target", 10**9, "target", "to 1000000"),
        ("target", 10**40, "target", "a number of that length"),
        ("out_bonus", -100, "out_bonus", "from 0"),
        ("out_bonus", 100.5, "out_bonus", "from 0"),
        ("same_card", 1, "same_card", "true or false"),
        ("same_card", "true", "same_card", "true or false"),
        ("same_card", None, "same_card", "true or false"),
        ("opening", "turned", "opening", "upcard, no_pile or refusable"),
        ("opening", "", "opening", "upcard, no_pile or refusable"),
        ("opening", ["upcard"], "opening", "upcard, no_pile or refusable"),
        ("ace", "none", "ace", "both, high or low"),
        ("sets", True, "sets", "none, court or any"),
        ("pile", "Open", "pile", "open or closed"),
        ("values", 5, "values", "table of points"),
        ("values", [["K", 5]], "values", "table of points"),
        ("values", {"K": -5}, "values.K", "from 0"),
        ("values", {"K": True}, "values.K", "from 0"),
        ("values", {"K": "5"}, "values.K", "from 0"),
        ("values", {"1": 5}, "values.1", "JK, 2, A"),
        ("values", {2: 5}, "values.2", "JK, 2, A"),
        ("initial_meld", 50, "initial_meld", "[match score from, points]"),
        ("initial_meld", "none", "initial_meld", "[match score from, points]"),
        ("initial_meld", [50], "initial_meld[0]", "[match score from, points]"),
        ("initial_meld", [[0, 50, 1]], "initial_meld[0]", "[match score from, points]"),
        ("initial_meld", [[0, 50], [-1, 5]], "initial_meld[1]", "[match score from, points]"),
        ("initial_meld", [[0, 50], [0, 60]], "initial_meld[1]", "rising scores"),
        ("initial_meld", [[0, True]], "initial_meld[0]", "[match score from, points]"),
        ("initial_meld", ["ab"], "initial_meld[0]", "[match score from, points]"),
    ],
)
def test_a_value_outside_its_list_is_refused_with_its_path_and_what_is_allowed(
    name: str, value: object, path: str, allowed: str
) -> None:
    error = refusal(**{name: value})
    assert (error.code, error.path) == ("bad_value", path)
    assert error.text.startswith(f"{path}: ")
    assert allowed in error.text
    assert len(error.text) < 300


def test_a_number_too_long_to_print_is_refused_like_any_other() -> None:
    error = refusal(target=10**5000)
    assert (error.code, error.path) == ("bad_value", "target")


@pytest.mark.parametrize(
    ("options", "path", "allowed"),
    [
        ({"teams": 3}, "teams", "2 teams, or 6 players"),
        ({"teams": 3, "players": 2}, "teams", "2 teams, or 6 players"),
        ({"hand_size": 22}, "hand_size", "hand_size from 1 to 21"),
        ({"pot_size": 32}, "pot_size", "pot_size from 1 to 31"),
        ({"pots": 6}, "pots", "pots from 0 to 5"),
        ({"players": 2, "hand_size": 43}, "hand_size", "hand_size from 1 to 42"),
        ({"players": 6, "decks": 2, "hand_size": 15}, "hand_size", "hand_size from 1 to 14"),
        ({"hand_size": 20, "jokers_per_deck": 0, "pots": 3}, "hand_size", "hand_size from 1 to 17"),
        ({"hand_size": 50, "pot_size": 60}, "hand_size", "smaller hands or pots"),
    ],
)
def test_options_that_cannot_go_together_are_refused(options: dict[str, object], path: str, allowed: str) -> None:
    error = refusal(**options)
    assert (error.code, error.path) == ("impossible_rules", path)
    assert error.text.startswith(f"{path}: ")
    assert allowed in error.text


@pytest.mark.parametrize(
    ("preset", "most"),
    [("burraco", {"hand_size": 21}), ("burraco", {"pot_size": 31}), ("burraco", {"pots": 5}), ("stbl", {"pots": 5})],
)
def test_all_cards_but_one_may_be_dealt(preset: str, most: dict[str, object]) -> None:
    assert overrides_of(load_rules(preset, most), preset_table(preset)) == most


def test_the_first_card_of_the_pile_counts_as_dealt() -> None:
    dealt = {"players": 2, "hand_size": 31, "pot_size": 15, "pots": 3}  # 107 of 108 cards
    assert load_rules("stbl", dealt).pots == 3
    with pytest.raises(RulesError, match="first card of the pile"):
        load_rules("burraco", dealt)


def test_a_switch_that_another_option_leaves_without_effect_is_fine() -> None:
    rules = load_rules("stbl", {"final_discard_wild": True, "set_max": 4, "ace": "high", "pots": 0, "same_card": True})
    assert rules.final_discard_wild
    assert rules.ace_to_ace


def test_a_base_that_lacks_an_option_is_refused() -> None:
    base = dict(preset_table("burraco"))
    del base["sets"]
    with pytest.raises(RulesError) as caught:
        make_rules("mine", base, {})
    assert (caught.value.code, caught.value.path) == ("missing_option", "sets")


def test_a_base_with_half_a_value_table_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        make_rules("mine", {**preset_table("burraco"), "values": {"K": 10}}, {})
    assert (caught.value.code, caught.value.path) == ("missing_option", "values.JK")


def test_a_refusal_survives_the_way_to_another_process() -> None:
    error = refusal(players=3)
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.code, copy.path, copy.text) == (error.code, error.path, error.text)


@pytest.mark.parametrize("preset", COLUMNS)
def test_a_preset_overrides_nothing_of_itself(preset: str) -> None:
    assert overrides_of(load_rules(preset), preset_table(preset)) == {}


def test_the_smallest_overrides_leave_out_what_follows_from_the_others() -> None:
    base = preset_table("burraco")
    given = {"players": 6, "decks": 3, "pots": 3, "values": {"K": 10, "JK": 40}}
    assert overrides_of(load_rules("burraco", given), base) == {"players": 6, "values": {"JK": 40}}
    assert overrides_of(load_rules("burraco", {"players": 6, "decks": 2}), base) == {"players": 6, "decks": 2}
    assert overrides_of(load_rules("burraco", {"decks": "derived", "pots": "derived"}), base) == {}


def test_derived_takes_back_a_number_given_before() -> None:
    base = {**preset_table("burraco"), "decks": 3, "pots": 1}
    rules = make_rules("mine", base, {"decks": "derived", "pots": "derived"})
    assert (rules.decks, rules.pots) == (2, 2)
