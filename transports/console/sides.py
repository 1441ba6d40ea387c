"""What a console needs of its two sides: the seat at the table, and the lines of a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Protocol

from core.game.actions import Action
from core.game.rules import Rules
from core.table.messages import Rejected
from transports.client import Told


class Seat(Protocol):
    """What the console needs of a seat client."""

    @property
    def rules(self) -> Rules:
        """The table's rules, once greeted."""

    def messages(self) -> AsyncIterator[Told]:
        """What the table says."""

    async def act(self, actions: tuple[Action, ...], *, seq: int | None = None) -> Rejected | None:
        """Play; None where the table has accepted it."""

    async def back(self) -> None:
        """Take the seat back from a stand-in."""


async def next_told(messages: AsyncIterator[Told]) -> Told | None:
    """What the table says next; None at its end."""
    return await anext(messages, None)


class Typed(Protocol):
    """Where a person's lines come from, one at a time."""

    @property
    def pending(self) -> bool:
        """Is a line being waited for?"""

    def next(self) -> asyncio.Future[str | None]:
        """The line that is being waited for; asked for now, if none was."""

    def taken(self) -> str | None:
        """The line that has come, None at the end of the input. To be called once it is done."""
