"""Hands that stand in a chat and are no good any more: twice, because a process was killed after it had sent a new one,
or without the seat they belong to. The old one goes; of the others the buttons do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from transports.telegram.bindings import Held, Shown
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def all_held(self) -> tuple[Held, ...]: ...

    async def shown(self, place: Place, key: str) -> Shown | None: ...


class Clearing(Protocol):
    """A part of the outbox."""

    def hurry(self, place: Place, message: int | None = None, key: str | None = None) -> None:
        """This message has such buttons: if it is not the one that stands under that name, it is cleared away."""

    def drop(self, place: Place, key: str) -> None:
        """The message called ``key`` has had its day: its buttons go."""


async def cleared_away(shelf: Shelf, post: Clearing) -> None:
    """Do it for all seats. Raises TableError."""
    for held in await shelf.all_held():
        place, key = Place(held.user), hand_key(held.table)
        shown = await shelf.shown(place, key)
        if shown is not None and shown.before:
            post.hurry(place, shown.before, key)


def laid_down(post: Clearing, held: Held) -> None:
    """Nobody has this seat any more: what stands there of it has no buttons from now on."""
    for key in keys_of(held.table):
        post.drop(Place(held.user), key)


def keys_of(table: str) -> tuple[str, str]:
    """What a person's messages of a table are called that have buttons: the hand, and what is read beside it."""
    return hand_key(table), f"page:{table}"


class Standing:
    """Messages of somebody's own chat whose numbers are about to be forgotten."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._stood: dict[str, int] = {}

    async def read(self, shelf: Shelf, keys: Iterable[str]) -> None:
        """Note those of these keys, while they are known. Raises TableError."""
        for key in keys:
            if (shown := await shelf.shown(self._place, key)) is not None and shown.message:
                self._stood[key] = shown.message

    def stripped(self, post: Clearing) -> None:
        """Their buttons go, though nobody else knows the numbers any more."""
        for key, message in self._stood.items():
            post.drop(self._place, key)
            post.hurry(self._place, message, key)
