"""How keys are called in each language, and which letters answer a question in it."""

from __future__ import annotations

import pytest

from scripts.locales import LANGUAGES, tongue_of
from transports.fullscreen.keynames import answered, named


def test_keys_are_called_as_on_the_keyboards_of_the_language() -> None:
    assert named("PgUp PgDn", tongue_of("es")) == "RePág AvPág"
    assert named("Shift ← →", tongue_of("it")) == "Maiusc ← →"
    assert named("Home End", tongue_of("en")) == "Home End"
    assert named("Enter", tongue_of("it")) == "Invio"


def test_the_space_bar_has_a_name_and_blanks_between_keys_have_none() -> None:
    assert named("", tongue_of("ru")) == "Пробел"
    assert named("q  Ctrl-C", tongue_of("ru")) == "q  Ctrl-C"


@pytest.mark.parametrize(
    ("code", "yes"), [("en", "y"), ("ru", "д"), ("lv", "j"), ("it", "s"), ("pt-BR", "s"), ("es", "S")]
)
def test_a_question_is_answered_with_the_letter_of_the_language(code: str, yes: str) -> None:
    assert answered(yes, tongue_of(code)) is True


@pytest.mark.parametrize("code", LANGUAGES)
def test_y_and_n_answer_in_every_language_and_other_letters_in_none(code: str) -> None:
    tongue = tongue_of(code)
    assert [answered(letter, tongue) for letter in ("y", "n", "x", None)] == [True, False, None, None]


def test_a_russian_n_says_no_to_who_reads_russian_and_is_the_key_of_y_to_all_others() -> None:
    assert answered("н", tongue_of("ru")) is False
    assert answered("н", tongue_of("en")) is True
    assert answered("т", tongue_of("ru")) is False
