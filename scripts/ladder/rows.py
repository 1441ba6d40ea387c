"""The rows of the table: which pairings are wanted, how long each is played, and what it has come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Final

import msgspec

from bots.duel import Duel
from scripts.ladder.pair import Clock, Job, Pair

LADDER: Final = (("greedy", "chance"), ("expert", "greedy"), ("search", "greedy"), ("search", "expert"))
"""Each rung over those below it."""
STRONG: Final = ("expert", "search")
"""Those that are played against the whole pool."""
LEAST: Final = 50
"""Pairs before a standard error is believed."""


class Row(msgspec.Struct, frozen=True):
    """One pairing under one table's rules."""

    rules: str
    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.rules}: {self.first} over {self.second}"


def wanted(presets: Sequence[str], players: Sequence[str], pool: Sequence[str]) -> list[Row]:
    """The rows that can be made of these players, those that cost least first."""
    pairings = [*LADDER, *((strong, other) for strong in STRONG for other in pool)]
    pairings.sort(key=lambda pairing: STRONG.index(pairing[0]) + 1 if pairing[0] in STRONG else 0)
    return [
        Row(rules, first, second)
        for first, second in pairings
        if first in players and second in players
        for rules in presets
    ]


class Goal(msgspec.Struct, frozen=True):
    """When a row has been played enough."""

    pairs: int
    error: float | None = None
    """Or before, once the standard error is no higher than this; never before LEAST pairs."""


def result(pairs: Sequence[Pair]) -> Duel:
    """What they come to. At least one is needed."""
    *_, last = _results(pairs)
    return last


def _results(pairs: Iterable[Pair]) -> Iterator[Duel]:
    """What the first of them comes to, the first two, the first three, …"""
    total = squares = won = 0.0
    for count, pair in enumerate(pairs, 1):
        total += pair.points
        squares += pair.points**2
        won += pair.won
        mean = total / count
        spread = max(0.0, squares - count * mean**2) / max(1, count - 1)
        yield Duel(count, mean, sqrt(spread / count), won / count)


class Standing:
    """How far a row has come with the deals of one seed."""

    def __init__(self, row: Row, goal: Goal, seed: int, worlds: int | None) -> None:
        self.row = row
        self.goal = goal
        self._job = Job(row.rules, row.first, row.second, seed, worlds, ())
        self._pairs: dict[int, Pair] = {}
        self._given: set[int] = set()

    @property
    def slow(self) -> bool:
        """Does somebody sit there who thinks for as long as he is told to?"""
        return self._job.worlds is not None

    def wants(self, pair: Pair) -> bool:
        """Is this pair one of its own?"""
        job = self._job
        played = (pair.rules, pair.first, pair.second, pair.seed, pair.worlds)
        return played == (job.rules, job.first, job.second, job.seed, job.worlds)

    def add(self, pair: Pair) -> None:
        """A pair of this row has been played."""
        self._pairs[pair.pair] = pair
        self._given.add(pair.pair)

    def counted(self) -> list[Pair]:
        """The pairs that count, in order: up to the goal, as if they had been played one after the other."""
        whole: list[Pair] = []
        for number in range(1, self.goal.pairs + 1):
            if number not in self._pairs:
                break
            whole.append(self._pairs[number])
        if self.goal.error is not None:
            for so_far in islice(_results(whole), LEAST - 1, None):
                if so_far.error <= self.goal.error:
                    return whole[: so_far.pairs]
        return whole

    @property
    def reached(self) -> bool:
        """Is it done?"""
        counted = self.counted()
        if len(counted) >= self.goal.pairs:
            return True
        error = self.goal.error
        return error is not None and len(counted) >= LEAST and result(counted).error <= error

    def next(self, count: int) -> Job | None:
        """So many pairs, or fewer, that nobody plays yet; None where there are no more. They count as given out."""
        missing = (number for number in range(1, self.goal.pairs + 1) if number not in self._given)
        numbers = tuple(islice(missing, count))
        if not numbers or self.reached:
            return None
        self._given.update(numbers)
        return msgspec.structs.replace(self._job, numbers=numbers)

    def __str__(self) -> str:
        pairs = self.counted()
        found = str(result(pairs)) if pairs else "not played"
        return f"{self.row}: {found}" + ("" if self.reached or not pairs else ", not finished")


def together(clocks: Iterable[Clock]) -> Clock:
    """All of them as one."""
    kept = list(clocks)
    return Clock(
        sum(clock.decisions for clock in kept),
        sum(clock.ms for clock in kept),
        max((clock.most for clock in kept), default=0.0),
    )
