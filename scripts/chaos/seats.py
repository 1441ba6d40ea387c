"""Seats for chaos: greedy players, in this process or another, on carriers that lose messages when told to."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import sys
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Final

from core.game.events import AnyEvent
from core.table.clock import SystemClock
from core.table.messages import Act, Closed, End, FromSeat, Hello, Id, ToSeat, Update
from core.table.ports import Interrupted, Restored, SeatPort
from scripts.chaos.match import name_of, nonce_of, player_of
from scripts.joining import REPEAT_MS, WANTS
from transports.client import SeatClient, Told
from transports.player import play_seat
from transports.redis.clients import Clients
from transports.redis.port import RedisSeatPort

HELD_S: Final = 0.03
"""For so long a message may be held back at most."""


class NoisyPort:
    """A seat's carrier that loses, doubles, delays and reorders messages when it is told to, both ways."""

    def __init__(self, port: SeatPort, chance: random.Random) -> None:
        self.noise = 0.0
        """How likely each of these is for a message."""
        self.pace_s = 0.0
        """How long an act is thought over."""
        self.disturbed = 0
        """Messages to which something happened."""
        self.interrupted = asyncio.Event()
        """Has the carrier ever said that it does not work?"""
        self._port = port
        self._chance = chance
        self._late: list[ToSeat | Interrupted | Restored] = []
        self._ready: list[ToSeat | Interrupted | Restored] = []

    async def send(self, message: FromSeat) -> None:
        if self.pace_s and isinstance(message, Act):
            await asyncio.sleep(self.pace_s)
        match "" if isinstance(message, Id) else self._roll():
            case "lost":
                return
            case "doubled":
                await self._port.send(message)
            case "late":
                await asyncio.sleep(HELD_S * self._chance.random())
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        while not self._ready:
            message = await self._port.receive()
            if isinstance(message, Interrupted):
                self.interrupted.set()
            heard = not isinstance(message, Hello | Closed | Interrupted | Restored | End)
            match self._roll() if heard else "":
                case "lost":
                    continue
                case "late":
                    self._late.append(message)
                    continue
                case "doubled":
                    self._ready.append(message)
            self._ready.append(message)
            self._ready += self._late
            self._late = []
        return self._ready.pop(0)

    async def aclose(self) -> None:
        await self._port.aclose()

    def _roll(self) -> str:
        if not self.noise:
            return ""
        roll = self._chance.random() / self.noise
        what = "lost" if roll < 1 else "doubled" if roll < 2 else "late" if roll < 3 else ""
        self.disturbed += bool(what)
        return what


class Listener(SeatClient):
    """A seat's client that remembers what its player was told."""

    def __init__(self, port: SeatPort, seat: int, ended: asyncio.Event) -> None:
        super().__init__(
            port,
            name_of(seat),
            nonce_source=partial(nonce_of, seat),
            wants=WANTS,
            clock=SystemClock(),
            repeat_ms=REPEAT_MS,
        )
        self.told: list[AnyEvent] = []
        self._told_all = ended

    async def messages(self) -> AsyncIterator[Told]:
        async for message in super().messages():
            if isinstance(message, Update):
                self.told += message.events
            # Not when the carrier has it: what came before it may still wait to be told to the player.
            if isinstance(message, End) and message.result is not None:
                self._told_all.set()
            yield message


class Player:
    """One seat, played greedily until `aclose`."""

    def __init__(self, url: str, table: str, seat: int, chance: random.Random) -> None:
        self.seat = seat
        self.port: NoisyPort | None = None
        self.client: Listener | None = None
        self.ended = asyncio.Event()
        """Has this seat's player been told how the match ended?"""
        self.interrupted = asyncio.Event()
        """Has its carrier ever said that it does not work?"""
        self._noise = 0.0
        self._pace_s = 0.0
        self._clients = Clients(url)
        self._table = table
        self._chance = chance
        self._playing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to play; returns at once."""
        self._playing = asyncio.create_task(self._play(), name=f"seat {self.seat}")

    async def aclose(self) -> None:
        """Go without a word; harmless twice."""
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.cancel()
            await asyncio.wait({playing})
        if self.client is not None:
            await self.client.aclose()
        await self._clients.aclose()

    @property
    def failure(self) -> BaseException | None:
        """What ended it against its will."""
        playing = self._playing
        return playing.exception() if playing is not None and playing.done() and not playing.cancelled() else None

    @property
    def disturbed(self) -> int:
        """Messages of its newest carrier to which something happened."""
        return 0 if self.port is None else self.port.disturbed

    def set(self, *, noise: float, pace_s: float = 0.0) -> None:
        """From now on messages are disturbed so often, and acts are thought over for so long."""
        self._noise, self._pace_s = noise, pace_s
        if self.port is not None:
            self.port.noise, self.port.pace_s = noise, pace_s

    async def _play(self) -> None:
        while not self.ended.is_set():
            port = self.port = NoisyPort(await RedisSeatPort.open(self._clients, self._table, self.seat), self._chance)
            port.noise, port.pace_s = self._noise, self._pace_s
            port.interrupted = self.interrupted
            client = self.client = Listener(port, self.seat, self.ended)
            player = player_of(self.seat)
            await play_seat(client, player, beside=player)


async def _play_all(url: str, table: str, seats: Sequence[int]) -> None:
    players = [Player(url, table, seat, random.Random(seat)) for seat in seats]
    for player in players:
        player.start()
    print("ready", flush=True)
    for player in players:
        await player.ended.wait()
    print("ended", flush=True)
    await asyncio.Event().wait()


def main(words: Sequence[str]) -> int:
    """``URL TABLE SEAT…``: play these seats until somebody ends this process."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("table")
    parser.add_argument("seats", nargs="+", type=int)
    args = parser.parse_args(words)
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play_all(args.url, args.table, args.seats))
    return 0
