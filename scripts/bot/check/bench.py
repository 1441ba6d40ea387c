"""Where a program is tried: started for each step anew, seated at a desk, and every step's outcome kept."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from core.table.messages import Id
from scripts.bot.check.desk import Desk
from scripts.bot.check.report import Outcome, Status, exchange_of
from scripts.bot.check.seat import Seat, Wrong
from scripts.bot.check.talk import Talk, open_talk
from scripts.failure import CommandError
from transports.process.faults import BotFailed
from transports.process.program import Limits, Program

LONG_S: Final = 10.0
"""Who is slow need not play a whole deal in a step that is not about deals."""
NOT_TO_BE_STARTED: Final = ("no_program", "not_here")
"""There is nothing to check."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be checked."""

    program: Program
    presets: tuple[str, ...]
    deals: int = 100
    """Of each preset."""
    seed: int = 1
    minutes: float = 10
    """For all of it. What is not done by then is a note; a deal that is being played may go on for LONG_S more."""
    end_ms: int = 5_000
    """How long it may take to end by itself."""

    @property
    def limits(self) -> Limits:
        """How long it may take, and how much it may use."""
        return self.program.limits


class StepFailed(Exception):
    """A step failed: why, and the run in which it did."""

    def __init__(self, text: str, talk: Talk | None, code: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.talk = talk
        self.code = code


class Bench:
    """One check of one program."""

    def __init__(self, plan: Plan, told: Callable[[Outcome], None], progress: Callable[[str], None]) -> None:
        """``told`` hears of each outcome at once; ``progress`` of what is going on meanwhile."""
        self.plan = plan
        self.outcomes: list[Outcome] = []
        self.id: Id | None = None
        """Who it says it is, once it has."""
        self.noise: list[str] = []
        """The first lines of all runs that were no messages."""
        self.noisy = 0
        self.astray = 0
        """Acts of all runs that nothing was asked for (any more), and that no table minds."""
        self.beside: Counter[str] = Counter()
        """What it has said that no bot needs, by type."""
        self.progress = progress
        self._told = told
        self._until = time.monotonic() + 60 * plan.minutes

    @property
    def left_s(self) -> float:
        """What is left of its time."""
        return max(0.0, self._until - time.monotonic())

    def add(self, status: Status, step: str, what: str) -> None:
        """Note an outcome."""
        self.put(Outcome(status, step, sentence(what)))

    def put(self, outcome: Outcome) -> None:
        """Note an outcome as it is."""
        self.outcomes.append(outcome)
        self._told(outcome)

    async def step(self, name: str, do: Callable[[Bench], Awaitable[str | None]]) -> bool:
        """Do a step; what it gives is said of it (None: it has said all itself). False when it failed."""
        self.progress(name)
        try:
            async with asyncio.timeout(self.left_s) as patience:
                said = await do(self)
        except TimeoutError:
            if not patience.expired():
                raise
            self.add("note", name, "It was not done, since the time was over: --minutes gives more.")
            return True
        except StepFailed as failed:
            exchange = None if failed.talk is None else exchange_of(failed.talk)
            self.put(Outcome("failed", name, sentence(failed.text), exchange))
            return False
        if said is not None:
            self.add("ok", name, said)
        return True

    @asynccontextmanager
    async def talk(self, program: Program | None = None) -> AsyncIterator[Talk]:
        """The program, started; what goes wrong with it fails the step. Raises StepFailed."""
        running: Talk | None = None
        try:
            async with open_talk(program or self.plan.program, self.seen) as running:
                yield running
        except (Wrong, BotFailed) as error:
            if error.code in NOT_TO_BE_STARTED:
                raise CommandError(error.code, error.text) from None
            raise StepFailed(error.text, running, error.code) from None

    @asynccontextmanager
    async def seat(
        self, name: str, *, desk: Desk | None = None, program: Program | None = None, lenient: bool = False
    ) -> AsyncIterator[Seat]:
        """The program, greeted at a desk with cards of its own for this step. Raises StepFailed.

        ``desk``: at this one instead. ``lenient``: acts for older updates are only counted.
        """
        desk = desk or await self.desk(name)
        async with self.talk(program) as talk:
            seat = Seat(desk, 0, talk)
            seat.lenient = lenient
            try:
                self.id = await seat.greet()
                yield seat
            finally:
                desk.guests.pop(seat.number, None)
                self.heard(seat)

    async def desk(self, name: str, preset: str | None = None, worlds: int | None = None) -> Desk:
        """A desk with cards of its own for this step."""
        preset = preset or self.plan.presets[0]
        turn_ms = self.plan.limits.move_ms
        budget = self.plan.program.worlds if worlds is None else worlds
        return await Desk.open(preset, f"{self.plan.seed}/{name}/{preset}", turn_ms=turn_ms, worlds=budget)

    def heard(self, seat: Seat) -> None:
        """It plays this seat no more."""
        self.astray += seat.stale + seat.doubled
        self.beside += seat.beside

    def seen(self, talk: Talk) -> None:
        """A run of it is over."""
        self.noisy += talk.noisy
        self.noise = [*self.noise, *talk.noise][:3]


def sentence(text: str) -> str:
    """With a capital letter and a full stop.

    >>> sentence("it ended")
    'It ended.'
    """
    text = f"{text[:1].upper()}{text[1:]}"
    return text if text.endswith((".", "?", "!")) else f"{text}."
