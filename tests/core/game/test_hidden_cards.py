"""Nobody is told, and nothing hangs on, what they cannot see: over whole matches, not only the first deal."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from core.game.cards import cards_of, codes_of, put
from core.game.events import Dealt, redact
from core.game.legal import legal_moves
from core.game.match import next_dealer
from core.game.moves import EXTEND, LAY, REFUSE, WITHDRAW, Move
from core.game.phases import DRAW_PHASE, OVER_PHASE
from core.game.play import happened, opening_events, start_state
from core.game.position import every_card
from core.game.scoring import scores
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from core.game.view import state_of, view
from scripts.invariants import exchanged
from scripts.variations import VARIATIONS, Variation

TABLES = (*VARIATIONS[:8], *VARIATIONS[17:25])
encode = msgspec.json.encode


def _shown(state: State, move: Move) -> int:
    """The cards of the hand on turn that a move turns face up: they cannot be exchanged before it."""
    return put(0, state.drawn) if move.kind == REFUSE else move.bag


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_legal_lists_and_events_are_the_same_bytes_when_unseen_cards_are_exchanged(table: Variation) -> None:
    rules = table.rules()
    rng = Random(str(table))
    totals = (0,) * rules.teams
    dealer = 0
    compared = 0
    for n in range(1, 4):
        state = start_state(rules, deal(rules, seeded_key(str(table), n), dealer), totals)
        while state.phase != OVER_PHASE:
            moves = legal_moves(state)
            move = rng.choice(moves)
            if rng.random() < 0.25:
                for seat in range(rules.players):
                    compared += _compare(state, seat, move, moves, n, totals, rng)
            state.step(move)
        totals = tuple(a + b for a, b in zip(totals, scores(state), strict=True))
        dealer = next_dealer(rules, dealer)
    assert compared > 100


def _compare(
    state: State, seat: int, move: Move, moves: list[Move], n: int, totals: tuple[int, ...], rng: Random
) -> int:
    """One moment and the move made in it, as this seat sees both, beside the same with other hidden cards."""
    other = exchanged(state, seat, rng, 0 if seat == state.turn else _shown(state, move))
    if move.kind == REFUSE:
        other.drawn = state.drawn
    assert encode(view(other, seat, n, totals)) == encode(view(state, seat, n, totals))
    if seat == state.turn:
        assert [encode(m.action) for m in legal_moves(other)] == [encode(m.action) for m in moves]
    after, other_after = state.copy(), other.copy()
    after.step(move)
    other_after.step(move)
    if after.over or other_after.over:
        return 0  # the score tells what was in the hands
    told = [encode(redact(event, seat)) for event in happened(state, move, after)]
    other_told = [encode(redact(event, seat)) for event in happened(other, move, other_after)]
    own_news = seat == state.turn or state.unseen >> seat & 1
    if not own_news:
        assert other_told == told
        assert encode(view(other_after, seat)) == encode(view(after, seat))
    return 1


@pytest.mark.parametrize("table", TABLES[:8], ids=str)
def test_a_new_deal_shows_each_seat_its_own_hand_only(table: Variation) -> None:
    rules = table.rules()
    dealt = deal(rules, seeded_key(7, 1))
    state = start_state(rules, dealt)
    for event in opening_events(rules, dealt, 1):
        for seat in range(rules.players):
            told = redact(event, seat)
            if isinstance(told, Dealt):
                assert told.hands is None
                assert told.cards == tuple(codes_of(state.hands[seat]))
        watched = redact(event, None)
        if isinstance(watched, Dealt):
            assert watched.hands is None
            assert watched.cards is None


def test_a_watcher_sees_no_hand_at_any_time() -> None:
    for table in TABLES[:6]:
        rules = table.rules()
        rng = Random(3)
        state = start_state(rules, deal(rules, seeded_key(3, 1)))
        while state.phase != OVER_PHASE:
            seen = view(state, None)
            assert seen.hand is None
            assert seen.took is None
            assert seen.drawn is None
            state.step(rng.choice(legal_moves(state)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_state_made_from_a_view_allows_what_the_deal_allows_and_holds_a_sound_deck(table: Variation) -> None:
    rules = table.rules()
    rng = Random(f"state {table}")
    state = start_state(rules, deal(rules, seeded_key(str(table), 9)))
    deck = every_card(state)
    while state.phase != OVER_PHASE:
        moves = legal_moves(state)
        made = state_of(view(state, state.turn), rules)
        assert every_card(made) == deck
        assert max(Counter(cards_everywhere(made)).values()) <= max(rules.decks, rules.decks * rules.jokers_per_deck)
        if state.book.closed and state.phase == DRAW_PHASE and rules.final_discard:
            continue_with = rng.choice(moves)  # a take may hang on a card under the top, which the view does not show
        else:
            assert [m.action for m in legal_moves(made)] == [m.action for m in moves]
            continue_with = rng.choice(moves)
            if continue_with.kind in (EXTEND, LAY, WITHDRAW):
                made.step(continue_with)
                after = state.copy()
                after.step(continue_with)
                if after.pot_taken == state.pot_taken and not after.over:
                    assert encode(view(made, state.turn)) == encode(view(after, state.turn))
        state.step(continue_with)


def cards_everywhere(state: State) -> list[int]:
    """All cards of a deal, wherever they lie."""
    found = [*state.stock[state.top :], *state.pile, *(card for pot in state.pots for card in pot)]
    for hand in state.hands:
        found.extend(cards_of(hand))
    found.extend(card for melds in state.melds for placed in melds for card in placed.meld.order)
    return found
