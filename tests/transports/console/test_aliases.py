"""What can be typed in the words of each language, beside the English ones."""

from __future__ import annotations

import io

import pytest

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.notation import FORMS, parse_action
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.console.aliases import WORDS, completed, in_own_words, own_words
from transports.console.commands import COMMANDS, Typed, Unclear, explained, guide, meaning, read
from transports.console.lines import Keyboard
from transports.console.lobby_words import WORDS as LOBBY
from transports.console.lobby_words import read as read_in_lobby
from transports.console.topics import TOPICS
from transports.text import Style, Words

OTHERS = LANGUAGES[1:]
RULES = load_rules("buraco", {"opening": "refusable"})
SHOWN: list[Action] = [
    Draw(),
    Keep(),
    Refuse(),
    Take(),
    Take(None, ("4H", "5H")),
    Take(3, ()),
    Take(12, ("JK",)),
    Lay(("3S", "4S", "TS")),
    Lay(("5S", "5H", "5H", "5D", "JK")),
    Lay(("KS", "KS", "KS", "KC")),
    Extend(3, ("2D", "6S")),
    Extend(3, ("AH", "AD", "AC", "2H", "3H")),
    Withdraw(),
    Discard("9D"),
]


def test_every_move_command_and_topic_has_its_own_words() -> None:
    assert set(WORDS) == {*FORMS, *COMMANDS, *TOPICS, "yes", "no"}
    for word in WORDS:
        assert own_words(word, ENGLISH) == []
        for code in OTHERS:
            own = own_words(word, tongue_of(code))
            assert len(own) <= 3
            assert own or (code in ("it", "es") and word == "no"), (code, word)


@pytest.mark.parametrize("code", OTHERS)
def test_no_own_word_is_another_of_the_language_nor_an_english_one_for_something_else(code: str) -> None:
    tongue = tongue_of(code)
    every = [own for word in WORDS for own in own_words(word, tongue)]
    assert len(set(every)) == len(every)
    for word in WORDS:
        for own in own_words(word, tongue):
            assert own == own.lower().strip()
            assert own not in LOBBY
            typed = meaning(own)
            assert typed is None or own == "nē", own  # without its accent it begins "new": then it is asked for more
            assert read(own, tongue) == Typed(word)
            assert read(f" {own.upper()} ", tongue) == Typed(word)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("style", ["signs", "letters", "words"])
@pytest.mark.parametrize("action", SHOWN, ids=repr)
def test_every_move_can_be_typed_as_the_language_shows_it(code: str, style: Style, action: Action) -> None:
    words = Words(("Ana", "Bruno"), 0, RULES, tongue_of(code), style)
    shown = words.action(action)
    for line in (shown, shown.upper(), f"  {shown}"):
        assert parse_action(read(line, words.tongue).line, closed=True) == action


@pytest.mark.parametrize(
    ("code", "line", "said"),
    [
        ("ru", "сбросить 9D", "discard 9D"),
        ("ru", "СБРОСИТЬ: 9♦", "discard 9♦"),
        ("ru", "выл 3S 4S 5S", "lay 3S 4S 5S"),
        ("ru", "счет", "score"),
        ("ru", "взять с", "take"),
        ("ru", "имя Ёлка", "name Ёлка"),
        ("ru", "draw", "draw"),
        ("lv", "papildinat 3 6S", "extend 3 6S"),
        ("lv", "paņemt at", "withdraw"),
        ("it", "cala 3s 4s 5s", "lay 3s 4s 5s"),
        ("it", "raccogliere 4H 5H", "take 4H 5H"),
        ("it", "aiuto hint", "help hint"),
        ("pt-BR", "nao", "no"),
        ("pt-BR", "mao", "hand"),
        ("es", "anadir 3 6S", "extend 3 6S"),
        ("es", "l 3S 4S 5S", "lay 3S 4S 5S"),
    ],
)
def test_accents_may_be_left_out_and_beginnings_will_do(code: str, line: str, said: str) -> None:
    assert read(line, tongue_of(code)).line == said
    if line.split()[0] not in ("draw", "l"):
        with pytest.raises(Unclear):
            read(line, ENGLISH)


@pytest.mark.parametrize(
    ("code", "line", "said"),
    [
        ("ru", "взять", "взять карту"),
        ("ru", "взять", "взять сброс"),
        ("ru", "взять 4H 5H", "взять сброс"),
        ("lv", "paņemt", "paņemt atpakaļ"),
        ("lv", "ne", "new"),
        ("es", "re", "refuse"),
        ("es", "re", "retirar"),
        ("it", "scratare 9D", "scartare"),
        ("es", "score 5", "puntos solo"),
    ],
)
def test_what_could_be_two_things_or_is_mistyped_is_not_guessed_at(code: str, line: str, said: str) -> None:
    with pytest.raises(Unclear) as caught:
        read(line, tongue_of(code))
    assert said in str(caught.value)


def test_help_lists_the_own_words_and_explains_them() -> None:
    said = [text for text, _, _ in guide(RULES, tongue_of("lv"))]
    assert "vilkt (draw) · paturēt (keep)" in said[-1]
    assert "vilkt" not in " ".join(text for text, _, _ in guide(RULES, ENGLISH))
    assert explained("vilkt", RULES, tongue_of("lv")) == explained("draw", RULES, tongue_of("lv"))


def test_in_a_lobby_help_may_be_asked_for_in_own_words() -> None:
    assert read_in_lobby("ajuda sit", "lobby", tongue_of("pt-BR")) == ("help", "sit")
    assert read_in_lobby("comprar", "lobby", tongue_of("pt-BR")) is None
    assert read_in_lobby("voltar", "deal", tongue_of("pt-BR")) == ("back", "")


def test_nothing_is_read_out_of_an_empty_line_nor_where_there_are_no_own_words() -> None:
    assert in_own_words("  ", tongue_of("it")).words == {}
    assert in_own_words("pescare", ENGLISH).words == {}


def test_the_tabulator_completes_words_of_the_language_that_is_spoken_now() -> None:
    now = [tongue_of("it")]
    keyboard = Keyboard("", lambda: completed(now[0]), io.StringIO())
    assert [keyboard._complete("SCAR", number) for number in (0, 1, 2)] == ["scartare ", "scarta ", None]
    now[0] = tongue_of("es")
    assert [keyboard._complete("rech", number) for number in (0, 1, 2)] == ["rechazar ", "rechaza ", None]
