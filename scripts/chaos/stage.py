"""The stage of one run: the server, hosts and seats of a table, and what of its match is in the log until now."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from core.game.events import AnyEvent, redact
from core.table import telling
from core.table.messages import PROTOCOL, Hello, Id, Tick
from core.table.ports import LogDamaged, PortClosed
from core.table.records import Shuffled, read_record
from core.table.state import fold
from core.table.table import Table
from scripts.chaos.child import Child
from scripts.chaos.line import HurtLine
from scripts.chaos.match import BOTS, CODE, PROGRAM, Match, Played, name_of
from scripts.chaos.seats import Player
from scripts.chaos.server import HurtServer
from scripts.joining import WANTS
from transports.redis import names
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.port import RedisSeatPort

SAYS_S: Final = 15.0
"""A table that cannot save must say so within so long."""
HEARD_S: Final = 20.0
"""After the end of the match every seat must have heard how it ended within so long."""


class Stage:
    """The processes of one run, and what of the match has been recorded until now."""

    def __init__(
        self, directory: Path, server: HurtServer, match: Match, expected: Played, chance: random.Random, short: bool
    ) -> None:
        self.directory = directory
        self.server = server
        self.match = match
        self.expected = expected
        self.chance = chance
        self.short = short
        self.hosts: list[Child] = []
        self.players: list[Player] = []
        """Seats in this process."""
        self.apart: dict[int, Child] = {}
        """Seats in processes of their own."""
        self.line: HurtLine | None = None
        self.lines: set[str] = set()
        self.raw: list[bytes] = []
        """The records so far."""
        self.table: Table | None = None
        self.degraded = asyncio.Event()
        """Has the table said that it cannot save?"""
        self.problems: list[str] = []
        self._dealt = 0
        """The record with which the last deal began."""
        self._events: list[AnyEvent] = []
        """What has happened in it."""
        self._news = asyncio.Condition()
        self._started = 0

    # --- for faults --------------------------------------------------------------------------------------------------

    def some(self, count: int, first: float = 0.1, last: float = 0.75) -> list[int]:
        """So many different record numbers of this match, in order, chosen by its seed."""
        total = self.expected.records
        places = range(max(12, int(total * first)), int(total * last))
        return sorted(self.chance.sample(places, min(count, len(places))))

    async def at(self, number: int) -> None:
        """Wait until so many records are in the log."""
        async with self._news:
            await self._news.wait_for(lambda: len(self.raw) >= number or self.over)

    async def more(self, count: int = 1) -> None:
        """Wait for so many more records."""
        await self.at(len(self.raw) + count)

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.table is not None and self.table.result is not None

    async def log_length(self) -> int:
        """As the server says. Raises BusTrouble."""
        return int(await self.server.ask("XLEN", names.log(CODE)))

    async def says_degraded(self) -> None:
        """Wait until the table says that it cannot save. Raises TimeoutError."""
        async with asyncio.timeout(SAYS_S):
            await self.degraded.wait()

    def expect(self, fine: bool, text: str) -> None:
        """Where it is not so, that is a problem of this run."""
        if not fine:
            self.problems.append(text)

    async def serve(self, *, wait: bool = True) -> Child:
        """Start another `buraco serve`."""
        self._started += 1
        name = f"host{self._started}"
        url = self._url("hosts")
        home = self.directory / f"{name}.home"
        environment = {"BURACO_REDIS_URL": url, "BURACO_HOME": str(home)}
        child = Child(self.directory, name, ("buraco", "serve"), environment)
        self.hosts.append(child)
        await child.start()
        if wait:
            await child.prints("Hosting tables")
        return child

    async def trapped(self, place: str = "", number: int = 0) -> Child:
        """Start a host that has no lease, and dies at that place of that commit."""
        self._started += 1
        child = Child(self.directory, f"host{self._started}", ("host", self._url("hosts"), CODE, place, str(number)))
        self.hosts.append(child)
        await child.start()
        await child.prints("ready")
        return child

    async def hosted(self) -> None:
        """Wait until somebody has the table's lease."""
        while not await self.server.ask("EXISTS", names.owner(CODE)):
            await asyncio.sleep(0.02)

    async def seat_apart(self, seat: int) -> Child:
        """Start (again) the process of a seat."""
        self._started += 1
        name, url = f"seat{seat}-{self._started}", self._url("seats")
        if seat in BOTS:
            words = ("buraco", "join", CODE, "--seat", str(seat), "--as", name_of(seat), "--bot", PROGRAM)
            environment = {"BURACO_REDIS_URL": url, "BURACO_HOME": str(self.directory / f"{name}.home")}
            child = Child(self.directory, name, words, environment)
        else:
            child = Child(self.directory, name, ("seats", url, CODE, str(seat)))
        self.apart[seat] = child
        await child.start()
        return child

    def _url(self, who: str) -> str:
        return self.line.url if self.line is not None and who in self.lines else self.server.url

    # --- for the run -------------------------------------------------------------------------------------------------

    async def seat_all(self, apart: Collection[int], house: Collection[int]) -> None:
        """Start every seat that is not the host's."""
        for seat in sorted({0, 1, 2, 3}.difference(house)):
            if seat in apart:
                await self.seat_apart(seat)
            else:
                player = Player(self._url("seats"), CODE, seat, random.Random(f"{self.match.seed} {seat}"))
                self.players.append(player)
                player.start()

    async def follow(self) -> None:
        """Read the log as it grows, for ever, through any trouble. Raises LogDamaged for one that makes no sense."""
        clients = Clients(self.server.url)
        client = clients.commands(1)
        last = b"0-0"
        try:
            while True:
                try:
                    found_now: Any = await call(client.xread({names.log(CODE): last}, block=500), 3.0)
                except BusTrouble:
                    await asyncio.sleep(0.02)
                    continue
                for entry, fields in _entries(found_now):
                    last = entry
                    await self._follow(fields[b"r"])
        finally:
            await clients.aclose()

    async def _follow(self, raw: bytes) -> None:
        try:
            record = read_record(raw)
            self.table, events = fold(self.table, record)
        except ValueError as error:
            raise LogDamaged(CODE, len(self.raw), str(error)) from None
        if isinstance(record, Shuffled):
            self._dealt, self._events = self.table.seq, []
        self._events += events
        async with self._news:
            self.raw.append(raw)
            self._news.notify_all()

    async def watch(self) -> None:
        """Listen as a watcher, for what the table says of itself."""
        clients = Clients(self.server.url)
        port = await RedisSeatPort.open(clients, CODE, None)
        try:
            with suppress(PortClosed):
                while True:
                    message = await port.receive()
                    if isinstance(message, Hello):
                        await port.send(Id(protocol=PROTOCOL, name="a watcher", wants=WANTS))
                    if isinstance(message, Tick) and message.degraded:
                        self.degraded.set()
        finally:
            await port.aclose()
            await clients.aclose()

    async def unheard(self) -> list[int]:
        """The seats that have not heard the end of the match in time."""
        waiting = {player.seat: asyncio.ensure_future(_set(player.ended)) for player in self.players}
        # `buraco join` says nothing at the end: it waits for the rematch.
        apart = {seat: child for seat, child in self.apart.items() if seat not in BOTS}
        waiting |= {seat: asyncio.ensure_future(_printed(child)) for seat, child in apart.items()}
        _, late = await asyncio.wait(waiting.values(), timeout=HEARD_S)
        for task in late:
            task.cancel()
        return sorted(seat for seat, task in waiting.items() if task in late)

    def misled(self) -> list[str]:
        """What seats of this process were told otherwise than it was; each sentence names the seat."""
        table, wrong = self.table, list[str]()
        for player in self.players:
            client, seat = player.client, player.seat
            if table is None or client is None or client.latest is None:
                wrong.append(f"seat {seat} has seen nothing")
                continue
            if client.latest.view != telling.shown(table, seat):
                wrong.append(f"seat {seat} sees something else than the table shows it")
            told = [event for event in client.told if event.seq >= self._dealt]
            if told != [redact(event, seat) for event in self._events]:
                wrong.append(f"seat {seat} was told {len(told)} events of the last deal, of {len(self._events)}")
            numbers = [event.seq for event in client.told]
            if numbers != sorted(numbers):
                wrong.append(f"seat {seat} was told events in another order than they came")
        return wrong

    async def aclose(self) -> None:
        """End everybody, whatever state they are in."""
        with suppress(ProcessLookupError):
            self.server.send(signal.SIGCONT)
        for child in (*self.hosts, *self.apart.values()):
            await child.aclose()
        for player in self.players:
            await player.aclose()


def _entries(found_now: Any) -> list[tuple[bytes, dict[bytes, bytes]]]:
    """The entries of one stream, whichever protocol they came by."""
    if not found_now:
        return []
    if isinstance(found_now, dict):
        (pages,) = found_now.values()
        return [entry for page in pages for entry in (page if isinstance(page, list) else [page])]
    return list(found_now[0][1])


async def _set(event: asyncio.Event) -> None:
    await event.wait()


async def _printed(child: Child) -> None:
    await child.prints("ended", within_s=10 * HEARD_S)
