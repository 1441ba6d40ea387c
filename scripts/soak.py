"""``buraco soak``: play many deals under all rules, randomly and greedily, with every invariant on.

With ``--player`` it is a player that is tried instead of the engine (scripts/soak_player.py).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from random import Random

from bots.greedy import choose
from core.game.phases import ENDINGS, OVER_PHASE
from core.game.play import start_state
from core.game.rules import RulesError
from core.game.shuffle import deal, seeded_key
from scripts import soak_player
from scripts.failure import CommandError
from scripts.invariants import Broken, Watch
from scripts.settings import preset_names
from scripts.variations import Variation, of_name
from scripts.workers import workers

Tally = Counter[tuple[str, str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco soak``."""
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="how many deals (default 1000)")
    parser.add_argument("--rules", default="all", metavar="R", help="a preset, or all: every variation (default)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals (default 1)")
    parser.add_argument("--player", metavar="NAME", help="this player in all seats, every action judged")
    parser.add_argument("--worlds", type=int, default=2, metavar="N", help="worlds it looks at, if any (default 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: cores)")


def run(args: argparse.Namespace) -> int:
    """Play; 0 when every deal ended and nothing broke."""
    if min(args.deals, args.jobs, args.worlds) < 1:
        raise CommandError("bad_number", "--deals, --jobs and --worlds are 1 or more.")
    if args.rules != "all" and args.rules not in preset_names():
        raise CommandError("unknown_preset", f"--rules is all or one of {', '.join(preset_names())}.")
    if args.player:
        return soak_player.run(args)
    tables = of_name(args.rules)
    jobs = [(args.rules, args.seed, first, min(first + 50, args.deals)) for first in range(0, args.deals, 50)]
    began = time.monotonic()
    endings: Tally = Counter()
    actions = 0
    broken: list[str] = []
    with workers(args.jobs) as pool:
        for done, (tally, count, faults) in enumerate(pool.map(_batch, jobs), 1):
            endings += tally
            actions += count
            broken.extend(faults)
            if sys.stderr.isatty():
                print(f"\r{min(done * 50, args.deals)} of {args.deals} deals", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for fault in broken[:10]:
        print(fault)
    for player in ("random", "greedy"):
        counts = {how: count for (who, how), count in sorted(endings.items()) if who == player}
        print(f"{player}: {sum(counts.values())} deals: " + ", ".join(f"{n} {how}" for how, n in counts.items()))
    print(
        f"{sum(endings.values())} deals ended, {len(broken)} broken, {actions} actions, {len(tables)} sets of rules, "
        f"seed {args.seed}, {time.monotonic() - began:.0f} s"
    )
    return 1 if broken else 0


def _batch(job: tuple[str, int, int, int]) -> tuple[Tally, int, list[str]]:
    name, seed, first, last = job
    tables = of_name(name)
    tally: Tally = Counter()
    actions = 0
    faults: list[str] = []
    for number in range(first, last):
        table = tables[number // 2 % len(tables)]
        player = "greedy" if number % 2 else "random"
        try:
            how, count = soak_deal(table, f"{seed}/{number}", player)
        except (Broken, RulesError, AssertionError, IndexError, KeyError, ValueError) as error:
            faults.append(f"{table} {player} deal {number}: {type(error).__name__} {error}")
            continue
        tally[player, how] += 1
        actions += count
    return tally, actions, faults


def soak_deal(table: Variation, seed: str, player: str) -> tuple[str, int]:
    """Play one deal under watch: how it ended, and in how many actions. Raises Broken."""
    rules = table.rules()
    rng = Random(seed)
    totals = tuple(rng.choice((0, 0, -50, 400, 1600)) for _ in range(rules.teams))
    state = start_state(rules, deal(rules, seeded_key(seed, 1)), totals)
    watch = Watch(state, rng)
    while True:
        moves = watch.moves(state)
        if state.phase == OVER_PHASE:
            return str(ENDINGS[state.over]), watch.actions
        # A greedy player now and then does anything, so that it also meets what it would not make itself.
        greedy = player == "greedy" and rng.random() < 0.97
        watch.step(state, choose(state) if greedy else rng.choice(moves))
