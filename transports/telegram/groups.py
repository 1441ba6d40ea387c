"""The tables of groups: one in each place, opened again after a restart, moved with their chat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final, Protocol

import msgspec

from core.table.ports import Clock, TableError
from transports.telegram.actors import AtGroup, GroupMaker
from transports.telegram.awaited import Awaited
from transports.telegram.bindings import Chat, settled
from transports.telegram.group_away import AwayChats
from transports.telegram.group_desk import TABLE
from transports.telegram.house import House, NewTable
from transports.telegram.leading import paused
from transports.telegram.making import Making
from transports.telegram.screen import Place

_log = logging.getLogger(__name__)

FIRST_PAUSE_MS: Final = 500
LONGEST_PAUSE_MS: Final = 30_000


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def chat(self, place: Place) -> Chat | None: ...

    async def keep_chat(self, chat: Chat) -> None: ...

    async def drop_chat(self, place: Place) -> None: ...

    async def chats(self) -> tuple[Chat, ...]: ...

    async def drop_shown(self, place: Place, key: str) -> None: ...

    async def move_chat(self, old: int, new: int) -> None: ...


class _Open:
    """A place with its table."""

    def __init__(self, place: Place, table: str, clock: Clock) -> None:
        self.place = place
        self.table = table
        self.awaited = Awaited(clock)
        self.actor: AtGroup | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def now(self) -> str:
        """The code of the table that is shown: after a match it may be that of the rematch."""
        return self.table if self.actor is None else self.actor.table


class Groups:
    """All of them, by place."""

    def __init__(
        self,
        house: House,
        shelf: Shelf,
        make: GroupMaker,
        clock: Clock,
        making: Making,
        anew: Callable[[Place], None] = lambda _: None,
    ) -> None:
        """``anew``: what shows the table there is to come as a new message."""
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Raises what ends everything: Deposed."""
        self._house = house
        self._shelf = shelf
        self._make = make
        self._tables = making
        self._clock = clock
        self._anew = anew
        self._open: dict[Place, _Open] = {}
        self._making: dict[Place, Awaited] = {}
        self._away = AwayChats(house, shelf, clock)
        self._looking: asyncio.Task[None] | None = None

    async def open_all(self) -> None:
        """After a restart: all groups have their tables again. Raises TableError."""
        for chat in await self._shelf.chats():
            if chat.table is not None and not chat.place.private and not chat.away and chat.place not in self._open:
                self._begin(chat.place, chat.table)
        self._looking = self._looking or asyncio.create_task(self._look_after_away(), name="chats that were left")

    async def aclose(self) -> None:
        """Look on no more; the tables go on."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})
        await self._end(list(self._open))
        self.failed.cancel()

    def at(self, place: Place) -> AtGroup | None:
        """Who acts there; None where there is no table, or it is just being opened."""
        found = self._open.get(settled(place))
        return None if found is None else found.actor

    async def acting(self, place: Place) -> AtGroup | None:
        """The same once the table has said how it stands, which is waited for though not for ever: what was tapped or
        written while no process was there, or as one began, is done then."""
        if (making := self._making.get(settled(place))) is not None:
            await making.soon()
        if (found := self._open.get(settled(place))) is not None:
            await found.awaited.soon()
        return self.at(place)

    def has_table(self, place: Place) -> bool:
        """Is there a table, whether or not anybody acts yet?"""
        return settled(place) in self._open or settled(place) in self._making

    def in_chat(self, chat: int) -> bool:
        """Is there a table anywhere in that chat?"""
        return any(place.chat == chat for place in (*self._open, *self._making))

    def table_of(self, place: Place) -> str | None:
        """The code of the table that is there now."""
        found = self._open.get(settled(place))
        return None if found is None else found.now

    async def people_changed(self, tables: Collection[str]) -> None:
        """Who sits at these tables, or who can be written to there, has changed. Raises Deposed."""
        for opened in list(self._open.values()):
            if opened.now in tables and opened.actor is not None:
                await opened.actor.refresh()

    def gone(self, chat: int, user: int) -> None:
        """Somebody has left a chat."""
        for place, opened in self._open.items():
            if place.chat == chat and opened.actor is not None:
                opened.actor.gone(user)

    async def new(self, place: Place, user: int, preset: str | None, language: str) -> None:
        """Make a table there, like the last one where nothing else is asked for. ``language``: the chat's from now on,
        where it has none. Raises RulesError, TableError."""
        place = settled(place)
        if self.has_table(place):
            return
        making = self._making[place] = Awaited(self._clock)
        try:
            chat = await self._shelf.chat(place) or Chat(place)
            wanted = chat.wanted or NewTable(self._house.presets[0])
            if preset is not None and preset != wanted.preset:
                wanted = NewTable(preset)
            table = await self._tables.table(wanted)
            spoken = chat.language or language
            made = msgspec.structs.replace(chat, table=table, wanted=wanted, host=user, language=spoken)
            await self._shelf.keep_chat(made)
            self._begin(place, table)
        finally:
            del self._making[place]
            making.heard()

    async def let_go(self, place: Place) -> None:
        """There is no table there any more, whatever became of it. Raises TableError."""
        place = settled(place)
        await self._end([place])
        chat = await self._shelf.chat(place)
        if chat is not None and chat.table is not None:
            await self._shelf.keep_chat(msgspec.structs.replace(chat, table=None))

    async def removed(self, chat: int) -> None:
        """The bot has been taken out of that chat: nothing is shown there, and it is forgotten once its match is over.
        Raises TableError."""
        await self._end([place for place in self._open if place.chat == chat])
        await self._away.left(chat)

    async def silenced(self, chat: int) -> None:
        """It may not write there for now: the tables wait to be shown."""
        await self._end([place for place in self._open if place.chat == chat])

    async def silenced_topic(self, place: Place) -> None:
        """A topic was closed or deleted."""
        await self._end([settled(place)])

    async def heard_again(self, chat: int) -> None:
        """It may write there (again): the table is shown anew. Raises TableError."""
        for each in await self._shelf.chats():
            if each.place.chat == chat:
                await self._heard_again(each)

    async def heard_in(self, place: Place) -> None:
        """The same, of one topic. Raises TableError."""
        place = settled(place)
        if not place.private and not self.has_table(place) and (chat := await self._shelf.chat(place)) is not None:
            await self._heard_again(chat)

    async def moved(self, old: int, new: int) -> None:
        """A chat has another number now; once or often, it is the same. Raises TableError."""
        await self._end([place for place in self._open if place.chat == old])
        await self._shelf.move_chat(old, new)
        for each in await self._shelf.chats():
            if each.place.chat == new and each.table is not None and not self.has_table(each.place):
                await self._shelf.drop_shown(each.place, TABLE)  # its number was one of the old chat's
        await self.heard_again(new)

    # --- inside --------------------------------------------------------------------------------------------------

    async def _heard_again(self, chat: Chat) -> None:
        if chat.away:
            await self._shelf.keep_chat(msgspec.structs.replace(chat, away=0))
        if chat.table is not None and not self.has_table(chat.place):
            self._anew(chat.place)
            self._begin(chat.place, chat.table)

    async def _look_after_away(self) -> None:
        try:
            await self._away.run()
        except TableError as error:
            if not self.failed.done():
                self.failed.set_exception(error)

    def _begin(self, place: Place, table: str) -> None:
        opened = self._open[place] = _Open(place, table, self._clock)
        opened.task = asyncio.create_task(self._run(opened), name=f"the table of chat {place.chat}")

    async def _end(self, places: list[Place]) -> None:
        tasks = [opened.task for place in places if (opened := self._open.pop(place, None)) and opened.task]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _run(self, opened: _Open) -> None:
        troubles = 0
        try:
            while True:
                began = self._clock.now_ms()
                try:
                    opened.actor = await self._make(opened.place, opened.table)
                    opened.actor.heard.when(opened.awaited.heard)
                    await opened.actor.run()
                    break
                except TableError as error:
                    if error.code == "deposed":
                        raise
                    _log.warning("a group's table cannot be shown (%s): tried again", error.code)
                except Exception:
                    _log.exception("a group's table has failed: opened again")
                finally:
                    opened.actor = None
                    opened.awaited.begins()
                troubles = 1 if self._clock.now_ms() - began > LONGEST_PAUSE_MS else troubles + 1
                await paused(self._clock, min(FIRST_PAUSE_MS * 2 ** (troubles - 1), LONGEST_PAUSE_MS))
                chat = await self._shelf.chat(opened.place)  # meanwhile it may be that of a rematch
                if chat is None or chat.table is None:
                    return
                opened.table = chat.table
            chat = await self._shelf.chat(opened.place)
            if chat is not None and chat.table is not None:
                await self._shelf.keep_chat(msgspec.structs.replace(chat, table=None))
        except TableError as error:
            if error.code == "deposed" and not self.failed.done():
                self.failed.set_exception(error)
            _log.warning("a group's table is not looked after any more (%s)", error.code)
        finally:
            if self._open.get(opened.place) is opened:
                del self._open[opened.place]
