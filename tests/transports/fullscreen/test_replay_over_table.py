"""A replay that lies over a table."""

from __future__ import annotations

from core.table.messages import End
from scripts.console_bench.key_times import table_of
from scripts.players import mind_of
from scripts.settings import load_rules
from scripts.still_table import StillTable
from tests.transports.fullscreen.reels import reel_of, shown, two_deals, until
from transports.console.steps import Steps
from transports.fullscreen.panels import Reading
from transports.fullscreen.replaying import Replay


async def test_from_the_table_a_key_steps_through_the_deal_that_was_over_last() -> None:
    still = StillTable(load_rules("burraco"), "reel")
    still.play([mind_of("greedy", seat) for seat in range(4)], 0)
    reel = reel_of(two_deals())

    async def replay(deal: int) -> tuple[Steps, int] | None:
        return reel, dict(reel.deals)[deal]

    app = table_of(still)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.press("f7")
        assert isinstance(app.screen, Reading), "the sheet is read first"
        await until(pilot, lambda: not isinstance(app.screen, Reading) or not app.screen.too_soon)
        await pilot.press("enter")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        await pilot.press("f7")
        await until(pilot, lambda: any("keeps its record elsewhere" in answer for answer in app.answers))
        app.setup.replay = replay
        await pilot.press("f7")
        await until(pilot, lambda: isinstance(app.screen, Replay))
        await pilot.pause()
        assert f"Step 1 of {reel.count}" in shown(pilot)
        await pilot.press("right", "q")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        assert app.is_running


async def test_no_key_reaches_the_table_that_lies_under_the_replay() -> None:
    still = StillTable(load_rules("burraco"), "reel", scores=(100, 50))
    still.play([mind_of("greedy", seat) for seat in range(4)], 2)
    still.draw()
    reel = reel_of(two_deals())

    async def replay(deal: int) -> tuple[Steps, int] | None:
        return reel, 0

    app = table_of(still)
    app.setup.replay = replay
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: app.staging is not None)
        assert app.board is not None
        app.board.ends.append(End(n=1, score=(100, 50), totals=(100, 50), sheet=(), secret=None))
        await pilot.press("f7")
        await until(pilot, lambda: isinstance(app.screen, Replay))
        order, before = app.picking.order, list(app.picking.cards)
        for key in ("s", "m", "7", "a", "e", "h", "i", "r", "S", "t", "u", "v", "w", "x", "colon", "asterisk"):
            await pilot.press(key)
            assert isinstance(app.screen, Replay), key
        assert (app.picking.order, app.picking.cards, app.picking.chosen) == (order, before, ())
        assert len(app.screen_stack) == 2


async def test_before_a_deal_is_over_there_is_nothing_to_step_through() -> None:
    still = StillTable(load_rules("burraco"), "reel")
    still.play([mind_of("greedy", seat) for seat in range(4)], 1)

    async def replay(deal: int) -> tuple[Steps, int] | None:
        raise AssertionError("there is no such deal")

    app = table_of(still)
    app.setup.replay = replay
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: app.staging is not None)
        await pilot.press("f7")
        await until(pilot, lambda: app.answers == ("No deal is over yet that could be stepped through.",))
