"""Whole recorded matches, followed move by move and score by score by the engine and by the slow second one.

The records were written by ``buraco play --seats … --seed … --record``; they must never need another reading.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.game.cards import NUMBERS
from core.game.events import Scored
from core.game.match import verdict
from core.game.play import Deal, apply, start
from core.game.rules import Rules
from core.game.scoring import sheets
from core.game.shuffle import Cut, Dealt
from scripts.settings import load_rules
from tests.reference.following import follow

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))
Line = dict[str, Any]


def lines_of(path: Path) -> list[Line]:
    """The lines of a record."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def numbers(cards: list[str]) -> tuple[int, ...]:
    """Card texts as the engine's numbers."""
    return tuple(NUMBERS[card] for card in cards)


def begun(rules: Rules, line: Line, totals: tuple[int, ...]) -> Deal:
    """A deal as its line lays it out."""
    cut = Cut(**line["cut"]) if line["cut"] else None
    hands, pots = tuple(map(numbers, line["hands"])), tuple(map(numbers, line["pots"]))
    dealt = Dealt(line["dealer"], None, cut, hands, pots, numbers(line["stock"]), numbers(line["pile"]))
    return start(rules, dealt, totals)


def test_every_preset_and_each_kind_of_table_has_a_record() -> None:
    opened = [lines_of(path)[0] for path in RECORDS]
    assert {line["rules"] for line in opened} == {"aberto", "buraco", "burraco", "stbl"}
    assert {len(line["seats"]) for line in opened} == {2, 4, 6}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_engine_follows_the_match_to_the_same_scores(path: Path) -> None:
    opened, *lines = lines_of(path)
    rules = load_rules(opened["rules"], opened["options"])
    totals = (0,) * rules.teams
    deal: Deal | None = None
    scored: Scored | None = None
    for line in lines:
        if line["type"] == "deal":
            deal = begun(rules, line, totals)
        elif line["type"] == "act":
            assert deal is not None
            assert deal.turn == line["seat"]
            for action in line["actions"]:
                deal, events = apply(deal, line["seat"], action)
                scored = next((event for event in events if isinstance(event, Scored)), None)
        elif line["type"] == "score":
            assert deal is not None
            assert scored is not None
            totals = tuple(a + b for a, b in zip(totals, scored.score, strict=True))
            assert list(scored.score) == line["score"]
            assert scored.over == line["over"] == deal.over
            assert list(totals) == line["totals"]
            assert json.loads(msgspec.json.encode(sheets(deal.state))) == line["sheet"]
    result = verdict(rules, totals)
    assert result is not None
    assert lines[-1] == {"type": "result", **json.loads(msgspec.json.encode(result))}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_second_engine_follows_it_to_the_same_scores(path: Path) -> None:
    lines = lines_of(path)
    assert follow(lines) == [line["score"] for line in lines if line["type"] == "score"]
