"""Every word that a message of a language tells people to type is one of its own words, and is understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from core.game.errors import NotationError
from core.game.notation import FORMS, parse_action
from core.table.seats import PHRASES
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.console.aliases import (
    AFTERWARDS,
    AT_TABLE,
    WORDS,
    afterwards,
    at_table,
    own_words,
    to_type,
    to_type_after,
)
from transports.console.commands import Typed, Unclear, explained, guide, meaning, read
from transports.console.lobby_words import help_in_play, help_lines, phrase_of, spoken, typed_phrases
from transports.console.lobby_words import read as read_in_lobby
from transports.console.onlooker_words import help_lines as watching_help
from transports.console.onlooker_words import meant as meant_watching
from transports.console.rematch import Another
from transports.notation_text import notation_text
from transports.tongue import Tongue

OTHERS = LANGUAGES[1:]
LOCALES: Final = Path(__file__).parents[3] / "config" / "locales"
RULES = load_rules("buraco", {"opening": "refusable"})
QUOTED: Final = {"ru": "«([^«»]*)»", "lv": "„([^„”]*)”", "it": "«([^«»]*)»", "pt-BR": '"([^"]*)"', "es": "«([^«»]*)»"}
LABELS: Final = ("front", "tglobby")
"""Here something else than typed words stands in quotation marks: what is chosen by keys, or buttons of a chat."""
BUTTONS: Final = (
    "tgfront-hello-group",
    "tgfront-seat-press-start",
    "tgfront-hand-missing",
    "tgfront-anonymous",
    "tggroup-hand-not-shown",
)
"""Where one message in a room of typed words names a button or a switch of Telegram itself."""
AFTER: Final = {
    "sort": ("suit", "rank"),
    "cards": ("signs", "letters", "words"),
    "announce": ("all", "brief", "quiet"),
}
FOR_PROGRAMS: Final = ("refusal-malformed",)
NATIVE: Final = {"no", "all"}
"""Words that other languages have too ("all'inizio")."""
SHORT: Final = re.compile(r"\b([a-z]{2,})\b")


def messages(code: str) -> Iterator[tuple[str, str]]:
    """Every message of a language, by key, on one line; those of typed.ftl aside."""
    for file in sorted((LOCALES / code).glob("*.ftl")):
        if file.stem not in ("typed", *LABELS):
            text = re.sub(r"(?m)^#.*\n", "", file.read_text())
            for key, said in re.findall(r"(?m)^([a-z][a-z0-9-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", text):
                yield key, " ".join(said.split())


def is_understood(line: str, tongue: Tongue) -> bool:
    if meaning(line, tongue) is not None or line.split(" ")[0] in AFTERWARDS:
        return True
    for english in (at_table(line, tongue), afterwards(line, tongue)):
        word, _, rest = english.partition(" ")
        if word == "say" and rest:
            return phrase_of(rest, tongue) is not None
        if word in (*AT_TABLE, *AFTERWARDS):
            return True
    typed = meaning(line.partition(" ")[0], tongue)
    return typed is not None and typed.word == "rules"  # of a preset, where a game is chosen


@pytest.mark.parametrize("code", OTHERS)
def test_every_word_in_quotation_marks_is_understood(code: str) -> None:
    tongue = tongue_of(code)
    told = [
        (key, line)
        for key, text in messages(code)
        for line in re.findall(QUOTED[code], text)
        if not line.startswith("{") and not key.startswith("rules-") and key not in BUTTONS
    ]
    assert len(told) > 100
    unread = [(key, line) for key, line in told if not is_understood(re.sub(r"\{[^}]*\}", "9D", line), tongue)]
    assert unread == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_message_tells_people_to_type_an_english_word(code: str) -> None:
    tongue = tongue_of(code)
    known = {*WORDS, *AT_TABLE, *(rest for rests in AFTER.values() for rest in rests)} - NATIVE
    english = {word for word in known if word not in (own for each in WORDS for own in own_words(each, tongue))}
    found = []
    for key, text in messages(code):
        if key not in FOR_PROGRAMS:
            plain = re.sub(
                r"(?:buraco|\{ PROGRAM\(\) \}) \w+|`[^`]*`|\$[\w-]+|--[\w-]+|[\w-]+=[\w-]+|buraco\.log|\[[\w-]+\]|/\w+",
                " ",
                text,
            )
            found += [(key, word) for word in SHORT.findall(plain) if word in english]
    assert found == []


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_written_after_a_command_has_own_words_too(code: str) -> None:
    tongue = tongue_of(code)
    for word, rests in AFTER.items():
        for rest in rests:
            shown = to_type(f"{word} {rest}", tongue)
            assert shown == f"{to_type(word, tongue)} {to_type_after(word, rest, tongue)}"
            assert to_type_after(word, rest, tongue) != rest
            for line in (shown, shown.upper(), f"{word} {rest}", f"{word} {to_type_after(word, rest, tongue)}"):
                assert read(line, tongue) == Typed(word, rest)
    assert read("name Suit", tongue) == Typed("name", "Suit")


@pytest.mark.parametrize("code", OTHERS)
def test_the_words_about_the_people_at_a_table_are_read(code: str) -> None:
    tongue = tongue_of(code)
    for word in AT_TABLE:
        own = own_words(word, tongue)
        assert own
        for line in own:
            assert meaning(line, tongue) is None, (word, line)
            for phase in ("lobby", "playing"):
                assert read_in_lobby(line, phase, tongue) == (word, "")
                assert read_in_lobby(f" {line.upper()} 1 Ana", phase, tongue) == (word, "1 Ana")
    assert meant_watching(to_type("seats", tongue), tongue) == "seats"


@pytest.mark.parametrize("code", OTHERS)
def test_a_phrase_can_be_said_as_it_is_heard(code: str) -> None:
    tongue = tongue_of(code)
    for phrase in PHRASES:
        assert phrase_of(spoken(phrase, tongue), tongue) == phrase
        assert phrase_of(phrase.replace("_", " "), tongue) == phrase
    assert [phrase_of(each, tongue) for each in typed_phrases(tongue).split(", ")] == list(PHRASES)


@pytest.mark.parametrize("code", OTHERS)
def test_help_and_refusals_show_moves_as_they_can_be_typed(code: str) -> None:
    tongue = tongue_of(code)
    for verb, form in FORMS.items():
        shown = to_type(form, tongue)
        assert shown != form
        assert parse_action(read(shown, tongue).line, closed=False) == parse_action(form, closed=False)
        if shown != to_type(verb, tongue):
            assert any(shown in text for text, _, _ in guide(RULES, tongue)) or verb == "extend"
    for line in ("lay", "extend 3", "take x", "draw x"):
        with pytest.raises(NotationError) as caught:
            parse_action(line, closed=False)
        said = notation_text(caught.value, tongue)
        assert to_type(line.split(" ")[0], tongue).lower() in said.lower()
    with pytest.raises(Unclear) as unclear:
        read("xyzzy", tongue)
    assert to_type(FORMS["lay"], tongue) in str(unclear.value)


@pytest.mark.parametrize("code", OTHERS)
def test_help_says_once_that_english_words_are_understood(code: str) -> None:
    tongue = tongue_of(code)
    told = [text for text, _, _ in guide(RULES, tongue)]
    assert [text for text in told if f"{to_type('draw', tongue)} (draw)" in text] == [told[-1]]
    assert told[0].count(to_type("discard", tongue)) == 1


@pytest.mark.parametrize("code", OTHERS)
def test_every_word_of_a_list_with_dots_is_understood(code: str) -> None:
    tongue = tongue_of(code)
    for text in (*help_lines(tongue), *help_lines(tongue, invited=True), *help_in_play(tongue)):
        for part in text.partition(": ")[2].rstrip(".").split(" · "):
            line = re.sub(r"\(.*", "", part).strip()
            word = re.split(r" (?:или|vai|o|ou) ", line)[0]
            assert is_understood(word, tongue), (text, part)
    for text in watching_help(tongue):
        for word in text.partition(":")[0].split(", "):
            assert meant_watching(word, tongue) != word or word in WORDS, (text, word)


def test_nothing_is_guessed_that_cannot_be_explained_here() -> None:
    tongue = tongue_of("pt-BR")
    assert not explained("expulsar", RULES, tongue).endswith("seria expulsar?")
    assert "descartar" in explained("descatar", RULES, tongue)


def test_another_match_is_asked_for_in_own_words() -> None:
    for code in LANGUAGES:
        another = Another()
        assert another.chosen(to_type("again", tongue_of(code)), tongue_of(code))
        assert another.wanted
    assert not Another().chosen("de novo", ENGLISH)


def test_the_words_of_a_replay_are_read() -> None:
    for code in OTHERS:
        tongue = tongue_of(code)
        for word in AFTERWARDS:
            assert own_words(word, tongue)
            for own in own_words(word, tongue):
                assert afterwards(f"{own} 2", tongue) == f"{word} 2"
    assert afterwards("fine", ENGLISH) == "fine"
