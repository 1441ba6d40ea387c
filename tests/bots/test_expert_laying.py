"""What the expert lays: runs go on where they lie, and a clean canasta stays clean."""

from __future__ import annotations

from bots.expert import Expert
from core.game.cards import CODES
from core.game.phases import PLAY_PHASE
from core.game.state import State
from tests.bots.tables import at, meld


def laid(state: State) -> list[str]:
    """How the melds of the seat on turn lie when its turn is over."""
    player = Expert()
    team = state.turn % state.teams
    after = state.copy()
    while after.phase == PLAY_PHASE and after.turn == state.turn:
        move = player(after)
        player.moved(after, move)
        after.step(move)
    return [" ".join(CODES[card] for card in placed.meld.order) for placed in after.melds[team]]


def test_three_cards_that_go_on_with_a_sequence_are_not_laid_beside_it() -> None:
    near_the_pot = at(
        rules="stbl",
        hand="6S 7S 8S TC",
        hands={"1": "8S 4C 6C 8C 9C JC JK JK", "2": "4H QH 3D 4C 6C TC QC", "3": "QS JH 2D 5D 7D JD QD 9C"},
        melds=[meld(0, 0, "9S TS JS QS KS AS"), meld(1, 0, "QC KC AC"), meld(2, 1, "3S 4S 5S"), meld(3, 1, "4S 5S 6S")],
        pots=["3H 5H 6H 7H 8H 9H TH JH KH AH AH", "3C 5C 7C 8D 9D TD KD AD 4D 6D 3C"],
        pile="AC KS KD",
        stock="2S 2S 3S 7S 9S TS JS 2H 2C 5C 7C 8H 9H TH QH KH 5D 7D 8D",
    )
    assert laid(near_the_pot)[0] == "6S 7S 8S 9S TS JS QS KS AS"


def test_nor_a_set_beside_one_of_its_rank() -> None:
    state = at(
        hand="5S 7S 7S 3H 7H AD 8D TD QD AC QC QC",
        hands={"1": "7D 8C KC", "2": "AH", "3": "8H 9D"},
        melds=[
            meld(1, 0, "9H 9D 9C 9C"),
            meld(5, 0, "5H JK 7H"),
            meld(7, 0, "7D 7C 7C"),
            meld(9, 0, "QS QH QH QD"),
            meld(13, 0, "KS KH KD"),
            meld(0, 1, "5H 5D 5D 5C 5C"),
            meld(2, 1, "6S 6H 6H 6D 6D"),
            meld(6, 1, "JK 8S 9S TS JS QS KS AS"),
        ],
        pot_taken=[True, True],
        pile="3S",
        stock="AS 2S 2S 2H 2D 2D 3H 3D 3C 4S 4H 4D 4C 6S 6C 8H 8D 8C 9S 9H TS TD TC JD",
    )
    assert "QD QC QC" not in laid(state)
    assert any(len(cards.split()) == 7 for cards in laid(state))


def test_a_clean_canasta_is_not_dirtied_by_its_own_two() -> None:
    others = {"1": "3H 4H 7C 9C JC", "2": "3D KD KC", "3": "5D 6H TH"}
    run = [meld(0, 0, "2D 3D 4D 5D 6D 7D 8D 9D")]
    assert laid(at(rules="stbl", hand="JD 5C 8C KH KS 4S", hands=others, melds=run)) == ["2D 3D 4D 5D 6D 7D 8D 9D"]
