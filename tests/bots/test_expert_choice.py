"""The expert at tables of six and of two, which its weights were not made at."""

from __future__ import annotations

from functools import partial

import pytest

from bots.duel import duel
from bots.expert import Expert
from bots.greedy import choose
from bots.habits import EAGER
from scripts.settings import load_rules
from tests.bots.tables import deals


@pytest.mark.parametrize(
    ("preset", "options"), [("aberto", {}), ("buraco", {}), ("burraco", {"out_needs": "clean"})], ids=str
)
def test_of_three_teams_it_does_not_live_on_what_the_one_before_throws(preset: str, options: dict[str, object]) -> None:
    rules = load_rules(preset, {"players": 6, "teams": 3, **options})
    found = duel(deals(rules, 12, seed=555), Expert(), choose)
    assert found.mean > 0
    assert found.won > 0.25


def test_with_one_opponent_who_takes_every_pile_it_is_not_left_with_the_stock() -> None:
    rules = load_rules("burraco", {"players": 2})
    found = duel(deals(rules, 40, seed=556), Expert(), partial(choose, habits=EAGER))
    assert found.mean > 0
