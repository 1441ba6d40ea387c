"""What is typed in a person's own chat, before the console reads it."""

from __future__ import annotations

import pytest

from scripts.locales import tongue_of
from transports.telegram.seat_words import quits, seat_as_shown


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("sit 2", "sit 1"),
        ("sit ③", "sit 2"),
        ("vote 1", "vote 0"),
        ("vote Bob", "vote Bob"),
        ("sit", "sit"),
        ("draw", "draw"),
        ("7", "7"),
        ("fill greedy", "fill greedy"),
    ],
)
def test_seats_are_numbered_as_their_signs_are(line: str, read: str) -> None:
    assert seat_as_shown(line, "lobby", tongue_of("en")) == read


def test_only_quitting_ends_a_console() -> None:
    tongue = tongue_of("en")
    assert quits("quit", "playing", tongue)
    assert quits("draw; quit", "playing", tongue)
    assert not quits("leave", "playing", tongue)
