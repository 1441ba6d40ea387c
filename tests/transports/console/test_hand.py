"""Which cards of the hand are new."""

from __future__ import annotations

from core.game.events import Drew, Withdrew
from transports.console.hand import Newcomers


def test_melds_taken_back_are_no_new_cards_and_what_comes_after_them_is() -> None:
    new, hand = Newcomers(), ["3S", "4S", "5S", "KC"]
    new.note([Drew(seat=0, seq=1, card="KC")], 0)
    new.note([Withdrew(seat=0, seq=2, minimum=65)], 0)
    new.came(["KC"], hand)
    assert new.marked(hand) == [False, False, False, True]
    new.note([], 0)
    new.came(hand, [*hand, "9D"])
    assert new.marked([*hand, "9D"]) == [False, False, False, True, True]
