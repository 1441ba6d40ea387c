"""New weights against those of today."""

from __future__ import annotations

from bots.expert_skill import SKILLS
from scripts.fitting.expert_weights import KINDS, present
from scripts.fitting.trial import skill_with, trial


def test_the_present_weights_make_the_present_skill_at_every_kind_of_table() -> None:
    for kind, skill in zip(KINDS, SKILLS, strict=True):
        assert skill_with(present(), kind) == skill


def test_the_present_weights_are_as_strong_as_themselves_and_no_weights_at_all_are_weaker() -> None:
    even = trial(present(), "closed_any", 2, 1)
    assert (even.mean, even.won) == (0.0, 0.5)
    nothing = {part: tuple(tuple(0.0 for _ in row) for row in rows) for part, rows in present().items()}
    assert trial(nothing, "closed_any", 2, 1).mean < 0
