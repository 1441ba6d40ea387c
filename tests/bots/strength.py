"""Which habits pay: ``python -m tests.bots.strength [--pairs N] [--seed S] [--rules R]``.

Every line is a duel over duplicate deals: `greedy` as it is against itself with one habit changed. A positive number
says that it is right as it is; where it is not, see bots.habits. Who of the players is stronger is for `buraco ladder`.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Final

from bots.duel import duel
from bots.greedy import choose
from bots.habits import Habits
from scripts.settings import load_rules, preset_names
from tests.bots.tables import deals

IDEAS: Final[dict[str, Habits]] = {
    "takes no pile of little use": Habits(pile_least=20, pile_junk=-6, pile_junk_slow=-6),
    "takes every pile": Habits(pile_least=-1000, closed_least=-1000),
    "thinks little of hidden cards": Habits(closed_card=4),
    "takes no pair for its pile": Habits(pile_pair=0, pile_pair_slow=0),
    "spends its wilds": Habits(wild_kept=10),
    "hoards its wilds": Habits(wild_kept=150),
    "dirties sequences": Habits(dirty_step=0, dirty_step_slow=0),
    "spends no wild on a pot": Habits(pot_now=0, pot_near=0),
    "opens without wilds": Habits(opening_wilds=0),
    "goes out late": Habits(out_least=200),
    "sees no danger": Habits(alarm=0),
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", choices=("all", *preset_names()), default="all")
    asked = parser.parse_args()
    for preset in preset_names() if asked.rules == "all" else (asked.rules,):
        rules = load_rules(preset)
        for name, habits in IDEAS.items():
            rival = partial(choose, habits=habits)
            print(
                f"{preset:8} against {name:30} {duel(deals(rules, asked.pairs, asked.seed), choose, rival)}", flush=True
            )


if __name__ == "__main__":
    main()
