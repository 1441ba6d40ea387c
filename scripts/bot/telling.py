"""What a brought bot does wrong, told to its author: a line as each thing happens, and the counts at the end."""

from __future__ import annotations

import contextlib
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from scripts.aside import tell
from scripts.bot.last_words import gist, hint, last_words
from scripts.failure import CommandError
from transports.console.terminal import Paper
from transports.process.bot_seat import HOPELESS, RESTARTS
from transports.process.faults import KIND_OF, Fault, Faults
from transports.process.program import Program

MOST_TOLD: Final = 20
"""Faults that are told as they happen; the rest are counted."""
MOST_AGAIN: Final = 3
"""Faults that are told in full at the end."""
ENDS_IT: Final = frozenset(KIND_OF) - {*HOPELESS, "too_slow"}
"""Codes after which the program is started again, as often as it may be."""


class Telling:
    """Hears of faults as they happen (`Faults`), and says each in a line on standard error."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._told = 0
        self._ends: Counter[tuple[str, int | None, int]] = Counter()
        self._last_words = ""
        self._paper: Paper | None = None

    def write_on(self, paper: Paper) -> None:
        """This is a terminal with a prompt or a line of progress: where standard error is one too, write above that."""
        look = paper.look
        if (look.prompts or look.escapes) and sys.stderr is not None and sys.stderr.isatty():
            self._paper = paper

    def tell(self, fault: Fault) -> None:
        """Say it, unless there have been so many that nobody would read it."""
        self._told += 1
        if self._told <= MOST_TOLD:
            self._say(self._line(fault))
        elif self._told == MOST_TOLD + 1:
            self._say(f"{self._program.name}: what else goes wrong is counted, and told at the end.")

    def _say(self, text: str) -> None:
        paper = self._paper
        if paper is None:
            tell(text)
            return
        with contextlib.suppress(OSError):  # nobody who reads it is no failure
            if paper.look.escapes and paper.typed() is None:
                paper.raw("\r\x1b[K")  # a line of progress is written again
            paper.say(text, hang=2)

    def _line(self, fault: Fault) -> str:
        seat = "" if fault.seat is None else f", seat {fault.seat}"
        where = f"deal {fault.deal}{seat}" if fault.deal else f"before the first deal{seat}"
        said = f"{self._program.name}, {where}: {fault.kind} ({fault.code}): {fault.text}"
        if fault.code in HOPELESS:
            return f"{said} A stand-in plays. {self._stderr(fault)}"
        if fault.code not in ENDS_IT:
            return said
        key = (fault.table, fault.seat, fault.deal)
        self._ends[key] += 1
        count = self._ends[key]
        after = (
            f"It is started again ({count} of {RESTARTS} in this deal)."
            if count <= RESTARTS
            else "A stand-in plays the rest of the deal."
        )
        return f"{said} {after} {self._stderr(fault)}"

    def _stderr(self, fault: Fault) -> str:
        words = gist(fault.stderr)
        if not words:
            return "It wrote nothing on standard error."
        if words == self._last_words:
            return "Its last words are the same."
        self._last_words = words
        logs, seat = self._program.logs, fault.seat or 0
        kept = "" if logs is None else f"; more of it is kept in {logs / f'{fault.table}-{seat}'}"
        return f"The end of its standard error: {words!r}{kept}.{hint(fault.stderr)}"


@contextlib.contextmanager
def faults_said(program: Program, faults: Faults) -> Iterator[None]:
    """At the end of the block `say_faults`, but where a command is refused in which the program did nothing wrong."""
    refused = False
    try:
        yield
    except CommandError:
        refused = True
        raise
    finally:
        if faults or not refused:
            say_faults(program, faults)


def say_faults(program: Program, faults: Faults) -> None:
    """What it did wrong, on standard error: the counts, and the first few that differ in a sentence each."""
    tell(f"Faults of {program.name}: {faults}.")
    alike = Counter((fault.code, fault.text) for fault in faults.kept)
    for code, text in list(alike)[:MOST_AGAIN]:
        first = next(fault for fault in faults.kept if (fault.code, fault.text) == (code, text))
        where = f"deal {first.deal}" if first.deal else "before the first deal"
        often = "" if alike[code, text] == 1 else f", {alike[code, text]} times"
        tell(f"  {first.kind} ({code}, {where}{often}): {text}")
        for line in last_words(first.stderr, 3):
            tell(f"    stderr: {line}")
    more = len(faults) - sum(list(alike.values())[:MOST_AGAIN])
    if more:
        tell(f"  and {more} more.")
