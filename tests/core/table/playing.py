"""Players and tables for the tests of the table: whole matches on a memory bus, with time that stands still."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from core.game.actions import Action, Discard, Draw, Keep, Lay, Take
from core.game.legal import legal_moves
from core.game.rules import Rules
from core.game.view import View, state_of
from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.ledger import found
from core.table.messages import PROTOCOL, Act, ClockSaid, End, FromSeat, Id, Rejected, ToSeat, Update
from core.table.ports import Interrupted, Log, Restored, SeatPort, Think
from core.table.records import Opened, Record, Seated, opened
from core.table.times import Times
from scripts.settings import load_rules, preset_table
from transports.client import SeatClient
from transports.memory import MemoryBus, MemoryLog
from transports.player import play_seat

T = TypeVar("T")

WALL = 1_700_000_000_000
NO_TICKS = Times(tick=0)
SHORT: dict[str, object] = {"hand_size": 7, "pot_size": 3, "target": 60, "stock_reserve": 55, "no_pot_penalty": 0}
"""Options for burraco that make a match of two or three short deals, with seed "9" and with the tests' own secrets."""


def chance(shown: View, rules: Rules) -> list[Action]:
    """A player whose choice is a function of its view: equal views, equal actions. It plays one action at a time."""
    seen = (shown.n, shown.turn, shown.phase, shown.hand, shown.counts, shown.stock, len(shown.melds))
    mark = zlib.crc32(repr(seen).encode())
    moves = legal_moves(state_of(shown, rules))
    lays: list[Action] = [move.action for move in moves if isinstance(move.action, Lay | Take)]
    choice = lays or [move.action for move in moves]
    return [choice[mark % len(choice)]]


def dull(shown: View, rules: Rules) -> list[Action]:
    """Draws and discards, whole turns at once where nothing has to be seen first."""
    if shown.phase == "draw":
        return [Draw()]
    if shown.phase == "decide":
        return [Keep()]
    moves = legal_moves(state_of(shown, rules))
    return [next(move.action for move in moves if isinstance(move.action, Discard))]


def records_of(
    preset: str = "burraco",
    options: Mapping[str, object] | None = None,
    *,
    table: str = "K7QF2M",
    seed: str | None = "1",
    clock: ClockSaid | None = None,
    humans: Sequence[int] = (),
    strikes: int = 3,
) -> list[Record]:
    """The first records of a table: who is not a person is a bot."""
    rules = load_rules(preset, options or {})
    first = opened(WALL, table, rules, preset_table(preset), seed=seed, clock=clock, strikes=strikes)
    seats: list[Record] = [
        Seated(at=WALL, seat=seat, name=f"P{seat}", kind="human" if seat in humans else "bot")
        for seat in range(rules.players)
    ]
    return [first, *seats]


def secret_of(n: int) -> bytes:
    """The secret of a deal in these tests: the same every time."""
    return hashlib.sha256(b"secret 1 of deal %d" % n).digest()


def nonces(seat: int) -> Callable[[], bytes]:
    """A seat's source of nonces, the same every time."""
    return lambda: bytes([seat + 1] * 16)


async def settled() -> None:
    """Let everybody do what there is to do now; no time goes by."""
    for _ in range(200):
        await asyncio.sleep(0)


class Seat:
    """A seat in a test's own hands: nothing is answered by itself."""

    def __init__(self, port: SeatPort, wants: Sequence[str] = ("events",)) -> None:
        self.port = port
        self.wants = tuple(wants)
        self.all: list[ToSeat] = []
        """Everything it ever heard."""
        self.update: Update | None = None
        """The newest."""

    async def say(self, *messages: FromSeat) -> list[ToSeat]:
        """Send these, and give what comes."""
        for message in messages:
            await self.port.send(message)
        return await self.hear()

    async def introduce(self) -> list[ToSeat]:
        return await self.say(Id(protocol=PROTOCOL, name="a test", wants=self.wants))

    async def hear(self) -> list[ToSeat]:
        """Everything that has come and was not given yet."""
        heard: list[ToSeat] = []
        while True:
            next_one = asyncio.create_task(self.port.receive())
            await settled()
            if not next_one.done():
                next_one.cancel()
                break
            if next_one.exception() is not None:
                break
            message = next_one.result()
            if not isinstance(message, Interrupted | Restored):
                heard.append(message)
        self.all += heard
        for message in heard:
            if isinstance(message, Update):
                self.update = message
        return heard

    async def act(self, *actions: Action, seq: int | None = None) -> Rejected | Update:
        """Act for the newest update; the answer."""
        await self.hear()
        heard = await self.say(Act(seq=self.seq if seq is None else seq, actions=actions))
        return next(message for message in heard if isinstance(message, Rejected | Update))

    @property
    def seq(self) -> int:
        """The number of the newest update."""
        assert self.update is not None
        return self.update.seq

    @property
    def asked(self) -> bool:
        """Is it this seat's turn?"""
        return self.update is not None and self.update.turn is not None

    def ends(self) -> list[End]:
        return [message for message in self.all if isinstance(message, End)]


class Game:
    """A table with its seats, all in this process."""

    def __init__(self, log: Log | None = None, *, name: str = "K7QF2M", stand_in: Think = dull) -> None:
        self.log: Log = log if log is not None else MemoryLog()
        self.name = name
        self.clock = ManualClock(WALL)
        self.bus = MemoryBus()
        self.stand_in = stand_in
        self.coordinator = self.another()

    def another(self, times: Times = NO_TICKS) -> Coordinator:
        """A coordinator on the same log and bus."""
        return Coordinator(
            self.name,
            self.log,
            self.bus,
            self.clock,
            stand_in=self.stand_in,
            entropy=self._entropy,
            times=times,
            programs=("chance", "greedy"),
        )

    def _entropy(self, count: int) -> bytes:
        return secret_of(self.coordinator.table.n + 1)[:count]

    async def found(self, records: Sequence[Record]) -> None:
        first = records[0]
        assert isinstance(first, Opened)
        await found(self.log, records)

    def client(self, seat: int, wants: Sequence[str] = ()) -> SeatClient:
        return SeatClient(self.bus.seat(seat), f"P{seat}", nonce_source=nonces(seat), wants=wants)

    async def play(self, thinks: Sequence[Think]) -> None:
        """Load the table and play it to the end of the match with these players."""
        await self.coordinator.load()
        async with asyncio.TaskGroup() as tasks:
            for seat, think in enumerate(thinks):
                tasks.create_task(play_seat(self.client(seat), think))
            await self.coordinator.run()

    @asynccontextmanager
    async def running(self, *, greet: bool = False) -> AsyncIterator[None]:
        """The table runs while the block does; afterwards it can be gone on with by `another`."""
        await self.coordinator.load()
        task = asyncio.create_task(self.coordinator.run(greet=greet))
        try:
            yield
        finally:
            if not task.done():
                await self.coordinator.stop("the test is over")
            await task

    async def seats(self, wants: Sequence[str] = ("events",), which: Sequence[int] | None = None) -> list[Seat]:
        """Every seat connected and introduced; a seeded table has dealt then."""
        players = self.coordinator.table.rules.players
        seats = [Seat(self.bus.seat(seat), wants) for seat in (range(players) if which is None else which)]
        for seat in seats:
            await seat.introduce()
        for seat in seats:
            await seat.hear()
        return seats

    async def advance(self, ms: int) -> None:
        """Time goes by."""
        await settled()
        self.clock.advance(ms)
        await settled()


def on_turn(seats: Sequence[Seat]) -> int:
    """Which of them is asked to act."""
    return next(at for at, seat in enumerate(seats) if seat.asked)


async def take_turn(seats: Sequence[Seat], think: Think = dull, rules: Rules | None = None) -> int:
    """Whoever is on turn plays its whole turn; gives the seat."""
    for seat in seats:
        await seat.hear()
    turn = on_turn(seats)
    while True:
        seat = seats[turn]
        assert seat.update is not None
        answer = await seat.act(*think(seat.update.view, rules or RULES))
        assert isinstance(answer, Update), answer
        if answer.turn is None:
            return turn


async def new(humans: Sequence[int] = ()) -> Game:
    """A seeded table of burraco that is not running yet; who is not a person is a bot."""
    game = Game()
    await game.found(records_of(humans=humans))
    return game


def of(kind: type[T], messages: Sequence[ToSeat]) -> list[T]:
    """Those of them that are of this kind."""
    return [message for message in messages if isinstance(message, kind)]


RULES = load_rules("burraco", {"draw_for": "deal"})
"""What most of these tables play."""
