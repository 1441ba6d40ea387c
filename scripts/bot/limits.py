"""How long somebody's program may take, and how much it may hold, as words of a command line: `--start 30`."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from typing import Final

from scripts.failure import CommandError
from transports.process.program import MOST_MB, Limits

_TIMES: Final = {
    "start": "from its start to its id",
    "ping": "for the answer to a ping",
    "deal": "for its first act in a deal",
    "move": "for every other act",
}
"""By flag: what its seconds are for. The field of `Limits` is called the same, with ``_ms``."""
ALL: Final = (*_TIMES, "memory")
USUAL: Final = ("start", "memory")
"""What a program in a language with a run-time system of its own may need more of, wherever it plays."""


def add_limits(parser: argparse.ArgumentParser, names: Collection[str] = USUAL) -> None:
    """A flag for each of these."""
    usual = Limits()
    for name, what in _TIMES.items():
        if name in names:
            s = getattr(usual, f"{name}_ms") / 1000
            parser.add_argument(f"--{name}", type=float, metavar="S", help=f"seconds {what} (default {s:g})")
    if "memory" in names:
        mb = usual.memory_mb
        parser.add_argument(
            "--memory", type=int, metavar="MB", help=f"what it may hold, with all that it starts (default {mb})"
        )


def limits_of(args: argparse.Namespace) -> Limits:
    """The limits of a command line, the usual ones where it says nothing. Raises CommandError."""
    usual = Limits()
    ms = {f"{name}_ms": checked_ms(name, s) for name in _TIMES if (s := getattr(args, name, None)) is not None}
    memory: int = usual.memory_mb if args.memory is None else args.memory
    if not 1 <= memory <= MOST_MB:
        raise CommandError("bad_number", f"--memory is 1 to {MOST_MB}.")
    return Limits(**ms, memory_mb=memory)


def checked_ms(name: str, seconds: float) -> int:
    """These seconds in milliseconds. Raises CommandError."""
    if not 0 < seconds < 100_000:
        raise CommandError("bad_number", f"--{name} is more than 0.")
    return max(1, round(seconds * 1000))


def limits_said(args: argparse.Namespace) -> list[str]:
    """The words that say the same again."""
    return [word for name in ALL if (s := getattr(args, name, None)) is not None for word in (f"--{name}", str(s))]
