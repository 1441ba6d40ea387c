"""What is wrong with a typed move, in the language of whoever has typed it."""

import pytest

from core.game.errors import NotationError
from core.game.notation import ENGLISH as WORDING
from core.game.notation import parse_action, parse_card, parse_cards
from core.game.wording import Sentence
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.english import ENGLISH
from tests.transports.wordings import hold_against_english
from transports.notation_text import notation_text
from transports.tongue import Tongue

UNREADABLE = [
    "",
    "x" * 2_000,
    "frobnicate",
    "dicard 9D",
    "draw 3S",
    "take 3S",
    "extend",
    "extend 3S 4S",
    "discard",
    "lay",
    "extend 3",
    "discard 9D 8D",
    "lay " + "3S " * 80,
    "lay 3SJK4S",
    "lay 3S xx",
    "lay 3S 4",
    "lay S",
    "lay S4",
]


def wrong(line: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_action(line, closed=False)
    return caught.value


@pytest.mark.parametrize("line", UNREADABLE, ids=lambda line: repr(line[:20]))
def test_what_core_says_of_a_line_in_english_is_what_the_english_catalogue_says(line: str) -> None:
    error = wrong(line)
    assert notation_text(error, ENGLISH) == str(error)
    for code in LANGUAGES[1:]:
        assert notation_text(error, tongue_of(code)) != str(error)


def test_every_sentence_is_said_in_every_language_and_in_english_as_core_writes_it() -> None:
    def said(sentence: Sentence, written: str, tongue: Tongue) -> str:
        return notation_text(NotationError(sentence, written), tongue)

    hold_against_english(WORDING, said)


def test_lines_come_to_every_sentence_that_there_is() -> None:
    met = {wrong(line).said.key for line in UNREADABLE}
    for line, parse in (("3S 4S", parse_card), ("", parse_cards)):
        with pytest.raises(NotationError) as caught:
            parse(line)
        met.add(caught.value.said.key)
    assert met == set(WORDING.sentences)


def test_an_unknown_sentence_is_told_as_it_is() -> None:
    assert notation_text(NotationError(Sentence("newer"), "Write less."), tongue_of("lv")) == "Write less."


@pytest.mark.parametrize(
    ("code", "count", "said"),
    [("ru", 21, "названа 21 карта"), ("ru", 3, "названы 3 карты"), ("ru", 11, "названо 11 карт"), ("lv", 1, "1 kārts")],
)
def test_cards_are_counted_as_the_language_counts(code: str, count: int, said: str) -> None:
    error = NotationError(Sentence("one-card", {"typed": "345S", "count": count}), "")
    assert said in notation_text(error, tongue_of(code))
