"""The names of the facts, in order, out of the rooms that tell them."""

from __future__ import annotations

import ast
from typing import Final

from scripts.compile import ROOT

ROOMS: Final[dict[str, str]] = {
    "DISCARD": "expert_discarding",
    "OPEN": "expert_drawing",
    "CLOSED": "expert_taking",
    "LAY": "expert_laying",
}
"""By table of weights, as they follow one another in bots.expert_weights: the room that names its facts."""


def facts_named(part: str) -> tuple[str, ...]:
    """The names of the facts of this table: the constants of its room that count up from 0, up to their number.

    Read from the source: a compiled room knows no order.
    """
    found: list[str] = []
    for node in ast.parse((ROOT / "bots" / f"{ROOMS[part]}.py").read_text("utf-8")).body:
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)):
            continue
        if not (isinstance(node.value, ast.Constant) and node.value.value == len(found)):
            continue
        if node.target.id == f"{part}_FACTS":
            return tuple(found)
        found.append(node.target.id)
    raise LookupError(f"bots/{ROOMS[part]}.py names no facts up to {part}_FACTS")
