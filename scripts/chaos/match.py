"""The matches of chaos: seeded ones of greedy players, the record each must end in, and how another one differs."""

from __future__ import annotations

import asyncio
import difflib
import random
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from bots import registry
from core.game.shuffle import NONCE_BYTES
from core.table.clock import SystemClock
from core.table.host import Host
from core.table.ledger import found
from core.table.messages import ClockSaid
from core.table.public_record import ActLine, Line, MatchLine, public_lines
from core.table.records import Acted, Committed, Readied, Record, Seated, Shuffled, opened, read_record
from core.table.times import Times
from scripts.minded import Minded, minded
from scripts.settings import load_rules, preset_table
from transports.client import SeatClient
from transports.memory import MemoryBus, MemoryLog
from transports.player import play_seat

CODE: Final = "K7QF2M"
"""The table of every disturbed run."""
BOTS: Final = (1, 3)
"""Seats that are bots'; the others are people's, as far as the table knows."""
PROGRAM: Final = "greedy"
AWAY_MS: Final = 60_000
"""A seat's process that was killed is back long before a stand-in plays for it."""
CLOCK: Final = ClockSaid(turn_ms=10_000, bank_ms=0, grace_ms=1_500)
"""Short: where a clock ran on during a trouble of the bus, a stand-in would play and the record would show it."""
REFERENCE_S: Final = 60.0

_KINDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("burraco", {"target": 600}),
    ("buraco", {"target": 0}),
    ("stbl", {"target": 0}),
    ("burraco", {"hand_size": 7, "pot_size": 3, "no_pot_penalty": 0, "target": 700}),
)


class Match(msgspec.Struct, frozen=True):
    """A match that is the same each time it is played, whatever its table is called."""

    seed: int
    preset: str
    options: dict[str, Any]
    fair: bool = False
    """Is its shuffle a fair one? Its cards are the same each time only where everybody's chance is `secret_of` and
    `nonce_of`, and its table's name is the same."""

    def records(self, code: str, now_ms: int, house: Collection[int] = ()) -> list[Record]:
        """The first records of a table for it: two people who are ready, and two bots; ``house``: of these, the host's.

        Who plays a bot's seat is not told, and changes nothing.
        """
        rules = load_rules(self.preset, self.options)
        first = opened(
            now_ms,
            code,
            rules,
            preset_table(self.preset),
            seed=None if self.fair else f"chaos {self.seed}",
            clock=CLOCK,
        )
        made: list[Record] = [msgspec.structs.replace(first, lobby=True, away_ms=AWAY_MS)]
        for seat in range(rules.players):
            kind, program = ("bot" if seat in BOTS else "human"), (PROGRAM if seat in house else None)
            made.append(Seated(at=now_ms, seat=seat, name=name_of(seat), kind=kind, program=program))
        return made + [Readied(at=now_ms, seat=seat) for seat in range(rules.players) if seat not in BOTS]

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.preset} {options}, seed {self.seed}"


def name_of(seat: int) -> str:
    """What the player of a seat is called."""
    return f"Seat {seat}"


def secret_of(count: int) -> bytes:
    """Chance of a table whose secrets are always the same."""
    return bytes(count)


def nonce_of(seat: int) -> bytes:
    """The same of a seat."""
    return bytes([seat + 1] * NONCE_BYTES)


def match_of(seed: int, *, fair: bool = False) -> Match:
    """The match of this seed. A fair one has several deals, so that several shuffles are disturbed."""
    preset, options = _KINDS[0 if fair else random.Random(seed).randrange(len(_KINDS))]
    return Match(seed, preset, options, fair)


class Played(msgspec.Struct, frozen=True):
    """How a match was played."""

    lines: list[bytes]
    """Its public record, without ``ms`` and the table's name."""
    acts: list[bytes]
    """Its acts alone."""
    records: int
    """How many records its log has."""
    stall_ms: int
    """The longest time between two of its records."""
    shuffles: list[int]
    """Numbers of the records that belong to shuffles."""


def played(code: str, raw: Sequence[bytes]) -> Played:
    """From its log. Raises LogDamaged."""
    lines = [_comparable(line) for line in public_lines(code, raw)]
    acts = [line for line in lines if b'"type":"act"' in line]
    records = [read_record(line) for line in raw]
    # The first records were made together before anybody came.
    first = next((n for n, record in enumerate(records) if isinstance(record, Acted)), len(records))
    stalls = [after.at - before.at for before, after in zip(records[first:], records[first + 1 :], strict=False)]
    shuffles = [n for n, record in enumerate(records) if isinstance(record, Committed | Shuffled)]
    return Played(lines, acts, len(raw), max(stalls, default=0), shuffles)


def player_of(seat: int) -> Minded:
    """Who plays this seat wherever it is played in a program of ours: it says why, as it does everywhere."""
    return minded(registry.player_of(PROGRAM), seat + 1)


async def undisturbed(match: Match) -> Played:
    """How it ends when nothing goes wrong: played in this process, without a server. Raises TimeoutError."""
    code, log, bus = CODE if match.fair else "UNDISTURBED", MemoryLog(), MemoryBus()
    await found(log, match.records(code, 0))
    think = registry.think_of(PROGRAM)
    host = Host(log, SystemClock(), stand_in=think, entropy=secret_of, times=Times(tick=0))
    clients = [
        SeatClient(bus.seat(seat), name_of(seat), nonce_source=partial(nonce_of, seat), wants=("events",))
        for seat in range(4)
    ]
    players = [player_of(seat) for seat in range(4)]
    work = [
        asyncio.create_task(play_seat(client, player, beside=player))
        for client, player in zip(clients, players, strict=True)
    ]
    table = asyncio.create_task(host.run(code, bus))
    try:
        async with asyncio.timeout(REFERENCE_S):
            while not any(b'"type":"result"' in line for line in _result_of(code, await log.read(code))):
                await asyncio.sleep(0.05)
        return played(code, await log.read(code))
    finally:
        bus.close()
        for task in (table, *work):
            task.cancel()
        await asyncio.wait({table, *work})


class Difference(msgspec.Struct, frozen=True):
    """What another record of the same match has too little, too much, or otherwise."""

    lost: int = 0
    """Acts that are not there."""
    doubled: int = 0
    """Acts that are there once more than they were done."""
    first: str = ""
    """The first line that differs, as it should be and as it is; empty: none does."""


def difference(expected: Played, got: Played) -> Difference:
    """Between the undisturbed run and another one of the same match."""
    if expected.lines == got.lines:
        return Difference()
    lost = doubled = 0
    for what, i, j, k, m in difflib.SequenceMatcher(None, expected.acts, got.acts, autojunk=False).get_opcodes():
        if what in ("delete", "replace"):
            lost += j - i
        if what in ("insert", "replace"):
            doubled += sum(
                act in (*got.acts[max(0, n - 4) : n], *got.acts[n + 1 : n + 5])
                for n, act in enumerate(got.acts[k:m], k)
            )
    at = next((n for n, (a, b) in enumerate(zip(expected.lines, got.lines, strict=False)) if a != b), None)
    at = min(len(expected.lines), len(got.lines)) if at is None else at
    sides = (lines[at].decode()[:200] if at < len(lines) else "nothing" for lines in (expected.lines, got.lines))
    return Difference(lost, doubled, f"line {at + 1} should be {next(sides)} and is {next(sides)}")


def _comparable(line: Line) -> bytes:
    if isinstance(line, ActLine):
        line = msgspec.structs.replace(line, ms=0)
    elif isinstance(line, MatchLine):
        line = msgspec.structs.replace(line, table="")
    return msgspec.json.encode(line)


def _result_of(code: str, raw: Sequence[bytes]) -> list[bytes]:
    return [msgspec.json.encode(line) for line in public_lines(code, raw)[-1:]]
