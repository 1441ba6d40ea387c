"""What the expert says of its turns: one sentence, and nothing in it that is not so."""

from __future__ import annotations

import re

import pytest

from bots import expert
from bots.expert import ExpertMind
from bots.expert_scene import Scene
from bots.ground import ground_of
from bots.memory import Memory
from bots.mind import Limits
from bots.reason_text import RANKS
from core.game.actions import Discard, Draw, Extend, Lay, Take
from core.game.cards import BIT, CODES, JOKER, NUMBERS, TWO, cards_of
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import DISCARD, EXTEND, LAY, TAKE_MOVE
from core.game.phases import DRAW_PHASE, OVER_PHASE
from core.game.state import State
from core.game.view import view
from scripts.settings import load_rules
from scripts.variations import VARIATIONS, Variation
from tests.bots.tables import PRESETS, deals, seen


@pytest.mark.parametrize("table", VARIATIONS[:8], ids=str)
def test_reasons_are_one_sentence_each(table: Variation) -> None:
    rules = table.rules()
    for state in deals(rules, 2, seed=37):
        while state.phase != OVER_PHASE:
            actions, why = expert.explain(seen(state), rules)
            assert actions
            assert why[0].isupper()
            assert why.endswith(".")
            assert why.count(".") == 1
            for action in actions:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                state.step(move)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_it_says_of_a_discard_is_true(preset: str) -> None:
    rules = load_rules(preset)
    said: set[str] = set()
    for state in deals(rules, 8, seed=42):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            thought = mind.think(seen(state), rules, Limits())
            for action in thought.actions:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                if move.kind == DISCARD and thought.explain is not None:
                    said |= check(state, mind.memory, move.card, thought.explain.rsplit("; then ", 1)[-1])
                mind.memory.moved(state, move)
                state.step(move)
    assert said >= {"fits no meld", "nothing in your hand", "let go of one", "nothing better"}


def check(state: State, memory: Memory, card: int, why: str) -> set[str]:
    """Which claims the sentence makes; each must hold."""
    mine = state.turn % state.teams
    following = (state.turn + 1) % state.players
    theirs = [placed for team, melds in enumerate(state.melds) if team != mine for placed in melds]
    fits = any(placed.meld.fits & BIT[card] for placed in theirs)
    rest = [other for other in cards_of(state.hands[state.turn]) if other % 13 != TWO and other != JOKER]
    if card in rest:
        rest.remove(card)
    values = state.book.melds.values
    held = cards_of(state.hands[state.turn])
    hidden = [unseen for unseen in range(52) if Scene(state, memory, ground_of(state.book)).unseen & BIT[unseen]]
    apart = [abs(other % 13 - card % 13) for other in rest if other // 13 == card // 13]
    same = [other for other in rest if other % 13 == card % 13 and state.book.melds.rules.sets != "none"]
    claims = {
        "fits no meld": bool(theirs) and not fits,
        "nothing in your hand": not any(gap <= 2 or gap >= 11 for gap in apart)
        and not (same and (state.book.melds.rules.sets == "any" or card % 13 in (0, 10, 11, 12))),
        "let go of one": card in memory.discards[following],
        "left one lying": any(passed.seat == following and passed.top == card for passed in memory.passed),
        "you hold another": card in rest,
        "nothing better": card in (JOKER, 1, 14, 27, 40) or fits,
        "counts less": values[card] == min(values[other] for other in held),
        "cost you more": values[card] == max(values[other] for other in held),
        "all been seen": not any(0 < abs(other - card) <= 2 for other in hidden if other // 13 == card // 13),
    }
    shared = re.search(r"(let go of|left) an? (\w+)", why)
    if shared is not None:
        ranks = [other % 13 for other in memory.discards[following]]
        ranks += [passed.top % 13 for passed in memory.passed if passed.seat == following]
        assert card % 13 in ranks, why
        assert shared[2] == RANKS[card % 13]
    made = {claim for claim in claims if claim in why}
    for claim in made:
        assert claims[claim], f"{why} {state.hands[state.turn]}"
    return made


@pytest.mark.parametrize("preset", ["burraco", "buraco", "aberto"])
def test_what_it_says_of_a_pile_is_true(preset: str) -> None:
    rules = load_rules(preset)
    said: set[str] = set()
    for state in deals(rules, 4, seed=43):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            thought = mind.think(seen(state), rules, Limits())
            why = (thought.explain or "").split("; then ")[0]
            if state.phase == DRAW_PHASE and state.pile:
                said |= {claim for claim, holds in of_the_pile(state, why).items() if claim in why}
                assert all(holds for claim, holds in of_the_pile(state, why).items() if claim in why), why
            for action in thought.actions:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                mind.memory.moved(state, move)
                state.step(move)
    assert said >= {"brings you no meld", "can go into your melds", "makes a se"}


def of_the_pile(state: State, why: str) -> dict[str, bool]:
    """What the sentence may claim, and whether that holds: found out by taking the pile and laying its cards."""
    ours = state.melds[state.turn % state.teams]
    pile, hand = list(state.pile), cards_of(state.hands[state.turn])
    after = state.copy()
    after.step(TAKE_MOVE)
    wild = {JOKER} | {suit * 13 + TWO for suit in range(4)}
    lays = [move for move in legal_moves(after) if move.kind in (LAY, EXTEND)]
    clean = [move for move in lays if not wild & set(cards_of(move.bag))]
    # A card that the hand has as well brings nothing that was not there before.
    brought = [move for move in clean if any(card in pile and card not in hand for card in cards_of(move.bag))]
    named = [NUMBERS[code] for code in re.findall(r"\b[A23456789TJQK][SHDC]\b|\bJK\b", why)]
    return {
        "brings you no meld": not brought and not any(move.kind == EXTEND and move.card in pile for move in clean),
        "can go into your melds": all(any(at.meld.fits & BIT[card] for at in ours) for card in named),
        "makes a se": all(any(card in cards_of(move.bag) for move in clean) for card in named),
        "there is a wild in it": bool(wild & set(pile)),
    }


def test_a_card_that_goes_back_at_once_is_not_said_to_be_kept_from_anybody() -> None:
    taken = 0
    rules = load_rules("aberto")
    for state in deals(rules, 12, seed=3):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            pile = list(state.pile)
            thought = mind.think(seen(state), rules, Limits())
            if thought.actions[0] == Take() and len(pile) == 1 and thought.actions[-1] == Discard(CODES[pile[0]]):
                assert thought.explain is not None
                assert thought.explain.startswith("Take the pile, for so you need no card from the stock; then ")
                taken += 1
            for action in thought.actions:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                mind.memory.moved(state, move)
                state.step(move)
    assert taken > 3


def test_advice_goes_on_from_what_has_been_staged_and_remembers() -> None:
    rules = load_rules("burraco")
    followed = 0
    for state in deals(rules, 4, seed=44):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            view_ = seen(state)
            actions = mind.think(view_, rules, Limits()).actions
            advised = mind.advise(view_, rules, ())
            assert [action for action, _ in advised] == actions
            for at_once in range(1, len(actions)):
                rest = mind.advise(view_, rules, actions[:at_once])
                assert [action for action, _ in rest] == actions[at_once:]
                followed += 1
            for action in actions:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                mind.memory.moved(state, move)
                state.step(move)
    assert followed > 50
    assert mind.advise(view(state, 0), rules, [Draw()]) == []


def test_a_pile_is_not_said_to_be_taken_for_a_card_that_is_discarded_in_the_same_turn() -> None:
    taken = 0
    rules = load_rules("burraco", {"players": 2})
    for state in deals(rules, 8, seed=5):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            thought = mind.think(seen(state), rules, Limits())
            first, last = thought.actions[0], thought.actions[-1]
            if first == Take() and isinstance(last, Discard) and NUMBERS[last.card] in state.pile:
                laid = any(last.card in action.cards for action in thought.actions if isinstance(action, Lay | Extend))
                assert laid or last.card not in (thought.explain or "").split("; then ")[0]
                taken += not laid
            for action in thought.actions:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                mind.memory.moved(state, move)
                state.step(move)
    assert taken > 3
