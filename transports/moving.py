"""A seat's port that can go to another seat of its table, without its client noticing anything but a new greeting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from core.table.messages import Closed, FromSeat, ToSeat
from core.table.ports import Interrupted, PortClosed, Restored, SeatPort


class MovingPort:
    """Wraps the port of the seat at hand. While it moves, the end of the old seat's carrier is nobody's end."""

    def __init__(self, port: SeatPort) -> None:
        self.ended: str | None = None
        """Why the table closed the seat, once it has."""
        self._port = port
        self._moved: asyncio.Future[None] | None = None
        """There while it moves; done once that has worked, or not."""

    async def move(self, go: Callable[[], Awaitable[SeatPort | None]]) -> None:
        """Take the port that ``go`` gives instead of the one at hand; None, or an error, leaves it as it is."""
        moved = self._moved = asyncio.get_running_loop().create_future()
        try:
            port = await go()
            if port is not None:
                old, self._port = self._port, port
                await old.aclose()
        finally:
            self._moved = None
            moved.set_result(None)

    async def send(self, message: FromSeat) -> None:
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        while True:
            port = self._port
            try:
                message = await port.receive()
            except PortClosed as closed:
                if not await self._is_elsewhere(port):
                    self.ended = self.ended or closed.reason
                    raise
                continue
            if isinstance(message, Closed):
                if await self._is_elsewhere(port):
                    continue
                self.ended = message.reason
            return message

    async def aclose(self) -> None:
        await self._port.aclose()

    async def _is_elsewhere(self, port: SeatPort) -> bool:
        """Has the seat another port now? Waits for a move that is under way."""
        if self._moved is not None:
            await self._moved
        return self._port is not port
