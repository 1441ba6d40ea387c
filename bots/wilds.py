"""When a full hand spends a wild: for a canasta, to come near a pot, or because the deal is nearly over."""

from __future__ import annotations

from bots.ground import Ground
from bots.habits import Habits
from bots.worth import is_pressed, result, worth
from core.game.cards import AT, JOKER, JOKER_BIT, JOKER_SHIFT, LANE, ONE_OF_EACH, TWO, put
from core.game.legal import legal_moves
from core.game.melds import SEQUENCE
from core.game.moves import LAY, Move
from core.game.state import State


def wild_move(state: State, ground: Ground, habits: Habits, hand: int, count: int) -> Move | None:
    """A lay or extension with a wild that pays now; None: the wilds are kept."""
    kinds = hand & ONE_OF_EACH & ~ground.naturals | (JOKER_BIT if hand >> JOKER_SHIFT else 0)
    pressed = is_pressed(state, ground, habits)
    team = state.turn % state.teams
    book = ground.book.melds
    best: Move | None = None
    most = 0
    for placed in state.melds[team]:
        old = placed.meld
        fits = old.fits & kinds
        if not fits or (
            old.size < 6 and not pressed and not (old.kind == SEQUENCE and fits >> LANE * old.suit & 1 << TWO)
        ):
            continue
        while fits:
            bit = fits & -fits
            fits ^= bit
            new = book.meld(put(old.bag, JOKER if bit == JOKER_BIT else AT[bit.bit_length() - 1]))
            if new is None:
                continue
            value = worth(ground, habits, old, new, pressed)
            if not pressed and new.size < 7 and not (old.wild >= 0 and new.wild < 0):
                value -= habits.wild_kept  # a two in its own place: it would have been a wild elsewhere
            if value > most:
                most, best = value, placed.extensions[bit.bit_length()]
    if best is not None or not (pressed or (count <= habits.pair_wild_cards and state.pot_to_come(team))):
        return best
    for move in legal_moves(state):
        if move.kind == LAY:
            _, made = result(state, move)
            if made is not None:
                value = worth(ground, habits, None, made, pressed)
                if not pressed:
                    value += habits.pot_near
                if value > most:
                    most, best = value, move
    return best
