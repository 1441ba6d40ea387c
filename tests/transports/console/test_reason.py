"""Why a move is advised, in the reader's language: English as the players say it, and the others from the same keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bots import greedy
from bots.expert import ExpertMind
from bots.reason_text import CAUSES, CHOICES, ENDINGS, RANKS, Reason, Why, clause
from bots.reasons import named, reason
from bots.turn import steps
from core.game.judge import judge
from core.game.phases import OVER_PHASE
from core.game.rules import Rules
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from scripts.variations import VARIATIONS
from tests.bots.tables import deals, seen
from transports.console.reason import because
from transports.text import Style, Words

RULES = load_rules("burraco")


def words(code: str = "en", style: Style = "letters", rules: Rules = RULES) -> Words:
    return Words(
        ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")[: rules.players], 0, rules, tongue_of(code), style
    )


def said(code: str, *why: Reason, move: str = "M", style: Style = "letters") -> str:
    return because(move, why, words(code, style))


@cache
def samples() -> tuple[Reason, ...]:
    """Every reason, with whatever it may name."""
    given: dict[str, list[str | int]] = {
        "{cards}": ["9D", "JK", "9D TD"],
        "{count:d}": [1, 2, 5, 11, 21, 101],
        "{points:d}": [1, 2, 5, 21, 50, 111],
    }
    found: list[Reason] = []
    for key, text in (CAUSES | ENDINGS).items():
        choice = next((name for name in CHOICES if f"{{{name}}}" in text), None)
        values: list[dict[str, str | int]] = [{}]
        if choice is not None:
            values = [{choice: word} for word in CHOICES[choice]]
        for mark, each in given.items():
            if mark in text:
                values = [
                    value | {mark[1:].removesuffix("}").removesuffix(":d"): one} for value in values for one in each
                ]
        found += [Reason(key, value | ({"all": 12} if "{all:d}" in text else {})) for value in values]
    return tuple(found)


def decisions(rules: Rules, seed: int) -> Iterator[tuple[str, Why]]:
    """Moves in words, as greedy makes them in one deal and expert in another, and why."""
    for is_greedy, state in zip((True, False), deals(rules, 2, seed=seed), strict=True):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            if is_greedy:
                turn = [
                    (move.action, reason(before, move)) for before, move in steps(seen(state), rules, greedy.choose)
                ]
            else:
                turn = mind.advise(seen(state), rules, ())
            for action, why in turn:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                yield named(move), why
                mind.memory.moved(state, move)
                state.step(move)


def test_what_the_console_says_in_english_of_real_decisions_is_what_the_players_say() -> None:
    reached: set[str] = set()
    for number, table in enumerate(VARIATIONS):
        rules = table.rules()
        reader = words(rules=rules)
        for move, why in decisions(rules, 200 + number):
            assert because(reader.told(move), why, reader) == reader.told(clause(move, why))
            reached |= {each.key for each in why}
    assert len(reached) > 55, sorted(set(CAUSES | ENDINGS) - reached)


def test_english_is_the_same_for_every_reason_and_whatever_it_names() -> None:
    reader = words()
    for each in samples():
        assert because("M", (each,), reader) == reader.told(clause("M", (each,))), each
    assert {each.key for each in samples()} == set(CAUSES | ENDINGS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_says_every_reason_once_with_all_that_it_names(code: str) -> None:
    reader = words(code)
    for each in samples():
        text = because("«M»", (each,), reader)
        assert text.count("«M»") == 1
        assert "  " not in text
        assert text[-1] not in ",;: "
        if "cards" in each.given:
            assert reader.told(str(each.given["cards"])) in text
        if "count" in each.given:
            assert str(each.given["count"]) in text
    texts = [because("M", (each,), reader) for each in samples() if each.key.startswith("discard")]
    assert len(set(texts)) == len(texts)


def test_every_rank_is_in_the_case_that_its_sentence_wants() -> None:
    ranks = [said("ru", Reason("discard-rank-left", {"rank": rank})).rsplit(" ", 1)[-1] for rank in RANKS]
    assert " ".join(ranks) == (
        "туза двойку тройку четвёрку пятёрку шестёрку семёрку восьмёрку девятку десятку валета даму короля"
    )
    queens = [
        said(code, Reason("discard-rank-let-go", {"rank": "queen"})).split()[-2:] for code in ("it", "pt-BR", "es")
    ]
    assert queens == [["una", "donna"], ["uma", "dama"], ["una", "reina"]]


@pytest.mark.parametrize(
    ("code", "one", "few", "many"),
    [
        ("en", "21 cards are", "2 cards are", "5 cards are"),
        ("ru", "21 карта —", "2 карты —", "5 карт —"),
        ("lv", "21 kārts ir", "2 kārtis ir", "11 kāršu ir"),
    ],
)
def test_cards_are_counted_as_the_language_counts(code: str, one: str, few: str, many: str) -> None:
    for count, text in ((21, one), (2, few), (11 if code == "lv" else 5, many)):
        assert text in said(code, Reason("take-more", {"count": count}))


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("en", "discard 9♦, for nothing in your hand goes with it and it fits no meld of the others"),
        (
            "ru",
            "сбросить: 9♦, потому что к этой карте у вас ничего не подходит и соперникам такую карту приложить некуда",
        ),
        (
            "lv",
            "nomest kārti 9♦, jo pie šīs kārts tev nekas neder un pretiniekiem nav kur to pielikt",
        ),
        (
            "it",
            "scartare 9♦, perché non hai niente in mano che ci leghi "
            "e gli avversari non hanno dove attaccare questa carta",
        ),
        (
            "pt-BR",
            "descartar 9♦, porque você não tem nada na mão que combine "
            "e os adversários não têm onde encaixar essa carta",
        ),
        ("es", "descartar 9♦, porque no tienes nada que combine y los rivales no tienen dónde poner esa carta"),
    ],
)
def test_two_causes_are_one_clause_in_every_language(code: str, hint: str) -> None:
    reader = words(code, "signs")
    move = reader.tongue.text("text-discard", card=reader.card("9D"))
    assert because(move, (Reason("discard-alone"), Reason("discard-fits-none")), reader) == hint


def test_cards_are_written_as_the_reader_reads_them() -> None:
    fits = Reason("take-fits", {"cards": "9D TD"})
    assert said("en", fits, style="signs") == "M, for 9♦ 10♦ can go into your melds"
    assert said("en", fits, style="words") == "M, for nine, ten of diamonds can go into your melds"
    assert said("it", fits, style="words") == "M, perché puoi attaccare nove, dieci di quadri ai tuoi giochi"


def test_a_move_without_a_reason_is_only_named() -> None:
    assert said("ru") == "M"
