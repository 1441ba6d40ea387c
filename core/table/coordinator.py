"""The coordinator of one table: it hears the seats, appends a record, and only then tells everybody.

One task, one bounded queue, one ``match``. What is due is worked out from the table itself after every message
(:meth:`Coordinator._step`), so a table that was read from its log goes on exactly where it stood.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, assert_never

import msgspec

from core.game.match import Result
from core.table import stand_in, telling
from core.table.audience import Audience
from core.table.clock import TurnTime, Watch, time_given, turn_time
from core.table.dealing import Dealing
from core.table.ledger import Ledger
from core.table.messages import (
    MOST_ACTIONS,
    PROTOCOL,
    Act,
    Back,
    Id,
    Leave,
    Nonce,
    NonceCall,
    Pong,
    Ready,
    Said,
    Say,
    Stop,
    Sync,
    Tick,
)
from core.table.ports import (
    Bus,
    Clock,
    Connected,
    Entropy,
    Garbled,
    Gone,
    Heard,
    Letter,
    Log,
    LogConflict,
    LogUnavailable,
    PortClosed,
    Think,
    Timer,
)
from core.table.records import (
    ABSENT,
    LATE,
    LEFT,
    REFUSED,
    Abandoned,
    Acted,
    Paused,
    Record,
    Resumed,
    Returned,
    Seated,
    StoodIn,
)
from core.table.seats import PHRASES
from core.table.state import Misfit, NotAllowed, Table

_log = logging.getLogger(__name__)

QUEUE: Final = 256
"""Messages that may wait; a seat's own share is bounded by its allowance."""
MOST_SAID: Final = 8_192
"""Bytes of a bot's ``info``, and characters of ``explain``, in one act."""


class Times(msgspec.Struct, frozen=True):
    """How patient a coordinator is, in milliseconds and refusals; the turn clock itself belongs to the table."""

    tick: int = 5_000
    """Between two heartbeats; 0: none."""
    absent: int = 5_000
    """How long a bot whose carrier has ended holds up the table."""
    retry: int = 1_000
    """Before a log that could not be written is tried again."""
    refusals: int = 5
    """Refused acts in one turn after which a bot's turn is ended for it."""


class Stopped(msgspec.Struct, frozen=True):
    """Asks the coordinator to end; the match can be gone on with later."""

    reason: str


class Coordinator:
    """One table. Make it, `load` it, `run` it: a coordinator is used once."""

    def __init__(
        self, name: str, log: Log, bus: Bus, clock: Clock, *, stand_in: Think, entropy: Entropy, times: Times | None = None
    ) -> None:
        self._ledger = Ledger(log, name)
        self._bus = bus
        self._clock = clock
        self._think = stand_in
        self._times = times or Times()
        self._dealing = Dealing(clock, entropy)
        self._watch = Watch(clock)
        self._given = 0
        """What a restart adds to the turn at hand."""
        self._audience: Audience | None = None
        self._inbox: asyncio.Queue[Heard | Record | Stopped | None] = asyncio.Queue(QUEUE)
        self._alarm: Timer | None = None
        self._alarm_at: int | None = None
        self._next_tick = clock.now_ms() + self._times.tick
        self._retry_at: int | None = None
        self._open = True

    @property
    def table(self) -> Table:
        """The table as it is now. Raises RuntimeError before `load`."""
        return self._ledger.table

    async def load(self) -> Table:
        """Read the table from its log. Raises UnknownTable, LogDamaged, TableBusy."""
        table = await self._ledger.load()
        if self._audience is None:
            self._audience = Audience(self._bus, self._clock, table.rules.players)
        self._dealing.done()
        self._watch.restart()
        if table.paused:
            self._watch.stop()
        clock = table.opened.clock
        self._given = 0 if clock is None or not table.used_ms else time_given(clock, table.used_ms)
        return table
