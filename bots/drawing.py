"""The stock or the pile; keep or refuse."""

from __future__ import annotations

from core.game.cards import BIT, JOKER, PLANE, TWO, TWOS, plus, put
from core.game.legal import legal_moves
from core.game.moves import DRAW_MOVE, KEEP_MOVE, REFUSE_MOVE, TAKE_MOVE, Move
from core.game.state import State

from bots.ground import HIGH, NATURALS, SPREAD, Ground
from bots.habits import Habits
from bots.worth import is_pressed, worth


def draw(state: State, ground: Ground, habits: Habits) -> Move:
    """Draws, or takes the pile where that is worth more."""
    pile = state.pile
    if not pile:
        return DRAW_MOVE
    if ground.closed:
        return _closed(state, ground, habits)
    if open_value(state, ground, habits) >= habits.pile_least and (
        state.hands[state.turn] or (len(pile) > 1 and not ground.same_card)
    ):
        return TAKE_MOVE
    return DRAW_MOVE


def open_value(state: State, ground: Ground, habits: Habits) -> int:
    """What the open pile is worth to the player on turn."""
    hand = state.hands[state.turn]
    team = state.turn % state.teams
    fits = 0
    for placed in state.melds[team]:
        fits |= placed.meld.fits
    value = 0
    rest: list[int] = []
    junk, pair = habits.pile_junk, habits.pile_pair
    if ground.slow:
        junk, pair = habits.pile_junk_slow, habits.pile_pair_slow
    elif hand.bit_count() <= habits.few:
        junk -= habits.pile_load
        pair -= habits.pile_load
    naturals = hand & NATURALS
    places = naturals | naturals << HIGH & ground.high
    had = places & places >> 1 & places >> 2 & ground.run_mask
    for card in state.pile:
        bit = BIT[card]
        if card == JOKER or bit & TWOS:
            value += habits.pile_wild
        elif fits & bit:
            value += habits.pile_fit
        else:
            rest.append(card)
            naturals |= bit
    if not rest:
        return value
    places = naturals | naturals << HIGH & ground.high
    near = places & places >> 1
    runs = near & places >> 2 & ground.run_mask
    new = runs & ~had
    if new:
        value += habits.pile_meld
        if new & new - 1:
            value += habits.pile_fit
    melded = runs | runs << 1 | runs << 2
    near |= near << 1
    copied = hand >> PLANE
    sets = ground.set_ranks
    tripled = 0
    for card in rest:
        bit = BIT[card]
        if melded & bit:
            value += habits.pile_melded
            continue
        rank = card % 13
        same = 1
        if sets >> rank & 1:
            same = (naturals >> rank & SPREAD).bit_count() + (copied >> rank & SPREAD).bit_count()
        if same >= 3:
            value += habits.pile_melded
            if not tripled >> rank & 1:
                tripled |= 1 << rank
                value += habits.pile_meld
        elif near & bit or same == 2:
            value += pair
        else:
            value += junk
    return value


def _closed(state: State, ground: Ground, habits: Habits) -> Move:
    moves = legal_moves(state)
    if len(moves) == 1:
        return DRAW_MOVE
    book = ground.book.melds
    team = state.turn % state.teams
    top = state.pile[-1]
    under = len(state.pile) - 1
    hand = state.hands[state.turn]
    pressed = is_pressed(state, ground, habits)
    count = hand.bit_count()
    best = DRAW_MOVE
    most = habits.closed_least
    for move in moves:
        if move is DRAW_MOVE:
            continue
        left = count - move.bag.bit_count()
        if left + under == 1 and under and ground.final_discard and not state.pot_to_come(team):
            continue
        old = None
        used = put(move.bag, top)
        if move.meld >= 0:
            for placed in state.melds[team]:
                if placed.id == move.meld:
                    old = placed.meld
                    used = plus(old.bag, used)
                    break
        new = book.meld(used)
        if new is None:
            continue
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
    naturals = hand & NATURALS
    places = naturals | naturals << HIGH & ground.high
    place = bit | bit << HIGH & ground.high
    around = place << 1 | place >> 1 | place << 2 | place >> 2
    if around & places and not hand & bit << PLANE:
        return KEEP_MOVE
    if ground.set_ranks >> card % 13 & 1:
        lanes = hand >> card % 13 & SPREAD
        if lanes.bit_count() > 1 or hand & bit << PLANE:
            return KEEP_MOVE
    return REFUSE_MOVE
