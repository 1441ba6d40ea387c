"""Ridge least squares over questions: the weights that tell best how much better one choice was than another.

Plain Python: there are some 60 unknowns at most, and a normal equation of that size is solved in no time.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from scripts.fitting.questions import Question

PRIOR: Final = 30.0
"""Points that a weight is thought to have before anything is known: the more of them, the less it is held to zero."""


class Weighed(msgspec.Struct, frozen=True):
    """What a fit found for one fact."""

    weight: float
    """Points."""
    seen: int
    """Questions in which the fact told choices apart."""


class Fit:
    """The sums of all questions so far. They are added in a fixed order by whoever wants the same weights again."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        """How many facts there are."""
        self.questions: int = 0
        self._square = [[0.0] * (fact + 1) for fact in range(size)]
        """The lower half."""
        self._right = [0.0] * size
        self._seen = [0] * size
        self._spread = 0.0
        self._freedom = 0

    def add(self, question: Question) -> None:
        """One question: its choices less their mean."""
        count = len(question.choices)
        if count < 2:
            return
        middle = sum(choice.value for choice in question.choices) / count
        mean: dict[int, float] = {}
        for choice in question.choices:
            gap = choice.value - middle
            self._spread += gap * gap
            self._outer(choice.facts, 1.0)
            for fact, strength in choice.facts:
                self._right[fact] += strength * gap
                mean[fact] = mean.get(fact, 0.0) + strength / count
        self._outer(sorted(mean.items()), -float(count))
        self._freedom += count - 1
        self.questions += 1
        strengths = [dict(choice.facts) for choice in question.choices]
        for fact in mean:
            if len({known.get(fact, 0.0) for known in strengths}) > 1:
                self._seen[fact] += 1

    def _outer(self, facts: list[tuple[int, float]], times: float) -> None:
        for at, (fact, strength) in enumerate(facts):
            line = self._square[fact]
            much = strength * times
            for other, amount in facts[: at + 1]:
                line[other] += much * amount

    def weigh(self, prior: float = PRIOR) -> list[Weighed]:
        """The weights. Those of facts that never told choices apart are 0.

        The ridge is what a prior of this many points asks for beside the noise: the variance of what choices came to
        over that of the weights.
        """
        ridge = self._spread / max(1, self._freedom) / prior**2 or 1.0
        lines = [line[:] for line in self._square]
        for fact in range(self.size):
            lines[fact][fact] += ridge
        return [
            Weighed(weight if seen else 0.0, seen)
            for weight, seen in zip(solved(lines, self._right), self._seen, strict=True)
        ]


def solved(lines: list[list[float]], right: list[float]) -> list[float]:
    """x of ``A x = right`` by Cholesky; ``lines`` is the lower half of A, which is symmetric and positive definite.

    Raises ValueError where it is not.
    """
    size = len(right)
    root = [[0.0] * (row + 1) for row in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = lines[row][column] - sum(root[row][at] * root[column][at] for at in range(column))
            if column < row:
                root[row][column] = rest / root[column][column]
            elif rest <= 0:
                raise ValueError("the matrix is not positive definite")
            else:
                root[row][row] = sqrt(rest)
    found = [0.0] * size
    for row in range(size):
        found[row] = (right[row] - sum(root[row][at] * found[at] for at in range(row))) / root[row][row]
    for row in reversed(range(size)):
        found[row] = (found[row] - sum(root[at][row] * found[at] for at in range(row + 1, size))) / root[row][row]
    return found
