"""Weights as Python: the room bots/expert_weights.py, and the tables of bots/outlook.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bots.outlook import FEATURES
from scripts.fitting.expert_weights import Weights
from scripts.fitting.names import ROOMS, facts_named

EXPERT_HEAD: Final = '''\
"""What the expert's facts weigh, in points: one row a fact, in the order of the rooms that name them.

The columns are the kinds of tables of bots.expert_skill. Found by playing deals out: at some decisions every choice was
carried out with the unseen cards shuffled anew, experts and players of other habits played on, and these weights tell
best what it came to. What a kind of table does not know (sets, an initial meld) it has from the likest.

Made by `{command}`.{kept}
"""

from __future__ import annotations

from typing import Final

# fmt: off
'''


def expert_room(weights: Weights, command: str, kept: Sequence[str]) -> str:
    """The text of bots/expert_weights.py.

    ``command`` made the weights; ``kept`` are the kinds of tables that it did not fit.
    """
    note = f"\nIt left as they were: {', '.join(kept)}." if kept else ""
    lines = [EXPERT_HEAD.format(command=command, kept=note)]
    for part in ROOMS:
        lines.append(f"{part}: Final[tuple[tuple[float, ...], ...]] = (\n")
        for name, row in zip(facts_named(part), weights[part], strict=True):
            lines.append(f"    ({', '.join(f'{weight + 0.0:g}' for weight in row)}),  # {name}\n")
        lines.append(")\n")
    return "".join([*lines, "# fmt: on\n"])


def outlook_tables(weights: Mapping[str, Sequence[float]], command: str) -> str:
    """The tables of bots/outlook.py, each as it is now and what it is more by a full stock, for that room."""
    lines = [f"# Made by `{command}`.\n", "# fmt: off\n"]
    for table, found in weights.items():
        whole = [round(weight) for weight in found]
        rows = (whole[:FEATURES], whole[FEATURES:])
        lines.append(f"{table.upper()}: Final = (\n")
        lines.extend(f"    ({', '.join(map(str, row))}),\n" for row in rows)
        lines.append(")\n")
    return "".join([*lines, "# fmt: on\n"])
