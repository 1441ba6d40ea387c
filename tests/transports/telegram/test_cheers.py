"""What a group cheers at: canastas, pots, going out, stand-ins, the sheet; nothing else, and each once."""

from __future__ import annotations

import pytest

from core.game.events import (
    AnyEvent,
    Discarded,
    Drew,
    Extended,
    Laid,
    Pot,
    Returned,
    StoodIn,
    Took,
    WentOut,
    Withdrew,
)
from core.game.scoring import Sheet
from core.table.messages import End, MatchResult
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from transports.telegram.cheers import cheers, sheet
from transports.text import Words

RULES = load_rules("burraco", {"draw_for": "deal"})
WORDS = Words(("Ana", "Bea", "Carlo", "Dora"), None, RULES, tongue_of("en"))
SEVEN = ("3S", "4S", "5S", "6S", "7S", "8S", "9S")


def cheered(*events: AnyEvent, people: frozenset[int] = frozenset()) -> list[str]:
    return cheers(events, WORDS, people)


def test_a_canasta_is_cheered_when_it_becomes_one() -> None:
    six = Laid(seat=0, meld=1, cards=SEVEN[:6])
    seventh = Extended(seat=0, meld=1, added=("9S",), cards=SEVEN)
    eighth = Extended(seat=2, meld=1, added=("TS",), cards=(*SEVEN, "TS"))
    assert cheered(six) == []
    assert cheered(six, seventh, eighth) == ["🎉 Ana makes a clean canasta: 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠"]


def test_a_dirty_canasta_that_was_clean_is_news() -> None:
    spoilt = Extended(seat=1, meld=1, added=("JK",), cards=(*SEVEN, "JK"))
    assert cheered(spoilt) == ["🎉 Bea makes a dirty canasta: (JK) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠"]


def test_pots_and_going_out_are_cheered() -> None:
    assert cheered(Pot(seat=1, direct=True), Pot(seat=2, direct=False), WentOut(seat=3)) == [
        "🃏 Bea takes a pot and plays on.",
        "🃏 Carlo takes a pot.",
        "🏁 Dora goes out!",
    ]


def test_what_everybody_does_all_the_time_is_not() -> None:
    assert cheered(Drew(seat=0), Took(seat=1, count=3, cards=("4H",)), Discarded(seat=0, card="KS")) == []


def test_what_was_taken_back_is_not_cheered() -> None:
    laid = Laid(seat=0, meld=1, cards=SEVEN)
    pot = Pot(seat=1, direct=False)
    assert cheered(pot, laid, Withdrew(seat=0, minimum=65)) == ["🃏 Bea takes a pot."]


def test_a_stand_in_is_told_of_people_only() -> None:
    events = (StoodIn(seat=0), Returned(seat=0), StoodIn(seat=1))
    assert cheered(*events, people=frozenset({0})) == ["🤖 A stand-in plays for Ana.", "👋 Ana came back."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_every_item_and_the_result(language: str) -> None:
    words = Words(WORDS.names, None, RULES, tongue_of(language))
    sheets = (
        Sheet(cards=75, canastas=((1, "clean", 200),), out=100, cut=0, hands=-15, pot=0),
        Sheet(cards=30, canastas=(), out=0, cut=0, hands=-55, pot=-100),
    )
    end = End(n=3, score=(360, -125), totals=(2_010, 640), sheet=sheets, secret=None)
    text = sheet(end, words)
    for number in ("75", "200", "100", "-15", "360", "2010", "30", "-55", "-100", "-125", "640"):
        assert number in text
    assert "🏆" not in text
    result = MatchResult(winner=0, totals=(2_010, 640), reason="target")
    last = sheet(End(n=3, score=(360, -125), totals=(2_010, 640), sheet=sheets, secret=None, result=result), words)
    assert last.startswith(text)
    assert "🏆" in last


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("en", "🎉 Ana makes a dirty canasta: (2♦) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
        ("ru", "🎉 Ana собирает грязную канасту: (2♦) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
        ("lv", "🎉 Ana: netīra kanasta! (2♦) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
        ("it", "🎉 Ana fa un burraco sporco: (2♦) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
        ("pt-BR", "🎉 Ana faz canastra suja: (2♦) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
        ("es", "🎉 Ana hace una canasta sucia: (2♦) 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"),
    ],
)
def test_a_canasta_is_a_sentence_in_every_language(code: str, says: str) -> None:
    words = Words(WORDS.names, None, RULES, tongue_of(code))
    assert cheers([Laid(seat=0, meld=1, cards=("2D", *SEVEN[:6]))], words, frozenset()) == [says]
