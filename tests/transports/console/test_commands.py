"""Reading a typed line: moves, numbers, words and their beginnings, and a sentence for everything else."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.notation import FORMS
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.console import commands
from transports.console.commands import COMMANDS, Typed, Unclear, explained, guide, read
from transports.console.terminal import wrapped
from transports.console.topics import TOPICS


def refused(line: str) -> str:
    with pytest.raises(Unclear) as caught:
        read(line, ENGLISH)
    return str(caught.value)


@pytest.mark.parametrize("word", [*FORMS, *COMMANDS, *TOPICS])
def test_every_word_is_understood_in_either_case(word: str) -> None:
    assert read(word, ENGLISH).word == word
    assert read(f"  {word.upper()} ", ENGLISH).word == word


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("", Typed("")),
        ("   ", Typed("")),
        ("12", Typed("number", number=12)),
        ("0", Typed("number", number=0)),
        ("disc 9d", Typed("discard", "9d")),
        ("d 9d", Typed("discard", "9d")),
        ("d", Typed("draw")),
        ("?", Typed("help")),
        ("q", Typed("quit")),
        ("u", Typed("undo")),
        ("y", Typed("yes")),
        ("sort rank", Typed("sort", "rank")),
        ("add 3 6S", Typed("extend", "3 6S")),
        ("7h 8h 9h", Typed("lay", "7h 8h 9h")),
        ("7♥ 8♥ 9♥", Typed("lay", "7♥ 8♥ 9♥")),
        ("AD KD QD", Typed("lay", "AD KD QD")),
        ("345s", Typed("lay", "345s")),
        ("Lay QH KH AH.", Typed("lay", "QH KH AH")),
        ("draw!", Typed("draw")),
        ("rules 4.4", Typed("rules", "4.4")),
    ],
)
def test_short_forms_and_beginnings_of_words_will_do(line: str, typed: Typed) -> None:
    assert read(line, ENGLISH) == typed


def test_a_beginning_that_could_be_two_words_is_not_guessed_at() -> None:
    assert refused("ta") == '"ta" could be take or table: write a little more of it.'


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("scroe", '"scroe" is nothing I know: did you mean score?'),
        ("dsicard 9D", '"dsicard" is nothing I know: did you mean discard, as in discard 9D?'),
        ("3S", '"3S" is a card; what about it? Write discard 3S, or extend and a meld\'s number before it.'),
        ("xyzzy", '"xyzzy" is nothing I know: write a move such as lay 3S 4S 5S, a number shown, or help.'),
        ("3 4", '"3 4" is no choice: write one of the numbers shown, alone.'),
        ("99999999999999999999999", '"99999999999999999..." is no choice: write one of the numbers shown, alone.'),
    ],
)
def test_what_is_not_understood_is_named_with_what_would_be(line: str, said: str) -> None:
    assert refused(line) == said


@given(st.text(max_size=80))
def test_any_line_is_understood_or_refused_in_one_printable_sentence(line: str) -> None:
    said = ""
    try:
        read(line, ENGLISH)
    except Unclear as error:
        said = str(error)
    assert said.isprintable()
    assert len(said) < 200


@pytest.mark.parametrize("line", ["x" * 10_000, "\x1b" * 10_000, "9" * 10_000, "lay " + "3S " * 3_000])
def test_ten_thousand_characters_are_answered_in_one_sentence(line: str) -> None:
    said = refused(line)
    assert said.isprintable()
    assert len(said) < 200


def test_a_word_that_wants_nothing_after_it_says_so() -> None:
    for line in ("quit now", "score 5", "table please", "hand 3", "undo 2"):
        word, rest = line.split()
        assert refused(line) == f'After {word} nothing is wanted, and there is "{rest}": write {word} alone.'


@pytest.mark.parametrize(
    ("preset", "options"), [("burraco", {}), ("buraco", {"opening": "refusable"}), ("stbl", {}), ("aberto", {})]
)
def test_help_fits_a_screen_and_begins_with_how_a_move_is_written(preset: str, options: dict[str, object]) -> None:
    rules = load_rules(preset, options)
    said = guide(rules, ENGLISH)
    assert sum(len(wrapped(text, 79, indent, hang)) for text, indent, hang in said) <= 22
    first = said[0][0]
    assert first.startswith("Moves: draw")
    assert ("withdraw" in first) == bool(rules.initial_meld)
    assert ("keep or refuse" in first) == (rules.opening == "refusable")


@pytest.mark.parametrize("word", [*FORMS, *COMMANDS, *TOPICS])
def test_help_explains_one_word(word: str) -> None:
    said = explained(word, load_rules("buraco", {"opening": "refusable"}), ENGLISH)
    assert said.startswith(word.capitalize())
    assert said.endswith(".")
    assert len(wrapped(said, 79)) <= 2


def test_help_knows_what_is_no_move_here_and_what_is_no_word() -> None:
    assert explained("keep", load_rules("stbl"), ENGLISH) == "Keep is no move in this game."
    assert explained("undoo", load_rules("stbl"), ENGLISH) == '"undoo" is no word that I know: did you mean undo?'


def test_help_names_every_word() -> None:
    for preset in ("burraco", "stbl"):
        text = " ".join(paragraph for paragraph, _, _ in guide(load_rules(preset), ENGLISH))
        assert all(word in text for word in (*COMMANDS, *TOPICS))
        assert ("take 6S 7S" in text) == (preset == "stbl")


def test_the_examples_in_its_documentation_hold() -> None:
    assert doctest.testmod(commands) == doctest.TestResults(failed=0, attempted=1)
