"""Chance that any program can repeat: one 64-bit linear congruential generator."""

from __future__ import annotations

from typing import Final

MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
MASK: Final = (1 << 64) - 1


class Dice:
    """The generator ``x = (6364136223846793005 * x + 1442695040888963407) mod 2**64``, begun with ``x = seed``.

    A number below n comes from the next x: ``((x >> 33) * n) >> 31``, its upper 31 bits scaled.

    >>> dice = Dice(1)
    >>> [dice.below(6) for _ in range(8)]
    [2, 3, 3, 2, 4, 3, 3, 0]
    """

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x: int = seed & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.x = x = self.x * MULTIPLIER + INCREMENT & MASK
        return (x >> 33) * n >> 31
