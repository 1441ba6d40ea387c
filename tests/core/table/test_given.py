"""What bots are given to play with: a budget, and values of their options, kept in the records and checked."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bots.base import _suits
from core.table.given import KINDS, MOST_WORLDS, misfit, settings, too_much, unfit
from core.table.lobby import rematch
from core.table.messages import PROTOCOL, Budget, Id, OptionDeclared, Ready, SetOption, Update
from core.table.orders import Fill, Give, Sit, Swap
from core.table.parts import MOST_OPTIONS
from core.table.records import Seated
from core.table.state import replay
from tests.core.table.lobbies import come, done, kinds, lobby_table, newest, refused
from tests.core.table.playing import Game, Seat, of, take_turn

DECLARED = (
    OptionDeclared(name="seed", kind="int", default=1, min=0, max=9),
    OptionDeclared(name="style", kind="choice", default="calm", values=("calm", "bold")),
    OptionDeclared(name="loud", kind="bool", default=False),
)


async def bot_comes(game: Game, name: str = "Robo", **given: object) -> Seat:
    """A bot from outside takes a seat and says which options it has."""
    answer = await done(game, Sit(name=name, kind="bot", connection=name, **given))  # type: ignore[arg-type]
    assert answer.seat is not None
    seat = Seat(game.bus.seat(answer.seat))
    await introduced(seat)
    return seat


async def introduced(seat: Seat) -> None:
    await seat.say(Id(protocol=PROTOCOL, name="Robo", wants=("events",), options=DECLARED))


def set_to(seat: Seat) -> list[SetOption]:
    return of(SetOption, seat.all)


async def test_a_bot_is_told_its_options_after_it_has_said_which_it_has_and_before_its_first_update() -> None:
    game = await lobby_table()
    async with game.running():
        seat = await bot_comes(game, options={"style": "bold", "seed": 7})
        assert set_to(seat) == [SetOption("style", "bold"), SetOption("seed", 7)]
        assert kinds(seat.all)[0] == "Hello"


async def test_a_value_that_does_not_fit_is_not_told_to_a_bot_that_comes_later() -> None:
    game = await lobby_table()
    async with game.running():
        seat = await bot_comes(game, options={"style": "wild", "seed": 7, "depth": 2})
        assert set_to(seat) == [SetOption("seed", 7)]


async def test_a_person_is_told_no_option() -> None:
    game = await lobby_table()
    async with game.running():
        seat = await come(game, "Anna")
        await introduced(seat)
        assert set_to(seat) == []
        assert await refused(game, Give(seat=0, worlds=64)) == "not_a_bot"
        assert await refused(game, Sit(name="Bea", worlds=64)) == "not_a_bot"


async def test_every_turn_of_a_bot_names_the_worlds_that_it_was_given() -> None:
    game = await lobby_table()
    async with game.running():
        anna, robo = await come(game, "Anna", 0), await bot_comes(game, seat=1, worlds=64)
        seats = [anna, robo, await bot_comes(game, "Rea"), await bot_comes(game, "Rita", worlds=16)]
        await anna.say(Ready())
        for _ in range(5):
            await take_turn(seats)
        for seat, budget in zip(seats, (None, Budget(64), None, Budget(16)), strict=True):
            turns = [update.turn for update in of(Update, seat.all) if update.turn is not None]
            assert [turn.budget for turn in turns] == [budget] * len(turns)
            assert turns


async def test_what_a_seat_was_given_holds_after_another_host_has_taken_the_table_over() -> None:
    game = await lobby_table()
    async with game.running():
        await bot_comes(game, worlds=64, options={"seed": 7})
    after = replay(game.name, await game.log.read(game.name))
    assert after is not None
    game.coordinator = game.another()
    async with game.running(greet=True):
        player = game.coordinator.table.players[0]
        assert player is not None
        assert (player.worlds, player.options) == (64, {"seed": 7})


async def test_a_bot_that_is_there_is_given_other_values_and_told_so() -> None:
    game = await lobby_table()
    async with game.running():
        seat = await bot_comes(game, worlds=64, options={"seed": 7})
        await done(game, Give(seat=0, worlds=32, options={"style": "bold"}))
        assert "Hello" in kinds(await seat.hear())
        seat.all.clear()
        await introduced(seat)
        assert set_to(seat) == [SetOption("seed", 7), SetOption("style", "bold")]
        await done(game, Give(seat=0, worlds=0, options={"seed": None}))
        player = game.coordinator.table.players[0]
        assert player is not None
        assert (player.worlds, player.options) == (None, {"style": "bold"})


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"depth": 3}, "unknown_option"),
        ({"seed": 10}, "bad_option"),
        ({"seed": -1}, "bad_option"),
        ({"seed": "7"}, "bad_option"),
        ({"seed": True}, "bad_option"),
        ({"style": "wild"}, "bad_option"),
        ({"loud": 1}, "bad_option"),
        ({"loud": [1]}, "bad_option"),
    ],
)
async def test_an_order_with_a_value_that_the_bot_does_not_take_is_refused(
    options: dict[str, object], code: str
) -> None:
    game = await lobby_table()
    async with game.running():
        await bot_comes(game)
        before = game.coordinator.table.seq
        assert await refused(game, Give(seat=0, options=options)) == code
        assert await refused(game, Sit(name="Robo", kind="bot", connection="Robo", options=options)) == code
        assert game.coordinator.table.seq == before


async def test_a_budget_is_a_number_of_worlds_that_somebody_could_look_at() -> None:
    game = await lobby_table()
    async with game.running():
        await bot_comes(game)
        for worlds in (-1, MOST_WORLDS + 1):
            assert await refused(game, Give(seat=0, worlds=worlds)) == "bad_worlds"
        for order in (Fill(program="greedy", worlds=0), Swap(seat=1, program="greedy", worlds=0)):
            assert await refused(game, order) == "bad_worlds"


async def test_nobody_is_given_more_options_than_a_bot_could_have() -> None:
    game = await lobby_table()
    async with game.running():
        many: dict[str, object] = {f"o{at}": at for at in range(MOST_OPTIONS + 1)}
        assert await refused(game, Sit(name="Robo", kind="bot", options=many)) == "too_many_options"


async def test_the_rematch_of_a_bot_has_what_it_was_given() -> None:
    game = await lobby_table()
    async with game.running():
        await bot_comes(game, worlds=64, options={"seed": 7})
    table = replay(game.name, await game.log.read(game.name))
    assert table is not None
    again = rematch(msgspec.structs.replace(table, next_table="BBBBBB"))
    assert [(record.worlds, record.options) for record in again if isinstance(record, Seated)] == [(64, {"seed": 7})]


async def test_everybody_is_told_which_bots_can_be_seated() -> None:
    game = await lobby_table()
    async with game.running():
        assert newest(await come(game, "Anna")).bots == ("chance", "greedy")


def test_what_fits_is_told_and_what_does_not_is_left_out() -> None:
    given = {"seed": 3, "loud": "yes", "style": "calm"}
    assert settings(DECLARED, given) == (SetOption("seed", 3), SetOption("style", "calm"))
    assert settings((), given) == ()


def test_a_bound_may_be_open_on_one_side() -> None:
    least = (OptionDeclared(name="ms", kind="int", min=1),)
    most = (OptionDeclared(name="ms", kind="int", max=9),)
    assert misfit(least, {"ms": 100}) is None
    assert misfit(most, {"ms": -4}) is None
    assert misfit(least, {"ms": 0}) == ("bad_option", "Option ms is a whole number from 1 on, and not 0.")
    assert misfit(most, {"ms": 10}) == ("bad_option", "Option ms is a whole number up to 9, and not 10.")


def test_a_bot_without_options_takes_none() -> None:
    wrong = misfit((), {"seed": 1})
    assert wrong == ("unknown_option", "This bot has no options: leave seed out.")
    assert misfit((), {}) is None


def test_nothing_given_is_never_too_much() -> None:
    assert too_much(None, {}) is None


def test_the_kinds_of_options_are_those_of_the_page_and_of_the_frame_for_bots() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "bots.md").read_text("utf-8")
    row = re.search(r"^\| `options` \| what can be set: `name`, `kind` \((.*?)\), `default` \|$", page, re.MULTILINE)
    assert row is not None
    assert set(re.findall(r"`(\w+)`", row[1])) - {"min", "max", "values"} == set(KINDS)
    values: tuple[object, ...] = (1, True, "x", 1.5)
    for kind in (*KINDS, "of its own"):
        option = OptionDeclared(name="o", kind=kind)
        assert [misfit((option,), {"o": value}) is None for value in values] == [
            _suits(option, value) for value in values
        ]


def test_a_word_is_no_number() -> None:
    style = (OptionDeclared(name="style", kind="word"),)
    assert misfit(style, {"style": "bold"}) is None
    assert misfit(style, {"style": 3}) == ("bad_option", "Option style is a word, and not 3.")


def test_who_gives_values_that_do_not_fit_is_told_of_each_and_what_is_allowed() -> None:
    given = {"seed": 99, "style": "loud", "loud": "maybe"}
    assert unfit(DECLARED, given, "mine") == (
        "mine: option seed is a whole number from 0 to 9, and not 99; it is not set, so the default holds.",
        "mine: option style is one of calm, bold, and not loud; it is not set, so the default holds.",
        "mine: option loud is true or false, and not maybe; it is not set, so the default holds.",
    )
    assert settings(DECLARED, given) == ()
    assert unfit(DECLARED, {"seed": 9}, "mine") == ()
