"""The end of what a program says on its standard error: by deal, in whole lines, in memory and in files of its own."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from pathlib import Path

import pytest

from tests.patience import awake
from transports.process import stderr
from transports.process.stderr import DEALS_KEPT, GAMES_KEPT, MB_S, Stderr, drain


def files(logs: Path) -> list[str]:
    """All files below this, by name."""
    return sorted(str(path.relative_to(logs)) for path in logs.rglob("*") if path.is_file())


def test_it_is_kept_at_its_end_in_whole_lines_and_by_deal(tmp_path: Path) -> None:
    kept = Stderr(1, tmp_path / "logs")
    kept.sit("K7QF2M", 2)
    kept.add(b"at the start\n")
    kept.begin(1)
    for n in range(500):
        kept.add(b"line %d\n" % n)
    assert kept.of().endswith("\nline 499\n")
    assert 1024 - len("line 499\n") < len(kept.of()) <= 1024
    assert re.match(r"line \d+\n", kept.of())
    assert kept.of(0) == "at the start\n"
    kept.begin(2)
    assert kept.of() == ""
    kept.add(b"\xff no text")
    kept.close()
    assert kept.of(2) == "\\xff no text"
    assert files(tmp_path / "logs") == [f"K7QF2M-2/deal-{n}.txt" for n in (0, 1, 2)]
    for n in range(3, 50):
        kept.begin(n)
    assert kept.of(1) == ""
    assert len(kept._deals) == DEALS_KEPT


def test_a_line_that_begins_just_where_there_is_room_is_kept_whole() -> None:
    kept = Stderr(1)
    kept.add(b"old\n" + b"x" * 1023 + b"\n")
    assert kept.of() == "x" * 1023 + "\n"


def test_of_a_line_that_is_too_long_the_end_is_kept() -> None:
    for end in (b"", b"\n"):
        kept = Stderr(1)
        kept.add(b"x" * 5_000 + end)
        assert len(kept.of()) == 1024


def test_a_word_at_a_time_takes_no_more_room_than_all_at_once() -> None:
    kept = Stderr(1)
    for _ in range(100_000):
        kept.add(b"x")
        assert len(kept._deals[0]._kept) <= 2 * 1024
    assert kept.of() == "x" * 1024


def test_a_full_disk_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = Stderr(1, tmp_path / "file" / "logs")
    kept.sit("K7QF2M", 0)
    kept.add(b"a word")
    kept.close()
    assert kept.of() == "a word"


def play(logs: Path, table: str, seat: int, said: bytes, deal: int = 1) -> None:
    """One run of a program in a game."""
    kept = Stderr(1, logs)
    kept.sit(table, seat)
    kept.begin(deal)
    kept.add(said)
    kept.close()
    kept.close()


def test_every_game_and_seat_has_a_folder_and_a_program_started_again_goes_on_in_its_file(tmp_path: Path) -> None:
    play(tmp_path, "AAAAAA", 0, b"one\n")
    play(tmp_path, "BBBBBB", 0, b"another game\n")
    play(tmp_path, "AAAAAA", 2, b"another seat\n")
    play(tmp_path, "AAAAAA", 0, b"started again\n")
    assert files(tmp_path) == ["AAAAAA-0/deal-1.txt", "AAAAAA-2/deal-1.txt", "BBBBBB-0/deal-1.txt"]
    assert (tmp_path / "AAAAAA-0" / "deal-1.txt").read_text("utf-8") == "one\nstarted again\n"
    for _ in range(20):
        play(tmp_path, "AAAAAA", 0, b"x" * 1000)
    assert (tmp_path / "AAAAAA-0" / "deal-1.txt").stat().st_size <= 4 * 1024


def test_the_same_program_at_the_next_table_writes_there(tmp_path: Path) -> None:
    kept = Stderr(1, tmp_path)
    kept.sit("AAAAAA", 0)
    kept.begin(1)
    kept.add(b"at the first\n")
    kept.sit("AAAAAA", 0)
    assert kept.of() == "at the first\n"
    kept.sit("BBBBBB", 0)
    kept.begin(1)
    kept.add(b"at the second\n")
    kept.close()
    assert (tmp_path / "AAAAAA-0" / "deal-1.txt").read_text("utf-8") == "at the first\n"
    assert (tmp_path / "BBBBBB-0" / "deal-1.txt").read_text("utf-8") == "at the second\n"


def test_only_the_newest_games_are_kept_and_nothing_of_anybody_else_is_touched(tmp_path: Path) -> None:
    other = tmp_path / "notes"
    other.mkdir()
    (other / "mine.txt").write_text("keep me")
    for n in range(GAMES_KEPT + 5):
        play(tmp_path, f"GAME{n:02}", 0, b"a word\n")
        os.utime(tmp_path / f"GAME{n:02}-0", (n, n))
    games = sorted(path.name for path in tmp_path.iterdir() if path != other)
    assert games == [f"GAME{n:02}-0" for n in range(5, GAMES_KEPT + 5)]
    assert (other / "mine.txt").read_text() == "keep me"


def test_all_its_files_together_stay_small_and_the_oldest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stderr, "MOST_MB", 1)
    kept = Stderr(256, tmp_path)
    kept.sit("AAAAAA", 0)
    for n in range(1, 8):
        kept.begin(n)
        kept.add(b"x" * (256 << 10))
        kept.begin(0)
        os.utime(tmp_path / "AAAAAA-0" / f"deal-{n}.txt", (n, n))
    assert files(tmp_path) == [f"AAAAAA-0/deal-{n}.txt" for n in (4, 5, 6, 7)]


def test_the_last_room_on_a_disk_is_left_to_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = shutil.disk_usage(tmp_path).free
    monkeypatch.setattr(stderr, "SPARE_MB", (free >> 20) * 2)
    play(tmp_path, "AAAAAA", 0, b"a word\n")
    assert files(tmp_path) == []


async def test_who_writes_much_is_not_held_up_and_only_the_end_is_kept() -> None:
    stream = asyncio.StreamReader()
    stream.feed_data(b"x" * (MB_S << 20) + b"\nthe end\n")
    stream.feed_eof()
    kept = Stderr(1)
    async with awake() as clock:
        await drain(stream, kept)
    assert clock.seconds < 5
    assert kept.of() == "the end\n"


def test_a_name_from_outside_names_no_other_place(tmp_path: Path) -> None:
    play(tmp_path / "logs", "../../elsewhere/x", 0, b"a word\n")
    assert files(tmp_path) == ["logs/______elsewhere_x-0/deal-1.txt"]
