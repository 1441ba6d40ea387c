"""How much time is left, in words: what of it is the turn's, and what is in the bank."""

from __future__ import annotations

import io

import msgspec
import pytest

from core.table.messages import Turn, Update
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.console.positions import moment
from tests.transports.english import ENGLISH
from tests.transports.fullscreen.moments import board
from transports.console.desk import Desk
from transports.console.prompt import left_line
from transports.console.terminal import Look, Paper


@pytest.mark.parametrize(
    ("left_ms", "bank_ms", "name", "said"),
    [
        (330_000, 300_000, None, "You have 30 seconds, and 5 minutes in the bank."),
        (300_400, 300_000, None, "Your time for this turn is used up: the bank still has 5 minutes."),
        (243_000, 300_000, None, "Your time for this turn is used up: the bank still has 4 minutes and 3 seconds."),
        (400, 300_000, None, "You have 1 second."),
        (9_000, 0, None, "You have 9 seconds."),
        (30_000, None, None, "You have 30 seconds."),
        (30_000, None, "Bruno", "Bruno has 30 seconds."),
    ],
)
def test_turn_and_bank_are_said_apart(left_ms: int, bank_ms: int | None, name: str | None, said: str) -> None:
    assert left_line(left_ms, bank_ms, name, ENGLISH) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turn_and_bank_are_said_in_every_language(lang: str) -> None:
    said = left_line(45_000 + 300_000, 300_000, None, tongue_of(lang))
    assert "45" in said
    assert "5" in said.replace("45", "")


@pytest.mark.parametrize("plain", [False, True])
def test_the_clock_of_the_own_turn_tells_turn_and_bank(plain: bool) -> None:
    like, paper = board(moment(hand="3S 4S 9D")), io.StringIO()
    desk = Desk(
        Paper(paper, Look(prompts=True, colour=False, signs=True, escapes=False, plain=plain), lambda: 80),
        like.setup,
        like.hello,
        like.rules,
    )
    assert like.seen is not None
    desk.updated(Update(since=0, seq=1, events=(), view=like.seen, turn=Turn(deadline_ms=30_000, bank_ms=300_000)))
    assert "You have 30 seconds, and 5 minutes in the bank.\n" in paper.getvalue()
    desk.updated(Update(since=1, seq=2, events=(), view=msgspec.structs.replace(like.seen, turn=2), turn=None))
    desk.left_ms = 20_000
    desk.show_clock()
    assert paper.getvalue().endswith("Carla has 20 seconds.\n")
