"""Orders for the seat that somebody has, given by whoever may order for them; a change of seats takes their carrier
along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from core.table.orders import Answer, Done, Move, Order, Sit
from core.table.ports import SeatPort
from transports.client import SeatClient
from transports.moving import MovingPort


class SeatChair:
    """One person's (:class:`transports.console.chairs.Chair`)."""

    def __init__(
        self,
        ask: Callable[[str, Order], Awaitable[Answer]],
        open_seat: Callable[[str, int], Awaitable[SeatPort]],
        port: MovingPort,
        client: SeatClient,
        sit: Sit,
        table: str,
    ) -> None:
        """``ask`` gives orders to a table, ``open_seat`` makes carriers; ``sit`` is how they sat down at ``table``."""
        self._ask = ask
        self._open_seat = open_seat
        self._port = port
        self._client = client
        self._sit = sit
        self._first_table = table

    @property
    def table(self) -> str:
        """The table at hand: after a match it may be that of the rematch."""
        hello = self._client.hello
        return self._first_table if hello is None else hello.table

    async def order(self, order: Order) -> Answer:
        """Ask the table for this. Raises TableError."""
        return await self._ask(self.table, order)

    async def move(self, seat: int, to: int) -> Answer:
        """Change seats, and hear and speak at the new one from then on. Raises TableError."""
        answers: list[Answer] = []

        async def go() -> SeatPort | None:
            answers.append(await self.order(Move(seat=seat, to=to)))
            if not isinstance(answers[0], Done):
                return None
            await self.order(msgspec.structs.replace(self._sit, seat=to))  # this carrier is the new seat's
            return await self._open_seat(self.table, to)

        await self._port.move(go)
        return answers[0]
