"""The home screen: every entry reached by keys alone, in six languages, and what a person decides on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input, Static

from scripts.home import Home, wish, wishes
from scripts.lesson import CODE
from scripts.locales import LANGUAGES
from tests.transports.fullscreen.at_home import AtHome, at_home, save_game
from transports.console.terminal import cells, wrapped
from transports.fullscreen.home_house import Choice, Wanted
from transports.fullscreen.home_join import JoinPage
from transports.fullscreen.home_new import NewGamePage
from transports.fullscreen.home_options import OptionsPage
from transports.fullscreen.home_page import Asked, Lesson
from transports.fullscreen.home_rows import Row, letters
from transports.fullscreen.home_saved import ReplaysPage, SavedPage
from transports.fullscreen.home_settings import SettingsPage

SIZES = ((60, 18), (80, 24))
SHORTENED = ("values", "initial_meld", "folder", "line_up")
"""Rows whose values may be of any length; they are told in full below."""
PAGES = {
    "new": NewGamePage,
    "join": JoinPage,
    "saved": SavedPage,
    "replays": ReplaysPage,
    "settings": SettingsPage,
}


def expect_room(at: AtHome) -> None:
    """Nothing on this page is wider than its box, whatever row is under the cursor."""
    rows, width = at.page.rows, at.app.size.width
    key_bar = at.page.query_one("#keys", Static)
    assert cells(at.page.keys()) <= key_bar.content_region.width, at.page.keys()
    assert at.page.query_one("#head", Static).content_region.width <= width
    about = at.page.query_one("#about", Static).content_region
    assert about.height >= 3
    for row in rows.rows:
        for number in range(row.height):
            line = rows._line(row, number, True)
            assert line.cell_len <= rows.size.width - 2, line.plain
            assert "…" not in line.plain or row.key in SHORTENED, line.plain
        assert len(wrapped(row.about, about.width)) <= (7 if row.key == "trouble" else 3), row.about


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_nothing_is_wider_than_its_box(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    await save_game(tmp_path, "AAAAAA", "stbl")
    async with at_home(tmp_path, size=size, lang=lang) as at:
        expect_room(at)
        for key, kind in PAGES.items():
            at.page.rows.put(key)
            await at.press("enter")
            assert isinstance(at.page, kind)
            if key == "saved":
                await at.until(lambda: "AAAAAA" in at.keys)
            if key == "join":
                await at.until(lambda: "trouble" in at.keys)
            expect_room(at)
            if key == "new":
                for _ in range(4):
                    at.page.rows.put("players")
                    await at.press("right")
                    expect_room(at)
                at.page.rows.put("clock")
                await at.press("left")
                expect_room(at)
                at.page.rows.put("options")
                await at.press("enter")
                assert isinstance(at.page, OptionsPage)
                expect_room(at)
                await at.press("escape")
            await at.press("escape")
        assert at.page.rows.row == next(row for row in at.page.rows.rows if row.key == "settings")


async def test_letters_digits_and_arrows_lead_to_every_entry(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        rows = [row for row in at.page.rows.rows if row.key in PAGES]
        for number, row in enumerate(at.page.rows.rows, 1):
            if row not in rows:
                continue
            for key in (row.letter, str(number)):
                await at.press(key)
                assert isinstance(at.page, PAGES[row.key])
                await at.press("escape")
        await at.press("home", "down", "down", "enter")
        assert isinstance(at.page, SavedPage)
        await at.press("escape", "home", "up", "end", "down")
        assert at.page.rows.row is not None
        assert at.page.rows.row.key == "quit"
        await at.press("enter")
    assert at.app.return_value is None


async def test_a_click_chooses(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        region = at.page.rows.region
        await at.pilot.click(offset=(region.x + 6, region.y + 5))
        await at.pilot.pause()
        assert isinstance(at.page, SettingsPage)


@pytest.mark.parametrize("key", ["escape", "q", "ctrl+c"])
async def test_home_is_left_by_one_key(key: str, tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press(key)
    assert at.app.return_value is None


async def test_continue_goes_on_with_the_game_played_last_and_says_which(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        assert "continue" not in at.keys
    await save_game(tmp_path, "AAAAAA", "buraco")
    async with at_home(tmp_path) as at:
        assert at.value("continue") == "buraco, deal 1"
        assert "Ada" in at.said
        await at.press("enter")
    assert at.app.return_value == Wanted("play", ("--resume", "AAAAAA"))


async def test_where_only_the_lesson_waits_continue_says_so(tmp_path: Path) -> None:
    await save_game(tmp_path, CODE)
    async with at_home(tmp_path) as at:
        assert at.value("continue") == "the lesson"


async def test_what_was_said_after_a_game_stands_there_until_the_cursor_moves(tmp_path: Path) -> None:
    async with at_home(tmp_path, note="Game ABCDEF is saved.") as at:
        assert at.said == "Game ABCDEF is saved."
        await at.press("down")
        assert at.said != "Game ABCDEF is saved."


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_who_comes_back_to_a_row_further_down_sees_the_whole_list(size: tuple[int, int], tmp_path: Path) -> None:
    await save_game(tmp_path, "AAAAAA")
    async with at_home(tmp_path, size=size, note="The lesson is saved.", row="learn") as at:
        rows = at.page.rows
        assert rows.row is not None
        assert (rows.row.key, at.said) == ("learn", "The lesson is saved.")
        shown = "\n".join(at.lines)
        for row in rows.rows:
            assert row.label in shown, shown
        assert "▲" not in shown


async def test_a_list_that_grew_longer_than_the_screen_leaves_no_room_empty_when_there_is_more(tmp_path: Path) -> None:
    for at_ms in range(20):
        await save_game(tmp_path, f"AAAA{chr(65 + at_ms)}A", at=1_700_000_000_000 + at_ms)
    async with at_home(tmp_path, size=(60, 18)) as at:
        at.page.rows.put("saved")
        await at.press("enter")
        await at.until(lambda: "AAAAAA" in at.keys)
        await at.press("end")
        assert "▲" in "\n".join(at.lines)
        await at.pilot.resize_terminal(120, 70)
        await at.pilot.pause()
        shown = "\n".join(at.lines)
        assert "▲" not in shown
        assert all(code in shown for code in at.keys)


async def test_a_lesson_left_before_its_end_is_gone_on_with_or_begun_anew(tmp_path: Path) -> None:
    for key, wanted in (("enter", ()), ("n", ("anew",))):
        async with at_home(tmp_path) as at:
            await at.press("l")
        assert at.app.return_value == Wanted("learn")
        await save_game(tmp_path, CODE)
        async with at_home(tmp_path) as at:
            await at.press("l")
            assert isinstance(at.app.screen, Lesson)
            await at.press("escape")
            assert at.app.is_running
            await at.press("l", key)
        assert at.app.return_value == Wanted("learn", wanted)
        at.house.delete(CODE)


async def test_who_comes_for_the_first_time_is_told_where_the_game_is_taught(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        assert at.said == "The first time here? Learn teaches the game in one deal."
    await save_game(tmp_path, "AAAAAA")
    async with at_home(tmp_path) as at:
        assert "first time" not in at.said


async def test_resizing_lays_the_page_out_anew(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        for size in ((60, 18), (200, 50), (61, 19), (120, 40)):
            await at.pilot.resize_terminal(*size)
            await at.pilot.pause()
            expect_room(at)
            assert any("Quit" in line for line in at.lines)


# --- saved games -----------------------------------------------------------------------------------------------------


# --- the settings ----------------------------------------------------------------------------------------------------


async def test_a_setting_takes_effect_at_once_and_is_kept(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("e", "down", "right")
        assert at.value("language") == "русский"
        assert any("Настройки" in line for line in at.lines)
        for key in ("cards", "sort", "theme", "hints", "announce"):
            at.page.rows.put(key)
            await at.press("right")
        at.page.rows.put("name")
        await at.press("enter")
        await at.type("Ada")
        await at.press("escape")
        assert any("Выход" in line for line in at.lines)
        assert any("│ B" in line for line in at.lines)
        assert not any("♠" in line for line in at.lines), "cards are written in letters now"
    wished = wishes(Home(tmp_path))
    assert (wished.language, wished.cards, wished.sort) == ("ru", "letters", "rank")
    assert (wished.theme, wished.hints, wished.announce, wished.name) == ("dark", "off", "brief", "Ada")


async def test_settings_that_cannot_be_kept_say_so(tmp_path: Path) -> None:
    wish(Home(tmp_path), "name", "Ada")
    (tmp_path / "settings.toml").write_text("name = ")
    async with at_home(tmp_path) as at:
        await at.press("e")
        at.page.rows.put("cards")
        await at.press("right")
        assert "settings.toml cannot be read" in at.said
        assert (tmp_path / "settings.toml").read_text() == "name = "


# --- shared tables ---------------------------------------------------------------------------------------------------


async def test_without_a_server_one_sentence_says_so_and_the_name_is_asked_for_once(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("j")
        await at.until(lambda: "trouble" in at.keys)
        at.page.rows.put("trouble")
        await at.pilot.pause()
        assert "No table is shared here yet" in at.said
        at.page.rows.put("code")
        await at.press("enter")
        await at.type("wss://table.example/join#token")
        assert isinstance(at.app.screen, Asked)
        await at.type("a" * 100)
        assert "A name has 1 to" in at.said
        await at.press("home", "enter")
        await at.type("wss://table.example/join#token")
        assert at.app.screen.query_one(Input).value == ""
        await at.type("Ada")
        await at.pilot.pause()
    link = "wss://table.example/join#token"
    assert at.app.return_value == Wanted("join", (link, "--as=Ada", "--take-over"))
    assert wishes(Home(tmp_path)).name == "Ada"


async def test_a_page_is_left_while_it_still_waits_for_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(tmp_path) as at:
        monkeypatch.setattr(at.house, "tables", asyncio.Event().wait)
        await at.press("j")
        assert any("Looking for tables" in line for line in at.lines)
        await at.press("escape", "s")
        assert isinstance(at.page, SavedPage)


async def test_enter_pressed_twice_makes_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish(Home(tmp_path), "name", "-Ada")
    made: list[Choice] = []
    free = asyncio.Event()

    async def create(choice: Choice) -> str:
        made.append(choice)
        await free.wait()
        return "AAAAAA"

    async def nobody(code: str, name: str) -> bool:
        return False

    async with at_home(tmp_path) as at:
        monkeypatch.setattr(at.house, "create", create)
        monkeypatch.setattr(at.house, "is_elsewhere", nobody)
        await at.press("j")
        await at.until(lambda: "create" in at.keys)
        at.page.rows.put("create")
        await at.press("enter")
        await at.until(lambda: "start" in at.keys)
        await at.press("enter", "enter")
        free.set()
        await at.until(lambda: not at.app.is_running)
    assert len(made) == 1
    assert at.app.return_value == Wanted("join", ("AAAAAA", "--as=-Ada", "--take-over"))


# --- parts -----------------------------------------------------------------------------------------------------------


def test_each_label_has_a_letter_of_its_own() -> None:
    assert letters(["Новая игра", "Настройки", "н"]) == ["н", "а", ""]


def test_a_row_has_a_line_at_least() -> None:
    assert Row(key="x").height == 1
    assert Row(key="x", lines=("a", "b")).height == 2


async def test_what_is_pasted_and_is_no_sign_at_all_is_left_out(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("j")
        await at.until(lambda: "name" in at.keys)
        await at.press("home", "down", "down", "enter")
        await at.type("A\x00n\x1ba\u200b")
        assert at.value("name") == "Ana"
