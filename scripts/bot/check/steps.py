"""The steps of a check, in their order, and which of them need which others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Final, NamedTuple

from scripts.bot.check import again, endings, manners, turns
from scripts.bot.check.bench import Bench
from scripts.bot.check.deals import Deals
from transports.process.bot_seat import MOST_WORDS


class Step(NamedTuple):
    """One of them."""

    name: str
    do: Callable[[Bench], Awaitable[str | None]]
    needs: tuple[str, ...] = ()
    """The steps without which it would only fail for the same reason once more."""


_THERE: Final = ("start-up", "handshake")
_PLAYS: Final = (*_THERE, "a whole turn")
_ALL: Final = (*_PLAYS, "ping")

STEPS: Final[tuple[Step, ...]] = (
    Step("start-up", manners.start_up),
    Step("handshake", manners.handshake, ("start-up",)),
    Step("ping", manners.idle_ping, _THERE),
    Step("a whole turn", turns.whole_turn, _THERE),
    Step("ping while thinking", turns.ping_while_thinking, _ALL),
    Step("options", manners.options, _ALL),
    Step("illegal-move recovery", turns.refusal, _PLAYS),
    Step("time-outs", turns.stop, _ALL),
    Step("old questions", turns.old_questions, _ALL),
    Step("unknown messages", manners.strange_words, _ALL),
    Step("end and closed", endings.end_of_match, _ALL),
    Step("end of input", endings.end_of_input, _PLAYS),
    Step("resume", again.resume, _PLAYS),
    Step("reproducibility", again.reproducibility, _PLAYS),
)


DEALS: Final = "deals"
MEMORY: Final = "memory"
OUTPUT: Final = "output"
NAMES: Final = (*(step.name for step in STEPS), DEALS, MEMORY, OUTPUT)
"""What may be asked for; memory is looked at while deals are played."""


async def check(bench: Bench, only: Collection[str] = NAMES) -> int:
    """Do these steps, in their order; how many were left out because of others that failed."""
    failed: set[str] = set()
    left_out = 0
    for step in STEPS:
        if step.name not in only:
            continue
        if failed.intersection(step.needs):
            left_out += 1
        elif not await bench.step(step.name, step.do):
            failed.add(step.name)
    if {DEALS, MEMORY}.intersection(only):
        if failed.intersection(_PLAYS):
            left_out += len(bench.plan.presets) * (DEALS in only) + (MEMORY in only)
        else:
            await _deals(bench, MEMORY in only)
    if OUTPUT in only and not failed.intersection(_THERE):
        _output(bench)
    return left_out


async def _deals(bench: Bench, memory: bool) -> None:
    deals, presets = Deals(bench), bench.plan.presets
    for at, preset in enumerate(presets):  # what one of them leaves of the time is for those after it
        await deals.preset(preset, bench.left_s / (len(presets) - at))
    if memory:
        await bench.step(MEMORY, lambda _: _said(deals))


async def _said(deals: Deals) -> str | None:
    return deals.memory()


def _output(bench: Bench) -> None:
    """Whether it keeps its standard output to messages."""
    if bench.noisy:
        lines = f"{bench.noisy} line{'' if bench.noisy == 1 else 's'}"
        first = bench.noise[0] if len(bench.noise[0]) <= 60 else f"{bench.noise[0][:60]}…"
        text = f"{lines} on its standard output were no messages, the first: {first!r}"
        bench.add("note", OUTPUT, f"{text}. They are passed over; standard error is the place for them.")
    else:
        bench.add("ok", OUTPUT, "nothing but messages on its standard output")
    if bench.beside:
        total, kinds = bench.beside.total(), ", ".join(sorted(bench.beside))
        text = f"{total} message{'' if total == 1 else 's'} beside its acts ({kinds})"
        most = f"a table passes over all but {MOST_WORDS} between two updates"
        bench.add("note", OUTPUT, f"{text}. No bot needs them; {most}.")
    if bench.astray:
        acts = f"{bench.astray} act{'' if bench.astray == 1 else 's'}"
        text = f"{acts} came for an update that asked for none, or for no other"
        bench.add("note", OUTPUT, f"{text}. They are passed over as stale; act once for each update with a turn.")
