"""Which of some candidates is best, by playing them out in the same worlds: the weak ones drop out early.

Sequential halving: every candidate is played out in some worlds, the better half in more, and the last few in all of
them. Common worlds make differences count that are small beside the luck of the cards. The best answer so far
stands at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from bots.plans import Plan

SURE: Final = 3.0
"""Standard errors behind the best with which a candidate drops out at once."""
LEAST: Final = 16
"""Worlds before that is asked."""
STAGES: Final = ((3, 64), (6, 48), (10, 32))
"""(candidates left, of 64 worlds so many are looked at before the weaker half of them drops out)."""
FIRST: Final = 24
"""The same for more candidates."""


class Arm:
    """A candidate and what it came to, world by world."""

    __slots__ = ("plan", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.values: list[float] = []

    def mean(self) -> float:
        """Points, on average; 0 before the first world."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        return _error(self.values)


def lead(first: Arm, second: Arm) -> tuple[float, float]:
    """How much better the first is in the worlds that both have seen, and the standard error of that."""
    gaps = [one - other for one, other in zip(first.values, second.values, strict=False)]
    return (sum(gaps) / len(gaps), _error(gaps)) if gaps else (0.0, 0.0)


def _error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


class Race:
    """Candidates running; the first is the one to beat, and the answer before anything is known."""

    __slots__ = ("alive", "arms", "play", "stopped", "worlds")

    def __init__(
        self, arms: list[Arm], worlds: int, play: Callable[[Plan, int], float], stopped: Callable[[], bool]
    ) -> None:
        self.arms: list[Arm] = arms
        self.alive: list[Arm] = list(arms)
        self.worlds: int = worlds
        self.play: Callable[[Plan, int], float] = play
        """What a plan comes to in the world of this number."""
        self.stopped: Callable[[], bool] = stopped

    def best(self) -> Arm:
        """The best so far: among those that have seen most, the one with the highest mean."""
        most = max(len(arm.values) for arm in self.arms)
        return max((arm for arm in self.arms if len(arm.values) == most), key=Arm.mean)

    def run(self) -> Arm:
        """The winner, or the best when the time is up."""
        while len(self.alive) > 1 and len(self.alive[0].values) < self.worlds:
            count = len(self.alive)
            until = max(1, self.worlds * next((part for most, part in STAGES if count <= most), FIRST) // 64)
            for number in range(len(self.alive[0].values), until):
                for arm in self.alive:
                    if self.stopped():
                        return self.best()
                    arm.values.append(self.play(arm.plan, number))
                if number % 8 == 7:
                    self._drop_hopeless()
                    if len(self.alive) == 1:
                        return self.alive[0]
            self.alive.sort(key=Arm.mean, reverse=True)
            if len(self.alive) > 2:
                del self.alive[(count + 1) // 2 :]
        return self.best()

    def _drop_hopeless(self) -> None:
        if len(self.alive[0].values) < LEAST:
            return
        first = max(self.alive, key=Arm.mean)
        kept = []
        for arm in self.alive:
            gap, error = lead(first, arm)
            if arm is first or gap <= SURE * error:
                kept.append(arm)
        self.alive = kept
