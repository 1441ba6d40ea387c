"""`buraco create`: a new table that several programs share, and its code to hand on."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import secrets
import shlex
from collections.abc import Sequence
from typing import Final

import msgspec

from bots import registry
from core.game.options import clip
from core.game.rules import Rules, RulesError
from core.table.clock import SystemClock
from core.table.ledger import found
from core.table.listing import entry_of
from core.table.messages import ClockSaid
from core.table.orders import MOST_NAME
from core.table.ports import LogConflict
from core.table.records import Record, Seated, opened, table_code
from core.table.state import fold
from core.table.table import Table
from scripts.agreed import GRACE_MS, read_clock, read_seed, rules_changed, rules_named, unusable
from scripts.aside import tell
from scripts.asking import USUAL
from scripts.failure import CommandError
from scripts.home import home_of
from scripts.language import say
from scripts.launcher import program_name
from scripts.line_up import HUMAN, SIZES, bot_name, expect_bots, read_seats, tell_bots
from scripts.locales import add_language
from scripts.settings import preset_names, preset_table
from scripts.shared import Shared, shared

CLOCK: Final = ClockSaid(turn_ms=90_000, bank_ms=300_000, grace_ms=GRACE_MS)
AWAY_MS: Final = 60_000
"""How long a person who is on turn may be away before a stand-in plays for them."""
STRIKES: Final = 3


class Wanted(msgspec.Struct, frozen=True):
    """A table as its maker wants it."""

    rules: Rules
    seats: tuple[str, ...]
    """By seat: a bot's name, or ``human``: free for anybody."""
    name: str | None
    """Who has the first seat for people already."""
    private: bool
    clock: ClockSaid | None
    seed: str | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco create``."""
    parser.add_argument(
        "--rules", metavar="R", default=USUAL, help=say("help-rules-create", names=", ".join(preset_names()))
    )
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("help-option"))
    parser.add_argument("--target", metavar="N", type=int, help=say("help-target"))
    parser.add_argument("--seats", metavar="LIST", help=say("help-seats-create"))
    parser.add_argument(
        "--bot",
        metavar="[SEAT=]NAME",
        action="append",
        default=[],
        help=say("help-bot-create"),
    )
    parser.add_argument("--private", action="store_true", help=say("help-private"))
    parser.add_argument("--clock", metavar="S", help=say("help-clock-create"))
    parser.add_argument("--seed", metavar="S", help=say("help-seed"))
    parser.add_argument("--name", metavar="NAME", help=say("help-name-create"))
    add_language(parser)
    tell_bots(parser)


def run(args: argparse.Namespace) -> int:
    """Make the table; its code goes to standard output, how to join to standard error."""
    wanted = read_wanted(args)
    code, hosts = asyncio.run(_run(wanted))
    print(code, flush=True)
    if HUMAN in wanted.seats:
        own = f" --as {shlex.quote(wanted.name)}" if wanted.name else ""
        tell(say("create-join", command=f"{program_name()} join {code}{own}"))
        if wanted.clock is not None:
            tell(say("create-clock", turn=wanted.clock.turn_ms // 1000, bank=wanted.clock.bank_ms // 1000))
    else:
        tell(say("create-watch", command=f"{program_name()} watch {code}"))
    if not hosts:
        tell(say("create-no-host", command=f"{program_name()} serve"))
    return 0


def read_wanted(args: argparse.Namespace) -> Wanted:
    """What the command line asks for. Raises CommandError."""
    try:
        seed = read_seed(args.seed)
        seats = None if args.seats is None else read_seats(args.seats, None, people=max(SIZES))
        given = rules_changed(args, None if seats is None else len(seats))
        clock = CLOCK if args.clock is None else read_clock(args.clock)
        rules = rules_named(args.rules, given)
    except RulesError as error:
        raise unusable(error) from None
    seats = with_bots(seats or (HUMAN,) * rules.players, args.bot)
    name = None if args.name is None else args.name.strip()
    if name is not None:
        if not name or len(name) > MOST_NAME or not name.isprintable():
            raise CommandError("bad_name", say("create-name", most=MOST_NAME))
        if HUMAN not in seats:
            raise CommandError("bad_seats", say("create-no-seat", name=clip(name)))
    return Wanted(rules, seats, name, args.private, clock, seed)


def with_bots(seats: Sequence[str], bots: Sequence[str]) -> tuple[str, ...]:
    """This line-up with these bots: each at the seat that it names, or at the last one for people. Raises CommandError.

    >>> with_bots(("human",) * 4, ["greedy", "1=chance"])
    ('human', 'chance', 'human', 'greedy')
    """
    placed = list(seats)
    for text in bots:
        number, sign, name = text.rpartition("=")
        free = [seat for seat, who in enumerate(placed) if who == HUMAN]
        fine = number.isascii() and number.isdigit() and len(number) < 3
        seat = (int(number) if fine else -1) if sign else (free[-1] if free else -1)
        if seat not in free:
            raise CommandError(
                "bad_seats",
                say("create-no-seat-for-bot", given=clip(text), seats=", ".join(map(str, free)), count=len(free)),
            )
        placed[seat] = name.strip().lower()
    return tuple(placed)


def first_records(code: str, wanted: Wanted, now_ms: int) -> list[Record]:
    """The records with which the table begins: the bots sit, and seats for people are free."""
    base = preset_table(wanted.rules.preset)
    first = opened(now_ms, code, wanted.rules, base, seed=wanted.seed, clock=wanted.clock, strikes=STRIKES)
    records: list[Record] = [
        msgspec.structs.replace(first, lobby=True, private=wanted.private, away_ms=AWAY_MS),
    ]
    own = wanted.seats.index(HUMAN) if wanted.name is not None else None
    for seat, who in enumerate(wanted.seats):
        if seat == own and wanted.name is not None:
            records.append(Seated(at=now_ms, seat=seat, name=wanted.name, kind="human"))
        elif who != HUMAN:
            name = bot_name(seat, wanted.name or "")
            records.append(Seated(at=now_ms, seat=seat, name=name, kind="bot", program=who))
    return records


async def create(bus: Shared, wanted: Wanted, now_ms: int) -> tuple[str, int]:
    """Write the table's first records, put it into the list, and call for a host.

    Gives its code, and how many hosts have heard the call. Where it could not be listed, nothing is written. Raises
    CommandError for a bot that neither the registry has nor a host offers.
    """
    if any(seat not in (HUMAN, *registry.NAMES) for seat in wanted.seats):
        offered = await bus.directory.offered(now_ms)
        expect_bots(wanted.seats, (*registry.NAMES, *offered), say("create-seats-and-bot"))
    # A seeded table has the same code each time, so that a run can be repeated; where it is taken it gets another.
    chance = secrets.token_bytes(8) if wanted.seed is None else hashlib.sha256(wanted.seed.encode()).digest()[:8]
    while True:
        code, chance = table_code(chance), secrets.token_bytes(8)
        hosts = await create_as(bus, code, wanted, now_ms)
        if hosts is not None:
            return code, hosts


async def create_as(bus: Shared, code: str, wanted: Wanted, at_ms: int, *, go_on: bool = False) -> int | None:
    """The same of a table with that code, asked for at that time (milliseconds since 1970); None, and nothing done,
    where another one has it. ``go_on``: one of the same time and kind is this one, begun by somebody before; what of it
    was not done is, what was is left alone. Bots are not looked for."""
    await bus.directory.check()
    records = first_records(code, wanted, at_ms)
    try:
        await found(bus.log, records, go_on=go_on)
    except LogConflict:
        if not go_on:
            return None
        try:
            await found(bus.log, records, go_on=True)  # somebody was just about to write them
        except LogConflict:
            return None
    if not go_on or await bus.directory.entry(code) is None:  # else it says what has become of it since
        table: Table | None = None
        for record in records:
            table, _ = fold(table, record)
        assert table is not None
        await bus.directory.put(entry_of(table))
    return await bus.directory.summon(code)


async def _run(wanted: Wanted) -> tuple[str, int]:
    async with shared(home_of(os.environ)) as bus:
        return await create(bus, wanted, SystemClock().wall_ms())
