"""The hand under the fingers: cards picked and moved by arrows, by the key of their rank, and with the mouse."""

from __future__ import annotations

import pytest

from core.game.actions import Discard, Lay
from tests.transports.console.positions import moment
from tests.transports.fullscreen.seated import seated, table_of
from transports.console.picking import Picking

HAND = "3S 4S 5S 9D 9H KC"


async def test_arrows_and_the_space_bar_pick_cards_and_escape_lets_them_go() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.press("space", "right", "space", "end", "left", "space")
        assert at.chosen() == ("3S", "4S", "9D")
        await at.press("home")
        assert at.app.picking.cursor == 0
        await at.press("escape")
        assert at.chosen() == ()


async def test_the_key_of_a_rank_picks_the_next_card_of_that_rank() -> None:
    async with seated(table_of(moment(hand="AS TH 9D 9H JC QC KC JK"))) as at:
        await at.press("9", "9", "1", "0", "J", "Q", "K", "asterisk")
        assert set(at.chosen()) == {"9D", "9H", "AS", "TH", "JC", "QC", "KC", "JK"}
        await at.press("9")
        assert set(at.chosen()) == {"AS", "TH", "JC", "QC", "KC", "JK"}


def test_the_key_of_the_jack_picks_no_joker() -> None:
    picking = Picking()
    picking.hold(["JK", "JS"])
    picking.pick_rank("J")
    assert picking.picked == [True, False]
    picking.pick_rank("JK")
    assert picking.picked == [True, True]


async def test_up_and_down_go_from_row_to_row() -> None:
    hand = " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "3456789TJ")
    async with seated(table_of(moment(hand=hand)), size=(60, 18)) as at:
        places = at.app.base.query_one("#hand").shape().places  # type: ignore[attr-defined]
        assert places[0][1] != places[-1][1], "the cards lie in several rows"
        await at.press("down")
        first = places[at.app.picking.cursor]
        assert first[1] > places[0][1]
        assert first[0] == places[0][0]
        await at.press("up")
        assert at.app.picking.cursor == 0
        await at.press("up")
        assert at.app.picking.cursor == 0


@pytest.mark.parametrize("own", [False, True])
async def test_the_order_of_the_hand_is_kept_for_the_next_time(own: bool) -> None:
    async with seated(table_of(moment(hand=HAND)), own_order=own) as at:
        assert at.app.picking.order == ("own" if own else "suit")
        if not own:
            await at.press("s")
            assert at.remembered == {"sort": "rank"}
            assert at.now.startswith("Your cards lie by rank.")
        await at.press("shift+right")
        assert at.app.picking.order == "own"
        assert at.remembered == ({"sort": "own"} if not own else {})


async def test_a_click_picks_a_card_and_dragging_moves_it() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        places = at.app.base.query_one("#hand").shape().places  # type: ignore[attr-defined]
        x, y = places[2]
        await at.pilot.click("#hand", offset=(x + 1, y + 1))
        await at.pilot.pause()
        assert at.chosen() == ("5S",)
        await at.press("escape")
        await at.pilot.mouse_down("#hand", offset=(places[0][0] + 1, places[0][1] + 1))
        await at.pilot.hover("#hand", offset=(places[2][0] + 1, places[2][1] + 1))
        await at.pilot.mouse_up("#hand", offset=(places[2][0] + 1, places[2][1] + 1))
        await at.pilot.pause()
        assert at.app.picking.cards[:3] == ["4S", "5S", "3S"]
        assert at.remembered == {"sort": "own"}


async def test_a_key_of_the_bar_can_be_clicked() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        x = at.keys.index("d discard") + 1
        await at.pilot.click("#keys", offset=(x, 0))
        await at.pilot.pause()
        assert at.staged() == (Discard("3S"),)


async def test_the_same_keys_work_where_a_russian_layout_is_chosen() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        at.pick("3S", "4S", "5S")
        await at.press("д", "home", "в")
        assert at.staged() == (Lay(("3S", "4S", "5S")), Discard("9H"))
