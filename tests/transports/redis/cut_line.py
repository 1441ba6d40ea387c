"""A line to a server that loses answers: what was asked is done, and who asked is never told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from ssl import SSLContext

_CHUNK = 1 << 16


class CutLine:
    """Set ``losing`` to so many answers to commands with ``word`` in them. ``silently``: the connection stays open."""

    def __init__(self, upstream: Path, word: bytes) -> None:
        self.upstream = upstream
        self.word = word
        self.losing = 0
        self.silently = False
        self.lost = 0
        self.connections = 0
        self.url = ""
        self._ends: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A new connection."""
        serving = asyncio.ensure_future(self._serve(reader, writer))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        far_reader, far_writer = await asyncio.open_unix_connection(str(self.upstream))
        self._ends |= {writer, far_writer}
        awaited = asyncio.Event()

        async def up() -> None:
            while data := await reader.read(_CHUNK):
                if self.word in data:
                    awaited.set()
                far_writer.write(data)

        async def down() -> None:
            while data := await far_reader.read(_CHUNK):
                if awaited.is_set() and self.losing > 0:
                    self.losing -= 1
                    self.lost += 1
                    if not self.silently:
                        return
                else:
                    writer.write(data)
                awaited.clear()

        both = [asyncio.ensure_future(way()) for way in (up, down)]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in both:
                way.cancel()
                with suppress(asyncio.CancelledError, OSError):
                    await way
            for end in (writer, far_writer):
                end.transport.abort()
            self._ends -= {writer, far_writer}

    async def cut_all(self) -> None:
        """Cut every connection that there is, and wait until they are gone."""
        while self._serving:
            for end in self._ends:
                end.transport.abort()
            await asyncio.wait(self._serving)
        await asyncio.sleep(0)  # the sockets close one step later


@asynccontextmanager
async def cut_line(upstream: Path, word: bytes, tls: SSLContext | None = None) -> AsyncIterator[CutLine]:
    """A line of the loopback to the server on this socket; ``tls``: the near end speaks it."""
    line = CutLine(upstream, word)
    listening = await asyncio.start_server(line.accept, "127.0.0.1", 0, ssl=tls)
    line.url = f"redis://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    async with listening:
        try:
            yield line
        finally:
            listening.close()
            await line.cut_all()
