"""What the process before has left in the chats is cleared away when this one begins."""

from __future__ import annotations

from typing import Protocol

from transports.telegram.bindings import Chat, Held, Shown
from transports.telegram.group_desk import TABLE
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place


class Known(Protocol):
    """A part of the bindings. Raises TableError."""

    async def all_held(self) -> tuple[Held, ...]: ...

    async def chats(self) -> tuple[Chat, ...]: ...

    async def shown(self, place: Place, key: str) -> Shown | None: ...


class Clearing(Protocol):
    """A part of the outbox."""

    def hurry(self, place: Place, message: int | None = None, key: str | None = None) -> None:
        """This message has such buttons: if it is not the one that stands under that name, it is cleared away."""

    async def clear_up(self) -> None:
        """Do what the process before has left to be cleared away. Raises Deposed."""


async def cleared_away(known: Known, post: Clearing) -> None:
    """Do all that the process before was to do still, with tables that stand in a chat twice because it was killed
    after it had sent a new one. Raises TableError."""
    await post.clear_up()
    places = [(Place(held.user), hand_key(held.table)) for held in await known.all_held()]
    places += [(chat.place, TABLE) for chat in await known.chats() if not chat.away]
    for place, key in places:
        shown = await known.shown(place, key)
        if shown is not None and shown.before:
            post.hurry(place, shown.before, key)
