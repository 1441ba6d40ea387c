"""What a server sends, cut into replies by hiredis, in this house's own kinds and with bounded memory."""

from __future__ import annotations

from typing import Any, Final

import hiredis
import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The server refused a command."""

    text: str
    """Its own words, of which the first is a code like ``NOPERM``."""

    @property
    def code(self) -> str:
        return self.text.partition(" ")[0]


class TooLong(msgspec.Struct, frozen=True):
    """In the place of a value that is longer than is looked at."""

    size: int


class Nonsense(ValueError):
    """This is not how a server speaks."""


Reply = Any
"""``int``, ``float``, ``bool``, ``bytes``, ``None``, `Refusal`, `TooLong`, or a list of these."""

MOST_UNFINISHED: Final = 40 * 1024 * 1024
"""Bytes of a reply that is not whole yet: a server ends a listener's connection before it sends so much at once."""
_NOTHING: Final = object()


class Replies:
    """Cuts a stream of bytes into replies; what is not whole yet waits for the rest."""

    __slots__ = ("_most", "_reader")

    def __init__(self, most: int) -> None:
        """Values of more than ``most`` bytes are given as `TooLong`."""
        self._most = most
        self._reader = hiredis.Reader(protocolError=Nonsense, replyError=_refusal, notEnoughData=_NOTHING)

    def feed(self, data: bytes) -> list[Reply]:
        """The replies that are whole with these bytes. Raises Nonsense."""
        self._reader.feed(data)
        found: list[Reply] = []
        while (reply := self._reader.gets()) is not _NOTHING:
            found.append(self._ours(reply))
        if self._reader.len() > MOST_UNFINISHED:
            raise Nonsense(f"a reply of more than {MOST_UNFINISHED} bytes")
        return found

    def _ours(self, reply: Reply) -> Reply:
        kind = type(reply)
        if kind is int:  # the answer to a publication, as most are
            return reply
        if kind is bytes:
            return reply if len(reply) <= self._most else TooLong(len(reply))
        if isinstance(reply, list):  # a message is of a kind of its own, made from it
            return [self._ours(item) for item in reply]
        return Refusal(str(reply)) if kind is _Refused else reply


class _Refused(Exception):
    """A refusal as hiredis makes it; it is never raised."""


def _refusal(text: str) -> Exception:
    return _Refused(text)
