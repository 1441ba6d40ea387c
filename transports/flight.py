"""An act on its way: sent until it is answered, and settled once."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from core.game.view import View
from core.table.messages import Act, Rejected
from core.table.ports import Clock, SeatPort


class Flight:
    """A command that waits for its answer; make it inside an event loop."""

    __slots__ = ("answer", "message", "view")

    def __init__(self, message: Act, view: View | None) -> None:
        """``view``: what its player saw when it was made."""
        self.message = message
        self.view = view
        self.answer: asyncio.Future[Rejected | None] = asyncio.get_running_loop().create_future()

    def settle(self, answer: Rejected | None) -> None:
        """The table has refused it, or accepted it (None); what comes later changes nothing."""
        if not self.answer.done():
            self.answer.set_result(answer)

    async def run(self, port: SeatPort, clock: Clock | None, repeat_ms: int | None) -> Rejected | None:
        """Send it until it is answered; the table counts a repeated act once. Raises PortClosed."""
        while True:
            await port.send(self.message)
            if clock is None or repeat_ms is None:
                return await self.answer
            due: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            timer = clock.call_at(clock.now_ms() + repeat_ms, partial(_ring, due))
            waiting: set[asyncio.Future[Any]] = {self.answer, due}
            try:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                timer.cancel()
            if self.answer.done():
                return self.answer.result()


def _ring(due: asyncio.Future[Any]) -> None:
    if not due.done():
        due.set_result(None)
