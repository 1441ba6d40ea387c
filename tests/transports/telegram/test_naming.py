"""Names at tables: shown as they are, each once, and nothing that hides one name behind another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.table.orders import MOST_NAME
from transports.telegram.naming import name_for


def test_a_name_stays_as_it_is_with_whatever_signs() -> None:
    assert name_for("Ana <&_*", [], "Player") == "Ana <&_*"


def test_signs_that_cannot_be_seen_are_left_out() -> None:
    assert name_for("\u202eBob\u200b\u2066\n", [], "Player") == "Bob"
    assert name_for("Bob", [name_for("B\u200bob", [], "Player")], "Player") == "Bob 2"


def test_of_nothing_that_can_be_shown_comes_what_is_said_otherwise() -> None:
    assert name_for("\u3164\u2800 ", ["Player"], "Player") == "Player 2"


@given(st.text(max_size=300), st.lists(st.text(max_size=50), max_size=6))
def test_any_name_is_one_that_a_table_takes_and_nobody_elses(first: str, taken: list[str]) -> None:
    names = [each for each in taken if each]
    found = name_for(first, names, "Player")
    assert 0 < len(found) <= MOST_NAME
    assert found.isprintable()
    assert found == found.strip()
    assert found.casefold() not in {each.casefold() for each in names}
