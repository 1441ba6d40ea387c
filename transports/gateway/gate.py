"""What all connections of a gateway have in common."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, Protocol

from core.table.orders import Answer, Order
from core.table.ports import Clock, Entropy, SeatPort, TableError
from core.table.seats import ELSEWHERE
from transports.gateway.endings import REPLACED, Ending
from transports.gateway.limits import Turnstile
from transports.gateway.metrics import Metrics
from transports.gateway.settings import Settings
from transports.gateway.timing import deadline
from transports.gateway.tokens import Token, checked_secret, make_token, read_token
from transports.gateway.words import TokenSaid

_log = logging.getLogger(__name__)

MOST_REMEMBERED: Final = 10_000
"""Seats of which is remembered that they were here before."""


class Asks(Protocol):
    """How trusted edges ask tables."""

    async def ask(self, table: str, order: Order) -> Answer:
        """Ask a table until it answers. Raises NoAnswer, MatchOver where nobody ever will, and other TableErrors where
        nothing can be asked."""


class Ports(Protocol):
    """Where seats' ends of the carriers come from."""

    async def __call__(self, table: str, seat: int | None) -> SeatPort:
        """This seat's port (None: a watcher's). Raises TableError where it cannot be made."""


class Guest(Protocol):
    """A connection as the gate sees it."""

    def end(self, ending: Ending) -> None:
        """End it, whatever it is doing; harmless twice."""


class Gate:
    """Settings, the way to the tables, and who is connected."""

    def __init__(
        self,
        settings: Settings,
        asks: Asks,
        ports: Ports,
        metrics: Metrics,
        *,
        secret: bytes,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self.settings = settings
        self.asks = asks
        self.ports = ports
        self.metrics = metrics
        self.clock = clock
        self.turnstile = Turnstile(
            settings.most_websockets, settings.most_per_address, settings.knocks, settings.knocks_per_second
        )
        self.closing = False
        self._guests: set[Guest] = set()
        self._empty = asyncio.Event()
        self._empty.set()
        self._secret = checked_secret(secret)
        self._entropy = entropy
        self._seats: dict[tuple[str, int], Guest] = {}
        self._seen: OrderedDict[tuple[str, int], None] = OrderedDict()
        self._farewells: set[asyncio.Task[None]] = set()

    def arrive(self, guest: Guest) -> None:
        """A connection is open."""
        self._guests.add(guest)
        self._empty.clear()

    def depart(self, guest: Guest) -> None:
        """It is closed."""
        self._guests.discard(guest)
        if not self._guests:
            self._empty.set()

    def read(self, token: str) -> Token:
        """What a token says. Raises TokenError."""
        return read_token(self._secret, token, self.clock.wall_ms())

    def token(self, table: str, seat: int | None, generation: int) -> TokenSaid:
        """A token to come again with."""
        expires = self.clock.wall_ms() + self.settings.token_ms
        text = make_token(self._secret, Token(table=table, seat=seat, generation=generation, expires_ms=expires))
        return TokenSaid(token=text, table=table, expires_ms=expires)

    def connection(self) -> str:
        """A name for a connection that no other has, on whatever gateway."""
        return self._entropy(9).hex()

    def attach(self, guest: Guest, table: str, seat: int) -> None:
        """This connection speaks for the seat from now on; an older one is closed."""
        older = self._seats.get((table, seat))
        self._seats[table, seat] = guest
        if older is not None and older is not guest:
            older.end(Ending(REPLACED, ELSEWHERE))
        if (table, seat) in self._seen:
            self.metrics.came_again()
        self._seen[table, seat] = None
        self._seen.move_to_end((table, seat))
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)

    def detach(self, guest: Guest, table: str, seat: int) -> None:
        """It does not any more; the end of one that was replaced before changes nothing."""
        if self._seats.get((table, seat)) is guest:
            del self._seats[table, seat]

    def farewell(self, table: str, order: Order) -> None:
        """Tell a table something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(self._tell(table, order))
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    async def _tell(self, table: str, order: Order) -> None:
        try:
            await self.asks.ask(table, order)
        except TableError as error:
            # A table that does not hear of it notices by itself: its pings stay unanswered.
            _log.info("not told (%s)", error.code, extra={"table": table})

    async def aclose(self, ending: Ending) -> None:
        """End every connection with this, and wait for the farewells; none of it takes longer than it may."""
        self.closing = True
        for guest in tuple(self._guests):
            guest.end(ending)
        try:
            async with deadline(self.clock, 2 * self.settings.close_ms):
                await self._empty.wait()
                while self._farewells:
                    await asyncio.wait(tuple(self._farewells))
        except TimeoutError:
            for task in self._farewells:
                task.cancel()
            await asyncio.gather(*self._farewells, return_exceptions=True)
