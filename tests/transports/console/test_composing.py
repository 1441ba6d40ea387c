"""What picked cards can be used for, and why not."""

from __future__ import annotations

from core.game.actions import Draw, Extend, Lay, Take
from tests.transports.console.positions import meld, moment, staging
from tests.transports.fullscreen.moments import board
from transports.console.composing import promising, takes, ways


def test_nothing_picked_can_be_used_for_nothing() -> None:
    found = ways(staging(hand="3S 4S 5S"), ())
    assert (found.lay, found.extend, found.discard) == (None, (), None)


def test_every_way_has_what_it_comes_to_or_a_reason() -> None:
    turn = staging(hand="3S 4S 5S JK", melds=[meld(0, "6S 7S 8S"), meld(1, "QD QH QS")])
    found = ways(turn, ("5S",))
    assert found.lay is not None
    assert found.lay.refusal is not None
    assert found.lay.refusal.rule == "4"
    assert [way.action for way in found.fitting] == [Extend(0, ("5S",))]
    assert found.fitting[0].step is not None
    assert found.extend[-1].refusal is not None
    assert found.discard is not None
    assert found.discard.step is not None


def test_a_lay_is_shown_in_the_order_in_which_it_will_lie() -> None:
    found = ways(staging(hand="3S 4S 5S 9D KC"), ("5S", "3S", "4S"))
    assert found.lay is not None
    assert found.lay.action == Lay(("3S", "4S", "5S"))


def test_of_several_cards_none_is_a_discard() -> None:
    assert ways(staging(hand="3S 4S 9D"), ("3S", "4S")).discard is None


def test_the_most_promising_meld_is_the_one_that_most_cards_would_fit() -> None:
    turn = staging(hand="6S 8S 9D", melds=[meld(0, "QD QH QS"), meld(1, "3S 4S 5S")])
    way = promising(turn, ways(turn, ("6S", "8S")))
    assert way is not None
    assert way.action == Extend(1, ("6S", "8S"))
    assert promising(turn, ways(turn, ())) is None


def test_an_open_pile_is_taken_as_it_is_and_only_at_the_start() -> None:
    at = board(moment(hand="3S 4S 5S", phase="draw", pile=["QC"]))
    assert at.staging is not None
    assert takes(at.staging, (), at.choices) == (Take(),)
    assert at.staging.check(Draw()) is None
    at = board(moment(hand="3S 4S 5S", pile=["QC"]))
    assert at.staging is not None
    assert takes(at.staging, (), at.choices) == ()


def test_a_closed_pile_is_taken_with_the_picked_cards_or_in_every_way_there_is() -> None:
    given = {"rules": "stbl", "phase": "draw", "hand": "5S 6S 5H 4H KC KD", "pile": ["9C", "4S"]}
    at = board(moment(**given))
    assert at.staging is not None
    assert takes(at.staging, ("5S", "6S"), at.choices) == (Take(cards=("5S", "6S")),)
    assert takes(at.staging, ("KC",), at.choices) == ()
    assert Take(cards=("5S", "6S")) in takes(at.staging, (), at.choices)
