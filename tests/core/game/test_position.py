"""Positions: what may be left out, and what no deal can be in."""

from __future__ import annotations

from typing import Any

import pytest

from core.game.errors import PositionError
from core.game.position import every_card, read_position
from scripts.settings import load_rules


def read(**given: Any) -> Any:
    """The state of a position."""
    return read_position({"rules": "buraco", **given}, load_rules)[0]


def test_what_is_left_out_is_empty_false_or_the_presets_own() -> None:
    state = read()
    assert every_card(state) == 0
    assert state.minimum == (50, 50)
    assert state.first_turn is False  # the turn is the dealer's own
    assert read(dealer=3).first_turn is True
    assert read(dealer=3, pile=["3D"]).first_turn is False


def test_the_initial_meld_due_follows_the_match_score_and_is_met_by_melds_on_the_table() -> None:
    melds = [{"id": 0, "team": 1, "cards": ["KS", "KH", "KD"]}]
    assert read(match=[1500, 0]).minimum == (75, 50)
    assert read(match=[-20, 0], melds=melds).minimum == (50, 0)


def test_an_unplayed_pot_is_unseen_by_its_owner_until_it_may_look() -> None:
    assert read(turn=1, unplayed=[True, True, False, False]).unseen == 0b0001
    assert read(rules="stbl", turn=1, unplayed=[True, False, False, False]).unseen == 0
    assert read(turn=1, unplayed=[True, False, False, False], unseen=[False] * 4).unseen == 0


def test_the_card_drawn_is_the_last_of_the_hand_where_it_is_not_said() -> None:
    assert read(phase="decide", hands={"0": ["5H", "AS"]}).drawn == 0
    assert read(phase="decide", hands={"0": ["AS", "5H"]}, drawn="AS").drawn == 0


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"turn": 4}, "turn"),
        ({"dealer": -1}, "dealer"),
        ({"phase": "sleep"}, "phase"),
        ({"match": [1, 2, 3]}, "match"),
        ({"hands": {"7": []}}, "hands"),
        ({"hands": {"x": []}}, "hands"),
        ({"stock": ["AS", "AS", "AS"]}, "position"),
        ({"stock": ["ZZ"]}, "position"),
        ({"options": {"jokers_per_deck": 0}, "pile": ["JK"]}, "position"),
        ({"melds": [{"id": 0, "team": 0, "cards": ["3S", "4S", "6H"]}]}, "melds[0]"),
        ({"melds": [{"id": 0, "team": 5, "cards": ["3S", "4S", "5S"]}]}, "melds[0]"),
        ({"melds": [{"id": 10**9, "team": 0, "cards": ["3S", "4S", "5S"]}]}, "melds[0]"),
        ({"melds": [{"id": 1, "team": 0, "cards": ["3S", "4S", "5S"]}] * 2}, "melds[1]"),
        ({"minimum": [50]}, "minimum"),
        ({"minimum": [-1, 0]}, "minimum"),
        ({"pot_taken": [True]}, "pot_taken"),
        ({"unplayed": [True]}, "unplayed"),
        ({"took": "9D"}, "took"),
        ({"phase": "play", "took": "xx"}, "took"),
        ({"drawn": "9D"}, "drawn"),
        ({"phase": "decide", "hands": {"0": ["5H"]}, "drawn": "9D"}, "drawn"),
        ({"phase": "decide"}, "hands"),
        ({"quiet": -1}, "quiet"),
        ({"pots": [[]]}, "pots"),
        ({"surprise": 1}, "position"),
        ({"turn": "0"}, "position"),
    ],
)
def test_a_position_that_no_deal_can_be_in_is_refused_with_its_path(given: dict[str, Any], path: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(**given)
    assert caught.value.path == path


def test_something_that_is_no_object_is_refused() -> None:
    raws: tuple[object, ...] = (None, [], "burraco", 3)
    for raw in raws:
        with pytest.raises(PositionError):
            read_position(raw, load_rules)
