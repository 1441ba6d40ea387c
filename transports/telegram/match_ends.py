"""A match that is over, for those whom no process was there to tell of it: it is read in its public record.

Before anybody's seat there is forgotten it goes into the statistics of the table's chat, as long as it is known whose
seats they are, and its sheet into the chats of its players. Each of that comes about once, whoever else does it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

from core.game.rules import RulesError
from core.table.ports import UnknownTable
from transports.telegram.bindings import Bindings, Held, Side
from transports.telegram.clearing import laid_down
from transports.telegram.group_missed import Missed, missed
from transports.telegram.house import House
from transports.telegram.reaching import sheet_key
from transports.telegram.screen import Place, Post
from transports.telegram.seat_pages import sheet_screen, words_of
from transports.tongue import Tongue

_log = logging.getLogger(__name__)

MOST_KNOWN: Final = 16
"""Records that are not read again for each of their players."""


class MatchEnds:
    """All of them."""

    def __init__(
        self, house: House, bindings: Bindings, post: Post, tongue: Callable[[int], Awaitable[Tongue]]
    ) -> None:
        """``tongue`` gives the language that somebody reads."""
        self._house = house
        self._bindings = bindings
        self._post = post
        self._tongue = tongue
        self._known: dict[str, Missed] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def over(self, held: Held) -> None:
        """Somebody has no seat at this table any more, for whatever reason; it is forgotten after this. Raises
        TableError."""
        laid_down(self._post, held)
        lock = self._locks.setdefault(held.table, asyncio.Lock())
        async with lock:
            found = await self._found(held.table)
        if found is None or found.hello is None:
            return
        end, key = found.ends[-1], sheet_key(held.table, found.ends[-1].n)
        if await self._bindings.shown(Place(held.user), key) is None:
            words = words_of(found.hello, held.seat, await self._tongue(held.user))
            self._post.show(Place(held.user), key, sheet_screen(end, words))

    async def _found(self, table: str) -> Missed | None:
        """The end of that match, which then is in the statistics; None where it has none. Raises TableError."""
        if table in self._known:
            return self._known[table]
        try:
            found = await missed(self._house, table, 0)
        except UnknownTable:
            return None
        except (RulesError, ValueError) as error:
            _log.warning("how table %s has ended cannot be read: %s", table, error)
            return None
        if not found.ends or found.ends[-1].result is None:
            return None
        await self._counted(table, found)
        self._known[table] = found
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return found

    async def _counted(self, table: str, found: Missed) -> None:
        end, hello = found.ends[-1], found.hello
        deals = end.n if end.score is not None else end.n - 1
        if end.result is None or hello is None or not deals:
            return
        held = {each.seat: each for each in await self._bindings.held_at(table)}
        teams = len(end.result.totals)
        sides = [
            Side(held[seat].user if seat in held else None, held[seat].name if seat in held else "", seat % teams)
            for seat in range(len(hello.players))
        ]
        for chat in await self._bindings.chats():
            if chat.table == table and not chat.place.private:
                preset, result = hello.rules.preset, end.result
                await self._bindings.finished(chat.place, table, preset, sides, result.totals, result.winner, deals)
