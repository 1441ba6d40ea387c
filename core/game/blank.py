"""A state before any card is dealt.

Kept apart from the state itself, which has no constructor: a copy must cost nothing twice, and the compiled build
allows no other way around one.
"""

from __future__ import annotations

from core.game.moves import MoveBook
from core.game.phases import DRAW_PHASE, NOT_OVER
from core.game.state import State


def new_state(book: MoveBook) -> State:
    """A state without any card, to be filled: seat 0 on turn, the last seat the dealer."""
    rules = book.melds.rules
    state = State()
    state.book = book
    state.players = rules.players
    state.teams = rules.teams
    state.dealer = rules.players - 1
    state.turn = 0
    state.phase = DRAW_PHASE
    state.over = NOT_OVER
    state.winner = -1
    state.hands = [0] * rules.players
    state.stock = ()
    state.top = 0
    state.pile = []
    state.pots = ()
    state.pot_taken = 0
    state.melds = [()] * rules.teams
    state.next_id = 0
    state.minimum = (0,) * rules.teams
    state.laid = 0
    state.laid_any = False
    state.saved_hand = 0
    state.saved_melds = None
    state.withdrew = False
    state.fresh = 0
    state.took = -1
    state.took_one = False
    state.took_closed = False
    state.drawn = -1
    state.first_turn = False
    state.quiet = 0
    state.unplayed = 0
    state.unseen = 0
    state.cut_team = -1
    state.cut_bonus = 0
    return state
