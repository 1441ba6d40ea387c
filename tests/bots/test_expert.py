"""`expert`: by the rules everywhere, blind to hidden cards, with its reasons, and stronger than greedy."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from bots import expert, pool
from bots.arena import play_deal
from bots.duel import duel
from bots.expert import Expert, ExpertMind
from bots.expert_choice import expert_move
from bots.expert_discarding import DISCARD_FACTS, Discarder, discards
from bots.expert_drawing import OPEN_FACTS
from bots.expert_laying import LAY_FACTS
from bots.expert_scene import Scene
from bots.expert_skill import SKILLS, skill_of
from bots.expert_taking import CLOSED_FACTS
from bots.expert_tally import Tally
from bots.greedy import choose
from bots.ground import ground_of
from bots.memory import Memory
from bots.mind import Limits
from core.game.cards import NUMBERS
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.position import read_position
from core.game.state import State
from core.game.view import view
from scripts.settings import load_rules
from scripts.variations import VARIATIONS, Variation
from tests.bots.tables import PRESETS, at, deals, meld, seen, with_other_hidden_cards
from tests.reference.random_positions import small_positions


def follow(state: State, player: Expert) -> int:
    """A deal with the player in all seats, every move judged; returns how many there were."""
    moves = 0
    player.began(state)
    while state.phase != OVER_PHASE:
        move = player(state)
        code, judged = judge(state, state.turn, move.action)
        assert judged is not None, f"{move.action} is {code}"
        player.moved(state, move)
        state.step(move)
        moves += 1
    return moves


@pytest.mark.parametrize("table", VARIATIONS, ids=str)
def test_it_never_does_what_the_rules_forbid(table: Variation) -> None:
    assert sum(follow(state, Expert()) for state in deals(table.rules(), 6, seed=31)) > 60


@pytest.mark.parametrize("table", VARIATIONS, ids=str)
def test_with_the_same_memory_no_decision_hangs_on_a_hidden_card(table: Variation) -> None:
    rng = Random(32)
    skill = skill_of(table.rules())
    for state in deals(table.rules(), 2, seed=33):
        memory = Memory()
        memory.began(state)
        while state.phase != OVER_PHASE:
            move = expert_move(state, memory, skill)
            other = with_other_hidden_cards(state, rng)
            assert expert_move(other, deepcopy(memory), skill).action == move.action
            memory.moved(state, move)
            state.step(move)


def test_whatever_others_have_begun_it_goes_on_by_the_rules() -> None:
    rng = Random(34)
    for given in small_positions(300, seed=35):
        state, _ = read_position(given, load_rules)
        player = Expert()
        for _ in range(6):
            moves = legal_moves(state)
            if not moves:
                break
            move = player(state)
            code, judged = judge(state, state.turn, move.action)
            assert judged is not None, f"{move.action} is {code} in {given}"
            state.step(move if rng.random() < 0.5 else rng.choice(moves))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_seat_that_hears_everything_plays_as_in_the_arena(preset: str) -> None:
    rules = load_rules(preset)
    for state in deals(rules, 3, seed=36):
        player, mind = Expert(), ExpertMind()
        player.began(state)
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            thought = mind.think(seen(state), rules, Limits())
            assert thought.actions
            assert thought.explain
            for action in thought.actions:
                move = player(state)
                assert move.action == action
                player.moved(state, move)
                mind.memory.moved(state, move)
                state.step(move)


def test_a_seat_that_is_not_on_turn_gets_no_advice() -> None:
    state = next(deals(load_rules("burraco"), 1))
    assert expert.explain(view(state, (state.turn + 1) % 4), state.book.melds.rules) == ([], "")
    assert expert.think(view(state, None), state.book.melds.rules) == []


def test_every_fact_has_its_weight_at_every_kind_of_table() -> None:
    for skill in SKILLS:
        assert len(skill.discard) == DISCARD_FACTS
        assert len(skill.open_pile) == OPEN_FACTS
        assert len(skill.closed_pile) == CLOSED_FACTS
        assert len(skill.lay) == LAY_FACTS


def weighed(state: State, memory: Memory, card: str) -> float:
    """What the discard of this card comes to."""
    scene = Scene(state, memory, ground_of(state.book))
    tally = Tally(skill_of(state.book.melds.rules).discard)
    Discarder(scene).weigh(NUMBERS[card], tally)
    return tally.total


def remembering(state: State) -> Memory:
    """A memory that fits and knows no more than a view."""
    memory = Memory()
    memory.meet(state, state.turn)
    return memory


def test_it_feeds_no_canasta() -> None:
    state = at(hand="3S 9D 4C JC KH", melds=[meld(0, 1, "4D 5D 6D 7D 8D TD 2C")], pile="QS")
    assert choose(state).card != NUMBERS["9D"]
    six = at(hand="3D 9S 4C JC KH", melds=[meld(0, 1, "4D 5D 6D 7D 8D 9D")], pile="QS")
    assert Expert()(six).card != NUMBERS["3D"]


def test_a_card_beside_one_that_the_next_player_picked_up_is_dearer() -> None:
    state = at(hand="8S 8D 3C JC KH", pile="QS")
    plain, wiser = remembering(state), remembering(state)
    wiser.held[1] = 1 << 8 | 1 << 6  # the nine and the seven of spades
    assert weighed(state, wiser, "8S") < weighed(state, plain, "8S")
    assert weighed(state, wiser, "8S") < weighed(state, wiser, "8D")


def test_a_card_that_may_not_go_back_is_no_discard() -> None:
    state = at(hand="8S 8D 3C")
    state.took = NUMBERS["3C"]
    scene = Scene(state, remembering(state), ground_of(state.book))
    assert NUMBERS["3C"] not in discards(scene)


def test_at_a_table_without_wilds_a_joker_goes_first() -> None:
    rules = load_rules("burraco", {"wilds_per_meld": 0})
    state = next(state for state in deals(rules, 40, seed=38) if state.hands[state.turn] >> 192)
    state.step(legal_moves(state)[0])
    move = Expert()(state)
    while move.card < 0:
        state.step(move)
        move = Expert()(state)
    assert move.card == NUMBERS["JK"]


@pytest.mark.parametrize("preset", PRESETS)
def test_it_beats_greedy_and_those_who_take_every_pile(preset: str) -> None:
    rules = load_rules(preset)
    for rival in (choose, pool.eager):
        result = duel(deals(rules, 40, seed=39), Expert(), rival)
        assert result.mean + result.error > 40, f"{result}"


def test_against_itself_it_is_worth_exactly_nothing() -> None:
    result = duel(deals(load_rules("stbl"), 4, seed=40), Expert(), Expert())
    assert (result.mean, result.won) == (0.0, 0.5)


def test_it_remembers_only_what_its_own_deal_showed() -> None:
    player = Expert()
    first, again = (next(deals(load_rules("burraco"), 1, seed=41)) for _ in range(2))
    play_deal(first, [player] * 4)
    before = len(player.memory.passed)
    play_deal(again, [player] * 4)
    assert len(player.memory.passed) == before
    assert first.hands == again.hands
