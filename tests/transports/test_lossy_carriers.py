"""Carriers that lose, double and reorder what they carry, and the same match all the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from core.table.messages import (
    Closed,
    FromSeat,
    Hello,
    Id,
    ToSeat,
    Update,
)
from core.table.ports import Interrupted, Restored, SeatPort
from core.table.times import Times
from tests.core.table.playing import SHORT, Game, chance, nonces, records_of
from transports.client import SeatClient, Told
from transports.player import play_seat


class Lossy:
    """A carrier that loses, doubles and reorders what it carries, both ways; greetings arrive."""

    def __init__(self, port: SeatPort, seed: int) -> None:
        self._port = port
        self._chance = random.Random(seed)
        self._late: list[ToSeat] = []
        self._ready: list[ToSeat] = []
        self.lost = 0

    async def send(self, message: FromSeat) -> None:
        roll = 1.0 if isinstance(message, Id) else self._chance.random()
        if roll < 0.15:
            self.lost += 1
            return
        await self._port.send(message)
        if roll > 0.9 and not isinstance(message, Id):
            await self._port.send(message)

    async def receive(self) -> ToSeat:
        while not self._ready:
            message = await self._port.receive()
            if isinstance(message, Interrupted | Restored):
                continue
            roll = 0.5 if isinstance(message, Hello | Closed) else self._chance.random()
            if roll < 0.15:
                self.lost += 1
            elif roll < 0.25:
                self._late.append(message)
            else:
                self._ready += [message, message] if roll > 0.9 else [message]
                self._ready += self._late
                self._late = []
        return self._ready.pop(0)

    async def aclose(self) -> None:
        await self._port.aclose()


@pytest.mark.parametrize("seed", range(4))
async def test_over_carriers_that_lose_and_double_the_same_match_is_played(seed: int) -> None:
    """The very same moves as without a fault, no act doubled, and every seat's own story of it whole."""
    plain = Game()
    await plain.found(records_of("burraco", SHORT, seed="9"))
    await plain.play([chance] * 4)

    game = Game()
    game.coordinator = game.another(Times(tick=500, absent=10_000_000))
    await game.found(records_of("burraco", SHORT, seed="9", humans=(0, 1, 2, 3)))
    carriers = [Lossy(game.bus.seat(seat), seed * 10 + seat) for seat in range(4)]
    clients = [
        SeatClient(carrier, f"P{seat}", nonce_source=nonces(seat), wants=("events",), clock=game.clock, repeat_ms=700)
        for seat, carrier in enumerate(carriers)
    ]
    told: list[list[int]] = [[] for _ in clients]
    for client, numbers in zip(clients, told, strict=True):
        listen(client, numbers)
    await game.coordinator.load()
    players = [asyncio.create_task(play_seat(client, chance)) for client in clients]
    run = asyncio.create_task(game.coordinator.run())
    while not run.done():
        await game.advance(250)
    await asyncio.gather(*players)
    assert game.coordinator.table.result == plain.coordinator.table.result
    assert game.coordinator.table.seq == plain.coordinator.table.seq
    assert game.coordinator.table.stand_in == (0, 0, 0, 0)
    assert sum(carrier.lost for carrier in carriers) > 50
    for numbers in told:
        assert numbers == sorted(numbers), "no event twice, none out of order"


def listen(client: SeatClient, numbers: list[int]) -> None:
    """Note the numbers of all events that this client gives to its player."""
    real = client.messages

    async def messages() -> AsyncIterator[Told]:
        async for message in real():
            if isinstance(message, Update):
                numbers.extend(event.seq for event in message.events)
            yield message

    client.messages = messages  # type: ignore[method-assign]
