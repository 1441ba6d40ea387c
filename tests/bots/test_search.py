"""`search`: what it does, that it does it again, and that it peeps at nothing."""

from __future__ import annotations

from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

import pytest

from bots.arena import play_deal
from bots.chance import chance
from bots.decision import Decision
from bots.dice import Dice
from bots.duel import duel
from bots.greedy import choose
from bots.memory import Memory
from bots.mind import Limits, never
from bots.race import Arm
from bots.search import SearchMind, SearchPolicy, Watch, mixed
from core.game.actions import Action, Discard, Draw, Extend, Take
from core.game.cards import CODES
from core.game.events import AnyEvent, Dealt, redact
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import DRAW_MOVE, TAKE_MOVE, Move
from core.game.phases import OVER_PHASE
from core.game.play import Deal, apply
from core.game.state import State
from core.game.view import view
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, at, deals, meld, seen, with_other_hidden_cards

FEW = Limits(worlds=6)


class Judged:
    """A policy whose every move is judged."""

    def __init__(self, policy: SearchPolicy) -> None:
        self.policy = policy
        self.moves = 0

    def began(self, state: State) -> None:
        self.policy.began(state)

    def moved(self, before: State, move: Move) -> None:
        self.policy.moved(before, move)

    def __call__(self, state: State) -> Move:
        move = self.policy(state)
        assert judge(state, state.turn, move.action)[0] == ""
        self.moves += 1
        return move


OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"players": 2, "jokers_per_deck": 0},
    {"players": 6, "teams": 3, "wilds_per_meld": 0},
    {"players": 6, "sets": "any", "wild_sets": True, "stalemate_rounds": 0},
    {"pile": "closed", "initial_meld": [[0, 50]], "pots": 1, "pot_view": "own_turn"},
    {"pile": "open", "opening": "refusable", "hand_size": 4, "pot_size": 2, "same_card": True, "out_needs": "any"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_whole_deals_by_the_rules(preset: str, options: dict[str, object]) -> None:
    rules = load_rules(preset, options)
    for state in deals(rules, 1, seed=91):
        player = Judged(SearchPolicy(1, Limits(worlds=2)))
        play_deal(state, [player] + [choose] * (state.players - 1))
        assert state.phase == OVER_PHASE
        assert player.moves > 3


def moments(preset: str, seed: int, every: int) -> list[tuple[State, Memory]]:
    """Moments of a deal with a choice to make, and what is remembered there."""
    found = []
    for state in deals(load_rules(preset), 1, seed=seed):
        memory = Memory()
        memory.began(state)
        for number in count():
            if state.phase == OVER_PHASE:
                break
            if number % every == 0 and len(legal_moves(state)) > 1:
                found.append((state.copy(), deepcopy(memory)))
            move = choose(state)
            memory.moved(state, move)
            state.step(move)
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_with_other_hidden_cards_it_decides_the_same(preset: str) -> None:
    rng = Random(92)
    for state, memory in moments(preset, 92, 17):
        answers = []
        for same in (state, with_other_hidden_cards(state, rng), with_other_hidden_cards(state, rng)):
            assert mixed(7, same) == mixed(7, state)
            decision = Decision(same, deepcopy(memory), Dice(mixed(7, same)), 8, never)
            decision.run()
            answers.append(([move.action for move in decision.plan], decision.info()))
        assert answers[0] == answers[1] == answers[2]


def hear(minds: list[SearchMind], events: list[AnyEvent]) -> None:
    """Every mind is told what its seat may know."""
    for seat, mind in enumerate(minds):
        for event in events:
            mind.heard(redact(event, seat))


@pytest.mark.parametrize("preset", ["buraco", "stbl", "burraco"])
def test_at_a_table_it_plays_as_in_the_arena(preset: str) -> None:
    rules = load_rules(preset)
    state = next(deals(rules, 1, seed=93))
    policy = SearchPolicy(5, FEW)
    policy.began(state)
    minds = [SearchMind(5) for _ in range(4)]
    hands = tuple(() for _ in range(4))
    pile = tuple(CODES[card] for card in state.pile)
    hear(minds, [Dealt(n=1, dealer=state.dealer, pile=pile, hands=hands)])
    deal = Deal(state.copy())
    answered = 0
    for _ in range(30):
        if deal.phase == "over":
            break
        seat = deal.turn
        thought = minds[seat].think(view(deal.state, seat), rules, FEW)
        assert thought.actions
        for action in thought.actions:
            move = policy(state)
            assert move.action == action
            policy.moved(state, move)
            deal, events = apply(deal, seat, action)
            state.step(move)
            hear(minds, events)
            answered += 1
    assert answered > 20


def test_it_says_in_one_sentence_why_and_keeps_the_numbers() -> None:
    hands = {"1": "4C 4D 6D", "2": "5C 7D 9H", "3": "6C 7C 8H"}
    state = at(phase="draw", hand="3S 9D KC JD 5H 8C QH", hands=hands, pile="8S 3C", melds=[meld(0, 0, "5S 6S 7S")])
    thought = SearchMind(1).think(seen(state), state.book.melds.rules, Limits(worlds=16))
    assert thought.explain is not None
    assert thought.explain.endswith("the hidden cards may lie.")
    assert "points better than to" in thought.explain
    info: dict[str, Any] = thought.info
    assert info["worlds"] == 16
    assert [candidate["plan"] for candidate in info["candidates"]] == ["take the pile", "draw"]
    assert all(set(candidate) == {"plan", "mean", "error", "worlds"} for candidate in info["candidates"])


def test_it_goes_out_where_that_wins() -> None:
    state = at(
        hand="8S KC",
        hands={"1": "JK JK", "2": "5C", "3": "6C 7C"},
        melds=[meld(0, 0, "AS 2S 3S 4S 5S 6S 7S")],
        pot_taken=[True, True],
    )
    thought = SearchMind(1).think(seen(state), state.book.melds.rules, FEW)
    assert thought.actions == [Extend(0, ("8S",)), Discard("KC")]


def test_a_forced_move_is_not_thought_about() -> None:
    state = at(phase="draw", hand="3S 9D KC")
    thought = SearchMind(1).think(seen(state), state.book.melds.rules, Limits())
    assert (thought.actions, thought.explain, thought.info) == ([Draw()], "It is the only move.", None)


def test_out_of_turn_it_says_nothing() -> None:
    state = at(phase="draw", hand="3S 9D KC", hands={"1": "4C"})
    assert SearchMind(1).think(view(state, 1), state.book.melds.rules, FEW).actions == []


def test_stopped_at_once_it_still_answers() -> None:
    state = at(hand="5S 6S 7S 8S 3D 9C KD JH QH 4C")
    thought = SearchMind(1).think(seen(state), state.book.melds.rules, Limits(stopped=lambda: True))
    actions: list[Action] = thought.actions
    assert actions
    assert thought.info["worlds"] == 0
    assert thought.explain is not None
    assert thought.explain.endswith(": there was no time to weigh it up.")


def test_a_budget_is_kept_however_long_a_step_takes() -> None:
    now = 0.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bots.search.monotonic", lambda: now)
        watch = Watch(100)
        for step, over in ((10, False), (20, False), (25, False), (20, True)):
            now += step / 1000
            assert watch.spent(1) is over
    assert now < 0.1
    assert not Watch(None).spent(0)


def test_where_cards_go_round_it_says_so() -> None:
    state = at(options={"stalemate_rounds": 0}, phase="draw", hand="3S 7S 8S TH", pile="9S", quiet=8)
    thought = SearchMind(1).think(seen(state), state.book.melds.rules, Limits(worlds=2))
    assert (thought.actions, thought.explain) == ([Draw()], "Draw: single cards have gone round long enough.")


def test_what_is_not_better_is_not_called_better() -> None:
    state = at(phase="draw", hand="3S 9D KC JD 5H 8C QH", pile="8S 3C")
    decision = Decision(state, Memory(), Dice(1), 8, never)
    decision.plan = plan = (DRAW_MOVE,)
    decision.arms = [Arm(plan), Arm((TAKE_MOVE,))]
    for arm, values in zip(decision.arms, ([10.0, 20.0], [10.0, 20.2]), strict=True):
        arm.values = values
    assert decision.explanation() == "Draw: no worse than to take the pile, over 2 ways the hidden cards may lie."
    decision.arms[1].values = [9.0, 19.0]
    assert decision.explanation().startswith("Draw: 1 point better than to take the pile")


def test_the_same_worlds_give_the_same_answer_and_a_milliseconds_budget_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = at(hand="5S 6S 7S 8S 3D 9C KD JH QH 4C", hands={str(seat): "3H 4H 6H 7H 9H TH" for seat in (1, 2)})
    rules = state.book.melds.rules
    first, again = (SearchMind(4).think(seen(state), rules, Limits(worlds=16)) for _ in range(2))
    assert (first.actions, first.info) == (again.actions, again.info)
    ticks = count(0, 0.001)
    monkeypatch.setattr("bots.search.monotonic", lambda: next(ticks))
    asked = SearchMind(4).think(seen(state), rules, Limits(ms=40))
    assert sum(candidate["worlds"] for candidate in asked.info["candidates"]) <= 40
    assert asked.actions


def test_lost_events_and_a_restart_in_the_middle_do_not_stop_it() -> None:
    rng = Random(94)
    rules = load_rules("stbl")
    deal = Deal(next(deals(rules, 1, seed=94)))
    minds = [SearchMind(5) for _ in range(4)]
    for _ in range(40):
        seat = deal.turn
        if deal.phase == "over":
            break
        if rng.random() < 0.1:
            minds[seat] = SearchMind(5)
        for action in minds[seat].think(view(deal.state, seat), rules, Limits(worlds=2)).actions:
            deal, events = apply(deal, seat, action)
            if rng.random() < 0.7:
                hear(minds, events)


def test_seats_without_a_card_do_not_stop_it() -> None:
    state = at(phase="draw", hand="3S 9D KC JD 5H 8C QH", pile="8S 3C", melds=[meld(0, 0, "5S 6S 7S")])
    assert SearchMind(1).think(seen(state), state.book.melds.rules, FEW).actions == [Take()]


def test_where_nothing_ends_a_deal_without_draws_it_draws_in_the_end() -> None:
    hands = {"1": "4C 4D 6D", "2": "5C 7D 9H", "3": "6C 7C 8H"}
    options: dict[str, object] = {"pile": "open", "stalemate_rounds": 0}
    for quiet, drawn in ((0, False), (8, True)):
        state = at(rules="stbl", options=options, phase="draw", hand="3S 7S 8S", hands=hands, pile="9S", quiet=quiet)
        thought = SearchMind(1).think(seen(state), state.book.melds.rules, FEW)
        assert (thought.actions == [Draw()]) == drawn


def test_it_beats_chance_by_far_even_in_a_hurry() -> None:
    result = duel(deals(load_rules("burraco"), 3, seed=95), SearchPolicy(1, Limits(worlds=4)), chance(Dice(95)))
    assert result.won == 1
    assert result.mean > 500
