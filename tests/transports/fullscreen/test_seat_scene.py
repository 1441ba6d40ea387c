"""What a seat sees is drawn: with what is staged over what lies, and the bank as its own alone."""

from __future__ import annotations

import msgspec

from core.game.actions import Lay
from core.game.view import view
from core.table.messages import Turn, Update
from tests.transports.console.positions import moment
from tests.transports.fullscreen.moments import board
from transports.fullscreen.seat_scene import bank_of, seat_scene

HAND = "3S 4S 5S 9D KC"


def test_what_is_staged_stands_over_what_lies() -> None:
    at = board(moment(hand=HAND))
    assert seat_scene(at, (), None).lies is None
    assert at.staging is not None
    at.staging.stage(Lay(("3S", "4S", "5S")))
    scene = seat_scene(at, (), 30_000)
    assert scene.lies is at.seen
    assert [meld.cards for meld in scene.seen.melds] == [("3S", "4S", "5S")]
    assert (scene.left_ms, scene.bank_ms, scene.turn_ms) == (30_000, None, None)


def test_the_bank_is_what_goes_last_and_belongs_to_whoever_has_the_turn() -> None:
    state = moment(hand=HAND)
    at, seen = board(state), view(state, 0, 1, (0, 0), None)
    at.updated(Update(since=1, seq=2, events=(), view=seen, turn=Turn(deadline_ms=30_000, bank_ms=60_000)))
    assert at.left_ms == 90_000
    assert (bank_of(at, 90_000), bank_of(at, 20_000), bank_of(at, None)) == (60_000, 20_000, None)
    other = msgspec.structs.replace(seen, turn=1)
    at.updated(Update(since=2, seq=3, events=(), view=other, turn=None))
    assert at.left_ms is None
    assert bank_of(at, 70_000) is None
