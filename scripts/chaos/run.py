"""One match under one fault: a real server, hosts and seats around it, the fault, and what became of the match."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from core.table.clock import SystemClock
from core.table.ledger import found
from core.table.listing import entry_of
from core.table.ports import TableError
from core.table.state import replay
from scripts.chaos.line import hurt_line
from scripts.chaos.match import CODE, Difference, Match, Played, difference, played
from scripts.chaos.server import HurtServer
from scripts.chaos.stage import HEARD_S, Stage
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory
from transports.redis.log import RedisLog

FINISH_S: Final = 60.0
"""After the last fault a match must be over within so long."""


class Fault(msgspec.Struct, frozen=True):
    """Something that goes wrong."""

    name: str
    inject: Callable[[Stage], Awaitable[int]]
    """Does it, while the match is played; gives how often. Its docstring says what it is."""
    hosts: int = 1
    """Processes of `buraco serve` that are there from the beginning."""
    rivals: int = 0
    """Hosts without a lease that are there from the beginning."""
    line: str = ""
    """Who comes to the server by a line that may be hurt: ``hosts``, ``seats``, or both."""
    apart: tuple[int, ...] = ()
    """Seats in a process of their own; a bot's is `buraco join`."""
    house: tuple[int, ...] = ()
    """Bots' seats that the host plays itself."""
    server_first: bool = True
    """Is the server there when everybody else starts?"""
    fair: bool = False
    """Has the match a fair shuffle?"""
    promise_ms: int | None = None
    """How long the match may stand still for it, at the most; None: that depends on how long the fault lasts."""
    short: bool = True
    """Is it part of the short form?"""

    @property
    def about(self) -> str:
        """What happens, in a sentence."""
        return (self.inject.__doc__ or "").strip().partition("\n")[0]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the match."""

    fault: str
    server: str
    seed: int
    injected: int = 0
    compared: bool = False
    lost: int = 0
    doubled: int = 0
    stall_ms: int = 0
    ms: int = 0
    """How long it took altogether."""
    problems: tuple[str, ...] = ()
    """What is not as it should be; none: the match ended as the undisturbed one did."""


async def run_fault(
    fault: Fault, match: Match, expected: Played, kind: str, *, short: bool, keep: Path | None = None
) -> Outcome:
    """Play the match under this fault on this kind of server; never raises for what goes wrong in it.

    ``keep``: a directory that stays, for the logs of all processes.
    """
    began = asyncio.get_running_loop().time()
    problems: list[str] = []
    injected, compared, stall = 0, False, 0
    differs = Difference()
    chance = random.Random(f"{match.seed} {fault.name}")
    async with _directory(keep) as directory, _stage(directory, fault, match, expected, kind, chance, short) as stage:
        following = asyncio.create_task(stage.follow())
        watching = asyncio.create_task(stage.watch())
        injecting = asyncio.ensure_future(fault.inject(stage))
        over = asyncio.create_task(stage.at(1 << 30))
        try:
            async with asyncio.timeout(3 * FINISH_S):
                await asyncio.wait({injecting, following}, return_when=asyncio.FIRST_COMPLETED)
            if injecting.done():
                injected = injecting.result()
            await asyncio.wait({over, following}, timeout=FINISH_S, return_when=asyncio.FIRST_COMPLETED)
            if following.done():
                problems.append(f"the log cannot be read: {following.exception()}")
            elif not over.done():
                problems.append(f"the match was not over {FINISH_S:g} s after the fault; it stood at {len(stage.raw)}")
            else:
                late = await stage.unheard()
                if late:
                    problems.append(f"seats {late} did not hear the end of the match within {HEARD_S:g} s")
                problems += [] if late else stage.misled()
            got = played(CODE, await _read(stage.server.url))
            compared, stall = True, got.stall_ms
            differs = difference(expected, got)
            if differs.first:
                problems.append(differs.first)
            if got.records != len(stage.raw):
                problems.append(f"the log has {got.records} records, and {len(stage.raw)} were seen to be written")
        except TimeoutError:
            problems.append(f"the fault could not be brought about; the match stood at record {len(stage.raw)}")
        except (TableError, EOFError, OSError, LookupError) as error:
            problems.append(f"{type(error).__name__}: {error}")
        finally:
            for task in (following, watching, injecting, over):
                task.cancel()
            await asyncio.wait({following, watching, injecting, over})
        problems += stage.problems
        problems += [f"seat {p.seat} failed: {p.failure!r}" for p in stage.players if p.failure is not None]
        problems += _said_badly(stage)
    return Outcome(
        fault=fault.name,
        server=kind,
        seed=match.seed,
        injected=injected,
        compared=compared,
        lost=differs.lost,
        doubled=differs.doubled,
        stall_ms=stall,
        ms=round((asyncio.get_running_loop().time() - began) * 1000),
        problems=tuple(problems),
    )


@asynccontextmanager
async def _stage(
    directory: Path, fault: Fault, match: Match, expected: Played, kind: str, chance: random.Random, short: bool
) -> AsyncIterator[Stage]:
    async with AsyncExitStack() as stack:
        server = HurtServer(kind, directory)
        stack.push_async_callback(server.aclose)
        stage = Stage(directory, server, match, expected, chance, short)
        await server.start()
        await _found(server.url, match, fault.house)
        if not fault.server_first:
            await server.end(signal.SIGTERM)
        if fault.line:
            stage.line = await stack.enter_async_context(hurt_line(server.socket, chance))
            stage.lines = set(fault.line.split())
        stack.push_async_callback(stage.aclose)
        for number in range(fault.hosts):
            await stage.serve(wait=fault.server_first)
            if number == 0 and fault.hosts > 1:
                await stage.hosted()
        await asyncio.gather(*(stage.trapped() for _ in range(fault.rivals)))
        await stage.seat_all(fault.apart, fault.house)
        yield stage


async def _found(url: str, match: Match, house: Collection[int]) -> None:
    clients = Clients(url)
    log, directory = RedisLog(clients), RedisDirectory(clients)
    try:
        records = match.records(CODE, SystemClock().wall_ms(), house)
        await found(log, records)
        table = replay(CODE, await log.read(CODE))
        assert table is not None
        await directory.put(entry_of(table))
    finally:
        await directory.aclose()
        await log.aclose()
        await clients.aclose()


async def _read(url: str) -> list[bytes]:
    clients = Clients(url)
    log = RedisLog(clients)
    try:
        return await log.read(CODE)
    finally:
        await log.aclose()
        await clients.aclose()


@asynccontextmanager
async def _directory(keep: Path | None) -> AsyncIterator[Path]:
    with contextlib.ExitStack() as stack:
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            yield keep
        else:  # short: a socket's path has 104 bytes at most
            yield Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="buraco-")))


def _said_badly(stage: Stage) -> list[str]:
    """Processes in which something failed that nobody thought of."""
    children = (*stage.hosts, *stage.apart.values())
    return [f"{child.name} says: {child.last_words()}" for child in children if "Traceback" in child.complained()]
