"""The rules in words: whatever has an effect is said, whatever has none is not."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from core.game.options import OPTIONS
from core.game.rules import Rules
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import config_dir, load_rules, preset_names
from scripts.show_rules import rules_text
from scripts.variations import VARIATIONS, Variation, drawn
from tests.transports.english import ENGLISH
from transports.rulebook import describe, heading
from transports.tongue import Tongue, Value


def words(rules: Rules, tongue: Tongue = ENGLISH) -> str:
    return "\n".join(line for section in describe(rules, tongue) for line in section.lines)


# For every option a table at which it has an effect (preset, options beside it) and other values it may take there.
EFFECTIVE: dict[str, tuple[str, dict[str, object], tuple[object, ...]]] = {
    "players": ("burraco", {}, (2, 6)),
    "teams": ("burraco", {"players": 6}, (3,)),
    "decks": ("burraco", {}, (3,)),
    "jokers_per_deck": ("burraco", {}, (0,)),
    "hand_size": ("burraco", {}, (13, 1)),
    "pot_size": ("burraco", {}, (13, 1)),
    "pots": ("burraco", {}, (0, 1, 3)),
    "opening": ("burraco", {}, ("no_pile", "refusable")),
    "draw_for": ("burraco", {}, ("deal",)),
    "cut_bonus": ("burraco", {}, (50, 100)),
    "values": ("burraco", {}, ({"K": 11}, {"JK": 50}, {"2": 10}, {"3": 0}, {"T": 5}, {"8": 5})),
    "pile": ("burraco", {}, ("closed",)),
    "same_card": ("burraco", {}, (False,)),
    "ace": ("burraco", {}, ("high", "low")),
    "ace_to_ace": ("burraco", {}, (True,)),
    "wilds_per_meld": ("burraco", {}, (0,)),
    "sets": ("burraco", {}, ("none", "court")),
    "set_max": ("burraco", {}, (0, 8)),
    "wild_sets": ("burraco", {}, (True,)),
    "one_set_per_rank": ("burraco", {}, (True,)),
    "clean_bonus": ("burraco", {}, (0, 300)),
    "dirty_bonus": ("burraco", {}, (0, 50)),
    "semi_clean": ("burraco", {}, (150, 200)),
    "royal": ("burraco", {}, (500, 600)),
    "ace_to_ace_bonus": ("stbl", {}, (0, 900)),
    "royal_in_one_turn": ("stbl", {}, (False,)),
    "initial_meld": ("burraco", {}, ([[0, 50]], [[0, 50], [1500, 75]], [[1500, 75]])),
    "initial_meld_penalty": ("buraco", {}, (0, 30)),
    "pot_view": ("burraco", {}, ("at_once", "own_turn")),
    "out_needs_pot": ("burraco", {}, (False,)),
    "out_needs": ("burraco", {}, ("clean",)),
    "out_when_no_pot_left": ("burraco", {}, (True,)),
    "final_discard": ("burraco", {}, (False,)),
    "final_discard_wild": ("burraco", {}, (True,)),
    "out_bonus": ("burraco", {}, (0, 50)),
    "stock_reserve": ("burraco", {}, (0, 1)),
    "pot_to_stock": ("burraco", {}, (True,)),
    "stalemate_rounds": ("burraco", {}, (0, 1)),
    "no_pot_penalty": ("burraco", {}, (0, 50)),
    "unplayed_pot": ("burraco", {}, ("penalty",)),
    "target": ("burraco", {}, (0, 1000)),
    "target_exceed": ("burraco", {}, (False,)),
    "time_limit": ("burraco", {}, (60, 90)),
}

# Options that others leave without effect: (preset, options beside it, the option, another value).
IDLE: tuple[tuple[str, dict[str, object], str, object], ...] = (
    ("burraco", {"jokers_per_deck": 0}, "values", {"JK": 50}),
    ("burraco", {"players": 6}, "draw_for", "deal"),
    ("stbl", {}, "same_card", True),
    ("stbl", {}, "set_max", 5),
    ("stbl", {}, "one_set_per_rank", True),
    ("stbl", {}, "stalemate_rounds", 2),
    ("stbl", {"ace": "high"}, "ace_to_ace", False),
    ("stbl", {"ace": "high"}, "royal", 0),
    ("stbl", {"ace": "low"}, "ace_to_ace_bonus", 0),
    ("stbl", {"ace_to_ace": False}, "ace_to_ace_bonus", 0),
    ("burraco", {}, "ace_to_ace_bonus", 500),
    ("burraco", {}, "royal_in_one_turn", True),
    ("burraco", {"wilds_per_meld": 0}, "dirty_bonus", 0),
    ("burraco", {"wilds_per_meld": 0}, "semi_clean", 150),
    ("burraco", {}, "initial_meld_penalty", 30),
    ("burraco", {"players": 2}, "pot_view", "own_turn"),
    ("burraco", {"pots": 0}, "pot_view", "own_turn"),
    ("burraco", {"pots": 0}, "pot_size", 15),
    ("burraco", {"pots": 0}, "unplayed_pot", "penalty"),
    ("burraco", {"pots": 0}, "pot_to_stock", True),
    ("burraco", {"pots": 0}, "cut_bonus", 100),
    ("burraco", {"out_needs_pot": False}, "out_when_no_pot_left", True),
    ("burraco", {"final_discard": False}, "final_discard_wild", True),
    ("burraco", {"target": 0}, "target_exceed", False),
)


def test_every_option_is_tried() -> None:
    assert set(EFFECTIVE) == {option.name for option in OPTIONS}


@pytest.mark.parametrize("name", EFFECTIVE)
def test_an_option_with_an_effect_changes_the_words(name: str) -> None:
    preset, beside, others = EFFECTIVE[name]
    told = [
        words(load_rules(preset, beside)),
        *(words(load_rules(preset, {**beside, name: other})) for other in others),
    ]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(("preset", "beside", "name", "other"), IDLE)
def test_an_option_without_effect_is_not_spoken_of(
    preset: str, beside: dict[str, object], name: str, other: object
) -> None:
    assert load_rules(preset, {**beside, name: other}) != load_rules(preset, beside)
    assert words(load_rules(preset, {**beside, name: other})) == words(load_rules(preset, beside))


def test_the_four_presets_are_told_in_four_ways() -> None:
    assert len({words(load_rules(preset)) for preset in preset_names()}) == 4


@pytest.mark.parametrize("preset", preset_names())
def test_the_words_come_from_the_options_and_never_from_the_name(preset: str) -> None:
    rules = load_rules(preset)
    other = Rules(**{**{name: getattr(rules, name) for name in Rules.__struct_fields__}, "preset": "elsewhere"})
    assert describe(other, ENGLISH) == describe(rules, ENGLISH)


@pytest.mark.parametrize(
    ("preset", "options", "sentence"),
    [
        ("burraco", {}, "a stock of 41."),
        ("buraco", {}, "a stock of 42."),
        ("buraco", {"jokers_per_deck": 0}, "Two packs of 52 without jokers: 104 cards."),
        ("buraco", {"players": 6}, "there are three pots of 11 cards and a stock of 63."),
        ("buraco", {"players": 6}, "lifting exactly 33 cards"),
        ("burraco", {"pots": 1}, "there is one pot of 11 cards"),
        ("stbl", {}, "joker = 50, 2 = 10, A = 15, K Q J 10 9 8 = 10, 7 6 5 4 3 = 5."),
        ("stbl", {"jokers_per_deck": 0}, "a two may only be used in a new meld"),
        ("burraco", {"players": 6, "teams": 3}, "three teams of two"),
        ("burraco", {"players": 6}, "two teams of three"),
        ("burraco", {"decks": 3}, "a pot more than there are teams is never used"),
        ("stbl", {"decks": 3}, "a pot more than there are teams can only become stock"),
        ("burraco", {"pots": 0}, "Nobody can go out"),
        ("stbl", {"pots": 0}, "To go out, a team needs a clean canasta."),
        ("buraco", {"semi_clean": 150}, "(semi-clean is not enough)"),
        ("burraco", {"stalemate_rounds": 3}, "for 12 turns in a row (three rounds)"),
        ("burraco", {"target": 0, "time_limit": 60}, "Deals are played as long as they begin within 60 minutes"),
        ("burraco", {"time_limit": 1}, "After one minute the deal in play is the last"),
        ("burraco", {"hand_size": 1}, "Each player is dealt 1 card; there are two pots of 11 cards"),
        ("burraco", {"cut_bonus": 1}, "earns the team 1 point."),
        ("burraco", {"stock_reserve": 1}, "If one card or fewer are left in the stock"),
        ("buraco", {}, "50 points from a match score of 0, 75 points from a match score of 1500."),
    ],
)
def test_the_words_say_what_the_options_mean(preset: str, options: dict[str, object], sentence: str) -> None:
    assert sentence in words(load_rules(preset, options))


@pytest.mark.parametrize(
    ("code", "preset", "options", "sentence"),
    [
        ("ru", "burraco", {}, "Две колоды по 52 карты и по два джокера в каждой: всего 108 карт."),
        ("ru", "burraco", {"hand_size": 1}, "сдают по 1 карте; отложены два морто (запасные руки), в каждом 11 карт"),
        ("ru", "burraco", {"hand_size": 3}, "сдают по 3 карты"),
        ("ru", "burraco", {"out_bonus": 21}, "Закрытие приносит 21 очко."),
        ("ru", "burraco", {"out_bonus": 22}, "Закрытие приносит 22 очка."),
        ("ru", "burraco", {"target": 1}, "которая наберёт больше 1 очка;"),
        (
            "lv",
            "burraco",
            {},
            "Katram spēlētājam izdala 11 kāršu; ir divas rezerves, un katrā 11 kāršu; kavā paliek 41 kārts.",
        ),
        ("lv", "burraco", {"hand_size": 2}, "izdala 2 kārtis;"),
        ("lv", "burraco", {"out_bonus": 21}, "Par iziešanu ir 21 punkts."),
        ("it", "burraco", {"pots": 1}, "c'è un pozzetto da 11 carte, e nel tallone restano 52 carte."),
        ("it", "burraco", {"out_bonus": 1}, "La chiusura vale 1 punto."),
        ("pt-BR", "buraco", {"jokers_per_deck": 0}, "Dois baralhos de 52 cartas sem jokers: ao todo 104 cartas."),
        ("es", "buraco", {}, "50 puntos desde 0 en la partida, 75 puntos desde 1500 en la partida."),
        ("es", "stbl", {}, "joker = 50, 2 = 10, A = 15, K Q J 10 9 8 = 10, 7 6 5 4 3 = 5."),
    ],
)
def test_every_language_counts_as_it_does(code: str, preset: str, options: dict[str, object], sentence: str) -> None:
    assert sentence in words(load_rules(preset, options), tongue_of(code))


@pytest.mark.parametrize("width", [40, 41, 80, 200])
@pytest.mark.parametrize("preset", preset_names())
def test_the_rules_fit_the_screen_and_any_terminal(preset: str, width: int) -> None:
    rules = load_rules(preset, {"players": 6, "values": {"K": 11}, "initial_meld": [[0, 30]]})
    for code in LANGUAGES:
        text = rules_text(rules, width, tongue_of(code))
        assert text.isascii() == (code == ENGLISH.code)
        assert max(map(len, text.splitlines())) <= width
        assert all(line == line.rstrip() for line in text.splitlines())


def test_a_narrow_screen_changes_no_word() -> None:
    rules = load_rules("buraco")
    narrow, wide = rules_text(rules, 40, ENGLISH).split(), rules_text(rules, 400, ENGLISH).split()
    assert narrow == wide
    assert rules_text(rules, 1, ENGLISH) == rules_text(rules, 40, ENGLISH)


def test_the_heading_says_what_differs_from_the_preset() -> None:
    assert rules_text(load_rules("stbl"), 80, ENGLISH).splitlines()[0] == "The rules of stbl"
    rules = load_rules("stbl", {"players": 2, "same_card": True, "values": {"JK": 30}})
    assert rules_text(rules, 200, ENGLISH).splitlines()[0] == (
        "The rules of stbl, with players = 2, values = {JK = 30}, same_card = true"
    )


def test_the_heading_names_options_in_the_language_of_the_reader() -> None:
    rules = load_rules("stbl", {"players": 2, "same_card": True, "values": {"JK": 30}, "initial_meld": [[0, 30]]})
    said = rules_text(rules, 400, tongue_of("it")).splitlines()[0]
    assert said.startswith("Le regole di stbl, con Giocatori: 2; ")
    for code in LANGUAGES[1:]:
        heading = rules_text(rules, 400, tongue_of(code)).splitlines()[0]
        for typed in ("players", "same_card", "values", "initial_meld", "true"):
            assert typed not in heading


# Tables that chance seldom makes, so that every sentence is said.
RARE = (
    Variation("stbl", {"pile": "closed", "jokers_per_deck": 0}),
    Variation("burraco", {"wilds_per_meld": 0}),
    Variation("stbl", {"wilds_per_meld": 0}),
    Variation("stbl", {"wilds_per_meld": 0, "jokers_per_deck": 0}),
    Variation("burraco", {"wild_sets": True, "jokers_per_deck": 0}),
    Variation("stbl", {"royal_in_one_turn": False}),
    Variation("burraco", {"jokers_per_deck": 0}),
    Variation("burraco", {"cut_bonus": 1, "target": 1, "no_pot_penalty": 1, "out_bonus": 1, "time_limit": 1}),
    Variation("burraco", {"target": 0, "time_limit": 30}),
    Variation("burraco", {"pots": 1, "players": 6, "teams": 3}),
    Variation("burraco", {"pots": 3}),
    Variation("burraco", {"pots": 0, "out_needs_pot": False, "semi_clean": 150, "out_needs": "clean"}),
    Variation("burraco", {"pots": 0, "out_needs_pot": False, "out_needs": "clean"}),
    Variation("burraco", {"pots": 0, "out_needs_pot": False}),
    Variation("burraco", {"out_needs_pot": False, "semi_clean": 150, "out_needs": "clean"}),
    Variation("burraco", {"out_needs_pot": False}),
    Variation("buraco", {"out_needs_pot": False}),
    Variation("buraco", {"semi_clean": 150}),
    Variation("stbl", {"semi_clean": 150}),
    Variation("stbl", {"out_needs": "any"}),
    Variation("buraco", {"initial_meld_penalty": 0}),
    Variation("burraco", {"initial_meld": [[100, 30]]}),
)


@cache
def tables() -> tuple[Rules, ...]:
    """Many tables: those of the variations page, the rare ones, and 300 drawn ones."""
    chance = Random("rulebook")
    return tuple(table.rules() for table in (*VARIATIONS, *RARE, *(drawn(chance) for _ in range(300))))


class Noting(Tongue):
    """A tongue that remembers what it was asked for."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__(tongue.code, lambda subject: None)
        self._tongue = tongue
        self.said: dict[str, list[dict[str, Value]]] = {}

    def text(self, key: str, /, **given: Value) -> str:
        self.said.setdefault(key, []).append(given)
        return self._tongue.text(key, **given)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rules_of_every_table_can_be_told_in_every_language(code: str) -> None:
    tongue = tongue_of(code)
    for rules in tables():
        for section in describe(rules, tongue):
            assert section.title
            assert section.lines
            for line in (section.title, *section.lines):
                assert line == line.strip() != ""
                assert "  " not in line
                assert not set("{}") & set(line)
                assert line == section.title or line[-1] in ".;:)", line


def test_every_message_of_the_rules_is_said_at_some_table() -> None:
    noting = Noting(ENGLISH)
    for rules in tables():
        describe(rules, noting)
    heading("stbl", "", noting)
    heading("stbl", "players = 2", noting)
    assert noting.said.keys() == dict(messages(ENGLISH.code)).keys()
    for key, message in messages(ENGLISH.code):
        for name, words_of in choices(message):
            assert words_of == {given[name] for given in noting.said[key]}, f"{key}: ${name}"


def messages(code: str) -> Iterator[tuple[str, ftl.Message]]:
    source = (config_dir() / "locales" / code / "rules.ftl").read_text("utf-8")
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message):
            yield entry.id.name, entry


class _Choices(Visitor):
    """The selectors by a word: what is chosen by, and the words."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and not keys & {"zero", "one", "few", "many", "other"}:
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def choices(message: ftl.Message) -> list[tuple[str, set[str]]]:
    found = _Choices()
    found.visit(message)
    return found.found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_chooses_by_the_same_words(code: str) -> None:
    english = {key: sorted(choices(message)) for key, message in messages(ENGLISH.code)}
    assert {key: sorted(choices(message)) for key, message in messages(code)} == english
