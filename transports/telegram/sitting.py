"""One person's seat at one table, as long as this process looks after it: taken, played, lost, and taken again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import msgspec

from core.table.messages import Hello
from core.table.orders import Detach, Look, Refused, Sit
from core.table.ports import Clock, Entropy, MatchOver, PortClosed, TableError, UnknownTable
from core.table.sentences import CLOSINGS
from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.moving import MovingPort
from transports.nonces import fresh_nonce
from transports.seat_chair import SeatChair
from transports.telegram.actors import AtSeat
from transports.telegram.api import Line
from transports.telegram.awaited import Awaited
from transports.telegram.bindings import Held
from transports.telegram.followed import FollowedPort
from transports.telegram.house import House
from transports.telegram.leading import paused

_log = logging.getLogger(__name__)

REPEAT_MS: Final = 1_000
"""After so long an act that is not answered is sent again."""
FIRST_PAUSE_MS: Final = 500
LONGEST_PAUSE_MS: Final = 30_000
WAITING_MS: Final = 500
"""Between two questions whether a seat that changes hands at the end of its turn is ours yet."""
WANTS: Final = ("events",)
GONE: Final = frozenset(
    {"given-up", "put-out", "over", "gone", "gone-table", "match-over", "seat-free", "no-such-seat"}
)
"""Why a carrier ends when there is nothing to come back to; keys of CLOSINGS."""
ASLEEP: Final = frozenset({"elsewhere", "adjourned"})
"""When it is for the person to come back."""


Say = Callable[[SeatClient], Awaitable[None]]
"""What is told to a table by a seat's client. Raises PortClosed."""


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def held(self, user: int) -> tuple[Held, ...]: ...

    async def held_at(self, table: str) -> tuple[Held, ...]: ...

    async def keep_held(self, held: Held) -> None: ...

    async def drop_held(self, user: int, table: str) -> None: ...

    async def all_held(self) -> tuple[Held, ...]: ...


class Keeper(Protocol):
    """Whoever keeps the seats of everybody."""

    async def moved(self, old: Held, new: Held) -> None:
        """A seat has become another one, perhaps at the table of a rematch. Raises TableError."""

    def several(self, user: int) -> bool:
        """Has this person seats at more tables than one?"""


class Make(Protocol):
    """Makes what is shown of the seat in the person's chat, for as long as this carrier lasts."""

    async def __call__(self, held: Held, client: SeatClient, chair: Chair) -> AtSeat: ...


class Sitting:
    """Runs until the seat is not theirs any more. It sleeps while they cannot be written to, and when they play from
    elsewhere, until it is woken."""

    def __init__(self, house: House, held: Held, make: Make, keeper: Keeper, clock: Clock, entropy: Entropy) -> None:
        self.held = held
        self.actor: AtSeat | None = None
        """While the carrier is there."""
        self.client: SeatClient | None = None
        self.chair: SeatChair | None = None
        self.over = False
        """Is the seat theirs no more?"""
        self.awaited: Final = Awaited(clock)
        """What the person does waits for this."""
        self._house = house
        self._make = make
        self._keeper = keeper
        self._clock = clock
        self._entropy = entropy
        self._awake = asyncio.Event()
        self._there = asyncio.Event()
        self._one: asyncio.Task[bool] | None = None
        self._connection = ""
        self._moves: set[asyncio.Task[None]] = set()

    @property
    def asleep(self) -> bool:
        """Does it wait for the person to come back?"""
        return not self._awake.is_set()

    def told(self) -> str:
        """The table in a line, as far as it is known."""
        return self.held.table if self.actor is None else self.actor.told()

    def covered(self) -> None:
        """Something is written in the person's chat, below the message of the table."""
        if self.actor is not None:
            self.actor.covered()

    def wake(self) -> None:
        """The person is there."""
        if self.asleep:
            self.awaited.begins()
        self._awake.set()

    async def sleep(self) -> None:
        """The person cannot be reached: the table hears that their carrier has ended, and nothing is shown."""
        self._awake.clear()
        if self._one is not None:
            self._one.cancel()
            await asyncio.wait({self._one})

    async def there(self, within_ms: int) -> bool:
        """Wake, and wait so long for the carrier; is it there?"""
        self.wake()
        if self._there.is_set():
            return True
        late = asyncio.ensure_future(paused(self._clock, within_ms))
        there = asyncio.ensure_future(self._there.wait())
        try:
            await asyncio.wait({late, there}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
            there.cancel()
        return self._there.is_set()

    async def acts(self, least_ms: int) -> bool:
        """Wake, and wait until the table has said how it stands, though not for ever: what was tapped or written while
        no process was there, or as one began, is done then. Is the carrier there?"""
        self.wake()
        await self.awaited.soon(least_ms if self.actor is None else 0)
        return self.actor is not None

    async def says(self, what: Say, least_ms: int) -> bool:
        """Tell the table that, once it `acts`; False: it cannot be told."""
        try:
            if not await self.acts(least_ms) or self.client is None:
                return False
            await what(self.client)
        except PortClosed:
            return False
        return True

    async def inline(self, query: str) -> Sequence[Line]:
        """What the person is shown of their hand above their keyboard; it wakes nobody."""
        await self.awaited.soon()
        return () if self.actor is None else await self.actor.inline(query)

    async def run(self) -> None:
        """Look after the seat until it is not theirs."""
        troubles = 0
        while not self.over:
            await self._awake.wait()
            began = self._clock.now_ms()
            self._one = asyncio.create_task(self._sit(), name=f"seat of {self.held.user} at {self.held.table}")
            try:
                await asyncio.wait({self._one})
            except asyncio.CancelledError:
                await self._ended(self._one)
                raise
            one, self._one = self._one, None
            if one.cancelled():
                continue
            error = one.exception()
            if error is None and one.result():
                self.over = True
                return
            if isinstance(error, TableError) and error.code == "deposed":
                raise error
            if error is not None and not isinstance(error, TableError):
                _log.error("a seat in a chat has failed", exc_info=error)
            if not self._awake.is_set():
                continue
            troubles = 1 if self._clock.now_ms() - began > LONGEST_PAUSE_MS else troubles + 1
            await paused(self._clock, min(FIRST_PAUSE_MS * 2 ** (troubles - 1), LONGEST_PAUSE_MS))

    async def _ended(self, one: asyncio.Task[bool]) -> None:
        """It lets the table know; who does not wait for that cancels once more."""
        while not one.done():
            one.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait({one})

    async def _sit(self) -> bool:
        """Take the seat and play it while the carrier lasts; True: it is theirs no more. Raises TableError."""
        found = await self._found()
        if found is None:
            return True
        sit = Sit(name=self.held.name, seat=found, connection=self._entropy(8).hex())
        while True:
            answer = await self._house.order(self.held.table, sit)
            if isinstance(answer, Refused):
                _log.info("a seat was not given back (%s)", answer.code)
                return True
            if answer.seated:
                break
            await paused(self._clock, WAITING_MS)
        self._connection = sit.connection or ""
        port = MovingPort(await self._house.seat(self.held.table, found))
        followed = FollowedPort(port, self._greeted)
        client = SeatClient(
            followed, self.held.name, nonce_source=fresh_nonce, wants=WANTS, clock=self._clock, repeat_ms=REPEAT_MS
        )
        chair = SeatChair(self._house.order, self._house.seat, port, client, sit, self.held.table)
        gone = True
        try:
            async with client:
                actor = await self._make(self.held, client, chair)
                self.actor, self.client, self.chair = actor, client, chair
                actor.among(self._keeper.several(self.held.user))
                actor.heard.when(self.awaited.heard)
                self._there.set()
                outcome = await actor.run()
        except asyncio.CancelledError:
            gone = self.asleep  # else it is this process that goes: the next one is there before anybody is missed
            raise
        finally:
            if self.actor is not None:
                self.awaited.begins()
            self.actor = self.client = self.chair = None
            self._there.clear()
            if gone and port.ended is None:
                await self._detach()
        return self._is_over(outcome, port.ended)

    async def _found(self) -> int | None:
        """The seat that is under their name; follows to the table of a rematch. None: there is none. Raises
        TableError."""
        for _ in range(8):
            try:
                await self._house.call(self.held.table)
                look = await self._house.order(self.held.table, Look())
            except UnknownTable:
                return None
            except MatchOver:
                entry = await self._house.entry(self.held.table)
                if entry is None or not entry.next_table:
                    return None
                await self._become(msgspec.structs.replace(self.held, table=entry.next_table, draft=b""))
                continue
            if isinstance(look, Refused) or self.held.name not in look.players:
                return None
            return look.players.index(self.held.name)
        return None

    def _is_over(self, outcome: object, ended: str | None) -> bool:
        sentence = None if ended is None else CLOSINGS.read(ended)
        why = "" if sentence is None else sentence.key
        if outcome == "left" or why in GONE:
            return True
        if why in ASLEEP:
            self._awake.clear()
        return False

    def _greeted(self, hello: Hello) -> None:
        if hello.seat is None or (hello.table, hello.seat) == (self.held.table, self.held.seat):
            return
        draft = self.held.draft if hello.table == self.held.table else b""
        task = asyncio.create_task(self._become_quietly(hello.table, hello.seat, draft), name="a seat has moved")
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)

    async def _become_quietly(self, table: str, seat: int, draft: bytes) -> None:
        try:
            await self._become(msgspec.structs.replace(self.held, table=table, seat=seat, draft=draft))
        except TableError as error:
            _log.warning("where a seat has moved could not be kept (%s)", error.code)

    async def _become(self, held: Held) -> None:
        old, self.held = self.held, held
        await self._keeper.moved(old, held)

    async def _detach(self) -> None:
        detach = Detach(seat=self.held.seat, connection=self._connection)
        with contextlib.suppress(TableError):
            await self._house.order(self.held.table, detach)
