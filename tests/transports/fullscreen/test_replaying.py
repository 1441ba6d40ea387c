"""A record stepped through on the whole screen: by its keys, by itself, and through whose eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from core.table.clock import ManualClock
from core.table.public_record import MatchLine, ResultLine, written
from scripts.locales import LANGUAGES
from tests.transports.fullscreen.reels import changed, reel_of, shown, two_deals, until
from transports.console.session import Outcome
from transports.console.steps import Steps
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Reading
from transports.fullscreen.replaying import SPEEDS, Replay
from transports.fullscreen.replaying_app import Replaying


@asynccontextmanager
async def replayed(
    steps: Steps, *, first: int = 0, seat: int | None = None, size: tuple[int, int] = (100, 30)
) -> AsyncIterator[tuple[Pilot[Outcome], Replay, ManualClock]]:
    """A replay on a screen, with a clock that is turned by hand."""
    clock = ManualClock()
    app = Replaying(steps, clock, Paint(), first, seat)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen_stack[-1], Replay | Reading) and app.size.width == size[0])
        replay = next(screen for screen in app.screen_stack if isinstance(screen, Replay))
        await pilot.pause()
        yield pilot, replay, clock


async def test_keys_go_a_step_on_and_back_to_the_ends_and_say_where_these_are() -> None:
    reel = reel_of(two_deals())
    async with replayed(reel) as (pilot, replay, _):
        assert f"Step 1 of {reel.count}" in shown(pilot)
        await pilot.press("left")
        assert "That is where the record begins." in shown(pilot)
        for key in ("right", "enter", "n"):
            await pilot.press(key)
        assert replay.at == 3
        assert "record begins" not in shown(pilot)
        await pilot.press("left", "b")
        assert f"Step 2 of {reel.count}" in shown(pilot)
        await pilot.press("end")
        assert replay.at == reel.count - 1
        await pilot.press("right")
        assert f"That is where the record ends, at step {reel.count}." in shown(pilot)
        await pilot.press("home")
        assert replay.at == 0


async def test_keys_go_deal_by_deal() -> None:
    reel = reel_of(two_deals())
    (one, first), (two, second) = reel.deals
    assert (one, two, first) == (1, 2, 0)
    async with replayed(reel, first=5) as (pilot, replay, _):
        await pilot.press("pagedown")
        assert replay.at == second
        assert "deal 2 of 2" in shown(pilot)
        await pilot.press("pagedown")
        assert replay.at == second
        assert "This is the last deal of the record." in shown(pilot)
        await pilot.press("right", "pageup")
        assert replay.at == second, "to the beginning of the same deal first"
        await pilot.press("pageup", "pageup")
        assert replay.at == 0
        assert "This is the first deal of the record." in shown(pilot)


async def test_a_step_or_a_deal_is_gone_to_by_its_number() -> None:
    reel = reel_of(two_deals())
    async with replayed(reel) as (pilot, replay, _):
        await pilot.press("g", "1", "2", "enter")
        assert replay.at == 11
        assert replay.focused is None
        await pilot.press("d")
        assert "Go to deal:" in shown(pilot)
        await pilot.press("2", "enter")
        assert replay.at == reel.deals[1][1]
        for keys, said in (
            (("g", *"9999"), f"There is no step 9999: the record has the steps 1 to {reel.count}."),
            (("d", "7"), "There is no deal 7: the record holds the deals 1 to 2."),
            (("g", "x"), "Write a number."),
        ):
            before = replay.at
            await pilot.press(*keys, "enter")
            assert said in shown(pilot)
            assert replay.at == before
        await pilot.press("g", "5", "escape")
        assert not replay.query_one(Input).display
        assert pilot.app.is_running
        await pilot.press("right")
        assert replay.at == before + 1


async def test_tab_shows_it_as_each_seat_saw_it_and_all_hands_again_after_the_last() -> None:
    reel = reel_of(two_deals())
    at = next(at for at in range(4, reel.count) if "drew" in " ".join(reel.step(at, None).told))
    drawn = reel.step(at, None)
    assert drawn.actor is not None
    other = (drawn.actor + 1) % 4
    async with replayed(reel, first=at) as (pilot, replay, _):
        assert "all hands open" in shown(pilot)
        open_text = shown(pilot)
        views = []
        for _ in range(5):
            await pilot.press("tab")
            await pilot.pause()
            views.append((replay.seat, shown(pilot)))
        assert [seat for seat, _ in views] == [0, 1, 2, 3, None]
        assert views[-1][1] == open_text
        assert "drew a card" in views[other][1], "the card itself is for who drew it"
        assert "as Ana saw it" in views[0][1]
        await pilot.press("shift+tab")
        assert replay.seat == 3


async def test_a_seat_is_told_only_its_own_reasons_and_stand_ins_are_marked() -> None:
    lines = changed(two_deals(), 3, by="clock", explain="I keep 9D\x1b[2J.")
    reel = reel_of(lines)
    at = 4  # the deal, and then the acts
    actor = reel.step(at, None).actor
    assert actor is not None
    async with replayed(reel, first=at) as (pilot, _, _):
        assert "Why: I keep 9♦?[2J." in shown(pilot)
        assert "(a stand-in)" in shown(pilot)
    async with replayed(reel, first=at, seat=(actor + 1) % 4) as (pilot, _, _):
        assert "Why:" not in shown(pilot)
        assert "(a stand-in)" in shown(pilot)


async def test_it_plays_by_itself_at_three_speeds_and_stops_at_the_end_or_at_a_key() -> None:
    reel = reel_of(two_deals())
    async with replayed(reel) as (pilot, replay, clock):
        await pilot.press("space")
        assert replay.playing
        assert "▶ Step 1 of" in shown(pilot)
        assert "playing · all hands open" in shown(pilot)
        clock.advance(SPEEDS[1] - 1)
        await pilot.pause()
        assert replay.at == 0
        clock.advance(1)
        await until(pilot, lambda: replay.at == 1)
        for key, speed in (("3", 2), ("minus", 1), ("minus", 0), ("minus", 0), ("plus", 1)):
            before = replay.at
            await pilot.press(key)
            assert replay.speed == speed
            clock.advance(SPEEDS[speed])
            await until(pilot, lambda before=before: replay.at == before + 1)  # type: ignore[misc]
        await pilot.press("right")
        assert not replay.playing
        assert "‖ Step" in shown(pilot)
        at = replay.at
        clock.advance(60_000)
        await pilot.pause()
        assert replay.at == at
        await pilot.press("g", *str(reel.count - 1), "enter", "space")
        clock.advance(SPEEDS[1])
        await until(pilot, lambda: not replay.playing)
        assert replay.at == reel.count - 1


async def test_a_deal_that_is_over_shows_its_sheet_in_the_place_of_the_table() -> None:
    reel = reel_of(two_deals())
    at = reel.deals[1][1] - 1
    end = reel.step(at, None).end
    assert end is not None
    async with replayed(reel, first=at) as (pilot, _, _):
        text = shown(pilot)
        assert "cards on the table" in text
        assert str(end.totals[0]) in text
        assert "Stock" not in text
        await pilot.press("right")
        assert "Stock" in shown(pilot)
        assert "cards on the table" not in shown(pilot)


async def test_the_score_the_log_and_the_keys_are_shown_until_a_key_closes_them() -> None:
    reel = reel_of(two_deals())
    at = reel.deals[1][1] + 3
    async with replayed(reel, first=at, size=(100, 40)) as (pilot, replay, _):
        for key, title, said in (
            ("f2", "Score", "Deal 1:"),
            ("f3", "The deal so far", reel.step(at - 2, None).told[0][:20]),
            ("question_mark", "Keys", "go to a deal by its number"),
        ):
            await pilot.press(key)
            await pilot.pause()
            text = shown(pilot)
            assert title in text
            assert said in text
            await pilot.press("escape")
            assert pilot.app.screen is replay
        await pilot.press("f4")
        assert pilot.app.screen is replay, "nothing is wrong with this record"


async def test_what_could_not_be_read_is_said_at_first_and_the_rest_can_be_stepped_through() -> None:
    raw = written(two_deals()).split(b"\n")
    raw[6] = b"\xff\xfe"
    reel = reel_of(b"\n".join(raw))
    async with replayed(reel) as (pilot, replay, _):
        assert isinstance(pilot.app.screen, Reading)
        assert "Not all of this record could be read" in shown(pilot)
        assert "Line 7 is damaged" in shown(pilot)
        await pilot.press("escape", "pagedown")
        assert replay.at == reel.deals[1][1]
        await pilot.press("f4")
        await pilot.pause()
        assert "Line 7 is damaged" in shown(pilot)


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+c"])
async def test_it_is_left_by_a_key(key: str) -> None:
    async with replayed(reel_of(two_deals())) as (pilot, _, _):
        await pilot.press(key)
        await until(pilot, lambda: not pilot.app.is_running)


async def test_a_fault_in_it_closes_it_and_shows_no_trace() -> None:
    class Broken:
        def __init__(self) -> None:
            self.reel = reel_of(two_deals())

        def __getattr__(self, name: str) -> object:
            return getattr(self.reel, name)

        def step(self, at: int, seat: int | None) -> object:
            raise RuntimeError("no such step")

    app = Replaying(Broken(), ManualClock(), Paint())  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="no such step"):
        async with app.run_test() as pilot:
            await pilot.pause()
    assert isinstance(app.failure, RuntimeError)
    with pytest.raises(Exception, match="RuntimeError") as failed:
        app.expect_whole()
    assert getattr(failed.value, "code", "") == "screen_failed"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_it_says_where_it_is_and_which_keys_leave_it(language: str) -> None:
    reel = reel_of(two_deals(6), language)
    text = reel.words(None).tongue.text
    async with replayed(reel, first=20, size=(60, 18)) as (pilot, replay, _):
        for size in ((60, 18), (80, 24)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: replay.size.width == size[0])  # type: ignore[misc]
            for _ in range(2):
                await pilot.press("tab")
                await pilot.pause()
                lines = shown(pilot).split("\n")
                assert text("replaying-step", at=21, count=reel.count) in "\n".join(lines)
                assert text("replaying-key-leave") in lines[-1]
                assert text("replaying-key-keys") in lines[-1]


async def test_after_a_change_of_the_windows_size_all_is_drawn_anew() -> None:
    reel = reel_of(two_deals())
    async with replayed(reel, first=20, size=(60, 18)) as (pilot, replay, _):
        for size in ((200, 50), (80, 24), (60, 18)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: replay.size.width == size[0])  # type: ignore[misc]
            await pilot.pause()
            text = shown(pilot)
            assert f"Step 21 of {reel.count}" in text
            assert "all hands open" in text or size[0] < 80
            assert reel.step(20, None).told[-1][:30] in text
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        assert "60" in shown(pilot), "how large the window must be"
        await pilot.press("q")
        await until(pilot, lambda: not pilot.app.is_running)


async def test_in_a_record_without_a_deal_no_deal_can_be_asked_for() -> None:
    match = two_deals()[0]
    assert isinstance(match, MatchLine)
    closed = ResultLine(winner=None, totals=(0, 0), reason="abandoned")
    async with replayed(reel_of((match, closed))) as (pilot, replay, _):
        await pilot.press("d", "5", "enter")
        await pilot.pause()
        assert replay.answer == "This is the last deal of the record."
        assert pilot.app.is_running
