"""A player in all seats of many tables: what it does against the rules is seen, in the arena as at a table."""

from __future__ import annotations

from random import Random

import pytest

from core.game.options import OPTIONS
from scripts import soak_player
from scripts.cli import main
from scripts.soak_player import WAYS, soak_deal, table_of
from scripts.variations import VARIATIONS, Variation, drawn
from tests.scripts.stub_players import seat_stubs

TABLE = Variation("burraco", {})


def test_greedy_does_nothing_forbidden_at_listed_and_drawn_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--player", "greedy", "--deals", "60", "--jobs", "2", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "arena: 30 deals" in said
    assert "table: 30 deals" in said
    assert "60 deals" in said
    assert "0 illegal, 0 failures, 0 without an end" in said


@pytest.mark.parametrize("way", WAYS)
def test_a_sound_player_has_no_faults(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_stubs(monkeypatch)
    tally = soak_deal(TABLE, "usual", "1/1", way, 1)
    assert (tally.illegal, tally.failed, tally.unended, tally.faults) == (0, 0, 0, [])
    assert tally.actions > 50
    assert sum(tally.endings.values()) == 1


@pytest.mark.parametrize("way", WAYS)
def test_forbidden_actions_are_counted_and_shown_and_the_deal_goes_on(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_stubs(monkeypatch)
    tally = soak_deal(TABLE, "liar", "1/1", way, 1)
    assert tally.illegal > 5
    assert tally.failed == 0
    assert "burraco liar" in tally.faults[0]
    assert '"rules"' in tally.faults[0]
    assert sum(tally.endings.values()) == 1


@pytest.mark.parametrize(("name", "way"), [("faller", "arena"), ("faller", "table"), ("mute", "table")])
def test_a_player_that_falls_over_or_says_nothing_is_counted_apart(
    name: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_stubs(monkeypatch)
    tally = soak_deal(TABLE, name, "1/2", way, 1)
    assert tally.failed > 0
    assert tally.illegal == 0
    assert ("IndexError" if name == "faller" else "nothing was done") in tally.faults[0]
    assert sum(tally.endings.values()) == 1


def test_a_deal_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_stubs(monkeypatch)
    monkeypatch.setattr(soak_player, "MOST_ACTIONS", 10)
    for way in WAYS:
        tally = soak_deal(TABLE, "usual", "1/1", way, 1)
        assert tally.unended == 1
        assert not tally.endings


def test_tables_that_are_drawn_can_be_played_and_leave_no_option_out() -> None:
    rng = Random(1)
    tables = [drawn(rng) for _ in range(300)]
    assert len({str(table) for table in tables}) > 290
    assert {name for table in tables for name in table.options} >= {option.name for option in OPTIONS}
    assert {table.preset for table in tables} == {"buraco", "stbl", "burraco", "aberto"}
    endless = [rules for table in tables if (rules := table.rules()).pile == "open" and not rules.stalemate_rounds]
    assert len(endless) > 5, "tables where only the players end a deal in which single cards go round"


def test_half_of_the_tables_are_listed_and_either_half_is_met_both_ways() -> None:
    tables = [table_of("all", 1, number) for number in range(4 * len(VARIATIONS))]
    assert {str(table) for table in tables} > {str(table) for table in VARIATIONS}
    for way in (0, 1):
        assert {str(table) for table in tables[way::4]} == {str(table) for table in VARIATIONS}
    assert table_of("stbl", 1, 7) == Variation("stbl", {})


def test_a_player_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--player", "nobody"]) == 2
    assert "they are chance, greedy" in capsys.readouterr().err
