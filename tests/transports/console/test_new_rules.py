"""Other rules are agreed on before the first deal: what those who sit there, and those who watch, are told."""

from __future__ import annotations

import pytest

from core.game.rules import options_of
from core.table.messages import ClockSaid, Hello, Lobby, LobbySeat, Player, RulesSaid
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.console.shared_table import SharedSitting, SharedTable, bot, person, story
from tests.transports.console.test_onlooker import watched
from tests.transports.english import ENGLISH
from transports.console.new_rules import new_rules

FREE = LobbySeat()
BURRACO = load_rules("burraco")


def test_what_is_played_now_is_told_with_what_is_other_than_before() -> None:
    closed = load_rules("burraco", {"pile": "closed", "target": 500, "out_bonus": 50})
    assert new_rules(BURRACO, closed, ENGLISH) == [
        "Other rules were agreed on: burraco to 500, with 4 players.",
        "What is other than before: The pile: closed; Bonus for going out: 50.",
    ]


def test_of_another_game_only_its_name_is_told() -> None:
    assert new_rules(BURRACO, load_rules("stbl", {"players": 2}), ENGLISH) == [
        "Other rules were agreed on: stbl, one deal, with 2 players."
    ]


def test_another_clock_is_told_as_well() -> None:
    one_deal = load_rules("burraco", {"target": 0})
    assert new_rules(BURRACO, one_deal, ENGLISH, None, ClockSaid(60_000, 0, 0)) == [
        "Other rules were agreed on: burraco, one deal, with 4 players.",
        "The time for a turn from now on: 60 seconds.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_sentences(language: str) -> None:
    said = new_rules(BURRACO, load_rules("burraco", {"target": 500, "pots": 0}), tongue_of(language))
    assert len(said) == 2
    assert "burraco" in said[0]
    assert "500" in said[0]


async def test_a_person_plays_by_the_new_rules_with_as_many_seats_as_they_have() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), FREE])
    async with SharedSitting(table) as sitting:
        sitting.types("ready")
        await sitting.sees("You are ready.")
        table.rules = load_rules("buraco", {"players": 2})
        table.seats = [person("Ana"), bot("Bruno")]
        table.greet()
        table.tell()
        await sitting.sees("Other rules were agreed on: buraco to ")
        await sitting.sees("Seat 1: Bruno (a bot)")
        sitting.types("rules")
        await sitting.sees("buraco")
        sitting.types("ready")
        await sitting.sees("You are ready.")
        table.seats[0] = person("Ana", ready=True)
        table.deal()
        await sitting.sees("Your turn: draw a card")
        assert sitting.console.desk is not None
        assert sitting.console.desk.rules == table.rules
    assert table.heard == ["ready", "ready"]


async def test_who_was_ready_for_other_rules_is_not_said_to_be_ready_again_by_themselves() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])
    table.deaf = True
    async with SharedSitting(table) as sitting:
        sitting.types("ready")
        await sitting.until(lambda: table.heard == ["ready"])
        table.rules = load_rules("burraco", {"target": 500})
        table.greet()
        table.tell()
        await sitting.sees("burraco to 500, with")
        await sitting.company.tick()
        assert table.heard == ["ready"]


def hello(preset: str, options: dict[str, object], names: tuple[str, ...]) -> Hello:
    """The greeting for somebody who watches."""
    rules = load_rules(preset, options)
    players = tuple(Player(name, "human" if name else "") for name in names)
    return Hello(1, "TEST", None, RulesSaid(preset, options_of(rules)), players, None, 1)


def test_who_watches_is_told_of_other_rules_and_of_the_seats_there_are_then() -> None:
    before = hello("burraco", {}, ("Ana", "", "", ""))
    after = hello("burraco", {"players": 2, "target": 0}, ("Ana", ""))
    lobby = Lobby(seq=2, phase="lobby", seats=(person("Ana"), FREE, FREE, FREE))
    fewer = Lobby(seq=3, phase="lobby", seats=(person("Ana"), FREE))
    assert watched(before, lobby, after, fewer).endswith(
        story("""
        Other rules were agreed on: burraco, one deal, with 2 players.
        The table waits for its players: it deals when every seat is taken and everybody is ready.
        Seat 0: Ana, not ready yet.
        Seat 1: free.
        """)
    )
