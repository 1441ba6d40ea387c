"""Pros and cons of one choice, added up."""

from __future__ import annotations


class Tally:
    """What speaks for and against something: numbered facts, each so strong, and what each weighs in points."""

    __slots__ = ("noted", "total", "weights")

    def __init__(self, weights: tuple[float, ...], noting: bool = False) -> None:
        self.weights: tuple[float, ...] = weights
        self.total: float = 0.0
        self.noted: list[float] | None = [0.0] * len(weights) if noting else None
        """How strong each fact is; None where nobody wants to know."""

    def add(self, fact: int, strength: float = 1.0) -> None:
        """This fact holds."""
        self.total += self.weights[fact] * strength
        if self.noted is not None:
            self.noted[fact] += strength
