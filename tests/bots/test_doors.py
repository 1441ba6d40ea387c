"""One policy, two doors: what `greedy` does on a whole deal and on a view, and that it knows no hidden card."""

from __future__ import annotations

from random import Random

import pytest

from bots import greedy
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.position import read_position
from core.game.state import State
from core.game.view import view
from scripts.settings import load_rules
from scripts.variations import VARIATIONS, Variation
from tests.bots.tables import PRESETS, deals, seen, with_other_hidden_cards
from tests.reference.random_positions import small_positions


def play_through_views(state: State) -> int:
    """A deal of `greedy` seats that have nothing but views; every list is legal and what the other door says."""
    rules = state.book.melds.rules
    turns = 0
    while state.phase != OVER_PHASE:
        actions = greedy.think(seen(state), rules)
        assert actions
        for action in actions:
            assert greedy.choose(state).action == action
            code, move = judge(state, state.turn, action)
            assert move is not None, code
            turn = state.turn
            state.step(move)
            turns += state.turn != turn or state.phase == OVER_PHASE
    return turns


@pytest.mark.parametrize("preset", PRESETS)
def test_a_seat_with_a_view_plays_as_in_the_arena_and_always_by_the_rules(preset: str) -> None:
    rules = load_rules(preset)
    turns = sum(play_through_views(state) for state in deals(rules, 65, seed=3))
    assert turns >= 2_000


@pytest.mark.parametrize("table", VARIATIONS, ids=str)
def test_so_it_does_at_every_variation(table: Variation) -> None:
    for state in deals(table.rules(), 8, seed=4):
        play_through_views(state)


@pytest.mark.parametrize("table", VARIATIONS, ids=str)
def test_no_decision_hangs_on_a_card_that_the_seat_has_not_seen(table: Variation) -> None:
    rng = Random(5)
    for state in deals(table.rules(), 8, seed=6):
        while state.phase != OVER_PHASE:
            move = greedy.choose(state)
            assert greedy.choose(with_other_hidden_cards(state, rng)).action == move.action
            state.step(move)


def test_whatever_others_have_begun_it_goes_on_by_the_rules() -> None:
    rng = Random(7)
    for given in small_positions(500, seed=8):
        state, _ = read_position(given, load_rules)
        rules = state.book.melds.rules
        for _ in range(8):
            moves = legal_moves(state)
            if not moves:
                break
            move = greedy.choose(state)
            code, judged = judge(state, state.turn, move.action)
            assert judged is not None, f"{move.action} is {code} in {given}"
            actions = greedy.think(seen(state), rules)
            assert actions
            # A view shows no sizes of pots: the rules say them, except in a position set up otherwise.
            if all(len(pot) > (1 if state.took < 0 else 5) for pot in state.pots):
                assert judge(state, state.turn, actions[0])[1] is not None
            state.step(move if rng.random() < 0.5 else rng.choice(moves))


@pytest.mark.parametrize("table", VARIATIONS, ids=str)
def test_as_a_stand_in_it_finishes_any_turn(table: Variation) -> None:
    rng = Random(9)
    rules = table.rules()
    for state in deals(rules, 3, seed=10):
        while state.phase != OVER_PHASE:
            for _ in range(rng.randrange(4)):
                if moves := legal_moves(state):
                    state.step(rng.choice(moves))
            seat, turn_ended = state.turn, state.phase == OVER_PHASE
            for _ in range(40):
                if turn_ended:
                    break
                for action in greedy.think(seen(state), rules):
                    code, move = judge(state, seat, action)
                    assert move is not None, code
                    state.step(move)
                turn_ended = state.turn != seat or state.phase == OVER_PHASE
            assert turn_ended


def test_a_seat_that_is_not_on_turn_gets_no_advice() -> None:
    state = next(deals(load_rules("burraco"), 1))
    waiting = seen(state)
    state.step(greedy.choose(state))
    while state.turn == waiting.turn:
        state.step(greedy.choose(state))
    assert greedy.think(view(state, waiting.seat), state.book.melds.rules) == []
    assert greedy.explain(view(state, None), state.book.melds.rules) == ([], "")
