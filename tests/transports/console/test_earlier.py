"""Deals that are over, told again in lines."""

from __future__ import annotations

import msgspec
import pytest

from core.game.scoring import Sheet
from core.game.view import View
from core.table.messages import End
from scripts.create import AWAY_MS
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.console.tabletop import NAMES, PIPE, Sitting, Tabletop, simple
from transports.console.aliases import own_words, to_type
from transports.console.commands import guide, meaning
from transports.console.steps import Step, Steps
from transports.console.terminal import Look
from transports.text import Words

PLAIN = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
RULES = load_rules("burraco")


class Record:
    """A record of one deal in two steps."""

    def __init__(self, sheets: list[End]) -> None:
        self.count, self.players, self.deals, self.faults = 2, 4, ((1, 0),), ()
        self._sheets = sheets

    def words(self, seat: int | None) -> Words:
        return Words(NAMES[:4], seat, RULES, tongue_of("en"))

    def ends(self, at: int) -> list[End]:
        return self._sheets

    def step(self, at: int, seat: int | None) -> Step:
        told = ("Deal 1: Ana dealt.",) if at == 0 else ("Bruno drew 4♠.",)
        hands = (("3S", "4S"), ("9D",), None, ()) if seat is None else None
        return Step(n=1, told=told, hands=hands, why="it is the only move" if at else None, stood_in=at == 1)


def by_hints(last: list[str], deals: int) -> Sitting:
    """A person who plays by hints until so many deals are over, then writes these lines."""
    rest = iter(last)

    def person(news: str) -> str | None:
        desk = sitting.desk
        if desk is not None and len(desk.ends) >= deals:
            return next(rest, None)
        return "" if "Enter" in news.rstrip().rsplit("\n", 1)[-1] else "hint; 0"

    from bots.registry import think_of
    from tests.transports.console.tabletop import advising

    table = Tabletop(RULES, simple, deals=deals + 1)
    sitting = Sitting(table, person, hint=advising(think_of("greedy")), look=PLAIN)
    return sitting


async def test_the_sheet_and_the_log_of_any_deal_of_this_sitting_are_told_again() -> None:
    sitting = by_hints(["sheet 1", "log 1", "log", "sheet", "sheet 2", "log 9", "log of", "deal"], 1)
    await sitting.play()
    before, told = sitting.text.split("The score of deal 1.\n", 1)
    said = told.split("The score of deal 1.\n", 1)[1]
    log = said.split("Deal 1: ", 1)[1]
    first = next(line for line in before.split("\n") if line.startswith("Deal 1: "))
    assert first in f"Deal 1: {log}"
    assert log.count("The score of deal 1.") == 1
    assert said.count("There is only deal 1 so far: 2 is none that is over.") == 1
    assert "There is only deal 1 so far: 9 is none that is over." in said
    assert "Write a deal's number after log, or nothing: log 2." in said
    assert [line for line in said.split("\n") if line.startswith("Deal 2: ")][-1].rstrip(".").endswith("starts") or (
        "you start." in said
    )


async def test_before_any_deal_is_over_there_is_nothing_to_tell_again() -> None:
    sitting = Sitting(Tabletop(RULES, simple), ["sheet", "replay", "sheet 1"], look=PLAIN)
    await sitting.play()
    assert sitting.text.count("No deal of this match is over yet.") == 3


async def test_a_deal_of_an_earlier_sitting_is_told_from_the_record() -> None:
    sitting = Sitting(Tabletop(RULES, simple), ["sheet 1", "log 1", "replay 1", "replay"], look=PLAIN)
    empty = Sheet(cards=20, canastas=(), out=0, cut=0, hands=0, pot=0)
    sheet = End(n=1, score=(20, 20), sheet=(empty, empty), totals=(20, 20), result=None, secret=None)
    asked: list[int] = []

    async def replay(deal: int) -> tuple[Steps, int] | None:
        asked.append(deal)
        return Record([sheet]), 0

    sitting.setup.replay = replay
    await _in_deal_two(sitting)
    text = sitting.text
    assert asked == [1, 1, 1, 1]
    assert "The score of deal 1. We: cards on the table 20" in " ".join(text.split())
    assert "Bruno drew 4♠. (a stand-in)" in text
    assert text.count("Step 1 of 2, deal 1.") == text.count("Step 2 of 2, deal 1.") == 2
    assert text.count("Why: it is the only move") == 2
    assert text.count("Ana holds ") == text.count("Bruno holds ") == 2


async def test_a_replay_is_asked_for_as_cards_are_written_here() -> None:
    written: list[str] = []
    for look in (PLAIN, PIPE):
        sitting = Sitting(Tabletop(RULES, simple), ["replay 1", "cards letters", "replay 1"], look=look)

        async def replay(deal: int, sitting: Sitting = sitting) -> None:
            written.append(sitting.setup.style)

        sitting.setup.replay = replay
        await _in_deal_two(sitting)
    assert written == ["words", "letters", "signs", "letters"]


async def test_who_is_spoken_to_in_the_reasons_of_a_replay_is_said_once() -> None:
    class Spoken(Record):
        def step(self, at: int, seat: int | None) -> Step:
            return Step(n=1, told=("Bruno drew 4♠.",), why="Your hand needs it.", why_to_player=True)

    async def replay(deal: int) -> tuple[Steps, int] | None:
        return Spoken([]), 0

    sitting = Sitting(Tabletop(RULES, simple), ["replay 1"], look=PLAIN)
    sitting.setup.replay = replay
    await _in_deal_two(sitting)
    text = " ".join(sitting.text.split())
    assert text.count("Why: Your hand needs it.") == 2
    assert text.count("Why: Your hand needs it. (“You” is the player.)") == 1


async def test_where_no_record_is_within_reach_that_is_said() -> None:
    sitting = Sitting(Tabletop(RULES, simple), ["sheet 1", "log 1", "replay 1"], look=PIPE)
    await _in_deal_two(sitting)
    assert " ".join(sitting.text.split()).count("Deal 1 cannot be told here: it was played before you came") == 3


async def _in_deal_two(sitting: Sitting) -> None:
    """The person comes in the middle of the second deal."""
    table = sitting.console._seat
    assert isinstance(table, Tabletop)
    told = table._told
    waiting = [told.get_nowait() for _ in range(told.qsize())]
    for message in waiting:
        seen: View | None = getattr(message, "view", None)
        if seen is not None:
            seen = msgspec.structs.replace(seen, n=2)
            told.put_nowait(msgspec.structs.replace(message, view=seen, events=()))
        else:
            told.put_nowait(message)
    await sitting.play()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_words_of_its_own_for_them_and_help_names_them(code: str) -> None:
    tongue = tongue_of(code)
    for word in ("sheet", "log", "replay", "deal"):
        for own in own_words(word, tongue):
            typed = meaning(own, tongue)
            assert typed is not None
            assert typed.word == word
    for own in [*own_words("sheet", tongue), "sheet"]:
        typed = meaning(f"{own} 2", tongue)
        assert typed is not None
        assert (typed.word, typed.rest) == ("sheet", "2")
    said = " ".join(text for text, _, _ in guide(RULES, tongue))
    for word, rest in (("sheet", " 2"), ("log", " 2"), ("replay", " 2"), ("deal", "")):
        assert f"{to_type(word, tongue)}{rest}" in said


def test_the_minute_after_which_a_stand_in_plays_is_the_one_that_is_told() -> None:
    assert AWAY_MS == 60_000
    for key in ("join-seat-stands-in", "lobbywords-quit", "company-leave-yes", "table-ask-leave-shared"):
        assert "after a minute" in tongue_of("en").text(key)
