"""Tables asked for guests from outside: one whose match is over says so at once, where nobody would answer for it."""

from __future__ import annotations

import contextlib

from core.table.hosting import Entry
from core.table.orders import Answer, Order
from core.table.ports import MatchOver
from transports.redis.clients import BusTrouble
from transports.redis.directory import RedisDirectory
from transports.redis.edge import Edge


class OpenTables:
    """Asks any number of tables; the edge and the directory are the caller's to close."""

    def __init__(self, edge: Edge, directory: RedisDirectory) -> None:
        self._edge = edge
        self._directory = directory

    async def ask(self, table: str, order: Order) -> Answer:
        """What the table answers. Raises MatchOver where the list says so, and what `Edge.ask` raises."""

        async def look() -> None:
            entry: Entry | None = None
            with contextlib.suppress(BusTrouble):  # then the edge says so
                entry = await self._directory.entry(table)
            if entry is not None and entry.phase == "over" and not entry.wanting:
                raise MatchOver(table, entry.next_table)

        await look()
        return await self._edge.ask(table, order, unheard=look)  # it may be over and done before it has answered
