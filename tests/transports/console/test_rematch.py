"""Who plays again, and who does not."""

from __future__ import annotations

import pytest

from core.game.rules import options_of
from core.table.messages import Closed, Hello, Player, RulesSaid
from scripts.settings import load_rules
from tests.transports.console.shared_table import SharedSitting, SharedTable, bot, person
from tests.transports.english import ENGLISH
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
    assert said in again(hello, BEFORE, ENGLISH)


async def test_after_the_match_the_same_players_play_again() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        table.end()
        await sitting.sees("Write ready to play again, or quit. (seats, help)\n")
        sitting.types("ready")
        await sitting.sees("You are ready to play again.\n")
        table.table, table.phase, table.seats[0] = "AGAIN2", "lobby", person("Ana")
        table.greet()
        table.tell()
        await sitting.sees("The same players play again: this is table AGAIN2.\n")
        sitting.types("quit")
        assert await sitting.ends() == "left"
    assert table.heard == ["ready"]


async def test_who_leaves_after_the_match_has_finished_it() -> None:
    for how in ("quit", "closed", "ended"):
        table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
        async with SharedSitting(table) as sitting:
            table.deal()
            await sitting.sees("Your turn: draw a card")
            table.end()
            await sitting.sees("Write ready to play again")
            if how == "quit":
                sitting.types("quit")
            elif how == "closed":
                table.say(Closed("the match is over"))
            else:
                sitting.hangs_up()
            assert await sitting.ends() == "finished", how
