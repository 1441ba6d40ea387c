"""Yardsticks: players of strong opinions, to measure the others against. Nobody would choose them for partners.

Each is `greedy` but for what its opinion says, and plays that by any rules. Whoever is built to beat one kind of
player is found out by the others.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bots.discarding import discard
from bots.greedy import choose
from bots.ground import NATURALS, ground_of
from bots.habits import EAGER, HOARDER, Habits
from bots.registry import Player, forgetful
from bots.standing import goes_in_circles
from bots.turn import Policy, turn_of
from bots.worth import is_pressed, result
from core.game.cards import is_wild_kind
from core.game.judge import may_go_out
from core.game.legal import legal_moves
from core.game.melds import CANASTA_SIZE, SEQUENCE
from core.game.moves import DISCARD, DRAW_MOVE, EXTEND, LAY, TAKE, Move
from core.game.phases import DRAW_PHASE, PLAY_PHASE
from core.game.state import State

CLOSER: Final = Habits(wild_kept=10, out_least=-400, pot_near=150, pot_now=250, dirty_step=5, dirty_step_slow=10)
CLEANER: Final = Habits(wild_kept=70, dirty_lay=20, dirty_step=80, dirty_step_slow=120, frees=120)
LATE: Final = 7
"""Turns for each that the stock lasts: then it is time to lay."""
FULL_HAND: Final = 15
"""Cards with which even a hoarder begins to lay."""
SMALL_PILE: Final = 3
NEARLY: Final = 5
"""Cards of a clean sequence that a wild must not touch."""


def eager(state: State) -> Move:
    """Takes every pile that it may take, but for single cards that go round for ever."""
    if state.phase == DRAW_PHASE and state.pile and not ground_of(state.book).closed and not goes_in_circles(state):
        takes = [move for move in legal_moves(state) if move.kind == TAKE]
        if takes:
            return takes[0]
    return choose(state, EAGER)


def hoarder(state: State) -> Move:
    """Lays nothing before it must: until then its melds and wilds stay in the hand, and the pile is taken for them."""
    move = choose(state, HOARDER)
    if move.kind not in (LAY, EXTEND) or not _may_wait(state):
        return move
    ground = ground_of(state.book)
    return discard(state, ground, state.hands[state.turn])


def _may_wait(state: State) -> bool:
    """Is there time, room in the hand, and a discard to end the turn with?"""
    seat = state.turn
    hand = state.hands[seat]
    if state.laid_any or hand.bit_count() >= FULL_HAND or is_pressed(state, ground_of(state.book), HOARDER):
        return False
    if state.stock_left() < LATE * state.players:
        return False
    return any(move.kind == DISCARD for move in legal_moves(state))


def closer(state: State) -> Move:
    """Rushes for the pot and out: lays all it can at once, wilds too, and takes no pile that would hold it up."""
    ground = ground_of(state.book)
    if state.phase == DRAW_PHASE and not ground.closed:
        if len(state.pile) > SMALL_PILE:
            return DRAW_MOVE
        return choose(state, CLOSER)
    move = choose(state, CLOSER)
    team = state.turn % state.teams
    if move.kind != DISCARD or state.withdrew or state.minimum[team] or state.phase != PLAY_PHASE:
        return move
    if not state.pot_to_come(team) and not may_go_out(state, team):
        return move
    lays = [other for other in legal_moves(state) if other.kind in (LAY, EXTEND)]
    return max(lays, key=lambda lay: lay.bag.bit_count()) if lays else move


def cleaner(state: State) -> Move:
    """Drives for clean canastas: no wild touches a sequence that may become one, and no card of its suit is let go."""
    move = choose(state, CLEANER)
    ground = ground_of(state.book)
    if state.phase != PLAY_PHASE or is_pressed(state, ground, CLEANER):
        return move
    if move.kind == EXTEND:
        old, new = result(state, move)
        if old is not None and new is not None and old.wild < 0 <= new.wild and _may_be_clean(old.kind, old.size):
            stops = [other for other in legal_moves(state) if other.kind == DISCARD]
            move = discard(state, ground, state.hands[state.turn]) if len(stops) > 1 else move
    if move.kind != DISCARD:
        return move
    wanted = 0
    for placed in state.melds[state.turn % state.teams]:
        meld = placed.meld
        if meld.wild < 0 and meld.kind == SEQUENCE:
            ends = meld.fits & NATURALS
            wanted |= ends | ends << 1 | ends >> 1
    if not wanted & move.bag:
        return move
    others = [
        other
        for other in legal_moves(state)
        if other.kind == DISCARD and not other.bag & wanted and not is_wild_kind(other.card)
    ]
    return min(others, key=lambda other: (ground.values[other.card], other.card)) if others else move


def _may_be_clean(kind: int, size: int) -> bool:
    return kind == SEQUENCE and size >= NEARLY - 1 and size < CANASTA_SIZE


def _player(name: str, about: str, policy: Policy) -> Player:
    think = partial(turn_of, policy=policy)
    return Player(name, about, 0, lambda seed: think, lambda seed: policy, lambda seed: forgetful(think))


POOL: Final[tuple[Player, ...]] = (
    _player("eager", "takes every pile", eager),
    _player("hoarder", "keeps its melds and wilds in the hand", hoarder),
    _player("closer", "rushes for the pot and out", closer),
    _player("cleaner", "drives for clean canastas", cleaner),
)
