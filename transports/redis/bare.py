"""What any host on a server costs at the least, for comparison: the client library's own calls and nothing else.

Used by ``buraco bench table`` alone. The skeleton of an act: it is heard, a record of its size is appended (with
whatever the server does for durability), and five messages of the sizes of its updates are published in one pipeline.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from core.table.hosting import Entry
from transports.redis import names
from transports.redis.clients import Clients, call

ECHO: Final = "buraco:bench:echo"
"""Whatever is published here comes back on `ECHOED`."""
ECHOED: Final = "buraco:bench:echoed"
AT_ONCE: Final = 50
SEATS: Final = 4

Sizes = tuple[int, ...]
"""Of one act: the number of its record, the bytes of the record, of the four seats' updates, and of the watchers'."""


class Skeleton:
    """A host of bare tables; each has its acts in order, and answers the next one to whatever is said there."""

    def __init__(self, clients: Clients, tables: Mapping[str, Sequence[Sizes]]) -> None:
        self._clients = clients
        self._client = clients.commands()
        self._acts = {table: iter(acts) for table, acts in tables.items()}
        self._tables = {names.heard(table, seat).encode(): table for table in tables for seat in range(SEATS)}
        self._working: set[asyncio.Task[None]] = set()

    async def run(self, ready: asyncio.Event) -> None:
        """Answer until cancelled; ``ready`` is set once it listens. Raises BusTrouble, and what the library raises."""
        channels = [ECHO, *(channel.decode() for channel in self._tables)]
        async with self._clients.subscriber().pubsub() as listening:
            for start in range(0, len(channels), AT_ONCE):
                await call(listening.subscribe(*channels[start : start + AT_ONCE]))
            missing = len(channels)
            async for message in listening.listen():
                if message["type"] == "message":
                    work = asyncio.create_task(self._answer(message["channel"], message["data"]))
                    self._working.add(work)
                    work.add_done_callback(self._working.discard)
                else:
                    missing -= 1
                    if not missing:
                        ready.set()

    async def _answer(self, channel: bytes, data: bytes) -> None:
        if channel == ECHO.encode():
            await self._client.publish(ECHOED, data)
            return
        table = self._tables[channel]
        seq, record, *updates = next(self._acts[table])
        await self._client.xadd(names.log(table), {"r": b"x" * record})
        async with self._client.pipeline(transaction=False) as bundle:
            for ear, size in enumerate(updates):
                bundle.publish(names.told(table, ear if ear < SEATS else None), _update(seq, size))
            await bundle.execute()


def _update(seq: int, size: int) -> bytes:
    """As long as a real one, and read as one."""
    begin, end = b'{"type":"update","since":0,"seq":%d,"view":"' % seq, b'"}'
    return begin + b"." * (size - len(begin) - len(end)) + end


async def lay_down(clients: Clients, logs: Mapping[str, Sequence[bytes]]) -> None:
    """Write whole logs at once and say that these tables want a host. Raises BusTrouble."""
    client = clients.commands(1)
    try:
        for table, records in logs.items():
            async with client.pipeline(transaction=False) as bundle:
                for seq, record in enumerate(records):
                    bundle.xadd(names.log(table), {"r": record}, id=f"{seq}-1")
                entry = Entry(table=table, phase="playing", preset="", players=())
                bundle.hset(names.TABLES, table, msgspec.json.encode(entry))
                bundle.sadd(names.WANTING, table)
                await call(bundle.execute(), 30.0)
    finally:
        await clients.discard(client)


async def server_seconds(clients: Clients) -> float:
    """Processor time that the server has used so far. Raises BusTrouble."""
    client = clients.commands(1)
    try:
        info = await call(client.info("cpu"))
        return float(info["used_cpu_sys"]) + float(info["used_cpu_user"])
    finally:
        await clients.discard(client)
