"""What a lay or going out is worth beyond the cards it puts on the table, and how soon the deal may end."""

from __future__ import annotations

from typing import Final

from bots.ground import Ground
from bots.habits import Habits
from core.game.cards import plus, put
from core.game.judge import may_go_out
from core.game.melds import Meld
from core.game.moves import Move
from core.game.state import State

ALARM_OUT: Final = 500
"""Going out before an opponent does."""


def worth(ground: Ground, habits: Habits, old: Meld | None, new: Meld, pressed: bool) -> int:
    """What turning ``old`` (None: nothing) into ``new`` is worth in points; above 0 it should be done.

    ``pressed``: what is not on the table soon counts against the team. Else a wild is worth keeping, and so is a
    clean sequence.
    """
    if old is None:
        value = new.points + new.bonus_later
        if pressed:
            return value + new.points
        return value if new.wild < 0 else value - habits.wild_kept - habits.dirty_lay
    points = new.points - old.points
    value = points + new.bonus_later - old.bonus_later
    if pressed:
        return value + points
    if new.frees and not old.frees:
        value += habits.frees
    if new.wild >= 0 and old.wild < 0:
        step = habits.dirty_step_slow if ground.slow else habits.dirty_step
        value -= habits.wild_kept + step * (old.size - 3)
    return value


def result(state: State, move: Move) -> tuple[Meld | None, Meld | None]:
    """The meld that a lay or extension changes (None for a new one), and what it makes."""
    book = state.book.melds
    if move.meld < 0:
        return None, book.meld(move.bag)
    for placed in state.melds[state.turn % state.teams]:
        if placed.id == move.meld:
            old = placed.meld
            return old, book.meld(put(old.bag, move.card) if move.card >= 0 else plus(old.bag, move.bag))
    return None, None


def is_last_turn(state: State, ground: Ground) -> bool:
    """Will the stock hardly last until this player's next turn?"""
    if len(state.stock) - state.top - ground.reserve >= state.players:
        return False
    return not (ground.pots_to_stock and state.pots)


def is_alarmed(state: State, habits: Habits) -> bool:
    """Is an opponent who may go out down to a few cards?"""
    teams = state.teams
    mine = state.turn % teams
    for seat, hand in enumerate(state.hands):
        if seat % teams != mine and hand.bit_count() <= habits.alarm and may_go_out(state, seat % teams):
            return True
    return False


def is_pressed(state: State, ground: Ground, habits: Habits) -> bool:
    """May this turn well be the player's last?"""
    return is_last_turn(state, ground) or is_alarmed(state, habits)


def out_value(state: State, habits: Habits) -> int:
    """What going out now is worth: the bonus and what it leaves in the others' hands, less what the partners hold."""
    if is_alarmed(state, habits):
        return ALARM_OUT
    rules = state.book.melds.rules
    mine = state.turn % state.teams
    value = rules.out_bonus - habits.out_least
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            count = hand.bit_count()
            value += -habits.partner_card * count if seat % state.teams == mine else habits.card_left * count
    for team in range(state.teams):
        if team != mine and not state.pot_taken >> team & 1:
            value += rules.no_pot_penalty
    return value
