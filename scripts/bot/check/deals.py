"""Many seeded deals of a preset, the program in one seat, in two and in all: every fault counted, every act timed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import Final

from scripts.bot.check.bench import LONG_S, Bench, StepFailed, sentence
from scripts.bot.check.chair import Chair, Trouble
from scripts.bot.check.desk import REFUSALS, Desk
from scripts.bot.check.growth import LEAST, LONG, NOTED_MB, Growth
from scripts.bot.check.report import Exchange, Outcome, exchange_of
from scripts.bot.check.seat import Wrong
from scripts.settings import load_rules
from transports.process.faults import KINDS, BotFailed, Kind

ENOUGH: Final = 10
"""Faults in a preset after which no more of them are looked for."""
ENOUGH_TIMEOUTS: Final = 3
"""The same for time-outs, each of which takes its time."""


ENOUGH_FOR_MEMORY: Final = 3 * LEAST - 2
"""Deals of which LEAST are played by one process: it has one seat in a third of them (see `line_ups`)."""


class Tally:
    """What came of the deals of one preset."""

    def __init__(self) -> None:
        self.deals: Counter[int] = Counter()
        """By how many seats the program had."""
        self.counts: Counter[Kind] = Counter()
        self.thought_ms: list[float] = []
        self.first: tuple[str, Exchange | None] | None = None
        """The first fault, and how it came."""

    @property
    def faults(self) -> int:
        """All of them."""
        return self.counts.total()

    @property
    def enough(self) -> bool:
        """Is it clear that it does not play as it should?"""
        return self.faults >= ENOUGH or self.counts["timeout"] >= ENOUGH_TIMEOUTS

    def add(self, error: Trouble, where: str, chair: Chair) -> None:
        """Count a fault; the first one is kept with its dialogue."""
        self.counts[error.kind] += 1
        if self.first is None:
            exchange = None if chair.talk is None else exchange_of(chair.talk)
            self.first = (f"{where}: {error.text}", exchange)

    def times(self) -> str:
        """How long its acts took."""
        if not self.thought_ms:
            return "no acts"
        ordered = sorted(self.thought_ms)
        p50, p99 = (ordered[int((len(ordered) - 1) * part)] for part in (0.5, 0.99))
        return f"{len(ordered)} acts, ms p50 {p50:.1f} p99 {p99:.1f} max {ordered[-1]:.1f}"

    def __str__(self) -> str:
        parts = [f"{count} in {seats} seat{'' if seats == 1 else 's'}" for seats, count in sorted(self.deals.items())]
        faults = ", ".join(f"{self.counts[kind]} {kind}" for kind in KINDS)
        total = self.deals.total()
        return f"{total} deal{'' if total == 1 else 's'} ({', '.join(parts)}): {faults}; {self.times()}"


class Deals:
    """The deals of all presets, and what its processes held meanwhile."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._end = asyncio.get_running_loop().time() + bench.left_s + LONG_S
        self._weighed: list[Growth] = []

    async def preset(self, name: str, share_s: float) -> bool:
        """Play the deals of one preset, in no more than so many seconds; False where there was a fault."""
        plan, tally = self._bench.plan, Tally()
        step = f"deals, {name}"
        kinds = line_ups(load_rules(name).players, plan.deals)
        until = time.monotonic() + share_s
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._end):
                for at, (seats, count) in enumerate(kinds):
                    now = time.monotonic()  # what one line-up leaves of the time is for those after it
                    await self._match(name, seats, count, tally, now + max(0.0, until - now) / (len(kinds) - at))
        total = tally.deals.total()
        if tally.first is not None:
            where, exchange = tally.first
            text = f"{tally}. The first fault: {where}"
            self._bench.put(Outcome("failed", step, sentence(text), exchange))
            return False
        if total < plan.deals:
            text = f"{tally}. Its share of the time was over before all {plan.deals} were played: --minutes gives more."
            self._bench.put(Outcome("note", step, text))
            return True
        self._bench.put(Outcome("ok", step, f"{tally}."))
        return True

    def memory(self) -> str | None:
        """What is to be said of memory. Raises StepFailed."""
        if not self._weighed:
            self._bench.add("note", "memory", "Nothing was seen of it: no deal was played to its end.")
            return None
        limit = self._bench.plan.limits.memory_mb
        worst = max(
            self._weighed,
            key=lambda one: (one.leaks and one.after(LONG) >= limit, one.multiplies, one.deals, one.a_deal),
        )
        grows = f"{worst}: it grows by {worst.a_deal:.1f} MB a deal"
        if worst.leaks and worst.after(LONG) >= limit:
            text = f"{grows}, as fast at the end as before, and within {LONG} would be over the {limit} MB it may hold"
            raise StepFailed(f"{text}: free what a deal needed, or start its run-time system with a smaller heap", None)
        if worst.multiplies:
            raise StepFailed(
                f"it is {worst.processes[-1]} processes after {worst.deals} deals, and more every few deals", None
            )
        if worst.deals < LEAST:
            text = f"{worst}: too few deals to tell whether it grows (--deals {ENOUGH_FOR_MEMORY} would do)."
            self._bench.add("note", "memory", text)
            return None
        if worst.a_deal >= NOTED_MB:
            far = f", and would hold {worst.after(LONG):.0f} of the {limit} MB it may after {LONG}"
            self._bench.add("note", "memory", f"{grows}{far}.")
            return None
        return f"{worst}"

    # --- inside ------------------------------------------------------------------------------------------------------

    async def _match(self, preset: str, seats: tuple[int, ...], count: int, tally: Tally, until: float) -> None:
        desk = await self._bench.desk(f"deals in {len(seats)}", preset)
        chairs = {seat: Chair(self._bench, desk, seat) for seat in seats}
        try:
            for number in range(1, count + 1):
                if tally.enough or (tally.deals and time.monotonic() > until):
                    break
                self._bench.progress(
                    f"{preset}, {len(seats)} of {desk.table.rules.players} seats, deal {number} of {count}"
                )
                await self._deal(desk, chairs, tally)
                tally.deals[len(seats)] += 1
        finally:
            for chair in chairs.values():
                self._leave(chair, tally)
                await chair.say_goodbye()

    async def _deal(self, desk: Desk, chairs: dict[int, Chair], tally: Tally) -> None:
        for chair in chairs.values():
            chair.begin_deal()
            await self._sit(desk, chair, tally)
        await desk.shuffle()
        while (turn := desk.turn) is not None:
            there = chairs.get(turn)
            if there is None or there.seat is None or tally.enough:
                await desk.play_for(turn)
            else:
                await self._turn(desk, there, tally)
        for chair in chairs.values():
            await chair.weigh()

    async def _sit(self, desk: Desk, chair: Chair, tally: Tally) -> None:
        """See that somebody sits there, as often as a table would try."""
        while chair.seat is None and not chair.gives_up and not tally.enough:
            try:
                await chair.sit()
            except (Wrong, BotFailed) as error:
                tally.add(error, _where(desk, chair), chair)

    async def _turn(self, desk: Desk, chair: Chair, tally: Tally) -> None:
        """One turn, with all that a table does to have it end."""
        n, refused = desk.table.n, 0
        while desk.turn == chair.number and desk.table.n == n:
            seat = chair.seat
            if seat is None or refused == REFUSALS:
                if seat is not None:
                    seat.stop()
                await desk.play_for(chair.number)
                return
            try:
                await seat.turn()
            except Wrong as error:
                tally.add(error, _where(desk, chair), chair)
                refused += 1
                if error.code == "no_pong":
                    await self._replace(desk, chair, tally)
                elif error.kind == "timeout":
                    await desk.play_for(chair.number)
            except BotFailed as error:
                tally.add(error, _where(desk, chair), chair)
                await self._replace(desk, chair, tally)

    async def _replace(self, desk: Desk, chair: Chair, tally: Tally) -> None:
        """Its process is no use any more."""
        self._leave(chair, tally)
        await chair.rise()
        await self._sit(desk, chair, tally)

    def _leave(self, chair: Chair, tally: Tally) -> None:
        """What its process has shown, before it ends."""
        if chair.seat is not None:
            tally.thought_ms += chair.seat.thought_ms
        if chair.held:
            self._weighed.append(Growth(*(tuple(values) for values in zip(*chair.held, strict=True))))


def line_ups(players: int, deals: int) -> list[tuple[tuple[int, ...], int]]:
    """Which seats it has, and in how many deals: one, two partners' and all; with one deal, all."""
    kinds = [(0,), (0, 2) if players > 2 else (0, 1), tuple(range(players))]
    if deals < len(kinds):
        kinds = kinds[len(kinds) - deals :]
    return [(seats, deals // len(kinds) + (at < deals % len(kinds))) for at, seats in enumerate(kinds)]


def _where(desk: Desk, chair: Chair) -> str:
    return f"deal {max(1, desk.table.n)}, number {desk.table.seq}, seat {chair.number}"
