"""`buraco serve` as a process of its own, and tables for it to host."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from core.table.ledger import found
from core.table.listing import entry_of
from core.table.records import Opened, Record
from core.table.state import replay
from tests.core.table.playing import records_of
from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import ROOT, command, environment
from transports.redis.clients import Clients, call
from transports.redis.directory import RedisDirectory
from transports.redis.log import RedisLog
from transports.redis.names import owner

READY: Final = "Hosting tables on"


class Serve:
    """A process that serves."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        """What it has said."""

    async def says(self, words: str) -> str:
        """Wait until it says something with these words; gives the line."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while True:
                raw = await self.process.stdout.readline()
                assert raw, f"it has ended: {self.lines}"
                self.lines.append(raw.decode().rstrip("\n"))
                if words in self.lines[-1]:
                    return self.lines[-1]

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    async def ends(self) -> int:
        """Wait for its end; gives its status."""
        async with asyncio.timeout(PATIENCE_S):
            rest, _ = await self.process.communicate()
            self.lines += rest.decode().splitlines()
            assert self.process.returncode is not None
            return self.process.returncode


@asynccontextmanager
async def serving(
    home: Path, *words: str, url: str = "", ready: bool = True, before: Sequence[str] = ()
) -> AsyncIterator[Serve]:
    """A process that serves for the block, and has begun to where it is to be ``ready``; ``before``: what starts it."""
    home.mkdir(exist_ok=True)
    with (home / "said.log").open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *(*before, *command("serve", *words)),
            env=environment(home, BURACO_REDIS_URL=url),
            cwd=ROOT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
        )
    serve = Serve(process)
    try:
        if ready:
            await serve.says(READY)
        yield serve
    finally:
        if process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
            await process.communicate()


def with_bots(name: str, programs: Sequence[str | None]) -> list[Record]:
    """A table where these bots of the house sit, and people at the others."""
    humans = [seat for seat, program in enumerate(programs) if program is None]
    first, *seats = records_of("stbl", table=name, humans=humans)
    assert isinstance(first, Opened)
    return [
        first,
        *(msgspec.structs.replace(seat, program=program) for seat, program in zip(seats, programs, strict=True)),
    ]


def empty(name: str) -> list[Record]:
    """A table with a lobby where nobody sits yet."""
    first = records_of("stbl", table=name)[0]
    assert isinstance(first, Opened)
    return [msgspec.structs.replace(first, lobby=True)]


class Bus:
    """The server as the test sees it."""

    def __init__(self, url: str) -> None:
        self.clients = Clients(url)
        self.log = RedisLog(self.clients)
        self.directory = RedisDirectory(self.clients)
        self._client = self.clients.commands(4)

    async def __aenter__(self) -> Bus:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.log.aclose()
        await self.directory.aclose()
        await self.clients.aclose()

    async def table(self, name: str, records: Sequence[Record]) -> None:
        """A new table, listed and called for."""
        await found(self.log, records)
        table = replay(name, await self.log.read(name))
        assert table is not None
        await self.directory.put(entry_of(table))
        await self.directory.call(name)

    async def owners(self, names: Sequence[str]) -> list[bytes | str | None]:
        """Whose lease each of these tables is under."""
        return list(await call(self._client.mget([owner(name) for name in names])))

    async def hosted(
        self, names: Sequence[str], but_by: frozenset[bytes | str] = frozenset()
    ) -> frozenset[bytes | str]:
        """Wait until all of these have a host that is none of those; gives the hosts."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                owners = await self.owners(names)
                if None not in owners and not but_by & set(owners):
                    return frozenset(each for each in owners if each is not None)
                await asyncio.sleep(0)

    async def over(self, name: str) -> None:
        """Wait until the table's match is over and listed so."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                entry = await self.directory.entry(name)
                if entry is not None and entry.phase == "over" and not entry.wanting:
                    return
                await asyncio.sleep(0)
