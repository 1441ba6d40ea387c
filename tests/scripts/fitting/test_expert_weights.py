"""Tables of weights out of what was found: a column a kind of table, and what one does not know from the next."""

from __future__ import annotations

from random import Random

import pytest

from scripts.fitting.expert_weights import COLUMNS, KINDS, LEAST, NEXT, fitted, present, put_together
from scripts.fitting.least_squares import Weighed
from scripts.fitting.names import ROOMS, facts_named
from scripts.fitting.questions import Choice, Played, Question


def test_columns_are_those_of_the_present_weights() -> None:
    for part, rows in present().items():
        assert {len(row) for row in rows} == {len(COLUMNS[part])}
        assert len(rows) == len(facts_named(part))
    for kind in KINDS:
        assert sorted((kind, *NEXT[kind])) == sorted(KINDS)


def test_kinds_of_tables_that_were_not_fitted_keep_their_weights() -> None:
    found = {("closed_clean", part): [Weighed(7.04, LEAST)] * len(facts_named(part)) for part in ("DISCARD", "LAY")}
    made = put_together(found, present())
    assert made["OPEN"] == present()["OPEN"]
    assert made["CLOSED"] == present()["CLOSED"]
    for part in ("DISCARD", "LAY"):
        for row, before in zip(made[part], present()[part], strict=True):
            assert row == (*before[:3], 7.0, before[4])


def test_a_fact_that_a_kind_has_hardly_met_is_weighed_as_at_the_likest_table_that_has() -> None:
    size = len(facts_named("DISCARD"))
    known, hardly = [Weighed(5.0, LEAST)] * size, [Weighed(900.0, LEAST - 1)] * size
    made = put_together(
        {("open_sets", "DISCARD"): known, ("open_sequences", "DISCARD"): hardly, ("closed_any", "DISCARD"): hardly},
        present(),
    )
    assert [row[1:3] for row in made["DISCARD"]] == [(5.0, 5.0)] * size
    assert [row[4] for row in made["DISCARD"]] == [5.0] * size
    alone = put_together({("open_sequences", "DISCARD"): hardly}, present())
    assert [row[2] for row in alone["DISCARD"]] == [0.0] * size


def test_weights_to_start_from_are_kept_where_the_deals_agree_with_them_and_moved_where_not() -> None:
    start = present()
    names = facts_named("LAY")
    column = COLUMNS["LAY"].index("closed_any")
    truth = [row[column] for row in start["LAY"]]
    truth[3] += 40.0
    rng = Random(1)
    questions: list[Question] = []
    for _ in range(600):
        choices: list[Choice] = []
        for _ in range(4):
            facts = [(fact, 1.0) for fact in sorted(rng.sample(range(len(names)), 6))]
            choices.append(Choice(facts, 100.0 + sum(truth[fact] for fact, _ in facts)))
        questions.append(Question("LAY", choices))
    found = fitted([Played("closed_any", 1, questions)], ["closed_any"], start)
    weights = [weighed.weight for weighed in found["closed_any", "LAY"]]
    assert truth[3] - 8.0 < weights[3] < truth[3]  # it was 40 off, and is held a little
    assert weights[:3] + weights[4:] == pytest.approx(truth[:3] + truth[4:], abs=2.0)
    made = put_together(fitted([], ["closed_any"], start), start)
    assert made == start  # nothing was seen, and nothing is moved


def test_the_order_in_which_deals_came_in_makes_no_difference() -> None:
    deals = [
        Played("stbl", number, [Question("LAY", [Choice([(number % 5, 0.1)], number * 1.1), Choice([], 0.3)])])
        for number in range(1, 40)
    ]
    deals = [Played("closed_clean", played.deal, played.questions) for played in deals]
    there = fitted(deals, ["closed_clean"])
    assert there == fitted(deals[::-1], ["closed_clean"])
    assert {part for _, part in there} == {part for part in ROOMS if "closed_clean" in COLUMNS[part]}
    assert there["closed_clean", "LAY"][3].weight == pytest.approx(there["closed_clean", "LAY"][3].weight)
