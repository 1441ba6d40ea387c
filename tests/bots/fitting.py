"""Where the numbers of bots.outlook come from: ``python -m tests.bots.fitting [--deals N] [--seed S]``.

Players of several habits play deals to their end; at some turns' ends it is noted what both teams had, and least
squares find what that was worth. The compiled build makes it quick.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Final

from bots.decision import CAST
from bots.greedy import choose
from bots.outlook import FEATURES, FULL_STOCK, features
from bots.rollout import Scale
from core.game.moves import DISCARD
from core.game.phases import OVER_PHASE
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import deals

GROUPS: Final[dict[str, tuple[str, ...]]] = {"FAST": ("burraco",), "CLOSED": ("stbl",), "SLOW": ("buraco", "aberto")}
SIZE: Final = 2 * FEATURES
MOST_TURNS: Final = 160
NOTED: Final = 0.15
RIDGE: Final = 20.0

Row = dict[int, float]


class Fit:
    """Least squares, row by row."""

    def __init__(self) -> None:
        self.square = [[RIDGE if row == column else 0.0 for column in range(SIZE)] for row in range(SIZE)]
        self.right = [0.0] * SIZE
        self.rows = 0

    def add(self, row: Row, value: float) -> None:
        """One moment: what differed between the teams, and how much more than the score the end brought."""
        for index, amount in row.items():
            self.right[index] += amount * value
            line = self.square[index]
            for other, much in row.items():
                line[other] += amount * much
        self.rows += 1

    def weights(self) -> list[float]:
        """The weights that explain most."""
        lines = [[*line, right] for line, right in zip(self.square, self.right, strict=True)]
        for pivot in range(SIZE):
            best = max(range(pivot, SIZE), key=lambda at: abs(lines[at][pivot]))
            lines[pivot], lines[best] = lines[best], lines[pivot]
            for at in range(SIZE):
                if at != pivot and lines[at][pivot]:
                    part = lines[at][pivot] / lines[pivot][pivot]
                    lines[at] = [x - part * y for x, y in zip(lines[at], lines[pivot], strict=True)]
        return [lines[at][SIZE] / lines[at][at] for at in range(SIZE)]


def moments(state: State, scale: Scale, rng: Random) -> list[tuple[Row, float]]:
    """What was noted in one deal; it is played to its end."""
    cast = [CAST[rng.randrange(len(CAST))] for _ in range(state.players)]
    rules = scale.rules
    noted: list[tuple[Row, int]] = []
    turns = 0
    while state.phase != OVER_PHASE and turns < MOST_TURNS:
        move = choose(state, cast[state.turn])
        state.step(move)
        if move.kind != DISCARD:
            continue
        turns += 1
        if state.phase != OVER_PHASE and rng.random() < NOTED:
            left = state.stock_left() + (sum(len(pot) for pot in state.pots) if rules.pot_to_stock else 0)
            ours, theirs = features(state, scale, 0), features(state, scale, 1)
            row: Row = {}
            for index in range(FEATURES):
                if gap := ours[index] - theirs[index]:
                    row[index] = gap
                    row[FEATURES + index] = gap * left / FULL_STOCK
            noted.append((row, scale.margin(state, 0)))
    end = scale.margin(state, 0)
    return [(row, end - score) for row, score in noted]


def fitted(presets: tuple[str, ...], count: int, seed: int) -> Fit:
    """The fit to so many deals of each of these presets."""
    fit = Fit()
    rng = Random(seed)
    for preset in presets:
        rules = load_rules(preset)
        scale = Scale(rules)
        for state in deals(rules, count, seed):
            for row, value in moments(state, scale, rng):
                fit.add(row, value)
    return fit


def main() -> None:
    """Print the weights as bots.outlook holds them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=77)
    asked = parser.parse_args()
    for name, presets in GROUPS.items():
        weights = [round(weight) for weight in fitted(presets, asked.deals, asked.seed).weights()]
        print(f"{name}: Final = (\n    {tuple(weights[:FEATURES])},\n    {tuple(weights[FEATURES:])},\n)", flush=True)


if __name__ == "__main__":
    main()
