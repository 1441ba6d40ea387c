"""What a serving process is made of: a hall on the shared bus, bots of the house, and the gateway if it is wanted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from bots import registry
from core.table.clock import SystemClock
from core.table.hall import Hall
from core.table.hosting import Witness
from core.table.times import Times
from core.table.witnesses import Witnesses
from scripts.agreed import USUAL_BOT
from scripts.failure import CommandError
from scripts.garbage import looked_for_rarely
from scripts.home import Home, home_of
from scripts.house_bots import HouseBots
from scripts.house_commands import commands_of, offering
from scripts.house_players import HousePlayers
from scripts.server_settings import GatewayPart, ServerSettings
from transports.redis.bus import RedisCarriers
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.directory import SECRET_BYTES, RedisDirectory, shared_secret
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.leases import RedisLeases
from transports.redis.log import RedisLog
from transports.redis.open_tables import OpenTables
from transports.redis.port import SeatExchange
from transports.split import SplitCarriers

FIRST_PAUSE_S: Final = 0.1
LONGEST_PAUSE_S: Final = 2.0
LEAVE_S: Final = 30.0


async def reached(clients: Clients, say: Callable[[str], None]) -> None:
    """Wait until the server answers, and say so where that takes a while.

    Raises CommandError where it answers and lets nobody in: waiting would not help.
    """
    client = clients.commands(1)
    pause, said = FIRST_PAUSE_S, False
    try:
        while True:
            try:
                await call(client.ping())
            except BusTrouble as trouble:
                if not trouble.passing:
                    text = f"The bus at {clients.shown} cannot be used: {trouble.reason}; put that right and try again."
                    raise CommandError(trouble.code, text, status=1) from None
                if not said:
                    said = True
                    say(f"Waiting for the bus at {clients.shown}: {trouble.reason}.")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
            else:
                if said:
                    say("The bus answers.")
                return
    finally:
        await clients.discard(client)


@asynccontextmanager
async def serving(
    clients: Clients,
    settings: ServerSettings,
    say: Callable[[str], None],
    leave_gateway: Callable[[str], None] = lambda address: None,
    home: Home | None = None,
    leave_s: Callable[[], float] = lambda: LEAVE_S,
) -> AsyncIterator[tuple[Hall, asyncio.Task[None]]]:
    """Host tables while the block runs; afterwards they are handed over to whoever else hosts on this bus.

    Gives the hall and its task, which ends before the block only by a fault of the program. ``leave_gateway`` is told
    the gateway's address where it has one; ``home`` keeps what bots of [bots] write; ``leave_s`` says, at the end, how
    many seconds handing over may take: the bus may be silent. Raises CannotListen where the gateway cannot have its
    address.
    """
    token = secrets.token_hex(8)
    clock = SystemClock()
    async with AsyncExitStack() as stack:
        log, leases, directory = RedisLog(clients, token), RedisLeases(clients, token), RedisDirectory(clients)
        for each in (log, leases, directory):
            stack.push_async_callback(each.aclose)
        exchange = await stack.enter_async_context(Exchange(clients, echo=token))
        carriers = SplitCarriers(RedisCarriers(exchange))
        commands = commands_of(settings.bots, home or home_of(os.environ))
        players = HousePlayers(commands)
        bots = HouseBots(carriers.local, players.of)
        stack.push_async_callback(bots.aclose)
        witnesses: list[Witness] = [bots]
        if settings.gateway.serve:
            url, pages = await stack.enter_async_context(
                _gateway(settings.gateway, clients, clock, exchange, witnesses, directory)
            )
            leave_gateway(url)
            say(f"Seats may connect at {url}; {pages}/health and /metrics say how it does.")
        hall = Hall(
            log,
            leases,
            directory,
            carriers,
            clock,
            stand_in=registry.think_of(USUAL_BOT),
            entropy=secrets.token_bytes,
            times=Times(tick=settings.tables.tick_ms),
            programs=players.names,
            witness=Witnesses(*witnesses),
        )
        await stack.enter_async_context(offering(directory, commands, clock, say))
        stack.enter_context(looked_for_rarely())
        running = asyncio.create_task(hall.run(), name="hall")
        try:
            yield hall, running
        finally:
            try:
                async with asyncio.timeout(leave_s()):
                    await hall.aclose(hand_over=True)
                    await asyncio.wait({running})
            except TimeoutError:  # the leases end by themselves
                running.cancel()
                await asyncio.wait({running})


@asynccontextmanager
async def _gateway(
    settings: GatewayPart,
    clients: Clients,
    clock: SystemClock,
    host: Exchange,
    witnesses: list[Witness],
    directory: RedisDirectory,
) -> AsyncIterator[tuple[str, str]]:
    """Let seats connect over WebSockets while the block runs; gives where, and where its pages are.

    ``host`` is the exchange of the tables, whose health is told; the seats have one of their own. The figures become
    one of the ``witnesses``.
    """
    # A web server takes a while to import, and most hosts need none.
    from transports.gateway.app import gateway
    from transports.gateway.health import BusHealth
    from transports.gateway.metrics import Metrics

    async def probe() -> BusHealth:
        return BusHealth(reachable=host.up, lag_ms=host.lag_ms, tables=metrics.tables, reason=host.reason or "")

    metrics = Metrics()
    witnesses.append(metrics)
    secret = await shared_secret(clients, secrets.token_bytes(SECRET_BYTES))
    async with Exchange(clients) as exchange, contextlib.aclosing(SeatExchange(exchange)) as seats:
        entropy = secrets.token_bytes
        tables = OpenTables(Edge(exchange), directory)
        async with gateway(
            settings, tables, seats.port, metrics, probe, secret=secret, clock=clock, entropy=entropy
        ) as address:
            yield address.url, address.pages
