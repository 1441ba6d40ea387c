"""What the players have said is read back out of the English of a record."""

from __future__ import annotations

import pytest

from bots import greedy
from bots.expert import ExpertMind
from bots.reason_reading import MOST, Weighed, read
from bots.reason_text import Reason, clause, joined
from bots.reasons import named, reason, sentence
from bots.turn import steps
from core.game.actions import Discard, Draw, Lay, Take
from core.game.judge import judge
from core.game.phases import OVER_PHASE
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, deals, seen


def test_every_sentence_of_a_deal_is_read_back_as_it_was_meant() -> None:
    for preset in PRESETS:
        rules = load_rules(preset)
        for state in deals(rules, 2, seed=4):
            while state.phase != OVER_PHASE:
                made = list(steps(seen(state), rules, greedy.choose))
                said = sentence(made)
                assert read(said) == tuple((move.action, reason(before, move)) for before, move in made), said
                for _, move in made:
                    state.step(move)


def test_every_sentence_of_the_expert_is_read_back() -> None:
    rules = load_rules("burraco")
    for state in deals(rules, 2, seed=5):
        mind = ExpertMind()
        mind.memory.began(state)
        while state.phase != OVER_PHASE:
            turn = mind.advise(seen(state), rules, ())
            moves = []
            for action, _ in turn:
                move = judge(state, state.turn, action)[1]
                assert move is not None
                moves.append(named(move))
                mind.memory.moved(state, move)
                state.step(move)
            said = joined([clause(move, why) for move, (_, why) in zip(moves, turn, strict=True)])
            assert read(said) == tuple((action, why) for action, why in turn), said


def test_a_move_with_two_causes_of_which_one_has_an_and_itself() -> None:
    causes = "the deal may end soon, and what stays in your hand counts against you and so the pot is near"
    text = f"Lay 5S 6S 7S, for {causes}."
    assert read(text) == ((Lay(("5S", "6S", "7S")), (Reason("lay-may-end"), Reason("lay-pot-near"))),)


def test_moves_that_were_played_out_are_read_with_what_came_of_it() -> None:
    text = "Take the pile, discard KD: 12 points better than to draw, over 8 ways the hidden cards may lie."
    assert read(text) == Weighed((Take(), Discard("KD")), "points", (Draw(),), 12, 8)
    text = "Pass: no worse than to discard KD, over one way the hidden cards may lie."
    assert read(text) == Weighed((), "no-worse", (Discard("KD"),), 0, 1)
    assert read("Draw: there was no time to weigh it up.") == Weighed((Draw(),), "no-time")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I keep 9D.",
        "Discard 9X.",
        "Discard 9D",
        "Discard 9D, for nothing.",
        "Take the pile, for ZZ can go into your melds.",
        "Lay .",
        "Draw; then fly: 2 points better than to draw, over 8 ways the hidden cards may lie.",
        f"Draw{'; then draw' * MOST}.",
    ],
)
def test_what_no_player_of_the_house_says_is_not_read(text: str) -> None:
    assert read(text) is None
