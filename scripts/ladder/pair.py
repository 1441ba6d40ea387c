"""One pair: the same deal twice with the teams exchanged, in a process of its own, and how long each player thought."""

from __future__ import annotations

from time import process_time
from typing import Final

import msgspec

from bots.duel import duel
from bots.mind import Limits, Witness
from bots.turn import Policy
from core.game.legal import legal_moves
from core.game.moves import Move
from core.game.play import start_state
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.players import policy_of
from scripts.settings import load_rules

Moment = tuple[int, int, int, int]
NO_MOMENT: Final[Moment] = (-1, -1, -1, -1)


class Clock(msgspec.Struct, frozen=True):
    """What a player's thinking took in some deals; a decision is where to draw, or all that follows a draw."""

    decisions: int
    """Those in which there was something to choose."""
    ms: float
    """Milliseconds of processor time, all together."""
    most: float
    """The longest of them."""


class Job(msgspec.Struct, frozen=True):
    """Pairs to be played."""

    rules: str
    first: str
    second: str
    seed: int
    worlds: int | None
    """How many worlds a player looks at who takes such a limit; None where nobody does."""
    numbers: tuple[int, ...]
    """Which of the seed's deals, from 1."""


class Pair(msgspec.Struct, frozen=True, tag="pair", tag_field="line"):
    """What the first player made against the second on one deal."""

    rules: str
    first: str
    second: str
    seed: int
    worlds: int | None
    pair: int
    """The number of the deal."""
    points: float
    """What it made above the other team, a play."""
    won: float
    """The part of its plays that it won; a tie counts half."""
    first_clock: Clock
    second_clock: Clock


class Timed:
    """A policy under a stop-watch, for all seats of one team."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._witness = policy if isinstance(policy, Witness) else None
        self._moment = NO_MOMENT
        self._spent: list[float] = []
        self._counts = False

    def began(self, state: State) -> None:
        """A new deal."""
        self._moment = NO_MOMENT
        if self._witness is not None:
            self._witness.began(state)

    def moved(self, before: State, move: Move) -> None:
        """A move of any seat."""
        if self._witness is not None:
            self._witness.moved(before, move)

    def __call__(self, state: State) -> Move:
        """The next move. A seat that sees new cards, or a turn that has passed, begins another decision."""
        moment = (state.turn, state.phase, state.stock_left(), len(state.pots))
        began = process_time()
        move = self._policy(state)
        spent = process_time() - began
        if moment != self._moment:
            self._moment = moment
            # Asked afterwards: the lists that the engine makes are remembered, and the player must not find them ready.
            self._counts = len(legal_moves(state)) > 1
            if self._counts:
                self._spent.append(0.0)
        if self._counts:
            self._spent[-1] += spent
        return move

    def clock(self) -> Clock:
        """What it has taken so far."""
        times = [1000 * seconds for seconds in self._spent]
        return Clock(len(times), round(sum(times), 3), round(max(times, default=0.0), 3))


def play(job: Job) -> list[Pair]:
    """Play them all. Equal jobs give equal points, whatever was played before in this process."""
    rules = load_rules(job.rules)
    limits = Limits(worlds=job.worlds)
    found: list[Pair] = []
    for number in job.numbers:
        state = start_state(rules, deal(rules, seeded_key(job.seed, number), (number - 1) % rules.players))
        chance = 2 * (job.seed * 1_000_003 + number)  # another one for each pair, and for both players
        first = Timed(policy_of(job.first, chance, limits))
        second = Timed(policy_of(job.second, chance + 1, limits))
        result = duel([state], first, second)
        found.append(
            Pair(
                rules=job.rules,
                first=job.first,
                second=job.second,
                seed=job.seed,
                worlds=job.worlds,
                pair=number,
                points=result.mean,
                won=result.won,
                first_clock=first.clock(),
                second_clock=second.clock(),
            )
        )
    return found
