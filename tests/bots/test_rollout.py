"""Deals played on, and what they come to."""

from __future__ import annotations

import pytest

from bots.greedy import choose
from bots.habits import HABITS
from bots.outlook import FEATURES, Outlook, features
from bots.rollout import Scale, roll
from core.game.moves import DISCARD
from core.game.phases import OVER_PHASE
from core.game.scoring import scores
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, at, deals, meld

TABLES: tuple[dict[str, object], ...] = (
    {},
    {"players": 2, "unplayed_pot": "penalty"},
    {"players": 6, "teams": 3, "jokers_per_deck": 0},
    {"cut_bonus": 100, "values": {"A": 0, "3": 7}},
)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_worth_what_its_sheets_say(preset: str, options: dict[str, object]) -> None:
    rules = load_rules(preset, options)
    scale = Scale(rules)
    for state in deals(rules, 3, seed=71):
        while state.phase != OVER_PHASE:
            made = scores(state)
            assert [scale.score(state, team) for team in range(state.teams)] == made
            for team in range(state.teams):
                assert scale.margin(state, team) == made[team] - max(made[:team] + made[team + 1 :])
            state.step(choose(state))
        final = scores(state)
        assert [scale.score(state, team) for team in range(state.teams)] == final
        assert Outlook(rules).margin(state, 0) == scale.margin(state, 0)


def test_it_is_played_on_for_so_many_turns_and_no_more() -> None:
    state = next(deals(load_rules("aberto"), 1, seed=72))
    first = state.turn
    other = state.copy()
    actions = roll(state, [HABITS] * 4, 6)
    ended = 0
    for _ in range(actions):
        move = choose(other)
        other.step(move)
        ended += move.kind == DISCARD
    assert ended == 6
    assert state.turn == other.turn == (first + 6) % 4
    assert roll(state, [HABITS] * 4, 10_000) > 0
    assert state.phase == OVER_PHASE


def test_prospects_are_those_of_a_team_and_mirror_each_other() -> None:
    rules = load_rules("burraco")
    outlook = Outlook(rules)
    long = at(hand="3S 9D KC JD", hands={"1": "4C 4D", "2": "5C", "3": "6C"}, melds=[meld(0, 0, "4H 5H 6H 7H 8H 9H")])
    none = at(hand="3S 9D KC JD", hands={"1": "4C 4D", "2": "5C", "3": "6C"})
    assert outlook.margin(long, 0) > outlook.margin(none, 0) + 45
    assert outlook.margin(long, 0) == -outlook.margin(long, 1)
    assert len(features(long, outlook.scale, 0)) == FEATURES


@pytest.mark.parametrize("preset", PRESETS)
def test_prospects_foretell_more_than_the_score_does(preset: str) -> None:
    rules = load_rules(preset)
    outlook = Outlook(rules)
    by_outlook = by_score = 0.0
    for state in deals(rules, 60, seed=73):
        roll(state, [HABITS] * 4, 16)
        guess, now = outlook.margin(state, 0), outlook.scale.margin(state, 0)
        roll(state, [HABITS] * 4, 200)
        end = outlook.scale.margin(state, 0)
        by_outlook += (guess - end) ** 2
        by_score += (now - end) ** 2
    assert by_outlook < by_score
