"""What the Bot API has answered, before the library reads it."""

from __future__ import annotations

import json
import logging
import re
from math import isfinite
from typing import Any, Final

import msgspec
from telegram import Update

_log = logging.getLogger(__name__)

UNKNOWN_WAIT_S: Final = 5.0
"""Who says that it is too much without saying how long to wait is left alone for so long."""
_SENT: Final = ("message_id", "date", "chat", "photo")
_TAPPED: Final = ("message_id", "date", "chat", "message_thread_id", "is_topic_message")
_RETRY: Final = re.compile(rb"retry[ _-]after\W{0,4}([0-9]{1,6})", re.IGNORECASE)


def decoded(payload: bytes) -> Any:
    """JSON as values; the quick way, which is stricter than others, first. Raises ValueError."""
    try:
        return msgspec.json.decode(payload)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return json.loads(payload.decode("utf-8", "replace"))


def wait_of(payload: bytes) -> float:
    """Seconds for which nothing more is to be asked: out of the answer's parameters, else out of its words."""
    try:
        seconds = float(json.loads(payload)["parameters"]["retry_after"])
        if isfinite(seconds):
            return max(0.0, seconds)
    except (ValueError, KeyError, TypeError):
        pass
    said = _RETRY.search(payload)
    return float(said[1]) if said else UNKNOWN_WAIT_S


def brief(answer: Any) -> Any:
    """An answer in which a message stands, with no more of it than is wanted of what was sent or changed: the library
    would make objects of all its buttons."""
    match answer:
        case {"ok": True, "result": {"message_id": _} as message}:
            return {"ok": True, "result": {name: message[name] for name in _SENT if name in message}}
    return answer


def tapped(update: Any) -> Any:
    """An update, of whose tapped message only is left where it stands: it was the bot's own."""
    match update:
        case {"callback_query": {"message": {"message_id": _} as message} as query}:
            left = {name: message[name] for name in _TAPPED if name in message}
            return {**update, "callback_query": {**query, "message": left}}
    return update


def readable(answer: Any) -> Any:
    """An answer with updates, but of each that the library cannot read only its number is left: it is nobody's."""
    match answer:
        case {"result": [*updates]} if all(isinstance(each, dict) and "update_id" in each for each in updates):
            found = [tapped(each) for each in updates]
            if not all(isinstance(each["update_id"], int) for each in found):
                return answer
            return {**answer, "result": [each if _reads(each) else _passed_over(each["update_id"]) for each in found]}
    return answer


def _reads(update: Any) -> bool:
    try:
        Update.de_json(update, None)
    except Exception:  # whatever it stumbles over
        return False
    return True


def _passed_over(number: int) -> dict[str, int]:
    _log.warning("update %d cannot be read, and is passed over: nobody is answered", number)
    return {"update_id": number}
