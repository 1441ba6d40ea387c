"""Why a WebSocket ends: the code it is closed with, a reason in words, and whether coming again helps.

| code | when | come again? |
|---|---|---|
| 1000 | the client has closed it | as it likes |
| 1001 | the gateway is going away: another one, or the next, has the table | yes, after a moment |
| 1002 | frames that break the WebSocket protocol | no |
| 1003 | a binary frame: the seat language is text | no |
| 1007 | text that is no UTF-8 | no |
| 1009 | a frame over the limit | yes |
| 1011 | the gateway failed | yes |
| 4400 | not the seat language: no ``id`` at first, another protocol, too much that is no message | no |
| 4401 | no token, or no token of these tables | no |
| 4402 | the token has expired | no |
| 4403 | the table refuses the seat: it has changed hands since, or there is no such seat | no |
| 4408 | no ``id`` came in time | yes |
| 4409 | the same seat has come on a newer connection | no |
| 4410 | the table has closed, its match is over, or it has put this seat out: the reason says which | no |
| 4413 | messages were not read as fast as they came | yes: everything is shown again |
| 4429 | more messages than a seat may send | yes, after a while |
| 4503 | the table does not answer: nobody hosts it now, or the bus is away | yes, after a while |

Before the WebSocket is open a refusal is an HTTP status (400, 403, 426, 429, 503) with JSON ``code`` and ``text``.
"""

from __future__ import annotations

from typing import Final

import msgspec

MOST_REASON: Final = 123
"""Bytes of a reason in a closing frame (RFC 6455, 5.5)."""

LEFT: Final = 1000
GOING_AWAY: Final = 1001
BROKEN_FRAMES: Final = 1002
NOT_TEXT: Final = 1003
LOST: Final = 1006
NOT_UTF8: Final = 1007
TOO_BIG: Final = 1009
FAILED: Final = 1011
NOT_THE_LANGUAGE: Final = 4400
BAD_TOKEN: Final = 4401
EXPIRED_TOKEN: Final = 4402
SEAT_REFUSED: Final = 4403
NO_ID: Final = 4408
REPLACED: Final = 4409
TABLE_CLOSED: Final = 4410
TOO_SLOW: Final = 4413
TOO_MANY: Final = 4429
NO_TABLE: Final = 4503

COME_AGAIN: Final = "the gateway is going away: come again in a moment"

FINAL: Final = frozenset(
    {BROKEN_FRAMES, NOT_TEXT, NOT_UTF8, NOT_THE_LANGUAGE}
    | {BAD_TOKEN, EXPIRED_TOKEN, SEAT_REFUSED, REPLACED, TABLE_CLOSED}
)
"""Coming again with the same token would end in the same way."""
CODES: Final = FINAL | {LEFT, GOING_AWAY, LOST, TOO_BIG, FAILED, NO_ID, TOO_SLOW, TOO_MANY, NO_TABLE}
"""All of them; 1006 is never sent: it stands for a connection that was lost."""


class Ending(msgspec.Struct, frozen=True):
    """How a connection ends."""

    code: int
    reason: str

    @property
    def message(self) -> bytes:
        """The reason as a closing frame holds it: cut where it is too long, never within a character."""
        return self.reason.encode("utf-8", "replace")[:MOST_REASON].decode("utf-8", "ignore").encode()


class Ended(Exception):
    """Raised where a connection has come to its end."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.ending = Ending(code, reason)
