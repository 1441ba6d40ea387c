"""Messages by key: plurals of each language, faults that are told, and what a language falls back to."""

from __future__ import annotations

import pytest

from transports.tongue import Tongue, UnknownMessage, UntoldMessage

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
