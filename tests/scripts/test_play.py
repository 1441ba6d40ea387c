"""`buraco play` as people run it: in a terminal, through a pipe, interrupted, resumed, and with everything mistyped."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from scripts.moments import recorded
from scripts.verify import verify
from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import ROOT, TerminalSession, code_in, command, environment, piped

NEVER = ("telegram", "aiohttp", "redis")


# --- at a terminal -------------------------------------------------------------------------------------------------


def test_a_newcomer_chooses_a_game_draws_and_discards(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "play", "--seed", "5") as person:
        person.expect("Enter alone takes burraco.")
        person.line("")
        person.expect("Seeded: not a fair shuffle.")
        person.expect("Your turn: draw a card")
        person.expect("> ")
        person.line("draw")
        person.expect("You drew ")
        person.expect("discard one card to end your turn")
        person.line("hint; 0")
        person.expect("Enter sends your turn")
        person.line("")
        person.expect("and discarded ")
        person.expect("Your turn: ")
        person.line("quit")
        person.expect("The game is saved. Go on with:")
        assert person.end() == 0


def test_the_question_is_asked_again_until_the_answer_is_one(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "play") as person:
        person.expect("Enter alone takes burraco.")
        person.line("buracco")
        person.expect('"buracco" is none of these games: did you mean bur')
        person.line("2")
        person.expect("Shuffle of deal 1 promised (shuffle explains):")
        person.expect("Your turn: draw a card")
        person.line("rules")
        person.expect("The rules of buraco")


def test_ctrl_c_in_the_middle_of_a_line_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "play", "--rules", "burraco") as person:
        person.expect("Your turn: ")
        person.expect("> ")
        person.keys("disc")
        person.expect("disc")
        person.keys("\x03")
        person.expect("The game is saved. Go on with:")
        assert person.end() == 130
        assert "Traceback" not in person.shown


@pytest.mark.parametrize("how", ["ctrl-d", "hang-up", "term"])
def test_however_the_terminal_is_left_the_game_is_saved(tmp_path: Path, how: str) -> None:
    with TerminalSession(environment(tmp_path), "play", "--rules", "burraco") as person:
        person.expect("Your turn: ")
        person.expect("> ")
        if how == "ctrl-d":
            person.keys("\x04")
            person.expect("The game is saved.")
            assert person.end() == 0
        elif how == "hang-up":
            person.hang_up()
            assert person.end() == 0
        else:
            person.signal(signal.SIGTERM)
            person.expect("The game is saved.")
            assert person.end() == 143
    assert "Player to move" in piped(tmp_path, "games").stdout


def test_a_turn_staged_before_kill_9_is_there_after_a_resume(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "play", "--rules", "burraco", "--seed", "5") as person:
        person.expect("Your turn: ")
        person.line("draw")
        person.expect("discard one card to end your turn")
        person.line("hint; 0")
        person.expect("Enter sends your turn")
        staged = person.shown.rsplit("Write 0 to do that.", 1)[1].split("Enter sends")[0].split("\n")
        person.signal(signal.SIGKILL)
        assert person.end() == -signal.SIGKILL
    with TerminalSession(environment(tmp_path), "play", "--resume") as person:
        person.expect("What you had staged is back:")
        for line in staged:
            if line.strip():
                assert line.strip() in person.shown + person.expect("Enter sends your turn")
                break
        person.line("")
        person.expect("You ")
        person.expect("Your turn: ")
        person.line("quit")
        assert person.end() == 0


def test_a_game_with_too_short_a_clock_goes_on_with_another_or_with_none(tmp_path: Path) -> None:
    begun = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5", "--clock", "30", lines="clock\nquit\n")
    assert "You have " in begun.stdout
    longer = piped(tmp_path, "play", "--resume", "--clock", "600", lines="clock\nquit\n")
    assert "You have 10 minutes." in longer.stdout or "You have 9 minutes and 59 seconds." in longer.stdout
    without = piped(tmp_path, "play", "--resume", "--clock", "none", lines="clock\nquit\n")
    assert "No clock runs at this table." in without.stdout
    wrong = piped(tmp_path, "play", "--resume", "--clock", "soon", lines="quit\n")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "'soon' is no time" in wrong.stderr


def test_colours_where_there_are_some_and_none_where_none_are_wanted(tmp_path: Path) -> None:
    for more, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with TerminalSession(environment(tmp_path, **more), "play", "--rules", "burraco", "--seed", "5") as person:
            person.expect("Your turn: ")
            assert ("\x1b[31m" in person.raw) == coloured
            assert "♥" in person.shown


def test_a_terminal_told_c_gets_letters_and_ascii(tmp_path: Path) -> None:
    environ = environment(tmp_path, LC_ALL="C")
    with TerminalSession(environ, "play", "--rules", "burraco", "--seed", "5", columns=40) as person:
        person.expect("Draw, or take the pile")
        person.line("draw")
        person.expect("to end.")
        person.line("lay 3S 4♥ 5S")
        person.expect("You do not hold")
        assert max(map(len, person.shown.split("\n"))) <= 40
    assert "♥" not in person.shown.replace("lay 3S 4♥ 5S", "")


def test_what_a_person_has_chosen_is_kept_for_the_next_time(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "play", "--rules", "burraco", "--seed", "5") as person:
        person.expect("Your turn: ")
        assert not (tmp_path / "settings.toml").exists(), "nothing is written before something was chosen"
        person.line("sort rank")
        person.expect("Your turn: ")
        person.line("name Zoë")
        person.expect("Zoë")
        person.line("quit")
        assert person.end() == 0
    assert 'sort = "rank"' in (tmp_path / "settings.toml").read_text("utf-8")
    assert (tmp_path / "settings.toml").stat().st_mode & 0o777 == 0o600
    made = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5")
    assert "Zoë to move" in piped(tmp_path, "games").stdout, made.stdout


# --- through a pipe ------------------------------------------------------------------------------------------------


def test_a_script_plays_through_a_pipe_without_prompts(tmp_path: Path) -> None:
    ran = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5", lines="draw\nhint; 0\n\nquit\n")
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "You drew " in ran.stdout
    assert "and discarded " in ran.stdout
    assert "\x1b" not in ran.stdout
    assert not any(line.startswith("> ") for line in ran.stdout.split("\n"))


def test_a_script_without_rules_plays_the_usual_game(tmp_path: Path) -> None:
    for lines in ("\ndraw\n", "draw\n", "1\ndraw\n", "burraco\ndraw\n"):
        ran = piped(tmp_path, "play", "--seed", "5", lines=lines)
        assert ran.returncode == 0
        assert "burraco to 2000" in ran.stdout
        assert "You drew " in ran.stdout


def test_the_end_of_the_input_leaves_a_saved_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    ran = piped(tmp_path, "play", "--rules", "burraco", lines="draw")
    assert ran.returncode == 0
    again = piped(tmp_path, "play", "--resume", code_in(ran.stdout))
    assert "goes on in deal 1" in again.stdout
    assert "iscard one card" in again.stdout, "the card drawn is still drawn"


def test_after_a_resume_only_what_is_new_is_told_and_the_log_has_the_whole_deal(tmp_path: Path) -> None:
    lines = "hint; 0\nhint; 0\n\n" * 2
    seats = ("--seats", "human,greedy,greedy,greedy")
    first = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5", *seats, lines=lines)
    again = piped(tmp_path, "play", "--resume", code_in(first.stdout), lines="log\nquit\n")
    table, log = again.stdout.split("Your turn: ", 1)
    assert " dealt, " not in table
    assert "Bruno " in table
    assert "Deal 1: Bruno dealt, Carla starts." in log
    assert log.count("You ") >= 2


def test_every_line_of_nonsense_is_answered_and_costs_nothing(tmp_path: Path) -> None:
    nonsense = ["fly", "lay 3", "discard ZZ", "x" * 10_000, "\0\x1b[2J\u202e", "lay " + "3S " * 3_000, "-1", "99999"]
    ran = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5", lines="\n".join([*nonsense, "draw", "quit", ""]))
    assert ran.returncode == 0
    assert "You drew " in ran.stdout
    assert "Traceback" not in ran.stdout + ran.stderr
    assert "\x1b" not in ran.stdout
    assert "\u202e" not in ran.stdout


def test_in_plain_words_nothing_is_drawn(tmp_path: Path) -> None:
    ran = piped(tmp_path, "play", "--rules", "burraco", "--seed", "5", "--plain", lines="draw\nmelds\nhand\nquit\n")
    assert ran.returncode == 0
    assert " of hearts" in ran.stdout
    assert not set("♠♥♦♣─│·[") & set(ran.stdout)


# --- matches -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["burraco", "stbl"])
def test_bots_play_a_match_by_themselves_and_its_record_is_proved(tmp_path: Path, rules: str) -> None:
    home, record = tmp_path / "home", tmp_path / "match.jsonl"
    ran = piped(home, "play", "--rules", rules, "--seats", "greedy,chance,greedy,chance", "--record", str(record))
    assert ran.returncode == 0, ran.stderr
    assert "The match is " in ran.stdout
    assert verify(record).proved
    with record.open("rb") as file:
        followed = recorded(file)
    assert followed.faults == []
    assert followed.moments[-1].result is not None
    assert " finished" in piped(home, "games").stdout


def test_who_has_no_name_is_called_a_player_in_the_language_spoken(tmp_path: Path) -> None:
    ran = piped(tmp_path, "play", "--lang", "es", "--rules", "burraco", "--seed", "7", lines="quit\n")
    assert ran.returncode == 0, ran.stderr
    saved = "".join(path.read_text("utf-8") for path in (tmp_path / "games").iterdir() if path.is_file())
    assert '"name":"Jugador"' in saved


def test_a_whole_match_by_hints_through_a_pipe(tmp_path: Path) -> None:
    home, record = tmp_path / "home", tmp_path / "match.jsonl"
    lines = "hint; 0\n\nyes\n" * 600
    ran = piped(
        home, "play", "--rules", "burraco", "--target", "0", "--seed", "7", "--record", str(record), lines=lines
    )
    assert ran.returncode == 0, ran.stderr
    assert "The match is " in ran.stdout
    with record.open("rb") as file:
        lines_of = [json.loads(line) for line in file]
    assert lines_of[0]["seeded"] is True
    assert lines_of[0]["seats"][0] == {"name": "Player", "kind": "human"}
    assert lines_of[-1]["type"] == "result"
    assert {line["seat"] for line in lines_of if line["type"] == "act"} == {0, 1, 2, 3}


def test_a_seeded_game_that_is_open_already_is_begun_anew_under_another_name(tmp_path: Path) -> None:
    """Its name comes from the seed, and is taken while the first of them is played."""
    with TerminalSession(environment(tmp_path), "play", "--rules", "burraco", "--seed", "same") as first:
        first.expect("Your turn: ")
        second = piped(tmp_path, "play", "--rules", "burraco", "--seed", "same", lines="quit\n")
        assert second.returncode == 0, second.stderr
        assert "Your turn: " in second.stdout
        first.line("quit")
        assert first.end() == 0
    assert len(list((tmp_path / "games").glob("*"))) == 2


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    hands = []
    for _ in range(2):
        ran = piped(tmp_path, "play", "--rules", "stbl", "--seed", "same", lines="hand\nquit\n")
        hands.append(re.findall(r"You hold .*", ran.stdout))
    assert hands[0] == hands[1] != []


def test_a_record_never_shows_a_deal_in_play(tmp_path: Path) -> None:
    home, record = tmp_path / "home", tmp_path / "match.jsonl"
    piped(home, "play", "--rules", "burraco", "--seed", "5", "--record", str(record), lines="draw\nquit\n")
    assert b'"hands"' not in record.read_bytes()


def test_a_console_game_imports_nothing_it_does_not_need(tmp_path: Path) -> None:
    asked = (
        "import sys; from scripts.cli import main; "
        "status = main(['play', '--rules', 'burraco']); "
        f"print(sorted(name for name in {NEVER!r} if name in sys.modules)); sys.exit(status)"
    )
    ran = subprocess.run(
        [*command()[:1], "-c", asked],
        input="draw\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=ROOT,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "You drew " in ran.stdout
    assert ran.stdout.rstrip().endswith("[]")


def test_a_reader_who_leaves_ends_it_quietly(tmp_path: Path) -> None:
    end, begin = os.pipe()
    os.close(end)
    ran = subprocess.run(
        command("play", "--rules", "burraco", "--seats", "greedy,greedy,greedy,greedy"),
        stdin=subprocess.DEVNULL,
        stdout=begin,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=ROOT,
        timeout=PATIENCE_S,
        check=False,
    )
    os.close(begin)
    assert ran.returncode == 141
    assert ran.stderr == b""
