"""What a player might do with the rest of its turn: a handful of plans out of thousands.

A plan is the moves from here to the discard that ends the turn, or to the first card that the player cannot know (a
pot taken by laying). Lay-outs come from careful players of different habits, and from one of them with one thing done
otherwise; discards are put in the order in which a careful player would part with them.
"""

from __future__ import annotations

from typing import Final

from bots.discarding import discard
from bots.greedy import choose
from bots.ground import HIGH, Ground, ground_of
from bots.habits import HABITS, Habits
from bots.reasons import named
from core.game.cards import BIT, ONE_OF_EACH, copies, is_wild_kind, kinds
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import DISCARD, WITHDRAW, Move
from core.game.phases import PLAY_PHASE
from core.game.state import State

Plan = tuple[Move, ...]

PLANNERS: Final[tuple[Habits, ...]] = (
    HABITS,
    Habits(wild_kept=0, dirty_lay=0, dirty_step=0, dirty_step_slow=0, opening_wilds=9, pot_near=200, pot_now=300),
    Habits(wild_kept=200, out_least=400, pot_near=0, pot_now=0, opening_wilds=0),
)
"""Careful players whose lay-outs are looked at first; the first is the usual one."""
MOST_MOVES: Final = 40
MOST_LAYOUTS: Final = 10
MOST_TRIED: Final = 24


class Layout:
    """What is laid in a turn, and what that leaves."""

    __slots__ = ("end", "moves", "open")

    def __init__(self, moves: Plan, end: State, is_open: bool) -> None:
        self.moves: Plan = moves
        self.end: State = end
        """Before the discard, or where the deal or sight has ended."""
        self.open: bool = is_open
        """Is there a discard to choose?"""


class Planner:
    """The lay-outs of one moment."""

    __slots__ = ("found", "seen", "start")

    def __init__(self, start: State) -> None:
        self.start: State = start
        self.found: list[Layout] = []
        self.seen: set[tuple[int, tuple[int, ...]]] = set()

    def layouts(self) -> list[Layout]:
        """A careful player's own first, then others; no two that come to the same."""
        for habits in PLANNERS:
            self._add(self._played_on(self.start.copy(), [], habits))
        usual = self.found[0]
        self._add(self._replayed([]))
        for number, move in enumerate(usual.moves):
            # All but this one, and all but what goes to the same meld.
            self._add(self._replayed([other for at, other in enumerate(usual.moves) if at != number]))
            if move.meld >= 0:
                self._add(self._replayed([other for other in usual.moves if other.meld != move.meld]))
        tried = 0
        for layout in (usual, Layout((), self.start, True)):
            if len(self.found) >= MOST_LAYOUTS or not layout.open:
                continue
            for move in legal_moves(layout.end):
                if move.kind in (DISCARD, WITHDRAW) or tried >= MOST_TRIED:
                    continue
                tried += 1
                after = layout.end.copy()
                after.step(move)
                self._add(self._played_on(after, [*layout.moves, move], HABITS))
        return self.found[:MOST_LAYOUTS]

    def _add(self, layout: Layout | None) -> None:
        if layout is None:
            return
        end = layout.end
        key = end.hands[self.start.turn], tuple(sorted(p.meld.bag for p in end.melds[self.start.turn % end.teams]))
        if key not in self.seen:
            self.seen.add(key)
            self.found.append(layout)

    def _played_on(self, state: State, moves: list[Move], habits: Habits) -> Layout:
        """What a player of these habits lays from here on. Changes the state."""
        while len(moves) < MOST_MOVES and not self._is_out_of_sight(state):
            move = choose(state, habits)
            if move.kind == DISCARD:
                break
            moves.append(move)
            state.step(move)
        return Layout(tuple(moves), state, not self._is_out_of_sight(state))

    def _replayed(self, moves: list[Move]) -> Layout | None:
        """These moves alone, where that is allowed and the turn can be ended after them."""
        state = self.start.copy()
        done: list[Move] = []
        for move in moves:
            if self._is_out_of_sight(state):
                break
            _, known = judge(state, state.turn, move.action)
            if known is None:
                return None
            state.step(move)
            done.append(move)
        is_open = not self._is_out_of_sight(state)
        return None if is_open and not discards(state) else Layout(tuple(done), state, is_open)

    def _is_out_of_sight(self, state: State) -> bool:
        start = self.start
        return state.phase != PLAY_PHASE or len(state.pots) != len(start.pots) or state.withdrew != start.withdrew


def discards(state: State) -> list[Move]:
    """The discards allowed, likeliest first."""
    allowed = [move for move in legal_moves(state) if move.kind == DISCARD]
    if len(allowed) < 2:
        return allowed
    ground = ground_of(state.book)
    hand = state.hands[state.turn]
    usual = discard(state, ground, hand)
    return sorted(allowed, key=lambda move: (move is not usual, _regret(state, ground, hand, move.card), move.card))


def _regret(state: State, ground: Ground, hand: int, card: int) -> int:
    """How much a careful player would dislike to part with this card."""
    if is_wild_kind(card) and ground.wilds:
        return 1000 + ground.values[card]
    bit = BIT[card]
    regret = ground.values[card]
    for melds in state.melds:
        if any(placed.meld.fits & bit for placed in melds):
            regret += 40
    held = kinds(hand) & ONE_OF_EACH & ground.naturals
    places = held | held << HIGH & ground.high
    place = bit | bit << HIGH & ground.high
    if copies(hand, card) < 2:
        if (place << 1 | place >> 1) & places:
            regret += 25
        elif (place << 2 | place >> 2) & places:
            regret += 15
    if ground.set_ranks >> card % 13 & 1:
        rank = card % 13
        same = sum(copies(hand, suit * 13 + rank) for suit in range(4))
        regret += 20 * (same - 1)
    return regret


def words(plan: Plan) -> str:
    """A plan for people: "lay 5S 6S 7S, discard KD"; "pass" for none."""
    return ", ".join(named(move) for move in plan) or "pass"
