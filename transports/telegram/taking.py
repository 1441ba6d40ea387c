"""Seats that people ask for: each is given once, however often it is asked for and whoever is killed meanwhile.

Before a table is asked it is kept that somebody asks, as whom, and with a word that nobody else has (`Held.claim`): the
same asked again is given the same seat. Until the table has answered nothing is theirs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from core.table.orders import Look, Refused, Sit
from core.table.ports import Entropy, TableError
from transports.refused_text import refused_text
from transports.telegram.bindings import ASKED, Held
from transports.telegram.house import House
from transports.telegram.naming import name_for
from transports.telegram.reaching import Reaching
from transports.tongue import Tongue

_log = logging.getLogger(__name__)


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def held_at(self, table: str) -> tuple[Held, ...]: ...

    async def keep_held(self, held: Held) -> None: ...

    async def drop_held(self, user: int, table: str) -> None: ...


class Taking:
    """Asks for them."""

    def __init__(
        self, house: House, shelf: Shelf, reaching: Reaching, entropy: Entropy, taken: Callable[[Held, bool], object]
    ) -> None:
        """``taken`` is told of every seat that is somebody's, and whether they can be written to."""
        self._house = house
        self._shelf = shelf
        self._reaching = reaching
        self._entropy = entropy
        self._taken = taken
        self._asked: dict[tuple[int, str], Held] = {}
        """By person and table, what was asked for and not answered."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def at(self, table: str) -> asyncio.Lock:
        """One at a time at each table: two who come at once must not get the same name."""
        return self._locks.setdefault(table, asyncio.Lock())

    def know(self, held: Held) -> None:
        """The process before this one has asked for that, and does not know what came of it."""
        self._asked[held.user, held.table] = held

    async def take(self, user: int, chat: int, table: str, seat: int | None, tongue: Tongue) -> str:
        """Give them a seat (None: the first to be had) at the table of that group (0: of none); what they are told. To
        be called with the lock. Raises TableError, after which the same may be asked again."""
        await self._house.call(table)
        known = self._asked.get((user, table))
        held = known or await self._begun(user, chat, table, tongue)
        if isinstance(held, Refused):
            return refused_text(held, tongue)
        answer = await self._asks(held, seat)
        if isinstance(answer, Refused) and known is not None:  # somebody has that name meanwhile
            held = await self._begun(user, chat, table, tongue)
            answer = held if isinstance(held, Refused) else await self._asks(held, seat)
        if isinstance(answer, Refused):
            return refused_text(answer, tongue)
        reachable = (await self._reaching.person(user)).reachable
        if not reachable:
            return tongue.text("tgfront-seat-press-start")
        return tongue.text("tgfront-seat-yours") if answer else tongue.text("tgfront-seat-after-turn")

    def forget(self, user: int, table: str | None = None) -> None:
        """They ask for nothing any more, or not at this table."""
        self._asked = {
            asked: held for asked, held in self._asked.items() if held.user != user or table not in (None, held.table)
        }

    async def settle(self) -> None:
        """What the process before has asked for is found out: who was given a seat has it. Raises Deposed."""
        for held in list(self._asked.values()):
            try:
                async with self.at(held.table):
                    if self._asked.get((held.user, held.table)) is held:
                        await self._settled(held)
            except TableError as error:
                if error.code == "deposed":
                    raise
                _log.warning("whether somebody was given a seat is not known yet (%s)", error.code)

    async def _settled(self, held: Held) -> None:
        try:
            look = await self._house.order(held.table, Look())
        except TableError as error:
            if error.code not in ("match_over", "unknown_table"):
                raise
            return await self._forget(held)
        if isinstance(look, Refused) or held.name not in look.players:
            return await self._forget(held)
        await self._asks(held, None)

    async def _begun(self, user: int, chat: int, table: str, tongue: Tongue) -> Held | Refused:
        """As whom they ask, which is kept before they do."""
        look = await self._house.order(table, Look())
        if isinstance(look, Refused):
            return look
        person = await self._reaching.person(user)
        others = [held.name for held in await self._shelf.held_at(table) if held.user != user]
        name = name_for(person.name, [*filter(None, look.players), *others], tongue.text("tgfront-player"))
        held = Held(user, table, ASKED, name, claim=self._entropy(8).hex(), chat=chat)
        await self._shelf.keep_held(held)
        self._asked[user, table] = held
        return held

    async def _asks(self, held: Held, seat: int | None) -> Refused | bool:
        """Ask the table; is the seat theirs at once? After a refusal nothing is known of it any more."""
        answer = await self._house.order(held.table, Sit(name=held.name, seat=seat, claim=held.claim))
        if isinstance(answer, Refused):
            await self._forget(held)
            return answer
        now = replace(held, seat=answer.seat or 0)
        await self._shelf.keep_held(now)
        del self._asked[held.user, held.table]
        person = await self._reaching.change(held.user, front=held.table)
        self._taken(now, person.reachable)
        return answer.seated

    async def _forget(self, held: Held) -> None:
        await self._shelf.drop_held(held.user, held.table)
        self._asked.pop((held.user, held.table), None)
