"""Logs for machines: one JSON object a line, with table, seat and seq where they are known, and never a hand.

    {"time":"2026-01-02T03:04:05.678Z","level":"INFO","logger":"transports.gateway.visits","message":"connected",
     "table":"K7QF2M","seat":2}

Table, seat and seq come from ``extra={"table": …}`` or are read out of the message. Nobody here logs cards, and an
exception's own text may hold anything, so of most exceptions only the kind and the place are written. As a last net,
what looks like a token is blacked out, and what looks like cards too.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Final

import msgspec

from core.table.ports import LogDamaged, TableError
from transports.gateway.tokens import redacted

MOST_MESSAGE: Final = 2_000
"""Characters of a message; the rest is left out."""
FIELDS: Final = ("table", "seat", "seq")

_TABLE: Final = re.compile(r"\btable ([0-9A-Z]{4,12})\b")
_SEAT: Final = re.compile(r"\bseat ([0-9])\b")
_SEQ: Final = re.compile(r"\b(?:record|seq) ([0-9]{1,9})\b")
_STEERING: Final = re.compile("[\x7f-\x9f\u2028\u2029]")
_BOT_TOKEN: Final = re.compile(r"[0-9]{5,20}:[A-Za-z0-9_-]{16,100}")
"""A Telegram bot's, also in the middle of an address."""
_CARDS: Final = re.compile(r"(?<![0-9A-Za-z_])(?:(?:10|[A2-9TJQK])[SHDC♠♥♦♣♤♡♢♧]|JK)(?![0-9A-Za-z_])")


class JsonFormatter(logging.Formatter):
    """Writes a record of the log as one line of JSON. It raises nothing, whatever the record holds."""

    def format(self, record: logging.LogRecord) -> str:
        message = safe(said(record))
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z",
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        line |= _known(record, message)
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = short(record.exc_info[1])
        # What some programs take for an end of line, and terminals for an order.
        return _STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", msgspec.json.encode(line).decode("utf-8"))


def short(error: BaseException) -> str:
    """An exception in a few words: its kind, its code, its place; its own text only where that can hold no card.

    >>> short(ValueError("KS QS"))
    'ValueError'
    """
    kind = type(error).__name__
    if isinstance(error, TableError) and not isinstance(error, LogDamaged):
        kind = f"{kind} ({error.code}): {safe(str(error))}"
    elif isinstance(error, OSError) and error.strerror:
        kind = f"{kind}: {error.strerror.lower()}"
    elif isinstance(error, BaseExceptionGroup):
        kind = f"{kind} of {', '.join(short(each) for each in error.exceptions[:3])}"
    frames = traceback.extract_tb(error.__traceback__)
    return f"{kind} at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else kind


def safe(text: str) -> str:
    """A text without tokens and cards, and not too long."""
    whole = text[:MOST_MESSAGE].encode("utf-8", "backslashreplace").decode("utf-8")
    return _CARDS.sub("<card>", _BOT_TOKEN.sub("<token>", redacted(whole)))


def said(record: logging.LogRecord) -> str:
    """The message of a record; as it was written, where it does not fit what was given along."""
    try:
        return record.getMessage()
    except Exception:  # a wrong format of somebody else's
        return str(record.msg)


def _known(record: logging.LogRecord, message: str) -> Mapping[str, object]:
    """What is known of table, seat and seq: given along, or said in the message."""
    found: dict[str, object] = {}
    for name, pattern in zip(FIELDS, (_TABLE, _SEAT, _SEQ), strict=True):
        given = getattr(record, name, None)
        if isinstance(given, str | int):
            found[name] = given
        elif (told := pattern.search(message)) is not None:
            found[name] = told[1] if name == "table" else int(told[1])
    return found
