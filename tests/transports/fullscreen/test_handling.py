"""The own order of the hand: it is the same after undo, after another order, and in the next sitting."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

from core.game.actions import Discard
from core.game.cards import CODES
from tests.transports.console.positions import moment
from tests.transports.fullscreen.seated import seated, table_of
from transports.console.picking import Picking

HAND = "3S 4S 5S 9D 9H KC"


def by_suit(cards: list[str]) -> list[str]:
    picking = Picking()
    picking.hold(cards)
    return picking.cards


async def test_a_card_comes_back_to_its_own_place_when_its_discard_is_taken_back() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.press("shift+right", "shift+right")
        before = list(at.app.picking.cards)
        at.app.picking.put(1)
        await at.press("d")
        assert at.staged() == (Discard(before[1]),)
        assert at.app.picking.cards == [*before[:1], *before[2:]]
        await at.press("u")
        assert at.app.picking.cards == before


async def test_the_own_order_is_still_there_after_the_others_were_shown() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.press("shift+right", "shift+right")
        before = list(at.app.picking.cards)
        await at.press("s")
        assert at.remembered == {"sort": "suit"}
        assert at.app.picking.cards != before
        await at.press("s", "s")
        assert at.remembered == {"sort": "own"}
        assert at.app.picking.cards == before


async def test_the_own_order_is_there_in_the_next_sitting_with_what_was_put_together(tmp_path: Path) -> None:
    draft = tmp_path / "draft"
    async with seated(table_of(moment(hand=HAND)), draft=draft) as at:
        await at.press("shift+right", "shift+right")
        before = list(at.app.picking.cards)
        at.app.picking.put(1)
        await at.press("d")
    async with seated(table_of(moment(hand=HAND)), draft=draft, own_order=True) as at:
        await at.turn()
        assert at.app.picking.cards == [*before[:1], *before[2:]]
        await at.press("u")
        assert at.app.picking.cards == before


def test_the_next_deal_begins_by_suit_within_the_own_order() -> None:
    picking = Picking("own")
    picking.begin(1, ("9D", "KC"))
    picking.hold(["KC", "9D"])
    assert picking.cards == ["9D", "KC"]
    picking.begin(2)
    picking.hold(["KC", "3S", "9D", "4S"])
    assert picking.order == "own"
    assert picking.cards == by_suit(["KC", "3S", "9D", "4S"])


def test_what_comes_anew_lies_last_and_what_is_gone_for_good_has_no_place() -> None:
    picking = Picking("own")
    picking.begin(1, ("9H", "3S", "KC", "4S"))
    picking.hold(["3S", "4S", "9H"], ["3S", "4S", "9H", "KC"])
    assert picking.cards == ["9H", "3S", "4S"]
    assert picking.own == ("9H", "3S", "KC", "4S")
    picking.hold(["3S", "4S", "9H"])
    picking.hold(["3S", "4S", "9H", "KC", "2S"])
    assert picking.cards[:3] == ["9H", "3S", "4S"]
    assert Counter(picking.cards[3:]) == Counter(["2S", "KC"])


def test_a_card_that_is_moved_goes_to_where_it_is_put_whatever_is_put_together_meanwhile() -> None:
    held = ["3S", "3S", "4S", "JK", *CODES[20:22]]
    for gone in ([], ["3S"], ["4S", "JK"]):
        for place, to in permutations(range(len(held) - len(gone)), 2):
            picking = Picking()
            hand = list((Counter(held) - Counter(gone)).elements())
            picking.hold(hand, held)
            wanted = list(picking.cards)
            wanted.insert(to, wanted.pop(place))
            picking.carry(place, to)
            assert picking.cards == wanted
            assert Counter(picking.own) == Counter(held)
            picking.sort("rank")
            picking.sort("own")
            assert picking.cards == wanted
