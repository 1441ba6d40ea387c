"""One connection to a server for one use, without a pool, and without anything that repeats or reconnects by itself.

The client library connects it (address, TLS, user, sentinel); from then on its bytes are written and read here: a
publication of five letters costs half of what it costs through a pipeline, no read has a time limit to set up, and
whatever becomes of the connection ends in one `BusTrouble`.
"""

from __future__ import annotations

import asyncio
from typing import Final

import hiredis
from redis.asyncio import Redis

from transports.redis.clients import BusTrouble, call
from transports.redis.replies import Nonsense, Replies, Reply

READ: Final = 64 * 1024
MOST_UNSENT: Final = 64 * 1024 * 1024
"""Bytes that may wait to be sent. A thousand tables that tell all their seats everything at once have a tenth of it
on its way; a server that takes nothing is noticed by its silence, long before this."""


class Line:
    """A connection that somebody opened and closes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int) -> None:
        self._reader = reader
        self._writer = writer
        self._replies = Replies(most)

    @classmethod
    async def open(cls, client: Redis, *, within_s: float, most: int) -> Line:
        """Connect as this client does; values of more than ``most`` bytes are dropped as they come.

        Raises BusTrouble.
        """
        connection = client.connection_pool.make_connection()
        try:
            await call(connection.connect(), within_s)
            reader, writer = connection._reader, connection._writer
            if reader is None or writer is None:
                raise BusTrouble("the server has closed the connection at once")
            connection._reader = connection._writer = None
        except BaseException:
            _abort(connection._writer)
            connection._reader = connection._writer = None
            raise
        return cls(reader, writer, most)

    def send(self, data: bytes) -> bool:
        """Write this; False where the connection is closed or too much waits to be sent: then it is lost."""
        transport = self._writer.transport
        if transport.is_closing() or transport.get_write_buffer_size() + len(data) > MOST_UNSENT:
            return False
        self._writer.write(data)
        return True

    async def receive(self) -> list[Reply]:
        """The next replies, as many as have come, none where one is not whole yet. Raises BusTrouble."""
        try:
            data = await self._reader.read(READ)
            if data:
                return self._replies.feed(data)
        except OSError as error:
            raise BusTrouble(f"the connection broke ({error.strerror or type(error).__name__})") from None
        except Nonsense as error:
            raise BusTrouble(f"what answers is no Redis or Valkey server ({error})") from None
        raise BusTrouble("the server has closed the connection")

    def close(self) -> None:
        """End it at once, whatever waits to be sent; harmless twice."""
        _abort(self._writer)


def _abort(writer: asyncio.StreamWriter | None) -> None:
    # Not close(): that would wait for a server which takes nothing more, and keep the socket for ever.
    if writer is not None:
        writer.transport.abort()


def command(*words: bytes) -> bytes:
    """A command as a server reads it.

    >>> command(b"PING", b"7")
    b'*2\\r\\n$4\\r\\nPING\\r\\n$1\\r\\n7\\r\\n'
    """
    packed: bytes = hiredis.pack_command(words)  # type: ignore[arg-type]  # its stub speaks of one word only
    return packed


def head(channel: str) -> bytes:
    """The constant part of a publication on this channel, for `publication`."""
    return channel.encode()


def publication(to: bytes, message: bytes) -> bytes:
    """A PUBLISH command, from what `head` gave.

    >>> publication(head("c"), b"hi") == command(b"PUBLISH", b"c", b"hi")
    True
    """
    return command(b"PUBLISH", to, message)
