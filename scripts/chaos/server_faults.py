"""What may become of the server: its connections are cut, it dies, stands still, or refuses to write."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from scripts.chaos.stage import Stage


async def subscribers_cut(stage: Stage) -> int:
    """CLIENT KILL of all connections that listen."""
    return await _cut(stage, "pubsub")


async def commands_cut(stage: Stage) -> int:
    """CLIENT KILL of all connections that speak."""
    return await _cut(stage, "normal")


async def _cut(stage: Stage, kind: str) -> int:
    numbers = stage.some(3)
    for number in numbers:
        await stage.at(number)
        await stage.server.ask("CLIENT", "KILL", "TYPE", kind)
    return len(numbers)


async def server_killed(stage: Stage) -> int:
    """kill -9 of the server, which starts again on its data."""
    return await _restart(stage, signal.SIGKILL)


async def server_restarted(stage: Stage) -> int:
    """SIGTERM to the server, which starts again on its data."""
    return await _restart(stage, signal.SIGTERM)


async def _restart(stage: Stage, number: signal.Signals) -> int:
    places = stage.some(1 if stage.short else 3)
    for place in places:
        await stage.at(place)
        await stage.server.end(number)
        await stage.server.start()
    return len(places)


async def server_stands(stage: Stage) -> int:
    """SIGSTOP of the server: connections stay open and nothing is answered."""
    await stage.at(*stage.some(1))
    stage.server.send(signal.SIGSTOP)
    await asyncio.sleep(3 if stage.short else 12)
    stage.server.send(signal.SIGCONT)
    return 1


async def no_server_at_start(stage: Stage) -> int:
    """Everybody is there before the server is; the hosts say what they wait for."""
    for host in stage.hosts:
        await host.prints("Waiting for the bus")
    await stage.server.start()
    return 1


async def memory_full(stage: Stage) -> int:
    """The server has no memory left for writing; then it has."""
    return await _refuse(stage, ("maxmemory", "1"), ("maxmemory", "0"))


async def writes_refused(stage: Stage) -> int:
    """The server refuses to write, for want of replicas; then it does not."""
    return await _refuse(stage, ("min-replicas-to-write", "1"), ("min-replicas-to-write", "0"))


async def _refuse(stage: Stage, begin: tuple[str, str], end: tuple[str, str]) -> int:
    await stage.at(*stage.some(1))
    await stage.server.ask("CONFIG", "SET", *begin)
    before = await stage.log_length()
    try:
        await stage.says_degraded()
        stage.expect(await stage.log_length() == before, "something was written while writing was refused")
    finally:
        await stage.server.ask("CONFIG", "SET", *end)
    return 1


async def disk_full(stage: Stage) -> int:
    """The disk is full in the middle of a record: the server ends, and starts again once there is room."""
    await stage.at(*stage.some(1))
    if not hasattr(os, "pidfd_open"):  # Linux
        return 0
    import resource

    kept = sum(file.stat().st_size for file in Path(stage.directory, "data").rglob("*.aof"))
    resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE, (kept + 50, kept + 50))
    await stage.server.ended()
    await stage.server.start()
    return 1
