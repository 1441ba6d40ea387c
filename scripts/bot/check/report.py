"""What a check found, step by step, and how it is printed: for people in aligned lines, for programs as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TextIO

import msgspec

from scripts.bot.check.talk import Talk
from scripts.given_file import printable

Status = Literal["ok", "failed", "note"]

SHOWN: Final = 14
"""Lines of a dialogue that are printed."""
WIDTH: Final = 240
"""Characters of each that was said to the program, but for the newest question."""
STDERR_LINES: Final = 12


class Said(msgspec.Struct, frozen=True):
    """A line of a dialogue."""

    ms: int
    """Since the program was started."""
    way: Literal[">", "<", "?"]
    """To the program; from it; from it, and no message."""
    text: str


class Exchange(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it went wrong: the last lines both ways."""

    lines: tuple[Said, ...]
    half: str = ""
    """What came of a line without an end."""
    stderr: str = ""
    """The end of its standard error."""
    exit_code: int | None = None
    """How it ended, if it ended by itself."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step."""

    status: Status
    step: str
    what: str
    """One or two sentences."""
    exchange: Exchange | None = None


class Report(msgspec.Struct, frozen=True):
    """A whole check."""

    command: tuple[str, ...]
    presets: tuple[str, ...]
    deals: int
    """Asked for, of each preset."""
    seed: int
    passed: bool
    summary: str
    outcomes: tuple[Outcome, ...]


def exchange_of(talk: Talk) -> Exchange:
    """What was said with a program that has been ended since."""
    lines = tuple(Said(line.ms, line.way, line.text) for line in talk.dialogue.lines)
    return Exchange(lines, talk.half, talk.stderr.of(), talk.exit_code)


def print_outcome(outcome: Outcome, width: int, out: TextIO) -> None:
    """A line for the step; where it went wrong, the dialogue under it."""
    print(f"{outcome.status:<7} {outcome.step:<{width}}  {printable(outcome.what)}", file=out, flush=True)
    if outcome.exchange is not None:
        for line in exchange_lines(outcome.exchange):
            print(f"        {line}", file=out)
        out.flush()


def exchange_lines(exchange: Exchange) -> list[str]:
    """The dialogue in words: when (milliseconds since the start), which way, and the line."""
    lines: list[str] = []
    shown = exchange.lines[-SHOWN:]
    if shown:
        lines.append("the last lines (milliseconds since its start; > to it, < from it, ? from it and no message):")
        newest = max((at for at, said in enumerate(shown) if said.way == ">" and '"turn":{' in said.text), default=-1)
        for at, said in enumerate(shown):
            text = said.text if said.way != ">" or at == newest else _cut(said.text)
            lines.append(f"{said.ms:>7} {said.way} {text}")
    if exchange.half:
        lines.append(f"      - {_cut(printable(exchange.half))} (without an end)")
    stderr = exchange.stderr.rstrip().split("\n") if exchange.stderr.strip() else []
    if stderr:
        lines.append("the end of its standard error:")
        lines += [f"        {_cut(printable(line.expandtabs()))}" for line in stderr[-STDERR_LINES:]]
    if exchange.exit_code is not None:
        lines.append(f"its exit code: {exchange.exit_code}")
    return lines


def _cut(text: str) -> str:
    return text if len(text) <= WIDTH else f"{text[:WIDTH]}… ({len(text)} characters)"


def summary_of(outcomes: Sequence[Outcome], left_out: int | None, took_s: float) -> tuple[bool, str]:
    """Did it pass, and the sentence that says so. ``left_out``: steps; None: it was interrupted."""
    failed = [outcome.step for outcome in outcomes if outcome.status == "failed"]
    passed = _count(sum(outcome.status == "ok" for outcome in outcomes), "step")
    notes = sum(outcome.status == "note" for outcome in outcomes)
    noted = f", {_count(notes, 'note')}" if notes else ""
    if left_out is None:
        until_then = f", failed at: {', '.join(dict.fromkeys(failed))}" if failed else ""
        return False, f"It was interrupted after {took_s:.0f} s: {passed} passed{noted}{until_then}; no more was tried."
    if not failed:
        return True, f"It passed: {passed}{noted}, {took_s:.0f} s."
    named = ", ".join(dict.fromkeys(failed))
    skipped = f" {_count(left_out, 'step')} left out: what failed is needed for that." if left_out else ""
    return False, f"It failed at: {named} ({passed} passed{noted}, {took_s:.0f} s).{skipped}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
