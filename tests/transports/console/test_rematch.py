"""Who plays again, and who does not."""

from __future__ import annotations

import pytest

from core.game.rules import options_of
from core.table.messages import Hello, Player, RulesSaid
from scripts.settings import load_rules
from transports.console.rematch import again

BEFORE = ("Ana", "Bruno", "Carla", "Dario")


@pytest.mark.parametrize(
    ("names", "seat", "said"),
    [
        (BEFORE, 0, "The same players play again: this is table AGAIN2."),
        (("Ana", "", "Carla", "Dario"), 2, "you, Ana and Dario play again; seat 1 is free (Bruno is not there)."),
        (
            ("Ana", "", "", "Dario"),
            0,
            "you and Dario play again; seats 1 and 2 are free (Bruno and Carla are not",
        ),
        (("", "", "Carla", ""), None, "Carla plays again; seats 0, 1 and 3 are free (Ana, Bruno and Dario are not"),
        (("Ana", "Elena", "Carla", "Dario"), 0, "you, Elena, Carla and Dario play again."),
    ],
)
def test_the_next_table_says_who_is_there_and_which_seats_are_free(
    names: tuple[str, ...], seat: int | None, said: str
) -> None:
    rules = load_rules("burraco")
    players = tuple(Player(name, "human" if name else "") for name in names)
    hello = Hello(1, "AGAIN2", seat, RulesSaid("burraco", options_of(rules)), players, None, 1)
    assert said in again(hello, BEFORE)
