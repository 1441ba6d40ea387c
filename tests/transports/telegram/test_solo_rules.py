"""Rules chosen without a group: the pages of a group's lobby, kept for a person until they play."""

from __future__ import annotations

from contextlib import suppress

import pytest

from core.game.rules import RulesError
from scripts.locales import LANGUAGES, tongue_of
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse
from transports.telegram.house import NewTable
from transports.telegram.rules_menu import PAGES, SHOWN
from transports.telegram.screen import MOST_DATA, MOST_TEXT, Button
from transports.telegram.solo_rules import MOST_PLANS, Plan, Plans, chosen, doors, opened, told
from transports.telegram.table_caption import units

HOUSE = FakeHouse(Game())
EN = tongue_of("en")
BACK = Button("Back", "f:m:0:chance")
PREFIX = "f:r:"
NAMES = (
    "target",
    "clock",
    *(f"options-{at}" for at in range(PAGES)),
    *(f"option-{option.name}" for option in SHOWN if option.kind != "bool"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_every_button_of_it_does_something(language: str) -> None:
    for name in NAMES:
        screen = opened(name, NewTable("buraco"), HOUSE, tongue_of(language), PREFIX, BACK)
        assert screen is not None
        assert units(screen.text) < MOST_TEXT
        assert screen.buttons[-1] == (BACK,)
        for button in (button for row in screen.buttons[:-1] for button in row):
            assert button.data is not None
            assert len(button.data.encode()) <= MOST_DATA
            with suppress(RulesError):  # such as three teams with four players: that is said
                assert chosen(button.data.removeprefix(PREFIX), NewTable("buraco"), HOUSE) is not None


def test_the_doors_lead_to_points_time_and_options() -> None:
    buttons = doors(EN, PREFIX)
    assert [button.text for button in buttons] == ["Points", "Time", "Options"]
    found = [chosen((button.data or "").removeprefix(PREFIX), NewTable("burraco"), HOUSE) for button in buttons]
    assert found == [(NewTable("burraco"), name) for name in ("target", "clock", "options-0")]


def test_points_are_chosen_and_the_first_page_says_so() -> None:
    screen = opened("target", NewTable("burraco"), HOUSE, EN, PREFIX, BACK)
    assert screen is not None
    (button,) = [button for row in screen.buttons for button in row if button.text == "500"]
    found = chosen((button.data or "").removeprefix(PREFIX), NewTable("burraco"), HOUSE)
    assert found is not None
    wanted, name = found
    assert (wanted.options["target"], name) == (500, "")
    text = told(wanted, HOUSE, EN)
    assert text.startswith("🃏 burraco to 500, 4 players in 2 teams")
    assert "• stbl, one deal — " in text  # and every game is explained


def test_after_an_option_its_page_is_shown_again() -> None:
    found = chosen("set.0.final_discard.0", NewTable("burraco"), HOUSE)
    assert found is not None
    at = next(at for at, option in enumerate(SHOWN) if option.name == "final_discard")
    assert found[1] == f"options-{at // 7}"
    assert chosen("nonsense", NewTable("burraco"), HOUSE) is None
    assert chosen("sit.0.1", NewTable("burraco"), HOUSE) is None


def test_a_choice_is_kept_until_another_game_is_chosen_and_of_so_many_people() -> None:
    plans = Plans()
    own = NewTable("burraco", options={"target": 500})
    plans.keep(1, Plan(own, "chance"))
    assert plans.of(1, "burraco", "greedy") == Plan(own, "greedy")
    assert plans.of(1, "buraco", "greedy") == Plan(NewTable("buraco"), "greedy")
    for user in range(2, MOST_PLANS + 2):
        plans.of(user, "burraco", "greedy")
    assert plans.last(1) is None
