"""Messages by key: plurals of each language, faults that are told, and what a language falls back to."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from transports.naming import called
from transports.tongue import Tongue, UnknownMessage, UntoldMessage, Value

ENGLISH = {
    "cards": "cards-held = { $count ->\n    [0] no cards\n    [one] { $count } card\n"
    "   *[other] { $count } cards\n }\n",
    "topics": "topics-long = It goes on\n    to a second line.\ntopics-named = { $name } is to move.\n"
    "topics-apart =\n    .here = only this\n",
}
LATVIAN = {
    "cards": "cards-held = { $count ->\n    [zero] { $count } kāršu\n    [one] { $count } kārts\n"
    "   *[other] { $count } kārtis\n }\n",
}


def english() -> Tongue:
    return Tongue("en", ENGLISH.get)


@pytest.mark.parametrize(
    ("count", "said"), [(0, "no cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards"), (1250, "1250 cards")]
)
def test_a_number_chooses_the_plural_and_is_not_grouped(count: int, said: str) -> None:
    assert english().text("cards-held", count=count) == said


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 kāršu"), (1, "1 kārts"), (2, "2 kārtis"), (11, "11 kāršu"), (21, "21 kārts")]
)
def test_every_language_has_its_own_plurals(count: int, said: str) -> None:
    assert Tongue("lv", LATVIAN.get, english()).text("cards-held", count=count) == said


def test_a_message_is_one_line() -> None:
    assert english().text("topics-long") == "It goes on to a second line."


@pytest.mark.parametrize("name", ["<&_*{}", "{ $count }", "Ана", '"'])
def test_a_name_stands_as_it_is(name: str) -> None:
    assert english().text("topics-named", name=name) == f"{name} is to move."


def test_what_a_language_lacks_is_said_in_the_other() -> None:
    latvian = Tongue("lv", LATVIAN.get, english())
    assert latvian.text("topics-named", name="Ana") == "Ana is to move."
    assert latvian.has("cards-held")
    assert not latvian.has("topics-named")


@pytest.mark.parametrize("key", ["topics-none", "nowhere-at-all", "topics-apart", ""])
def test_a_key_without_a_message_is_a_fault(key: str) -> None:
    with pytest.raises(UnknownMessage):
        english().text(key)


def test_a_message_that_was_not_given_all_it_names_is_a_fault() -> None:
    with pytest.raises(UntoldMessage, match="name"):
        english().text("topics-named")


def test_a_subject_is_read_when_it_is_first_wanted_and_once() -> None:
    wanted: list[str] = []

    def read(subject: str) -> str | None:
        wanted.append(subject)
        return ENGLISH.get(subject)

    tongue = Tongue("en", read)
    assert wanted == []
    tongue.text("topics-long")
    tongue.text("topics-named", name="Ana")
    assert wanted == ["topics"]


def test_a_sentence_is_worded_once_for_the_same_values_and_anew_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    tongue, worded = english(), Tongue._worded
    asked: list[str] = []

    def counting(self: Tongue, key: str, given: Mapping[str, Value]) -> str:
        asked.append(key)
        return worded(self, key, given)

    monkeypatch.setattr(Tongue, "_worded", counting)
    for count in (1, 2, 1, 2):
        assert tongue.text("cards-held", count=count) == ("1 card" if count == 1 else "2 cards")
    assert tongue.text("topics-named", name="1") == "1 is to move."
    assert tongue.text("topics-named", name="Ann") == "Ann is to move."
    assert len(asked) == 4


def test_what_this_program_is_called_is_said_as_it_is_called_now() -> None:
    tongue = Tongue("en", {"topics": "topics-go = { PROGRAM() } play\n"}.get)
    assert tongue.text("topics-go") == "buraco play"
    with called(lambda: "python -m buraco"):
        assert tongue.text("topics-go") == "python -m buraco play"
    assert tongue.text("topics-go") == "buraco play"


def test_not_all_that_was_ever_said_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("transports.tongue.MOST_SAID", 3)
    tongue = english()
    for count in range(10):
        tongue.text("cards-held", count=count)
        assert len(tongue._said) <= 3
