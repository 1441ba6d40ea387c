"""The language that a person reads in: chosen in the command line, the settings or the environment, and changed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from core.table.hosting import Entry
from core.table.messages import Player
from core.table.summary import Summary
from scripts import games, tables
from scripts.cli import COMMANDS, PLAYERS, main
from scripts.failure import CommandError
from scripts.home import Home, wish, wishes
from scripts.language import ENGLISH, LANGUAGES, code_of, flagged, of_environment, say, speaking, spoken_code, usual
from scripts.locales import asked, named, spoken, tongue_of
from tests.scripts.terminal_session import TerminalSession, environment, piped

NOTHING = {"it": "Non ci sono partite salvate", "ru": "Сохранённых игр нет", "pt-BR": "Não há partidas salvas"}
"""What `buraco games` says of a home without games."""


# --- which language ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("it", "it"),
        (" IT ", "it"),
        ("pt", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("es_AR.UTF-8", "es"),
        ("ru_RU@euro", "ru"),
        ("en_GB", "en"),
        ("de", None),
        ("ita", None),
        ("", None),
        ("-", None),
    ],
)
def test_a_language_is_known_by_its_code_or_by_a_locale_of_it(given: str, code: str | None) -> None:
    assert code_of(given) == code


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "lv_LV.UTF-8"}, "lv"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "lv_LV.UTF-8", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:it"}, "ru"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "de::"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "en:ru"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "de:C:ru"}, "en"),
        ({"LANG": "C", "LANGUAGE": "ru"}, "en"),
        ({"LANGUAGE": "ru"}, "en"),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(environ: dict[str, str], code: str) -> None:
    assert of_environment(environ) == code


def test_the_settings_come_before_the_environment() -> None:
    environ = {"LANG": "it_IT.UTF-8"}
    assert usual("lv", environ) == "lv"
    assert usual("", environ) == "it"
    assert usual("klingon", environ) == "it"


def test_the_command_line_is_looked_through_as_far_as_the_command_of_a_bot() -> None:
    assert flagged(["play", "--lang", "it"]) == "it"
    assert flagged(["--lang=ru", "games"]) == "ru"
    assert flagged(["play", "--lang"]) is None
    assert flagged(["bot", "play", "--", "mybot", "--lang", "it"]) is None


def test_a_language_that_there_is_not_is_refused_with_those_there_are_and_the_nearest() -> None:
    with pytest.raises(CommandError) as caught:
        named("itt")
    assert caught.value.code == "unknown_language"
    assert str(caught.value) == (
        'There is no language "itt" here: did you mean it? There are: en (English), ru (русский), lv (latviešu), '
        "it (italiano), pt-BR (português (Brasil)), es (español)."
    )
    with pytest.raises(CommandError, match=r'There is no language "\?\[2J" here\. There are: en'):
        named("\x1b[2J")


# --- what is spoken ---------------------------------------------------------------------------------------------------


def test_whoever_holds_the_spoken_tongue_speaks_another_language_once_it_is_chosen() -> None:
    tongue = spoken()
    assert (tongue.code, tongue.text("tables-free")) == ("en", "free")
    with speaking("it"):
        assert (tongue.code, tongue.text("tables-free"), say("tables-free")) == ("it", "libero", "libero")
    assert (tongue.code, say("tables-free")) == ("en", "free")


def test_a_language_can_be_asked_for_and_changed_while_somebody_plays() -> None:
    with speaking(ENGLISH):
        assert asked("") == (None, say("language-now", name="English", codes=_codes()))
        assert asked("itt")[0] is None
        assert spoken_code() == "en"
        assert asked("it") == ("it", "D'ora in poi leggi in italiano, anche nelle prossime partite.")
        assert asked(" ")[1].startswith("Leggi in italiano.")
        assert asked("pt")[0] == spoken_code() == "pt-BR"
    assert spoken_code() == "en"


def test_the_language_is_kept_among_the_settings(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    wish(home, "name", "Eva")
    wish(home, "language", "lv")
    assert (wishes(home).name, wishes(home).language) == ("Eva", "lv")
    assert 'language = "lv"' in home.settings_file.read_text("utf-8")


# --- the commands -----------------------------------------------------------------------------------------------------


def test_the_flag_comes_before_the_settings_and_these_before_the_environment(tmp_path: Path) -> None:
    home = tmp_path / "home"
    elsewhere = {"LC_ALL": "", "LANG": "it_IT.UTF-8"}
    assert piped(home, "games", **elsewhere).stdout.startswith(NOTHING["it"])
    wish(Home(home), "language", "ru")
    assert piped(home, "games", **elsewhere).stdout.startswith(NOTHING["ru"])
    assert piped(home, "games", "--lang", "pt", **elsewhere).stdout.startswith(NOTHING["pt-BR"])
    assert piped(home, "games", "--la=en", **elsewhere).stdout.startswith("There are no saved games")
    assert piped(home, "--lang", "it", "games").stdout.startswith(NOTHING["it"])
    refused = piped(home, "games", "--lang", "xx")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("buraco games: Языка «xx» здесь нет.")


def test_commands_that_nobody_plays_with_speak_english(tmp_path: Path) -> None:
    elsewhere = {"LC_ALL": "", "LANG": "it_IT.UTF-8"}
    assert "is no program" in piped(tmp_path, "bot", "check", "--", "./no_such.py", **elsewhere).stderr
    assert piped(tmp_path, "serve", "--help", **elsewhere).stdout.startswith("usage: buraco serve")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_list_of_commands_is_told_in_every_language_and_fits_80_columns(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", code, "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == tongue_of(code).text("cli-usage")
    assert {line.split()[0] for line in lines if line.startswith("  ")} == set(COMMANDS)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", PLAYERS)
def test_the_help_of_a_player_s_command_is_told_in_every_language(
    name: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*name.split(), "--lang", code, "--help"])
    told = capsys.readouterr().out
    tongue = tongue_of(code)
    assert told.startswith(f"{tongue.text('arguments-usage')} buraco {name}")
    assert f"\n{tongue.text('arguments-options')}:\n" in told
    said = " ".join(told.split())
    assert tongue.text("arguments-help") in said
    assert "--lang CODE" in said
    if code != ENGLISH:
        assert "show this help" not in said
        assert "usage:" not in said


def test_a_match_is_played_in_the_language_chosen_and_english_is_nowhere_in_it(tmp_path: Path) -> None:
    ran = piped(
        tmp_path, "play", "--lang", "it", "--rules", "burraco", "--seed", "3", lines="1\nhint\nhelp\nscore\nquit\n"
    )
    assert ran.returncode == 0, ran.stderr
    told = ran.stdout
    assert "La partita è salvata. Per continuare:" in told
    assert "Cala giochi di almeno tre carte" in told
    assert not re.search(r"\b(the|your|you|with|game|card)\b", told.lower()), told


def test_bots_play_each_other_in_the_language_chosen(tmp_path: Path) -> None:
    seats = ",".join(["greedy"] * 4)
    ran = piped(tmp_path, "play", "--lang=ru", "--rules", "stbl", "--seed", "2", "--seats", seats)
    assert "Стол" in ran.stdout
    assert not re.search(r"\b(the|game|play|deal|match)\b", ran.stdout.lower())


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_what_a_player_writes_wrongly_is_told_in_every_language(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURACO_HOME", str(tmp_path / "home"))
    for words in (
        ["play", "--clock", "x"],
        ["play", "--seats", "human"],
        ["play", "--seats", "human,gredy"],
        ["play", "--target", "x"],
        ["play", "--fly"],
        ["play", "--resume", "ZZZZZZ"],
        ["play", "--resume"],
        ["play", "--resume", "--seed", "1"],
        ["join", "../x"],
        ["join", "ABCDEF", "--token", "x", "--as", "Eva"],
        ["join", "ABCDEF", "--bot", "gredy"],
        ["join", "ABCDEF", "--as", " "],
        ["create", "--name", ""],
        ["create", "--bot", "7=greedy"],
        ["watch", "ABCDEF", "--delay", "-1"],
        ["replay", str(tmp_path)],
        ["replay", str(tmp_path / "nothing")],
    ):
        english = _refused(words, capsys)
        told = _refused([*words, "--lang", code], capsys)
        assert told != english, words
        assert told.strip(), words


def _refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(words) in (1, 2), words
    return capsys.readouterr().err


def _codes() -> str:
    return "en (English), ru (русский), lv (latviešu), it (italiano), pt-BR (português (Brasil)), es (español)"


def test_spanish_says_e_before_an_i_and_u_before_an_o() -> None:
    spanish = tongue_of("es")
    said = {
        last: (spanish.text("text-and", others="Ana", last=last), spanish.text("text-or", others="7", last=last))
        for last in ("Bruno", "Inés", "hilo", "hielo", "Óscar", "hola", "8", "80", "11", "110")
    }
    assert {last: pair[0][4] for last, pair in said.items()} == {
        **dict.fromkeys(said, "y"),
        "Inés": "e",
        "hilo": "e",
    }
    assert {last: pair[1][2] for last, pair in said.items()} == {
        **dict.fromkeys(said, "o"),
        "Óscar": "u",
        "hola": "u",
        "8": "u",
        "80": "u",
        "11": "u",
    }


def test_a_person_at_a_terminal_is_greeted_in_the_language_of_the_environment(tmp_path: Path) -> None:
    environ = environment(tmp_path, LC_ALL="es_ES.UTF-8", TERM="dumb")
    with TerminalSession(environ, "play", "--rules", "burraco", "--seed", "5") as session:
        session.expect("Baja juegos de tres cartas o más")
        session.line("quit")
        session.expect("La partida está guardada. Para seguir:")


# --- records and lists ------------------------------------------------------------------------------------------------

_ENGLISH_WORDS = re.compile(
    r"\b(the|deal|step|stock|pile|seat|draws?|lays?|discards?|cards|hand|pot|match|why|to move)\b"
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of one deal among bots; what they said themselves, in English, is left out."""
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    seats = ",".join(["greedy"] * 4)
    home = tmp_path_factory.mktemp("home")
    ran = piped(home, "play", "--rules", "stbl", "--seed", "4", "--seats", seats, "--record", str(path))
    assert ran.returncode == 0, ran.stderr
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        line.pop("explain", None)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["drawn", "plain"])
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_a_record_is_stepped_through_without_a_word_of_english(
    code: str, plain: tuple[str, ...], record: Path, tmp_path: Path
) -> None:
    told = piped(tmp_path, "replay", str(record), "--lang", code, *plain).stdout
    assert tongue_of(code).text("replay-step", step=2, count=87) in told
    assert _ENGLISH_WORDS.findall(told.lower()) == []


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_a_damaged_record_is_told_in_every_language(code: str, record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    moved = [*lines[:3], lines[4], lines[3], *lines[5:]]
    path = tmp_path / "damaged.jsonl"
    path.write_text("\n".join(moved), "utf-8")
    ran = piped(tmp_path, "replay", str(path), "--lang", code)
    assert ran.returncode == 1
    assert "4" in ran.stdout.splitlines()[0]
    assert _ENGLISH_WORDS.findall(ran.stdout.lower()) == []


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_saved_games_and_shared_tables_are_listed_in_every_language(code: str) -> None:
    players = (Player(name="Eva", kind="human"), Player(name="Robo", kind="bot"))
    saved = Summary(table="ABCDEF", preset="burraco", overrides={"ace": "low"}, players=players, totals=(5, 0), turn=0)
    entries = [
        Entry(table="ABCDEF", phase=phase, preset="stbl", players=players, n=n, totals=(5, 0), private=True)
        for phase in ("lobby", "playing", "paused", "adjourned", "over")
        for n in (0, 2)
    ]
    with speaking(ENGLISH):
        english = [games.told(saved, 79), *(tables.told(entry, 79) for entry in entries)]
    with speaking(code):
        own = [games.told(saved, 79), *(tables.told(entry, 79) for entry in entries)]
    for before, now in zip(english, own, strict=True):
        assert now[0] != before[0]
        assert _ENGLISH_WORDS.findall("\n".join(now).lower()) == []


def test_a_language_that_is_chosen_in_play_is_spoken_at_once_and_the_next_time(tmp_path: Path) -> None:
    home = tmp_path / "home"
    lines = "language\nlanguage itt\nlanguage it\nscore\nquit\n"
    ran = piped(home, "play", "--rules", "burraco", "--seed", "3", lines=lines)
    assert ran.returncode == 0, ran.stderr
    before, _, after = ran.stdout.partition("D'ora in poi leggi in italiano")
    assert "You read English." in before
    assert 'There is no language "itt" here: did you mean it?' in before
    assert "Your turn: draw a card" in before
    assert "Tocca a te: pesca una carta" in after
    assert "La partita è salvata. Per continuare:" in after
    assert piped(home, "play", "--resume", lines="quit\n").stdout.count("La partita") >= 2
