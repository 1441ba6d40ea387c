"""Who is ahead as the table lies, and what that means where a deal goes in circles."""

from __future__ import annotations

import pytest

from bots.arena import play_deal
from bots.expert import Expert, explain
from bots.standing import is_behind, is_stale
from core.game.actions import Draw
from core.game.moves import DRAW
from core.game.phases import OVER_STALEMATE
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import at, deals, meld, seen


def quiet(theirs: str, ours: str) -> State:
    """A round of single cards is over at a table of aberto, and seat 0 is to draw or to take one more."""
    held = "3S 5H 9D KC"
    melds = [meld(0, 0, ours), meld(1, 1, theirs)]
    hands = {"1": "4S 6H TD QC", "2": "3C 5D 9H KS", "3": "4C 6D TH QS"}
    return at(rules="aberto", phase="draw", hand=held, hands=hands, melds=melds, pile="JC", quiet=4)


def test_the_team_with_less_on_the_table_is_behind() -> None:
    assert is_behind(quiet("4H 5H 6H 7H 8H 9H TH", "7C 8C 9C"))
    assert not is_behind(quiet("7C 8C 9C", "4H 5H 6H 7H 8H 9H TH"))


def test_nobody_is_behind_at_a_tie() -> None:
    assert not is_behind(quiet("7C 8C 9C", "7D 8D 9D"))


def test_who_is_behind_draws_rather_than_let_the_deal_end_as_it_stands() -> None:
    state = quiet("4H 5H 6H 7H 8H 9H TH", "7C 8C 9C")
    assert is_stale(state)
    actions, why = explain(seen(state), state.book.melds.rules)
    assert actions == [Draw()]
    assert why == "Draw, for the others are ahead and the deal must not end as it stands."
    assert Expert()(state).kind == DRAW


@pytest.mark.parametrize("rules", ["buraco", "aberto"])
def test_experts_among_themselves_seldom_stop_in_a_stalemate(rules: str) -> None:
    ended = []
    for deal in deals(load_rules(rules), 20, seed=3):
        play_deal(deal, [Expert()] * 4)
        ended.append(deal.over)
    assert ended.count(OVER_STALEMATE) <= 4
