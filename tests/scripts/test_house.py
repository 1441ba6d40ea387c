"""What the home screen is given by the program around it: saved games, records, the last choice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from scripts import lesson
from scripts.home import Home, wish
from scripts.house import ProgramHouse
from scripts.language import speaking
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.scripts.terminal_session import piped
from tests.transports.fullscreen.at_home import at_home
from transports.fullscreen.home_house import Cannot, Wanted


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with one finished game of bots."""
    root = tmp_path_factory.mktemp("house")
    ran = piped(root, "play", "--rules", "stbl", "--seats", "greedy,greedy", "--seed", "house", "--target", "0")
    assert ran.returncode == 0, ran.stderr
    return root


@pytest.fixture
def house(root: Path) -> ProgramHouse:
    return ProgramHouse(Home(root), signs=True)


def code_of(house: ProgramHouse) -> str:
    return asyncio.run(house.saved())[0].table


def test_a_finished_game_is_listed_but_not_gone_on_with(house: ProgramHouse) -> None:
    assert house.newest() is None
    saved = asyncio.run(house.saved())
    assert [each.result is not None for each in saved] == [True]
    assert all(len(line) <= 54 for line in house.saved_lines(saved[0], 54))


def test_a_saved_game_is_checked_in_words(house: ProgramHouse) -> None:
    said = house.verify(code_of(house))
    assert said[0].startswith("It was dealt from a seed")
    assert said[1:3] == ["Moves and scores followed: 1 of 1 deal.", "No fault was found."]


def test_a_record_is_written_found_in_its_folder_and_left_alone_by_another(house: ProgramHouse, tmp_path: Path) -> None:
    record = tmp_path / "a.jsonl"
    assert house.write_record(code_of(house), str(record)) == f"The record is in {record}."
    (tmp_path / "notes.jsonl").write_text("{}\n")
    (tmp_path / "other.jsonl").write_text("no record\n")
    assert house.records(str(tmp_path)) == [record]
    assert house.records(str(record)) == [record]
    with pytest.raises(Cannot, match="left alone"):
        house.write_record(code_of(house), str(tmp_path / "other.jsonl"))
    with pytest.raises(Cannot, match="write another folder"):
        house.records("/no/such/folder")


async def test_any_finished_deal_is_chosen_for_a_replay(root: Path, house: ProgramHouse) -> None:
    code = (await house.saved())[0].table
    async with at_home(root) as at:
        await at.press("r")
        await at.until(lambda: f"game {code}" in at.keys)
        assert at.value(f"game {code}") == "deal 1 of 1"
        at.page.rows.put(f"game {code}")
        await at.press("enter")
    assert at.app.return_value == Wanted("replay", (code, "1"))


async def test_a_saved_game_that_is_over_shows_its_deals_again(root: Path, house: ProgramHouse) -> None:
    code = (await house.saved())[0].table
    async with at_home(root) as at:
        await at.press("s")
        await at.until(lambda: code in at.keys)
        await at.press("enter")
    assert at.app.return_value == Wanted("replay", (code, "1"))


def test_a_last_choice_that_nobody_understands_any_more_is_the_usual_one(tmp_path: Path) -> None:
    for said in ("--rules chess", "--seats human,nobody", "--option 'x", "--no-such-flag"):
        wish(Home(tmp_path), "game", said)
        choice = ProgramHouse(Home(tmp_path), signs=True).last_choice()
        assert (choice.rules, choice.opponents) == ("burraco", "expert")


def test_where_the_working_folder_is_gone_records_are_looked_for_beside_the_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert ProgramHouse(Home(tmp_path / "home"), signs=True).folder == tmp_path


def test_what_belongs_to_a_game_goes_with_it(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.make()
    for name in ("AAAAAA.jsonl", "AAAAAA.draft", "AAAAAA.record", "BBBBBB.jsonl"):
        (home.games / name).write_text("")
    ProgramHouse(home, signs=True).delete("AAAAAA")
    assert [path.name for path in home.games.iterdir()] == ["BBBBBB.jsonl"]
    with pytest.raises(Cannot):
        ProgramHouse(home, signs=True).delete("AAAAAA")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_name_and_no_time_is_said_without_the_flags_of_a_command_line(
    house: ProgramHouse, lang: str
) -> None:
    with speaking(lang):
        for name in ("", " ", "x" * 41):
            with pytest.raises(Cannot, match="40") as cannot:
                house.read_name(name)
            assert "--" not in str(cannot.value)
        for clock in ("abc", "0", "30+x", "-1"):
            with pytest.raises(Cannot, match=r"30\+120") as cannot:
                house.read_clock(clock)
            assert "--" not in str(cannot.value)
            assert "none" not in str(cannot.value)
    assert house.read_name(" Ana  B ") == "Ana B"
    assert house.read_clock("30+120") == "30+120"


def test_the_rules_are_shown_as_they_will_be_at_the_table(house: ProgramHouse) -> None:
    rules = load_rules("burraco")
    assert rules.draw_for == "partners"
    shown = house.rules_text(rules, 80)
    assert shown == rules_text(msgspec.structs.replace(rules, draw_for="deal"), 80, tongue_of("en"))
    assert "cards are drawn for partners" not in " ".join(shown.split())


def test_what_flags_said_for_one_match_is_not_remembered_for_the_forms(tmp_path: Path) -> None:
    for remembers in (False, True):
        house = ProgramHouse(Home(tmp_path), signs=True, remembers=remembers)
        house.start(msgspec.structs.replace(house.last_choice(), changes={"target": 0}))
        assert ProgramHouse(Home(tmp_path), signs=True).last_choice().changes.get("target") == (
            0 if remembers else None
        )


def test_the_lesson_is_called_so_and_gone_on_with_only_where_nothing_else_is(tmp_path: Path) -> None:
    other = ("--rules", "stbl", "--seats", "human,greedy", "--seed", "x")
    for home, games in ((tmp_path / "one", [lesson.WORDS]), (tmp_path / "two", [other, lesson.WORDS])):
        for words in games:
            assert piped(home, "play", *words, lines="quit\n").returncode == 0
        newest = ProgramHouse(Home(home), signs=True).newest()
        assert newest is not None
        assert (newest.table == lesson.CODE) == (len(games) == 1)
        listed = piped(home, "games").stdout.splitlines()
        assert listed[0].startswith(f"{lesson.CODE}  the lesson, deal 1: ")
        assert f"Game {newest.table} goes on" in piped(home, "play", "--resume", lines="quit\n").stdout
