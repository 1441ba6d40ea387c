"""A table in this process: coordinator, bots and one guest (a console, or whoever watches), until the guest leaves."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

from core.table.clock import SystemClock
from core.table.host import Host
from core.table.ports import Log, Think
from core.table.times import Times
from scripts.house_players import Playing
from scripts.table_bots import TableBots
from transports.client import SeatClient
from transports.memory import MemoryBus, MemoryPort
from transports.nonces import fresh_nonce
from transports.process.faults import Faults

T = TypeVar("T")

TICK_MS: Final = 1_000
LOOK_MS: Final = 1_000
"""How long who has let a bot play for them sees each turn of theirs before it is played."""


def host_of(log: Log, stand_in: Think, bots: TableBots | None = None) -> Host:
    """A host on the machine's clock and chance; ``bots`` are those whose seats can be given to others of them."""
    return Host(
        log,
        SystemClock(),
        stand_in=stand_in,
        entropy=secrets.token_bytes,
        times=Times(tick=TICK_MS, stand_in=LOOK_MS),
        programs=() if bots is None else bots.bots,
        witness=bots,
        reads=(lambda: False) if bots is None else lambda: bots.reads(),
    )


def client_of(port: MemoryPort, name: str) -> SeatClient:
    """A seat's client that hears all events and gives its part to every shuffle."""
    return SeatClient(port, name, nonce_source=fresh_nonce, wants=("events",))


async def with_table(
    host: Host,
    code: str,
    bots: Mapping[int, tuple[str, Playing]] | TableBots,
    guest_seat: int | None,
    guest: Callable[[MemoryPort], Awaitable[T]],
    faults: Faults | None = None,
) -> T:
    """Run a table from where its log stands, with these bots (name and player by seat), as long as the guest stays.

    Where bots may be exchanged they are those of the host (`host_of`). The guest gets the carrier of ``guest_seat``, or
    a watcher's where that is None. What programs do wrong is added to ``faults``. Raises what `Host.run` raises.
    """
    bus = MemoryBus()
    visit = asyncio.ensure_future(guest(bus.watch() if guest_seat is None else bus.seat(guest_seat)))
    players = bots if isinstance(bots, TableBots) else TableBots(bots, faults)
    players.open(bus)
    table = asyncio.create_task(host.run(code, bus), name=f"table {code}")
    try:
        await asyncio.wait({visit, table}, return_when=asyncio.FIRST_COMPLETED)
        if table.done() and table.exception() is not None:
            table.result()
        return await visit
    finally:
        visit.cancel()
        bus.close()
        await players.end()
        table.cancel()
        ending: tuple[asyncio.Future[Any], ...] = (visit, table)
        for task in ending:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
