"""A host of one table, without a lease and with a trap: it kills itself (kill -9) at one await of one commit."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from typing import Final

from bots import registry
from core.table.clock import SystemClock
from core.table.coordinator import Coordinator
from core.table.hosting import TableBus
from core.table.orders import Answer
from core.table.ports import Heard, Letter, Log, TableError
from core.table.times import Times
from scripts.chaos.match import secret_of
from transports.redis.bus import RedisCarriers
from transports.redis.clients import Clients
from transports.redis.exchange import Exchange
from transports.redis.log import RedisLog

PLACES: Final = ("before append", "in append", "after append", "in publish", "after publish")
"""The moments of a commit at which a host may die. In append: the record is on its way and its answer is not awaited.
In publish: half of the letters are out."""
TICK_MS: Final = 2_000
AGAIN_S: Final = 0.05


class Trap:
    """Kills this process at that place of the commit of the record with this number, or of the first one after it."""

    def __init__(self, place: str, number: int) -> None:
        self._place = place
        self._number = number
        self._appended = -1

    def appending(self, number: int) -> bool:
        """Is it this append that the process dies in?"""
        if number < self._number:
            return False
        if self._place == "before append":
            _die()
        return self._place == "in append"

    def appended(self, number: int) -> None:
        """A record is in the log."""
        self._appended = number
        if self._place == "after append" and number >= self._number:
            _die()

    def publishing(self) -> bool:
        """Is it this publication that the process dies in?"""
        return self._place == "in publish" and self._appended >= self._number

    def published(self) -> None:
        """Something was published."""
        if self._place.endswith("publish") and self._appended >= self._number:
            _die()


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class TrappedLog:
    """A log with the trap before and after each append."""

    def __init__(self, log: Log, trap: Trap) -> None:
        self._log = log
        self._trap = trap

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self._trap.appending(seq):
            sending = asyncio.ensure_future(self._log.append(table, seq, record))
            # Whether the server has it already, or ever gets it, is what nobody can know then.
            await asyncio.wait({sending}, timeout=secrets.randbelow(1000) / 1_000_000)
            _die()
        await self._log.append(table, seq, record)
        self._trap.appended(seq)

    async def read(self, table: str) -> list[bytes]:
        return await self._log.read(table)

    async def tables(self) -> list[str]:
        return await self._log.tables()


class TrappedBus:
    """A bus with the trap in and after each publication."""

    def __init__(self, bus: TableBus, trap: Trap) -> None:
        self._bus = bus
        self._trap = trap

    async def receive(self) -> Heard:
        return await self._bus.receive()

    async def publish(self, letters: Sequence[Letter]) -> None:
        if self._trap.publishing():
            letters = letters[: len(letters) // 2]
        await self._bus.publish(letters)
        self._trap.published()

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        await self._bus.disconnect(seat, reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        await self._bus.answer(ask, answer)

    async def aclose(self) -> None:
        await self._bus.aclose()


async def host(url: str, table: str, trap: Trap) -> None:
    """Run the table for ever; a coordinator that ends is replaced by another one."""
    clients = Clients(url)
    log = TrappedLog(RedisLog(clients), trap)
    async with Exchange(clients, echo=secrets.token_hex(8)) as exchange:
        bus = TrappedBus(await RedisCarriers(exchange).open(table), trap)
        print("ready", flush=True)
        while True:
            coordinator = Coordinator(
                table,
                log,
                bus,
                SystemClock(),
                stand_in=registry.think_of("greedy"),
                entropy=secret_of,
                times=Times(tick=TICK_MS),
            )
            try:
                await coordinator.load()
                await coordinator.run(greet=True)
            except TableError as error:
                logging.warning("%s", error)
            except Exception:
                logging.exception("the coordinator failed")
            await asyncio.sleep(AGAIN_S)


def main(words: Sequence[str]) -> int:
    """``URL TABLE [PLACE NUMBER]``."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("table")
    parser.add_argument("place", nargs="?", default="")
    parser.add_argument("number", nargs="?", type=int, default=0)
    args = parser.parse_args(words)
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(message)s")
    asyncio.run(host(args.url, args.table, Trap(args.place, args.number)))
    return 0
