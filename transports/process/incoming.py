"""A line that a program wrote: a message of the seat language, one that is meant to be and is none, or noise.

This is the only reader of such lines, for the table's runner and for the checker; and the answers to an act that no
table needs to see are here, too.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

import msgspec

from core.game.refusals import no_card
from core.table.decoding import decoded
from core.table.messages import Act, FromSeat, NotUnderstood, Rejected, encode, read_from_seat
from core.table.parts import MOST_OPTIONS, MOST_VALUES
from transports.process.faults import BotFailed

MOST_NUMBER: Final = 2**53 - 1
"""What every language can hold."""
EXPECTED: Final = ("act", "id", "pong")
"""What a program has to say. Anything else that cannot be read is noise."""
_SHOWN: Final = 300
"""Characters that are told of what is wrong with a message: it may name a field of any length."""
_BOM: Final = b"\xef\xbb\xbf"
"""Some languages begin their output with it. It means nothing in UTF-8."""
_object: Final = msgspec.json.Decoder(dict[str, Any])
_LOOKS: Final = re.compile(rb"""["']type["']\s*:\s*["'](act|id)["']""")
_SEQ: Final = re.compile(rb"""["']seq["']\s*:\s*(\d{1,16})\s*[,}]""")
_ALONE: Final = re.compile("[\ud800-\udfff]")


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
    """What this is; never raises. A byte order mark at its beginning is passed over."""
    line = line.removeprefix(_BOM).lstrip()
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
        return _broken(line)
    kind = said.get("type")
    if kind not in EXPECTED:
        return Noise()
    seq = said.get("seq")
    number = seq if type(seq) is int and 0 <= seq <= MOST_NUMBER else 0
    return Garbled(kind, number, (_no_card_in(said) or _too_many_in(said) or why)[:_SHOWN].rstrip("."))


def _broken(line: bytes) -> Garbled | Noise:
    """A line that is no JSON object. One that says that it is an act is meant to be one, whatever stands around that;
    of an id no more may be wrong than what is inside its braces, since it is the end of a program that wrote it so."""
    found = _LOOKS.search(line)
    if found is None or (found[1] == b"id" and not line.startswith(b"{")):
        return Noise()
    seq = _SEQ.search(line)
    number = 0 if seq is None or int(seq[1]) > MOST_NUMBER else int(seq[1])
    return Garbled(found[1].decode(), number, _why_broken(line)[:_SHOWN].rstrip("."))


def _why_broken(line: bytes) -> str:
    """Why this is no JSON object, in words for whoever wrote the program."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        return f"byte {error.start + 1} of the line is not UTF-8; write UTF-8, or ASCII with escapes"
    try:
        said = json.loads(text, parse_constant=_no_constant)
        alone = _ALONE.search(json.dumps(said, ensure_ascii=False))
    except json.JSONDecodeError as error:
        if not text.startswith("{"):
            return "the line begins with something else; write each message as a line of its own"
        if text.startswith("{'"):
            return "JSON has double quotes, not single ones; write it with a JSON library"
        if error.msg == "Extra data":
            return f"something follows the message at byte {error.pos + 1}; write each message as a line of its own"
        if error.pos >= len(text) or error.msg.startswith("Unterminated string"):
            return "the line ends in the middle of the message; write it whole, in one line"
        return f"it is no JSON: {error.msg[:1].lower()}{error.msg[1:].removesuffix(' at')}, at byte {error.pos + 1}"
    except RecursionError:
        return "it is too deep: lists and objects in each other without an end"
    except ValueError as error:
        return str(error)
    if not isinstance(said, dict):
        return "it is no object; write { first and } last"
    if alone is not None:
        return "half of a surrogate pair is no character; leave it out, or write both halves"
    return "a number in it is too large; write null, or a smaller one"


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON; write null, or a number")


def _too_many_in(said: dict[str, Any]) -> str | None:
    """What there is too much of in an id; None: nothing, or it is none."""
    options = said.get("options")
    if not isinstance(options, list):
        return None
    if len(options) > MOST_OPTIONS:
        return f"it has {len(options)} options, and {MOST_OPTIONS} are the most; leave some out"
    lists = (option["values"] for option in options if isinstance(option, dict) and "values" in option)
    most = max((len(values) for values in lists if isinstance(values, list)), default=0)
    if most > MOST_VALUES:
        return f"an option has {most} values, and {MOST_VALUES} are the most; take a text, or a number"
    return None


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
