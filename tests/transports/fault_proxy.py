"""Stands between a client and a server and does what networks do: delay, cut, swallow, stall, double, reorder."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from types import TracebackType
from typing import Final

READ: Final = 65536


class FaultProxy:
    """A proxy on the loopback for a server on a unix socket; its faults can be changed at any time.

    With a ``seed`` it looks at what the server says, and can lose, double and swap whole published messages.
    """

    def __init__(self, target: str, seed: int | None = None) -> None:
        self._target = target
        self._chance = None if seed is None else random.Random(seed)
        self._ways: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.delay_s = 0.0
        """Before anything is handed on, both ways."""
        self.hole = False
        """Takes everything and hands on nothing: a peer that is gone without a word."""
        self.refuse = False
        """Ends every new connection at once."""
        self.lose = self.double = self.swap = 0.0
        """How probable each is for a published message."""
        self.meddled = 0
        """Messages that were lost, doubled or swapped."""
        self.connections = 0
        """Connections that were ever made."""
        self._cut_after: int | None = None
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """End all connections there are."""
        for pair in list(self._ways):
            for writer in pair:
                writer.transport.abort()

    def cut_after(self, count: int) -> None:
        """End all connections once the server has said so many more bytes; the last ones are handed on."""
        self._cut_after = count

    def stall(self) -> None:
        """Read nothing more from the server, as a client does that is too slow."""
        self._flows.clear()

    def flow(self) -> None:
        """After `stall`."""
        self._flows.set()

    async def __aenter__(self) -> FaultProxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            if not self.refuse:
                answers, to = await asyncio.open_unix_connection(self._target)
                ways = (writer, to)
                self._ways.add(ways)
                up = asyncio.create_task(self._up(reader, to))
                down = asyncio.create_task(self._down(answers, writer))
                try:
                    await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    self._ways.discard(ways)
                    to.transport.abort()
                    for task in (up, down):
                        task.cancel()
                    await asyncio.gather(up, down, return_exceptions=True)
        except OSError:
            pass  # the server is not there
        finally:
            writer.transport.abort()

    async def _up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(READ):
                if self.delay_s:
                    await asyncio.sleep(self.delay_s)
                if not self.hole:
                    writer.write(data)
                    await writer.drain()

    async def _down(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        rest, held = b"", b""
        with suppress(OSError):
            while True:
                await self._flows.wait()
                data = await reader.read(READ)
                if not data:
                    return
                if self.delay_s:
                    await asyncio.sleep(self.delay_s)
                if self.hole:
                    continue
                if self._chance is not None:
                    data, rest, held = self._meddle(rest + data, held, self._chance)
                if self._cut_after is not None:
                    data = data[: self._cut_after]
                    self._cut_after -= len(data)
                writer.write(data)
                await writer.drain()
                if self._cut_after == 0:
                    self._cut_after = None
                    # What was handed on is read before the end is: a close, not an abort.
                    writer.close()
                    self.cut_others(writer)
                    return

    def cut_others(self, but: asyncio.StreamWriter) -> None:
        """End all connections but this one."""
        for pair in list(self._ways):
            if but not in pair:
                for writer in pair:
                    writer.transport.abort()

    def _meddle(self, data: bytes, held: bytes, chance: random.Random) -> tuple[bytes, bytes, bytes]:
        """What is handed on now, what is not whole yet, and a message that is kept for after the next one."""
        given, at = [], 0
        while (end := reply_end(data, at)) is not None:
            reply, at = data[at:end], end
            if not reply[1:].startswith((b"3\r\n$7\r\nmessage\r\n",)):
                given += [reply, held]
                held = b""
                continue
            roll = chance.random()
            if roll < self.lose:
                self.meddled += 1
            elif roll < self.lose + self.double:
                self.meddled += 1
                given += [reply, reply, held]
                held = b""
            elif roll < self.lose + self.double + self.swap and not held:
                self.meddled += 1
                held = reply
            else:
                given += [reply, held]
                held = b""
        return b"".join(given), data[at:], held


def reply_end(data: bytes, at: int) -> int | None:
    """Where the reply of a server ends that begins here; None where it is not whole."""
    line = data.find(b"\r\n", at)
    if line < 0:
        return None
    kind, end = data[at : at + 1], line + 2
    if kind in (b"$", b"=", b"!"):
        size = int(data[at + 1 : line])
        end += 0 if size < 0 else size + 2
        return end if end <= len(data) else None
    if kind in (b"*", b">", b"~", b"%"):
        for _ in range(int(data[at + 1 : line]) * (2 if kind == b"%" else 1)):
            after = reply_end(data, end)
            if after is None:
                return None
            end = after
    return end
