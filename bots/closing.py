"""With few cards left: the way to a pot, the way out, or what to hold so that there is one."""

from __future__ import annotations

from core.game.cards import JOKER_BIT, JOKER_SHIFT, PLANE, TWOS
from core.game.judge import may_go_out
from core.game.legal import legal_moves
from core.game.melds import Meld
from core.game.moves import DISCARD, LAY, WITHDRAW, Move
from core.game.state import State

from bots.discarding import discard
from bots.ground import NATURALS, Ground
from bots.habits import Habits
from bots.worth import alarmed, is_pressed, result, worth

ALL_NATURALS = NATURALS | NATURALS << PLANE | NATURALS << 2 * PLANE


def close(state: State, ground: Ground, habits: Habits, hand: int, count: int) -> Move:
    """The next move of a hand of few cards. Asks the engine what is legal, since with few cards little is."""
    moves = legal_moves(state)
    lays = [move for move in moves if move.kind != DISCARD]
    if not lays:
        return moves[0] if count == 1 else discard(state, ground, hand)
    team = state.turn % state.teams
    to_come = state.pot_to_come(team)
    best: Move | None = None
    most = 0
    pressed = is_pressed(state, ground, habits)
    natural = False
    wild_extensions = 0
    last_meld = -1
    for move in lays:
        if move.bag & ~ALL_NATURALS:
            if move.meld != last_meld:
                wild_extensions += 1
                last_meld = move.meld
    naturals = (hand & ALL_NATURALS).bit_count()
    wilds = count - naturals
    stoppable = len(moves) > len(lays)
    for move in lays:
        old, new = result(state, move)
        if new is None:
            continue
        uses_wild = move.bag & ~ALL_NATURALS
        used = move.bag.bit_count()
        left = count - used
        gain = worth(ground, habits, old, new, pressed)
        if not uses_wild:
            gain += 1000
        if to_come:
            if uses_wild:
                wilds_left = wilds - (used - (move.bag & ALL_NATURALS).bit_count())
                end = left - min(wilds_left, wild_extensions - (1 if move.meld >= 0 else 0))
                if end <= 1:
                    gain += habits.pot_now
                elif move.kind == LAY:
                    gain += habits.pot_near
        elif left <= 1 or uses_wild:
            if may_go_out(state, team, new, old):
                wilds_left = wilds - (used - (move.bag & ALL_NATURALS).bit_count())
                end = left - min(wilds_left, wild_extensions - (1 if move.meld >= 0 else 0))
                if end <= 1:
                    gain += out_value(state, habits)
                    if left <= 1 and out_value(state, habits) < 0: gain -= 2000
        if gain > most or (best is None and not stoppable):
            best, most = move, gain
    if best is not None:
        return best
    return moves[len(lays)] if count == 1 else discard(state, ground, hand)


def out_value(state: State, habits: Habits) -> int:
    """What going out now is worth: the bonus, what it leaves in the others' hands, and what it leaves in the partner's."""
    rules = state.book.melds.rules
    if alarmed(state, habits):
        return 500
    mine = state.turn % state.teams
    value = rules.out_bonus
    for seat in range(state.players):
        if seat == state.turn:
            continue
        cards = habits.card_left * state.hands[seat].bit_count()
        value += -cards if seat % state.teams == mine else cards
    for team in range(state.teams):
        if team != mine and not state.pot_taken >> team & 1:
            value += rules.no_pot_penalty
    return value - habits.out_least
