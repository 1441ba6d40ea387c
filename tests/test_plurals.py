"""Numbers in sentences: every language has the form that each number wants, by the plural rules of the CLDR."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import config_dir

NUMBERS: Final = (0, 1, 2, 5, 11, 21, 101)
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "topics-pile-closed": ("0 cards", "1 card;", "2 cards", "5 cards", "11 cards", "21 cards", "101 cards"),
        "topics-player": ("no cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards", "101 cards"),
        "topics-hand": ("0 cards,", "1 card,", "2 cards,", "5 cards,", "11 cards,", "21 cards,", "101 cards,"),
        "reason-over": ("0 ways", "1 way the", "2 ways", "5 ways", "11 ways", "21 ways", "101 ways"),
        "front-verify-faults": (
            "No fault was",
            "1 fault was",
            "2 faults were",
            "5 faults were",
            "11 faults were",
            "21 faults were",
            "101 faults were",
        ),
    },
    "ru": {
        "topics-pile-closed": ("0 карт;", "1 карта", "2 карты", "5 карт;", "11 карт;", "21 карта", "101 карта"),
        "topics-player": ("нет карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "101 карта"),
        "topics-hand": ("0 карт ", "1 карта ", "2 карты ", "5 карт ", "11 карт ", "21 карта ", "101 карта "),
        "reason-over": (
            "проверено 0 раскладов",
            "проверен 1 расклад ",
            "проверено 2 расклада",
            "проверено 5 раскладов",
            "проверено 11 раскладов",
            "проверен 21 расклад ",
            "проверен 101 расклад ",
        ),
        "scores-hand": ("0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "101 очко"),
    },
    "lv": {
        "topics-pile-closed": ("0 kāršu", "1 kārts", "2 kārtis", "5 kārtis", "11 kāršu", "21 kārts", "101 kārts"),
        "topics-player": ("bez kārtīm", "1 kārts", "2 kārtis", "5 kārtis", "11 kāršu", "21 kārts", "101 kārts"),
        "topics-hand": ("0 kāršu", "1 kārts", "2 kārtis", "5 kārtis", "11 kāršu", "21 kārts", "101 kārts"),
        "reason-over": (
            "pārbaudīts 0 slēpto kāršu izkārtojumu)",
            "pārbaudīts 1 slēpto kāršu izkārtojums",
            "pārbaudīti 2 slēpto kāršu izkārtojumi",
            "pārbaudīti 5 slēpto kāršu izkārtojumi",
            "pārbaudīts 11 slēpto kāršu izkārtojumu)",
            "pārbaudīts 21 slēpto kāršu izkārtojums",
            "pārbaudīts 101 slēpto kāršu izkārtojums",
        ),
        "scores-hand": ("0 punktu", "1 punkta", "2 punktu", "5 punktu", "11 punktu", "21 punkta", "101 punkta"),
    },
    "it": {
        "topics-pile-closed": ("0 carte", "1 carta", "2 carte", "5 carte", "11 carte", "21 carte", "101 carte"),
        "topics-player": ("nessuna carta", "1 carta", "2 carte", "5 carte", "11 carte", "21 carte", "101 carte"),
        "topics-hand": (
            "0 carte, che valgono",
            "1 carta, che vale ",
            "2 carte, che valgono",
            "5 carte, che valgono",
            "11 carte, che valgono",
            "21 carte, che valgono",
            "101 carte, che valgono",
        ),
        "reason-better": ("0 punti", "1 punto", "2 punti", "5 punti", "11 punti", "21 punti", "101 punti"),
        "front-verify-faults": (
            "Nessun errore",
            "Trovato 1 errore",
            "Trovati 2 errori",
            "Trovati 5 errori",
            "Trovati 11 errori",
            "Trovati 21 errori",
            "Trovati 101 errori",
        ),
    },
    "pt-BR": {
        "topics-pile-closed": ("0 carta;", "1 carta;", "2 cartas", "5 cartas", "11 cartas", "21 cartas", "101 cartas"),
        "topics-player": ("nenhuma carta", "1 carta", "2 cartas", "5 cartas", "11 cartas", "21 cartas", "101 cartas"),
        "topics-hand": (
            "0 carta, que vale ",
            "1 carta, que vale ",
            "2 cartas, que valem",
            "5 cartas, que valem",
            "11 cartas, que valem",
            "21 cartas, que valem",
            "101 cartas, que valem",
        ),
        "reason-better": ("0 ponto ", "1 ponto ", "2 pontos", "5 pontos", "11 pontos", "21 pontos", "101 pontos"),
        "front-verify-faults": (
            "Nenhum erro",
            "1 erro encontrado.",
            "2 erros encontrados",
            "5 erros encontrados",
            "11 erros encontrados",
            "21 erros encontrados",
            "101 erros encontrados",
        ),
    },
    "es": {
        "topics-pile-closed": ("0 cartas", "1 carta;", "2 cartas", "5 cartas", "11 cartas", "21 cartas", "101 cartas"),
        "topics-player": ("sin cartas", "1 carta", "2 cartas", "5 cartas", "11 cartas", "21 cartas", "101 cartas"),
        "topics-hand": (
            "0 cartas, que valen",
            "1 carta, que vale ",
            "2 cartas, que valen",
            "5 cartas, que valen",
            "11 cartas, que valen",
            "21 cartas, que valen",
            "101 cartas, que valen",
        ),
        "reason-better": ("0 puntos", "1 punto ", "2 puntos", "5 puntos", "11 puntos", "21 puntos", "101 puntos"),
        "front-verify-faults": (
            "ningún error",
            "Se halló 1 error.",
            "Se hallaron 2 errores",
            "Se hallaron 5 errores",
            "Se hallaron 11 errores",
            "Se hallaron 21 errores",
            "Se hallaron 101 errores",
        ),
    },
}
"""Everyday messages, and what each says of each of the numbers."""
GIVEN: Final = {"name": "Ana", "card": "9♦", "cards": "9♦", "said": "A", "plan": "B", "rival": "C"}


class _Selectors(Visitor):
    """Every selector of a message, those within others too."""

    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


class _Names(Visitor):
    """The variables that are shown or chosen by."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def selectors(code: str) -> Iterator[tuple[str, ftl.SelectExpression]]:
    for path in sorted((config_dir() / "locales" / code).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found = _Selectors()
                found.visit(entry)
                for selector in found.found:
                    yield entry.id.name, selector


def keys_of(selector: ftl.SelectExpression) -> tuple[set[int], set[str]]:
    """The numbers and the words by which it chooses."""
    keys = [variant.key for variant in selector.variants]
    numbers = {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
    return numbers, {key.name for key in keys if isinstance(key, ftl.Identifier)}


def counts(selector: ftl.SelectExpression) -> bool:
    """Does it choose the form of what stands beside a number that is shown?

    Where the number itself is not shown ("your partner", "your partners") nothing has to agree with it.
    """
    _, words = keys_of(selector)
    shown = _Names()
    for variant in selector.variants:
        shown.visit(variant.value)
    chosen: Any = selector.selector
    return words <= CATEGORIES and isinstance(chosen, ftl.VariableReference) and chosen.id.name in shown.found


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_is_counted_has_the_form_that_every_number_wants(code: str) -> None:
    category = Locale.parse(code.replace("-", "_")).plural_form
    missing = [
        f"{key} lacks {sorted(wanted - words)}"
        for key, selector in selectors(code)
        if counts(selector)
        for numbers, words in [keys_of(selector)]
        for wanted in [{category(number) for number in NUMBERS if number not in numbers}]
        if not wanted <= words
    ]
    assert missing == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_everyday_messages_say_each_number_as_people_do(code: str) -> None:
    tongue = tongue_of(code)
    for key, forms in FORMS[code].items():
        for number, form in zip(NUMBERS, forms, strict=True):
            counted = "points" if key in ("scores-hand", "reason-better") else "count"
            given: dict[str, str | int] = {**GIVEN, "points": 5, counted: number}
            text = tongue.text(key, **given)
            assert form in text, key
