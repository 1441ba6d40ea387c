"""Time that a test turns by hand, and how much of it a player has."""

import pytest

from core.table.clock import ManualClock, TurnTime, bank_after, turn_time
from core.table.messages import ClockSaid

SAID = ClockSaid(turn_ms=30_000, bank_ms=60_000, grace_ms=500)


def test_a_manual_clock_rings_in_order_and_at_the_right_time() -> None:
    clock = ManualClock()
    heard: list[tuple[str, int]] = []
    clock.call_at(300, lambda: heard.append(("late", clock.now_ms())))
    clock.call_at(100, lambda: heard.append(("early", clock.now_ms())))
    clock.advance(99)
    assert heard == []
    clock.advance(500)
    assert heard == [("early", 100), ("late", 300)]
    assert clock.now_ms() == 599


def test_a_timer_that_was_cancelled_does_not_ring() -> None:
    clock = ManualClock()
    heard: list[int] = []
    clock.call_at(100, lambda: heard.append(1)).cancel()
    clock.advance(200)
    assert heard == []


def test_a_timer_set_by_a_timer_rings_in_the_same_turn_of_the_hand() -> None:
    clock = ManualClock()
    heard: list[int] = []

    def set_another() -> None:
        clock.call_at(150, lambda: heard.append(clock.now_ms()))

    clock.call_at(100, set_another)
    clock.advance(200)
    assert heard == [150]


def test_wall_time_goes_with_the_clock() -> None:
    clock = ManualClock(wall_ms=1_000)
    clock.advance(5)
    assert clock.wall_ms() == 1_005


@pytest.mark.parametrize(
    ("used", "left"),
    [
        (0, TurnTime(30_000, 60_000)),
        (30_000, TurnTime(0, 60_000)),
        (40_000, TurnTime(0, 50_000)),
        (95_000, TurnTime(0, 0)),
    ],
)
def test_the_turn_is_used_before_the_bank(used: int, left: TurnTime) -> None:
    assert turn_time(SAID, 60_000, used) == left


def test_only_what_is_over_the_turn_leaves_the_bank() -> None:
    assert bank_after(SAID, 60_000, 29_000) == 60_000
    assert bank_after(SAID, 60_000, 31_000) == 59_000
    assert bank_after(SAID, 500, 31_000) == 0


@pytest.mark.parametrize("used", [0, 15_000, 29_500, 30_000, 80_000])
def test_after_a_restart_nobody_has_less_than_two_seconds(used: int) -> None:
    left = turn_time(SAID, 0, used, restarted=used).left
    assert left == max(2_000, 30_000 - used)


def test_what_a_restart_gives_is_not_taken_from_the_bank() -> None:
    assert turn_time(SAID, 60_000, 31_000, restarted=29_500) == TurnTime(500, 60_000)
    assert turn_time(SAID, 60_000, 32_000, restarted=29_500) == TurnTime(0, 59_500)


def test_a_restart_gives_no_spent_bank_back() -> None:
    assert turn_time(SAID, 60_000, 80_000, restarted=80_000) == TurnTime(2_000, 10_000)
