"""How requests reach the Bot API: the library's own way, but for what it says on the way.

It warns of its own past whenever the answer is "too many requests", and writes stack traces into the log when a proxy
answers with a page. So such answers are told apart here, before it sees them. What it and its HTTP client write of
addresses, which hold the token, is kept out of the log.
"""

from __future__ import annotations

import json
import logging
import re
from math import isfinite
from typing import Any, Final

from telegram import Update
from telegram.error import NetworkError, TelegramError
from telegram.request import BaseRequest, HTTPXRequest, RequestData

_log = logging.getLogger(__name__)

TOO_MANY: Final = 429
UNKNOWN_WAIT_S: Final = 5.0
"""Who says that it is too much without saying how long to wait is left alone for so long."""
_RETRY: Final = re.compile(rb"retry[ _-]after\W{0,4}([0-9]{1,6})", re.IGNORECASE)
_QUIET: Final = {"httpx": logging.WARNING, "httpcore": logging.WARNING, "telegram": logging.CRITICAL}
"""Loggers of libraries. What goes wrong is raised in any case, and who asked says it."""


class TooMany(TelegramError):
    """Too much was asked; for so many seconds nothing more may be."""

    def __init__(self, after_s: float) -> None:
        super().__init__(f"nothing more for {after_s:g} s")
        self.after_s = after_s


class Wire(HTTPXRequest):
    """The library's requests. Raises TooMany and NetworkError itself for what the library makes noise about."""

    def __init__(self, connections: int = 1, within_s: float = 10.0) -> None:
        """``connections``: at most so many at once; ``within_s``: how long writing, reading, and waiting for a
        connection may take."""
        super().__init__(
            connections,
            read_timeout=within_s,
            write_timeout=within_s,
            pool_timeout=within_s,
            httpx_kwargs={"event_hooks": {"request": [in_one_piece]}},
        )

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        code, payload = await super().do_request(
            url, method, request_data, read_timeout, write_timeout, connect_timeout, pool_timeout
        )
        if code == TOO_MANY:
            raise TooMany(_wait(payload))
        if code >= 500:
            raise NetworkError(f"status {code}")
        return code, payload


class UpdatesWire(Wire):
    """The requests by which updates are fetched. One that the library cannot read keeps none of the others back."""

    async def do_request(self, *args: Any, **kwargs: Any) -> tuple[int, bytes]:
        code, payload = await super().do_request(*args, **kwargs)
        return code, readable(payload)


async def in_one_piece(request: Any) -> None:
    """A form with a picture goes out whole: else each of its fields is written, and waited for, by itself."""
    await request.aread()


def readable(payload: bytes) -> bytes:
    """The same answer, but that of an update which the library cannot read only its number is left: it is nobody's."""
    try:
        answer = json.loads(payload)
        updates = answer["result"]
        numbers = [each["update_id"] for each in updates]
    except (ValueError, KeyError, TypeError):
        return payload
    if not all(isinstance(number, int) for number in numbers) or all(map(_reads, updates)):
        return payload
    answer["result"] = [each if _reads(each) else _passed_over(each["update_id"]) for each in updates]
    return json.dumps(answer).encode()


def _reads(update: Any) -> bool:
    try:
        Update.de_json(update, None)
    except Exception:  # whatever it stumbles over
        return False
    return True


def _passed_over(number: int) -> dict[str, int]:
    _log.warning("update %d cannot be read, and is passed over: nobody is answered", number)
    return {"update_id": number}


def _wait(payload: bytes) -> float:
    """Seconds, out of the answer: out of its parameters, else out of its words."""
    try:
        seconds = float(json.loads(payload)["parameters"]["retry_after"])
        if isfinite(seconds):
            return max(0.0, seconds)
    except (ValueError, KeyError, TypeError):
        pass
    said = _RETRY.search(payload)
    return float(said[1]) if said else UNKNOWN_WAIT_S


def hush() -> None:
    """Keep addresses and texts of messages out of the log, whatever its level is or becomes."""
    for name, level in _QUIET.items():
        logger = logging.getLogger(name)
        logger.setLevel(max(level, logger.level))
        if not any(isinstance(each, _Grave) for each in logger.filters):
            logger.addFilter(_Grave())


class _Grave(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno >= logging.WARNING
