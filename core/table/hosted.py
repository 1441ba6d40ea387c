"""One table that a process hosts: coordinator after coordinator, each of which begins with what the log says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from core.table.coordinator import Coordinator
from core.table.ports import TableFailed
from core.table.table import Table

_log = logging.getLogger(__name__)

MOST_FAILURES: Final = 3
"""Failures of a table one after the other, without a record in between, after which it is given up."""


class Hosted:
    """A table, and the coordinator that runs it now."""

    __slots__ = ("_loading", "coordinator", "leaving")

    def __init__(self, loading: asyncio.Lock) -> None:
        """``loading`` is that of all tables of a process: logs are read one by one, since some of them are long."""
        self.coordinator: Coordinator | None = None
        """None while its log is read."""
        self.leaving = False
        self._loading = loading

    async def play(self, make: Callable[[], Coordinator], *, greet: bool) -> Table | None:
        """Run the table until it is over or stopped, and give it as it is then; None: it was left without a word.

        A coordinator that fails is replaced by one that reads the log. ``greet``: seats may be there from an earlier
        host. Raises TableFailed when that happens again and again without a record in between, and what
        `Coordinator.load` raises, before anybody was greeted.
        """
        failures, last = 0, -1
        while True:
            coordinator = make()
            async with self._loading:
                table = await coordinator.load()
            if self.leaving:
                return None
            failures = failures + 1 if table.seq == last else 1
            if failures > MOST_FAILURES:
                raise TableFailed(table.id, table.seq)
            anew, last = last >= 0, table.seq
            self.coordinator = coordinator
            try:
                await coordinator.run(greet=greet or anew)
                return None if coordinator.left else coordinator.table
            except Exception:
                # Whatever it was: the log is the truth, and the next coordinator starts from it.
                _log.exception("table %s failed after record %d; it is read anew", table.id, coordinator.table.seq)
            finally:
                self.coordinator = None

    async def leave(self) -> None:
        """Let it go without a word, after the commit in hand."""
        self.leaving = True
        if self.coordinator is not None:
            await self.coordinator.stop(None)


class Adopted(Hosted):
    """A table of a hall: the task that plays it, and how the hall stands with it."""

    __slots__ = ("adjourned", "called_at", "leased", "over", "task")

    def __init__(self, loading: asyncio.Lock) -> None:
        super().__init__(loading)
        self.task: asyncio.Task[None] | None = None
        self.leased = False
        self.over = False
        """Has it come to its end by itself?"""
        self.adjourned = False
        """Until another day: was that its end?"""
        self.called_at: int | None = None
        """When somebody called for it last while it was here already; milliseconds of the hall's clock."""
