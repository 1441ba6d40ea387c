"""What the list holds beyond the atomic actions, and small hands where the way is barred."""

from __future__ import annotations

from typing import Any

import msgspec

from core.game.legal import legal_moves
from core.game.position import read_position
from core.game.state import State
from scripts.settings import load_rules


def at(**given: Any) -> State:
    """A deal at a position."""
    base = {"rules": "stbl", "dealer": 3, "turn": 0, "phase": "play", "stock": ["KD", "QD", "9H"], "pile": ["4D"]}
    return read_position({**base, **given}, load_rules)[0]


def listed(state: State) -> list[dict[str, Any]]:
    """The actions listed, as plain values."""
    return [msgspec.json.decode(msgspec.json.encode(move.action)) for move in legal_moves(state)]


def test_queen_and_king_are_listed_together_where_the_ace_turns_high_with_them() -> None:
    low = [{"id": 0, "team": 0, "cards": ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS"]}]
    state = at(hands={"0": ["QS", "KS", "9C", "9D"]}, melds=low)
    actions = listed(state)
    assert {"do": "extend", "meld": 0, "cards": ["QS", "KS"]} in actions
    assert {"do": "extend", "meld": 0, "cards": ["QS"]} not in actions
    assert {"do": "extend", "meld": 0, "cards": ["KS"]} not in actions


def test_a_wild_two_that_goes_home_lets_a_joker_turn_the_ace_low() -> None:
    high = [{"id": 0, "team": 0, "cards": ["QS", "2S", "AS"]}]
    hand = ["3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JK", "9C", "9D"]
    [joined] = [a for a in listed(at(hands={"0": hand}, melds=high)) if a["do"] == "extend" and len(a["cards"]) > 1]
    assert joined["cards"] == ["3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JK"]


def test_two_cards_that_only_together_clean_the_canasta_are_listed_together() -> None:
    dirty = [{"id": 0, "team": 0, "cards": ["5S", "6S", "7S", "8S", "9S", "TS", "2S"]}]
    state = at(hands={"0": ["3S", "4S"], "1": ["9C"]}, melds=dirty, pot_taken=[True, True])
    assert [a for a in listed(state) if a["do"] != "discard"] == [{"do": "extend", "meld": 0, "cards": ["3S", "4S"]}]
    state.step(legal_moves(state)[0])
    assert state.over


def test_a_take_that_alone_would_leave_one_card_is_listed_with_the_card_that_makes_the_canasta() -> None:
    melds = [{"id": 0, "team": 0, "cards": ["3S", "4S", "5S", "6S", "7S"]}]
    state = at(phase="draw", hands={"0": ["9S"], "1": ["9C"]}, melds=melds, pile=["8S"], pot_taken=[True, True])
    assert listed(state) == [{"do": "draw"}, {"do": "take", "meld": 0, "cards": ["9S"]}]


def test_a_take_below_the_initial_meld_is_listed_with_the_cards_that_reach_it() -> None:
    state = at(
        options={"initial_meld": [[0, 50]]},
        phase="draw",
        hands={"0": ["9S", "TS", "JS", "QS", "3C"], "1": ["9C"]},
        pile=["5D", "8S"],
    )
    assert listed(state) == [{"do": "draw"}, {"do": "take", "cards": ["9S", "TS", "JS", "QS"]}]


def test_a_chain_of_hand_cards_bridges_to_the_top_of_the_pile() -> None:
    melds = [{"id": 0, "team": 0, "cards": ["3S", "4S", "5S"]}]
    hand = {"0": ["6S", "7S", "8S", "JK", "KC"], "1": ["9C"]}
    takes = [a for a in listed(at(phase="draw", hands=hand, melds=melds, pile=["5D", "9S"])) if "meld" in a]
    assert sorted(tuple(sorted(a["cards"])) for a in takes) == [
        ("6S", "7S", "8S"),
        ("6S", "7S", "JK"),
        ("6S", "8S", "JK"),
        ("7S", "8S", "JK"),
    ]


def test_a_wild_on_top_of_the_pile_takes_any_pair_that_it_completes_but_extends_nothing() -> None:
    melds = [{"id": 0, "team": 0, "cards": ["3S", "4S", "5S"]}]
    hand = {"0": ["9H", "JH", "6D", "KC"], "1": ["9C"]}
    actions = listed(at(phase="draw", hands=hand, melds=melds, pile=["5D", "JK"]))
    assert actions == [{"do": "draw"}, {"do": "take", "cards": ["9H", "JH"]}]


def test_the_card_of_a_single_card_pile_is_not_among_the_discards() -> None:
    state = at(rules="burraco", hands={"0": ["9D", "9S", "KC"]}, pile=[], took="9D")
    assert [a["card"] for a in listed(state) if a["do"] == "discard"] == ["9S", "KC"]


def test_below_the_initial_meld_nothing_is_discarded_and_the_melds_may_be_withdrawn() -> None:
    state = at(rules="buraco", hands={"0": ["KS", "KH", "KC", "9C", "5D"]}, minimum=[50, 50])
    state.step(next(move for move in legal_moves(state) if len(getattr(move.action, "cards", ())) == 3))
    assert {"do": "withdraw"} in listed(state)
    assert not [a for a in listed(state) if a["do"] == "discard"]


def test_nothing_is_listed_when_the_deal_is_over() -> None:
    assert listed(at(phase="over", hands={"0": ["5H"]})) == []


def test_with_one_set_per_rank_a_second_one_is_neither_laid_nor_taken_for() -> None:
    options = {"sets": "any", "one_set_per_rank": True}
    melds = [{"id": 0, "team": 0, "cards": ["8S", "8H", "8D"]}]
    hand = {"0": ["8C", "8S", "8H", "KC"], "1": ["9C"]}
    assert not [a for a in listed(at(options=options, hands=hand, melds=melds)) if a["do"] == "lay"]
    takes = [
        a for a in listed(at(options=options, phase="draw", hands=hand, melds=melds, pile=["8D"])) if a["do"] == "take"
    ]
    assert takes == [{"do": "take", "meld": 0, "cards": []}]


def test_cards_that_fit_only_together_are_not_listed_where_they_would_leave_no_way_to_end_the_turn() -> None:
    low = [{"id": 0, "team": 0, "cards": ["AS", "2H", "3S", "4S", "5S", "6S", "7S", "8S"]}]
    hand = ["TS", "JS", "QS", "KS", "4D"]
    state = at(hands={"0": hand}, melds=low, pot_taken=[True, True])
    together = {"do": "extend", "meld": 0, "cards": ["TS", "JS", "QS", "KS"]}
    assert together not in listed(state)
    assert together in listed(at(hands={"0": [*hand, "5D"]}, melds=low, pot_taken=[True, True]))
    assert together in listed(at(hands={"0": hand}, melds=low, pots=[["9C", "9D"]]))


def test_a_pot_that_may_hold_nothing_but_the_card_that_may_not_go_back_is_no_way_out() -> None:
    given = {"rules": "burraco", "hands": {"0": ["5S", "6S", "JK"]}, "pile": [], "took": "JK"}
    lay = {"do": "lay", "cards": ["5S", "6S", "JK"]}
    for size, is_listed in ((2, False), (3, False), (4, True)):
        state = at(**given, options={"pot_size": size}, pots=[["9C", "9D", "9H", "9S"][:size]])
        assert (lay in listed(state)) is is_listed
