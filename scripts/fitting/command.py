"""``buraco fit``: make the weights of `expert`, or of the outlook that `search` values broken-off deals by, anew.

Deals are played and sampled in processes, each into the file of samples as soon as it is over; the weights are made of
that file. So a fit that was ended in any way goes on with ``--resume``, and the same command and seed give the same
weights however many processes play. What is written is a room to compare with the present one (``--pairs``) before it
takes its place: nothing that is there is overwritten.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Final

from scripts.aside import tell
from scripts.failure import CommandError
from scripts.fitting.crew import missing, play_all
from scripts.fitting.expert_weights import KINDS, fitted, present, put_together
from scripts.fitting.least_squares import Fit
from scripts.fitting.outlook_moments import SIZE
from scripts.fitting.questions import Played
from scripts.fitting.samples import Samples, origin_of
from scripts.fitting.tables import EXPERT, OUTLOOK
from scripts.fitting.trial import trial
from scripts.fitting.written import expert_room, outlook_tables
from scripts.home import home_of
from scripts.ladder.crew import Stop
from scripts.machine import refuse_stale_build

TABLES: Final[dict[str, tuple[str, ...]]] = {"expert": tuple(EXPERT), "outlook": tuple(OUTLOOK)}
DEALS: Final = {"expert": 8_000, "outlook": 12_000}
OUTLOOK_PRIOR: Final = 100.0
"""A canasta on the way is worth more than any fact of a single move."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco fit``."""
    parser.add_argument("what", choices=tuple(TABLES), help="whose weights")
    parser.add_argument(
        "--tables",
        default="all",
        metavar="T",
        help="; ".join(f"{what}: {', '.join(names)}" for what, names in TABLES.items())
        + "; with commas between; default: all",
    )
    defaults = ", ".join(f"{what} {deals}" for what, deals in DEALS.items())
    parser.add_argument("--deals", type=int, metavar="N", help=f"deals of each kind of table (default: {defaults})")
    parser.add_argument(
        "--from",
        dest="start",
        choices=("nothing", "present"),
        default="nothing",
        help="expert: what weights are held to where the deals say little, nothing (default) or those of today",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals (default 1)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: as many as cores)"
    )
    parser.add_argument(
        "--pairs",
        type=int,
        default=0,
        metavar="N",
        help="expert: then play so many duplicate pairs of the new weights against those of today (default 0)",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the weights to this new file; else print them")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with these samples; otherwise a new file")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, fit, and print or write the weights; 1 when it was stopped before the end."""
    deals = DEALS[args.what] if args.deals is None else args.deals
    if min(deals, args.seed, args.jobs) < 1 or args.pairs < 0:
        raise CommandError("bad_number", "--deals, --seed and --jobs are 1 or more, --pairs 0 or more.")
    tables = tables_of(args.what, args.tables)
    if args.what != "expert" and (args.start == "present" or args.pairs):
        raise CommandError("bad_arguments", "--from and --pairs are for the weights of expert: leave them out.")
    _refuse_to_overwrite(args.out)
    refuse_stale_build()
    path = args.resume or _free_path(home_of(os.environ).root / "fits", args.what)
    with Samples(path, origin_of(args.what, args.seed)) as samples:
        tell(f"Samples: {path}" + (f" ({len(samples.played)} deals)" if samples.played else ""))
        wanted = [(table, number) for table in tables for number in range(1, deals + 1)]
        progress = _Progress(samples, len(wanted), sum(each in samples.played for each in wanted))
        with Stop(lambda: _aside("Finishing the deals begun; Ctrl-C again ends at once.")) as stop:
            try:
                jobs = missing(args.what, args.seed, tables, deals, samples.played)
                play_all(jobs, args.jobs, stop, progress.add)
            except KeyboardInterrupt:
                stop.asked = True
        played = [samples.played[each] for each in wanted if each in samples.played]
    if len(played) < len(wanted):
        tell(f"Not finished: go on with --resume {path}.")
        return 1
    some = f" --tables {','.join(tables)}" if tables != TABLES[args.what] else ""
    start = present() if args.start == "present" else None
    command = f"buraco fit {args.what}{some} --deals {deals} --seed {args.seed}"
    if start is not None:
        command += " --from present"
    if args.what == "outlook":
        _write(args.out, outlook_tables(outlook_of(tables, played), command))
        return 0
    weights = put_together(fitted(played, tables, start), present())
    _write(args.out, expert_room(weights, command, [kind for kind in KINDS if kind not in tables]))
    if args.pairs:
        for kind in tables:
            tell(f"{kind}, new over present: {trial(weights, kind, args.pairs, args.seed)}")
    return 0


def outlook_of(tables: tuple[str, ...], played: list[Played]) -> dict[str, list[float]]:
    """The weights of these tables of the outlook."""
    found: dict[str, list[float]] = {}
    for table in tables:
        fit = Fit(SIZE)
        for deal in sorted((deal for deal in played if deal.table == table), key=lambda deal: deal.deal):
            for moment in deal.questions:
                fit.add(moment)
        found[table] = [weighed.weight for weighed in fit.weigh(OUTLOOK_PRIOR)]
    return found


class _Progress:
    """What comes in: into the file, and now and then a line for who waits."""

    def __init__(self, samples: Samples, wanted: int, there: int) -> None:
        self._samples = samples
        self._wanted = wanted
        self._there = there
        self._began = self._told = time.monotonic()

    def add(self, deals: list[Played]) -> None:
        """Some have been played."""
        self._samples.add(deals)
        self._there += len(deals)
        now = time.monotonic()
        if now - self._told > 10 or self._there == self._wanted:
            self._told = now
            tell(f"{now - self._began:6.0f} s  {self._there} of {self._wanted} deals")


def tables_of(what: str, given: str) -> tuple[str, ...]:
    """The kinds of tables that ``--tables`` names, in the order of the columns. Raises CommandError."""
    names = TABLES[what]
    if given == "all":
        return names
    asked = set(given.split(","))
    if not asked <= set(names):
        raise CommandError("unknown_table", f"--tables is all, or some of {', '.join(names)}.")
    return tuple(name for name in names if name in asked)


def _refuse_to_overwrite(out: Path | None) -> None:
    if out is not None and os.path.lexists(out):  # a link to nowhere is there, too
        raise CommandError("file_exists", f"{out} is there already: name a new file for the weights.")


def _free_path(folder: Path, what: str) -> Path:
    """A file of samples that is not there yet."""
    number = 1
    while (folder / f"{what}-{number}.jsonl").exists():
        number += 1
    return folder / f"{what}-{number}.jsonl"


def _aside(text: str) -> None:
    """A sentence out of a signal's handler, where printing may be going on already."""
    os.write(2, f"\n{text}\n".encode())


def _write(out: Path | None, text: str) -> None:
    if out is None:
        print(text, end="", file=sys.stdout)
        return
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        _refuse_to_overwrite(out)
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        text = f"{out} cannot be written ({reason}): name another file, and --resume the samples."
        raise CommandError("unwritable", text) from None
