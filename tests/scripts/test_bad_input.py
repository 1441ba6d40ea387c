"""What cannot be, is damaged or is in the way: a sentence, nothing lost, a status that says so, never a stack trace."""

import logging
import os
from pathlib import Path

import pytest

from scripts.home import Home, log_to_file
from tests.scripts.terminal_session import TerminalSession, code_in, environment, piped


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rules", "burracco"], "There are no rules called 'burracco'; did you mean burraco"),
        (["--option", "targt=3"], "targt"),
        (["--option", "target"], "an option is written name=value"),
        (["--option", "players=3"], "players"),
        (["--target", "100", "--option", "target=200"], "--target makes target 100, and --option target=200 says"),
        (["--option", "target=0", "--option", "target=5"], "--option target is there twice, once as 0 and once as 5"),
        (["--seed", "\udcff"], "--seed holds bytes that are no text"),
        (["--rules", "~nosuchuser/own.toml"], "there is no such user"),
        (["--seats", "human,greedy", "--option", "players=4"], "--seats makes players 2"),
        (["--seats", "human,gredy,greedy,greedy"], "there is no player 'gredy'; did you mean greedy?"),
        (["--seats", "human,human,greedy,greedy"], "one human at most"),
        (["--seats", "human,greedy,greedy"], "2, 4 or 6 players"),
        (["--clock", "soon"], "'soon' is no time"),
        (["--rules", "nowhere.toml"], "nowhere.toml"),
        (["--resume", "--rules", "burraco"], "leave --rules out"),
        (["--resume", "QQQQQQ"], "There is no saved game QQQQQQ"),
        (["--resume", "../etc/passwd"], "is no game's code"),
        (["--resume"], "There is no saved game to go on with"),
        (["--rules", "burraco", "--record", "/nowhere/at/all.jsonl"], "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    ran = piped(tmp_path, "play", *arguments)
    assert ran.returncode == 2
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_rules_file_of_ones_own_and_the_typo_in_it(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('preset = "burraco"\ntarget = 500\n', "utf-8")
    assert "burraco to 500" in piped(tmp_path, "play", "--rules", str(own), lines="quit\n").stdout
    own.write_text('preset = "burraco"\ntraget = 500\n', "utf-8")
    ran = piped(tmp_path, "play", "--rules", str(own), lines="quit\n")
    assert ran.returncode == 2
    assert "own.toml" in ran.stderr
    assert "target" in ran.stderr


def test_a_file_that_is_not_this_games_record_is_not_written_over(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary\n", "utf-8")
    ran = piped(tmp_path / "home", "play", "--rules", "burraco", "--record", str(diary), lines="quit\n")
    assert ran.returncode == 2
    assert "Name another" in ran.stderr
    assert diary.read_text("utf-8") == "dear diary\n"


def test_a_damaged_save_is_named_by_its_line_and_the_others_are_listed(tmp_path: Path) -> None:
    first = code_in(piped(tmp_path, "play", "--rules", "burraco", lines="draw\n").stdout)
    second = code_in(piped(tmp_path, "play", "--rules", "stbl", lines="draw\n").stdout)
    log = tmp_path / "games" / f"{first}.jsonl"
    lines = log.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"seated", b"seatee")
    log.write_bytes(b"\n".join(lines))
    listed = piped(tmp_path, "games")
    assert listed.returncode == 1
    assert f"{second}  stbl" in listed.stdout
    assert f"{first}  damaged: table {first}: line 3 of its log is damaged" in " ".join(listed.stdout.split()).replace(
        f"{first} damaged", f"{first}  damaged"
    )
    ran = piped(tmp_path, "play", "--resume", first)
    assert ran.returncode == 1
    assert "line 3" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert "goes on" in piped(tmp_path, "play", "--resume").stdout, "the newest that can be opened"


def test_a_torn_last_line_is_cut_off_and_said(tmp_path: Path) -> None:
    code = code_in(piped(tmp_path, "play", "--rules", "burraco", lines="draw\n").stdout)
    log = tmp_path / "games" / f"{code}.jsonl"
    log.write_bytes(log.read_bytes()[:-9])
    ran = piped(tmp_path, "play", "--resume", code, lines="draw\n")
    assert ran.returncode == 0
    assert "cut short" in ran.stdout
    assert "You drew " in ran.stdout


def test_a_game_that_is_being_played_is_not_opened_twice(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "play", "--rules", "burraco") as person:
        person.expect("Your turn: ")
        code = next((tmp_path / "games").glob("*.jsonl")).stem
        assert "being played now" in piped(tmp_path, "games").stdout
        ran = piped(tmp_path, "play", "--resume", code)
        assert ran.returncode == 1
        assert "played by another process" in ran.stderr
        person.line("quit")
        assert person.end() == 0


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    piped(home, "play", "--rules", "burraco", "--seed", "5", lines="draw\nhint; 0\n")
    for path in (home, *home.rglob("*")):
        wanted = 0o700 if path.is_dir() else 0o600
        assert path.stat().st_mode & 0o777 == wanted, path
    assert len(list((home / "games").glob("*.draft"))) == 1


def test_a_damaged_settings_file_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("name = \n", "utf-8")
    ran = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5", lines="sort rank\nquit\n")
    assert ran.returncode == 0
    assert "settings.toml cannot be read" in " ".join(ran.stdout.split())
    assert (tmp_path / "settings.toml").read_text("utf-8") == "name = \n"


def test_a_home_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ran = piped(tmp_path / "file", "play", "--rules", "burraco")
    assert ran.returncode == 2
    assert "set BURACO_HOME to another folder" in ran.stderr


def test_a_home_of_a_user_who_is_not_there_is_said(tmp_path: Path) -> None:
    for arguments in (["play", "--rules", "burraco"], ["games"]):
        ran = piped(tmp_path, *arguments, BURACO_HOME="~nosuchuser/x")
        assert ran.returncode == 2
        assert "there is no such user: set it to another folder" in ran.stderr


def test_a_rules_file_that_is_no_text_says_how_to_save_it(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes('preset = "burraco" # più'.encode("latin-1"))
    ran = piped(tmp_path, "play", "--rules", str(own), lines="quit\n")
    assert ran.returncode == 2
    assert "it is not UTF-8 text: save it as UTF-8." in ran.stderr


def test_a_pipe_among_the_saved_games_holds_nobody_up(tmp_path: Path) -> None:
    code = code_in(piped(tmp_path, "play", "--rules", "burraco", lines="draw\n").stdout)
    os.mkfifo(tmp_path / "games" / "PPPPPP.jsonl")
    assert code in piped(tmp_path, "games").stdout
    assert "There is no saved game PPPPPP" in piped(tmp_path, "play", "--resume", "PPPPPP").stderr
    assert "goes on" in piped(tmp_path, "play", "--resume").stdout


def test_the_programs_log_never_speaks_on_the_terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    logger, before = logging.getLogger(), logging.getLogger().handlers[:]
    home = Home(tmp_path / "home")
    try:
        logger.handlers[:] = []
        log_to_file(home)
        logging.getLogger("buraco.test").error("there is no folder for this")
        home.make()
        logging.getLogger("buraco.test").error("here it is %d", "no number")
        logging.getLogger("buraco.test").error("and this can be read")
    finally:
        logger.handlers[:] = before
    assert capfd.readouterr() == ("", "")
    written = (home.root / "buraco.log").read_text("utf-8")
    assert "and this can be read" in written
    assert "no folder" not in written
