"""Who can be written to: people who have pressed Start and have not blocked the bot; and what language they read."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import msgspec

from core.table.ports import TableError
from transports.telegram.bindings import Forgotten, Person, Shown, plain
from transports.telegram.happened import Who
from transports.telegram.screen import Place

_log = logging.getLogger(__name__)

MOST_REMEMBERED: Final = 4_096
"""People whom this process need not ask the bindings for."""


class Register(Protocol):
    """A part of the bindings. Raises TableError."""

    async def person(self, user: int) -> Person | None: ...

    async def keep_person(self, person: Person) -> None: ...

    async def forget(self, user: int) -> Forgotten: ...

    async def shown(self, place: Place, key: str) -> Shown | None: ...


Told = Callable[[int], Awaitable[None]]


async def _nobody(user: int) -> None:
    """Nobody wants to know."""


class Reaching:
    """People as the leader knows them; nobody else writes meanwhile."""

    def __init__(self, register: Register, languages: Sequence[str]) -> None:
        """``languages``: the codes of those that are spoken, English first."""
        self.on_reached: Told = _nobody
        """Told when somebody can be written to again, or for the first time."""
        self.on_lost: Told = _nobody
        """Told when somebody cannot be written to any more."""
        self._register = register
        self._languages = tuple(languages)
        self._known: OrderedDict[int, Person] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By person: what they do in two chats at once is dealt with at once, and neither may undo the other."""

    # --- who somebody is -----------------------------------------------------------------------------------------

    async def person(self, user: int) -> Person:
        """Who that is; of somebody unknown nothing but the number is. Raises TableError."""
        known = self._known.get(user)
        if known is None:
            known = await self._register.person(user) or Person(user)
            self._remember(known)
        return known

    async def met(self, who: Who, private: bool) -> Person:
        """Somebody has done something; ``private``: in their own chat, so they can be written to. Raises TableError."""
        async with self._alone(who.id):
            person = await self.person(who.id)
            again = private and not person.reachable
            changed = msgspec.structs.replace(
                person,
                name=plain(who.name),
                reachable=person.reachable or private,
                program=self.code(who.language) if who.language else person.program,
            )
            await self._keep(person, changed)
        if again:
            await self.on_reached(who.id)
        return changed

    async def change(self, user: int, **changes: Any) -> Person:
        """They have chosen something else. Raises TableError."""
        async with self._alone(user):
            person = await self.person(user)
            changed = msgspec.structs.replace(person, **changes)
            await self._keep(person, changed)
        return changed

    async def forget(self, user: int) -> Forgotten:
        """Nothing is known of them any more. Raises TableError."""
        async with self._alone(user):
            self._known.pop(user, None)
            return await self._register.forget(user)

    # --- whether they can be written to --------------------------------------------------------------------------

    async def lost(self, user: int) -> None:
        """What was sent to them has come back: they have blocked the bot, or have never pressed Start."""
        try:
            async with self._alone(user):
                person = await self.person(user)
                await self._keep(person, msgspec.structs.replace(person, reachable=False))
        except TableError as error:
            _passed(error)
            self._remember(Person(user))
        await self.on_lost(user)

    async def missing(self, users: Iterable[int], table: str) -> list[int]:
        """Those of these whom nothing can be dealt to yet: who cannot be written to, or whose hand for that table does
        not stand in their chat. Raises TableError."""
        return [user for user in users if not await self._has_hand(user, table)]

    async def _has_hand(self, user: int, table: str) -> bool:
        if not (await self.person(user)).reachable:
            return False
        return await self._register.shown(Place(user), hand_key(table)) is not None

    # --- what they read ------------------------------------------------------------------------------------------

    def language(self, person: Person, chat: str | None = None) -> str:
        """The language that they have chosen, else that of their program, else the chat's, else English."""
        for wanted in (person.language, person.program, chat):
            if (code := self.code(wanted)) is not None:
                return code
        return self._languages[0]

    def code(self, tag: str | None) -> str | None:
        """The language that a tag means, as in ``pt-br`` or ``IT``; None: none that is spoken."""
        if not tag:
            return None
        tag = tag.strip().lower().replace("_", "-")
        exact = next((code for code in self._languages if code.lower() == tag), None)
        short = tag.partition("-")[0]
        return exact or next((code for code in self._languages if code.lower().partition("-")[0] == short), None)

    # --- kept ----------------------------------------------------------------------------------------------------

    def _alone(self, user: int) -> asyncio.Lock:
        return self._locks.setdefault(user, asyncio.Lock())

    async def _keep(self, before: Person, now: Person) -> None:
        if now != before:
            await self._register.keep_person(now)
        self._remember(now)

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def hand_key(table: str) -> str:
    """What a person's message of a table is called in their chat."""
    return f"hand:{table}"


def page_key(table: str) -> str:
    """What the message with what is read beside it is called there."""
    return f"page:{table}"


def sheet_key(table: str, deal: int) -> str:
    """What the message with the sheet of a deal is called there."""
    return f"sheet:{table}:{deal}"


def _passed(error: TableError) -> None:
    if error.code == "deposed":
        raise error
    _log.warning("who can be written to cannot be kept now (%s)", error.code)
