"""Many deals are played with a program in one, two and all seats: its faults are counted, its memory is weighed."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
import pytest

from scripts.bot.check.deals import Deals, line_ups
from scripts.bot.check.growth import Growth, slope
from tests.patience import awake
from tests.scripts.bot.checks import HASTY, QUICK, bad_bot, checked


@pytest.mark.parametrize(
    ("players", "deals", "expected"),
    [
        (4, 100, [((0,), 34), ((0, 2), 33), ((0, 1, 2, 3), 33)]),
        (4, 2, [((0, 2), 1), ((0, 1, 2, 3), 1)]),
        (4, 1, [((0, 1, 2, 3), 1)]),
        (2, 3, [((0,), 1), ((0, 1), 1), ((0, 1), 1)]),
        (6, 4, [((0,), 2), ((0, 2), 1), ((0, 1, 2, 3, 4, 5), 1)]),
    ],
)
def test_it_sits_in_one_seat_in_two_and_in_all(
    players: int, deals: int, expected: list[tuple[tuple[int, ...], int]]
) -> None:
    assert line_ups(players, deals) == expected


async def test_deals_without_a_fault_are_counted_and_timed() -> None:
    found = await checked(bad_bot("honest"), "deals", deals=4, presets=("burraco", "aberto"))
    what = found.of("deals, burraco").what
    assert what.startswith(
        "4 deals (2 in 1 seat, 1 in 2 seats, 1 in 4 seats): 0 crash, 0 timeout, 0 illegal, 0 garbage;"
    )
    assert " acts, ms p50 " in what
    assert found.of("deals, aberto").status == "ok"


async def test_the_same_seed_gives_the_same_deals() -> None:
    first, second = [await checked(bad_bot("honest"), "deals") for _ in range(2)]
    acts = [found.of("deals, burraco").what.split(" acts,")[0] for found in (first, second)]
    assert acts[0] == acts[1]


async def test_an_illegal_act_in_a_later_deal_is_found_and_shown() -> None:
    found = await checked(bad_bot("contrary", "cheats later"), "a whole turn", "deals", deals=6)
    outcome = found.of("deals, burraco")
    assert outcome.status == "failed"
    assert "0 crash" in outcome.what
    assert "The first fault: deal 2, number" in outcome.what
    assert "its act was refused as wrong_phase, action 1 of 2" in outcome.what
    assert outcome.exchange is not None
    assert '"do": "discard", "card": "JK"' in "".join(line.text for line in outcome.exchange.lines)


async def test_a_crash_in_a_deal_is_counted_and_a_new_process_plays_on(tmp_path: Path) -> None:
    lives = tmp_path / "lives"
    found = await checked(bad_bot("crasher", "4", str(lives)), "deals")
    what = found.of("deals, burraco").what
    assert found.failed == ["deals, burraco"]
    assert what.startswith("1 deal (1 in 4 seats): 1 crash, 0 timeout, 0 illegal, 0 garbage")
    assert "it ended by itself (exit code 1)" in what


async def test_who_does_nothing_but_crash_is_not_tried_for_ever() -> None:
    found = await checked(bad_bot("crasher"), "deals", deals=30)
    assert found.of("deals, burraco").what.startswith("3 deals (3 in 1 seat): 10 crash, 0 timeout")


async def test_time_outs_are_counted_and_the_turn_is_played_for_it() -> None:
    found = await checked(bad_bot("slow_thinker", "0.9"), "deals", deals=2, limits=HASTY)
    what = found.of("deals, burraco").what
    assert "3 timeout" in what
    assert "it still answers pings" in what


async def test_when_the_time_is_over_that_is_a_note() -> None:
    found = await checked(bad_bot("honest"), "deals", deals=500, minutes=0.001)
    outcome = found.of("deals, burraco")
    assert outcome.status == "note"
    assert "before all 500 were played: --minutes gives more" in outcome.what


async def test_steps_and_deals_that_are_begun_end_with_the_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.bot.check.deals.LONG_S", 0.5)
    steps = ("a whole turn", "ping while thinking", "deals")
    async with awake() as clock:
        found = await checked(bad_bot("slow_thinker", "1.0"), *steps, deals=500, minutes=1 / 60)
    assert clock.seconds < 15
    assert found.failed == []
    assert found.of("a whole turn").what == "It was not done, since the time was over: --minutes gives more."
    assert "--minutes gives more" in found.of("deals, burraco").what


async def test_time_that_one_preset_leaves_is_for_those_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[float] = []

    async def at_once(self: Deals, name: str, share_s: float) -> bool:
        shares.append(share_s)
        return True

    monkeypatch.setattr(Deals, "preset", at_once)
    await checked(bad_bot("honest"), "deals", presets=("stbl", "burraco", "aberto"), minutes=1)
    assert shares == pytest.approx([20, 30, 60], abs=1)


# --- memory ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="how much a process holds is read from /proc")
async def test_a_program_that_keeps_something_of_every_deal_is_found_out() -> None:
    small = msgspec.structs.replace(QUICK, memory_mb=200)
    found = await checked(bad_bot("contrary", "leaks"), "deals", "memory", deals=27, limits=small)
    assert found.failed == ["memory"]
    # It keeps three a deal; what its run-time system holds beside that comes in steps.
    assert re.search(r"it grows by [34]\.\d MB", found.of("memory").what)
    assert "within 100 would be over the 200 MB it may hold" in found.of("memory").what


@pytest.mark.skipif(sys.platform != "linux", reason="how much a process holds is read from /proc")
async def test_who_grows_and_stays_far_from_its_limit_is_only_noted() -> None:
    found = await checked(bad_bot("contrary", "leaks"), "deals", "memory", deals=27)
    assert found.failed == []
    assert "of the 1024 MB it may after 100" in found.of("memory").what


async def test_of_a_few_deals_nothing_is_told() -> None:
    found = await checked(bad_bot("honest"), "deals", "memory")
    assert found.failed == []
    assert "too few deals to tell whether it grows (--deals 25 would do)" in found.of("memory").what


def grown(*mb: float, processes: int = 1) -> Growth:
    return Growth(mb, (processes,) * len(mb))


def test_who_grows_as_fast_at_the_end_as_before_leaks() -> None:
    assert grown(*(50 + 2 * deal for deal in range(12))).leaks


def test_what_it_would_hold_after_many_deals_is_reckoned_from_how_it_grows() -> None:
    assert grown(*(50 + 2 * deal for deal in range(12))).after(100) == pytest.approx(50 + 2 * 99)
    assert grown(*([50] * 12)).after(100) == pytest.approx(50)


def test_who_warms_up_does_not_leak() -> None:
    assert not grown(20, 30, 40, 60, 80, 82, 83, 83, 83, 83, 83, 83, 83, 83, 83).leaks
    assert not grown(*(50 + 2 * min(deal, 8) for deal in range(12))).leaks


def test_a_little_growth_is_no_leak() -> None:
    little = grown(*(50 + 0.4 * deal for deal in range(100)))
    assert not little.leaks
    assert little.a_deal == pytest.approx(0.4)


def test_more_processes_with_every_deal_are_noticed() -> None:
    assert Growth((10.0,) * 12, tuple(range(1, 13))).multiplies
    assert not grown(*([10.0] * 12), processes=5).multiplies


def test_a_slope_is_that_of_the_line_through_them() -> None:
    assert slope([5.0]) == 0.0
    assert slope([1.0, 2.0, 3.0, 4.0]) == 1.0
    assert slope([3.0, 1.0, 3.0, 1.0]) < 0
