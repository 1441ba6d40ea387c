"""Players and tables for the tests of the table: whole matches on a memory bus, with time that stands still."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Callable, Mapping, Sequence

import msgspec

from core.game.actions import Action, Discard, Draw, Keep, Lay, Take
from core.game.legal import legal_moves
from core.game.rules import Rules
from core.game.view import View, state_of
from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.ledger import found
from core.table.messages import ClockSaid
from core.table.ports import Log, Think
from core.table.records import Opened, Record, Seated, opened
from core.table.umpire import Times
from scripts.settings import load_rules, preset_table
from transports.client import SeatClient
from transports.memory import MemoryBus, MemoryLog
from transports.player import play_seat

WALL = 1_700_000_000_000
NO_TICKS = Times(tick=0)


def chance(shown: View, rules: Rules) -> list[Action]:
    """A player whose choice is a function of its view: equal views, equal actions. It plays one action at a time."""
    mark = zlib.crc32(msgspec.json.encode(shown))
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


def secrets(count: int) -> bytes:
    """Entropy that is the same every time."""
    return hashlib.sha256(b"a secret of the tests").digest()[:count]


def nonces(seat: int) -> Callable[[], bytes]:
    """A seat's source of nonces, the same every time."""
    return lambda: bytes([seat + 1] * 16)


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
            self.name, self.log, self.bus, self.clock, stand_in=self.stand_in, entropy=secrets, times=times
        )

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
