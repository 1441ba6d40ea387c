"""What the list of tables says of the tables of this host, kept up while they are played."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from core.table import telling
from core.table.hosting import Directory, Entry, Witness
from core.table.lobby import phase
from core.table.ports import Clock, TableError
from core.table.records import Record
from core.table.table import Table
from core.table.waiting import wait

_log = logging.getLogger(__name__)

REFRESH_MS: Final = 30_000
"""An entry of which nothing but its time has changed is not said again before that: acts need no list."""
RETRY_MS: Final = 1_000

_Mark = tuple[object, ...]


def entry_of(table: Table, *, wanting: bool | None = None) -> Entry:
    """What a list says of a table.

    ``wanting`` None: it wants a host unless it is adjourned, or over where nobody plays again. A table with a lobby
    wants one after its match too, for the rematch, until its host has closed it.
    """
    if wanting is None:
        wanting = not table.adjourned and (table.result is None or table.opened.lobby)
    return Entry(
        table=table.id,
        phase=phase(table),
        preset=table.opened.preset,
        players=telling.players(table),
        totals=table.totals,
        n=table.n,
        private=table.opened.private,
        seeded=table.seeded,
        wanting=wanting,
        at=table.at,
        result=telling.result(table),
        next_table=table.next_table,
    )


class Listing(Witness):
    """Writes the entries of one host's tables, the newest of each, one after the other."""

    def __init__(self, directory: Directory, clock: Clock) -> None:
        self._directory = directory
        self._clock = clock
        self._said: dict[str, tuple[_Mark, int]] = {}
        """By table: what its last entry was made of, and its time."""
        self._due: dict[str, Entry] = {}
        self._news = asyncio.Event()
        self._writing = asyncio.Lock()

    def recorded(self, table: Table, record: Record | None) -> None:
        mark = (phase(table), table.opened.preset, table.players, table.totals, table.n, table.result, table.next_table)
        said = self._said.get(table.id)
        if said is None or said[0] != mark or table.at - said[1] >= REFRESH_MS:
            self._said[table.id] = (mark, table.at)
            self.say(entry_of(table))

    def dropped(self, table: str) -> None:
        self._said.pop(table, None)

    def say(self, entry: Entry) -> None:
        """Write this entry next; an older one of the same table that was not written yet is forgotten."""
        self._due[entry.table] = entry
        self._news.set()

    async def run(self) -> None:
        """Write what is due, until cancelled. While nothing answers it tries again."""
        while True:
            await self._news.wait()
            if not await self.flush():
                await wait(self._clock, RETRY_MS)

    async def flush(self) -> bool:
        """Write all that is due now; False, and it stays due, where the list cannot be reached."""
        async with self._writing:
            self._news.clear()
            while self._due:
                name, entry = next(iter(self._due.items()))
                try:
                    await self._directory.put(entry)
                except TableError as error:
                    _log.warning("the list of tables cannot be written (%s); trying again", error)
                    self._news.set()
                    return False
                if self._due.get(name) is entry:
                    del self._due[name]
        return True


async def listed(directory: Directory, table: str) -> Entry:
    """What the list says of a table, or an entry without a phase. Raises TableError when nothing answers."""
    found = await directory.entry(table)
    return Entry(table=table, phase="", preset="", players=()) if found is None else found
