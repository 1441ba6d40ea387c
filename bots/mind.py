"""A player who remembers: what it hears of a deal, how long it may think, and what it answers.

A *mind* sits in one seat of a table and plays one deal after another there. The same player in the arena is a policy
that is also a :class:`Witness`: it is told of every move of every seat, and may use of it only what its own seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.moves import Move
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View


def never() -> bool:
    """Nobody stops this player."""
    return False


class Limits(msgspec.Struct, frozen=True):
    """How long a player may think about one turn: whichever comes first; with neither number, as it is used to."""

    worlds: int | None = None
    """Worlds looked at; with the same seed the same number gives the same answer."""
    ms: int | None = None
    """Milliseconds."""
    stopped: Callable[[], bool] = never
    """Has the table lost interest? Asked often; from then on the answer comes at once."""


class Thought(msgspec.Struct, frozen=True):
    """What a player does, and why."""

    actions: list[Action]
    """The next actions of its turn as far as it can see; empty where it is not on turn."""
    explain: str | None = None
    """One sentence for people."""
    info: Any = None
    """Numbers for the record: plain JSON values."""


class Mind(Protocol):
    """A player in one seat."""

    def heard(self, event: AnyEvent) -> None:
        """Something happened, as its seat may know it. In order; a ``dealt`` begins a new deal. Some may be missing."""

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        """What to do now. ``seen`` is complete in itself: where memory does not fit it, the view is right."""


@runtime_checkable
class Witness(Protocol):
    """A policy of the arena that remembers."""

    def began(self, state: State) -> None:
        """A new deal lies on the table. Only what every seat sees of it may be kept."""

    def moved(self, before: State, move: Move) -> None:
        """This move is about to be made. Only what every seat sees of it may be kept: never a card drawn."""


@runtime_checkable
class Limited(Protocol):
    """A policy of the arena that thinks for as long as it is told to."""

    limits: Limits
    """Of every decision from now on."""


def witnesses(policies: Sequence[object]) -> list[Witness]:
    """Those of the policies that remember, each once, however many seats it has."""
    found: list[Witness] = []
    for policy in policies:
        if isinstance(policy, Witness) and not any(policy is known for known in found):
            found.append(policy)
    return found


class Forgetful:
    """A mind of somebody who needs no memory: it plays from the view alone."""

    __slots__ = ("_think",)

    def __init__(self, think: Callable[[View, Rules], Thought]) -> None:
        self._think = think

    def heard(self, event: AnyEvent) -> None:
        """Nothing is kept."""

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        """What to do now; it is quick enough for any limit."""
        return self._think(seen, rules)
