"""Why rules cannot be used, in the language of whoever has written them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.game.option_text import parse_option, read_rules_table
from core.game.rules import RulesError, make_rules
from core.game.unusable import ALLOWED
from core.game.unusable import ENGLISH as WORDING
from core.game.wording import Sentence
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules, load_rules_file, preset_table
from tests.transports.english import ENGLISH
from tests.transports.wordings import samples
from transports.unusable_text import told_unusable, unusable_text

BURRACO = dict(preset_table("burraco"))
IN_NO_FILE: dict[str, Callable[[], object]] = {
    "an option like none": lambda: parse_option("frobnicate=1"),
    "an option mistyped": lambda: parse_option("playrs=4"),
    "no value": lambda: parse_option("players"),
    "a rank like none": lambda: load_rules("burraco", {"values": {"X": 5}}),
    "a preset like none": lambda: load_rules("bridge"),
    "a preset mistyped": lambda: load_rules("buracco"),
    "a switch": lambda: parse_option("same_card=maybe"),
    "a list": lambda: load_rules("burraco", {"initial_meld": [[0, 50], [0, 60]]}),
    "a table": lambda: load_rules("burraco", {"values": 5}),
    "worth": lambda: load_rules("burraco", {"values": {"K": -1}}),
    "one of two": lambda: load_rules("burraco", {"teams": 4}),
    "a word": lambda: load_rules("burraco", {"opening": "gently"}),
    "one of two or derived": lambda: load_rules("burraco", {"decks": 4}),
    "a number": lambda: load_rules("burraco", {"target": -5}),
    "a number or derived": lambda: load_rules("burraco", {"pots": "many"}),
    "a number without an end": lambda: load_rules("burraco", {"target": 10**5000}),
    "a base without an option": lambda: make_rules("mine", {k: v for k, v in BURRACO.items() if k != "sets"}, {}),
    "a base without a worth": lambda: make_rules("mine", {**BURRACO, "values": {"K": 10}}, {}),
    "three teams": lambda: load_rules("burraco", {"teams": 3}),
    "cards that are not there": lambda: load_rules("burraco", {"hand_size": 50}),
    "far too many": lambda: load_rules("stbl", {"hand_size": 50, "pot_size": 60, "decks": 3}),
    "no TOML": lambda: read_rules_table("players == 4", "mine.toml"),
    "deeper than can be read": lambda: read_rules_table("x = " + "[" * 5000, "mine.toml"),
}


def refused(attempt: Callable[[], object]) -> RulesError:
    with pytest.raises(RulesError) as caught:
        attempt()
    return caught.value


def in_files(folder: Path) -> Iterator[RulesError]:
    """What is wrong with files of rules."""
    path = folder / "mine.toml"
    for text in ("", "preset = 'burraco'\nplayers = 5\n"):
        path.write_text(text, "utf-8")
        yield refused(lambda: load_rules_file(path))
    path.write_bytes(b"\xff\xfe")
    yield refused(lambda: load_rules_file(path))
    yield refused(lambda: load_rules_file(folder))


@pytest.mark.parametrize("attempt", IN_NO_FILE.values(), ids=IN_NO_FILE)
def test_what_core_says_in_english_is_what_the_english_catalogue_says(attempt: Callable[[], object]) -> None:
    error = refused(attempt)
    assert unusable_text(error, ENGLISH) == error.text == str(error)
    for code in LANGUAGES[1:]:
        assert unusable_text(error, tongue_of(code)) != error.text


def test_a_file_is_named_before_what_is_wrong_in_it_in_every_language(tmp_path: Path) -> None:
    for error in in_files(tmp_path):
        assert unusable_text(error, ENGLISH) == error.text
        for code in LANGUAGES[1:]:
            said = unusable_text(error, tongue_of(code))
            assert said.startswith(str(tmp_path))
            assert said != error.text


def test_there_is_a_mistake_for_every_sentence_and_for_all_that_may_be_chosen(tmp_path: Path) -> None:
    errors = [*map(refused, IN_NO_FILE.values()), *in_files(tmp_path)]
    assert {error.said.key for error in errors} == set(WORDING.sentences)
    assert {error.allowed.key for error in errors if error.allowed is not None} == set(ALLOWED.sentences)


def test_every_sentence_with_every_choice_is_said_in_every_language_and_in_english_as_core_writes_it() -> None:
    for said, allowed in itertools.product(samples(WORDING), samples(ALLOWED)):
        error = RulesError("bad_value", "target", said, allowed if "allowed" in said.given else None)
        assert unusable_text(error, ENGLISH) == error.text
        for code in LANGUAGES[1:]:
            assert unusable_text(error, tongue_of(code)) != error.text


def test_names_to_choose_from_are_joined_as_the_language_joins_them() -> None:
    error = refused(IN_NO_FILE["a word"])
    assert unusable_text(error, tongue_of("ru")) == (
        "opening: 'gently' не подходит; можно: upcard, no_pile или refusable."
    )
    assert unusable_text(error, tongue_of("es")) == "opening: 'gently' no sirve; elige upcard, no_pile o refusable."


def test_an_unknown_sentence_is_told_as_core_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORDING.sentences, "newer", "{name}: choose less.")
    error = RulesError("bad_value", "target", Sentence("newer", {"name": "target"}))
    assert unusable_text(error, tongue_of("lv")) == "target: choose less."


@pytest.mark.parametrize("what", IN_NO_FILE)
def test_what_is_wrong_is_read_back_out_of_its_english(what: str) -> None:
    error = refused(IN_NO_FILE[what])
    for language in LANGUAGES:
        assert told_unusable(error.text, tongue_of(language)) == unusable_text(error, tongue_of(language))
    assert told_unusable("Ask Ana.", ENGLISH) is None
