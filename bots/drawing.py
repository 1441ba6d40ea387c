"""The stock or the pile; keep or refuse."""

from __future__ import annotations

from bots.ground import HIGH, HIGH_ACES, SPREAD, Ground
from bots.habits import Habits
from bots.standing import goes_in_circles
from bots.worth import is_pressed, worth
from core.game.cards import BIT, JOKER, PLANE, TWO, TWOS, is_wild_kind, plus, put
from core.game.legal import legal_moves
from core.game.moves import DRAW_MOVE, KEEP_MOVE, REFUSE_MOVE, TAKE_MOVE, Move
from core.game.state import State


def draw(state: State, ground: Ground, habits: Habits) -> Move:
    """Draws, or takes the pile where that is worth more."""
    pile = state.pile
    if not pile:
        return DRAW_MOVE
    if ground.closed:
        return _closed(state, ground, habits)
    if goes_in_circles(state):
        return DRAW_MOVE
    hand = state.hands[state.turn]
    if hand:
        return TAKE_MOVE if _is_worth_taking(state, ground, habits, hand) else DRAW_MOVE
    return TAKE_MOVE if len(pile) > 1 else DRAW_MOVE


def _is_worth_taking(state: State, ground: Ground, habits: Habits, hand: int) -> bool:
    """Is the open pile worth taking?"""
    pile = state.pile
    least = habits.pile_least
    if ground.slow:
        junk, pair = habits.pile_junk_slow, habits.pile_pair_slow
        if len(pile) * junk >= least:
            return True
    else:
        junk, pair = habits.pile_junk, habits.pile_pair
        if hand.bit_count() <= habits.few:
            junk -= habits.pile_load
            pair -= habits.pile_load
    if len(pile) == 1 and state.quiet >= ground.quiet_most:
        # Only what can be laid at once keeps the deal from ending in a stalemate.
        if state.minimum[state.turn % state.teams] or is_wild_kind(pile[0]):
            return False
        pair = junk = -least
    fits = 0
    for placed in state.melds[state.turn % state.teams]:
        fits |= placed.meld.fits
    value = 0
    rest: list[int] = []
    naturals = held = hand & ground.naturals
    for card in pile:
        bit = BIT[card]
        if card == JOKER or bit & TWOS:
            value += habits.pile_wild
        elif fits & bit:
            value += habits.pile_fit
        else:
            rest.append(card)
            naturals |= bit
    if value >= least and junk >= 0:
        return True
    if not rest:
        return value >= least
    places = naturals | naturals << HIGH & ground.high
    near = places & places >> 1
    runs = near & places >> 2 & ground.run_mask
    melded = 0
    if runs:
        melded = runs | runs << 1 | runs << 2
        places = held | held << HIGH & ground.high
        runs &= ~(places & places >> 1 & places >> 2)
        if runs:
            value += habits.pile_meld if not runs & runs - 1 else habits.pile_meld + habits.pile_fit
    near |= near << 1
    if (near | melded) & HIGH_ACES:
        near |= (near & HIGH_ACES) >> HIGH
        melded |= (melded & HIGH_ACES) >> HIGH
    copied = hand >> PLANE
    sets = ground.set_ranks
    for card in rest:
        bit = BIT[card]
        if melded & bit:
            continue
        if sets >> card % 13 & 1:
            rank = card % 13
            same = (naturals >> rank & SPREAD).bit_count() + (copied >> rank & SPREAD).bit_count()
            if same >= 3:
                sets &= ~(1 << rank)
                melded |= SPREAD << rank
                value += habits.pile_meld
                continue
            if same == 2:
                value += pair
                continue
        value += pair if near & bit else junk
    return value >= least


def _closed(state: State, ground: Ground, habits: Habits) -> Move:
    """The best take of a closed pile, or the draw."""
    moves = legal_moves(state)
    if len(moves) == 1:
        return DRAW_MOVE
    book = ground.book.melds
    team = state.turn % state.teams
    top = state.pile[-1]
    under = len(state.pile) - 1
    count = state.hands[state.turn].bit_count()
    pressed = is_pressed(state, ground, habits)
    best = DRAW_MOVE
    most = habits.closed_least
    for move in moves:
        if move is DRAW_MOVE:
            continue
        if under == 1 and count == move.bag.bit_count() and ground.final_discard and not state.pot_to_come(team):
            continue  # whether the one card left could be discarded hangs on what it is
        old = None
        used = put(move.bag, top)
        if move.meld >= 0:
            for placed in state.melds[team]:
                if placed.id == move.meld:
                    old = placed.meld
                    used = plus(old.bag, used)
                    break
        new = book.meld(used)
        if new is not None:
            value = worth(ground, habits, old, new, pressed) + habits.closed_card * under
            if value > most:
                best, most = move, value
    return best


def decide(state: State, ground: Ground) -> Move:
    """Keeps a card that goes with the hand; a stranger starts the pile and makes room for another."""
    card = state.drawn
    if card == JOKER or card % 13 == TWO:
        return KEEP_MOVE
    bit = BIT[card]
    hand = state.hands[state.turn]
    rank = card % 13
    copied = hand & bit << PLANE
    if ground.set_ranks >> rank & 1 and (copied or (hand >> rank & SPREAD).bit_count() > 1):
        return KEEP_MOVE
    naturals = hand & ground.naturals
    places = naturals | naturals << HIGH & ground.high
    place = bit | bit << HIGH & ground.high
    around = place << 1 | place >> 1 | place << 2 | place >> 2
    return KEEP_MOVE if around & places and not copied else REFUSE_MOVE
