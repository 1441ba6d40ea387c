"""`buraco create`: which seats are whose when the table is made."""

from __future__ import annotations

import argparse

import pytest

from core.table.records import Seated
from scripts.create import add_arguments, first_records, read_wanted, with_bots
from scripts.failure import CommandError

FREE = ("human",) * 4


def wanted(*words: str) -> tuple[str, ...]:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read_wanted(parser.parse_args(["--rules", "burraco", *words])).seats


def test_a_bot_has_the_last_free_seat_or_the_one_that_is_named() -> None:
    assert wanted() == FREE
    assert wanted("--bot", "greedy") == ("human", "human", "human", "greedy")
    assert wanted("--bot", "0=mine", "--bot", "Greedy") == ("mine", "human", "human", "greedy")
    assert wanted("--seats", "human,chance,human,chance", "--bot", "mine") == ("human", "chance", "mine", "chance")
    assert wanted("--option", "players=2", "--bot", "mine") == ("human", "mine")


@pytest.mark.parametrize("bots", [["4=greedy"], ["x=greedy"], ["=greedy"], ["1=greedy", "1=chance"], ["greedy"] * 5])
def test_a_seat_that_is_not_to_be_had_is_refused(bots: list[str]) -> None:
    with pytest.raises(CommandError) as caught:
        with_bots(FREE, bots)
    assert caught.value.code == "bad_seats"
    assert "free for bots: " in str(caught.value)


def test_a_bot_of_a_host_is_seated_by_its_name_there() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    table = read_wanted(parser.parse_args(["--rules", "burraco", "--bot", "mine"]))
    seats = [record for record in first_records("K7QF2M", table, 0) if isinstance(record, Seated)]
    assert [(record.seat, record.kind, record.program) for record in seats] == [(3, "bot", "mine")]
