"""Messages whose day is over: which of them are still to be cleared away is kept, so that the process after one that
was killed does it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

import msgspec

from core.table.ports import TableError
from transports.telegram.bindings import Shown
from transports.telegram.screen import Place

_log = logging.getLogger(__name__)

MOST_KEPT: Final = 200
"""Of all chats together; of more, the oldest are left as they stand."""
_NOWHERE: Final = Place(0)
_KEY: Final = ".left"
"""Where the shelf has all of them, as if it were a message."""


class Left(msgspec.Struct, frozen=True, array_like=True):
    """One of them."""

    chat: int
    message: int
    delete: bool
    """Else it loses its buttons."""
    photo: bool = False


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def shown(self, place: Place, key: str) -> Shown | None: ...

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None: ...

    async def drop_shown(self, place: Place, key: str) -> None: ...


class LeftOver:
    """All of them. Raises TableError with the code "deposed" and no other."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._kept: dict[tuple[int, int], Left] | None = None
        self._one = asyncio.Lock()

    async def owe(self, left: Left) -> None:
        """This is to be done: to be said before it is forgotten that the message stands."""
        async with self._one:
            kept = await self._read()
            kept[left.chat, left.message] = left
            while len(kept) > MOST_KEPT:
                del kept[next(iter(kept))]
            await self._keep(kept)

    async def paid(self, chat: int, message: int | None = None) -> None:
        """It was done, or cannot be; of a whole chat without a number. Harmless where nothing was to be."""
        if self._kept == {}:
            return
        async with self._one:
            kept = await self._read()
            done = [each for each in kept if each[0] == chat and message in (None, each[1])]
            for each in done:
                del kept[each]
            if done:
                await self._keep(kept)

    async def all(self) -> list[Left]:
        """What is still to be done."""
        async with self._one:
            return list((await self._read()).values())

    async def _read(self) -> dict[tuple[int, int], Left]:
        if self._kept is None:
            try:
                shown = await self._shelf.shown(_NOWHERE, _KEY)
                found = [] if shown is None else msgspec.json.decode(shown.digest.encode(), type=list[Left])
            except TableError as error:
                _passed(error)
                return {}  # it is asked again the next time
            except msgspec.MsgspecError:
                found = []
            self._kept = {(left.chat, left.message): left for left in found}
        return self._kept

    async def _keep(self, kept: dict[tuple[int, int], Left]) -> None:
        try:
            if not kept:
                return await self._shelf.drop_shown(_NOWHERE, _KEY)
            digest = msgspec.json.encode(list(kept.values())).decode()
            await self._shelf.keep_shown(_NOWHERE, _KEY, Shown(message=0, digest=digest))
        except TableError as error:
            _passed(error)


def _passed(error: TableError) -> None:
    if error.code == "deposed":
        raise error
    _log.warning("which messages are still to be cleared away cannot be kept now (%s)", error.code)
