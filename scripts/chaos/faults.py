"""The catalogue of faults, and those on the way between a table and the server, one function each.

A function here is called once the match is under way. It waits for places in the match, does its harm, and gives how
often it did; what becomes of the match is not its business.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import Final

from scripts.chaos.child import Child
from scripts.chaos.match import CODE
from scripts.chaos.process_faults import (
    handover,
    host_killed,
    host_killed_in_commit,
    host_killed_in_shuffle,
    host_paused,
    no_host,
    rivals,
    seat_killed,
)
from scripts.chaos.run import Fault
from scripts.chaos.server_faults import (
    commands_cut,
    disk_full,
    memory_full,
    no_server_at_start,
    server_killed,
    server_restarted,
    server_stands,
    subscribers_cut,
    writes_refused,
)
from scripts.chaos.stage import Stage
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
