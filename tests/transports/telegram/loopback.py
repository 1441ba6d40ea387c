"""A server on this machine that answers requests as a test wants it to: too little, too much, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter
Serve = Callable[[Reader, Writer], Awaitable[None]]
PATIENCE_S = 20.0


class Server:
    """Listens on this machine, and does with each connection what it is told to; counts them and the calls."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self.connections = 0
        self.calls: list[tuple[bytes, bytes]] = []
        """Of each its head and its body."""
        self.closed = asyncio.Event()
        """The last connection is closed on this side, too."""
        self.base = ""
        self._talks: set[asyncio.Task[None]] = set()

    async def talk(self, reader: Reader, writer: Writer) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        try:
            await self._serve(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
            self.closed.set()
            self._talks.discard(task)

    async def call(self, reader: Reader) -> tuple[bytes, bytes]:
        """Read one."""
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        self.calls.append((head, await reader.readexactly(length)))
        return self.calls[-1]

    async def aclose(self) -> None:
        for task in self._talks:
            task.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)


def answer(body: bytes, status: str = "200 OK", more: str = "") -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n{more}\r\n".encode() + body


OK = answer(b'{"ok":true,"result":true}')


@asynccontextmanager
async def listening(make: Callable[[Server], Serve]) -> AsyncIterator[Server]:
    async def serve(reader: Reader, writer: Writer) -> None:
        await told(reader, writer)

    server = Server(serve)
    told = make(server)
    async with await asyncio.start_server(server.talk, "127.0.0.1", 0) as listener:
        server.base = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}/bot123:secret"
        try:
            async with asyncio.timeout(PATIENCE_S):
                yield server
        finally:
            await server.aclose()


def saying(said: bytes) -> Callable[[Server], Serve]:
    """Answers every call with this."""

    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            while True:
                await server.call(reader)
                writer.write(said)

        return serve

    return make
