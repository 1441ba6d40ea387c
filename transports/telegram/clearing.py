"""What stands in chats and is no good any more is cleared away: what the process before has left there when this one
begins, and the buttons of seats that nobody has any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from transports.telegram.bindings import Chat, Held, Shown
from transports.telegram.group_desk import TABLE
from transports.telegram.reaching import hand_key, page_key
from transports.telegram.screen import Place, Post, Screen


class Known(Protocol):
    """A part of the bindings. Raises TableError."""

    async def all_held(self) -> tuple[Held, ...]: ...

    async def chats(self) -> tuple[Chat, ...]: ...

    async def shown(self, place: Place, key: str) -> Shown | None: ...


class Clearing(Protocol):
    """A part of the outbox."""

    def hurry(self, place: Place, message: int | None = None, key: str | None = None) -> None:
        """This message has such buttons: if it is not the one that stands under that name, it is cleared away."""

    def drop(self, place: Place, key: str) -> None:
        """The message called ``key`` has had its day: its buttons go."""

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


def laid_down(post: Post, held: Held) -> None:
    """Nobody has this seat any more: what stands there of it has no buttons from now on."""
    for key in (hand_key(held.table), page_key(held.table)):
        post.drop(Place(held.user), key)


def laid_aside(post: Post, place: Place, table: str, said: str) -> None:
    """These cards are no more for whoever has this chat: what is ``said`` stands in their place, without buttons."""
    post.show(place, hand_key(table), Screen(said))
    for key in (hand_key(table), page_key(table)):
        post.drop(place, key)


class Standing:
    """Messages of somebody's own chat whose numbers are about to be forgotten."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._stood: dict[str, int] = {}

    async def read(self, known: Known, keys: Iterable[str]) -> None:
        """Note those of these keys, while they are known. Raises TableError."""
        for key in keys:
            if (shown := await known.shown(self._place, key)) is not None and shown.message:
                self._stood[key] = shown.message

    def stripped(self, post: Clearing) -> None:
        """Their buttons go, though nobody else knows the numbers any more."""
        for key, message in self._stood.items():
            post.drop(self._place, key)
            post.hurry(self._place, message, key)
