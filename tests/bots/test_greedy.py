"""What a good beginner does, moment by moment."""

from __future__ import annotations

from typing import Any

import pytest

from bots import greedy
from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.judge import judge
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import at, deals, meld, seen


def does(state: State) -> list[Action]:
    """What it does from here until its turn ends or a card comes that it has not seen; each judged."""
    actions = greedy.think(seen(state), state.book.melds.rules)
    trial = state.copy()
    for action in actions:
        code, move = judge(trial, state.turn, action)
        assert move is not None, code
        trial.step(move)
    return actions


def next_move(state: State) -> Action:
    """The first of it."""
    return does(state)[0]


CLEAN = "4H 5H 6H 7H 8H 9H TH"


# --- draw or take ----------------------------------------------------------------------------------------------------


def test_without_a_pile_it_draws() -> None:
    state = at(phase="draw", hand="3S 9D KC")
    assert does(state) == [Draw()]


def test_it_takes_a_pile_with_a_card_for_its_meld_and_lays_it() -> None:
    state = at(phase="draw", hand="3S 9D KC JD 5H", pile="8S 3C", melds=[meld(0, 0, "5S 6S 7S")])
    assert does(state)[:2] == [Take(), Extend(0, ("8S",))]


def test_it_takes_a_pile_that_makes_a_meld_with_its_hand() -> None:
    state = at(phase="draw", hand="8H 9H 3S KC JD 5C", pile="TH QD")
    assert does(state)[:2] == [Take(), Lay(("8H", "9H", "TH"))]


def test_it_takes_a_pile_for_its_wild() -> None:
    state = at(phase="draw", hand="3S 9D KC JD 5H 7C", pile="QS 2C 4D")
    assert next_move(state) == Take()


def test_it_leaves_one_card_that_goes_with_nothing() -> None:
    state = at(phase="draw", hand="3S 9D KC JD 5H 7C", pile="QS")
    assert next_move(state) == Draw()


def test_with_the_pot_near_it_loads_its_hand_with_nothing_useless() -> None:
    full, few = "3S 9D KC JD 5H 7C 8C", "3S 9D KC"
    pile = "KH QS 5D 4H"
    assert next_move(at(phase="draw", hand=full, pile=pile)) == Take()
    assert next_move(at(phase="draw", hand=few, pile=pile)) == Draw()


def test_swapping_single_cards_stops_before_it_ends_the_deal() -> None:
    given: dict[str, Any] = {"rules": "aberto", "phase": "draw", "hand": "3S 9D KC JD 5H 7C", "pile": "8C"}
    assert next_move(at(quiet=1, **given)) == Take()
    assert next_move(at(quiet=4, **given)) == Draw()
    useful = at(quiet=4, melds=[meld(0, 0, "9C TC JC")], **given)
    assert does(useful)[:2] == [Take(), Extend(0, ("8C",))]


def test_a_closed_pile_is_taken_into_a_meld_for_the_cards_below() -> None:
    state = at(
        rules="stbl",
        phase="draw",
        hand="3S 9D KC JD",
        pile="4C QH 9S 8S",
        melds=[meld(0, 0, "5S 6S 7S")],
    )
    assert does(state) == [Take(0, ())]


def test_a_closed_pile_of_one_card_is_not_worth_a_wild() -> None:
    state = at(rules="stbl", phase="draw", hand="7S JK 9D KC JD 3C 4H 5C", pile="8S")
    assert next_move(state) == Draw()


def test_on_the_first_turn_it_keeps_what_goes_with_its_hand_and_refuses_a_stranger() -> None:
    base: dict[str, Any] = {"rules": "buraco", "phase": "decide", "stock": "KD QD 9H"}
    fitting = at(hand="7S 8S KC 6S", drawn="6S", **base)
    assert next_move(fitting) == Keep()
    wild = at(hand="7S 8S KC 2D", drawn="2D", **base)
    assert next_move(wild) == Keep()
    stranger = at(hand="7S 8S KC 4D", drawn="4D", **base)
    assert does(stranger) == [Refuse()]


# --- lay and extend --------------------------------------------------------------------------------------------------


def test_it_lays_the_longest_sequence_at_once() -> None:
    state = at(hand="5S 6S 7S 8S 3D 9C KD JH QH AC 4C")
    assert next_move(state) == Lay(("5S", "6S", "7S", "8S"))


def test_a_card_of_a_sequence_in_the_hand_is_not_spent_on_a_set() -> None:
    state = at(hand="7S 8S 9S 3D KC JH QD 4C", melds=[meld(0, 0, "9H 9D 9C")])
    assert next_move(state) == Lay(("7S", "8S", "9S"))


def test_it_does_not_lay_a_wild_that_it_can_keep() -> None:
    state = at(hand="5S 6S JK 3D 9C KD JH 8H AC 4C", melds=[meld(0, 0, "TS JS QS")])
    assert all(isinstance(action, Discard) for action in does(state))


def test_a_wild_makes_the_canasta_that_going_out_asks_for() -> None:
    state = at(hand="2D 3D 9C KD JH 8H AC", melds=[meld(0, 0, "5S 6S 7S 8S 9S TS")])
    assert next_move(state) == Extend(0, ("2D",))


def test_no_wild_dirties_a_clean_six_where_going_out_takes_a_clean_canasta() -> None:
    state = at(rules="stbl", hand="2D 3D 9C KD JH 8H AC", melds=[meld(0, 0, "5S 6S 7S 8S 9S TS")])
    assert all(isinstance(action, Discard) for action in does(state))


def test_no_wild_dirties_a_clean_canasta() -> None:
    state = at(hand="2D JK 3D 9C KD 6S 8C AC", melds=[meld(0, 0, CLEAN)])
    assert all(isinstance(action, Discard) for action in does(state))


def test_a_two_of_the_suit_in_its_own_place_makes_the_clean_canasta() -> None:
    state = at(rules="stbl", hand="2S 4D 9C KD JH 8H AC", melds=[meld(0, 0, "3S 4S 5S 6S 7S 8S")])
    assert next_move(state) == Extend(0, ("2S",))


def test_in_its_last_turn_it_puts_its_wilds_down() -> None:
    hand = "2D 3D 9C KD JH 8H AC"
    state = at(hand=hand, melds=[meld(0, 0, "5S 6S 7S")], stock="KD QD")
    assert next_move(state) == Extend(0, ("2D",))


def test_before_an_opponent_goes_out_it_puts_its_wilds_down() -> None:
    hand = "2D 3D 9C KD JH 8H AC"
    melds = [meld(0, 0, "5S 6S 7S"), meld(1, 1, CLEAN)]
    state = at(hands={"0": hand, "1": "7D"}, melds=melds, pot_taken=[False, True])
    assert next_move(state) == Extend(0, ("2D",))


# --- the initial meld ------------------------------------------------------------------------------------------------


def test_an_initial_meld_that_stays_short_is_not_begun() -> None:
    state = at(rules="buraco", pile="9D", hand="3S 4S 5S 9D KC JH 7D 8C")
    assert [type(action) for action in does(state)] == [Discard]


def test_an_initial_meld_within_reach_is_laid_in_one_turn() -> None:
    hand = "3S 4S 5S QH KH AH 9D JC 7D 8C"
    state = at(rules="buraco", pile="9D", hand=hand)
    actions = does(state)
    assert set(actions[:2]) == {Lay(("AH", "QH", "KH")), Lay(("3S", "4S", "5S"))}
    assert isinstance(actions[2], Discard)


def test_one_wild_may_help_an_initial_meld_along() -> None:
    hand = "QH KH JK TD JD QD 3D 8C 5S"
    state = at(rules="buraco", pile="9D", hand=hand)
    assert does(state)[:2] == [Lay(("TD", "JD", "QD")), Lay(("QH", "KH", "JK"))]


def begun(hand: str, first: Lay) -> State:
    """A turn in which somebody has laid less than the initial meld."""
    state = at(rules="buraco", pile="9D", hand=hand.split())
    move = judge(state, 0, first)[1]
    assert move is not None
    state.step(move)
    return state


def test_a_stand_in_completes_an_initial_meld_that_was_begun() -> None:
    state = begun("3S 4S 5S QH KH AH 9D JC 7D 8C", Lay(("3S", "4S", "5S")))
    assert next_move(state) == Lay(("AH", "QH", "KH"))
    longer = begun("3S 4S 5S 6S 7S 8S 9S TS 9D JC KD 4C", Lay(("3S", "4S", "5S")))
    actions = does(longer)
    assert actions[0] == Extend(0, ("6S", "7S", "8S", "9S", "TS"))
    assert isinstance(actions[1], Discard)


def test_a_stand_in_withdraws_an_initial_meld_that_it_cannot_complete() -> None:
    state = begun("3S 4S 5S 9D KC JH 7D 8C", Lay(("3S", "4S", "5S")))
    assert does(state) == [Withdraw()]
    move = judge(state, 0, Withdraw())[1]
    assert move is not None
    state.step(move)
    assert [type(action) for action in does(state)] == [Discard]


# --- discards --------------------------------------------------------------------------------------------------------


def test_a_lone_card_is_discarded_and_pairs_and_neighbours_are_kept() -> None:
    state = at(hand="8H 9H KS KD 4C 6C TD")
    assert next_move(state) == Discard("TD")


def test_no_card_is_discarded_that_fits_an_opponents_meld_when_another_is_as_useless() -> None:
    melds = [meld(0, 1, "JD QD KD")]
    state = at(hand="TD 8H 9H KS 4C 6C 3S", melds=melds)
    assert next_move(state) in (Discard("3S"), Discard("KS"))
    only_neighbours = at(hand="TD 8H 9H 4C 6C", melds=melds)
    assert next_move(only_neighbours) != Discard("TD")


def test_a_wild_is_discarded_only_when_nothing_else_is_held() -> None:
    melds = [meld(0, 1, "JD QD KD")]
    assert next_move(at(hand="TD JK 2S", melds=melds)) == Discard("TD")
    assert next_move(at(hand="JK 2S", pot_taken=[True, False])) == Discard("2S")


def test_a_card_that_its_own_team_can_use_next_is_kept() -> None:
    state = at(hand="8S 3D", melds=[meld(0, 0, "5S 6S 7S")], pot_taken=[True, True])
    assert next_move(state) == Discard("3D")


def test_the_card_of_a_one_card_pile_does_not_go_back() -> None:
    state = at(hand="3S 9D KC JD 5H 7C", took="3S")
    assert next_move(state) != Discard("3S")


def test_in_its_last_turn_it_discards_the_heaviest_card() -> None:
    state = at(hand="4D 8H 9H KS 4C 6C AD", stock="KD QD")
    assert next_move(state) == Discard("AD")


def test_jokers_that_can_do_nothing_go_first() -> None:
    state = at(options={"wilds_per_meld": 0}, hand="8H 9H KS KD 4C 6C JK")
    assert next_move(state) == Discard("JK")


# --- pots and going out ----------------------------------------------------------------------------------------------


def test_it_takes_the_pot_at_once_where_it_can_lay_everything() -> None:
    state = at(hand="8S 9S", pots=["3H 4H 9C"], melds=[meld(0, 0, "5S 6S 7S")])
    assert does(state) == [Extend(0, ("8S",)), Extend(0, ("9S",))]


def test_wilds_are_spent_to_bring_the_pot_in_this_turn() -> None:
    state = at(hand="2D KC", pots=["3H 4H 9C"], melds=[meld(0, 0, "5S 6S 7S")])
    assert does(state) == [Extend(0, ("2D",)), Discard("KC")]
    with_pair = at(hand="2D 8H 9H KC", pots=["3H 4H 9C"])
    assert does(with_pair) == [Lay(("8H", "9H", "2D")), Discard("KC")]


def test_it_goes_out_with_a_wild_laid_and_a_natural_discarded() -> None:
    melds = [meld(0, 0, CLEAN), meld(1, 0, "KD QD JD")]
    hands = {"0": "2D 5S", "1": "7D 7C 4C", "2": "3C", "3": "4D 9D TC 8C"}
    state = at(hands=hands, melds=melds, pot_taken=[True, True])
    assert does(state) == [Extend(1, ("2D",)), Discard("5S")]


def test_two_cards_that_only_together_make_the_canasta_take_it_out() -> None:
    state = at(
        rules="stbl",
        hands={"0": "3S 4S", "1": "9C KH 4D"},
        melds=[meld(0, 0, "5S 6S 7S 8S 9S")],
        pot_taken=[True, True],
    )
    assert does(state) == [Extend(0, ("3S", "4S"))]


@pytest.mark.parametrize(("partner", "goes_out"), [(3, True), (22, False)])
def test_it_does_not_go_out_on_a_partner_with_a_full_hand(partner: int, goes_out: bool) -> None:
    naturals = [rank + suit for suit in "SC" for rank in "3456789TJQK"]
    hands = {
        "0": "8D 5S",
        "1": "7D 7H 4D 5D 3H",
        "2": naturals[:partner],
        "3": "4D 9D TD 8H JH",
    }
    melds = [meld(0, 0, CLEAN), meld(1, 0, "9D TD JD"), meld(2, 1, "QD QH QS")]
    state = at(hands=hands, melds=melds, pot_taken=[True, True])
    trial = state.copy()
    for action in does(state):
        move = judge(trial, 0, action)[1]
        assert move is not None
        trial.step(move)
    assert (trial.winner == 0) is goes_out


def test_an_opponent_about_to_go_out_is_forestalled_whatever_the_partner_holds() -> None:
    naturals = [rank + suit for suit in "SC" for rank in "3456789TJQK"]
    hands = {"0": "8D 5S", "1": "7D", "2": naturals, "3": "4D 9D TD 8H JH"}
    melds = [meld(0, 0, CLEAN), meld(1, 0, "9D TD JD"), meld(2, 1, "QD QH QS QD QC QH 2H")]
    state = at(hands=hands, melds=melds, pot_taken=[True, True])
    assert does(state) == [Extend(1, ("8D",)), Discard("5S")]


# --- advice ----------------------------------------------------------------------------------------------------------


def test_advice_is_what_it_would_do_and_one_sentence() -> None:
    for preset in ("buraco", "stbl", "burraco", "aberto"):
        rules = load_rules(preset)
        for state in deals(rules, 2, seed=11):
            while not state.over:
                view = seen(state)
                actions, why = greedy.explain(view, rules)
                assert actions == greedy.think(view, rules)
                assert why[0].isupper()
                assert why.endswith(".")
                assert why.count(".") == 1
                state.step(greedy.choose(state))


def test_advice_says_why_a_pile_is_taken_and_what_a_lay_makes() -> None:
    hand = "3S 9D KC JD 5H 7C"
    state = at(phase="draw", hand=hand, pile="8S 4C", melds=[meld(0, 0, "2S 3S 4S 5S 6S 7S")])
    _, why = greedy.explain(seen(state), state.book.melds.rules)
    assert why.startswith(
        "Take the pile, for 8S can go into your melds; then add 8S to meld 0, which makes a clean canasta"
    )


def test_advice_says_what_brings_the_pot_and_what_ends_the_deal() -> None:
    state = at(hand="8S", pots=["3H 4H 9C"], melds=[meld(0, 0, "5S 6S 7S")])
    assert (
        greedy.explain(seen(state), state.book.melds.rules)[1] == "Add 8S to meld 0, which brings you the pot at once."
    )
    out = at(hand="8S", melds=[meld(0, 0, CLEAN)], pot_taken=[True, True])
    assert greedy.explain(seen(out), out.book.melds.rules)[1] == "Discard 8S and go out."
