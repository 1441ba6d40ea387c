"""The Bot API's side of HTTP, as little of it as the stand-in needs: a path with a method's name, and a form.

What this measures is the process that asks, so nothing is checked and nothing is refused, and every answer leaves at
once.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec

Form = Mapping[str, str]
"""What a call brings along; a file by the number of its bytes."""
Answer = Callable[[str, Form], Awaitable[Any]]
"""By the name of the method, in small letters, and its form: the result."""

_MOST_HEAD: Final = 2**16
_BOUNDARY: Final = re.compile(rb'boundary="?([^";,\r\n]+)')
_NAME: Final = re.compile(rb'\bname="([^"]*)"')


class Requests:
    """Listens on this machine alone, and hands each call on; connections stay open."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._server: asyncio.Server | None = None
        self._talks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Listen; the port. Raises OSError."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0, limit=_MOST_HEAD)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def aclose(self) -> None:
        """Hear nobody any more."""
        if self._server is not None:
            self._server.close()
        talks = list(self._talks)
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = asyncio.create_task(self._talk(reader, writer))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                fields = _fields(head)
                body = await reader.readexactly(int(fields.get(b"content-length", b"0")))
                method = head.split(b" ", 2)[1].rpartition(b"/")[2].decode("ascii", "replace").lower()
                result = await self._answer(method, form(fields.get(b"content-type", b""), body))
                said = msgspec.json.encode({"ok": True, "result": result})
                writer.write(
                    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(said)
                    + said
                )
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # whoever asked has gone
        finally:
            writer.close()


def form(kind: bytes, body: bytes) -> Form:
    """What stands in the body of a call: a form, or parts with files."""
    boundary = _BOUNDARY.search(kind)
    if boundary is None:
        return dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True))
    found = {}
    for part in body.split(b"--" + boundary[1])[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name = _NAME.search(head)
        if name is not None:
            content = content.removesuffix(b"\r\n")
            file = b"filename=" in head
            found[name[1].decode("utf-8", "replace")] = (
                str(len(content)) if file else content.decode("utf-8", "replace")
            )
    return found


def _fields(head: bytes) -> dict[bytes, bytes]:
    lines = (line.partition(b":") for line in head.split(b"\r\n")[1:] if line)
    return {name.strip().lower(): value.strip() for name, _, value in lines}
