"""Tables that people ask for: each is made once, however often it is asked for and whoever is killed meanwhile.

Which update it is that asks, and for which table, is kept before the table is made: the update that comes again to the
next process, since nobody has said that it was dealt with, leads to the same table.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from typing import Final, Protocol

import msgspec

from core.table.ports import Clock, Entropy
from core.table.records import table_code
from transports.telegram.bindings import Shown
from transports.telegram.house import House, NewTable
from transports.telegram.screen import Place

UPDATE: Final[ContextVar[int | None]] = ContextVar("update", default=None)
"""The number of the update at hand, which is the same when it comes again; None: there is none at hand."""
MOST_KEPT: Final = 100
"""Of all chats together; of more, the oldest are forgotten. What comes again does so within seconds."""
_NOWHERE: Final = Place(0)
_KEY: Final = ".made"
"""Where the shelf has all of them, as if it were a message."""


class Begun(msgspec.Struct, frozen=True, array_like=True):
    """A table that is made, or has been."""

    update: int
    """Which has asked for it."""
    table: str
    wanted: NewTable
    at_ms: int
    """When, since 1970."""


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def shown(self, place: Place, key: str) -> Shown | None: ...

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None: ...


class Making:
    """All of them. Raises TableError."""

    def __init__(self, house: House, shelf: Shelf, clock: Clock, entropy: Entropy) -> None:
        self._house = house
        self._shelf = shelf
        self._clock = clock
        self._entropy = entropy
        self._kept: dict[int, Begun] | None = None
        self._one = asyncio.Lock()

    async def table(self, wanted: NewTable) -> str:
        """The code of the table that the update at hand has asked for: it is there now. Raises RulesError, too."""
        update = UPDATE.get()
        begun = await self.begun() or await self._begin(update, wanted)
        while not await self._house.create(begun.wanted, begun.table, begun.at_ms):
            begun = await self._begin(update, begun.wanted)  # that code was another table's
        return begun.table

    async def begun(self) -> Begun | None:
        """What the update at hand has asked for before; None: it comes for the first time."""
        update = UPDATE.get()
        async with self._one:
            return None if update is None else (await self._read()).get(update)

    async def _begin(self, update: int | None, wanted: NewTable) -> Begun:
        """Another code, which is kept before there is a table of it."""
        begun = Begun(update or 0, table_code(self._entropy(8)), wanted, self._clock.wall_ms())
        if update is not None:
            async with self._one:
                kept = {**await self._read(), update: begun}
                while len(kept) > MOST_KEPT:
                    del kept[next(iter(kept))]
                digest = msgspec.json.encode(list(kept.values())).decode()
                await self._shelf.keep_shown(_NOWHERE, _KEY, Shown(message=0, digest=digest))
                self._kept = kept
        return begun

    async def _read(self) -> dict[int, Begun]:
        if self._kept is None:
            shown = await self._shelf.shown(_NOWHERE, _KEY)
            try:
                found = [] if shown is None else msgspec.json.decode(shown.digest.encode(), type=list[Begun])
            except msgspec.MsgspecError:
                found = []
            self._kept = {begun.update: begun for begun in found}
        return self._kept
