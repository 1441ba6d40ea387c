"""Buttons that work once."""

from __future__ import annotations

from transports.telegram.seat_once import Once


def test_a_button_works_once() -> None:
    once = Once()
    made = once.count("sort")
    assert once.used("sort", made)
    assert not once.used("sort", made), "pressed twice"
    assert once.used("sort", once.count("sort")), "the next one"
    assert not once.used("sort", made), "sent again, much later"


def test_what_changes_by_itself_makes_its_buttons_old() -> None:
    once = Once()
    made = once.count("7H.1")
    once.pass_by("7H.1")
    assert not once.used("7H.1", made)


def test_after_a_restart_a_button_from_before_works_once() -> None:
    once = Once()
    assert once.used("sort", 7)
    assert not once.used("sort", 7)
    assert not once.used("sort", 3)
    assert once.used("sort", once.count("sort"))


def test_all_buttons_of_a_kind_pass_by_at_once_whether_or_not_one_of_them_was_ever_used() -> None:
    once = Once()
    ready, leave, mode = once.count("line ready"), once.count("line leave"), once.count("mode")
    assert once.used("line leave", leave)
    leave = once.count("line leave")
    once.all_pass_by("line")
    assert not once.used("line ready", ready)
    assert not once.used("line leave", leave)
    assert once.used("mode", mode)
    assert once.used("line ready", once.count("line ready"))
