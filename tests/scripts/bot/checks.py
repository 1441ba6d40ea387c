"""Checks of the programs in tests/bad_bots, with short limits, and of single steps where the others do not matter."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from scripts.bot.check.bench import Bench, Plan
from scripts.bot.check.report import Outcome
from scripts.bot.check.steps import NAMES, check
from transports.process.program import Limits, program_of

ROOT: Final = Path(__file__).resolve().parents[3]
QUICK: Final = Limits(start_ms=8_000, ping_ms=4_000, deal_ms=4_000, move_ms=4_000, end_ms=150)
"""Enough for whoever does what it should on a busy machine."""
HASTY: Final = Limits(start_ms=8_000, ping_ms=700, deal_ms=700, move_ms=700, end_ms=150)
"""For who lets a time run out."""
OURS: Final = ("env", f"PYTHONPATH={ROOT}", sys.executable)
"""A Python that finds the packages of this checkout."""


def bad_bot(name: str, *words: str) -> tuple[str, ...]:
    """The command that starts one of them."""
    return (sys.executable, str(ROOT / "tests" / "bad_bots" / f"{name}.py"), *words)


class Checked:
    """What came of a check."""

    def __init__(self, outcomes: Sequence[Outcome], left_out: int) -> None:
        self.outcomes = outcomes
        self.left_out = left_out

    def of(self, step: str) -> Outcome:
        """What was said of this step, first."""
        return next(outcome for outcome in self.outcomes if outcome.step == step)

    @property
    def failed(self) -> list[str]:
        """The steps that failed, in order."""
        return [outcome.step for outcome in self.outcomes if outcome.status == "failed"]

    @property
    def noted(self) -> list[str]:
        """The steps with notes, in order."""
        return [outcome.step for outcome in self.outcomes if outcome.status == "note"]


async def checked(
    command: Sequence[str],
    *steps: str,
    limits: Limits = QUICK,
    deals: int = 1,
    presets: Collection[str] = ("burraco",),
    minutes: float = 5,
    end_ms: int = 4_000,
) -> Checked:
    """Check a program; without names, at every step."""
    program = program_of(command, name="it", limits=limits)
    plan = Plan(program=program, presets=tuple(presets), deals=deals, minutes=minutes, end_ms=end_ms)
    bench = Bench(plan, lambda outcome: None, lambda text: None)
    left_out = await check(bench, steps or NAMES)
    return Checked(bench.outcomes, left_out)


def alive(words: str) -> list[str]:
    """The command lines of living processes in which these words are."""
    found: list[str] = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            line = Path("/proc", name, "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except OSError:
            continue
        if words in line and int(name) != os.getpid():
            found.append(line)
    return found
