"""The form of a new game: what is chosen there, explained, refused and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.home import Home, wishes
from scripts.locales import LANGUAGES
from tests.transports.fullscreen.at_home import at_home
from transports.fullscreen.home_house import Choice, Wanted
from transports.fullscreen.panels import Reading


async def test_enter_twice_begins_the_usual_game_and_the_last_one_after_that(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n", "enter")
    usual = ("--rules", "burraco", "--seats", "human,expert,expert,expert")
    assert at.app.return_value == Wanted("play", usual)
    async with at_home(tmp_path) as at:
        await at.press("n", "down", "right")
        for key in ("opponents", "target", "clock"):
            at.page.rows.put(key)
            await at.press("left")
        await at.press("home", "enter")
    chosen = at.app.return_value
    assert chosen is not None
    assert chosen.words[:4] == ("--rules", "buraco", "--seats", "human,greedy,expert,greedy")
    async with at_home(tmp_path) as at:
        await at.press("n", "enter")
    assert at.app.return_value == chosen


async def test_every_game_is_explained_and_its_rules_are_told(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n", "down")
        seen = set()
        for _ in range(4):
            seen.add((at.value("rules"), at.said.split(".")[0]))
            await at.press("right")
        assert len({name for name, _ in seen}) == len({about for _, about in seen}) == 4
        for key in ("f1", "r"):
            await at.press(key)
            assert isinstance(at.app.screen, Reading)
            await at.press("escape")


async def test_options_that_do_not_go_together_are_refused_at_once_with_the_reason(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n")
        at.page.rows.put("options")
        await at.press("enter")
        at.page.rows.put("teams")
        await at.press("right")
        assert at.said == "teams: 3 teams need 6 players and there are 4; choose 2 teams, or 6 players."
        assert at.value("teams") == "2"
        await at.press("down")
        assert "3 teams need" not in at.said


async def test_a_changed_option_is_marked_and_goes_back_by_delete(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n")
        at.page.rows.put("options")
        await at.press("enter")
        at.page.rows.put("out_bonus")
        await at.press("right")
        assert [row.key for row in at.page.rows.rows if row.changed] == ["out_bonus"]
        await at.press("delete")
        assert [row.key for row in at.page.rows.rows if row.changed] == []
        at.page.rows.put("initial_meld")
        await at.press("enter")
        await at.type("[[0,50]]")
        assert [row.key for row in at.page.rows.rows if row.changed] == ["initial_meld"]
        await at.press("enter")
        await at.type("many")
        assert at.said.startswith("initial_meld: ")
        await at.press("escape")
        assert at.value("options") == "1 changed"
        await at.press("home", "enter")
    assert at.app.return_value is not None
    assert at.app.return_value.words[-2:] == ("--option", "initial_meld=[[0, 50]]")


async def test_target_clock_and_seed_are_written_and_refused_where_they_are_none(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n")
        for key, wrong, right in (("target", "many", "750"), ("clock", "soon", "45+90"), ("seed", "", "x")):
            at.page.rows.put(key)
            if wrong:
                await at.press("enter")
                await at.type(wrong)
                assert wrong in at.said
            await at.press("enter")
            await at.type(right)
        assert (at.value("target"), at.value("clock")) == ("750 points", "45 s a turn, bank 90 s")
        await at.press("home", "enter")
    assert at.app.return_value is not None
    assert at.app.return_value.words[4:] == ("--target", "750", "--clock", "45+90", "--seed=x")
    assert "--seed" not in wishes(Home(tmp_path)).game, "a seed is for one game"


async def test_a_line_up_named_seat_by_seat_is_kept_as_long_as_it_has_the_right_number(tmp_path: Path) -> None:
    form = Choice(
        rules="burraco", line_up=("human", "greedy", "expert", "chance"), partner="expert", opponents="greedy"
    )
    async with at_home(tmp_path, form=form) as at:
        assert at.value("line_up") == "human, greedy, expert, chance"
        await at.press("enter")
    assert at.app.return_value is not None
    assert at.app.return_value.words[3] == "human,greedy,expert,chance"
    async with at_home(tmp_path, form=form) as at:
        at.page.rows.put("options")
        await at.press("enter")
        at.page.rows.put("players")
        await at.press("right", "escape")
        assert "line_up" not in at.keys
        assert at.value("players") == "six, in two teams"
        await at.press("home", "enter")
    assert at.app.return_value is not None
    assert at.app.return_value.words[3] == "human,greedy,expert,greedy,expert,greedy"


async def test_every_group_of_options_has_its_heading_once(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n")
        at.page.rows.put("options")
        await at.press("enter")
        headings = [row.label for row in at.page.listed() if row.heading]
        assert len(headings) == len(set(headings)) == 8


async def test_a_player_of_the_house_is_named_as_at_the_table_too(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("n")
        assert (at.value("partner"), at.value("opponents")) == ("Club player (expert)", "Club player (expert)")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_arrows_are_named_once_under_the_rules(lang: str, tmp_path: Path) -> None:
    async with at_home(tmp_path, lang=lang) as at:
        await at.press("enter", "f1")
        assert isinstance(at.app.screen, Reading)
        panel = at.app.screen.query_one(".panel")
        await at.until(lambda: "↑" in str(panel.border_subtitle))
        assert str(panel.border_subtitle).count("↑ ↓") == 1
