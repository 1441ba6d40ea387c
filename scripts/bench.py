"""``buraco bench``: how fast the engine is here.

Each preset is measured in a process of its own, so that no preset warms or crowds the memory of another. One round is
not counted (the books of melds and moves fill up), then the median of the rounds is given. Time is the processor's
own (``time.process_time``), so that a busy machine disturbs little; every timed deal is played to its end.

- random: choose from the legal moves, carry it out; no second check, no events: the path of a searching bot.
- greedy: the greedy bot in all seats, on the same path.
- checked: the same random deals through the public ``apply``, which judges each action and tells what happened.
- legal, copy, analyse: mean microseconds over different positions and melds of the timed deals.

The checksum is the SHA-256 of one line ``kind n score score …`` for each random and greedy deal of the first round,
in order: same seed, same moves, same scores. ``--export`` writes these deals down (see
scripts/timed_deals.py) for another engine to follow and score.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from bots.arena import greedy_deal, random_deal
from bots.dice import Dice
from core.game.actions import Action
from core.game.cards import CODES
from core.game.legal import legal_moves
from core.game.melds import analyse
from core.game.phases import OVER_PHASE
from core.game.play import apply, start, start_state
from core.game.rules import Rules
from core.game.scoring import scores
from core.game.shuffle import Dealt, deal, seeded_key
from core.game.state import State
from scripts import bench_bot
from scripts.chat_bench import command as bench_telegram
from scripts.console_bench import command as bench_console
from scripts.failure import CommandError
from scripts.footprint import peak
from scripts.machine import machine
from scripts.settings import load_rules, preset_names
from scripts.table_bench import command as bench_table

Figures = dict[str, Any]
POSITIONS: Final = 6_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bench``."""
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument("--rules", default="all", metavar="R", help="one preset instead of all")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="rounds counted, 5 or more (default 5)")
    parser.add_argument("--deals", type=int, default=250, metavar="N", help="deals in a round (default 250)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the deals (default 1)")
    parser.add_argument("--export", type=Path, metavar="DIR", help="also write the timed deals down, move by move")
    parser.add_argument("--here", metavar="R", help=argparse.SUPPRESS)
    what = parser.add_subparsers(dest="what", metavar="table | bot | console | telegram")
    bench_table.add_arguments(what.add_parser("table", help="measure the table on a bus instead of the engine"))
    bench_bot.add_arguments(what.add_parser("bot", help="measure a player instead of the engine"))
    bench_console.add_arguments(what.add_parser("console", help="measure the full screen instead of the engine"))
    bench_telegram.add_arguments(what.add_parser("telegram", help="measure the chats instead of the engine"))


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.what == "table":
        return bench_table.run(args)
    if args.what == "bot":
        return bench_bot.run(args)
    if args.what == "console":
        return bench_console.run(args)
    if args.what == "telegram":
        return bench_telegram.run(args)
    if args.runs < 5 or args.deals < 1:
        raise CommandError("bad_number", "--runs is 5 or more, --deals 1 or more.")
    if args.here:
        print(json.dumps(measure(args.here, args.runs, args.deals, args.seed)))
        return 0
    names = preset_names() if args.rules == "all" else (args.rules,)
    if args.rules != "all" and args.rules not in preset_names():
        raise CommandError("unknown_preset", f"--rules is all or one of {', '.join(preset_names())}.")
    if args.export is not None:
        from scripts.timed_deals import export

        export(args.export, names, args.deals, args.seed)
    found: Figures = {}
    if not args.json:
        print(f"machine: {machine()}")
        print(
            f"method:  {args.deals} deals a round, seed {args.seed}, a process for each preset, one round to warm up, "
            f"median of {args.runs}, processor time"
        )
    for name in names:
        found[name] = _measured_apart(name, args)
        if not args.json:
            print(_table_row(name, found[name]), flush=True)
    found["peak_mb"] = max(found[name].pop("peak_mb") for name in names)
    if args.json:
        print(json.dumps(found))
    else:
        print(f"peak memory: {found['peak_mb']} MB")
    return 0


def _measured_apart(name: str, args: argparse.Namespace) -> Figures:
    command = [sys.executable, "-P", "-m", "scripts.cli", "bench", "--here", name]
    command += ["--runs", str(args.runs), "--deals", str(args.deals), "--seed", str(args.seed)]
    root = str(Path(__file__).resolve().parent.parent)
    path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, check=False)
    if done.returncode:
        raise CommandError("bench_failed", f"measuring {name} failed: {done.stderr.strip().splitlines()[-1:]}", 1)
    found: Figures = json.loads(done.stdout)
    return found


def measure(name: str, runs: int, deals: int, seed: int) -> Figures:
    """All figures of one preset, in this process."""
    rules = load_rules(name, {})
    dealt = [deal(rules, seeded_key(seed, n)) for n in range(1, deals + 1)]
    random_times: list[float] = []
    greedy_times: list[float] = []
    random_actions = greedy_actions = 0
    digest = hashlib.sha256()
    for number in range(runs + 1):
        seconds, random_actions, results = _timed(rules, dealt, partial(random_deal, dice=Dice(seed)))
        more, greedy_actions, greedy_results = _timed(rules, dealt, greedy_deal)
        if number:
            random_times.append(seconds)
            greedy_times.append(more)
        else:
            for kind, group in (("random", results), ("greedy", greedy_results)):
                for n, score in enumerate(group, 1):
                    digest.update(f"{kind} {n} {' '.join(map(str, score))}\n".encode())
    played = [_actions_of(rules, one, Dice(seed + n)) for n, one in enumerate(dealt[: max(1, deals // 5)])]
    checked = [_checked(rules, dealt, played) for _ in range(runs + 1)][1:]
    positions = _positions(rules, dealt, seed)
    return {
        "random_deals_per_s": round(deals / median(random_times), 1),
        "random_actions_per_s": round(random_actions / median(random_times)),
        "greedy_deals_per_s": round(deals / median(greedy_times), 1),
        "checked_actions_per_s": round(sum(map(len, played)) / median(checked)),
        "legal_us": round(_mean_us(legal_moves, positions, runs), 3),
        "copy_us": round(_mean_us(State.copy, positions, runs), 3),
        "analyse_us": round(_analyse_us(rules, positions, runs), 3),
        "checksum": digest.hexdigest(),
        "random_actions": random_actions,
        "greedy_actions": greedy_actions,
        "checked_actions": sum(map(len, played)),
        "positions": len(positions),
        "runs": runs,
        "deals": deals,
        "seed": seed,
        "machine": machine(),
        "peak_mb": round(peak() / 2**20, 1),
    }


def _timed(rules: Rules, dealt: list[Dealt], play: Callable[[State], int]) -> tuple[float, int, list[list[int]]]:
    """Play all deals: seconds, actions, and the score of each deal. Dealing and scoring are not timed."""
    states = [start_state(rules, one) for one in dealt]
    began = time.process_time()
    actions = 0
    for state in states:
        actions += play(state)
    seconds = time.process_time() - began
    assert all(state.phase == OVER_PHASE for state in states)
    return seconds, actions, [scores(state) for state in states]


def _actions_of(rules: Rules, dealt: Dealt, dice: Dice) -> list[tuple[int, Action]]:
    """The actions of a random deal, to be played again through the checked door."""
    state = start_state(rules, dealt)
    found: list[tuple[int, Action]] = []
    while moves := legal_moves(state):
        move = moves[dice.below(len(moves))]
        found.append((state.turn, move.action))
        state.step(move)
    return found


def _checked(rules: Rules, dealt: list[Dealt], played: list[list[tuple[int, Action]]]) -> float:
    deals = [start(rules, one) for one in dealt[: len(played)]]
    began = time.process_time()
    for now, actions in zip(deals, played, strict=True):
        for seat, action in actions:
            now, _ = apply(now, seat, action)
        assert now.over
    return time.process_time() - began


def _positions(rules: Rules, dealt: list[Dealt], seed: int) -> list[State]:
    """Different moments of the timed random deals: evenly every few actions, until there are enough."""
    dice = Dice(seed)
    found: list[State] = []
    seen: set[tuple[object, ...]] = set()
    rounds = 0
    while len(found) < POSITIONS and rounds < 50:
        rounds += 1
        for one in dealt:
            state = start_state(rules, one)
            while moves := legal_moves(state):
                if dice.below(5) == 0:
                    key = (state.hands[state.turn], state.phase, state.top, tuple(state.pile), state.next_id)
                    if key not in seen and len(found) < POSITIONS:
                        seen.add(key)
                        found.append(state.copy())
                state.step(moves[dice.below(len(moves))])
            if len(found) >= POSITIONS:
                break
    return found


def _mean_us(work: Callable[[State], object], positions: list[State], runs: int) -> float:
    means = []
    for _ in range(runs):
        began = time.process_time()
        for state in positions:
            work(state)
        means.append((time.process_time() - began) / len(positions) * 1e6)
    return median(means)


def _analyse_us(rules: Rules, positions: list[State], runs: int) -> float:
    melds = {placed.meld.bag: placed.meld for state in positions for own in state.melds for placed in own}
    texts = [[CODES[card] for card in meld.order] for meld in melds.values()][:POSITIONS]
    means = []
    for _ in range(runs):
        began = time.process_time()
        for cards in texts:
            analyse(cards, rules)
        means.append((time.process_time() - began) / len(texts) * 1e6)
    return median(means)


def _table_row(name: str, figures: Figures) -> str:
    f = figures
    return "\n".join(
        [
            f"\n{name}",
            f"  random   {f['random_deals_per_s']:>10,.0f} deals/s   {f['random_actions_per_s']:>10,} actions/s"
            f"   ({f['random_actions']:,} actions a round)",
            f"  greedy   {f['greedy_deals_per_s']:>10,.0f} deals/s   ({f['greedy_actions']:,} actions a round)",
            f"  checked  {f['checked_actions_per_s']:>10,} actions/s through apply, with events",
            f"  legal    {f['legal_us']:>10.2f} us   copy {f['copy_us']:.2f} us   analyse {f['analyse_us']:.2f} us"
            f"   (means over {f['positions']:,} positions)",
            f"  checksum {f['checksum'][:32]}…",
        ]
    )
