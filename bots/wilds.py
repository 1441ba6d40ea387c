"""When a wild is spent: for a canasta, for a pot, for the way out, or because the deal is nearly over."""

from __future__ import annotations

from core.game.cards import AT, JOKER, JOKER_BIT, JOKER_SHIFT, TWOS, put
from core.game.legal import legal_moves
from core.game.melds import SEQUENCE
from core.game.moves import EXTEND, LAY, Move
from core.game.state import State

from bots.ground import NATURALS, Ground
from bots.habits import Habits
from bots.worth import is_pressed, result, worth


def wild_move(state: State, ground: Ground, habits: Habits, hand: int, count: int) -> Move | None:
    """A lay or extension with a wild that pays now; None: the wilds are kept."""
    kinds = hand & TWOS | (JOKER_BIT if hand >> JOKER_SHIFT else 0)
    pressed = is_pressed(state, ground, habits)
    best: Move | None = None
    most = 0
    book = ground.book.melds
    for placed in state.melds[state.turn % state.teams]:
        old = placed.meld
        fits = old.fits & kinds
        if not fits or (old.size < 6 and not pressed and not (old.kind == SEQUENCE and fits >> 16 * old.suit & 2)):
            continue
        while fits:
            bit = fits & -fits
            fits ^= bit
            card = JOKER if bit == JOKER_BIT else AT[bit.bit_length() - 1]
            new = book.meld(put(old.bag, card))
            if new is None:
                continue
            gain = worth(ground, habits, old, new, pressed)
            if not pressed and new.size < 7:
                if not (old.wild >= 0 and new.wild < 0):
                    gain -= habits.wild_kept
            if gain > most:
                most = gain
                best = placed.extensions[bit.bit_length()]
    if best is not None:
        return best
    if pressed or (count <= habits.pair_wild_cards and state.pot_to_come(state.turn % state.teams)):
        for move in legal_moves(state):
            if move.kind == LAY:
                _, made = result(state, move)
                if made is not None:
                    gain = worth(ground, habits, None, made, pressed)
                    if not pressed: gain += habits.pot_near
                    if gain > most:
                        most, best = gain, move
    return best
