"""A table that stands still is the same for the same seed, and what it tells is what the engine says."""

from __future__ import annotations

import pytest

from core.game.legal import legal_moves
from core.table.public_record import written
from scripts.moments import recorded
from scripts.players import mind_of
from scripts.settings import load_rules
from scripts.still_table import SEAT, StillTable, keys_to_pick
from transports.console.picking import Picking

RULES = load_rules("burraco")


def played(turns: int, seed: str = "still") -> StillTable:
    still = StillTable(RULES, seed)
    still.play([mind_of("greedy", seat) for seat in range(4)], turns)
    return still


def test_the_same_seed_gives_the_same_table() -> None:
    one, two = played(4), played(4)
    assert one.told == two.told
    assert one.told != played(4, "another").told


def test_the_own_seat_is_on_turn_and_draws_when_it_is_told_to() -> None:
    still = played(3)
    assert (still.deal.turn, still.view.phase) == (SEAT, "draw")
    before = still.view.counts[SEAT]
    still.draw()
    assert still.view.phase == "play"
    assert still.view.counts[SEAT] > before


@pytest.mark.parametrize("cards", [30, 40, 50])
def test_a_hand_grows_to_so_many_cards_by_lawful_play(cards: int) -> None:
    still = StillTable(RULES, "still")
    still.gather(cards)
    assert still.view.hand is not None
    assert cards <= len(still.view.hand) <= cards + 4
    assert any(move.kind for move in legal_moves(still.deal.state))


def test_the_record_of_a_deal_that_is_over_can_be_followed_without_a_fault() -> None:
    still = played(0)
    assert still.deal.over
    found = recorded(written(still.record()).splitlines())
    assert found.faults == []
    assert found.moments[-1].end == still.end()


def test_the_keys_to_pick_cards_pick_just_these() -> None:
    picking = Picking()
    picking.hold(("3S", "3S", "7H", "KD", "2C"))
    for key in keys_to_pick(picking.cards, picking.cursor, ("KD", "3S", "3S")):
        if key == "space":
            picking.toggle()
        else:
            picking.move(1 if key == "right" else -1)
    assert picking.chosen == ("3S", "3S", "KD")
