"""Single cards of an open pile: who waits for the others to draw, and who draws."""

from __future__ import annotations

import pytest

from bots.arena import play_deal
from bots.expert import Expert, explain
from core.game.actions import Draw
from core.game.moves import DISCARD, DRAW, EXTEND, LAY, TAKE, Move
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import at, deals, meld, seen

AHEAD = [meld(0, 0, "4H 5H 6H 7H 8H 9H TH"), meld(1, 1, "7C 8C 9C")]
BEHIND = [meld(0, 0, "7C 8C 9C"), meld(1, 1, "4H 5H 6H 7H 8H 9H TH")]


def single(pile: str, melds: list[dict[str, object]], quiet: int, hand: str = "3S 5H 9D KC") -> State:
    """A pile of one card at a table of aberto, seat 0 to draw."""
    hands = {"1": "4S 6H TD QC", "2": "3C 5D 9H KS", "3": "4C 6D TH QS"}
    return at(rules="aberto", phase="draw", hand=hand, hands=hands, melds=melds, pile=pile, quiet=quiet)


@pytest.mark.parametrize(
    ("pile", "melds", "quiet", "kind"),
    [
        ("AH", AHEAD, 3, TAKE),
        ("AH", BEHIND, 1, TAKE),
        ("AH", BEHIND, 2, DRAW),
        ("TC", BEHIND, 3, TAKE),
        ("2H", BEHIND, 3, TAKE),
    ],
    ids=["ahead waits", "behind waits", "and no more", "a card that fits", "a wild"],
)
def test_who_is_behind_draws_where_a_single_card_is_of_no_use_at_once(
    pile: str, melds: list[dict[str, object]], quiet: int, kind: int
) -> None:
    assert Expert()(single(pile, melds, quiet)).kind == kind


def test_it_says_that_the_card_brings_no_meld() -> None:
    state = single("AH", BEHIND, 2)
    actions, why = explain(seen(state), state.book.melds.rules)
    assert actions == [Draw()]
    assert why == "Draw, for AH brings you no meld."


def test_at_a_tie_they_draw_after_a_round_of_single_cards_that_bring_no_meld() -> None:
    tie = [meld(0, 0, "7C 8C 9C"), meld(1, 1, "7D 8D 9D")]
    assert Expert()(single("AH", tie, 3)).kind == TAKE
    assert Expert()(single("AH", tie, 4)).kind == DRAW


class Passes:
    """Counts turns, and those that took a single card and laid nothing."""

    def __init__(self) -> None:
        self.expert = Expert()
        self.turns = self.passed = 0
        self._single = False

    def began(self, state: State) -> None:
        self.expert.began(state)

    def moved(self, before: State, move: Move) -> None:
        self.expert.moved(before, move)
        if move.kind == TAKE:
            self._single = len(before.pile) == 1
        elif move.kind in (LAY, EXTEND):
            self._single = False
        elif move.kind == DISCARD:
            self.turns += 1
            self.passed += self._single
            self._single = False

    def __call__(self, state: State) -> Move:
        return self.expert(state)


@pytest.mark.parametrize("rules", ["buraco", "aberto"])
def test_experts_among_themselves_do_not_go_round_in_circles(rules: str) -> None:
    """Once more than two turns in five took a single card and laid nothing, and deals took 141 and 162 turns."""
    counting = Passes()
    for deal in deals(load_rules(rules), 12, seed=77):
        play_deal(deal, [counting] * 4)
    assert counting.passed < 0.4 * counting.turns
    assert counting.turns < 150 * 12
