"""``buraco bench console``: how long the full-screen console takes to appear, and to answer a key.

- first frame: from the start of a fresh process in a terminal of its own until the table, or the home screen, stands
  there. One start is not counted (files come into the system's memory), then so many are; the median and the longest
  are given.
- key to paint: from a key to the first piece of screen that was made for it, with 40 cards in hand; "whole" is the last
  piece of it, where a line more or less moves the rest (see key_times).
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from scripts.failure import CommandError
from scripts.machine import machine

Figures = dict[str, Any]
SIZES: Final = ((80, 24), (200, 50))
STARTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "play": (("play", "--rules", "burraco", "--seed", "bench"), "Deal 1"),
    "home": ((), "New game"),
}
"""By name, what is started, and what stands on its screen with the first frame that can be used."""
PAINT_MS: Final = 1000
KEY_MS: Final = 50
"""What is aimed at."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bench console``."""
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument("--starts", type=int, default=10, metavar="N", help="starts that count (default 10)")
    parser.add_argument("--rounds", type=int, default=10, metavar="N", help="rounds of keys that count (default 10)")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.starts < 1 or args.rounds < 1:
        raise CommandError("bad_number", "--starts and --rounds are 1 or more.")
    found: Figures = {"machine": machine(), "starts": args.starts, "rounds": args.rounds}
    if not args.json:
        print(f"machine: {found['machine']}")
        print(
            f"method:  {args.starts} starts of a fresh process in a terminal, {args.rounds} rounds of keys with 40 "
            "cards in hand, after one of each to warm up; all in time that passed"
        )
    for size in SIZES:
        figures = measure(size, args.starts, args.rounds)
        found[f"{size[0]}x{size[1]}"] = figures
        if not args.json:
            print(_lines(size, figures), flush=True)
    if args.json:
        print(json.dumps(found))
    return 0


def measure(size: tuple[int, int], starts: int, rounds: int) -> Figures:
    """All figures for a window of so many columns and lines; milliseconds."""
    # `buraco bench` measures its own memory: what only this part needs is not imported at the top.
    from scripts.console_bench.first_paint import first_paint
    from scripts.console_bench.key_times import measured

    figures: Figures = {"first_frame_ms": {}, "key_ms": {}}
    for name, (arguments, awaited) in STARTS.items():
        taken: list[float] = []
        for at in range(starts + 1):
            with tempfile.TemporaryDirectory() as folder:
                seconds = first_paint(arguments, awaited, size, Path(folder))
            if at:
                taken.append(seconds)
        figures["first_frame_ms"][name] = {"median": _ms(median(taken)), "max": _ms(max(taken))}
    times = measured(size, rounds)
    for what, spent in {**times, "all": [one for each in times.values() for one in each]}.items():
        first, whole = zip(*spent, strict=True)
        figures["key_ms"][what] = {
            "count": len(spent),
            "p50": _ms(_share(first, 0.5)),
            "p95": _ms(_share(first, 0.95)),
            "max": _ms(max(first)),
            "whole_p50": _ms(_share(whole, 0.5)),
            "whole_max": _ms(max(whole)),
        }
    return figures


def _share(spent: Sequence[float], share: float) -> float:
    """The time that this share of them keeps to."""
    return sorted(spent)[min(len(spent) - 1, int(share * len(spent)))]


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def _lines(size: tuple[int, int], figures: Figures) -> str:
    lines = [f"\n{size[0]}x{size[1]}"]
    for name, f in figures["first_frame_ms"].items():
        lines.append(f"  first frame of {name}   median {f['median']:.0f} ms   max {f['max']:.0f}   (aim {PAINT_MS})")
    for what, f in figures["key_ms"].items():
        lines.append(
            f"  {what:<14} p50 {f['p50']:>5.1f} ms   p95 {f['p95']:>5.1f}   max {f['max']:>5.1f}   "
            f"whole p50 {f['whole_p50']:>5.1f}   max {f['whole_max']:>5.1f}   ({f['count']} keys)"
        )
    return "\n".join([*lines, f"  (a key is to be answered within {KEY_MS} ms)"])
