"""Worlds that a seat may be in, as far as it can know."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from bots.dice import Dice
from bots.greedy import choose
from bots.memory import Memory
from bots.worlds import Worlds
from core.game.cards import JOKER, bag_of_codes, cards_of, copies
from core.game.events import Dealt, Discarded, Drew
from core.game.phases import OVER_PHASE
from core.game.position import where_all_is
from core.game.state import State
from core.game.view import state_of, view
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, at, deals, meld, with_other_hidden_cards

TABLES: tuple[dict[str, object], ...] = ({}, {"players": 2}, {"players": 6, "teams": 3, "jokers_per_deck": 0})


def moments(state: State, every: int) -> list[tuple[State, Memory]]:
    """Moments of a greedy deal with what everybody remembers."""
    memory = Memory()
    memory.began(state)
    found = []
    moves = 0
    while state.phase != OVER_PHASE:
        if moves % every == 0:
            found.append((state.copy(), deepcopy(memory)))
        move = choose(state)
        memory.moved(state, move)
        state.step(move)
        moves += 1
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_world_looks_like_the_real_one_from_its_seat_and_holds_what_it_remembers(
    preset: str, options: dict[str, object]
) -> None:
    rules = load_rules(preset, options)
    different = 0
    for state in deals(rules, 2, seed=61):
        for moment, memory in moments(state, 7):
            seat = moment.turn
            worlds = Worlds(moment, seat, memory, Dice(61))
            for _ in range(3):
                world = worlds.another()
                assert view(world, seat) == view(moment, seat)
                assert where_all_is(world) == where_all_is(moment)
                assert world.pile == moment.pile
                assert all(not memory.held[other] & ~hand for other, hand in enumerate(world.hands))
                different += world.hands != moment.hands
    assert different > 50


def test_worlds_depend_on_nothing_that_the_seat_cannot_see() -> None:
    rng = Random(62)
    for preset in PRESETS:
        for state in deals(load_rules(preset), 1, seed=62):
            for moment, memory in moments(state, 13):
                other = with_other_hidden_cards(moment, rng)
                first = Worlds(moment, moment.turn, memory, Dice(3))
                second = Worlds(other, moment.turn, memory, Dice(3))
                again = Worlds(state_of(view(moment, moment.turn), load_rules(preset)), moment.turn, memory, Dice(3))
                for _ in range(2):
                    world = first.another()
                    for same in (second.another(), again.another()):
                        assert (same.hands, same.pile, same.pots) == (world.hands, world.pile, world.pots)
                        assert same.stock == world.stock


def test_a_position_that_shows_few_cards_has_worlds_too() -> None:
    state = at(phase="draw", hand="3S 9D KC", hands={"1": "4C 4D", "2": "5C", "3": "6C 7C"}, pots=["3H 4H"])
    world = Worlds(state, 0, Memory(), Dice(1)).another()
    assert [hand.bit_count() for hand in world.hands] == [3, 2, 1, 2]
    assert len(world.stock) == 10
    assert len(world.pots[0]) == 2


def chances(memory: Memory, state: State, cards: str) -> float:
    """In how many of many worlds seat 1 holds all these cards."""
    bag = bag_of_codes(cards.split())
    worlds = Worlds(state, 0, memory, Dice(5))
    return sum(not bag & ~worlds.another().hands[1] for _ in range(400)) / 400


def told(*events: Discarded | Drew) -> Memory:
    """A memory that heard these events of a new deal."""
    memory = Memory()
    memory.heard(Dealt(n=1, dealer=3))
    for event in events:
        memory.heard(event)
    return memory


HANDS = {
    "1": "3D 4D 6D 7D 9D TD QD KD 3C 4C 6C",
    "2": "3D 4D 6D 7D 9D TD QD KD 3C 4C 6C",
    "3": "7C 9C TC QC KC 3H 4H 6H 7H QH KH",
}


def test_who_left_a_pile_lying_seldom_holds_what_would_have_taken_it() -> None:
    state = at(rules="stbl", phase="draw", hand="3S 9H KC", hands=HANDS, pile="8S 5S")
    pair = "7S 9S"
    before = chances(told(Discarded(seat=2, card="8S"), Discarded(seat=3, card="5S")), state, pair)
    passed = told(
        Discarded(seat=1, card="KH"), Discarded(seat=0, card="8S"), Drew(seat=1), Discarded(seat=1, card="5S")
    )
    passed.pile = passed.pile[1:]
    after = chances(passed, state, pair)
    assert before > 0.005
    assert after < before


def test_who_has_played_seldom_keeps_what_fits_the_melds_of_its_team() -> None:
    state = at(rules="stbl", phase="draw", hand="3S 9H KC", hands=HANDS, pile="5S", melds=[meld(0, 1, "8H TH 9H")])
    before = chances(told(Discarded(seat=3, card="5S")), state, "JH")
    after = chances(told(Discarded(seat=1, card="5S")), state, "JH")
    assert before > 0.1
    assert after < before * 0.6


def test_cards_picked_up_are_there_in_every_world() -> None:
    memory = told()
    memory.held[1] = bag_of_codes(["3D", "JK"])
    state = at(phase="draw", hand="3S 9H KC", hands=HANDS)
    worlds = Worlds(state, 0, memory, Dice(5))
    for _ in range(50):
        hand = worlds.another().hands[1]
        assert not memory.held[1] & ~hand
        assert all(copies(hand, card) <= 2 for card in cards_of(hand) if card != JOKER)


def test_another_future_of_a_world_has_the_same_hands_and_pile() -> None:
    for state in deals(load_rules("stbl"), 3, seed=63):
        for moment, memory in moments(state, 29):
            worlds = Worlds(moment, moment.turn, memory, Dice(63))
            world = worlds.another()
            other = worlds.reshuffled(world)
            assert view(other, moment.turn) == view(moment, moment.turn)
            assert (other.hands, other.pile) == (world.hands, world.pile)
            assert where_all_is(other) == where_all_is(world)
            assert other.stock != world.stock or len(world.stock) < 3
