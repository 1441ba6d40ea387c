"""What tests of the carriers on real servers stand on: exchanges that notice fast, conditions with a deadline."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from core.table.messages import FromSeat, ToSeat, encode, read_to_seat
from tests.patience import PATIENCE_S
from transports.redis import names
from transports.redis.clients import Clients
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong

BEAT_S: Final = 0.1
CALM_S: Final = 5.0
"""A heartbeat for tests in which nothing is to be noticed."""
TABLE: Final = "K7QF2M"


async def until(condition: Callable[[], bool], what: str) -> None:
    """Let time go by until it is so; fails when it takes too long."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, f"this has not come: {what}"
        await asyncio.sleep(0.002)


@asynccontextmanager
async def exchange(url: str, echo: str | None = None, *, beat_s: float = BEAT_S) -> AsyncIterator[Exchange]:
    """An exchange that counts on a server which answers within two tenths of a second."""
    clients = Clients(url)
    try:
        async with Exchange(clients, echo=echo, beat_s=beat_s, connect_s=0.5) as made:
            await made.reached()
            yield made
    finally:
        await clients.aclose()


class Listener:
    """Somebody who notes everything that an exchange says."""

    def __init__(self) -> None:
        self.heard: list[bytes | TooLong] = []
        self.words: list[str] = []

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        self.heard.append(message)

    def cut(self, reason: str) -> None:
        self.words.append("cut")

    def mend(self) -> None:
        self.words.append("mend")

    def end(self, reason: str) -> None:
        self.words.append("end")


class Far:
    """A seat (None: a watcher) without any manners of its own: it says what it is told to, and notes what it hears."""

    def __init__(self, over: Exchange, seat: int | None, table: str = TABLE) -> None:
        self._over = over
        self._to = head(names.heard(table, seat))
        self._from = names.told(table, seat)
        self.heard: list[ToSeat] = []

    async def come(self) -> Far:
        await self._over.listen(self, [self._from])
        return self

    def go(self) -> None:
        self._over.drop(self)

    async def say(self, *messages: FromSeat | bytes) -> None:
        raw = [message if isinstance(message, bytes) else encode(message) for message in messages]
        await self._over.publish([publication(self._to, one) for one in raw])

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        assert isinstance(message, bytes)
        self.heard.append(read_to_seat(message))

    def cut(self, reason: str) -> None:
        pass

    def mend(self) -> None:
        pass

    def end(self, reason: str) -> None:
        pass
