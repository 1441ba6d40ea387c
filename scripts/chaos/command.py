"""`buraco chaos`: whole matches under faults; each must end in the very record that the undisturbed one has."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from scripts.chaos.faults import FAULTS
from scripts.chaos.match import match_of, undisturbed
from scripts.chaos.run import Fault, Outcome, run_fault
from scripts.chaos.server import KINDS, program_of
from scripts.failure import CommandError


class Sum(msgspec.Struct, kw_only=True):
    """What became of all matches under one fault, or of all together."""

    fault: str
    matches: int = 0
    injected: int = 0
    compared: int = 0
    differed: int = 0
    lost: int = 0
    doubled: int = 0
    longest_stall_ms: int = 0
    promise_ms: int | None = None

    def add(self, outcome: Outcome) -> None:
        """Count one more match."""
        self.matches += 1
        self.injected += outcome.injected
        self.compared += outcome.compared
        self.differed += bool(outcome.problems)
        self.lost += outcome.lost
        self.doubled += outcome.doubled
        self.longest_stall_ms = max(self.longest_stall_ms, outcome.stall_ms)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco chaos``."""
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other matches, other moments (default 1)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=5.0,
        metavar="M",
        help="begin no match after that (default 5); 0: one round",
    )
    parser.add_argument("--server", choices=(*KINDS, "both"), default="both", help="which server (default both)")
    parser.add_argument("--only", metavar="FAULT", action="append", help="this fault; may be repeated")
    parser.add_argument("--list", action="store_true", help="say which faults there are, and nothing else")
    parser.add_argument("--short", action="store_true", help="faults that last for seconds last less")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--keep", metavar="DIR", type=Path, help="keep what every process wrote, by match")


def run(args: argparse.Namespace) -> int:
    """Play; 0 when every match ended as it should, 1 when one did not."""
    faults = chosen(args.only, args.short)
    if args.list:
        for fault in faults:
            print(f"{fault.name:<24}{fault.about}")
        return 0
    kinds = KINDS if args.server == "both" else (args.server,)
    if not 0 <= args.minutes < 100_000:
        raise CommandError("bad_number", "--minutes is 0 or more.")
    for kind in kinds:
        program_of(kind)
    if sys.platform == "win32":
        raise CommandError("no_faults", "Processes cannot be killed and stopped like that on Windows: use Linux.")
    logging.getLogger().addHandler(logging.NullHandler())
    try:
        outcomes = asyncio.run(_play(args, faults, kinds))
    except asyncio.CancelledError:
        return 128 + signal.SIGTERM
    sums, total = summed(outcomes)
    wrong = [outcome for outcome in outcomes if outcome.problems]
    if args.json:
        print(_document(args, kinds, sums, total, wrong).decode())
    else:
        _tell(args, kinds, sums, total, wrong)
    return 1 if wrong else 0


def chosen(only: Sequence[str] | None, short: bool) -> tuple[Fault, ...]:
    """The faults that are meant. Raises CommandError for one that there is not."""
    known = {fault.name: fault for fault in FAULTS}
    for name in only or ():
        if name not in known:
            raise CommandError("unknown_fault", f"There is no fault {name[:40]!r}; they are {', '.join(known)}.")
    if only:
        return tuple(known[name] for name in dict.fromkeys(only))
    return tuple(fault for fault in FAULTS if fault.short or not short)


def summed(outcomes: Collection[Outcome]) -> tuple[list[Sum], Sum]:
    """By fault, and all together."""
    promises = {fault.name: fault.promise_ms for fault in FAULTS}
    sums: dict[str, Sum] = {}
    total = Sum(fault="total")
    for outcome in outcomes:
        name = outcome.fault
        sums.setdefault(name, Sum(fault=name, promise_ms=promises.get(name))).add(outcome)
        total.add(outcome)
    return list(sums.values()), total


async def _play(args: argparse.Namespace, faults: Sequence[Fault], kinds: Sequence[str]) -> list[Outcome]:
    """Round by round, each with another match, until time is over; ends in order when it is told to."""
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    until = time.monotonic() + args.minutes * 60
    outcomes: list[Outcome] = []
    seed = args.seed
    while True:
        matches = {fair: match_of(seed, fair=fair) for fair in {fault.fair for fault in faults}}
        records = {fair: await undisturbed(match) for fair, match in matches.items()}
        for fault in faults:
            match, expected = matches[fault.fair], records[fault.fair]
            for kind in kinds:
                if outcomes and args.minutes and time.monotonic() > until:
                    return outcomes
                keep = None if args.keep is None else args.keep / f"{seed}-{fault.name}-{kind}"
                outcome = await run_fault(fault, match, expected, kind, short=args.short, keep=keep)
                outcomes.append(outcome)
                _say_one(outcome)
        seed += 1
        if not args.minutes:
            return outcomes


def _say_one(outcome: Outcome) -> None:
    """Progress, for who looks on."""
    state = "differs" if outcome.problems else "same record"
    text = f"{outcome.fault} on {outcome.server}, seed {outcome.seed}: {state}, {outcome.ms} ms"
    with suppress(OSError, ValueError):
        print(text, file=sys.stderr, flush=True)


def again(outcome: Outcome, short: bool) -> str:
    """The command that repeats this one."""
    words = f"buraco chaos --seed {outcome.seed} --only {outcome.fault} --server {outcome.server} --minutes 0"
    return words + (" --short" if short else "")


def _document(
    args: argparse.Namespace, kinds: Sequence[str], sums: Sequence[Sum], total: Sum, wrong: Sequence[Outcome]
) -> bytes:
    told: dict[str, Any] = {
        "seed": args.seed,
        "servers": kinds,
        "faults": sums,
        "total": total,
        "differences": [
            {"outcome": msgspec.to_builtins(outcome), "repeat": again(outcome, args.short)} for outcome in wrong
        ],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2)


def _tell(
    args: argparse.Namespace, kinds: Sequence[str], sums: Sequence[Sum], total: Sum, wrong: Sequence[Outcome]
) -> None:
    print(f"{'fault':<24}{'matches':>8}{'faults':>8}{'lost':>6}{'doubled':>8}{'stall ms':>10}  promised")
    for one in (*sums, total):
        promise = "" if one.promise_ms is None else f"{one.promise_ms}"
        late = "  late" if one.promise_ms is not None and one.longest_stall_ms > one.promise_ms else ""
        print(
            f"{one.fault:<24}{one.matches:>8}{one.injected:>8}{one.lost:>6}{one.doubled:>8}"
            f"{one.longest_stall_ms:>10}  {promise}{late}".rstrip()
        )
    for outcome in wrong:
        print(f"\n{outcome.fault} on {outcome.server}, seed {outcome.seed}:")
        for problem in outcome.problems:
            print(f"  {problem}")
        print(f"  again: {again(outcome, args.short)}")
    print(
        f"\n{total.injected} faults injected, {total.compared} matches compared, {total.differed} differed, "
        f"{total.lost} acts lost, {total.doubled} doubled, longest stall {total.longest_stall_ms} ms "
        f"({', '.join(kinds)}, seed {args.seed})"
    )
