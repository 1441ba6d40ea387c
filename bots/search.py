"""`search`: plays its candidates out in worlds that fit all it has seen, and does what comes out best.

A turn has two decisions: where to draw, and then everything else, lay-out and discard, planned together. The worlds
are the same for all candidates of a decision; the others, partner included, are players of several habits there, for
whoever reckons with one kind of opponent loses to the next.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from bots.decision import FIRST_SHARE, Decision
from bots.dice import MASK, MULTIPLIER, Dice
from bots.memory import Memory
from bots.mind import Limits, Thought
from bots.plans import Plan
from bots.reason_text import ONLY_MOVE
from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import Move
from core.game.phases import OVER_PHASE
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View, state_of

WORLDS: Final = 64
"""Worlds looked at where nobody says how many."""
LEAST_WORLDS: Final = 8
MOST_WORLDS: Final = 1024
FIRST_PACE: Final = 4.0
"""Milliseconds that a world takes, before that has been measured."""
HASTE: Final = 0.7
"""Of the time allowed so much is planned for."""
MOST: Final = 0.9
"""Of it so much is used at most: a view is read and an answer put together, too."""


class Watch:
    """The time that a decision may take. It is over before the next step of the thinking, if that were as long as any
    so far, would end too late."""

    __slots__ = ("asked", "began", "ms", "step")

    def __init__(self, ms: int | None) -> None:
        self.ms: int | None = ms
        """Milliseconds; None for as long as it takes."""
        self.began: float = monotonic()
        self.asked: float = self.began
        self.step: float = 0.0
        """The longest time, in seconds, between two questions."""

    def spent(self, share: float) -> bool:
        """Is this part of the time used up? To be asked between any two steps."""
        if self.ms is None:
            return False
        now = monotonic()
        self.step = max(self.step, now - self.asked)
        self.asked = now
        return now + self.step >= self.began + share * MOST * self.ms / 1000


class Search:
    """One player's thinking, deal after deal."""

    def __init__(self, seed: int = 1) -> None:
        self.seed: int = seed
        self.memory: Memory = Memory()
        self.pace: float = FIRST_PACE

    def recalled(self, state: State) -> State:
        """What the seat on turn sees, and what lies under the top of a closed pile, as far as it remembers."""
        self.memory.meet(state, state.turn)
        return self.memory.recalled(state)

    def decide(self, state: State, limits: Limits) -> Decision:
        """What the seat on turn should do; of the state only what that seat may know is read."""
        watch = Watch(limits.ms)
        worlds = limits.worlds or WORLDS
        if limits.ms is not None and limits.worlds is None:
            worlds = max(LEAST_WORLDS, min(MOST_WORLDS, int(limits.ms * HASTE / self.pace)))

        dice = Dice(mixed(self.seed, state))
        decision = Decision(
            self.recalled(state),
            self.memory,
            dice,
            worlds,
            lambda: watch.spent(1) or limits.stopped(),
            lambda: watch.spent(FIRST_SHARE),
        )
        decision.run()
        if decision.looked_at:
            pace = 1000 * (monotonic() - watch.began) / worlds
            self.pace = max(self.pace * 0.9, min(self.pace * 1.5, pace))
        return decision


def mixed(seed: int, state: State) -> int:
    """A seed for one moment, out of what its seat sees: the same thoughts in the same place."""
    hand = state.hands[state.turn]
    counts = [held.bit_count() for held in state.hands]
    x = seed * 2 + 1
    for part in (hand & MASK, hand >> 64 & MASK, state.stock_left(), state.phase, len(state.pile), state.turn, *counts):
        x = (x ^ part) * MULTIPLIER + 1 & MASK
        x ^= x >> 29
    return x


class SearchPolicy:
    """`search` in the arena: all the seats that it has share what everybody sees, and nothing else."""

    def __init__(self, seed: int = 1, limits: Limits | None = None) -> None:
        self.search: Search = Search(seed)
        self.limits: Limits = limits or Limits(worlds=WORLDS)
        self.queue: list[Move] = []
        """What is left of the plan of this turn."""

    def began(self, state: State) -> None:
        """A new deal."""
        self.queue = []
        self.search.memory.began(state)

    def moved(self, before: State, move: Move) -> None:
        """A move of any seat."""
        self.search.memory.moved(before, move)

    def __call__(self, state: State) -> Move:
        """The next move."""
        if not self.queue:
            legal = legal_moves(state)
            if len(legal) == 1:
                return legal[0]
            self.queue = list(self.search.decide(state, self.limits).plan)
        return self.queue.pop(0)


class SearchMind:
    """`search` in one seat of a table."""

    def __init__(self, seed: int = 1) -> None:
        self.search: Search = Search(seed)

    def heard(self, event: AnyEvent) -> None:
        """Something happened."""
        self.search.memory.heard(event)

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        """The next actions of its turn, one decision at a time: after a draw it wants to be asked again."""
        state = state_of(seen, rules)
        if seen.seat != state.turn or state.phase == OVER_PHASE:
            return Thought([])
        state = self.search.recalled(state)
        legal = legal_moves(state)
        if len(legal) < 2:
            return Thought([move.action for move in legal], ONLY_MOVE if legal else None)
        decision = self.search.decide(state, limits)
        actions = allowed(state, decision.plan)
        if not actions:
            return Thought([legal[0].action])
        return Thought(actions, decision.explanation(), decision.info())


def allowed(state: State, plan: Plan) -> list[Action]:
    """The plan's actions up to the first that the judge would refuse: there should be none."""
    trial = state.copy()
    actions: list[Action] = []
    for move in plan:
        if trial.phase == OVER_PHASE or judge(trial, trial.turn, move.action)[1] is None:
            break
        actions.append(move.action)
        trial.step(move)
    return actions
