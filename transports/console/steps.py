"""What a replay shows: a record as steps, each as one reader may see it. Whoever reads records makes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from core.game.view import View
from core.table.messages import End, MatchResult
from transports.text import Words


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a record for one reader."""

    n: int
    """The deal."""
    told: tuple[str, ...] = ()
    """What happened, in sentences."""
    stood_in: bool = False
    """Did a stand-in act?"""
    actor: int | None = None
    """The seat that acted, where one did."""
    why: str | None = None
    """Why, as the player said itself; None where it said nothing, or named what the reader may not see."""
    why_to_player: bool = False
    """Does that say "you" to whoever acted, who is not the reader?"""
    seen: View | None = None
    """The table after it; None where the record says only how the match ended."""
    hands: tuple[tuple[str, ...] | None, ...] | None = None
    """By seat, where all hands lie open; None for one that nobody has looked at yet."""
    end: End | None = None
    """The sheet, at the end of a deal and of the match."""
    result: MatchResult | None = None
    """At the end of the match."""


class Steps(Protocol):
    """A record that can be stepped through. Steps are counted from 0."""

    @property
    def count(self) -> int:
        """How many there are; one at least."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def deals(self) -> Sequence[tuple[int, int]]:
        """The number of each deal of the record and its first step, in order."""

    @property
    def faults(self) -> Sequence[str]:
        """What of the record could not be read or followed, a sentence each."""

    def words(self, seat: int | None) -> Words:
        """How the reader who sits there is told of it; None: whoever sees all hands."""

    def ends(self, at: int) -> Sequence[End]:
        """The sheets of the deals that are over at this step, in order."""

    def step(self, at: int, seat: int | None) -> Step:
        """One step as that reader sees it."""
