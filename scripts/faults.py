"""The catalogue of faults: what chaos does to the processes around a table, one function each.

A function here is called once the match is under way. It waits for places in the match, does its harm, and gives how
often it did; what becomes of the match is not its business.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Final

from scripts.fault_child import Child
from scripts.fault_host import PLACES
from scripts.fault_match import CODE
from scripts.fault_run import Fault
from scripts.fault_stage import Stage
from transports.redis import names
from transports.redis.clients import BusTrouble

ADOPTION_MS: Final = 5_000
HANDOVER_MS: Final = 1_000
NOISE: Final = 0.04
"""How likely each disturbance of a message is."""
PACE_S: Final = 0.03
"""How long players think where many things are to happen in one match."""
FLOOD: Final = "x" * 60_000


async def nothing(stage: Stage) -> int:
    """No fault at all."""
    return 0


# --- processes die or stand still ------------------------------------------------------------------------------------


async def host_killed_in_commit(stage: Stage) -> int:
    """Hosts that kill themselves before, in, between and after the awaits of a commit; another one starts at once."""
    places = [place for _ in range(1 if stage.short else 3) for place in PLACES]
    stage.chance.shuffle(places)
    return await _die_at(stage, list(zip(places, stage.some(len(places)), strict=False)))


async def host_killed_in_shuffle(stage: Stage) -> int:
    """The same while the table commits to its secret, calls for the seats' parts, and deals."""
    numbers = [number for number in stage.expected.shuffles for _ in PLACES]
    traps = [(PLACES[n % len(PLACES)], number) for n, number in enumerate(numbers)]
    return await _die_at(stage, sorted(stage.chance.sample(traps, 5), key=itemgetter(1)) if stage.short else traps)


async def _die_at(stage: Stage, traps: Sequence[tuple[str, int]]) -> int:
    """Start one host after the other, each of which dies in its trap, and at last one that has none."""
    for place, number in traps:
        host = await stage.trapped(place, number)
        await _end_or(stage, host)
        if stage.over:
            break
    await stage.trapped()
    return sum(not host.running for host in stage.hosts)


async def _end_or(stage: Stage, host: Child) -> None:
    """Wait until this host has died in its trap, or the match is over without that."""
    died, over = asyncio.ensure_future(host.ended(60)), asyncio.ensure_future(stage.at(1 << 30))
    await asyncio.wait({died, over}, return_when=asyncio.FIRST_COMPLETED)
    died.cancel()
    over.cancel()


async def host_killed(stage: Stage) -> int:
    """kill -9 of the host; another one adopts the table."""
    await stage.at(*stage.some(1))
    await stage.hosts[0].kill()
    return 1


async def handover(stage: Stage) -> int:
    """SIGTERM to the host; another one goes on."""
    await stage.at(*stage.some(1))
    stage.hosts[0].send(signal.SIGTERM)
    await stage.hosts[0].ended()
    return 1


async def host_paused(stage: Stage) -> int:
    """The host stands still for longer than its lease; another one adopts the table, and then it wakes up."""
    await stage.at(*stage.some(1, last=0.6))
    stage.hosts[0].send(signal.SIGSTOP)
    await stage.more(2)
    stage.hosts[0].send(signal.SIGCONT)
    return 1


async def no_host(stage: Stage) -> int:
    """kill -9 of the only host; another one is started once everybody has noticed that the table is silent."""
    await stage.at(*stage.some(1))
    await stage.hosts[0].kill()
    await asyncio.gather(*(player.interrupted.wait() for player in stage.players))
    await stage.serve()
    return 1


async def rivals(stage: Stage) -> int:
    """Three coordinators of one table at once, without leases."""
    return len(stage.hosts)


async def seat_killed(stage: Stage) -> int:
    """kill -9 of a seat's process, which is started again."""
    numbers = stage.some(1 if stage.short else 3)
    for number in numbers:
        await stage.at(number)
        seat = stage.chance.choice(sorted(stage.apart))
        await stage.apart[seat].kill()
        await stage.seat_apart(seat)
    return len(numbers)


# --- the server ------------------------------------------------------------------------------------------------------


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


# --- the way to the server -------------------------------------------------------------------------------------------


async def answers_lost(stage: Stage) -> int:
    """The answer to an append is lost: its connection is cut, or nothing comes. Nothing may be written twice."""
    line = stage.line
    assert line is not None
    line.word = names.log(CODE).encode()
    for number, silently in zip(stage.some(3), (False, True, False), strict=False):
        await stage.at(number)
        line.silently, line.losing = silently, 1
        await stage.more(2)
    return line.lost


async def black_hole(stage: Stage) -> int:
    """Nothing that is sent arrives, and no connection says so. Seats in a hole have their own clocks to fear."""
    line = stage.line
    assert line is not None
    await stage.at(*stage.some(1))
    line.swallows = True
    await asyncio.sleep(4 if stage.short else 6)
    line.swallows = False
    return 1


async def slow_line(stage: Stage) -> int:
    """Everything takes its time."""
    line = stage.line
    assert line is not None
    first, last = stage.some(2)
    await stage.at(first)
    line.delay_s, line.jitter_s = 0.01, 0.04
    await stage.at(min(last, first + (12 if stage.short else 30)))
    line.delay_s = line.jitter_s = 0.0
    return 1


async def messages_disturbed(stage: Stage) -> int:
    """Messages between seats and table are lost, doubled, late, and in another order."""
    for player in stage.players:
        player.set(noise=NOISE / 2 if stage.short else NOISE)
    await stage.at(int(stage.expected.records * (0.5 if stage.short else 0.95)))
    for player in stage.players:
        player.set(noise=0)
    return sum(player.disturbed for player in stage.players)


async def slow_seat(stage: Stage) -> int:
    """A seat's process stands still while more is said to it than the server keeps for a listener: it is cut off."""
    seat = stage.chance.choice(sorted(stage.apart))
    return await _flood(stage, stage.apart[seat], names.told(CODE, seat))


async def slow_host(stage: Stage) -> int:
    """The same with the host, which is flooded by watchers."""
    return await _flood(stage, stage.hosts[0], names.heard(CODE, None))


async def _flood(stage: Stage, listener: Child, channel: str) -> int:
    await stage.server.ask("CONFIG", "SET", "client-output-buffer-limit", "pubsub 200kb 100kb 1")
    await stage.at(*stage.some(1, last=0.6))
    listener.send(signal.SIGSTOP)
    while await stage.server.ask("PUBLISH", channel, FLOOD):
        pass
    listener.send(signal.SIGCONT)
    return 1


async def everything(stage: Stage) -> int:
    """One fault after the other, chosen by the seed, with two hosts and noise on every carrier."""
    for player in stage.players:
        player.set(noise=NOISE / 4, pace_s=PACE_S)
    deeds = 0
    for number in stage.some(6):
        await stage.at(number)
        if stage.over:
            break
        deed = stage.chance.randrange(6)
        with suppress(BusTrouble):
            if deed == 0:
                await stage.server.end(stage.chance.choice((signal.SIGKILL, signal.SIGTERM)))
                await stage.server.start()
            elif deed == 1:
                await stage.server.ask("CLIENT", "KILL", "TYPE", stage.chance.choice(("pubsub", "normal")))
            elif deed == 2:
                seat = stage.chance.choice(sorted(stage.apart))
                await stage.apart[seat].kill()
                await stage.seat_apart(seat)
            elif deed == 3:
                host = stage.chance.choice([host for host in stage.hosts if host.running])
                await stage.serve()
                host.send(stage.chance.choice((signal.SIGKILL, signal.SIGTERM)))
            elif deed == 4:
                stage.server.send(signal.SIGSTOP)
                await asyncio.sleep(stage.chance.uniform(0.1, 4))
                stage.server.send(signal.SIGCONT)
            else:
                await stage.server.ask("CONFIG", "SET", "maxmemory", "1")
                await asyncio.sleep(stage.chance.uniform(0.1, 3))
                await stage.server.ask("CONFIG", "SET", "maxmemory", "0")
        deeds += 1
    for player in stage.players:
        player.set(noise=0)
    return deeds + sum(player.disturbed for player in stage.players)


FAULTS: Final[tuple[Fault, ...]] = (
    Fault("nothing", nothing),
    Fault("host-killed-in-commit", host_killed_in_commit, hosts=0),
    Fault("host-killed-in-shuffle", host_killed_in_shuffle, hosts=0, fair=True),
    Fault("host-killed", host_killed, hosts=2, house=(3,), promise_ms=ADOPTION_MS),
    Fault("handover", handover, hosts=2, house=(1,), promise_ms=HANDOVER_MS),
    Fault("host-paused", host_paused, hosts=2),
    Fault("no-host", no_host, short=False),
    Fault("rivals", rivals, hosts=0, rivals=3),
    Fault("seat-killed", seat_killed, apart=(1, 2)),
    Fault("subscribers-cut", subscribers_cut),
    Fault("commands-cut", commands_cut),
    Fault("server-killed", server_killed),
    Fault("server-restarted", server_restarted),
    Fault("server-stands", server_stands),
    Fault("no-server-at-start", no_server_at_start, server_first=False),
    Fault("memory-full", memory_full),
    Fault("writes-refused", writes_refused, short=False),
    Fault("disk-full", disk_full),
    Fault("answers-lost", answers_lost, line="hosts"),
    Fault("seats-in-a-hole", black_hole, line="seats", short=False),
    Fault("host-in-a-hole", black_hole, line="hosts"),
    Fault("slow-line", slow_line, line="hosts seats"),
    Fault("messages-disturbed", messages_disturbed),
    Fault("slow-seat", slow_seat, apart=(2,)),
    Fault("slow-host", slow_host, short=False),
    Fault("everything", everything, hosts=2, apart=(0, 1), house=(3,), short=False),
)
