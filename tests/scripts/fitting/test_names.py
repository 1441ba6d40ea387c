"""The names of the facts: one order in the rooms that tell them and in the room that weighs them."""

from __future__ import annotations

import re

import pytest

from bots import expert_discarding, expert_drawing, expert_laying, expert_taking, expert_weights
from scripts.compile import ROOT
from scripts.fitting.names import ROOMS, facts_named

COUNTS = {
    "DISCARD": expert_discarding.DISCARD_FACTS,
    "OPEN": expert_drawing.OPEN_FACTS,
    "CLOSED": expert_taking.CLOSED_FACTS,
    "LAY": expert_laying.LAY_FACTS,
}


@pytest.mark.parametrize("part", ROOMS)
def test_every_row_of_weights_names_the_fact_that_it_weighs(part: str) -> None:
    text = (ROOT / "bots" / "expert_weights.py").read_text("utf-8")
    table = text.partition(f"\n{part}: ")[2].partition("\n)\n")[0]
    assert tuple(re.findall(r"# (\w+)$", table, re.MULTILINE)) == facts_named(part)
    assert len(facts_named(part)) == COUNTS[part] == len(getattr(expert_weights, part))
