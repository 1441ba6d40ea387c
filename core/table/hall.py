"""A hall: all tables that this process hosts, of the many that several hosts share.

It adopts every table that wants a host and has none, keeps its lease, gives up what another host has taken, and hands
everything over when it is told to end. Who hosts a table is economy only: what two hosts would write at once, the
log's numbers keep apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import msgspec

from core.table.census import census
from core.table.coordinator import Coordinator
from core.table.hosted import Adopted
from core.table.hosting import Carriers, Directory, Leases, TableBus, Witness
from core.table.listing import Listing, entry_of, listed
from core.table.ports import (
    Clock,
    Entropy,
    Log,
    LogDamaged,
    OtherEngine,
    TableError,
    TableFailed,
    Think,
    UnknownTable,
)
from core.table.sentences import CLOSINGS
from core.table.state import replay
from core.table.times import Times
from core.table.waiting import wait
from core.table.witnesses import Witnesses

_log = logging.getLogger(__name__)

SCAN_MS: Final = 1_000
"""Between two looks for tables that have no host."""
CENSUS_MS: Final = 600_000
"""Between two looks for tables that the list has lost."""
RENEW_MS: Final = 1_000
"""Between two renewals of all leases."""
RESPITE_MS: Final = 3_000
"""After the list or the leases could not be reached, hosts that are alive have so long to renew theirs."""
MOST_AT_ONCE: Final = 2_000
"""Tables that are taken up with one look; the others with the next."""
MOST_GIVEN_UP: Final = 1_000
"""Tables that are remembered as not to be played; of more, the oldest are tried again."""
LATELY_MS: Final = 2_000
"""A call that was heard so shortly before a table was adjourned was meant for what comes after."""
STARTS: Final = 16
"""Tables that are taken at the same time."""
GONE: Final = CLOSINGS.text("gone")
MOST_SEATS: Final = 6
"""Of any table: one that cannot be read does not say how many it has."""
PATIENCE_S: Final = 0.7
"""How long a table may take to end when the hall is closed; a commit that hangs is left to the log's numbers."""
_UNPLAYABLE: Final = (LogDamaged, OtherEngine, TableFailed, UnknownTable)
"""What does not pass by waiting."""


class Hall:
    """The tables of one process. `run` it in a task of its own; `aclose` ends that."""

    def __init__(
        self,
        log: Log,
        leases: Leases,
        directory: Directory,
        carriers: Carriers,
        clock: Clock,
        *,
        stand_in: Think,
        entropy: Entropy,
        times: Times | None = None,
        programs: Collection[str] = (),
        witness: Witness | None = None,
    ) -> None:
        """``programs`` are the bots of the house that may be seated; who plays them is the witness's business."""
        self._log = log
        self._leases = leases
        self._directory = directory
        self._carriers = carriers
        self._clock = clock
        self._listing = Listing(directory, clock)
        self._witness = Witnesses(self._listing, *([] if witness is None else [witness]))
        self._coordinator = partial(
            Coordinator,
            log=log,
            clock=clock,
            stand_in=stand_in,
            entropy=entropy,
            times=times,
            programs=programs,
            witness=self._witness,
        )
        self._tables: dict[str, Adopted] = {}
        self._given_up: dict[str, str] = {}
        self._starts = asyncio.Semaphore(STARTS)
        self._loading = asyncio.Lock()
        """Between two long logs everybody else has a turn, the leases first of all."""
        self._group: asyncio.TaskGroup | None = None
        self._chores: list[asyncio.Task[None]] = []
        self._respite_until = clock.now_ms()
        self._closing = False
        self._closed = asyncio.Event()

    # --- to look at it -------------------------------------------------------------------------------------------

    @property
    def tables(self) -> list[str]:
        """The tables that this hall has taken and not let go, in order of their names."""
        return sorted(name for name, hosted in self._tables.items() if hosted.leased)

    @property
    def given_up(self) -> Mapping[str, str]:
        """Tables that cannot be played, and why, in a sentence."""
        return MappingProxyType(self._given_up)

    def running(self, table: str) -> Coordinator | None:
        """The coordinator that runs this table now."""
        hosted = self._tables.get(table)
        return None if hosted is None else hosted.coordinator

    # --- running -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Host tables until `aclose`. Cancelled, it ends as if the process had been killed."""
        if self._closing:  # whatever was to use this hall has failed already
            return
        async with asyncio.TaskGroup() as self._group:
            chores = (
                self._regularly(SCAN_MS, self._scan),
                self._regularly(RENEW_MS, self._renew),
                self._regularly(0, self._hear),
                self._regularly(CENSUS_MS, self._census),
                self._listing.run(),
            )
            self._chores = [self._start(chore, "a chore of the hall") for chore in chores]
            await self._closed.wait()

    async def aclose(self, *, hand_over: bool = True) -> None:
        """Stop adopting, leave every table without a word after the commit in hand, give the leases up.

        With ``hand_over`` all other hosts are called, so that they adopt the tables at once. Harmless twice.
        """
        if self._closing:
            await self._closed.wait()
            return
        self._closing = True
        for chore in self._chores:
            chore.cancel()
        tables = dict(self._tables)
        await self._leave_all(list(tables.values()))
        await self._listing.flush()
        leased = [name for name, hosted in tables.items() if hosted.leased]
        await self._leases.release(leased)
        if hand_over:
            with contextlib.suppress(TableError):
                for name in leased:
                    if not tables[name].over:
                        await self._directory.call(name)
        self._closed.set()

    def adopt(self, table: str) -> None:
        """Try to become the host of this table; nothing happens where it has one."""
        if table in self._tables:
            self._tables[table].called_at = self._clock.now_ms()
        elif self._group is not None and not self._closing:
            hosted = self._tables[table] = Adopted(self._loading)
            hosted.task = self._start(self._host(table, hosted), f"table {table}")

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        assert self._group is not None
        return self._group.create_task(work, name=name)

    async def _leave_all(self, hosted: list[Adopted]) -> None:
        work = [one.task for one in hosted if one.task is not None]
        work += [self._start(one.leave(), "leaving a table") for one in hosted]
        if work:
            _, hanging = await asyncio.wait(work, timeout=PATIENCE_S)
            for task in hanging:
                task.cancel()
            if hanging:
                await asyncio.wait(hanging)

    # --- chores --------------------------------------------------------------------------------------------------

    async def _regularly(self, ms: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do this again and again; a fault is logged and ends nothing."""
        while True:
            pause = ms
            try:
                await work()
            except TableError as error:
                _log.debug("hosts and lists cannot be reached: %s", error)
                self._respite_until = self._clock.now_ms() + RESPITE_MS
                pause = max(ms, SCAN_MS)
            except Exception:
                _log.exception("a chore of the hall failed")
                pause = max(ms, SCAN_MS)
            if pause:
                await wait(self._clock, pause)

    async def _scan(self) -> None:
        wanting = [
            name for name in await self._directory.wanting() if name not in self._tables and name not in self._given_up
        ]
        free = await self._leases.free(wanting) if wanting else []
        # After an outage every lease has run out, and no host is to lose its tables for that.
        if self._clock.now_ms() >= self._respite_until:
            for name in free[:MOST_AT_ONCE]:
                self.adopt(name)

    async def _renew(self) -> None:
        kept = [name for name, hosted in self._tables.items() if hosted.leased]
        if not kept:
            return
        # Where nothing answers, this raises and the tables are kept: nobody else can have them either.
        for name in await self._leases.renew(kept):
            hosted = self._tables.get(name)
            if hosted is not None and not hosted.leaving:
                _log.warning("table %s is hosted by another process now; it is left to it", name)
                await hosted.leave()

    async def _census(self) -> None:
        await census(self._log, self._directory, self._clock.wall_ms())

    async def _hear(self) -> None:
        name = await self._directory.called()
        self._given_up.pop(name, None)  # somebody is there who wants it: perhaps it was mended
        self.adopt(name)

    # --- one table -----------------------------------------------------------------------------------------------

    async def _host(self, name: str, hosted: Adopted) -> None:
        """Take the table, run it, list how it ended, and let it go."""
        try:
            await self._take(name, hosted)
        except TableError as error:
            _log.warning("table %s cannot be hosted now (%s); it is tried again", name, error)
        except Exception:
            _log.exception("table %s could not be hosted", name)
        finally:
            del self._tables[name]
        if hosted.leased and not self._closing:
            await self._listing.flush()
            await self._leases.release((name,))
            await self._call_again(name, hosted)

    async def _take(self, name: str, hosted: Adopted) -> None:
        try:
            async with self._starts:
                hosted.leased = not self._closing and await self._leases.take(name)
                if not hosted.leased:
                    return
                bus = await self._carriers.open(name)
            self._witness.adopted(name)
            try:
                await self._play(name, bus, hosted)
            except _UNPLAYABLE as error:
                reason = GONE if isinstance(error, UnknownTable) else str(error)
                for seat in (*range(MOST_SEATS), None):
                    await bus.disconnect(seat, reason)
                raise
            finally:
                self._witness.dropped(name)
                await bus.aclose()
        except _UNPLAYABLE as error:
            await self._give_up(name, error)

    async def _call_again(self, name: str, hosted: Adopted) -> None:
        """Somebody may have called for a table while it was being adjourned: they come back to it."""
        called = hosted.called_at
        if hosted.adjourned and called is not None and called > self._clock.now_ms() - LATELY_MS:
            with contextlib.suppress(TableError):
                await self._directory.call(name)

    async def _play(self, name: str, bus: TableBus, hosted: Adopted) -> None:
        """Run the table to its end, and list how it ended. Raises what `Hosted.play` raises."""
        table = await hosted.play(partial(self._coordinator, name, bus=bus), greet=True)
        if table is None or hosted.leaving or (table.result is None and not table.adjourned):
            return
        hosted.over, hosted.adjourned = True, table.result is None
        if table.next_table is not None:
            await self._follow(table.next_table)
        self._listing.say(entry_of(table, wanting=False))

    async def _follow(self, name: str) -> None:
        """A rematch was agreed on, and its first records are written: it becomes a table like all others."""
        if await self._directory.entry(name) is None:
            table = replay(name, await self._log.read(name))
            if table is None:
                raise UnknownTable(name)
            await self._directory.put(entry_of(table))
        self.adopt(name)

    async def _give_up(self, name: str, error: TableError) -> None:
        """The table cannot be played as it is: it is reported, and no host tries it until somebody calls for it.

        Raises TableError when the list cannot be reached: then all of it is tried again.
        """
        entry = await listed(self._directory, name)
        if isinstance(error, UnknownTable):
            if not entry.phase:  # a made-up name makes no entry, and is not asked about again
                await self._directory.unwant(name)
                return
            error = TableError(CLOSINGS.text("gone-table", table=name))
        _log.error("%s", error)
        self._given_up[name] = str(error)
        while len(self._given_up) > MOST_GIVEN_UP:
            del self._given_up[next(iter(self._given_up))]
        self._listing.say(msgspec.structs.replace(entry, wanting=False, problem=str(error)))
