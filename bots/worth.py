"""What a lay is worth beyond the cards it puts on the table, and how soon the deal may end."""

from __future__ import annotations

from core.game.judge import may_go_out
from core.game.melds import Meld
from core.game.moves import LAY, Move
from core.game.cards import plus, put, copies, JOKER
from core.game.state import State

from bots.ground import Ground
from bots.habits import Habits


def worth(ground: Ground, habits: Habits, old: Meld | None, new: Meld, pressed: bool) -> int:
    """What turning ``old`` (None: nothing) into ``new`` is worth in points; above 0 it should be done.

    ``pressed``: what is not on the table soon counts against the team. Else a wild is worth keeping, and so is a
    clean sequence.
    """
    if old is None:
        if pressed:
            return 2 * new.points + new.bonus_later
        gain = new.points + new.bonus_later
        if new.wild >= 0:
            gain -= habits.wild_kept + habits.dirty_lay
        return gain
    gain = new.points - old.points + new.bonus_later - old.bonus_later
    if pressed:
        return gain + new.points - old.points
    if new.frees and not old.frees:
        gain += habits.frees
    if new.wild >= 0 and old.wild < 0:
        gain -= habits.wild_kept + (habits.dirty_step_slow if ground.slow else habits.dirty_step) * (old.size - 3)
    return gain


def result(state: State, move: Move) -> tuple[Meld | None, Meld | None]:
    """The meld that a lay or extension changes (None for a new one) and what it makes of it."""
    melds = state.book.melds
    if move.meld < 0:
        return None, melds.meld(move.bag)
    for placed in state.melds[state.turn % state.teams]:
        if placed.id == move.meld:
            old = placed.meld
            return old, melds.meld(put(old.bag, move.card) if move.card >= 0 else plus(old.bag, move.bag))
    return None, None


def is_pressed(state: State, ground: Ground, habits: Habits) -> bool:
    """May this turn well be the player's last? The stock runs out, or an opponent is about to go out."""
    left = len(state.stock) - state.top - ground.reserve
    if left < ground.players:
        if not (ground.pots_to_stock and state.pots):
            return True
    return alarmed(state, habits)


def alarmed(state: State, habits: Habits) -> bool:
    """Is an opponent who may go out down to a few cards?"""
    teams = state.teams
    mine = state.turn % teams
    hands = state.hands
    for seat in range(state.players):
        if seat % teams != mine and hands[seat].bit_count() <= habits.alarm and may_go_out(state, seat % teams):
            return True
    return False
