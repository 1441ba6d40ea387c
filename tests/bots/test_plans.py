"""What a player might do with the rest of its turn."""

from __future__ import annotations

from random import Random

import pytest

from bots.greedy import choose
from bots.plans import MOST_LAYOUTS, Planner, discards, words
from core.game.actions import Discard, Lay
from core.game.judge import judge
from core.game.moves import DISCARD, DISCARDS, DRAW_MOVE, TAKE_MOVE, WITHDRAW
from core.game.phases import OVER_PHASE, PLAY_PHASE
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, at, deals, meld, with_other_hidden_cards

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"players": 2, "initial_meld": [[0, 60]], "pile": "open"},
    {"players": 6, "teams": 3, "sets": "any", "wild_sets": True, "out_needs": "any"},
    {"hand_size": 3, "pot_size": 1, "wilds_per_meld": 0, "jokers_per_deck": 0},
)


def laid(state: State) -> list[str]:
    """The lay-outs of this moment, in words."""
    return [words(layout.moves) for layout in Planner(state).layouts()]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_plan_is_legal_and_ends_the_turn_or_stops_at_a_card_not_seen(
    preset: str, options: dict[str, object]
) -> None:
    for state in deals(load_rules(preset, options), 3, seed=81):
        while state.phase != OVER_PHASE:
            if state.phase == PLAY_PHASE:
                layouts = Planner(state).layouts()
                assert 1 <= len(layouts) <= MOST_LAYOUTS
                for layout in layouts:
                    trial = state.copy()
                    for move in layout.moves:
                        assert judge(trial, trial.turn, move.action)[0] == ""
                        trial.step(move)
                    assert trial.hands == layout.end.hands
                    if layout.open:
                        assert len(trial.pots) == len(state.pots)
                        assert discards(trial)
                    else:
                        withdrew = bool(layout.moves) and layout.moves[-1].kind == WITHDRAW
                        assert trial.phase == OVER_PHASE or withdrew or len(trial.pots) < len(state.pots)
            state.step(choose(state))


def test_no_plan_looks_at_a_card_that_its_player_cannot_see() -> None:
    rng = Random(82)
    for preset in PRESETS:
        for state in deals(load_rules(preset, {"hand_size": 6}), 4, seed=82):
            while state.phase != OVER_PHASE:
                if state.phase == PLAY_PHASE:
                    assert laid(state) == laid(with_other_hidden_cards(state, rng))
                state.step(choose(state))


def test_the_usual_lay_out_comes_first_and_holding_back_is_among_them() -> None:
    state = at(hand="5S 6S 7S 8S 3D 9C KD JH QH 4C", melds=[meld(0, 0, "9H TH JH")])
    plans = laid(state)
    usual = []
    while (move := choose(state)).kind != DISCARD:
        usual.append(move)
        state.step(move)
    assert plans[0] == words(tuple(usual))
    assert "pass" in plans
    assert "lay 5S 6S 7S 8S" in plans
    assert any("QH" in plan and "5S" not in plan for plan in plans)


def test_a_wild_may_be_spent_or_kept() -> None:
    plans = laid(at(hand="5S 6S JK 3D 9C KD JH 8H AC 4C", melds=[meld(0, 0, "TS JS QS")]))
    assert any("JK" in plan for plan in plans)
    assert any("JK" not in plan for plan in plans)


def test_no_two_plans_come_to_the_same() -> None:
    for state in deals(load_rules("burraco"), 4, seed=83):
        while state.phase != OVER_PHASE:
            if state.phase == PLAY_PHASE:
                ends = [
                    (
                        layout.end.hands[state.turn],
                        frozenset(placed.meld.bag for placed in layout.end.melds[state.turn % 2]),
                    )
                    for layout in Planner(state).layouts()
                    if layout.open
                ]
                assert len(set(ends)) == len(ends)
            state.step(choose(state))


def test_discards_begin_with_the_one_a_careful_player_makes() -> None:
    state = at(hand="5S 6S JK 3D 9C KD JH 2H AC 4C 4C")
    options = discards(state)
    assert options[0] is choose(state)
    assert len(options) == 10
    assert {move.action for move in options[-2:]} == {Discard("JK"), Discard("2H")}


def test_plans_in_words() -> None:
    lay = next(layout.moves for layout in Planner(at(hand="5S 6S 7S KD 9C")).layouts() if layout.moves)
    assert lay[0].action == Lay(("5S", "6S", "7S"))
    assert words((*lay, DISCARDS[38])) == "lay 5S 6S 7S, discard KD"
    assert words((DRAW_MOVE,)) == "draw"
    assert words((TAKE_MOVE,)) == "take the pile"
