"""``buraco bench telegram``: from a tap to what chats show for it, and what the process behind them costs.

Four processes take part on this machine: `buraco telegram` as anybody starts it, a host of the tables, a server of
their own, and this one, which is both the Bot API (it answers at once, and limits nothing) and everybody in the chats.
Each table is a group of four people; at each somebody presses a button every so often (a turn is four taps: draw, pick,
discard, send; two of them tell the table something). What the process does not do faster than Telegram allows, it does
not do faster here: its own pace is part of the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Any, Final

from scripts.failure import CommandError
from scripts.machine import machine

Figures = dict[str, Any]
MOST: Final = 1_000
SAID: Final = {
    "answered": ("tap to its answer", 50),
    "own": ("tap to the tapper's message", 1_200),
    "next": ("turn to the next player's message", None),
    "group": ("act to the group's message", 3_500),
    "others": ("act to those who look on", None),
}
"""By kind what it is, and what is aimed at for 95 of a hundred, in milliseconds."""
MEMORY_MB: Final = 300
METHOD: Final = (
    "one process of `buraco telegram`, fetching; host, server, and the Bot API with all people in three others; four "
    "people a group; all in time that passed, to the moment the call is read"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bench telegram``."""
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="groups that play (default 200)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="S", help="how long it is measured (default 60)")
    parser.add_argument(
        "--every", type=float, default=20.0, metavar="S", help="seconds between two taps at a table (default 20)"
    )


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not (1 <= args.tables <= MOST and 0 < args.seconds <= 3_600 and 0.5 <= args.every <= 3_600):
        raise CommandError("bad_number", f"--tables is 1 to {MOST}, --seconds up to 3600, --every 0.5 to 3600.")
    # `buraco bench` measures its own memory: what only this part needs is not imported at the top.
    from core.table.ports import TableError
    from scripts.chat_bench.measured import Wish, measured
    from scripts.match import sentence

    if not args.json:
        print(
            f"machine: {machine()}\nmethod:  {METHOD}\n(people sit down first, as fast as Telegram allows)", flush=True
        )
    wish = Wish(tables=args.tables, seconds=args.seconds, every_s=args.every, warm_s=2 * min(args.every, args.seconds))
    try:
        found = {"machine": machine(), "method": METHOD, **asyncio.run(measured(wish))}
    except TableError as error:
        raise CommandError(error.code, sentence(str(error)), 1) from None
    except asyncio.CancelledError:
        raise CommandError("bench_ended", "It was ended before anything was measured.", 1) from None
    print(json.dumps(found) if args.json else lines(found))
    return 0


def lines(found: Figures) -> str:
    """The figures for people."""
    said = [
        f"\n{found['tables']} tables, {found['people']} people, dealt to after {found['sat_down_s']} s; "
        f"{found['taps']} taps in {found['seconds']} s, {found['acts']} of them acts"
    ]
    for kind, (what, aim) in SAID.items():
        times = found["ms"][kind]
        if not times["count"]:
            said.append(f"  {what:<35} nothing was measured")
            continue
        aimed = f"   (aim {aim:,} for p95)" if aim else ""
        said.append(
            f"  {what:<35} p50 {times['p50']:>7,.0f} ms   p95 {times['p95']:>7,.0f}   max {times['max']:>7,.0f}{aimed}"
        )
    calls = ", ".join(f"{name} {count:,}" for name, count in found["calls"].items())
    said += [
        f"  nobody shown a turn when it was time for a tap: {found['not_on_turn_yet']}; never shown: "
        f"{_counted(found['never_shown'])}; lines of log: {found['log_lines']}",
        f"  memory    {found['rss_mb']} MB   (aim {MEMORY_MB})",
        "  processor "
        + ", ".join(f"{name} {share:.0%}" for name, share in found["cpu_share"].items())
        + f" of a core; the edge {found['edge_ms_per_tap']} ms a tap",
        "  shown     "
        + ", ".join(f"{kind} {count:.2f}" for kind, count in found["shown_per_tap"].items())
        + " messages a tap",
        f"  calls     {found['calls_per_s']} a second: {calls}",
        f"  pictures  {found['pictures']['brought']} brought, the largest {found['pictures']['largest_kb']} KB",
    ]
    for each in found["drawing"]:
        said.append(
            f"    {each['name']:<28} {each['median_ms']:>6.1f} ms (first {each['first_ms']:.1f})   "
            f"{each['size'] / 1024:>5.1f} KB"
        )
    return "\n".join(said)


def _counted(by_kind: dict[str, int]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in by_kind.items()) or "0"
