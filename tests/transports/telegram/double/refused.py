"""How the Bot API refuses a call: a status, a sentence, and what a program may read out of it."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A call that is answered with ``ok: false``."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters
        """``retry_after`` (seconds) or ``migrate_to_chat_id``."""

    def json(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        return answer | ({"parameters": self.parameters} if self.parameters else {})


def bad(sentence: str, **parameters: int) -> Refused:
    """400: what is asked for cannot be done."""
    return Refused(400, f"Bad Request: {sentence}", **parameters)


def forbidden(sentence: str) -> Refused:
    """403: somebody does not want it."""
    return Refused(403, f"Forbidden: {sentence}")


def conflict(sentence: str) -> Refused:
    """409: updates go one way only."""
    return Refused(409, f"Conflict: {sentence}")


def flooded(seconds: int) -> Refused:
    """429: too much at once; nothing for so many seconds."""
    return Refused(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
