"""What is left of a turn between two words of the table."""

from __future__ import annotations

from core.table.clock import ManualClock
from transports.fullscreen.counting import Countdown


def test_it_counts_down_from_what_was_said_last() -> None:
    clock = ManualClock()
    count = Countdown(clock.now_ms)
    assert count.left_ms() is None
    count.hear(30_000, 1)
    clock.advance(1_500)
    count.hear(30_000, 1)  # the same word, looked at once more
    assert count.left_ms() == 28_500
    count.hear(30_000, 2)  # the table has said it again
    assert count.left_ms() == 30_000
    clock.advance(31_000)
    assert count.left_ms() == 0


def test_a_clock_that_stands_and_one_that_is_not_known_do_not_count() -> None:
    clock = ManualClock()
    count = Countdown(clock.now_ms)
    count.hear(30_000, 1)
    clock.advance(5_000)
    assert count.left_ms(stands=True) == 30_000
    count.hear(None, 2)
    assert count.left_ms() is None
