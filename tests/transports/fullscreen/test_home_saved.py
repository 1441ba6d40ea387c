"""The saved games on the home screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.locales import LANGUAGES, tongue_of
from tests.transports.fullscreen.at_home import at_home, save_game
from transports.console.terminal import cells
from transports.fullscreen.home_house import Wanted
from transports.fullscreen.home_page import Asked, Sure
from transports.fullscreen.home_saved import SavedPage
from transports.fullscreen.panels import Reading
from transports.fullscreen.plan import LEAST


async def test_a_saved_game_is_gone_on_with_or_deleted_once_it_was_asked_for(tmp_path: Path) -> None:
    await save_game(tmp_path, "AAAAAA")
    await save_game(tmp_path, "BBBBBB", at=1_700_000_100_000)
    async with at_home(tmp_path) as at:
        await at.press("s")
        await at.until(lambda: at.keys == ["BBBBBB", "AAAAAA"])
        await at.press("delete")
        assert isinstance(at.app.screen, Sure)
        await at.press("escape")
        assert at.keys == ["BBBBBB", "AAAAAA"]
        await at.press("x", "enter")
        await at.until(lambda: at.keys == ["AAAAAA"])
        await at.press("enter")
    assert at.app.return_value == Wanted("play", ("--resume", "AAAAAA"))
    assert not (tmp_path / "games" / "BBBBBB.jsonl").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_of_the_home_screen_fit_its_line_and_each_says_what_it_does(lang: str) -> None:
    for key in ("first", "line", "sure", "read", "saved", "empty", "replays"):
        said = tongue_of(lang).text(f"front-keys-{key}")
        assert cells(said) <= LEAST[0] - 4, said
        assert all(" " in part for part in said.split(" · ")), said


async def test_a_digit_where_there_is_nothing_to_choose_does_nothing(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("s")
        await at.until(lambda: any("no saved games" in line for line in at.lines))
        await at.press("1", "enter", "x", "down", "r")
        assert isinstance(at.page, SavedPage)


async def test_a_damaged_game_says_so_and_can_only_be_deleted(tmp_path: Path) -> None:
    await save_game(tmp_path, "AAAAAA")
    path = tmp_path / "games" / "AAAAAA.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"sum":"', b'"sum":"f', 1))
    async with at_home(tmp_path) as at:
        assert "continue" not in at.keys
        await at.press("s")
        await at.until(lambda: at.keys == ["AAAAAA"])
        await at.press("enter")
        assert "damaged" in at.said
        await at.press("delete", "y")
        await at.until(lambda: at.keys == [])
        assert any("There are no saved games yet." in line for line in at.lines)


async def test_a_game_without_a_finished_deal_has_nothing_to_show_or_check(tmp_path: Path) -> None:
    root, record = tmp_path / "home", tmp_path / "elsewhere.jsonl"
    await save_game(root, "AAAAAA")
    async with at_home(root) as at:
        await at.press("s")
        await at.until(lambda: at.keys == ["AAAAAA"])
        await at.press("r")
        assert at.said == "None of its deals is over yet."
        await at.press("v")
        assert isinstance(at.app.screen, Reading)
        await at.press("escape", "w")
        assert isinstance(at.app.screen, Asked)
        await at.type(str(root / "record.jsonl"))
        assert "is for the saved games" in at.said
        await at.press("w")
        await at.type(str(record))
        assert at.said == "None of its deals is over yet."
        assert not record.exists()


async def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with at_home(tmp_path) as at:
        await at.press("r", "enter")
        await at.type("/no/such/folder")
        assert at.said == "/no/such/folder cannot be read: write another folder."


async def test_among_replays_the_first_one_is_chosen_and_not_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    golden = Path(__file__).parents[2] / "golden" / "burraco-2.jsonl"
    (tmp_path / "match.jsonl").write_bytes(golden.read_bytes())
    async with at_home(tmp_path / "home") as at:
        await at.press("r")
        await at.until(lambda: any("match.jsonl" in line for line in at.lines))
        row = at.page.rows.row
        assert row is not None
        assert row.key.startswith("file ")
        await at.press("up")
        row = at.page.rows.row
        assert row is not None
        assert row.key == "folder"
