"""Options in words: every option and every value of it, in every language, and nothing else."""

import re
from pathlib import Path

import pytest

from core.game.options import DERIVED, OPTIONS, find_option
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import config_dir, load_rules, preset_names
from tests.transports.english import ENGLISH
from transports.option_text import about, label, value_text

WIDEST = 28
KEYS = re.compile(r"^(options-[a-z-]+) =", re.MULTILINE)
OF_ANY_OPTION = {
    "options-yes",
    "options-no",
    "options-derived",
    "options-none",
    "options-from-score",
    "options-one-deal",
}


def test_every_message_is_of_an_option_or_of_one_of_its_values() -> None:
    path = Path(config_dir(), "locales", ENGLISH.code, "options.ftl")
    expected = set(OF_ANY_OPTION)
    for option in OPTIONS:
        key = "options-" + option.name.replace("_", "-")
        expected |= {key, f"{key}-about"}
        if option.kind == "word":
            expected |= {f"{key}-is-{str(value).replace('_', '-')}" for value in option.values}
    assert set(KEYS.findall(path.read_text("utf-8"))) == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_has_a_label_of_its_own_that_fits_a_form(code: str) -> None:
    labels = [label(option, tongue_of(code)) for option in OPTIONS]
    assert len(set(labels)) == len(OPTIONS)
    for text in labels:
        assert 0 < len(text) <= WIDEST, text
        assert text[0].isupper()


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_an_option_means_is_a_line_without_a_full_stop(code: str) -> None:
    for option in OPTIONS:
        text = about(option, tongue_of(code))
        assert text == text.strip() != ""
        assert text[0].islower()
        assert not text.endswith(".")


def test_the_english_line_is_that_of_the_table_of_options() -> None:
    assert {option.name: about(option, ENGLISH) for option in OPTIONS} == {
        option.name: option.meaning for option in OPTIONS
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_value_of_an_option_is_said_in_its_own_short_way(code: str) -> None:
    tongue = tongue_of(code)
    for option in OPTIONS:
        values = option.values or ((False, True) if option.kind == "bool" else ())
        texts = [value_text(option, value, tongue) for value in (*values, *([DERIVED] if option.derived else []))]
        assert len(set(texts)) == len(texts), option.name
        for text in texts:
            assert 0 < len(text) <= WIDEST, text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", preset_names())
def test_what_a_table_has_can_be_said_option_by_option(code: str, preset: str) -> None:
    rules = load_rules(preset)
    for option in OPTIONS:
        assert value_text(option, getattr(rules, option.name), tongue_of(code))


@pytest.mark.parametrize(
    ("preset", "name", "text"),
    [
        ("burraco", "players", "4"),
        ("burraco", "same_card", "yes"),
        ("stbl", "same_card", "no"),
        ("burraco", "draw_for", "partners and places"),
        ("buraco", "initial_meld", "50 from a score of 0, 75 from a score of 1500"),
        ("stbl", "initial_meld", "none"),
        ("stbl", "values", "joker = 50, 2 = 10, A = 15, K Q J 10 9 8 = 10, 7 6 5 4 3 = 5"),
    ],
)
def test_a_value_reads_as_a_player_would_say_it(preset: str, name: str, text: str) -> None:
    option = next(option for option in OPTIONS if option.name == name)
    assert value_text(option, getattr(load_rules(preset), name), ENGLISH) == text


def test_a_word_that_an_option_does_not_take_has_no_text() -> None:
    pile = next(option for option in OPTIONS if option.name == "pile")
    with pytest.raises(KeyError):
        value_text(pile, "ajar", ENGLISH)


@pytest.mark.parametrize("name", ["target", "time_limit", "stalemate_rounds", "set_max"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_where_a_number_of_nothing_means_something_else_that_is_said(code: str, name: str) -> None:
    said = value_text(find_option(name), 0, tongue_of(code))
    assert said.isprintable()
    assert not any(char.isdigit() for char in said)
    assert value_text(find_option(name), 12, tongue_of(code)) == "12"
