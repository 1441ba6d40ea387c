"""All seats and watchers of the tables that ``buraco bench table`` measures, driven at a given rate.

Open loop: each act is due at a moment that was fixed beforehand, whether or not the acts before it were answered, and
its time is counted from that moment until the last seat and the watchers have their update. So what waits because
something else was slow counts as slow (no coordinated omission).
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from scripts.failure import CommandError
from scripts.table_bench.figures import Times, times_of
from scripts.table_bench.plan import PlannedAct, TimedTable

EARS: Final = 5
"""Who hears of an act: four seats, and the watchers (the last)."""
RESERVE: Final = 10
PATIENCE_S: Final = 20.0
Now = time.perf_counter
Say = Callable[[int, int, PlannedAct], None]
"""Send this act, from this seat of this table (its place in the list)."""


class _Flight:
    """An act that is not heard of everywhere yet."""

    __slots__ = ("due", "missing", "planned")

    def __init__(self, planned: PlannedAct, due: float) -> None:
        self.planned = planned
        self.due = due
        self.missing = EARS


class Seats:
    """They say what was planned and note when it is heard; how it is carried is the business of ``say``."""

    def __init__(self, tables: Sequence[TimedTable], say: Say) -> None:
        self.taken: list[float] = []
        """Seconds from an act's moment to its last update, since `reset`."""
        self.late: list[float] = []
        """Seconds by which acts were sent after their moment, for want of this process or of their table's answer."""
        self.refused: list[str] = []
        """What tables had against acts: nothing, if all is well."""
        self.last = 0.0
        """When the last act was through."""
        self.again: Callable[[int], None] | None = None
        """Called with a table that has answered everything: whoever wants it to go on without a pause."""
        self._tables = tables
        self._say = say
        self._heard = [[-1] * EARS for _ in tables]
        self._next = [0] * len(tables)
        self._due: list[deque[float]] = [deque() for _ in tables]
        self._flights: list[_Flight | None] = [None] * len(tables)
        self._open = 0
        self._deaf = 0
        self._news = asyncio.Event()

    @property
    def open(self) -> int:
        """Acts that are due and not answered."""
        return self._open

    # --- what is heard -----------------------------------------------------------------------------------------------

    def deaf(self, tables: range) -> list[tuple[int, int]]:
        """Who of these tables has been shown nothing yet: table and ear."""
        return [(at, ear) for at in tables for ear, seq in enumerate(self._heard[at]) if seq < 0]

    def told(self, table: int, ear: int, seq: int) -> None:
        """An update with this number has come."""
        heard = self._heard[table]
        before, heard[ear] = heard[ear], max(heard[ear], seq)
        flight = self._flights[table]
        if flight is not None and before < flight.planned.answer <= seq:
            flight.missing -= 1
            if not flight.missing:
                self.last = Now()
                self.taken.append(self.last - flight.due)
                self._flights[table] = None
                self._open -= 1
                self._news.set()
                if self.again is not None and not self._due[table]:
                    self.again(table)
        if self._due[table]:
            self._try(table)

    def rejected(self, table: int, code: str) -> None:
        """An act was refused: what was planned does not fit what was played."""
        self.refused.append(f"{self._tables[table].code}: {code}")
        self._news.set()

    # --- what is said ------------------------------------------------------------------------------------------------

    def act(self, table: int, due: float) -> None:
        """The table's next act is due at that moment, which has come; sent as soon as its turn has."""
        self._due[table].append(due)
        self._open += 1
        self._try(table)

    def _try(self, table: int) -> None:
        if self._flights[table] is not None:
            return
        acts, at = self._tables[table].acts, self._next[table]
        if at == len(acts):
            self.rejected(table, "too few acts were planned")
            self._due[table].clear()
            return
        planned = acts[at]
        if self._heard[table][planned.seat] < planned.seq:
            return
        due = self._due[table].popleft()
        self._next[table] = at + 1
        self._flights[table] = _Flight(planned, due)
        self.late.append(Now() - due)
        self._say(table, planned.seat, planned)

    # --- measuring ---------------------------------------------------------------------------------------------------

    async def quiet(self) -> None:
        """Wait until every act is answered. Raises CommandError where one is refused or lost."""
        try:
            while self._open and not self.refused:
                self._news.clear()
                async with asyncio.timeout(PATIENCE_S):
                    await self._news.wait()
        except TimeoutError:
            raise CommandError("bench_failed", f"{self._open} acts were not answered in time.", 1) from None
        if self.refused:
            raise CommandError("bench_failed", f"An act was refused ({self.refused[0]}).", 1)

    async def at_rate(self, tables: int, rate: float, seconds: float, seed: int = 1) -> tuple[Times, Times, float]:
        """Acts of the first so many tables at random moments, so many a second on average.

        Gives what they took, how late they were sent, and the acts a second that were answered.
        """
        chance = random.Random(seed)
        moments: list[float] = []
        moment = chance.expovariate(rate)
        while moment < seconds:
            moments.append(moment)
            moment += chance.expovariate(rate)
        order = list(range(tables))
        chance.shuffle(order)
        self.taken, self.late = [], []
        began = Now() + 0.05
        await paced([began + each for each in moments], lambda number, due: self.act(order[number % tables], due))
        await self.quiet()
        return times_of(self.taken), times_of(self.late), round(len(self.taken) / max(seconds, self.last - began), 1)

    async def one_by_one(self, tables: int, seconds: float) -> Times:
        """One act after the other, none before everybody has heard of the one before."""
        self.taken, self.late = [], []
        until, number = Now() + seconds, 0
        while Now() < until:
            self.act(number % tables, Now())
            await self.quiet()
            number += 1
        return times_of(self.taken)

    async def flat_out(self, tables: int, seconds: float) -> float:
        """Every table acts as soon as everybody there has heard of its last act: acts a second.

        It ends early where a table has nothing more planned than `RESERVE`.
        """
        self.taken, self.late = [], []
        began = Now()
        until = began + seconds

        def again(table: int) -> None:
            nonlocal until
            if self._next[table] + RESERVE > len(self._tables[table].acts):
                until = 0.0
            if Now() < until:
                self.act(table, Now())

        self.again = again
        try:
            for table in range(tables):
                self.act(table, Now())
            await self.quiet()
        finally:
            self.again = None
        return round(len(self.taken) / (self.last - began), 1)


async def paced(moments: Sequence[float], do: Callable[[int, float], None]) -> None:
    """Call ``do`` with each number and its moment, when that has come, from the event loop.

    A thread keeps the time: timers of an event loop may be a whole millisecond late.
    """
    loop = asyncio.get_running_loop()
    done = asyncio.Event()
    stop = threading.Event()

    def keep() -> None:
        for number, moment in enumerate(moments):
            wait = moment - Now()
            if wait > 0:
                time.sleep(wait)
            if stop.is_set():
                return
            loop.call_soon_threadsafe(do, number, moment)
        loop.call_soon_threadsafe(done.set)

    keeper = threading.Thread(target=keep, name="pace", daemon=True)
    keeper.start()
    try:
        await done.wait()
    finally:
        stop.set()
        keeper.join()
