"""Rules put together by taps: every option can be reached, is explained, and is changed by what says it in full."""

from __future__ import annotations

import pytest

from core.game.options import OPTIONS
from core.game.rules import RulesError
from core.table.messages import ClockSaid
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse
from transports.option_text import label
from transports.telegram.group_taps import tapped
from transports.telegram.house import NewTable
from transports.telegram.rules_menu import CLOCKS, PAGES, SHOWN, changed, differing, game_line, meaning, page, wanted_of
from transports.telegram.screen import MOST_BUTTONS, MOST_TEXT
from transports.telegram.table_caption import units

HOUSE = FakeHouse(Game())
TABLE = "K7QF2M"
EN = tongue_of("en")
USUAL = NewTable("burraco")


def pages() -> list[str]:
    options = [f"option-{option.name}" for option in SHOWN if option.kind != "bool"]
    return ["preset", "target", "clock", *(f"options-{at}" for at in range(PAGES)), *options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", FakeHouse.presets)
def test_every_page_fits_and_every_button_of_it_does_something(preset: str, language: str) -> None:
    wanted = NewTable(preset)
    for name in pages():
        found = page(name, wanted, HOUSE, TABLE, tongue_of(language))
        assert found is not None, name
        text, rows = found
        assert units(text) < MOST_TEXT - 1_200, name
        assert sum(map(len, rows)) < MOST_BUTTONS - 20
        for button in (button for row in rows for button in row):
            assert len(button.text) <= 60
            tap = tapped(button.data or "")
            assert tap is not None
            if tap.word == "page":
                assert page(tap.about[0], wanted, HOUSE, TABLE, tongue_of(language)) is not None
                continue
            try:
                now = changed(tap.word, tap.about, wanted, HOUSE)
            except RulesError:
                continue  # of rules that do not go together, which is said
            assert now is not None, button


def test_every_option_is_explained_on_some_page() -> None:
    texts = "\n".join((page(f"options-{at}", USUAL, HOUSE, TABLE, EN) or ("", []))[0] for at in range(PAGES))
    for option in OPTIONS:
        if option.name not in ("target", "draw_for"):
            assert f"• {label(option, EN)}: " in texts
            assert f"— {meaning(option, EN)}" in texts


def test_a_tap_that_comes_twice_is_one_tap() -> None:
    for word, given in (
        ("set", ("players", "6")),
        ("set", ("pots", "3")),
        ("set", ("ace_to_ace", "1")),
        ("set", ("pile", "closed")),
        ("set", ("target", "500")),
        ("like", ("initial_meld", "buraco")),
        ("like", ("values", "aberto")),
        ("clock", ("3",)),
        ("preset", ("stbl",)),
    ):
        once = changed(word, given, USUAL, HOUSE)
        assert once is not None
        assert once != USUAL
        assert changed(word, given, once, HOUSE) == once


def test_what_is_usual_again_differs_no_more() -> None:
    six = changed("set", ("players", "6"), USUAL, HOUSE)
    assert six == NewTable("burraco", {"players": 6})
    assert load_rules("burraco", six.options).decks == 3
    three = changed("set", ("teams", "3"), six, HOUSE)
    assert three == NewTable("burraco", {"players": 6, "teams": 3})
    assert changed("set", ("players", "4"), three, HOUSE) == USUAL


def test_packs_that_were_chosen_stay_chosen() -> None:
    three = changed("set", ("decks", "3"), USUAL, HOUSE)
    assert three is not None
    assert three.options == {"decks": 3}
    rules = HOUSE.rules(three)
    assert wanted_of(rules, None, HOUSE).options == {"decks": 3}


def test_another_game_keeps_the_players_and_the_clock() -> None:
    clock = ClockSaid(30_000, 0, 500)
    wanted = NewTable("burraco", {"players": 2, "pile": "closed"}, clock)
    assert changed("preset", ("aberto",), wanted, HOUSE) == NewTable("aberto", {"players": 2}, clock)


def test_rules_that_do_not_go_together_are_refused_with_a_reason() -> None:
    with pytest.raises(RulesError):
        changed("set", ("teams", "3"), USUAL, HOUSE)


@pytest.mark.parametrize(
    ("word", "given"),
    [
        ("preset", ("nonesuch",)),
        ("clock", ("99",)),
        ("clock", ("x",)),
        ("like", ("pile", "x")),
        ("what", ()),
        ("set", ()),
    ],
)
def test_what_no_page_has_is_nothing(word: str, given: tuple[str, ...]) -> None:
    assert changed(word, given, USUAL, HOUSE) is None


@pytest.mark.parametrize("name", ["", "options-", "options-99", "option-none", "option-target", "x"])
def test_a_page_that_there_is_not_is_none(name: str) -> None:
    assert page(name, USUAL, HOUSE, TABLE, EN) is None


def test_what_differs_is_said_in_words() -> None:
    wanted = NewTable("burraco", {"pile": "closed", "hand_size": 13, "target": 500, "players": 6})
    assert differing(wanted, HOUSE.rules(wanted), EN) == ["Cards in a hand: 13", "The pile: closed"]


def test_the_clock_in_use_is_marked() -> None:
    found = page("clock", NewTable("burraco", clock=CLOCKS[2]), HOUSE, TABLE, EN)
    assert found is not None
    marked = [button.text for row in found[1] for button in row if button.text.startswith("✓")]
    assert marked == ["✓ 60 seconds"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_explained_to_programs_and_none_ends_with_a_full_stop(language: str) -> None:
    tongue = tongue_of(language)
    for option in SHOWN:
        said = meaning(option, tongue)
        assert said[0].islower()
        assert not said.endswith(".")
        assert "mod" not in said.split()
        assert "left out" not in said


def test_a_game_is_told_in_a_line() -> None:
    assert game_line("burraco", HOUSE, EN) == "burraco to 2000 — Italian: sequences and sets; any canasta to go out"
