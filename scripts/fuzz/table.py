"""A table under fire for `buraco fuzz`: a real match with people at every seat, and strangers on all its channels."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeVar

import msgspec

from bots.greedy import think
from core.table import records, telling
from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.hosting import Witness
from core.table.ledger import found
from core.table.messages import Act, FromSeat, Lobby, Ready, Rejected, Said, ToSeat, Update, encode
from core.table.orders import Answer, Done, Look, Order
from core.table.ports import Bus, Heard, Letter, Log, SeatPort
from core.table.public_record import public_lines, written
from core.table.records import Record
from core.table.table import Table
from core.table.times import Times
from scripts.fuzz.answers import REFUSED, SAID, SHOWN
from scripts.settings import load_rules, preset_table
from scripts.variations import Variation
from transports.client import SeatClient

T = TypeVar("T")

WALL: Final = 1_700_000_000_000
FOR_EVER: Final = 10**12
PATIENCE_S: Final = 60.0
TRIES: Final = 200
"""How often a player says its act before it is taken to be lost."""

Channel = int | str
"""A seat's number, ``w`` for watchers, ``t`` for edges."""


class Disturbed(AssertionError):
    """The table has not gone on as it would have without the strangers."""


class Carriers(Protocol):
    """The carriers of one table as the fuzz needs them."""

    quiet: bool
    """Do they say nothing of who comes and goes? Then players answer what strangers cause on their channels."""

    @property
    def bus(self) -> Bus: ...
    @property
    def log(self) -> Log: ...

    async def seat(self, seat: int) -> SeatPort: ...

    async def shout(self, channel: Channel, words: Sequence[bytes]) -> None:
        """What a stranger says there, byte by byte."""

    def ask(self, order: Order) -> Coroutine[Any, Any, Answer]:
        """Ask as an edge; everything that was shouted before has been heard when the answer is there."""


class Overheard(Bus):
    """A bus that counts what goes out."""

    def __init__(self, inner: Bus) -> None:
        self._inner = inner
        self.counts: Counter[tuple[int | None, str]] = Counter()
        self.codes: Counter[str] = Counter()
        self.replies = 0
        self.lobby: Lobby | None = None
        """As it was told last."""

    async def receive(self) -> Heard:
        return await self._inner.receive()

    async def publish(self, letters: Sequence[Letter]) -> None:
        for seat, message in letters:
            kind = _kind(message)
            if kind is not None:
                self.counts[seat, kind] += 1
            if isinstance(message, Lobby):
                self.lobby = message
            if isinstance(message, Rejected):
                self.codes[message.code] += 1
                if not message.text.endswith("."):
                    raise Disturbed(f"a refusal is no sentence: {message.text[:200]!r}")
        await self._inner.publish(letters)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        await self._inner.disconnect(seat, reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        self.replies += 1
        await self._inner.answer(ask, answer)


def _kind(message: ToSeat) -> str | None:
    match message:
        case Rejected():
            return REFUSED
        case Update():
            return SHOWN
        case Said():
            return SAID
        case _:
            return None


class Told(Witness):
    """Holds every record against that of the undisturbed match, at once."""

    def __init__(self, expected: Sequence[Record] | None) -> None:
        self._expected = expected
        self.records: list[Record] = []
        self.wrong: str | None = None

    def recorded(self, table: Table, record: Record | None) -> None:
        if record is None:
            return
        record = _timeless(record)
        self.records.append(record)
        if self._expected is not None and self.wrong is None:
            at = len(self.records) - 1
            if at >= len(self._expected) or self._expected[at] != record:
                self.wrong = f"record {table.seq} is not what it is without strangers: {record}"[:600]


def _timeless(record: Record) -> Record:
    """The record without when it was made and how long it took."""
    if isinstance(record, records.Acted):
        return msgspec.structs.replace(record, at=0, ms=0)
    return msgspec.structs.replace(record, at=0)


class Player:
    """A person at the table with a program that does not lose its head, whatever is said on its channel."""

    def __init__(self, carriers: Carriers, seat: int) -> None:
        self._carriers = carriers
        self.seat = seat
        self.said: list[bytes] = []
        """All that it ever said, as JSON."""
        self.client: SeatClient | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        await self.go()
        number = self.seat
        self.client = SeatClient(
            await self._carriers.seat(number), f"P{number}", nonce_source=lambda: bytes([number + 1] * 16)
        )
        self._reading = asyncio.create_task(self._read(self.client), name=f"player {number}")

    async def _read(self, client: SeatClient) -> None:
        async for _ in client.messages():
            pass

    @property
    def cut(self) -> bool:
        """Has its carrier ended?"""
        return self._reading is not None and self._reading.done()

    async def act(self, message: Act) -> None:
        assert self.client is not None
        async with asyncio.timeout(PATIENCE_S):
            while self.client.latest is None:  # it has only just come (again), and is about to be shown the table
                await asyncio.sleep(0)
        self.said.append(encode(message))
        for _ in range(TRIES):
            # What is said to strangers on the own channel may look like the answer: it asks again, and once it counts.
            if await self.client.act(message.actions, seq=message.seq) is None:
                return
        raise Disturbed(f"an act of seat {self.seat} was refused {TRIES} times")

    async def say(self, message: FromSeat) -> None:
        self.said.append(encode(message))
        if isinstance(message, Ready):
            assert self.client is not None
            await self.client.ready(message.ready)

    async def go(self) -> None:
        if self.client is not None:
            await self.client.aclose()
        if self._reading is not None:
            await asyncio.wait({self._reading})


class Stage:
    """One match: the table, its players, and what has gone out."""

    def __init__(self, variation: Variation, seed: str, carriers: Carriers, expected: Sequence[Record] | None) -> None:
        self.variation = variation
        self.name = "K7QF2M"
        self.seed = seed
        self.carriers = carriers
        self.out = Overheard(carriers.bus)
        self.told = Told(expected)
        self.clock = ManualClock(WALL)
        self.coordinator = Coordinator(
            self.name,
            carriers.log,
            self.out,
            self.clock,
            stand_in=think,
            entropy=self._entropy,
            times=Times(tick=0, idle=0, rematch=FOR_EVER, claim=FOR_EVER),
            programs=("greedy",),
            witness=self.told,
        )
        self._running: asyncio.Task[Any] | None = None
        self.players = [Player(carriers, seat) for seat in range(variation.rules().players)]

    @property
    def table(self) -> Table:
        return self.coordinator.table

    @property
    def closed(self) -> bool:
        """Has the table ended in order?"""
        return self._running is not None and self._running.done() and self._running.exception() is None

    def _entropy(self, count: int) -> bytes:
        return hashlib.sha256(f"{self.seed} {self.table.n + 1}".encode()).digest()[:count]

    @asynccontextmanager
    async def open(self, *, fair: bool) -> AsyncIterator[None]:
        """The table runs in the lobby while the block does; with ``fair`` its cards come from everybody's nonces."""
        rules = load_rules(self.variation.preset, self.variation.options)
        first = records.opened(
            WALL, self.name, rules, preset_table(self.variation.preset), seed=None if fair else self.seed
        )
        people = [
            records.Seated(at=WALL, seat=player.seat, name=f"P{player.seat}", kind="human") for player in self.players
        ]
        await found(self.carriers.log, [msgspec.structs.replace(first, lobby=True), *people])
        await self.coordinator.load()
        self._running = asyncio.create_task(self.coordinator.run(), name="the table")
        try:
            for player in self.players:
                await player.come()
            await self.until_all_are_here()
            yield
        finally:
            for player in self.players:
                await player.go()
            if not self._running.done():
                await self.coordinator.stop(None)
            await asyncio.wait({self._running})
            if self._running.exception() is not None:
                raise Disturbed(f"the table has failed: {self._running.exception()!r}")

    async def while_it_runs(self, doing: Coroutine[Any, Any, T]) -> T:
        """Wait for this, but not for a table that has ended. Raises Disturbed."""
        task = asyncio.create_task(doing)
        either: set[asyncio.Task[Any]] = {task, *([] if self._running is None else [self._running])}
        await asyncio.wait(either, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.wait({task})
            raise Disturbed("the table does nothing any more")
        return task.result()

    async def until_all_are_here(self) -> None:
        for _ in range(5_000):
            if self.out.lobby is not None and all(seat.here for seat in self.out.lobby.seats):
                return
            await self.look()
        raise Disturbed("a player does not get to the table any more")

    async def look(self) -> None:
        """Everything that was said before has been heard after this."""
        answer = await self.while_it_runs(self.carriers.ask(Look()))
        if not isinstance(answer, Done):
            raise Disturbed(f"the table answers nobody any more: {answer}")

    async def order(self, order: Order) -> None:
        await self.while_it_runs(self.carriers.ask(order))

    async def begin(self) -> None:
        """Everybody is ready, and the first deal is dealt."""
        for player in self.players:
            await player.say(Ready())
        for _ in range(5_000):
            if self.table.live is not None:
                return
            await self.look()
        raise Disturbed("nothing is dealt")

    def next_act(self) -> tuple[Player, Act] | None:
        """What the player on turn is about to do; None when no deal is being played."""
        table = self.table
        if table.live is None:
            return None
        seat = table.live.turn
        actions = think(telling.shown(table, seat), table.rules)
        return self.players[seat], Act(seq=table.seq, actions=tuple(actions))

    async def next_deal(self) -> None:
        """Wait until the next deal lies there, or the match is over."""
        for _ in range(5_000):
            if self.table.live is not None or self.table.result is not None:
                return
            await self.look()
        raise Disturbed("the next deal does not come")

    async def public(self) -> bytes:
        """The public record, without times."""
        lines = public_lines(self.name, await self.carriers.log.read(self.name))
        return written(msgspec.structs.replace(line, ms=0) if hasattr(line, "ms") else line for line in lines)
