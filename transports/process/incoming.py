"""A line that a program wrote: a message of the seat language, one that is meant to be and is none, or noise.

This is the only reader of such lines, for the table's runner and for the checker; and the answers to an act that no
table needs to see are here, too.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from core.game.refusals import no_card
from core.table.decoding import decoded
from core.table.messages import Act, FromSeat, NotUnderstood, Rejected, encode, read_from_seat
from transports.process.faults import BotFailed

MOST_NUMBER: Final = 2**53 - 1
"""What every language can hold."""
EXPECTED: Final = ("act", "id", "pong")
"""What a program has to say. Anything else that cannot be read is noise."""
_SHOWN: Final = 300
"""Characters that are told of what is wrong with a message: it may name a field of any length."""
_object: Final = msgspec.json.Decoder(dict[str, Any])


class Garbled(msgspec.Struct, frozen=True):
    """It says that it is one of EXPECTED, and it is none."""

    type: str
    seq: int
    """An act's own number where one could be read, else 0."""
    text: str
    """What is wrong with it, without an end."""


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
    if not line.startswith(b"{"):
        return Noise()
    try:
        said = decoded(_object, line)
    except ValueError:
        return Noise()
    kind = said.get("type")
    if kind not in EXPECTED:
        return Noise()
    seq = said.get("seq")
    number = seq if type(seq) is int and 0 <= seq <= MOST_NUMBER else 0
    return Garbled(kind, number, (_no_card_in(said) or why)[:_SHOWN].rstrip("."))


def _no_card_in(said: dict[str, Any]) -> str | None:
    """What is no card in the actions of this; None: nothing, or it has no actions."""
    actions = said.get("actions")
    wrong = (no_card(action) for action in actions) if isinstance(actions, list) else ()
    return next((text for text in wrong if text is not None), None)


def unreadable(act: Garbled, now: int) -> Rejected:
    """The answer to an act that cannot be read; ``now``: the number of the newest record."""
    return Rejected(seq=act.seq, at=None, code="malformed", text=f"This is no act: {act.text}.", now=now)


def not_asked(seq: int, now: int) -> Rejected:
    """The answer to an act for another moment than the one at hand."""
    text = "Nothing is asked for this number; look at the newest update."
    return Rejected(seq=seq, at=None, code="stale", text=text, now=now)


def bad_id(name: str, said: Garbled) -> BotFailed:
    """What becomes of a program that cannot say who it is."""
    return BotFailed("bad_id", f"{name} wrote an id that cannot be read: {said.text}.")
