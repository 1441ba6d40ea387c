"""A table and its log: fold, append, and only then swap. Whoever holds a ledger may tell what it says; nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from core.game.events import AnyEvent
from core.table.messages import Act
from core.table.ports import Log, LogConflict, LogDamaged, LogUnavailable, TableBusy, UnknownTable
from core.table.records import Acted, Record, Shuffled, encode_record
from core.table.state import fold, folded
from core.table.table import Table

_log = logging.getLogger(__name__)


class Ledger:
    """The newest state of a table, as durable as its log."""

    def __init__(self, log: Log, name: str) -> None:
        self.name = name
        self.history: list[AnyEvent] = []
        """What happened in the deal in play (or the last one): whole events, in order."""
        self.shown_seq = 0
        """Number of the last record that seats were told of."""
        self.unsaved = False
        """Could the log not be written last time? What is refused meanwhile is tried again by whoever wanted it."""
        self._log = log
        self._table: Table | None = None
        self._acts: dict[int, tuple[int, int, Acted]] = {}
        """By seat, its last own act: the oldest number it could have been made for, its own number, the record."""

    @property
    def table(self) -> Table:
        """The table as it is. Raises RuntimeError before `load`."""
        if self._table is None:
            raise RuntimeError("the table is not loaded yet: await load() first")
        return self._table

    async def load(self) -> Table:
        """Read the log from its beginning, forgetting what was known.

        Raises UnknownTable where there is none, LogDamaged, OtherEngine, and what `Log.read` raises.
        """
        raw = await self._log.read(self.name)
        if not raw:
            raise UnknownTable(self.name)
        self._table, self._acts, self.history, self.shown_seq = None, {}, [], 0
        for record, table, events in folded(self.name, raw):
            self._follow(record, table, events)
        return self.table

    async def commit(
        self, record: Record, meanwhile: Callable[[Table, list[AnyEvent]], None] | None = None
    ) -> list[AnyEvent]:
        """Make a record part of the table; when this returns it is durable and may be told.

        ``meanwhile`` is called with what will be, where the log takes its time: then something can be got ready that
        is thrown away if the record is not kept. It tells nobody anything, and is not called where there is no wait.
        Raises Misfit (NotAllowed) where it cannot follow, LogUnavailable and LogConflict where it was not written:
        then nothing has changed. After a LogConflict the table is out of date and must be loaded again.
        """
        table, events = fold(self.table, record)
        soon = None if meanwhile is None else _Soon(partial(meanwhile, table, events))
        try:
            await self._log.append(self.name, table.seq, encode_record(record))
        except LogUnavailable as error:
            if not self.unsaved:
                _log.error("table %s: its log cannot be written (%s); trying again", self.name, error)
            self.unsaved = True
            raise
        finally:
            if soon is not None:
                soon.cancel()
        self.unsaved = False
        self._follow(record, table, events)
        return events

    async def is_free(self, name: str) -> bool:
        """Are there no records of a table of this name? Raises what `Log.read` raises when nothing can be read."""
        try:
            return not await self._log.read(name)
        except (LogDamaged, TableBusy):
            return False

    async def found_next(self, firsts: Sequence[Record]) -> None:
        """Write the first records of the table that follows this one; harmless when some or all are there already.

        Raises LogConflict where a table of that name has other records.
        """
        await found(self._log, firsts, go_on=True)

    def _follow(self, record: Record, table: Table, events: list[AnyEvent]) -> None:
        before, self._table = self._table, table
        if isinstance(record, Shuffled):
            self.history = []
        self.history += events
        if events:
            self.shown_seq = table.seq
        if isinstance(record, Acted) and record.by == "player" and before is not None:
            self._acts[record.seat] = (before.deal_seq, table.seq, record)

    def accepted(self, seat: int | None, act: Act) -> int | None:
        """The number of the record that this very act has become already; None where it has not."""
        if seat is None or seat not in self._acts:
            return None
        oldest, number, record = self._acts[seat]
        return number if oldest <= act.seq < number and record.actions == act.actions else None


class _Soon:
    """Does something once what is being sent now is on its way, unless it is cancelled before."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._loop = asyncio.get_running_loop()
        # A log writes in the next turn of the event loop what is asked in this one: so this is for the turn after.
        self._next = self._loop.call_soon(self._once_more)

    def _once_more(self) -> None:
        self._next = self._loop.call_soon(self._do)

    def cancel(self) -> None:
        self._next.cancel()


async def found(log: Log, records: Sequence[Record], *, go_on: bool = False) -> None:
    """Write the first records of a new table. Raises LogConflict where there is one of that name, Misfit.

    ``go_on``: somebody may have begun to write these very records; what is there already is left alone.
    """
    table: Table | None = None
    folds: list[bytes] = []
    for record in records:
        table, _ = fold(table, record)
        folds.append(encode_record(record))
    if table is None:
        raise ValueError("a table begins with its Opened record")
    there = await log.read(table.id) if go_on else []
    if there[: len(folds)] != folds[: len(there)]:
        raise LogConflict(table.id, 0, len(there))
    for seq, raw in enumerate(folds):
        if seq >= len(there):
            await log.append(table.id, seq, raw)
