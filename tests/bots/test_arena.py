"""The arena, the dice, the list of players, and who beats whom."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

import pytest

from bots import greedy
from bots.arena import greedy_deal, play_deal, random_deal
from bots.chance import chance
from bots.chance import think as think_by_chance
from bots.dice import Dice
from bots.duel import duel
from bots.habits import HABITS, Habits
from bots.registry import NAMES, PLAYERS, policy_of, think_of
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.scoring import scores
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, deals, seen


def test_the_dice_are_the_generator_that_their_page_gives() -> None:
    dice = Dice(2026)
    x = 2026
    for sides in range(1, 400):
        x = (6364136223846793005 * x + 1442695040888963407) % 2**64
        assert dice.below(sides) == ((x >> 33) * sides) >> 31


def test_all_sides_of_the_dice_come_up_alike() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_random_deal_is_that_of_a_chance_player_in_every_seat(preset: str) -> None:
    rules = load_rules(preset)
    for seed, state in enumerate(deals(rules, 5, seed=12)):
        other = state.copy()
        dice, more = Dice(seed), Dice(seed)
        actions = random_deal(state, dice)
        play_deal(other, [chance(more)] * 4)
        assert actions > 20
        assert state.phase == other.phase == OVER_PHASE
        assert scores(state) == scores(other)
        assert dice.x == more.x


def test_a_greedy_deal_is_that_of_greedy_in_every_seat() -> None:
    for state in deals(load_rules("burraco"), 10, seed=13):
        other = state.copy()
        assert greedy_deal(state) > 20
        play_deal(other, [greedy.choose] * 4)
        assert scores(state) == scores(other)


def test_chance_does_anything_legal_and_nothing_else() -> None:
    rules = load_rules("burraco")
    state = next(deals(rules, 1, seed=14))
    drawn = Counter(type(think_by_chance(seen(state), rules, seed)[0]).__name__ for seed in range(400))
    assert set(drawn) == {"Draw", "Take"}
    assert 150 < drawn["Draw"] < 250
    for seed in range(20):
        while state.phase != OVER_PHASE and len(legal_moves(state)) == 1:
            state.step(legal_moves(state)[0])
        for action in think_by_chance(seen(state), rules, seed):
            move = judge(state, state.turn, action)[1]
            assert move is not None
            state.step(move)


def test_chance_draws_every_legal_move_alike_whatever_it_is() -> None:
    """Sixty times as often as there are moves, at the many moments of which one has another number of them."""
    dice, rng = Dice(21), Random(21)
    sizes: set[int] = set()
    for table in PRESETS:
        for state in deals(load_rules(table), 3, seed=22):
            while state.phase != OVER_PHASE:
                moves = legal_moves(state)
                size = len(moves)
                if 1 < size <= 24 and size not in sizes:
                    sizes.add(size)
                    policy = chance(dice)
                    counts = Counter(str(policy(state).action) for _ in range(60 * size))
                    assert squares(counts, [str(move.action) for move in moves]) < limit(size), counts
                    view, rules = seen(state), state.book.melds.rules
                    counts = Counter(
                        str(think_by_chance(view, rules, seed)[0]) for seed in rng.sample(range(1 << 40), 60 * size)
                    )
                    assert squares(counts, [str(move.action) for move in moves]) < limit(size), counts
                state.step(chance(dice)(state))
    assert len(sizes) > 15


def squares(counts: Counter[str], sides: list[str]) -> float:
    """How far these counts are from all sides alike: chi square."""
    assert set(counts) <= set(sides)
    alike = sum(counts.values()) / len(sides)
    return sum((counts[side] - alike) ** 2 / alike for side in sides)


def limit(sides: int) -> float:
    """What chi square of so many fair sides stays below at 99.99 %, nearly (Wilson and Hilferty)."""
    free = sides - 1
    return float(free * (1 - 2 / (9 * free) + 3.719 * (2 / (9 * free)) ** 0.5) ** 3)


def test_chance_does_the_same_again_on_the_same_view() -> None:
    rules = load_rules("stbl")
    state = next(deals(rules, 1, seed=15))
    state.step(legal_moves(state)[0])
    view = seen(state)
    assert think_by_chance(view, rules, 3) == think_by_chance(view, rules, 3)
    assert len({str(think_by_chance(view, rules, seed)) for seed in range(20)}) > 1


def test_every_player_has_one_name_and_both_doors() -> None:
    assert NAMES[:3] == ("chance", "greedy", "expert")
    assert all(player.about for player in PLAYERS)
    rules = load_rules("aberto")
    for name in NAMES:
        state = next(deals(rules, 1, seed=16))
        assert think_of(name, 5)(seen(state), rules)
        play_deal(state, [policy_of(name, 5)] * 4)
        assert state.over
    with pytest.raises(KeyError):
        think_of("nobody")


def test_a_player_against_itself_is_worth_exactly_nothing() -> None:
    for preset in PRESETS:
        result = duel(deals(load_rules(preset), 6, seed=17), greedy.choose, greedy.choose)
        assert (result.mean, result.won) == (0.0, 0.5)


@pytest.mark.parametrize("preset", PRESETS)
def test_greedy_beats_chance_by_far(preset: str) -> None:
    result = duel(deals(load_rules(preset), 60, seed=18), greedy.choose, chance(Dice(18)))
    assert result.won > 0.95
    assert result.mean - 3 * result.error > 400
    assert "60 pairs" in str(result)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 6}, {"players": 6, "teams": 3}], ids=str)
def test_greedy_beats_chance_at_tables_of_every_size(options: dict[str, object]) -> None:
    for preset in PRESETS:
        result = duel(deals(load_rules(preset, options), 20, seed=19), greedy.choose, chance(Dice(19)))
        assert result.won > 0.9
        assert result.mean > 300


def test_habits_change_how_it_plays() -> None:
    shy: Habits = Habits(pile_least=10_000)
    assert shy != HABITS
    result = duel(deals(load_rules("burraco"), 60, seed=20), greedy.choose, partial(greedy.choose, habits=shy))
    assert result.mean > 0
