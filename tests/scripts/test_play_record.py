"""The record of a match: kept when the match is gone on with, and never over anybody's file."""

from __future__ import annotations

import json
from pathlib import Path

from tests.scripts.terminal_session import code_in, piped

PLAY = ("play", "--rules", "stbl", "--seats", "human,greedy")
TO_THE_END = "\n".join(["hint; 0; hint; 0; hint; 0", ""] * 400)


def test_a_record_goes_on_when_the_match_does(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    left = piped(tmp_path, *PLAY, "--record", str(record), lines="draw\nquit\n")
    code = code_in(left.stdout)
    assert record.read_text("utf-8").count("\n") == 1
    done = piped(tmp_path, "play", "--resume", code, lines=TO_THE_END)
    assert (
        f"The record is in {record}" in done.stdout.replace("\n  ", " ").replace("\n", " ")
        or str(record) in done.stdout
    )
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert [lines[0]["type"], lines[1]["type"], lines[-1]["type"]] == ["match", "deal", "result"]
    assert piped(tmp_path, "verify", str(record)).returncode == 0


def test_a_finished_match_can_still_be_written_down(tmp_path: Path) -> None:
    bots = ("play", "--rules", "stbl", "--seats", "greedy,greedy")
    assert piped(tmp_path, *bots, "--record", str(tmp_path / "one.jsonl")).returncode == 0
    code = json.loads((tmp_path / "one.jsonl").read_text("utf-8").splitlines()[0])["table"]
    refused = piped(tmp_path, "play", "--resume", code)
    assert refused.returncode == 2
    assert "--record writes its record" in refused.stderr.replace("\n", " ")
    again = piped(tmp_path, "play", "--resume", code, "--record", str(tmp_path / "two.jsonl"))
    assert again.returncode == 0
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_a_record_that_cannot_be_written_leaves_no_game_behind(tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("mine")
    for place in (tmp_path / "nowhere" / "match.jsonl", tmp_path, taken):
        refused = piped(tmp_path, *PLAY, "--record", str(place), lines="draw\nquit\n")
        assert refused.returncode == 2
        assert refused.stderr.startswith("buraco play: ")
    assert taken.read_text() == "mine"
    assert piped(tmp_path, "games").stdout.strip().endswith("begins one.")


def test_a_record_that_has_become_somebody_elses_file_does_not_stop_the_match(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    left = piped(tmp_path, *PLAY, "--record", str(record), lines="draw\nquit\n")
    record.write_text("mine now")
    again = piped(tmp_path, "play", "--resume", code_in(left.stdout), lines="quit\n")
    assert again.returncode == 0
    assert "cannot be written any more" in again.stdout.replace("\n  ", " ")
    assert record.read_text() == "mine now"
