"""Why a table did not do what was ordered, in the reader's language."""

import pytest

from core.game.rules import RulesError
from core.game.wording import Sentence
from core.table.given import misfit
from core.table.house import wrong_program
from core.table.messages import OptionDeclared
from core.table.orders import Refused
from core.table.sentences import ANSWERS
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.wordings import hold_against_english
from transports.refused_text import answer_text, refused_text
from transports.tongue import Tongue
from transports.unusable_text import unusable_text

OTHERWISE = ("no-such-bot-near", "unknown-option-near")
"""A question that a table ends with a full stop as well."""
CODES = """not_now free_seat bad_name bad_kind not_a_bot table_full void_invitation dealt_already seat_taken free_seats
no_such_seat name_taken match_over unknown_bot bad_worlds too_many_options bad_option unknown_option malformed no_lobby
too_many_people bad_rules bad_overrides bad_hold"""


def test_every_answer_of_a_table_is_said_in_every_language_and_in_english_as_it_writes_it() -> None:
    def spoken(sentence: Sentence, written: str, tongue: Tongue) -> str:
        return refused_text(Refused(code="no_such_code", text=written), tongue)

    hold_against_english(ANSWERS, spoken, otherwise=OTHERWISE)


@pytest.mark.parametrize("code", CODES.split())
def test_a_sentence_that_is_not_known_is_told_by_its_code(code: str) -> None:
    for language in LANGUAGES:
        said = refused_text(Refused(code=code, text="A newer table says so."), tongue_of(language))
        assert said != "A newer table says so."


def test_what_is_not_known_at_all_is_told_in_the_words_of_the_table() -> None:
    assert refused_text(Refused(code="newer", text="Ask Ana."), tongue_of("lv")) == "Ask Ana."
    assert answer_text("Ask Ana.", tongue_of("lv")) is None


@pytest.mark.parametrize(
    ("program", "english", "russian"),
    [
        ("gredy", "did you mean greedy?", "может быть, greedy?"),
        ("xyzzy", "choose chance, greedy or search.", "выберите из этих: chance, greedy или search."),
    ],
)
def test_the_bots_to_choose_from_are_named(program: str, english: str, russian: str) -> None:
    answer = wrong_program(program, ("chance", "greedy", "search"))
    assert answer is not None
    assert refused_text(answer, tongue_of("en")).endswith(english)
    assert refused_text(answer, tongue_of("ru")) == f"Бота '{program}' здесь нет; {russian}"


def test_what_is_wrong_with_an_option_of_a_bot_is_said_with_all_that_it_names() -> None:
    declared = (OptionDeclared(name="depth", kind="int", min=1, max=9),)
    wrong = misfit(declared, {"depth": 12})
    assert wrong is not None
    said = refused_text(Refused(code=wrong[0], text=wrong[1]), tongue_of("es"))
    assert said == "La opción depth es un número entero del 1 al 9, y no 12."


@pytest.mark.parametrize(
    ("changed", "russian"),
    [
        ({"teams": 3}, "teams: для 3 команд нужно 6 игроков"),
        ({"target": -5}, "target: "),
        ({"playrs": 5}, "playrs: "),
        ({"pile": "shut"}, "pile: "),
    ],
)
def test_rules_that_cannot_be_made_are_refused_as_everywhere(changed: dict[str, object], russian: str) -> None:
    with pytest.raises(RulesError) as caught:
        load_rules("burraco", changed)
    answer = Refused(code="bad_rules", text=caught.value.text)
    assert refused_text(answer, tongue_of("en")) == caught.value.text
    for language in LANGUAGES:
        assert refused_text(answer, tongue_of(language)) == unusable_text(caught.value, tongue_of(language))
    assert refused_text(answer, tongue_of("ru")).startswith(russian)
