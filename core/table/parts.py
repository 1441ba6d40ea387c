"""What the messages of the seat language are made of: who plays, the clock, a turn, a result."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from core.game.actions import Action

MOST_OPTIONS: Final = 64
"""That a bot may declare, and that one is given."""
MOST_VALUES: Final = 64
"""That an option may name."""


class RulesSaid(msgspec.Struct, frozen=True):
    """A table's rules in full."""

    preset: str
    options: dict[str, Any]
    """Every option, derived ones worked out, ``values`` whole."""


class Player(msgspec.Struct, frozen=True):
    """Who holds a seat."""

    name: str
    kind: str
    """``human`` or ``bot``."""


class ClockSaid(msgspec.Struct, frozen=True):
    """The table's clock."""

    turn_ms: int
    bank_ms: int
    grace_ms: int


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think, instead of by the clock."""

    worlds: int
    """Worlds to look at: with the same number, seed and events the same bot answers the same."""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """This seat may act."""

    deadline_ms: int | None
    """What is left of the whole turn; None where no clock runs."""
    bank_ms: int | None
    budget: Budget | None = None
    legal: tuple[Action, ...] | None = None


class MatchResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended."""

    winner: int | None
    totals: tuple[int, ...]
    reason: str
    stand_in: tuple[int, ...] = ()
    """Turns by seat in which a stand-in acted; empty where none did."""
    turns: tuple[int, ...] = ()
    """All turns by seat; given with ``stand_in``."""
    left: tuple[str, ...] = ()
    """Who left for good: a loss for them whatever the score; their partners keep the result."""


class LobbySeat(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One seat as everybody at the table may know it."""

    name: str = ""
    """Empty: nobody has the seat."""
    kind: str = ""
    here: bool = False
    """Is its carrier there?"""
    ready: bool = False
    """Ready for the first deal, for going on, or for a rematch. Bots always are."""
    held: str | None = None
    """Why a stand-in plays for it: ``late``, ``absent``, ``left`` or ``kicked``."""
    coming: str | None = None
    """Who takes the seat at the end of its turn."""
    brought: bool = False
    """Is it a bot that somebody has brought from another program, and none of the house?"""


class OptionDeclared(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An option a bot offers."""

    name: str
    kind: str
    default: Any = None
    values: Annotated[tuple[Any, ...], msgspec.Meta(max_length=MOST_VALUES)] | None = None
    min: int | None = None
    max: int | None = None
