"""The yardsticks: each plays by the rules everywhere, and as its opinion says."""

from __future__ import annotations

from random import Random

import pytest

from bots import pool
from bots.greedy import choose
from bots.pool import POOL
from bots.registry import Player
from bots.turn import Policy
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DRAW, EXTEND, LAY, TAKE
from core.game.phases import OVER_PHASE
from core.game.state import State
from scripts.settings import load_rules
from scripts.variations import VARIATIONS, Variation
from tests.bots.tables import PRESETS, at, deals, meld, seen, with_other_hidden_cards


def follow(state: State, policy: Policy) -> list[int]:
    """The kinds of the moves of a deal with the policy in all seats, every one judged."""
    kinds: list[int] = []
    while state.phase != OVER_PHASE:
        move = policy(state)
        code, judged = judge(state, state.turn, move.action)
        assert judged is not None, f"{move.action} is {code}"
        kinds.append(move.kind)
        state.step(move)
    return kinds


@pytest.mark.parametrize("table", VARIATIONS, ids=str)
@pytest.mark.parametrize("player", POOL, ids=lambda player: player.name)
def test_no_yardstick_breaks_the_rules(player: Player, table: Variation) -> None:
    for state in deals(table.rules(), 2, seed=51):
        assert follow(state, player.policy(1))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("player", POOL, ids=lambda player: player.name)
def test_no_yardstick_looks_at_a_card_that_its_seat_has_not_seen(player: Player, preset: str) -> None:
    rng = Random(55)
    policy = player.policy(1)
    for state in deals(load_rules(preset), 2, seed=56):
        while state.phase != OVER_PHASE:
            move = policy(state)
            assert policy(with_other_hidden_cards(state, rng)).action == move.action
            state.step(move)


@pytest.mark.parametrize("player", POOL, ids=lambda player: player.name)
def test_all_of_them_end_a_deal_that_no_rule_ends(player: Player) -> None:
    policy = player.policy(1)
    for preset in ("buraco", "burraco", "aberto"):
        for state in deals(load_rules(preset, {"stalemate_rounds": 0}), 6, seed=57):
            moves = 0
            while state.phase != OVER_PHASE:
                state.step(policy(state))
                moves += 1
                assert moves < 5_000, "the deal goes round for ever"


def test_each_has_a_name_and_both_doors() -> None:
    assert [player.name for player in POOL] == ["eager", "hoarder", "closer", "cleaner"]
    rules = load_rules("burraco")
    state = next(deals(rules, 1, seed=52))
    for player in POOL:
        assert player.about
        assert player.think(1)(seen(state), rules)[0] == player.policy(1)(state).action


def test_the_eager_one_draws_only_where_it_must() -> None:
    for preset in ("burraco", "aberto"):
        state = next(deals(load_rules(preset), 1, seed=53))
        while state.phase != OVER_PHASE:
            could = any(move.kind == TAKE for move in legal_moves(state))
            move = pool.eager(state)
            assert not (could and move.kind == DRAW)
            state.step(move)


def test_the_hoarder_lays_later_than_greedy() -> None:
    def first_lay(policy: Policy) -> int:
        turns = 0
        for state in deals(load_rules("burraco"), 10, seed=54):
            while state.phase != OVER_PHASE:
                move = policy(state)
                if move.kind in (LAY, EXTEND):
                    break
                turns += move.kind == DISCARD
                state.step(move)
        return turns

    assert first_lay(pool.hoarder) > 2 * first_lay(choose)


def test_the_closer_takes_no_long_pile() -> None:
    state = at(phase="draw", hand="4S 5S 9H KD", pile="6S 9D 3H 9C KC")
    assert choose(state).kind == TAKE
    assert pool.closer(state).kind == DRAW


def test_the_cleaner_keeps_a_long_sequence_clean() -> None:
    state = at(
        rules="stbl",
        hand="JK 2H 9D KC 4S QS JH",
        melds=[meld(0, 0, "4C 5C 6C 7C 8C 9C")],
        pots=["3S 3H", "3D 3C"],
    )
    assert pool.cleaner(state).kind == DISCARD
