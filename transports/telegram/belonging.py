"""A group's table is for its group: who sits there is looked up in the chat when they sit down, at all they do, and now
and then. Who is not there any more gives the seat up, and is shown no cards of it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol

from core.table.ports import Clock, TableError
from transports.telegram.bindings import Chat, Held
from transports.telegram.clearing import laid_aside
from transports.telegram.group_people import Members
from transports.telegram.leading import paused
from transports.telegram.screen import Place
from transports.telegram.troubles import ApiTrouble, Moved, Refused
from transports.tongue import Tongue

if TYPE_CHECKING:
    from transports.telegram.parts import Parts

_log = logging.getLogger(__name__)

ROUND_MS: Final = 600_000
"""So often those are looked up of whom nothing is heard."""
EACH_MS: Final = 2_000
"""One after the other, so far apart."""


class Belonging:
    """The members of all chats, as far as they have been asked for."""

    def __init__(self, ask: Callable[[int, int], Awaitable[bool]], clock: Clock) -> None:
        """``ask``: is this user in that chat? Raises ApiTrouble."""
        self._ask: Final = ask
        self._clock: Final = clock
        self._members: Final[dict[int, Members]] = {}
        self.leaving: Final[set[tuple[int, str]]] = set()
        """Users who give their seat at a table up just now."""

    def of(self, chat: int) -> Members:
        """Those of one chat."""
        if chat not in self._members:
            self._members[chat] = Members(lambda user: self._asked(chat, user), self._clock)
        return self._members[chat]

    async def _asked(self, chat: int, user: int) -> bool | None:
        """None: Telegram does not say, or not to a bot that is not there itself."""
        try:
            return await self._ask(chat, user)
        except Moved as moved:
            return await self.of(moved.chat).has(user) if moved.chat != chat else None
        except Refused:  # it knows nobody of that number there
            return False
        except ApiTrouble:
            return None


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def chats(self) -> tuple[Chat, ...]: ...

    async def held_at(self, table: str) -> tuple[Held, ...]: ...


async def place_of(shelf: Shelf, table: str) -> Place | None:
    """The group whose table this is; None for a table that is no group's. Raises TableError."""
    for chat in await shelf.chats():
        if chat.table == table and not chat.place.private:
            return chat.place
    numbers = [held.chat for held in await shelf.held_at(table) if held.chat]  # a rematch, while the bot is not there
    return Place(numbers[0]) if numbers else None


async def kept_out(parts: Parts, user: int, place: Place, table: str, tongue: Tongue) -> str:
    """Why somebody may not sit down at a group's table, in a sentence; "" where they may."""
    member = await parts.belonging.of(place.chat).now(user)
    if member is None:
        return tongue.text("tgfront-group-unknown", table=table)
    return "" if member else tongue.text("tgfront-group-only", table=table)


async def given_up(parts: Parts, user: int, chat: int | None = None) -> frozenset[str]:
    """Give those seats of somebody up whose groups they have left, and tell them; gives the tables. ``chat``: of this
    group alone. Where Telegram does not say whether they have, they keep them. Raises TableError."""
    lost = []
    for sitting in parts.seats.of(user):
        held = sitting.held
        if not held.chat or (user, held.table) in parts.belonging.leaving:
            continue
        if chat is None or await _same(parts, held.chat, chat):
            if await parts.belonging.of(held.chat).has(user) is False:
                lost.append(held.table)
                await _give_up(parts, held)
    return frozenset(lost)


async def left(parts: Parts, chat: int, user: int) -> None:
    """Somebody has left a chat, or was put out of it. Raises TableError."""
    for number in {chat, *(sitting.held.chat for sitting in parts.seats.of(user))}:
        parts.belonging.of(number).gone(user)
    await given_up(parts, user, chat)


async def watched(parts: Parts) -> None:
    """Look up, one by one, all who sit at groups' tables: of a chat in which the bot is no administrator it may never
    hear who has left. Never ends. Raises Deposed."""
    while True:
        await paused(parts.clock, ROUND_MS)
        try:
            for held in await parts.bindings.all_held():
                if held.chat:
                    await paused(parts.clock, EACH_MS)
                    await given_up(parts, held.user, held.chat)
        except TableError as error:
            if error.code == "deposed":
                raise
            _log.warning("who has left a group is looked up later (%s)", error.code)


async def _same(parts: Parts, one: int, other: int) -> bool:
    """Are these one chat? It may have got another number since."""
    if one == other:
        return True
    known = await parts.bindings.chat(Place(one))
    return known is not None and known.place.chat == other


async def _give_up(parts: Parts, held: Held) -> None:
    belonging, user, table = parts.belonging, held.user, held.table
    belonging.leaving.add((user, table))
    try:
        await parts.seats.forget(user, table)
        tongue = await parts.seats.tongue(user)
        laid_aside(parts.post, Place(user), table, tongue.text("tgfront-group-left", table=table))
    finally:
        belonging.leaving.discard((user, table))
