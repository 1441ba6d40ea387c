"""What is noted of a deal: moments with their choices, what speaks for each, and what each came to."""

from __future__ import annotations

import msgspec

Facts = list[tuple[int, float]]
"""Numbers of facts, ascending, each with how strong it is; those that do not hold are left out."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """One thing that could be done."""

    facts: Facts
    value: float
    """What it came to, in points of a deal above the others."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """One moment. Only the differences between its choices are of use: the worth of the position is in all of them."""

    part: str
    """Which weights answer it: the name of their table in the room of weights."""
    choices: list[Choice]


class Played(msgspec.Struct, frozen=True, tag="deal", tag_field="line"):
    """One deal and what was noted of it."""

    table: str
    """The kind of table."""
    deal: int
    """The number of the deal among the seed's, from 1."""
    questions: list[Question]


def facts_of(noted: list[float]) -> Facts:
    """The facts that hold, out of all: to four decimals, which is more than any weight has use for."""
    return [(fact, round(strength, 4)) for fact, strength in enumerate(noted) if strength]
