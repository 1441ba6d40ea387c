"""A line that a program wrote: a message of the seat language, an act that cannot be read, or noise."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from core.table.decoding import decoded
from core.table.messages import Act, FromSeat, NotUnderstood, encode, read_from_seat

MOST_NUMBER: Final = 2**53 - 1
"""What every language can hold."""
_object: Final = msgspec.json.Decoder(dict[str, Any])


class Garbled(msgspec.Struct, frozen=True):
    """It says that it is an act, or an ``id``, and it is none."""

    type: str
    seq: int
    """The act's own number where one could be read, else 0."""
    text: str


class Noise(msgspec.Struct, frozen=True):
    """No message of the language: a stray print, a log line, a type that nobody knows."""


def read(line: bytes) -> FromSeat | Garbled | Noise:
    """What this is; never raises."""
    try:
        message = read_from_seat(line)
        encode(message)
        if not isinstance(message, Act) or 0 <= message.seq <= MOST_NUMBER:
            return message
        why = "seq is the number of an update"
    except NotUnderstood as error:
        why = str(error)
    except (OverflowError, ValueError, RecursionError):  # it can be read, but no carrier can pass it on
        why = "a number in it is too large, or it is too deep"
    try:
        said = decoded(_object, line)
    except ValueError:
        return Noise()
    kind = said.get("type")
    if kind not in ("act", "id"):
        return Noise()
    seq = said.get("seq")
    return Garbled(kind, seq if type(seq) is int and 0 <= seq <= MOST_NUMBER else 0, why)
