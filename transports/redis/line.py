"""One connection to a server for one use, without a pool, and without anything that repeats or reconnects by itself.

The client library connects it (address, TLS, user, sentinel); from then on its bytes are written and read here: a
publication of five letters costs half of what it costs through a pipeline, no read has a time limit to set up, no task
is woken for what comes, and whatever becomes of the connection ends in one reason.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import hiredis
from redis.asyncio import Redis

from transports.redis.clients import BusTrouble, call
from transports.redis.replies import Nonsense, Replies, Reply

_log = logging.getLogger(__name__)

MOST_UNSENT: Final = 64 * 1024 * 1024
"""Bytes that may wait to be sent. A thousand tables that tell all their seats everything at once have a tenth of it
on its way; a server that takes nothing is noticed by its silence, long before this."""


class Line(asyncio.Protocol):
    """A connection that somebody opened and closes.

    What comes is cut into replies and handed over at once, in the turn of the event loop in which it came; whoever
    takes it must return at once.
    """

    def __init__(
        self, writer: asyncio.StreamWriter, most: int, take: Callable[[Reply], None], lost: Callable[[str], None]
    ) -> None:
        # The library's writer would close the connection when it is forgotten.
        self._writer = writer
        self._transport = writer.transport
        self._replies = Replies(most)
        self._take = take
        self._lost = lost
        self._open = True

    @classmethod
    async def open(
        cls,
        client: Redis,
        *,
        within_s: float,
        most: int,
        take: Callable[[Reply], None],
        lost: Callable[[str], None],
    ) -> Line:
        """Connect as this client does; values of more than ``most`` bytes are dropped as they come.

        ``take`` is called with each reply, ``lost`` once, with the reason, when nothing more will come; neither after
        `close`. Raises BusTrouble.
        """
        connection = client.connection_pool.make_connection()
        try:
            await call(connection.connect(), within_s)
            reader, writer = connection._reader, connection._writer
            if reader is None or writer is None or reader.at_eof() or writer.transport.is_closing():
                raise BusTrouble("the server has closed the connection at once")
            connection._reader = connection._writer = None
        except BaseException:
            _abort(connection._writer)
            connection._reader = connection._writer = None
            raise
        line = cls(writer, most, take, lost)
        early = bytes(reader._buffer)  # what came with the library's last answer
        writer.transport.set_protocol(line)
        if early:
            line.data_received(early)
        return line

    def send(self, data: bytes) -> bool:
        """Write this; False where the connection is closed or too much waits to be sent: then it is lost."""
        transport = self._transport
        if transport.is_closing() or transport.get_write_buffer_size() + len(data) > MOST_UNSENT:
            return False
        transport.write(data)
        return True

    def close(self) -> None:
        """End it at once, whatever waits to be sent; harmless twice."""
        self._open = False
        _abort(self._writer)

    # --- for the event loop ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self._open:
            return
        try:
            for reply in self._replies.feed(data):
                self._take(reply)
                if not self._open:
                    return
        except Nonsense as error:
            self._end(f"what answers is no Redis or Valkey server ({error})")
        except Exception:
            _log.exception("a connection to the server failed while reading")
            self._end("the connection failed while reading")

    def connection_lost(self, exc: Exception | None) -> None:
        if exc is None:
            self._end("the server has closed the connection")
        else:
            why = (exc.strerror if isinstance(exc, OSError) else None) or type(exc).__name__
            self._end(f"the connection broke ({why})")

    def _end(self, reason: str) -> None:
        if self._open:
            self._open = False
            _abort(self._writer)
            self._lost(reason)


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
