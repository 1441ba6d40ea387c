"""A seat's client with the test at the other end of its carrier."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from core.table.messages import (
    FromSeat,
    Hello,
    Sync,
    ToSeat,
    Update,
)
from core.table.ports import PortClosed
from tests.core.table.playing import Game, chance, nonces, records_of, settled
from transports.client import SeatClient, Told


class Script:
    """A carrier whose other end is the test."""

    def __init__(self) -> None:
        self.sent: list[FromSeat] = []
        self._inbox: asyncio.Queue[ToSeat | None] = asyncio.Queue()

    async def send(self, message: FromSeat) -> None:
        self.sent.append(message)

    async def receive(self) -> ToSeat:
        message = await self._inbox.get()
        if message is None:
            raise PortClosed("the line is dead")
        return message

    async def aclose(self) -> None:
        self._inbox.put_nowait(None)

    async def tell(self, *messages: ToSeat | None) -> None:
        for message in messages:
            self._inbox.put_nowait(message)
        await settled()


class Reader:
    """Reads a client's messages all the time."""

    def __init__(self, client: SeatClient) -> None:
        self.heard: list[Told] = []
        self.task = asyncio.create_task(self._read(client))

    async def _read(self, client: SeatClient) -> None:
        async for message in client.messages():
            self.heard.append(message)

    def of(self, kind: type[Told]) -> list[Told]:
        return [message for message in self.heard if isinstance(message, kind)]


async def real_messages(wants: Sequence[str] = ("events",)) -> tuple[Hello, list[Update]]:
    """What a real table says to seat 0: the greeting, and the updates of a few turns."""
    game = Game()
    await game.found(records_of())
    async with game.running():
        seats = await game.seats(wants)
        for _ in range(12):
            for seat in seats:
                await seat.hear()
            turn = next(seat for seat in seats if seat.asked)
            assert turn.update is not None
            await turn.act(*chance(turn.update.view, game.coordinator.table.rules))
        await seats[0].hear()
        hello = next(message for message in seats[0].all if isinstance(message, Hello))
        return hello, [message for message in seats[0].all if isinstance(message, Update)]


async def begun(wants: Sequence[str] = ("events",)) -> tuple[Script, SeatClient, Reader, list[Update]]:
    """A client that has been greeted and has the first update."""
    hello, updates = await real_messages()
    port = Script()
    client = SeatClient(port, "Ana", wants=wants, nonce_source=nonces(0))
    reader = Reader(client)
    await port.tell(hello, updates[0])
    if "events" in wants:
        assert port.sent[1:] == [Sync(0)]
        await port.tell(msg(updates[0], since=0))
    return port, client, reader, updates


def msg(update: Update, since: int) -> Update:
    return Update(since=since, seq=update.seq, events=update.events, view=update.view, turn=update.turn)
