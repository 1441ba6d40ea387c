"""Which of two players is stronger: the same deals twice, with the teams exchanged."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec

from bots.arena import play_deal
from bots.turn import Policy
from core.game.scoring import scores
from core.game.state import State


class Duel(msgspec.Struct, frozen=True):
    """What the first player made against the second."""

    pairs: int
    """Deals, each played once for every team that the first player can be."""
    mean: float
    """Points a deal above the other team (with three teams: above the mean of the others)."""
    error: float
    """The standard error of the mean, over the pairs."""
    won: float
    """The part of all plays that it won; a tie counts half."""

    def __str__(self) -> str:
        return f"{self.mean:+.0f} ± {self.error:.0f} points a deal, {100 * self.won:.1f} % won, {self.pairs} pairs"


def duel(deals: Iterable[State], first: Policy, second: Policy) -> Duel:
    """Play every deal with the first player as one team, then as the next. The states are not changed."""
    values: list[float] = []
    won = 0.0
    plays = 0
    for deal in deals:
        value = 0.0
        for team in range(deal.teams):
            state = deal.copy()
            play_deal(state, [first if seat % deal.teams == team else second for seat in range(deal.players)])
            made = scores(state)
            others = [points for other, points in enumerate(made) if other != team]
            value += made[team] - sum(others) / len(others)
            best = max(others)
            won += 1 if made[team] > best else 0.5 if made[team] == best else 0
            plays += 1
        values.append(value / deal.teams)
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Duel(len(values), mean, sqrt(spread / len(values)), won / plays)
