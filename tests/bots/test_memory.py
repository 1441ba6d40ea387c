"""What everybody at the table remembers of a deal."""

from __future__ import annotations

from random import Random

import pytest

from bots.arena import play_deal
from bots.chance import chance
from bots.dice import Dice
from bots.greedy import choose
from bots.memory import UNKNOWN, Memory, Passed
from core.game.cards import CODES, bag_of_codes, cards_of
from core.game.events import AnyEvent, Dealt, Discarded, Drew, Extended, Laid, Pot, Refused, Took, Withdrew, redact
from core.game.moves import Move
from core.game.phases import OVER_PHASE
from core.game.play import Deal, apply
from core.game.state import State
from core.game.view import state_of, view
from scripts.settings import load_rules
from tests.bots.tables import PRESETS, at, deals

NUMBER = {code: number for number, code in enumerate(CODES)}


def told(*events: AnyEvent) -> Memory:
    """A memory that has heard a deal begin and then this."""
    memory = Memory()
    for event in (Dealt(n=1, dealer=3), *events):
        memory.heard(event)
    return memory


def holds(memory: Memory, seat: int) -> list[str]:
    """What it says that a seat surely holds."""
    return [CODES[card] for card in cards_of(memory.held[seat])]


def test_cards_of_an_open_pile_are_in_the_hand_of_its_taker_until_they_are_played() -> None:
    memory = told(Took(seat=1, count=4, cards=("5H", "5H", "9C", "JK")))
    assert holds(memory, 1) == ["5H", "5H", "9C", "JK"]
    memory.heard(Laid(seat=1, meld=0, cards=("9C", "TC", "JC")))
    assert holds(memory, 1) == ["5H", "5H", "JK"]
    memory.heard(Extended(seat=1, meld=1, added=("JK",), cards=("3S", "4S", "5S", "JK")))
    memory.heard(Discarded(seat=1, card="5H"))
    assert holds(memory, 1) == ["5H"]
    assert memory.discards[1] == [NUMBER["5H"]]
    assert memory.pile == [NUMBER["5H"]]


def test_what_lay_under_a_closed_top_is_known_to_who_saw_it_discarded() -> None:
    memory = told(
        *(Discarded(seat=seat, card=card) for seat, card in enumerate(("KD", "3C", "7S"))),
        Took(seat=3, count=3, card="7S"),
        Laid(seat=3, meld=0, cards=("5S", "6S", "7S")),
    )
    assert holds(memory, 3) == ["KD", "3C"]
    assert memory.pile == []


def test_the_top_of_a_closed_pile_does_not_come_out_of_the_hand() -> None:
    memory = told(
        *(Discarded(seat=0, card=card) for card in ("7S", "7S")),
        Took(seat=3, count=2, card="7S"),
        Extended(seat=3, meld=0, added=("7S",), cards=("4S", "5S", "6S", "7S")),
    )
    assert holds(memory, 3) == ["7S"]


def test_a_withdrawn_meld_is_in_the_hand_again_and_everybody_has_seen_it() -> None:
    memory = told(Laid(seat=2, meld=0, cards=("5S", "6S", "7S")), Withdrew(seat=2, minimum=65))
    assert holds(memory, 2) == ["5S", "6S", "7S"]


def test_a_pile_left_lying_is_remembered_with_who_left_it() -> None:
    memory = told(Discarded(seat=0, card="7S"), Drew(seat=1), Discarded(seat=1, card="8S"), Drew(seat=2))
    assert memory.passed == [Passed(1, NUMBER["7S"], 1, 1, 0), Passed(2, NUMBER["8S"], 2, 2, 0)]
    assert memory.drew[:4] == [0, 1, 1, 0]


def test_with_no_pile_nothing_is_left_lying() -> None:
    assert told(Drew(seat=1)).passed == []


def test_who_refuses_the_first_card_leaves_no_pile_lying() -> None:
    memory = told(Drew(seat=0, card="7S"), Refused(seat=0, card="7S"), Drew(seat=0))
    assert memory.passed == []
    assert (memory.refuser, CODES[memory.refused]) == (0, "7S")
    assert memory.pile == [NUMBER["7S"]]


def test_a_pot_makes_another_hand_of_it() -> None:
    memory = told(
        Discarded(seat=0, card="7S"), Drew(seat=1), Took(seat=2, count=1, cards=("7S",)), Pot(seat=1, direct=True)
    )
    assert memory.passed == []
    memory.heard(Pot(seat=2, direct=True))
    assert holds(memory, 2) == []


def test_a_new_deal_begins_with_an_empty_memory() -> None:
    memory = told(Took(seat=1, count=1, cards=("5H",)), Discarded(seat=1, card="KD"))
    memory.heard(Dealt(n=2, dealer=0, pile=("4C",)))
    assert memory == told_nothing("4C")


def told_nothing(*pile: str) -> Memory:
    """A memory of a deal with this pile in which nothing has happened."""
    memory = Memory()
    memory.heard(Dealt(n=1, dealer=0, pile=pile))
    return memory


def test_what_makes_no_sense_is_passed_over() -> None:
    memory = told()
    for event in (
        Drew(),
        Drew(seat=77),
        Took(seat=1, count=3),
        Discarded(seat=1, card="??"),
        Took(seat=1, count=9, cards=("5H",) * 9),
        Took(seat=1, count=2, cards=("XX", "JK")),
    ):
        memory.heard(event)
    assert set(holds(memory, 1)) == {"5H", "JK"}


class Recorder:
    """Policies for all seats that compare, move by move, what moves teach with what events teach."""

    def __init__(self, seed: int) -> None:
        self.by_moves = Memory()
        self.by_events = [Memory() for _ in range(6)]
        self.play = [choose, chance(Dice(seed))]
        self.moves = 0

    def began(self, state: State) -> None:
        self.by_moves.began(state)
        for memory in self.by_events:
            memory.heard(Dealt(n=1, dealer=state.dealer, pile=tuple(CODES[card] for card in state.pile)))

    def moved(self, before: State, move: Move) -> None:
        self.by_moves.moved(before, move)
        _, events = apply(Deal(before.copy()), before.turn, move.action)
        for event in events:
            for seat, memory in enumerate(self.by_events):
                memory.heard(redact(event, seat))
        self.moves += 1

    def __call__(self, state: State) -> Move:
        for memory in self.by_events[: state.players]:
            assert memory == self.by_moves
        for seat in range(state.players):
            # A memory that heard everything fits every view, and what it says is true.
            assert self.by_moves.meet(state_of(view(state, seat), state.book.melds.rules), seat)
            assert not self.by_moves.held[seat] & ~state.hands[seat]
        assert self.by_moves.pile == state.pile
        return self.play[state.turn % 2](state)


OPTIONS: tuple[dict[str, object], ...] = ({}, {"players": 2}, {"players": 6}, {"players": 6, "teams": 3})


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_moves_and_events_teach_the_same_and_it_is_true(preset: str, options: dict[str, object]) -> None:
    for state in deals(load_rules(preset, options), 4, seed=41):
        recorder = Recorder(41)
        play_deal(state, [recorder] * state.players)
        assert state.phase == OVER_PHASE
        assert recorder.moves > 20


def test_a_memory_that_missed_something_forgets_and_goes_on_with_what_it_sees() -> None:
    rng = Random(5)
    for preset in PRESETS:
        rules = load_rules(preset)
        for state in deals(rules, 6, seed=42):
            memory = Memory()
            lost = 0
            while state.phase != OVER_PHASE:
                seen = state_of(view(state, state.turn), rules)
                if not memory.meet(seen, state.turn):
                    lost += 1
                assert memory.meet(seen, state.turn)
                assert len(memory.pile) == len(state.pile)
                assert all(card in (UNKNOWN, real) for card, real in zip(memory.pile, state.pile, strict=True))
                move = choose(state)
                _, events = apply(Deal(state.copy()), state.turn, move.action)
                if rng.random() > 0.2:
                    for event in events:
                        memory.heard(event)
                state.step(move)
            assert lost > 0


def test_a_memory_cannot_be_right_when_the_own_hand_lacks_what_it_says() -> None:
    state = at(phase="draw", hand="3S 9D KC", hands={"1": "4C 4D", "2": "5C", "3": "6C 7C"})
    memory = told_nothing()
    memory.heard(Took(seat=0, count=1, cards=("TH",)))
    assert not memory.meet(state, 0)
    memory.heard(Took(seat=1, count=1, cards=("3S",)))
    memory.heard(Took(seat=3, count=1, cards=("3S",)))
    assert not memory.meet(state, 0)  # three of them, of two decks
    memory.heard(Took(seat=2, count=2, cards=("TH", "9H")))
    assert not memory.meet(state, 0)  # two in a hand of one
    memory.heard(Took(seat=3, count=1, cards=("7C",)))
    assert memory.meet(state, 0)
    assert memory.held[3] == bag_of_codes(("7C",))
