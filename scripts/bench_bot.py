"""``buraco bench bot NAME``: how fast a player of the house thinks, and how much memory it takes.

It has all seats of seeded deals and is asked as a table asks it: with a view, after the events that its seat may know.
A decision is one answer where there was a choice; most players give two a turn. Every preset is measured in a process
of its own. The first deal warms up and does not count; growth is what memory took from its end to the last deal's.
Plain Python and the compiled build are two runs: the figures say which one this is.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter, process_time
from typing import Any

from scripts.failure import CommandError
from scripts.footprint import resident
from scripts.machine import build, machine, refuse_stale_build
from scripts.settings import load_rules, preset_names

Figures = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bench bot``."""
    parser.add_argument("name", metavar="NAME", help="the player")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument("--rules", default="all", metavar="R", help="one preset instead of all")
    parser.add_argument("--deals", type=int, default=10, metavar="N", help="deals that count (default 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the deals (default 1)")
    parser.add_argument(
        "--worlds", type=int, metavar="N", help="worlds looked at in a decision; otherwise its own wont"
    )
    parser.add_argument("--ms", type=int, metavar="N", help="milliseconds that a decision may take")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    # `buraco bench` measures its own memory: what only this part needs is not imported at the top.
    from scripts.players import known_player
    from scripts.workers import workers

    if any(number is not None and number < 1 for number in (args.deals, args.worlds, args.ms)):
        raise CommandError("bad_number", "--deals, --worlds and --ms are 1 or more.")
    if args.rules != "all" and args.rules not in preset_names():
        raise CommandError("unknown_preset", f"--rules is all or one of {', '.join(preset_names())}.")
    name = known_player(args.name).name
    refuse_stale_build()
    names = preset_names() if args.rules == "all" else (args.rules,)
    found: Figures = {"player": name, "machine": machine(), "build": build(), "worlds": args.worlds, "ms": args.ms}
    if not args.json:
        print(f"player:  {name}\nmachine: {found['machine']}")
        print(f"method:  {args.deals} deals, seed {args.seed}, a process for each preset, one deal to warm up")
    for preset in names:
        # A process that has played nothing yet: its memory is the player's.
        with workers(1) as fresh:
            found[preset] = fresh.submit(measure, preset, name, args.deals, args.seed, args.worlds, args.ms).result()
        if not args.json:
            print(_lines(preset, found[preset]), flush=True)
    if args.json:
        print(json.dumps(found))
    return 0


def measure(preset: str, name: str, deals: int, seed: int, worlds: int | None, ms: int | None) -> Figures:
    """All figures of a player under one preset, in this process."""
    from bots.mind import Limits
    from core.game.shuffle import deal, seeded_key
    from scripts.players import mind_of
    from scripts.seated_deal import SeatedDeal
    from scripts.table_bench.figures import times_of

    rules = load_rules(preset)
    limits = Limits(worlds=worlds, ms=ms)
    minds = [mind_of(name, seed * rules.players + seat) for seat in range(rules.players)]
    spent: list[float] = []
    waited: list[float] = []
    looked_at = actions = warm = 0
    for number in range(deals + 1):
        one = SeatedDeal(rules, deal(rules, seeded_key(seed, number + 1)), minds)
        while not one.over:
            choice = one.choice and number > 0
            began, began_to_use = perf_counter(), process_time()
            thought = one.ask(limits)
            if choice:
                spent.append(process_time() - began_to_use)
                waited.append(perf_counter() - began)
                looked_at += worlds_in(thought.info)
            if not thought.actions:
                raise CommandError("illegal", f"{name} did nothing on its turn: `buraco soak --player {name}`.", 1)
            for action in thought.actions:
                if refused := one.play(action):
                    raise CommandError("illegal", f"{name} was refused ({refused}): `buraco soak --player {name}`.", 1)
                actions += number > 0
        if number == 0:
            warm = resident()
    after = resident()
    total = sum(spent)
    cpu, wall = times_of(spent), times_of(waited)
    return {
        "decisions": cpu.count,
        "actions": actions,
        "decisions_per_s": round(cpu.count / total, 1),
        "mean_ms": round(1000 * total / cpu.count, 3),
        "cpu_ms": {"p50": cpu.p50, "p99": cpu.p99, "max": cpu.most},
        "waited_ms": {"p50": wall.p50, "p99": wall.p99, "max": wall.most},
        "worlds_per_s": round(looked_at / total, 1) if looked_at else None,
        "resident_mb": round(after / 2**20, 1),
        "growth_mb": round((after - warm) / 2**20, 2),
        "deals": deals,
        "seed": seed,
    }


def worlds_in(info: object) -> int:
    """How many worlds a player says that it looked at; 0 where it says nothing of them."""
    worlds = info.get("worlds") if isinstance(info, dict) else None
    return worlds if isinstance(worlds, int) else 0


def _lines(preset: str, f: Figures) -> str:
    worlds = f"   {f['worlds_per_s']:,.0f} worlds/s" if f["worlds_per_s"] else ""
    counts = f"{f['decisions']:,} decisions, {f['actions']:,} actions"
    return "\n".join(
        [
            f"\n{preset}",
            f"  {f['decisions_per_s']:,.0f} decisions/s{worlds}   ({counts})",
            f"  processor  {_times(f['cpu_ms'])}   mean {f['mean_ms']:.2f}",
            f"  waited     {_times(f['waited_ms'])}",
            f"  memory     {f['resident_mb']} MB, {f['growth_mb']:+.2f} MB over {f['deals']} deals",
        ]
    )


def _times(found: dict[str, float]) -> str:
    return f"p50 {found['p50']:.2f} ms   p99 {found['p99']:.2f}   max {found['max']:.2f}"
