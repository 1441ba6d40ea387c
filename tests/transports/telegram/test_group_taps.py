"""What the buttons of a group carry."""

from __future__ import annotations

import pytest

from core.game.options import OPTIONS
from transports.telegram.group_taps import Tap, data, mark, number, tapped


def test_a_button_is_read_as_it_was_written() -> None:
    text = data("set", "K7QF2M", "pile", "open")
    assert tapped(text) == Tap("set", mark("K7QF2M"), ("pile", "open"))
    assert tapped(data("page", "K7QF2M", "")) == Tap("page", mark("K7QF2M"), ("",))
    assert tapped(data("ready", "K7QF2M")) == Tap("ready", mark("K7QF2M"))


def test_the_longest_of_all_buttons_fits() -> None:
    option = max((option.name for option in OPTIONS), key=len)
    assert len(data("page", "Z" * 40, f"option-{option}")) <= 64
    assert len(data("set", "Z" * 40, option, 1_000_000)) <= 64
    assert len(data("out", "Z" * 40, 5, mark("ü" * 40))) <= 64


def test_a_button_of_another_table_has_another_mark() -> None:
    assert len({mark(f"TABLE{at}") for at in range(2_000)}) == 2_000


@pytest.mark.parametrize("text", ["", "x", "ä.b", "a" * 65, "no button"])
def test_what_is_no_button_is_read_as_none(text: str) -> None:
    assert tapped(text) is None


@pytest.mark.parametrize("about", ["a.b", "é", "x" * 60])
def test_what_a_button_cannot_carry_is_refused(about: str) -> None:
    with pytest.raises(ValueError, match="cannot carry"):
        data("set", "K7QF2M", about)


def test_numbers_are_read_and_nothing_else() -> None:
    assert [number(text) for text in ("0", "12", "-1", "", "1.5", "²", "9" * 16)] == [
        0,
        12,
        None,
        None,
        None,
        None,
        None,
    ]
