"""What may become of the processes around a table: hosts and seats die, stand still, or are too many."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from operator import itemgetter

from scripts.chaos.child import Child
from scripts.chaos.host import PLACES
from scripts.chaos.stage import Stage


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
