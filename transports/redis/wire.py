"""One connection on which many ask at once and each gets its own answer, in the order of the questions.

A thousand tables that append need no thousand connections: what is asked meanwhile is written together, and the
server saves it together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import ResponseError

from transports.redis.clients import LOOKS, trouble
from transports.redis.line import Line
from transports.redis.replies import Refusal, Reply

MOST: Final = 64 * 1024
"""Bytes of one value of an answer."""


class Unanswered(Exception):
    """Nothing was answered; had the question been sent?"""

    def __init__(self, reason: str, *, sent: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sent = sent


class Wire:
    """Made by `open`; the first answer that does not come ends it, and then nobody else is answered either."""

    def __init__(self, within_s: float) -> None:
        self.reason: str | None = None
        """Why it has ended; None: it has not."""
        self._line: Line | None = None
        self._within_s = within_s
        self._loop = asyncio.get_running_loop()
        self._unsent: list[bytes] = []
        self._asked: deque[tuple[asyncio.Future[Reply], int]] = deque()
        """Who waits, and at which look they began to."""
        self._looks = 0
        self._look_at: asyncio.TimerHandle | None = None

    @classmethod
    async def open(cls, client: Redis, *, within_s: float) -> Wire:
        """Connect as this client does. Raises BusTrouble."""
        wire = cls(within_s)
        wire._line = await Line.open(client, within_s=within_s, most=MOST, take=wire._take, lost=wire.end)
        return wire

    async def ask(self, command: bytes) -> Reply:
        """The answer. Raises BusTrouble for a refusal, Unanswered for none."""
        if self.reason is not None:
            raise Unanswered(self.reason, sent=False)
        answer: asyncio.Future[Reply] = self._loop.create_future()
        if not self._unsent:
            self._loop.call_soon(self._send)  # with whatever else is asked until then
        self._unsent.append(command)
        self._asked.append((answer, self._looks))
        if self._look_at is None:
            self._look_at = self._loop.call_later(self._within_s / LOOKS, self._look)
        reply = await answer
        if isinstance(reply, Refusal):
            raise trouble(ResponseError(reply.text))
        return reply

    async def aclose(self) -> None:
        """End it; harmless twice."""
        self.end("it was closed")

    def end(self, reason: str) -> None:
        """Nobody is answered any more; harmless twice."""
        if self.reason is not None:
            return
        self.reason = reason
        if self._line is not None:
            self._line.close()
        if self._look_at is not None:
            self._look_at.cancel()
        asked, self._asked = self._asked, deque()
        for answer, _ in asked:
            if not answer.done():
                answer.set_exception(Unanswered(reason, sent=True))

    def _send(self) -> None:
        data = b"".join(self._unsent)
        self._unsent.clear()
        if self.reason is None and self._line is not None and not self._line.send(data):
            self.end("the server takes nothing more")

    def _look(self) -> None:
        """Looks are counted, not seconds: while this process stands still nobody is late."""
        self._looks += 1
        self._look_at = None
        if self._asked and self._looks - self._asked[0][1] > LOOKS:
            self.end(f"the server has not answered within {self._within_s:g} s")
        elif self._asked:
            self._look_at = self._loop.call_later(self._within_s / LOOKS, self._look)

    def _take(self, reply: Reply) -> None:
        if not self._asked:
            self.end("the server answers what nobody has asked")
            return
        answer, _ = self._asked.popleft()
        if not answer.done():
            answer.set_result(reply)
