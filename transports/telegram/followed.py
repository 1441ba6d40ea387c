"""A carrier that says where it has come to: after a match it may be the table of the rematch, or another seat."""

from __future__ import annotations

from collections.abc import Callable

from core.table.messages import FromSeat, Hello, ToSeat
from core.table.ports import Interrupted, Restored, SeatPort


class FollowedPort:
    """A `SeatPort`; ``greeted`` is told of every greeting before its reader is, and must not wait or raise."""

    def __init__(self, port: SeatPort, greeted: Callable[[Hello], None]) -> None:
        self._port = port
        self._greeted = greeted

    async def send(self, message: FromSeat) -> None:
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        message = await self._port.receive()
        if isinstance(message, Hello):
            self._greeted(message)
        return message

    async def aclose(self) -> None:
        await self._port.aclose()
