"""`buraco bot play`: you and your program at one table, and how a saved game goes on with it."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.scripts.terminal_session import ROOT, code_in, piped

PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))
STBL = ("--rules", "stbl", "--seed", "7", "--plain")


def test_a_table_of_ones_own_program_is_played_to_its_end_and_what_it_did_wrong_is_counted(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    seats = ("--seats", "bot,greedy,bot,chance", "--record", str(record))
    ran = piped(tmp_path / "home", "bot", "play", *STBL, *seats, "--", *PLAIN)
    assert ran.returncode == 0, ran.stderr
    assert "The match is over." in ran.stdout
    assert ran.stdout.startswith("A bot ")  # what keeps it from the cards
    assert ran.stderr == "Faults of plain: 0 crash, 0 timeout, 0 illegal, 0 garbage.\n"
    assert record.read_text("utf-8").count('"type":"act"') > 20


def test_the_program_has_every_other_seat_and_a_saved_game_goes_on_with_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    ran = piped(home, "bot", "play", *STBL, "--", *PLAIN, lines="quit\n")
    assert "you play with Bruno (bot), Carla (bot), Dario (bot)." in ran.stdout
    code = code_in(ran.stdout)
    assert f"bot play --resume {code} -- {PLAIN[0]} {PLAIN[1]}" in " ".join(ran.stdout.split())
    alone = piped(home, "play", "--resume", code)
    assert alone.returncode == 2
    assert f"buraco bot play --resume {code} -- COMMAND goes on with it." in alone.stderr
    again = piped(home, "bot", "play", "--resume", code, "--plain", "--", *PLAIN, lines="hint; 0\n\n" * 300)
    assert again.returncode == 0, again.stderr
    assert "The match is over." in again.stdout


def test_a_program_that_cannot_be_started_begins_no_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    for words, text in (
        ((), "Write -- and the command that starts your bot, such as -- python3 mine.py."),
        (("--", "no-such-program"), "'no-such-program' is no program that could be started here"),
        (("--", sys.executable, "-c", "raise SystemExit(3)"), "ended by itself (exit code 3)"),
        (("--", "python3", "mnie.py"), "There is no file 'mnie.py' in "),
        (("--seats", "greedy,greedy", "--", *PLAIN), "--seats seats your bot nowhere: write bot where it is to play"),
        (("--start", "0", "--", *PLAIN), "--start is more than 0."),
        (("--set", "seed=1", "--", *PLAIN), "plain has no option 'seed'; those that it has: none."),
    ):
        ran = piped(home, "bot", "play", *STBL, *words)
        assert ran.returncode in (1, 2)
        assert text in ran.stderr
        assert "Traceback" not in ran.stderr
        assert "Faults of" not in ran.stderr
    assert "no saved game" in piped(home, "games").stdout.lower()


def test_a_value_that_does_not_fit_is_told_and_not_sent_and_the_rest_of_the_command_is_kept(tmp_path: Path) -> None:
    bot = (sys.executable, str(ROOT / "tests" / "bad_bots" / "contrary.py"), "takes options")
    words = ("--worlds", "3", "--set", "skill=99", "--start", "20.0", "--memory", "700")
    ran = piped(tmp_path / "home", "bot", "play", *STBL, *words, "--", *bot, lines="quit\n")
    first = "contrary: option skill is a whole number from 1 to 10, and not 99; it is not set, so the default holds."
    assert ran.stderr.splitlines()[0] == first
    said = " ".join(ran.stdout.split())
    assert f"bot play {' '.join(words)} --resume {code_in(ran.stdout)} -- " in said
    assert "In the line-up your bot contrary is called bot." in said
    assert "0 crash" in ran.stderr


def test_who_watches_is_told_which_seats_are_whose(tmp_path: Path) -> None:
    ran = piped(tmp_path / "home", "bot", "play", *STBL, "--target", "0", "--seats", "bot,greedy", "--", *PLAIN)
    assert "Ana (bot), Bruno (greedy) play." in " ".join(ran.stdout.split())
