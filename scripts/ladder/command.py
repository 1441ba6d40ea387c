"""``buraco ladder``: which player is stronger, by how much, and how sure that is; the page that says so.

Rows are pairings under a preset's rules. Each is played on the deals of the seed, pair by pair, in processes; every
pair is in the journal before the next one counts, and the table is made of the journal. So a ladder that was ended in
any way goes on with ``--resume``, and the same command and seed give the same points however many processes play.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

from bots.pool import POOL
from scripts.aside import tell
from scripts.failure import CommandError
from scripts.home import home_of
from scripts.ladder.crew import Stop, play_rows
from scripts.ladder.journal import Build, Journal, free_path, players_digest
from scripts.ladder.page import Table
from scripts.ladder.pair import Pair
from scripts.ladder.rows import LEAST, Goal, Row, Standing, wanted
from scripts.machine import build, machine, refuse_stale_build
from scripts.players import known, known_player, takes_limits
from scripts.settings import preset_names

PAIRS = 400
ERROR = 30.0
WORLDS = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco ladder``."""
    parser.add_argument("--rules", default="all", metavar="R", help="presets, with commas between; default: all")
    parser.add_argument("--players", metavar="NAMES", help="only these, with commas between; default: all there are")
    parser.add_argument("--pairs", type=int, default=PAIRS, metavar="N", help=f"pairs of a row (default {PAIRS})")
    parser.add_argument(
        "--until-se",
        action="store_true",
        help=f"end rows of a player that takes --worlds before that, from {LEAST} pairs on, once the error is --se",
    )
    parser.add_argument("--se", type=float, default=ERROR, metavar="P", help=f"points (default {ERROR:.0f})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals (default 1)")
    parser.add_argument(
        "--worlds", type=int, default=WORLDS, metavar="N", help=f"worlds that `search` looks at (default {WORLDS})"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: as many as cores)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the page here (docs/bots-strength.md)")
    parser.add_argument("--json", action="store_true", help="print the table as one JSON object")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with this journal; otherwise a new one")


def run(args: argparse.Namespace) -> int:
    """Play what is missing and print the table; 1 when it was stopped before the end."""
    if min(args.pairs, args.worlds, args.jobs, args.seed) < 1 or not 0 < args.se < 1e6:
        raise CommandError("bad_number", "--pairs, --worlds, --jobs, --seed and --se are 1 or more.")
    refuse_stale_build()
    presets = presets_of(args.rules)
    players = _names(args.players) if args.players else list(known())
    rows = wanted(presets, players, [player.name for player in POOL])
    if not rows:
        raise CommandError("no_rows", f"No pairing is wanted of {', '.join(players)}: name more players.")
    here = Build(players=players_digest(), machine=machine(load=False), build=build())
    path = args.resume or free_path(home_of(os.environ).root / "ladders")
    with Journal(path, here) as journal:
        tell(f"Journal: {path}" + (f" ({len(journal.pairs)} pairs)" if journal.pairs else ""))
        if journal.passed_over:
            tell(
                f"{journal.passed_over} of its pairs were played by players that have changed since: they do not count."
            )
        ladder = _Ladder(args, rows, journal)
        with Stop(lambda: _aside("Finishing the pairs begun; Ctrl-C again ends at once.")) as stop:
            try:
                play_rows(ladder.standings, args.jobs, stop, ladder.played)
            except KeyboardInterrupt:
                stop.asked = True
        table = Table(_command(args), ladder.standings, dict(journal.pairs), _about(rows))
        _write(args, table)
        done = all(standing.reached for standing in ladder.standings)
        if not done:
            tell(f"Not finished: go on with --resume {path}.")
        return 0 if done else 1


class _Ladder:
    """The rows at work."""

    def __init__(self, args: argparse.Namespace, rows: list[Row], journal: Journal) -> None:
        self._journal = journal
        self._began = self._told = time.monotonic()
        limited = {name for row in rows for name in (row.first, row.second) if takes_limits(name)}
        self.standings: list[Standing] = []
        for row in rows:
            slow = row.first in limited or row.second in limited
            goal = Goal(args.pairs, args.se if slow and args.until_se else None)
            self.standings.append(Standing(row, goal, args.seed, args.worlds if slow else None))
        for standing in self.standings:
            for pair, _ in journal.pairs:
                if standing.wants(pair):
                    standing.add(pair)

    def played(self, standing: Standing, pairs: list[Pair]) -> None:
        """Some have been played."""
        self._journal.add(pairs)
        for pair in pairs:
            standing.add(pair)
        now = time.monotonic()
        if standing.reached or now - self._told > 10:
            self._told = now
            tell(f"{now - self._began:6.0f} s  {standing}")


def presets_of(given: str) -> list[str]:
    """The presets that ``--rules`` names. Raises CommandError."""
    if given == "all":
        return list(preset_names())
    names = list(dict.fromkeys(given.split(",")))
    if not set(names) <= set(preset_names()):
        raise CommandError("unknown_preset", f"--rules is all, or some of {', '.join(preset_names())}.")
    return names


def _names(given: str) -> list[str]:
    return [known_player(name).name for name in dict.fromkeys(given.split(","))]


def _about(rows: list[Row]) -> dict[str, str]:
    playing = {name for row in rows for name in (row.first, row.second)}
    return {player.name: player.about for player in known().values() if player.name in playing}


def _command(args: argparse.Namespace) -> str:
    """The command that makes this table again."""
    words = ["buraco ladder"]
    words += [f"--rules {args.rules}"] if args.rules != "all" else []
    words += [f"--players {args.players}"] if args.players else []
    words += [f"--pairs {args.pairs}", f"--seed {args.seed}", f"--worlds {args.worlds}"]
    words += [f"--until-se --se {args.se:g}"] if args.until_se else []
    return " ".join([*words, "--out docs/bots-strength.md"])


def _aside(text: str) -> None:
    """A sentence out of a signal's handler, where printing may be going on already."""
    os.write(2, f"\n{text}\n".encode())


def _write(args: argparse.Namespace, table: Table) -> None:
    if args.out is not None:
        new = args.out.with_name(f"{args.out.name}.new")
        try:
            new.write_text(table.page(), "utf-8")
            new.replace(args.out)
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            text = f"{args.out} cannot be written ({reason}): name another file, and --resume the journal."
            raise CommandError("unwritable", text) from None
    print(json.dumps(table.values()) if args.json else table.text(), file=sys.stdout)
