"""With few cards left: the way to a pot, the way out, or what to hold so that there is one."""

from __future__ import annotations

from typing import Final

from bots.discarding import discard
from bots.ground import HIGH, RANK, Ground
from bots.habits import Habits
from bots.worth import is_pressed, out_value, result, worth
from core.game.cards import JOKER_BIT, JOKER_SHIFT, LANE, ONE_OF_EACH, TWO
from core.game.judge import may_go_out
from core.game.legal import legal_moves
from core.game.melds import CANASTA_SIZE, SEQUENCE
from core.game.moves import DISCARD, LAY, Move
from core.game.state import State

NATURAL_FIRST: Final = 1000
"""Naturals are laid before wilds: one may do what a wild would have been spent on."""


def close(state: State, ground: Ground, habits: Habits, hand: int, count: int) -> Move:
    """The next move of a hand of few cards, out of what the engine lists."""
    if state.took < 0 and not _may_lay(state, ground, habits, hand, count):
        return discard(state, ground, hand)
    moves = legal_moves(state)
    lays = [move for move in moves if move.kind != DISCARD]
    if not lays:
        return discard(state, ground, hand) if count > 1 else moves[0]
    best = _best(state, ground, habits, hand, count, lays, len(moves) > len(lays))
    if best is not None:
        return best
    return discard(state, ground, hand) if count > 1 else moves[-1]


def _may_lay(state: State, ground: Ground, habits: Habits, hand: int, count: int) -> bool:
    """Is there anything that a good beginner would lay? May say so of what is not; asking is cheaper than listing."""
    naturals = hand & ground.naturals
    wilds = hand & ONE_OF_EACH & ~ground.naturals | (JOKER_BIT if hand >> JOKER_SHIFT else 0)
    team = state.turn % state.teams
    takes_wild = False
    for placed in state.melds[team]:
        meld = placed.meld
        if meld.fits & naturals:
            return True
        fits = meld.fits & wilds
        if fits:
            if meld.size >= CANASTA_SIZE - 1 or (meld.kind == SEQUENCE and fits >> LANE * meld.suit & 1 << TWO):
                return True
            takes_wild = True
    if count >= 3 and _may_meld(ground, hand, naturals, bool(wilds)):
        return True
    return takes_wild and (state.pot_to_come(team) or may_go_out(state, team) or is_pressed(state, ground, habits))


def _may_meld(ground: Ground, hand: int, naturals: int, with_wild: bool) -> bool:
    """May three of these cards be a meld, or two with a wild?"""
    places = naturals | naturals << HIGH & ground.high
    near, far = places & places >> 1, places & places >> 2
    if near & far or (with_wild and (near or far)):
        return True
    if ground.set_ranks:
        least = 2 if with_wild else 3
        while naturals:
            rank = naturals.bit_length() - 1 & 15
            if (hand & RANK << rank).bit_count() >= least:
                return True
            naturals &= ~(RANK << rank)
    return False


def _best(
    state: State, ground: Ground, habits: Habits, hand: int, count: int, lays: list[Move], may_stop: bool
) -> Move | None:
    """The best of these; None where stopping to lay is better."""
    team = state.turn % state.teams
    to_come = state.pot_to_come(team)
    wilds = (hand & ~ground.all_naturals).bit_count()
    spots = 0
    pressed = False
    if wilds:
        pressed = is_pressed(state, ground, habits)
        takers = JOKER_BIT if hand >> JOKER_SHIFT else hand & ONE_OF_EACH & ~ground.naturals
        for placed in state.melds[team]:
            if placed.meld.fits & takers:
                spots += 1
    best: Move | None = None
    most = 0
    for move in lays:
        old, new = result(state, move)
        if new is None:
            continue
        value = worth(ground, habits, old, new, pressed)
        left = count - move.bag.bit_count()
        spent = (move.bag & ~ground.all_naturals).bit_count()
        # How many cards stay when every other wild goes where it can.
        end = left
        if not spent:
            value += NATURAL_FIRST
        elif wilds > spent:
            free = spots if old is None else spots - 1
            end -= wilds - spent if wilds - spent < free else free
        if to_come:
            if spent:
                value += habits.pot_now if end <= 1 else habits.pot_near if move.kind == LAY else 0
        elif end <= 1 and may_go_out(state, team, new, old):
            out = out_value(state, habits)
            if out < 0 and left <= 1 and may_stop:
                continue
            if spent:
                value += out
        if value > most or (best is None and not may_stop):
            best, most = move, value
    return best
