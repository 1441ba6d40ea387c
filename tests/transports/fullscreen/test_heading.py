"""The heading: in one line, whatever the names and the language; the clock with digits."""

from __future__ import annotations

import pytest

from scripts.locales import LANGUAGES
from tests.transports.fullscreen.scenes import LONG_NAMES, rules_for, seen_at, words_of
from transports.fullscreen.heading import Clock, clock_text, heading
from transports.fullscreen.paint import Paint

PAINT = Paint()


def line(width: int, clock: Clock | None = None, players: int = 4, teams: int = 2) -> str:
    rules = rules_for(players, teams)
    return heading(seen_at(rules), words_of(rules), PAINT, clock, width).plain


def test_deal_game_and_score_stand_in_one_line() -> None:
    assert line(60) == "Deal 3 · burraco to 2000               ● We 310  ○ They 1250"


def test_with_little_room_the_teams_go_by_their_signs_and_the_clock_without_its_bar() -> None:
    clock = Clock(123_000, 100_000, 30_000)
    assert line(78, clock).endswith("● We 310  ○ They 1250   ━━━━━━━━━━── 0:23 + 1:40")
    assert line(58, clock) == "Deal 3 · burraco to 2000       ● 310  ○ 1250   0:23 + 1:40"
    assert line(36, clock) == "Deal 3   ● 310  ○ 1250   0:23 + 1:40"


def test_three_teams_have_three_signs() -> None:
    assert line(60, players=6, teams=3).endswith("● 310  ○ 1250  ◎ 1250")


def test_the_teams_stand_in_the_order_of_their_melds_whatever_the_seat() -> None:
    rules = rules_for(6, 3)
    for seat in range(6):
        shown = heading(seen_at(rules), words_of(rules, seat=seat), PAINT, None, 60).plain
        assert [sign for sign in shown if sign in "●○◎"] == ["●", "○", "◎"]


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        (Clock(30_000), "0:30"),
        (Clock(29_001), "0:30"),
        (Clock(61_000, 0, 90_000), "━━━━━━━─── 1:01"),
        (Clock(9_999), "! 0:10"),
        (Clock(0), "! 0:00"),
        (Clock(40_000, 40_000, 30_000), "────────── 0:00 + 0:40"),
        (Clock(130_000, 100_000, 30_000), "━━━━━━━━━━ 0:30 + 1:40"),
        (Clock(5_000, 100_000, 30_000), "! ────────── 0:00 + 0:05"),
    ],
)
def test_the_clock_has_digits_and_a_bar_and_the_bank_behind_a_plus(clock: Clock, said: str) -> None:
    assert clock_text(clock, 10) == said


def test_a_clock_that_is_not_known_yet_leaves_its_room_empty() -> None:
    known = line(78, Clock(30_000, 0, 30_000))
    assert line(78, Clock(None, 0, 30_000)) == f"{known[: known.index('━')]}{' ' * len('━━━━━━━━━━━━ 0:30')}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2), (6, 2), (6, 3)])
def test_the_heading_fits_in_every_language(code: str, players: int, teams: int) -> None:
    rules = rules_for(players, teams)
    words = words_of(rules, code, names=LONG_NAMES)
    for clock in (None, Clock(123_000, 100_000, 30_000), Clock(4_000), Clock(None, 0, 30_000)):
        for width in range(58, 200):
            shown = heading(seen_at(rules, n=12, scores=(1990, -345, 1005)[:teams]), words, PAINT, clock, width)
            assert shown.cell_len == width
            assert "…" not in shown.plain
