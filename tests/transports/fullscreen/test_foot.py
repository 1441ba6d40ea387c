"""What stands below the table: nothing moves while keys are pressed, and the keys keep to the room they have."""

from __future__ import annotations

import pytest
from textual.widgets import Static

from core.table.ports import Interrupted
from scripts.locales import LANGUAGES
from tests.transports.console.positions import meld, moment
from tests.transports.fullscreen.seated import Seated, dealt, seated, table_of
from transports.console.terminal import cells
from transports.fullscreen.felt import Felt
from transports.fullscreen.hand import Hand
from transports.fullscreen.plan import LEAST, log_lines, now_lines
from transports.fullscreen.told import Told

SIZES = [(60, 18), (80, 24), (100, 30), (132, 24), (200, 50)]
LONG = " ".join(["word"] * 60)


def heights(at: Seated) -> dict[str, int]:
    base = at.app.base
    return {name: base.query_one(f"#{name}").size.height for name in ("felt", "log", "now", "keys")}


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_moves_over_a_turn(size: tuple[int, int]) -> None:
    state = moment(hand="3S 4S 5S 9D 9H 2D KC", phase="draw", stock=["6S", "7S"], melds=[meld(0, "5H 6H 7H")])
    async with seated(table_of(state), size=size) as at:
        before = heights(at)
        assert before["now"] == now_lines(size[1])
        await at.press("d")
        assert heights(at) == before
        at.pick("3S", "4S", "5S")
        await at.pilot.pause()
        assert heights(at) == before
        for key in ("l", "u", "e", "s", "m", "escape", "space", "d"):
            await at.press(key)
            assert heights(at) == before, key


async def test_what_a_long_answer_needs_is_taken_from_the_log() -> None:
    async with seated(table_of(moment(hand="3S 4S 5S KC")), size=(60, 18)) as at:
        felt, log = at.app.base.query_one(Felt), at.app.base.query_one(Told)
        before, lines = felt.region, log.size.height
        assert lines == log_lines(18)
        at.app.answer(LONG)
        await at.until(lambda: log.size.height == lines - 1)
        assert felt.region == before
        await at.until(lambda: log.is_vertical_scroll_end)
        await at.press("right")
        await at.until(lambda: log.size.height == lines)
        assert felt.region == before


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_that_the_connection_is_lost_moves_nothing_of_a_small_table(lang: str) -> None:
    table = dealt(players=6)
    async with seated(table, size=LEAST, lang=lang) as at:
        await at.turn()
        hand = at.app.base.query_one(Hand)
        before, lost = hand.shape(), at.app.base.query_one("#lost")
        assert not before.flat
        table.say(Interrupted("the line is dead"))
        await at.until(lambda: lost.size.height)
        assert hand.shape() == before
        await at.pilot.resize_terminal(30, 8)
        await at.until(lambda: not lost.size.height)
        assert at.app.base.query_one("#small").size.height


@pytest.mark.parametrize("panel", [(), ("f2",)])
@pytest.mark.parametrize(("wide", "narrow"), [((132, 40), (80, 24)), ((160, 24), (80, 24)), ((200, 50), (60, 18))])
async def test_a_window_that_shrinks_holds_the_table_that_one_of_its_size_has(
    wide: tuple[int, int], narrow: tuple[int, int], panel: tuple[str, ...]
) -> None:
    state = moment(hand="3S 4S 5S 9D 9H 2D KC 4H 5C 7C 8D TS", melds=[meld(0, "5H 6H 7H")])
    async with seated(table_of(state), size=narrow) as at:
        await at.pilot.pause()
        wanted = heights(at), at.keys, at.now
    async with seated(table_of(state), size=wide) as at:
        await at.press(*panel)
        await at.pilot.resize_terminal(*narrow)
        await at.until(lambda: (heights(at), at.keys, at.now) == wanted)


@pytest.mark.parametrize("size", [(80, 24), (131, 30), (132, 30), (200, 50)])
async def test_the_keys_keep_to_the_width_that_the_log_leaves(size: tuple[int, int]) -> None:
    async with seated(table_of(moment(hand="3S 4S 5S KC"))) as at:
        await at.pilot.resize_terminal(*size)
        keys = at.app.base.query_one("#keys", Static)
        await at.pilot.pause()
        assert keys.content_size.width <= size[0] - 2
        assert cells(at.keys) <= keys.content_size.width
        assert "? " in at.keys


@pytest.mark.parametrize("size", [(60, 18), (80, 24)])
async def test_whatever_the_coach_says_or_not_moves_nothing_of_the_table(size: tuple[int, int]) -> None:
    async with seated(table_of(moment(hand="3S 4S 5S KC")), size=size) as at:
        hand, coach = at.app.base.query_one(Hand), at.app.base.query_one("#coach")
        said = ""
        at.app._coach = lambda board, picked: said
        await at.press("right")
        await at.until(lambda: coach.size.height == 2)
        before = heights(at)["felt"], hand.shape()
        for said in ("short", LONG[:150], LONG, ""):
            await at.press("right", "left")
            assert (heights(at)["felt"], hand.shape()) == before, said
        if size == (80, 24):
            assert hand.shape().body == 4, "the hand has the lines that the melds do not need"
