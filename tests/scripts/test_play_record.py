"""The record of a match: kept when the match is gone on with, and never over anybody's file."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.scripts.terminal_session import TerminalSession, code_in, environment, piped

PLAY = ("play", "--rules", "stbl", "--seats", "human,greedy")
TO_THE_END = "hint; 0\n\nyes\n" * 1000


def test_a_record_goes_on_when_the_match_does(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    left = piped(tmp_path / "home", *PLAY, "--record", str(record), lines="draw\nquit\n")
    code = code_in(left.stdout)
    assert record.read_text("utf-8").count("\n") == 1
    done = piped(tmp_path / "home", "play", "--resume", code, lines=TO_THE_END)
    assert (
        f"The record is in {record}" in done.stdout.replace("\n  ", " ").replace("\n", " ")
        or str(record) in done.stdout
    )
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert [lines[0]["type"], lines[1]["type"], lines[-1]["type"]] == ["match", "deal", "result"]
    assert piped(tmp_path / "home", "verify", str(record)).returncode == 0


def test_a_finished_match_can_still_be_written_down(tmp_path: Path) -> None:
    bots = ("play", "--rules", "stbl", "--seats", "greedy,greedy")
    assert piped(tmp_path / "home", *bots, "--record", str(tmp_path / "one.jsonl")).returncode == 0
    code = json.loads((tmp_path / "one.jsonl").read_text("utf-8").splitlines()[0])["table"]
    refused = piped(tmp_path / "home", "play", "--resume", code)
    assert refused.returncode == 2
    assert "--record writes its record" in refused.stderr.replace("\n", " ")
    again = piped(tmp_path / "home", "play", "--resume", code, "--record", str(tmp_path / "two.jsonl"))
    assert again.returncode == 0
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_a_record_that_cannot_be_written_leaves_no_game_behind(tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("mine")
    for place in (tmp_path / "nowhere" / "match.jsonl", tmp_path, taken):
        refused = piped(tmp_path / "home", *PLAY, "--record", str(place), lines="draw\nquit\n")
        assert refused.returncode == 2
        assert refused.stderr.startswith("buraco play: ")
    assert taken.read_text() == "mine"
    assert piped(tmp_path / "home", "games").stdout.strip().endswith("begins one.")


def test_a_record_that_has_become_somebody_elses_file_does_not_stop_the_match(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    left = piped(tmp_path / "home", *PLAY, "--record", str(record), lines="draw\nquit\n")
    record.write_text("mine now")
    again = piped(tmp_path / "home", "play", "--resume", code_in(left.stdout), lines="quit\n")
    assert again.returncode == 0
    assert "cannot be written any more" in again.stdout.replace("\n  ", " ")
    assert record.read_text() == "mine now"


def test_a_record_is_never_written_over_a_saved_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    code = code_in(piped(home, *PLAY, lines="draw\nquit\n").stdout)
    game = home / "games" / f"{code}.jsonl"
    before = game.read_bytes()
    link, hard, away = tmp_path / "link.jsonl", tmp_path / "hard.jsonl", tmp_path / "away.jsonl"
    link.symlink_to(game)
    hard.hardlink_to(game)
    (tmp_path / "door").symlink_to(home)
    away.write_bytes(before)
    for place in (game, link, hard, away, home / "new.jsonl", tmp_path / "door" / "games" / "NEW222.jsonl"):
        for more in (["--resume", code], PLAY[1:]):
            refused = piped(home, "play", *more, "--record", str(place), lines="quit\n")
            assert refused.returncode == 2
            assert refused.stderr.startswith("buraco play: The record cannot be written to ")
            assert refused.stderr.count("\n") == 1
    assert game.read_bytes() == away.read_bytes() == before
    assert [path.name for path in (home / "games").glob("*.jsonl")] == [game.name]
    assert "You hold " in piped(home, "play", "--resume", code, lines="hand\nquit\n").stdout


def test_a_pipe_or_a_device_is_no_place_for_a_record(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, Path("/dev/null")):
        refused = piped(tmp_path / "home", *PLAY, "--record", str(place), lines="quit\n")
        assert refused.returncode == 2
        assert "it is no ordinary file" in refused.stderr


def test_a_record_that_could_not_be_written_is_said_at_the_end_with_the_way_to_get_it(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "records"
    folder.mkdir()
    record = folder / "match.jsonl"
    with TerminalSession(environment(home), *PLAY, "--record", str(record)) as person:
        person.expect("Your turn: ")
        record.unlink()
        folder.rmdir()
        person.line("quit")
        person.expect("could not be written (no such file or directory)")
        person.expect("--record FILE")
        person.expect("The game is saved. Go on with:")
        assert person.end() == 1
        code = code_in(person.shown)
    again = piped(home, "play", "--resume", code, "--record", str(tmp_path / "found.jsonl"), lines="quit\n")
    assert again.returncode == 0
    assert json.loads((tmp_path / "found.jsonl").read_text("utf-8").splitlines()[0])["table"] == code


def test_a_save_that_is_deleted_while_it_is_played_is_said_to_be_gone(tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), *PLAY) as person:
        person.expect("Your turn: ")
        game = next((tmp_path / "games").glob("*.jsonl"))
        game.unlink()
        person.line("quit")
        person.expect(f"The saved game {game.stem} is gone:")
        assert person.end() == 1
        assert "Go on with" not in person.shown


def test_of_a_damaged_game_the_deals_that_were_over_can_be_written_down(tmp_path: Path) -> None:
    home, whole, record = tmp_path / "home", tmp_path / "whole.jsonl", tmp_path / "saved.jsonl"
    bots = ("play", "--rules", "burraco", "--seats", "greedy,greedy", "--seed", "3")
    assert piped(home, *bots, "--record", str(whole)).returncode == 0
    (game,) = (home / "games").glob("*.jsonl")
    lines = game.read_bytes().splitlines(keepends=True)
    lines[-1] = lines[-1].replace(b"record", b"recrod", 1)
    game.write_bytes(b"".join(lines))
    said = piped(home, "play", "--resume", game.stem)
    assert said.returncode == 1
    assert f"line {len(lines)} of its log is damaged" in said.stderr
    assert f"`buraco play --resume {game.stem} --record FILE` writes the record of the " in said.stderr
    done = piped(home, "play", "--resume", game.stem, "--record", str(record))
    assert done.returncode == 0, done.stderr
    assert "over before that." in " ".join(done.stdout.split())
    kept = record.read_bytes()
    assert whole.read_bytes().startswith(kept)
    assert json.loads(kept.splitlines()[-1])["type"] == "score"
    assert piped(home, "replay", str(record)).returncode == 0


def test_of_a_game_damaged_in_its_first_deal_there_is_nothing_to_write_down(tmp_path: Path) -> None:
    home, record = tmp_path / "home", tmp_path / "saved.jsonl"
    code = code_in(piped(home, *PLAY, lines="draw\nquit\n").stdout)
    game = home / "games" / f"{code}.jsonl"
    game.write_bytes(game.read_bytes().replace(b"acted", b"actde"))
    said = piped(home, "play", "--resume", code, "--record", str(record))
    assert said.returncode == 1
    assert "is damaged" in said.stderr
    assert "--record" not in said.stderr
    assert not record.exists()
