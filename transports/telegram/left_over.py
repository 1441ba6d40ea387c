"""Messages that stand in a chat twice, because a process was killed after it had sent a new one: the old one goes."""

from __future__ import annotations

from typing import Protocol

from transports.telegram.bindings import Chat, Held, Shown
from transports.telegram.group_desk import TABLE
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def all_held(self) -> tuple[Held, ...]: ...

    async def chats(self) -> tuple[Chat, ...]: ...

    async def shown(self, place: Place, key: str) -> Shown | None: ...


class Clearing(Protocol):
    """A part of the outbox."""

    def hurry(self, place: Place, message: int | None = None, key: str | None = None) -> None:
        """This message has such buttons: if it is not the one that stands under that name, it is cleared away."""


async def cleared_away(shelf: Shelf, post: Clearing) -> None:
    """Do it for the hands of all seats and the tables of all chats. Raises TableError."""
    hands = [(Place(held.user), hand_key(held.table)) for held in await shelf.all_held()]
    tables = [(chat.place, TABLE) for chat in await shelf.chats() if not chat.away]
    for place, key in (*hands, *tables):
        shown = await shelf.shown(place, key)
        if shown is not None and shown.before:
            post.hurry(place, shown.before, key)
