"""``buraco bot check``: is a program a correct player? Named steps, each with the dialogue where it went wrong."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from typing import Final

import msgspec

from scripts.bot.brought import add_network, expect_command
from scripts.bot.check.bench import Bench, Plan
from scripts.bot.check.report import Outcome, Report, print_outcome, summary_of
from scripts.bot.check.steps import NAMES, check
from scripts.bot.limits import ALL, add_limits, checked_ms, limits_of
from scripts.failure import CommandError
from scripts.given_words import add_given, given_of
from scripts.home import home_of
from scripts.settings import preset_names
from transports.process.confinement import confinement_of
from transports.process.program import program_of

WIDTH: Final = max(map(len, NAMES))
END_S: Final = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot check``."""
    parser.usage = f"{parser.prog} [options] -- COMMAND [words]"
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="the program and its words, after --")
    parser.add_argument(
        "--rules",
        nargs="+",
        default=["all"],
        metavar="R",
        help=f"all (default), or some of {', '.join(preset_names())}",
    )
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals of each preset (default 100)")
    parser.add_argument("--minutes", type=float, default=10, metavar="M", help="for all of it (default 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other cards (default 1)")
    add_given(parser)
    parser.add_argument(
        "--step", nargs="+", choices=NAMES, metavar="STEP", help=f"these alone (default: {', '.join(NAMES)})"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object at the end, for programs")
    add_limits(parser, ALL)
    parser.add_argument(
        "--end", type=float, default=END_S, metavar="S", help=f"seconds from the end of its input to its own ({END_S})"
    )
    add_network(parser)


def run(args: argparse.Namespace) -> int:
    """Check it: 0 when it passed, 1 when it failed at a step, 2 when it could not be checked, 130 after Ctrl-C."""
    plan = _plan(args)
    out = sys.stdout
    if not args.json:
        _print_heading(plan)
    began = time.monotonic()
    progress = _Progress()

    def told(outcome: Outcome) -> None:
        progress.clear()
        if not args.json:
            print_outcome(outcome, WIDTH, out)

    bench = Bench(plan, told, progress.show)
    left_out: int | None = None
    try:
        left_out = asyncio.run(check(bench, args.step or NAMES))
    except KeyboardInterrupt:
        pass  # what has been found until now is worth its sentence
    finally:
        progress.clear()
    passed, summary = summary_of(bench.outcomes, left_out, time.monotonic() - began)
    if args.json:
        report = Report(
            command=plan.program.command,
            presets=plan.presets,
            deals=plan.deals,
            seed=plan.seed,
            passed=passed,
            summary=summary,
            outcomes=tuple(bench.outcomes),
        )
        print(msgspec.json.encode(report).decode())
    else:
        print(summary)
    if left_out is None:
        return 130
    return 0 if passed else 1


def _plan(args: argparse.Namespace) -> Plan:
    words = expect_command(args)
    worlds, options = given_of(args)
    if args.deals < 1:
        raise CommandError("bad_number", "--deals is 1 or more.")
    checked_ms("minutes", args.minutes)
    confined = confinement_of(home_of(os.environ).root, network=args.network)
    program = program_of(words, name="it", limits=limits_of(args), worlds=worlds, options=options, confined=confined)
    return Plan(
        program=program,
        presets=_presets(args.rules),
        deals=args.deals,
        seed=args.seed,
        minutes=args.minutes,
        end_ms=checked_ms("end", args.end),
    )


def _presets(words: list[str]) -> tuple[str, ...]:
    names = [name for word in words for name in word.split(",") if name]
    if "all" in names:
        return preset_names()
    for name in names:
        if name not in preset_names():
            there = ", ".join(preset_names())
            raise CommandError(
                "unknown_preset", f"There are no rules called {name[:40]!r}: write all, or some of {there}."
            )
    return tuple(dict.fromkeys(names))


def _print_heading(plan: Plan) -> None:
    program = " ".join(plan.program.command)
    deals = f"{plan.deals} deal{'' if plan.deals == 1 else 's'}"
    print(f"Checking {program}: {deals} each of {', '.join(plan.presets)}, seed {plan.seed}.")
    print(plan.program.confined.sentence, flush=True)


class _Progress:
    """What is going on, on one line of a terminal; nothing anywhere else."""

    def __init__(self) -> None:
        self._shows = sys.stderr is not None and sys.stderr.isatty()
        self._shown = False

    def show(self, text: str) -> None:
        if self._shows:
            print(f"\r\x1b[K{text[:70]} …", end="", file=sys.stderr, flush=True)
            self._shown = True

    def clear(self) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._shown = False
