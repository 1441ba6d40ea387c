"""A host: runs tables that nobody else hosts, each in a task of its own (see :mod:`core.table.hosted`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial

from core.game.match import Result
from core.table.coordinator import Coordinator
from core.table.hosted import Hosted
from core.table.hosting import Witness
from core.table.ledger import found
from core.table.ports import Bus, Clock, Entropy, Log, Think
from core.table.records import Opened, Seated
from core.table.times import Times


class Host:
    """What all tables of a process have in common: the log, the clock, the stand-in and the source of chance."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        *,
        stand_in: Think,
        entropy: Entropy,
        times: Times | None = None,
        programs: Collection[str] = (),
        witness: Witness | None = None,
        reads: Callable[[], bool] = lambda: False,
    ) -> None:
        """``programs`` are the bots of the house by name; the witness sees every record and may play them.

        ``reads``: see :class:`core.table.agenda.Agenda`.
        """
        self._log = log
        self._coordinator = partial(
            Coordinator,
            log=log,
            clock=clock,
            stand_in=stand_in,
            entropy=entropy,
            times=times,
            programs=programs,
            witness=witness,
            reads=reads,
        )
        self._tables: dict[str, Hosted] = {}
        self._loading = asyncio.Lock()

    async def create(self, opened: Opened, seated: Sequence[Seated]) -> str:
        """Write the first records of a table and give its name; it is dealt once it runs and every seat is taken.

        Raises LogConflict where there is a table of that name.
        """
        await found(self._log, [opened, *seated])
        return opened.table

    def running(self, name: str) -> Coordinator | None:
        """The coordinator that runs this table now: to pause, resume, abandon or stop it, and to look at it."""
        hosted = self._tables.get(name)
        return None if hosted is None else hosted.coordinator

    async def run(self, name: str, bus: Bus) -> Result | None:
        """Run a table from where its log stands until its match is over (the result) or it is stopped (None).

        A coordinator that fails is replaced by one that reads the log. Raises what `Coordinator.load` raises, before
        anybody was greeted, and TableFailed when it fails again and again; the bus is the caller's to close.
        """
        hosted = self._tables[name] = Hosted(self._loading)
        try:
            table = await hosted.play(partial(self._coordinator, name, bus=bus), greet=False)
        finally:
            del self._tables[name]
        return None if table is None else table.result
