"""``buraco perft``: count the sequences of legal actions from a position, depth by depth.

Every sequence counts, also where two lead to the same moment; a sequence that ends the deal earlier counts at the
depth at which it ended and at none below. The counts of a few positions per preset are kept with the tests: a change
that nobody meant shows here before anywhere else.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from core.game.errors import PositionError
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.play import start_state
from core.game.position import read_position
from core.game.rules import RulesError
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.failure import CommandError
from scripts.given_file import expect_file
from scripts.settings import load_rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco perft``."""
    parser.add_argument("--rules", default="burraco", metavar="R", help="a preset (default burraco)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the deal to start from (default 1)")
    parser.add_argument("--position", type=Path, metavar="FILE", help="a position as JSON, instead of a deal")
    parser.add_argument("--depth", type=int, default=4, metavar="N", help="actions in a row, 1 to 12 (default 4)")


def run(args: argparse.Namespace) -> int:
    """Count and print, one line a depth."""
    if not 1 <= args.depth <= 12:
        raise CommandError("bad_number", "--depth is 1 to 12.")
    try:
        state = _state(args)
    except (PositionError, RulesError) as error:
        raise CommandError(error.code, str(error)) from None
    for depth in range(1, args.depth + 1):
        began = time.perf_counter()
        count = perft(state, depth)
        print(f"{depth:>3}  {count:>14,}  {time.perf_counter() - began:8.2f} s", flush=True)
    return 0


def _state(args: argparse.Namespace) -> State:
    if args.position is None:
        rules = load_rules(args.rules, {})
        return start_state(rules, deal(rules, seeded_key(args.seed, 1)))
    try:
        expect_file(args.position)
        raw = json.loads(args.position.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CommandError("unreadable_file", f"{args.position} holds no position ({error}).") from None
    return read_position(raw, load_rules)[0]


def perft(state: State, depth: int) -> int:
    """How many sequences of ``depth`` legal actions there are from here; 1 for depth 0, 0 past the end of the deal."""
    moves = legal_moves(state)
    if depth <= 1:
        return len(moves) if depth else 1
    count = 0
    for move in moves:
        after = state.copy()
        after.step(move)
        if after.phase != OVER_PHASE:
            count += perft(after, depth - 1)
    return count
