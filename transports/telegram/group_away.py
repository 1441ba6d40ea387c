"""Chats that have taken the bot out: their table stays theirs until its match is over, and then they are forgotten.

Who takes the bot in again before that is shown the table again.
"""

from __future__ import annotations

import logging
from typing import Final, Protocol

import msgspec

from core.table.orders import Close
from core.table.ports import Clock, TableError
from transports.telegram.bindings import DAY_MS, Chat
from transports.telegram.group_desk import Patience
from transports.telegram.house import House
from transports.telegram.leading import paused
from transports.telegram.screen import Place

_log = logging.getLogger(__name__)

LOOK_MS: Final = 60_000
"""So often it is looked how their tables stand."""
PATIENCE: Final = Patience()
"""With a table at which no match has begun; as in a chat that is there."""
MOST_S: Final = 7 * DAY_MS // 1_000
"""So long any."""


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def chat(self, place: Place) -> Chat | None: ...

    async def keep_chat(self, chat: Chat) -> None: ...

    async def drop_chat(self, place: Place) -> None: ...

    async def chats(self) -> tuple[Chat, ...]: ...


class AwayChats:
    """All of them."""

    def __init__(self, house: House, shelf: Shelf, clock: Clock) -> None:
        self._house = house
        self._shelf = shelf
        self._clock = clock

    async def left(self, chat: int) -> None:
        """That chat has taken the bot out. Raises TableError."""
        for each in await self._shelf.chats():
            if each.place.chat == chat and each.table is None:
                await self._shelf.drop_chat(each.place)
            elif each.place.chat == chat and not each.away:
                await self._shelf.keep_chat(msgspec.structs.replace(each, away=self._now_s))

    async def run(self) -> None:
        """Look after them for ever. Raises Deposed."""
        while True:
            await paused(self._clock, LOOK_MS)
            try:
                for chat in await self._shelf.chats():
                    if chat.away:
                        await self._look(chat)
            except TableError as error:
                if error.code == "deposed":
                    raise
                _log.warning("chats that were left cannot be looked after now (%s)", error.code)

    async def _look(self, chat: Chat) -> None:
        """Forget this chat where its match is over. Raises TableError."""
        assert chat.table is not None
        gone_s, entry = self._now_s - chat.away, await self._house.entry(chat.table)
        if entry is not None and entry.phase == "over" and entry.next_table:
            now = await self._shelf.chat(chat.place)
            if now == chat:
                await self._shelf.keep_chat(msgspec.structs.replace(chat, table=entry.next_table))
            return
        over = entry is not None and entry.phase == "over" and not entry.wanting
        unbegun = entry is not None and entry.phase == "lobby"
        if entry is not None and unbegun:
            people = any(player.name and player.kind == "human" for player in entry.players)
            unbegun = gone_s * 1_000 >= (PATIENCE.idle if people else PATIENCE.lobby)
        if unbegun:
            await self._house.order(chat.table, Close())
        if (over or unbegun or gone_s >= MOST_S) and await self._shelf.chat(chat.place) == chat:
            await self._shelf.drop_chat(chat.place)

    @property
    def _now_s(self) -> int:
        return self._clock.wall_ms() // 1_000
