"""Does a program hold more and more memory, deal after deal?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

LEAST: Final = 9
"""Deals without which nothing can be told."""
LEAK_MB: Final = 1.0
"""A deal: who grows by as much, without an end in sight, leaks."""
NOTED_MB: Final = 0.3
"""A deal: worth a word."""
WHOLE_MB: Final = 16.0
"""What a run-time system may take until it begins to tidy up."""
LONG: Final = 100
"""Deals in a row that no match has: who would still be within its limit of memory then can be seated."""


class Growth(msgspec.Struct, frozen=True):
    """What one process held at the end of each deal, from the first on."""

    mb: tuple[float, ...]
    processes: tuple[int, ...]

    @property
    def deals(self) -> int:
        """How many deals it was looked at."""
        return len(self.mb)

    @property
    def a_deal(self) -> float:
        """Megabytes that it grew by in a deal; the first third, in which anything warms up, left out."""
        return slope(self.mb[self.deals // 3 :])

    @property
    def leaks(self) -> bool:
        """Does it grow too fast, and as fast at the end as before?"""
        late = slope(self.mb[2 * self.deals // 3 :])
        grown = self.mb[-1] - self.mb[0]
        return self.deals >= LEAST and self.a_deal >= LEAK_MB and late >= self.a_deal / 2 and grown > WHOLE_MB

    def after(self, deals: int) -> float:
        """Megabytes that it would hold after so many deals, if it went on like this."""
        return self.mb[-1] + self.a_deal * max(0, deals - self.deals)

    @property
    def multiplies(self) -> bool:
        """Is it more processes with every few deals?"""
        return self.deals >= LEAST and self.processes[-1] >= self.processes[self.deals // 3] + self.deals // 3

    def __str__(self) -> str:
        return f"{self.mb[0]:.0f} MB after the first deal, {self.mb[-1]:.0f} MB after {self.deals}"


def slope(values: Sequence[float]) -> float:
    """By how much each value is more than the one before, on the whole (least squares).

    >>> slope([1.0, 3.0, 5.0])
    2.0
    """
    count = len(values)
    if count < 2:
        return 0.0
    middle, mean = (count - 1) / 2, sum(values) / count
    above = sum((at - middle) * (value - mean) for at, value in enumerate(values))
    return above / sum((at - middle) ** 2 for at in range(count))
