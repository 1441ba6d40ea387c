"""A line to a server that may be hurt: it delays, swallows everything, or loses the answers to some commands."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

CHUNK: Final = 1 << 16


class HurtLine:
    """What lies between a program and its server; set what it does at any time."""

    def __init__(self, upstream: Path, chance: random.Random) -> None:
        self.url = ""
        self.delay_s = 0.0
        """So long everything takes, each way."""
        self.jitter_s = 0.0
        """And up to so long again; what is said on one connection keeps its order."""
        self.swallows = False
        """Does nothing arrive any more, though nobody is told? New connections are taken, too."""
        self.losing = 0
        """So many answers to come are lost, of those to commands that hold ``word``."""
        self.silently = False
        """Is an answer lost without a sign, or is its connection cut?"""
        self.word = b""
        self.lost = 0
        """Answers that were lost."""
        self._upstream = upstream
        self._chance = chance
        self._ends: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """End every connection that there is."""
        for end in list(self._ends):
            end.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either end of it ends."""
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(str(self._upstream))
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._ends |= ends
        awaited = asyncio.Event()
        ways = [
            asyncio.ensure_future(self._up(reader, far_writer, awaited)),
            asyncio.ensure_future(self._down(far_reader, writer, awaited)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
                with suppress(asyncio.CancelledError, OSError):
                    await way
            for end in ends:
                end.transport.abort()
            self._ends -= ends

    async def _up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, awaited: asyncio.Event) -> None:
        while data := await reader.read(CHUNK):
            await self._take_time()
            if self.swallows:
                continue
            if self.losing > 0 and self.word in data and data.startswith((b"*", b"$")):
                awaited.set()
            writer.write(data)
            await writer.drain()

    async def _down(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, awaited: asyncio.Event) -> None:
        while data := await reader.read(CHUNK):
            await self._take_time()
            if self.swallows:
                continue
            if awaited.is_set() and self.losing > 0 and not data.startswith(b"-NOSCRIPT"):
                awaited.clear()
                self.losing -= 1
                self.lost += 1
                if self.silently:
                    continue
                return
            writer.write(data)
            await writer.drain()

    async def _take_time(self) -> None:
        if self.delay_s or self.jitter_s:
            await asyncio.sleep(self.delay_s + self.jitter_s * self._chance.random())


@asynccontextmanager
async def hurt_line(upstream: Path, chance: random.Random) -> AsyncIterator[HurtLine]:
    """A line of the loopback to the server on this socket."""
    line = HurtLine(upstream, chance)
    visits: set[asyncio.Task[None]] = set()

    over = False

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if over:  # it was let in just before the end
            writer.transport.abort()
            return
        visit = asyncio.ensure_future(line.serve(reader, writer))
        visits.add(visit)
        visit.add_done_callback(visits.discard)
        visit.add_done_callback(lambda _: writer.transport.abort())  # also where it was cancelled before it began

    listening = await asyncio.start_server(come, "127.0.0.1", 0)
    line.url = f"redis://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        over = True
        listening.close()
        for visit in list(visits):
            visit.cancel()
        if visits:
            await asyncio.wait(visits)
