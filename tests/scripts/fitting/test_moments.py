"""What is noted of a deal: decisions with their choices, and prospects with what the end brought."""

from __future__ import annotations

from typing import Any

import pytest

from bots.expert_drawing import SIZE as SIZE_OF_PILE
from core.game.state import State
from scripts.fitting import expert_moments, outlook_moments
from scripts.fitting.expert_weights import COLUMNS
from scripts.fitting.names import facts_named
from scripts.fitting.outlook_moments import SIZE
from scripts.fitting.questions import Played, facts_of
from scripts.fitting.tables import EXPERT, OUTLOOK, dealt


@pytest.fixture(autouse=True)
def _short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first turns of a deal, and of what choices come to: these tests are not about strength."""
    for name, most in {"TURNS": 1, "WORLDS": 1, "MOST_TURNS": 28, "DRAWS": 50, "LAYS": 60, "DISCARDED": 60}.items():
        monkeypatch.setattr(expert_moments, name, most)


def some(table: str) -> list[Played]:
    """A few deals of the first seed."""
    return [expert_moments.play(1, table, number) for number in range(1, 5)]


@pytest.mark.parametrize("table", EXPERT)
def test_decisions_of_every_part_have_choices_with_facts_that_their_room_names(table: str) -> None:
    asked = {part: 0 for part, kinds in COLUMNS.items() if table in kinds}
    for played in some(table):
        for question in played.questions:
            asked[question.part] += 1
            assert 2 <= len(question.choices) <= expert_moments.MOST_CHOICES
            facts = [choice.facts for choice in question.choices]
            for told in facts:
                assert [fact for fact, _ in told] == sorted({fact for fact, _ in told})
                assert all(0 <= fact < len(facts_named(question.part)) for fact, _ in told)
            if question.part in ("OPEN", "CLOSED"):
                assert facts[0] == []  # the stock
            assert any(told for told in facts)
    assert all(asked.values()), asked


@pytest.mark.parametrize(("room", "table"), [(expert_moments, "closed_clean"), (outlook_moments, "fast")])
def test_equal_deals_are_played_alike_and_others_are_not(room: Any, table: str) -> None:
    first = room.play(1, table, 2)
    room.play(2, table, 2)  # whatever was played before
    assert room.play(1, table, 2) == first
    assert room.play(2, table, 2) != first
    assert room.play(1, table, 3) != first


def test_what_a_choice_comes_to_is_told_of_that_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_moments, "TURNS", 0)  # nobody plays on
    monkeypatch.setattr(expert_moments, "Outlook", _CardsInHand)
    asked = 0
    for question in (question for played in some("open_any") for question in played.questions):
        if question.part == "OPEN":
            stock, pile = question.choices
            size = 4 * dict(pile.facts).get(SIZE_OF_PILE, 0.25)
            if size < 12:
                asked += 1
                assert pile.value - stock.value == size - 1
    assert asked > 10


class _CardsInHand:
    """An outlook for which the cards in the hand of the seat on turn are all."""

    def __init__(self, rules: object) -> None:
        pass

    def margin(self, state: State, mine: int) -> float:
        """How many there are."""
        return float(state.hands[state.turn].bit_count())


def test_prospects_are_noted_as_they_are_and_by_the_stock() -> None:
    noted = [question for number in range(1, 3) for question in outlook_moments.play(1, "slow", number).questions]
    assert len(noted) > 5
    for moment in noted:
        prospects, nothing = moment.choices
        assert (nothing.facts, nothing.value) == ([], 0.0)
        assert all(0 <= fact < SIZE for fact, _ in prospects.facts)


def test_facts_that_do_not_hold_are_left_out() -> None:
    assert facts_of([0.0, 1.0, 0.0, -0.33333333]) == [(1, 1.0), (3, -0.3333)]


def test_every_table_is_one_that_can_be_dealt_and_the_dealer_goes_round() -> None:
    for rounds in (*EXPERT.values(), *OUTLOOK.values()):
        for number in range(1, len(rounds) + 1):
            state = dealt(rounds, 1, number)
            assert state.dealer == (number - 1) % state.players
