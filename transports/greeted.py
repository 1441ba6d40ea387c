"""A seat's port that was read up to the table's greeting before anybody else reads it."""

from __future__ import annotations

from core.table.messages import Closed, FromSeat, Hello, ToSeat
from core.table.ports import Interrupted, PortClosed, Restored, SeatPort


class GreetedPort:
    """Wraps a port. :meth:`greeting` first; what came before that is given to whoever receives afterwards."""

    def __init__(self, port: SeatPort) -> None:
        self._port = port
        self._read: list[ToSeat] = []

    async def greeting(self) -> Hello:
        """Wait for the table's greeting, through any trouble. Raises PortClosed where none comes any more."""
        while True:
            message = await self._port.receive()
            match message:
                case Interrupted() | Restored():
                    continue  # nobody was there to be cut off
                case Closed(reason=reason):
                    raise PortClosed(reason)
            self._read.append(message)
            if isinstance(message, Hello):
                return message

    async def send(self, message: FromSeat) -> None:
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        return self._read.pop(0) if self._read else await self._port.receive()

    async def aclose(self) -> None:
        await self._port.aclose()
