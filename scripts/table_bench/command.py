"""``buraco bench table``: from an act to every seat's update, and what a host costs, on this machine.

On a server (``--bus redis``) three processes take part: a server of its own that has every record on disk before it
answers, the host as `buraco serve` runs it, and this process with all seats and watchers. Beside it, in the same run,
stand the bare round trip and the bare skeleton of an act (heard, appended, five updates of the same sizes published)
with nothing but the client library. On the memory bus all is in this process, and nothing is durable.

An act counts from the moment it was due, at random moments so many a second, until the last of four seats and the
watchers has its update.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Final

from scripts.failure import CommandError
from scripts.table_bench.figures import Figures, Wish
from scripts.table_bench.report import METHOD, report

LOOPS: Final = ("asyncio", "uvloop")
MOST: Final = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bench table``."""
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument("--bus", choices=("memory", "redis"), default="redis", help="what the table is on")
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="tables that are played (default 100)")
    parser.add_argument("--rate", type=float, default=200.0, metavar="R", help="acts a second, in all (default 200)")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long each run lasts (default 10)")
    parser.add_argument("--loop", choices=LOOPS, help="the host's event loop; otherwise each that is installed")
    parser.add_argument("--crowd", type=int, default=1_000, metavar="N", help="tables of people at once (default 1000)")
    parser.add_argument("--server", metavar="PROGRAM", help="a server program, instead of the one buraco brings")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    wish = Wish(tables=args.tables, rate=args.rate, seconds=args.seconds, crowd=args.crowd)
    if not (4 <= wish.tables <= MOST and 0 <= wish.crowd <= MOST and 0 < wish.rate <= MOST and 0 < wish.seconds <= 600):
        raise CommandError(
            "bad_number", f"--tables is 4 to {MOST}, --crowd 0 to {MOST}, --rate up to {MOST}, --seconds up to 600."
        )
    loops = [args.loop] if args.loop else [loop for loop in LOOPS if _installed(loop)]
    if not _installed(loops[0]):
        raise CommandError("no_loop", f"{loops[0]} is not installed here: leave --loop out, or give asyncio.")
    from scripts.machine import machine

    found: Figures = {"machine": machine(), "bus": args.bus, "method": METHOD[args.bus]}
    if not args.json:
        print(f"machine: {found['machine']}\nmethod:  {found['method']}")
    for loop in loops:
        found[loop] = _measured(args, wish, loop, crowd=loop == loops[-1])
        if not args.json:
            print(f"\n{report(args.bus, loop, found[loop])}", flush=True)
    if args.json:
        print(json.dumps(found))
    return 0


def _installed(loop: str) -> bool:
    from scripts.table_bench.host import loop_factory

    try:
        loop_factory(loop)
    except ImportError:
        return False
    return True


def _measured(args: argparse.Namespace, wish: Wish, loop: str, *, crowd: bool) -> Figures:
    """All figures with the host on this event loop."""
    # `buraco bench` measures its own memory: what only this part needs is not imported at the top.
    from core.table.ports import TableError
    from scripts.match import sentence
    from scripts.table_bench.host import loop_factory
    from scripts.table_bench.in_memory import in_memory
    from scripts.table_bench.served import served

    # Apart from the host, the seats are the measuring device: they run on the quickest loop there is.
    ours = loop if args.bus == "memory" or not _installed("uvloop") else "uvloop"
    with asyncio.Runner(loop_factory=loop_factory(ours)) as runner:
        if args.bus == "memory":
            return runner.run(in_memory(wish, crowd=crowd))
        try:
            return runner.run(served(wish, loop, args.server, crowd=crowd))
        except TableError as error:
            raise CommandError(error.code, sentence(str(error)), 1) from None
