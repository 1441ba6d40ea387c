"""The last turn of a deal: nothing is uncertain any more, so the cards are laid for the most points.

A turn is the last when its player goes out, or when the stock has run out. What can be laid where is searched
through; the answer is the best there is, or the best of those looked at where a hand allows very many.
"""

from __future__ import annotations

from typing import Final

from bots.ground import Ground
from bots.rollout import Scale
from core.game.cards import ONE_OF_EACH
from core.game.legal import legal_moves
from core.game.moves import DISCARD, EXTEND, LAY, Move
from core.game.phases import OVER_OUT, PLAY_PHASE
from core.game.state import State

MOST_LOOKS: Final = 100
"""Moments looked at in one search: some milliseconds."""
MOST_CARDS: Final = 12
"""A hand of more does not go out in one turn often enough to look."""
FEW: Final = 4
"""Of a hand of more, a card that goes to one meld only goes there, and nothing else is tried."""


def is_closing(state: State, ground: Ground) -> bool:
    """Will the deal be over when this turn is, whatever is played?"""
    return state.stock_left() <= ground.reserve and not (ground.pots_to_stock and state.pots)


def may_be_last(state: State, ground: Ground, usual: Move) -> bool:
    """May this turn be the last of the deal, as far as can be told at a glance, with this as its next move?"""
    team = state.turn % state.teams
    if state.withdrew or state.minimum[team] or state.pot_to_come(team):
        return False
    if is_closing(state, ground):
        return True
    return (usual.kind == LAY or usual.kind == EXTEND) and state.hands[state.turn].bit_count() <= MOST_CARDS


class Ending:
    """The best way to play the rest of the last turn."""

    __slots__ = ("best", "closing", "left", "scale", "seat", "seen", "start", "team", "way")

    def __init__(self, start: State, ground: Ground) -> None:
        self.start: State = start
        self.seat: int = start.turn
        self.team: int = start.turn % start.teams
        self.closing: bool = is_closing(start, ground)
        """If not, only the ways count that end with going out."""
        self.scale: Scale = Scale(start.book.melds.rules)
        self.best: int = 0
        """The team's score that the best way so far comes to."""
        self.way: tuple[Move, ...] = ()
        """Its moves; none as long as there is nothing better."""
        self.left: int = MOST_LOOKS
        self.seen: set[tuple[int, tuple[int, ...]]] = set()

    def better(self, usual: Move, after: State) -> Move:
        """The next move: ``usual``, unless the turn that it begins ends the deal and another would end it better.

        ``after``: the state after that turn. Whether to go out is not asked here, only how.
        """
        if not self.closing and after.over != OVER_OUT:
            return usual
        self.best = self.scale.score(after, self.team)
        self._look(self.start, ())
        return self.way[0] if self.way else usual

    def _look(self, state: State, made: tuple[Move, ...]) -> None:
        """Try everything from here on."""
        self.left -= 1
        moves = legal_moves(state)
        self._stop(state, made, moves)
        ways: list[tuple[int, int, Move, State]] = []
        for move in self._lays(state, moves):
            after = state.copy()
            after.step(move)
            if after.over == OVER_OUT:
                self._count(after, (*made, move))
            elif after.phase == PLAY_PHASE:
                key = after.hands[self.seat], tuple(sorted([placed.meld.bag for placed in after.melds[self.team]]))
                if key not in self.seen:
                    self.seen.add(key)
                    ways.append((-self.scale.score(after, self.team), len(ways), move, after))
        ways.sort(key=lambda way: way[:2])
        for _, _, move, after in ways:
            if self.left <= 0:
                return
            self._look(after, (*made, move))

    def _lays(self, state: State, moves: list[Move]) -> list[Move]:
        """The lays and extensions worth trying."""
        lays = [move for move in moves if move.kind == LAY or move.kind == EXTEND]
        if state.hands[self.seat].bit_count() > FEW:
            once = twice = 0
            for move in lays:
                kinds = move.bag & ONE_OF_EACH
                twice |= once & kinds
                once |= kinds
            settled = [move for move in lays if move.kind == EXTEND and move.bag & ONE_OF_EACH & ~twice]
            if settled:
                return [max(settled, key=lambda move: self.scale.weight(move.bag))]
        return lays

    def _stop(self, state: State, made: tuple[Move, ...], moves: list[Move]) -> None:
        """End the turn here: with the dearest card."""
        discards = [move for move in moves if move.kind == DISCARD]
        if not discards or not (self.closing or state.hands[self.seat].bit_count() == 1):
            return
        values = state.book.melds.values
        move = max(discards, key=lambda move: values[move.card])
        after = state.copy()
        after.step(move)
        self._count(after, (*made, move))

    def _count(self, after: State, way: tuple[Move, ...]) -> None:
        value = self.scale.score(after, self.team)
        if value > self.best:
            self.best, self.way = value, way
