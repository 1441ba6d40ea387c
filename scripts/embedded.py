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
from scripts.house_players import Playing, play
from transports.client import SeatClient
from transports.memory import MemoryBus, MemoryPort
from transports.nonces import fresh_nonce
from transports.process.faults import Faults

T = TypeVar("T")

TICK_MS: Final = 1_000
LAST_WORDS_S: Final = 3.0
"""How long players may take to end by themselves."""


def host_of(log: Log, stand_in: Think) -> Host:
    """A host on the machine's clock and chance."""
    return Host(log, SystemClock(), stand_in=stand_in, entropy=secrets.token_bytes, times=Times(tick=TICK_MS))


def client_of(port: MemoryPort, name: str) -> SeatClient:
    """A seat's client that hears all events and gives its part to every shuffle."""
    return SeatClient(port, name, nonce_source=fresh_nonce, wants=("events",))


async def with_table(
    host: Host,
    code: str,
    bots: Mapping[int, tuple[str, Playing]],
    guest_seat: int | None,
    guest: Callable[[MemoryPort], Awaitable[T]],
    faults: Faults | None = None,
) -> T:
    """Run a table from where its log stands, with these bots (name and player by seat), as long as the guest stays.

    The guest gets the carrier of ``guest_seat``, or a watcher's where that is None. What programs do wrong is added to
    ``faults``. Raises what `Host.run` raises.
    """
    bus = MemoryBus()
    visit = asyncio.ensure_future(guest(bus.watch() if guest_seat is None else bus.seat(guest_seat)))
    players = [
        asyncio.create_task(play(bus.seat(seat), name, playing, faults), name=f"bot {name}")
        for seat, (name, playing) in bots.items()
    ]
    table = asyncio.create_task(host.run(code, bus), name=f"table {code}")
    try:
        await asyncio.wait({visit, table}, return_when=asyncio.FIRST_COMPLETED)
        if table.done() and table.exception() is not None:
            table.result()
        return await visit
    finally:
        visit.cancel()
        bus.close()
        if players:
            await asyncio.wait(players, timeout=LAST_WORDS_S)  # a program has heard that its input ends, and goes
        ending: tuple[asyncio.Future[Any], ...] = (visit, table, *players)
        for task in ending[1:]:
            task.cancel()
        for task in ending:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
