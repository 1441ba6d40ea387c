"""The public record beside the log: up to date deal by deal, written anew when a match is gone on with."""

from __future__ import annotations

import errno
import logging
import os
from pathlib import Path

import pytest

from core.table.public_record import public_lines, written
from scripts.verify import verify
from tests.core.table.playing import SHORT, Game, chance, records_of
from transports.memory import MemoryLog
from transports.record_file import NotOurs, RecordedLog, expect_free, export

NAME = "K7QF2M"


async def test_the_file_holds_the_whole_match_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    inner = MemoryLog()
    game = Game(RecordedLog(inner, NAME, path))
    await game.found(records_of("burraco", SHORT, seed=None))
    await game.play([chance] * 4)
    assert path.read_bytes() == written(public_lines(NAME, await inner.read(NAME)))
    assert verify(path).proved


async def test_while_a_deal_is_played_the_file_does_not_show_it(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    game = Game(RecordedLog(MemoryLog(), NAME, path))
    await game.found(records_of("burraco", SHORT, seed="9"))
    async with game.running():
        await game.seats()
        assert path.read_bytes().count(b"\n") == 1
        assert b'"hands"' not in path.read_bytes()


async def test_a_match_that_is_gone_on_with_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("something older\n")
    inner = MemoryLog()
    game = Game(inner)
    await game.found(records_of("burraco", SHORT, seed="9"))
    async with game.running():
        await game.seats()
    game = Game(RecordedLog(inner, NAME, path))
    assert path.read_text() == "something older\n", "nothing is replaced before the table is known to be whole"
    await game.play([chance] * 4)
    assert path.read_bytes() == written(public_lines(NAME, await inner.read(NAME)))


async def test_a_record_that_cannot_be_written_any_more_does_not_stop_the_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "folder" / "match.jsonl"
    path.parent.mkdir()
    game = Game(RecordedLog(MemoryLog(), NAME, path))
    await game.found(records_of("aberto"))
    path.unlink()
    path.parent.rmdir()
    with caplog.at_level(logging.ERROR):
        await game.play([chance] * 4)
    assert game.coordinator.table.result is not None
    assert "cannot be written (No such file or directory)" in caplog.text


def test_a_record_that_cannot_be_made_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        RecordedLog(MemoryLog(), NAME, tmp_path / "nowhere" / "match.jsonl")


async def test_a_stored_table_is_exported_as_far_as_its_deals_are_over(tmp_path: Path) -> None:
    log = MemoryLog()
    game = Game(log)
    await game.found(records_of("aberto", seed=None))
    path = tmp_path / "match.jsonl"
    assert await export(log, NAME, path) == 0
    await game.play([chance] * 4)
    assert await export(log, NAME, path) == path.read_bytes().count(b"\n") > 20
    assert verify(path).proved


async def test_a_record_that_could_not_be_written_for_a_while_is_whole_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    inner = MemoryLog()
    recorded = RecordedLog(inner, NAME, path)
    game = Game(recorded)
    await game.found(records_of("aberto"))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        await game.play([chance] * 4)
        with pytest.raises(OSError, match="No space left"):
            await recorded.finish()
    assert path.read_bytes() == b""
    await recorded.finish()
    assert path.read_bytes() == written(public_lines(NAME, await inner.read(NAME)))


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


async def test_a_file_that_somebody_else_has_put_in_the_records_place_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    recorded = RecordedLog(MemoryLog(), NAME, path)
    game = Game(recorded)
    await game.found(records_of("aberto"))
    async with game.running():
        await game.seats()
        path.write_text("mine now")
    with pytest.raises(NotOurs, match="another file lies there"):
        await recorded.finish()
    assert path.read_text() == "mine now"


async def test_only_nothing_and_a_record_of_the_same_table_may_be_written_over(tmp_path: Path) -> None:
    path, log = tmp_path / "match.jsonl", MemoryLog()
    expect_free(path, None)
    game = Game(log)
    await game.found(records_of("aberto"))
    await game.play([chance] * 4)
    await export(log, NAME, path)
    expect_free(path, NAME)
    pipe, saved = tmp_path / "pipe", tmp_path / "saved"
    os.mkfifo(pipe)
    saved.write_bytes(b'{"seq":0,"sum":"00000000","record":%s}\n' % (await log.read(NAME))[0])
    for place, table in ((path, None), (path, "OTHER2"), (pipe, NAME), (tmp_path, NAME), (saved, NAME)):
        with pytest.raises(NotOurs):
            expect_free(place, table)
