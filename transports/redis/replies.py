"""What a server sends, cut into replies (RESP 2 and 3), with bounded memory: what is too long is never kept.

A user with the right to one channel may publish 512 MB on it, and a server hands that on whole. Here it is dropped as
it comes in.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The server refused a command."""

    text: str
    """Its own words, of which the first is a code like ``NOPERM``."""

    @property
    def code(self) -> str:
        return self.text.partition(" ")[0]


class TooLong(msgspec.Struct, frozen=True):
    """In the place of a value that is longer than may be kept."""

    size: int


class Nonsense(ValueError):
    """This is not how a server speaks."""


Reply = Any
"""``int``, ``float``, ``bool``, ``bytes``, ``None``, `Refusal`, `TooLong`, or a list of these."""

_LINE: Final = 64 * 1024
"""The longest line that is no value of a given length."""
_DEEP: Final = 8
"""The deepest list in a list."""


class Replies:
    """Cuts a stream of bytes into replies; what is not whole yet waits for the rest."""

    __slots__ = ("_left", "_most", "_rest", "_skip", "_stack")

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = b""
        self._stack: list[tuple[list[Reply], int]] = []
        """Lists that are not whole yet, and how long each will be."""
        self._skip: int = 0
        """So many bytes of a value that is too long are still to come."""
        self._left: TooLong | None = None

    def feed(self, data: bytes) -> list[Reply]:
        """The replies that are whole with these bytes. Raises Nonsense."""
        buffer = self._rest + data if self._rest else data
        length, at, found, stack = len(buffer), 0, list[Reply](), self._stack
        while at < length:
            value: Reply
            if self._skip:
                step = min(self._skip, length - at)
                self._skip -= step
                at += step
                if self._skip:
                    break
                value = self._left
            else:
                end = buffer.find(b"\r\n", at, at + _LINE)
                if end < 0:
                    if length - at >= _LINE:
                        raise Nonsense("a line without an end")
                    break
                kind = buffer[at]
                try:
                    if kind in b"$=!":
                        size = int(buffer[at + 1 : end])
                        if size > self._most:
                            self._skip, self._left = size + 2, TooLong(size)
                            at = end + 2
                            continue
                        stop = end + 2 + size
                        if size >= 0 and stop + 2 > length:
                            break
                        value = None if size < 0 else buffer[end + 2 : stop]
                        if kind == 33:  # !
                            value = Refusal(value.decode(errors="replace"))
                        at = end + 2 if size < 0 else stop + 2
                    elif kind in b"*>~%":
                        count = int(buffer[at + 1 : end]) * (2 if kind == 37 else 1)
                        at = end + 2
                        if count > 0:
                            if count > _LINE or len(stack) == _DEEP:
                                raise Nonsense("a list that is too long or too deep")
                            stack.append(([], count))
                            continue
                        value = None if count < 0 else []
                    else:
                        value = _simple(kind, buffer[at + 1 : end])
                        at = end + 2
                except ValueError as error:
                    raise Nonsense(str(error)) from None
            while stack:
                items, count = stack[-1]
                items.append(value)
                if len(items) < count:
                    break
                stack.pop()
                value = items
            else:
                found.append(value)
        self._rest = buffer[at:]
        return found


def _simple(kind: int, text: bytes) -> Reply:
    """A value on one line."""
    match chr(kind):
        case ":" | "(":
            return int(text)
        case "+":
            return text
        case "-":
            return Refusal(text.decode(errors="replace"))
        case "_":
            return None
        case "#":
            return text == b"t"
        case ",":
            return float(text)
        case _:
            raise Nonsense(f"a reply that begins with {chr(kind)!r}")
