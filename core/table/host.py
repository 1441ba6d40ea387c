"""A host: runs tables, each in a task of its own, and reads one that failed anew from its log."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Final

from core.game.match import Result
from core.table.coordinator import Coordinator
from core.table.hosting import Witness
from core.table.ledger import found
from core.table.ports import Bus, Clock, Entropy, Log, TableFailed, Think
from core.table.records import Opened, Seated
from core.table.umpire import Times

_log = logging.getLogger(__name__)

MOST_FAILURES: Final = 3
"""Failures of a table one after the other, without a record in between, after which it is given up."""


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
    ) -> None:
        """``programs`` are the bots of the house by name; the witness sees every record and may play them."""
        self._log = log
        self._clock = clock
        self._stand_in = stand_in
        self._entropy = entropy
        self._times = times
        self._programs = programs
        self._witness = witness
        self._running: dict[str, Coordinator] = {}

    async def create(self, opened: Opened, seated: Sequence[Seated]) -> str:
        """Write the first records of a table and give its name; it is dealt once it runs and every seat is taken.

        Raises LogConflict where there is a table of that name.
        """
        await found(self._log, [opened, *seated])
        return opened.table

    def running(self, name: str) -> Coordinator | None:
        """The coordinator that runs this table now: to pause, resume, abandon or stop it, and to look at it."""
        return self._running.get(name)

    async def run(self, name: str, bus: Bus) -> Result | None:
        """Run a table from where its log stands until its match is over (the result) or it is stopped (None).

        A coordinator that fails is replaced by one that reads the log. Raises UnknownTable, LogDamaged and TableBusy
        before anybody was greeted, TableFailed when it fails again and again; the bus is the caller's to close.
        """
        failures, last = 0, -1
        while True:
            coordinator = self._coordinator(name, bus)
            table = await coordinator.load()
            failures = failures + 1 if table.seq == last else 1
            if failures > MOST_FAILURES:
                raise TableFailed(name, table.seq)
            first, last = last < 0, table.seq
            self._running[name] = coordinator
            try:
                return await coordinator.run(greet=not first)
            except Exception:
                # Whatever it was: the log is the truth, and the next coordinator starts from it.
                _log.exception("table %s failed after record %d; it is read anew", name, coordinator.table.seq)
            finally:
                del self._running[name]

    def _coordinator(self, name: str, bus: Bus) -> Coordinator:
        return Coordinator(
            name,
            self._log,
            bus,
            self._clock,
            stand_in=self._stand_in,
            entropy=self._entropy,
            times=self._times,
            programs=self._programs,
            witness=self._witness,
        )
