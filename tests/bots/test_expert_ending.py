"""The last turn of a deal: laid out for the most points, by the rules, and quickly."""

from __future__ import annotations

import pytest

from bots.expert import Expert
from bots.expert_ending import MOST_LOOKS, Ending, is_closing
from bots.ground import ground_of
from core.game.legal import legal_moves
from core.game.moves import DISCARD
from core.game.phases import OVER_PHASE, PLAY_PHASE
from core.game.scoring import scores
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import at, deals, meld

OTHERS = {"1": "3C", "2": "4C 5C 9C JC 3D", "3": "4D 6D 9D JD"}
RUNS = [meld(0, 0, "3S 4S 5S 6S 7S 8S 9S"), meld(1, 0, "TS JS QS KS"), meld(2, 0, "5H 6H 7H 8H 9H TH")]


def ended(state: State) -> State:
    """The state after the expert's whole turn."""
    player = Expert()
    after = state.copy()
    while after.phase == PLAY_PHASE and after.turn == state.turn:
        move = player(after)
        player.moved(after, move)
        after.step(move)
    return after


def best_score(state: State, out: bool) -> int:
    """The team's highest score at the end of this turn, by trying everything; ``out``: only by going out."""
    team = state.turn % state.teams
    best = -10_000
    seen: set[tuple[int, tuple[int, ...]]] = set()
    left = [state]
    while left:
        here = left.pop()
        for move in legal_moves(here):
            after = here.copy()
            after.step(move)
            if after.phase == OVER_PHASE or move.kind == DISCARD:
                if after.phase == OVER_PHASE and (not out or after.winner == state.turn):
                    best = max(best, scores(after)[team])
                continue
            key = after.hands[state.turn], tuple(sorted(placed.meld.bag for placed in after.melds[team]))
            if key not in seen:
                seen.add(key)
                left.append(after)
    return best


@pytest.mark.parametrize("stock", ["6C 7C 8C 4H", "6C"])
def test_going_out_a_wild_goes_where_it_makes_a_canasta(stock: str) -> None:
    state = at(rules="stbl", hand="KH JK", hands=OTHERS, pot_taken=[True, True], melds=RUNS, stock=stock)
    after = ended(state)
    assert after.phase == OVER_PHASE
    assert [placed.meld.size for placed in after.melds[0]] == [7, 4, 7]
    assert scores(after)[0] == best_score(state, True)


def test_when_the_stock_is_at_its_end_the_dearest_card_goes() -> None:
    state = at(
        rules="stbl",
        hand="8H JD AC KC",
        hands=OTHERS,
        pot_taken=[True, True],
        melds=RUNS[:2],
        pile="KD",
        options={"stock_reserve": 10},
    )
    assert is_closing(state, ground_of(state.book))
    after = ended(state)
    assert after.phase == OVER_PHASE
    assert scores(after)[0] == best_score(state, False)


@pytest.mark.parametrize("preset", ["stbl", "burraco"])
def test_no_last_turn_of_whole_deals_could_have_been_worth_more(preset: str) -> None:
    looked = 0
    for state in deals(load_rules(preset), 40, seed=4242):
        player = Expert()
        player.began(state)
        begun: State | None = None
        while state.phase != OVER_PHASE:
            if state.phase == PLAY_PHASE and (begun is None or begun.turn != state.turn or not state.laid_any):
                begun = state.copy()
            move = player(state)
            player.moved(state, move)
            state.step(move)
        assert begun is not None
        team = begun.turn % begun.teams
        if begun.hands[begun.turn].bit_count() > 7 or begun.pot_to_come(team) or begun.minimum[team]:
            continue
        closing = is_closing(begun, ground_of(begun.book))
        if closing or state.winner == begun.turn:
            looked += 1
            assert scores(state)[team] == best_score(begun, not closing)
    assert looked > 15


def test_where_a_hand_allows_very_many_ways_it_stops_looking() -> None:
    hand = "3S 4S 5S 3H 4H 5H 3D 4D 5D 3C 4C 5C 8S 8H 8D 8C JK JK 2S 2H"
    state = at(rules="burraco", options={"sets": "any"}, hand=hand, hands=OTHERS, pot_taken=[True, True], pots=[])
    after = state.copy()
    after.step(next(move for move in legal_moves(after) if move.kind == DISCARD))
    ending = Ending(state, ground_of(state.book))
    ending.closing = True
    ending.better(legal_moves(state)[0], after)
    assert ending.left >= 0
    assert len(ending.seen) <= 60 * MOST_LOOKS
