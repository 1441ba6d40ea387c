"""What a table did not accept, in the reader's language."""

import pytest

from core.game.refusals import ENGLISH as GAME
from core.game.wording import Sentence
from core.table.messages import Rejected
from core.table.sentences import REJECTIONS
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.wordings import hold_against_english
from transports.rejected_text import rejected_text
from transports.text import Words
from transports.tongue import Tongue

CODES = "malformed stale paused stood_in looked_already not_saved seat_freed not_yet no_vote deal_over not_your_turn"


def said(code: str, text: str, tongue: Tongue) -> str:
    words = Words(("Ana", "Bruno"), 0, load_rules("burraco", {"players": 2}), tongue, "letters")
    return rejected_text(Rejected(seq=1, at=None, code=code, text=text, now=1), words)


def test_every_sentence_of_a_table_is_said_in_every_language_and_in_english_as_it_writes_it() -> None:
    def spoken(sentence: Sentence, written: str, tongue: Tongue) -> str:
        return said("no_such_code", written, tongue)

    hold_against_english(REJECTIONS, spoken)


def test_what_the_rules_refuse_is_said_with_all_that_it_names() -> None:
    text = GAME.text("not-held-to-discard", card="TH")
    assert said("card_not_held", text, tongue_of("en")) == "You do not hold 10H; discard a card of your hand."
    assert said("card_not_held", text, tongue_of("it")) == "Non hai 10H; scarta una carta della tua mano."


@pytest.mark.parametrize("code", CODES.split())
def test_a_sentence_that_is_not_known_is_told_by_its_code(code: str) -> None:
    for language in LANGUAGES:
        assert said(code, "A newer table says so.", tongue_of(language)) != "A newer table says so."


def test_a_code_that_is_not_known_is_told_in_the_words_of_the_table() -> None:
    assert said("newer", "Put TH back.", tongue_of("es")) == "Put 10H back."
