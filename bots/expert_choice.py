"""The expert's next move: every decision is weighed up, fact by fact, with what it remembers of the deal."""

from __future__ import annotations

from typing import Final

from bots.expert_discarding import Discarder, discards
from bots.expert_drawing import must_draw, weigh_open
from bots.expert_ending import Ending, may_be_last
from bots.expert_laying import joined, weigh_lay
from bots.expert_scene import Scene
from bots.expert_skill import Skill
from bots.expert_taking import weigh_closed
from bots.expert_tally import Tally
from bots.greedy import choose
from bots.ground import Ground, ground_of
from bots.memory import Memory
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DISCARDS, DRAW_MOVE, EXTEND, LAY, TAKE, Move
from core.game.phases import DRAW_PHASE, PLAY_PHASE
from core.game.state import State

ALONE: Final = 15.0
"""What taking one card loses where three teams play: the next draws, and the one after that takes two."""


def expert_move(state: State, memory: Memory, skill: Skill) -> Move:
    """What the expert does next. The deal must not be over, and the memory must fit it (:meth:`Memory.meet`)."""
    ground = ground_of(state.book)
    if state.phase == DRAW_PHASE:
        return _draw(state, memory, skill, ground)
    usual = _play(state, memory, skill)
    if state.phase != PLAY_PHASE or not may_be_last(state, ground, usual):
        return usual
    after = state.copy()
    move = usual
    while True:
        after.step(move)
        if after.phase != PLAY_PHASE or after.turn != state.turn:
            return Ending(state, ground).better(usual, after)
        move = _play(after, memory, skill)


def _play(state: State, memory: Memory, skill: Skill) -> Move:
    """The next move of a turn that others come after."""
    usual = choose(state)
    if state.phase != PLAY_PHASE:
        return usual
    scene: Scene | None = None
    if not state.withdrew and not state.minimum[state.turn % state.teams]:
        # An initial meld still due is greedy's business: it is met in this turn or not begun.
        moves = legal_moves(state)
        lays = [move for move in moves if move.kind == LAY or move.kind == EXTEND]
        may_stop = len(moves) > len(lays)
        if lays:
            scene = Scene(state, memory, ground_of(state.book))
            move = _lay(scene, skill, lays, usual, may_stop)
            if move is not None:
                return move
            usual = moves[-1]
    if usual.kind != DISCARD or state.hands[state.turn].bit_count() < 2:
        return usual
    if scene is None:
        scene = Scene(state, memory, ground_of(state.book))
    return DISCARDS[Discarder(scene).best(discards(scene), skill.discard)]


def _draw(state: State, memory: Memory, skill: Skill, ground: Ground) -> Move:
    """The stock or the pile."""
    best = DRAW_MOVE
    if not state.pile:
        return best
    most = 0.0
    scene: Scene | None = None
    if not ground.closed:
        scene = Scene(state, memory, ground)
        if must_draw(scene):
            return best
    for move in legal_moves(state):
        if move.kind == TAKE:
            if scene is None:
                scene = Scene(state, memory, ground)
            tally = Tally(skill.closed_pile if ground.closed else skill.open_pile)
            if ground.closed:
                weigh_closed(scene, move, tally)
            else:
                weigh_open(scene, tally)
            value = tally.total
            if not ground.closed:
                value += _by_seats(state, ground, skill)
            if value > most:
                best, most = move, value
    return best


def _by_seats(state: State, ground: Ground, skill: Skill) -> float:
    """What taking an open pile is worth more than the weights say, which come from tables of two teams and four."""
    if state.teams > 2:
        return -ALONE if len(state.pile) == 1 else 0.0
    fast = not ground.slow and state.book.melds.rules.sets == "any"
    return skill.two_seats if state.players == 2 and fast else 0.0


def _lay(scene: Scene, skill: Skill, lays: list[Move], usual: Move, may_stop: bool) -> Move | None:
    """The lay or extension that is worth most; None where stopping is better."""
    best: Move | None = None
    most = 0.0
    if usual.kind == LAY:
        lays = [usual, *lays]  # it may be longer than those listed
    for move in lays:
        tally = Tally(skill.lay)
        weigh_lay(scene, move, tally)
        value = tally.total
        if move.kind == usual.kind and move.bag == usual.bag and move.meld == usual.meld:
            value += skill.usual
        if value > most or (best is None and not may_stop):
            best, most = move, value
    return joined(scene, lays, best) if best is not None and best.kind == LAY else best
