"""``buraco soak --player NAME``: one player in all seats of many deals, and the engine judges all that it does.

Half of the deals are played in the arena, on bare states, and half as at a table, where each seat has nothing but its
view and the events that it may know. Half of either are at the tables of scripts/variations.py, half at tables whose
options are drawn at random. A player that does what is forbidden, nothing at all, or falls over, is counted and shown;
the deal then goes on with the first thing that is allowed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

import msgspec

from bots.arena import play_deal
from bots.mind import Limits, Witness
from bots.turn import Policy
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import Move
from core.game.phases import ENDINGS, OVER_PHASE
from core.game.play import start_state
from core.game.position import position
from core.game.shuffle import Dealt, deal, seeded_key
from core.game.state import State
from scripts.aside import tell
from scripts.invariants import MOST_ACTIONS
from scripts.players import known_player, mind_of, policy_of, takes_limits
from scripts.seated_deal import SeatedDeal
from scripts.settings import preset_table
from scripts.variations import Variation, drawn, of_name
from scripts.workers import workers

BATCH: Final = 20
SHOWN: Final = 10
EVERY_S: Final = 10
"""Seconds between two lines that say how far it is."""
WAYS: Final = ("arena", "table")


class Tally(msgspec.Struct):
    """What came of some deals."""

    endings: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    """By where it was played and how it ended."""
    actions: int = 0
    illegal: int = 0
    failed: int = 0
    """Times that it fell over, or did nothing."""
    unended: int = 0
    longest_ms: float = 0.0
    """Of processor time, for one question."""
    faults: list[str] = msgspec.field(default_factory=list)
    """Each illegal action and failure, with the position."""

    def add(self, other: Tally) -> None:
        """Both as one."""
        self.endings += other.endings
        self.actions += other.actions
        self.illegal += other.illegal
        self.failed += other.failed
        self.unended += other.unended
        self.longest_ms = max(self.longest_ms, other.longest_ms)
        self.faults = [*self.faults, *other.faults][:SHOWN]


class Endless(Exception):
    """The deal does not end."""


def run(args: argparse.Namespace) -> int:
    """Play; 0 when every deal ended and nothing was illegal."""
    name = known_player(args.player).name
    jobs = [
        (args.rules, name, args.seed, args.worlds, range(first, min(first + BATCH, args.deals)))
        for first in range(0, args.deals, BATCH)
    ]
    began = told = time.monotonic()
    total, done = Tally(), 0
    with workers(args.jobs) as pool:
        for job, tally in zip(jobs, pool.map(_batch, jobs), strict=True):
            total.add(tally)
            done += len(job[-1])
            if time.monotonic() - told > EVERY_S:
                told = time.monotonic()
                tell(f"{done} of {args.deals} deals, {total.illegal} illegal, {total.failed} failures")
    for fault in total.faults:
        print(fault)
    for way in WAYS:
        counts = {how: count for (where, how), count in sorted(total.endings.items()) if where == way}
        print(f"{way}: {sum(counts.values())} deals: " + ", ".join(f"{n} {how}" for how, n in counts.items()))
    limits = f"{args.worlds} worlds, " if takes_limits(name) else ""
    tables = {str(table_of(args.rules, args.seed, number)) for number in range(args.deals)}
    print(
        f"{name}: {args.deals} deals, {total.actions} actions, {total.illegal} illegal, {total.failed} failures, "
        f"{total.unended} without an end, {len(tables)} sets of rules, seed {args.seed}, {limits}"
        f"longest decision {total.longest_ms:.0f} ms, {time.monotonic() - began:.0f} s"
    )
    return 1 if total.illegal or total.failed or total.unended else 0


def table_of(rules: str, seed: int, number: int) -> Variation:
    """The table of a deal."""
    tables = of_name(rules)
    if rules != "all" or number // 2 % 2 == 0:
        return tables[number // 4 % len(tables)]
    return drawn(Random(f"{seed}/{number}/table"))


def _batch(job: tuple[str, str, int, int, Iterable[int]]) -> Tally:
    rules, name, seed, worlds, numbers = job
    total = Tally()
    for number in numbers:
        total.add(soak_deal(table_of(rules, seed, number), name, f"{seed}/{number}", WAYS[number % 2], worlds))
    return total


def soak_deal(table: Variation, name: str, seed: str, way: str, worlds: int) -> Tally:
    """One deal, in the ``arena`` or at a ``table``."""
    rules = table.rules()
    rng = Random(seed)
    totals = tuple(rng.choice((0, 0, -50, 400, 1600)) for _ in range(rules.teams))
    dealt = deal(rules, seeded_key(seed, 1), rng.randrange(rules.players))
    umpire = Umpire(f"{table} {name} {way} deal {seed}")
    play = _in_the_arena if way == "arena" else _at_a_table
    try:
        over = play(umpire, table, name, dealt, totals, rng.randrange(1 << 30), Limits(worlds=worlds))
        umpire.tally.endings[way, str(ENDINGS[over])] += 1
    except Endless:
        umpire.tally.unended += 1
    return umpire.tally


class Umpire:
    """Judges all that a player does in one deal."""

    def __init__(self, where: str) -> None:
        self.tally = Tally()
        self._where = where

    def judged(self, state: State, move: Move) -> Move:
        """This move, or something legal where it is forbidden."""
        self.count(state)
        code, judged = judge(state, state.turn, move.action)
        if judged is None:
            self.tally.illegal += 1
            self.report(state, f"{move.action} is {code}")
            return legal_moves(state)[0]
        if (judged.kind, judged.bag, judged.meld) != (move.kind, move.bag, move.meld):
            self.tally.illegal += 1
            self.report(state, f"{move.action} is played as another move than it says")
            return judged
        return move

    def count(self, state: State) -> None:
        """Another action. Raises Endless."""
        self.tally.actions += 1
        if self.tally.actions > MOST_ACTIONS:
            self.report(state, "the deal does not end")
            raise Endless

    def took(self, began: float) -> None:
        """An answer to a question that was asked at that processor time."""
        self.tally.longest_ms = max(self.tally.longest_ms, 1000 * (time.process_time() - began))

    def report(self, state: State, what: str) -> None:
        """Something is wrong."""
        moment = position(state, (0,) * state.teams, preset_table(state.book.melds.rules.preset))
        self.tally.faults.append(f"{self._where}: {what}\n{json.dumps(msgspec.to_builtins(moment))}")


class Judged:
    """A policy under the eyes of an umpire."""

    def __init__(self, policy: Policy, umpire: Umpire) -> None:
        self._policy = policy
        self._witness = policy if isinstance(policy, Witness) else None
        self._umpire = umpire

    def began(self, state: State) -> None:
        """A new deal."""
        if self._witness is not None:
            self._witness.began(state)

    def moved(self, before: State, move: Move) -> None:
        """A move of any seat."""
        if self._witness is not None:
            self._witness.moved(before, move)

    def __call__(self, state: State) -> Move:
        """What is played."""
        began = time.process_time()
        try:
            move = self._policy(state)
        except Exception as error:  # whatever is wrong with a player is what this looks for
            self._umpire.tally.failed += 1
            self._umpire.report(state, f"{type(error).__name__}: {error}")
            move = legal_moves(state)[0]
        self._umpire.took(began)
        return self._umpire.judged(state, move)


def _in_the_arena(
    umpire: Umpire, table: Variation, name: str, dealt: Dealt, totals: tuple[int, ...], seed: int, limits: Limits
) -> int:
    state = start_state(table.rules(), dealt, totals)
    play_deal(state, [Judged(policy_of(name, seed + seat, limits), umpire) for seat in range(state.players)])
    return state.over


def _at_a_table(
    umpire: Umpire, table: Variation, name: str, dealt: Dealt, totals: tuple[int, ...], seed: int, limits: Limits
) -> int:
    rules = table.rules()
    one = SeatedDeal(rules, dealt, [mind_of(name, seed + seat) for seat in range(rules.players)], totals)
    while not one.over:
        state = one.state
        began = time.process_time()
        actions, wrong = [], "nothing was done"
        try:
            actions = one.ask(limits).actions
        except Exception as error:  # as above
            wrong = f"{type(error).__name__}: {error}"
        umpire.took(began)
        if not actions:
            umpire.tally.failed += 1
            umpire.report(state, wrong)
            actions = [legal_moves(state)[0].action]
        for action in actions:
            umpire.count(one.state)
            code = "the turn has passed" if one.state.phase == OVER_PHASE or one.state.turn != state.turn else ""
            if code := code or one.play(action):
                umpire.tally.illegal += 1
                umpire.report(one.state, f"{action} is {code}")
                if one.state is state:
                    one.play(legal_moves(state)[0].action)
                break
    return one.state.over
