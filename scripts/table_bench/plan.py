"""What the tables of ``buraco bench table`` play: whole tables worked out before the clock runs, move by move.

A plan is a seeded table with four people's seats, played by `greedy` in acts as a player sends them (the draw, then
the rest of the turn). Tables begin at different moments of it, so that early and late positions are measured alike.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from bots.greedy import think
from core.table import telling
from core.table.messages import Act, encode
from core.table.records import Acted, Opened, Record, Seated, Shuffled, encode_record, opened
from core.table.state import fold
from core.table.table import Table
from scripts.settings import load_rules, preset_table

PRESET: Final = "buraco"
ENDLESS: Final[dict[str, object]] = {"target": 100_000}
"""No match of a plan comes to its end."""
PLANS: Final = 20
"""Different plans; further tables play the same ones under other names."""
LEAD: Final = 60
"""The latest act of a plan at which a table begins."""


class PlannedAct(msgspec.Struct, frozen=True):
    """One act, and what it comes to."""

    seq: int
    """The number it is made for: the acting seat must have heard it."""
    seat: int
    raw: bytes
    """The message."""
    act: Act
    answer: int
    """The number of its record: what every seat hears then."""
    sizes: tuple[int, ...]
    """Bytes: of its record, then of the update for each seat, then of that for watchers."""


class Plan(msgspec.Struct, frozen=True):
    """A table's records from the first, and the acts among them."""

    opened: Opened
    records: tuple[bytes, ...]
    acts: tuple[PlannedAct, ...]


class TimedTable(msgspec.Struct, frozen=True):
    """A table of this bench: what lies in its log at first, and what is played then."""

    code: str
    records: tuple[bytes, ...]
    acts: tuple[PlannedAct, ...]


def timed_tables(prefix: str, count: int, acts: int) -> list[TimedTable]:
    """So many tables, each with at least so many acts to be played."""
    # Of now, or their hosts would take them for old and list them anew with the first act.
    at = time.time_ns() // 1_000_000
    plans = [_plan(str(seed), LEAD + acts, at) for seed in range(1, min(count, PLANS) + 1)]
    tables = []
    for number in range(count):
        plan = plans[number % len(plans)]
        begin = plan.acts[number * 7 % (LEAD + 1)]
        code = f"{prefix}-{number:04}"
        first = encode_record(msgspec.structs.replace(plan.opened, table=code))
        rest = plan.acts[plan.acts.index(begin) :]
        tables.append(TimedTable(code, (first, *plan.records[1 : begin.seq + 1]), rest))
    return tables


def _plan(seed: str, count: int, at: int) -> Plan:
    rules = load_rules(PRESET, ENDLESS)
    first = opened(at, "PLAN", rules, preset_table(PRESET), seed=seed)
    records: list[bytes] = []
    acts: list[PlannedAct] = []
    table: Table | None = None
    seats: list[Record] = [Seated(at=at, seat=seat, name=f"P{seat}", kind="human") for seat in range(rules.players)]
    for record in (first, *seats):
        table, _ = fold(table, record)
        records.append(encode_record(record))
    assert table is not None
    while len(acts) < count:
        deal = table.live
        if deal is None:
            record = Shuffled(at=at, n=table.n + 1)
            table, _ = fold(table, record)
        else:
            actions = tuple(think(telling.shown(table, deal.turn), deal.rules))
            record = Acted(at=at, seat=deal.turn, actions=actions, ms=1_000)
            before, (table, events) = table, fold(table, record)
            act = Act(seq=before.seq, actions=actions)
            told = [telling.update(table, seat, before.seq, events) for seat in (*range(rules.players), None)]
            sizes = (len(encode_record(record)), *(len(encode(update)) for update in told))
            acts.append(PlannedAct(before.seq, deal.turn, encode(act), act, table.seq, sizes))
        records.append(encode_record(record))
    return Plan(first, tuple(records), tuple(acts))


def middle_sizes(tables: Sequence[TimedTable]) -> dict[str, int]:
    """The median bytes of an act, its record, and an update."""
    acts = [act for table in tables for act in table.acts]
    middle = len(acts) // 2
    updates = sorted(size for act in acts for size in act.sizes[1:])
    return {
        "act": sorted(len(act.raw) for act in acts)[middle],
        "record": sorted(act.sizes[0] for act in acts)[middle],
        "update": updates[len(updates) // 2],
    }
