"""Who is ahead as the table lies, and what that means where a deal goes in circles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bots.arena import play_deal
from bots.expert import Expert, explain
from bots.greedy import choose
from bots.greedy import explain as greedy_explain
from bots.registry import policy_of
from bots.standing import is_behind, is_stale
from bots.turn import Policy
from core.game.actions import Draw
from core.game.moves import DRAW, TAKE, Move
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


def circling(rounds: int, quiet: int) -> State:
    """An open pile of one card that goes with the hand, after so many turns of single cards."""
    hands = {"1": "4C 4D 6D 9H JC QD KH", "2": "5C 7D 9C TD JH QS KS", "3": "6C 7C 8H 4H 5H TC AD"}
    options = {"stalemate_rounds": rounds}
    return at(options=options, phase="draw", hand="3S 7S 8S TH JD KC QC", hands=hands, pile="9S", quiet=quiet)


@pytest.mark.parametrize("policy", [choose, Expert()], ids=["greedy", "expert"])
def test_where_no_rule_ends_it_a_player_draws_after_two_rounds_of_single_cards(policy: Policy) -> None:
    assert policy(circling(0, 7)).kind == TAKE
    assert policy(circling(0, 8)).kind == DRAW
    assert policy(circling(9, 8)).kind == TAKE  # a rule ends that one


@pytest.mark.parametrize("explained", [greedy_explain, explain], ids=["greedy", "expert"])
def test_it_says_that_the_cards_have_gone_round_long_enough(explained: Callable[..., tuple[object, str]]) -> None:
    state = circling(0, 8)
    actions, why = explained(seen(state), state.book.melds.rules)
    assert actions == [Draw()]
    assert why == "Draw, for single cards have gone round long enough."


@pytest.mark.parametrize(
    ("name", "rules", "players", "seed"), [("greedy", "burraco", 2, 35), ("expert", "buraco", 4, 3)]
)
def test_a_deal_ends_where_no_rule_stops_the_circles(name: str, rules: str, players: int, seed: int) -> None:
    """Deals that went round for ever once."""
    endless = load_rules(rules, {"players": players, "teams": 2, "stalemate_rounds": 0})
    deal = list(deals(endless, seed, seed=11))[-1]
    play_deal(deal, [Bounded(policy_of(name))] * players)
    assert deal.over


class Bounded:
    """Fails a deal that has no end."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._left = 5_000

    def __call__(self, state: State) -> Move:
        self._left -= 1
        assert self._left, "the deal goes round for ever"
        return self._policy(state)
