"""Saved tables: who may read them, what a killed program leaves behind, and what damage is answered with."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from core.game.actions import Draw
from core.table.messages import Rejected, Tick, Update
from core.table.ports import LogDamaged, LogUnavailable, TableBusy, UnknownTable
from core.table.times import Times
from tests.core.table.playing import Game, chance, on_turn, records_of, take_turn
from transports.files import FileLog

NAME = "K7QF2M"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "home" / "games"


async def saved(folder: Path, turns: int = 3) -> Path:
    """A table in mid-match, as a program that has ended leaves it."""
    with FileLog(folder) as log:
        game = Game(log)
        await game.found(records_of(seed="2"))
        async with game.running():
            seats = await game.seats()
            for _ in range(turns):
                await take_turn(seats)
        return log.path(NAME)


async def test_only_their_owner_can_read_the_files(folder: Path) -> None:
    old = os.umask(0)
    try:
        path = await saved(folder)
    finally:
        os.umask(old)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_a_record_is_on_the_disk_before_anybody_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    real = os.fsync

    def fsync(fd: int) -> None:
        synced.append(os.fstat(fd).st_size)
        real(fd)

    monkeypatch.setattr(os, "fsync", fsync)
    with FileLog(folder) as log:
        for seq in range(3):
            await log.append(NAME, seq, b"{}")
            assert synced[-1] == log.path(NAME).stat().st_size
            assert log.path(NAME).read_bytes().count(b"\n") == seq + 1


@pytest.mark.parametrize("kept", [1, 5, 30, -1])
async def test_a_line_that_was_never_finished_is_cut_off_with_a_note(folder: Path, kept: int) -> None:
    path = await saved(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:kept])
    with FileLog(folder) as log:
        records = await log.read(NAME)
        assert len(records) == len(lines) - 1
        (note,) = log.notes
        assert NAME in note
        assert "nobody was told" in note
        assert path.read_bytes() == b"".join(lines[:-1])
        await log.append(NAME, len(records), b"{}")
    assert path.read_bytes().startswith(b"".join(lines[:-1]))


async def test_after_the_cut_the_match_goes_on(folder: Path) -> None:
    path = await saved(folder)
    path.write_bytes(path.read_bytes()[:-7])
    with FileLog(folder) as log:
        game = Game(log)
        async with game.running():
            seats = await game.seats()
            await take_turn(seats)
        assert len(log.notes) == 1


def flipped(line: bytes) -> bytes:
    return line.replace(b'"ms":0', b'"ms":7')


DAMAGES: list[tuple[str, Callable[[list[bytes]], list[bytes]], int, str]] = [
    ("changed", lambda lines: [*lines[:7], flipped(lines[7]), *lines[8:]], 8, "checksum"),
    ("missing", lambda lines: [*lines[:4], *lines[5:]], 5, "missing or doubled"),
    ("doubled", lambda lines: [*lines[:4], lines[3], *lines[4:]], 5, "missing or doubled"),
    ("cut", lambda lines: [*lines[:2], lines[2][:20] + b"\n", *lines[3:]], 3, "truncated"),
    ("empty", lambda lines: [b"\n", *lines], 1, "truncated"),
    ("binary", lambda lines: [lines[0], b"\xff\x00\n", *lines[1:]], 2, "malformed"),
]


@pytest.mark.parametrize(("how", "damage", "line", "reason"), DAMAGES, ids=[how for how, *_ in DAMAGES])
async def test_any_other_damage_is_named_and_nothing_is_guessed(
    folder: Path, how: str, damage: Callable[[list[bytes]], list[bytes]], line: int, reason: str
) -> None:
    path = await saved(folder)
    broken = b"".join(damage(path.read_bytes().splitlines(keepends=True)))
    path.write_bytes(broken)
    with FileLog(folder) as log:
        game = Game(log)
        with pytest.raises(LogDamaged, match=f"line {line} of its log is damaged") as caught:
            await game.coordinator.load()
        assert reason in str(caught.value)
    assert path.read_bytes() == broken, "the file is kept as it is"
    (summary,) = await FileLog(folder, read_only=True).summaries()
    assert summary.problem == str(caught.value)


async def test_a_table_is_played_by_one_process_at_a_time(folder: Path) -> None:
    path = await saved(folder)
    with FileLog(folder) as first, FileLog(folder) as second:
        await first.read(NAME)
        with pytest.raises(TableBusy, match="another process"):
            await second.read(NAME)
        with pytest.raises(TableBusy):
            await second.append(NAME, 0, b"{}")
        reader = FileLog(folder, read_only=True)
        assert await reader.read(NAME) == await first.read(NAME)
        assert [saved.busy for saved in await reader.summaries()] == [True]
        first.close()
        assert len(await second.read(NAME)) == path.read_bytes().count(b"\n")


async def test_a_log_for_reading_changes_nothing(folder: Path) -> None:
    path = await saved(folder)
    torn = path.read_bytes()[:-3]
    path.write_bytes(torn)
    log = FileLog(folder, read_only=True)
    await log.read(NAME)
    await log.summaries()
    assert path.read_bytes() == torn
    assert log.notes == []
    with pytest.raises(LogUnavailable):
        await log.append(NAME, 0, b"{}")


async def test_a_full_disk_leaves_no_half_line_and_the_append_can_be_tried_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with FileLog(folder) as log:
        await log.append(NAME, 0, b"{}")
        whole = log.path(NAME).read_bytes()
        real = os.write

        def write(fd: int, data: bytes) -> int:
            if len(data) > 10:
                return real(fd, data[:10])
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(os, "write", write)
            with pytest.raises(LogUnavailable, match="No space left"):
                await log.append(NAME, 1, b'{"x":"a longer record"}')
        assert log.path(NAME).read_bytes() == whole
        await log.append(NAME, 1, b"{}")
        assert len(await log.read(NAME)) == 2


async def test_a_move_that_cannot_be_saved_does_not_count_and_can_be_sent_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with FileLog(folder) as log:
        game = Game(log)
        game.coordinator = game.another(Times(tick=5_000))
        await game.found(records_of(humans=(0, 1, 2, 3)))
        async with game.running():
            seats = await game.seats()
            turn = on_turn(seats)
            with monkeypatch.context() as patch:

                def fsync(fd: int) -> None:
                    raise OSError(errno.EIO, "Input/output error")

                patch.setattr(os, "fsync", fsync)
                answer = await seats[turn].act(Draw())
                assert isinstance(answer, Rejected)
                assert answer.code == "not_saved"
                assert "Input/output error" in answer.text
                await game.advance(5_000)
                await game.advance(5_000)
                ticks = [message for message in await seats[0].hear() if isinstance(message, Tick)]
                assert [tick.degraded for tick in ticks] == [True, True], "as long as nothing was saved"
            assert isinstance(await seats[turn].act(Draw()), Update)
            await game.advance(5_000)
            ticks = [message for message in await seats[0].hear() if isinstance(message, Tick)]
            assert [tick.degraded for tick in ticks] == [False]


async def test_the_list_of_saved_tables_tells_what_a_player_wants_to_know(folder: Path) -> None:
    await saved(folder)
    with FileLog(folder) as log:
        game = Game(log, name="ZZZZZZ")
        await game.found(records_of("aberto", table="ZZZZZZ"))
        await game.play([chance] * 4)
    (folder / "notes.txt").write_text("not a table")
    (folder / "EMPTY1.jsonl").write_bytes(b"")
    found = {saved.table: saved for saved in await FileLog(folder, read_only=True).summaries()}
    one, two, three = found[NAME], found["ZZZZZZ"], found["EMPTY1"]
    assert (one.preset, one.n, one.totals, one.result, one.seeded) == ("burraco", 1, (0, 0), None, True)
    assert one.turn is not None
    assert [player.name for player in one.players] == ["P0", "P1", "P2", "P3"]
    assert two.result is not None
    assert two.turn is None
    assert three.problem is not None
    assert "empty" in three.problem
    assert set(found) == {NAME, "ZZZZZZ", "EMPTY1"}


async def test_a_folder_that_is_not_there_holds_no_tables(folder: Path) -> None:
    log = FileLog(folder, read_only=True)
    assert await log.tables() == []
    assert await log.summaries() == []
    assert await log.read(NAME) == []
    assert not folder.exists()


@pytest.mark.parametrize("name", ["../K7QF2M", "a/b", "", ".", "x" * 40, "K7\x00"])
async def test_a_name_that_is_no_tables_never_reaches_the_disk(folder: Path, name: str) -> None:
    with FileLog(folder) as log:
        with pytest.raises(UnknownTable):
            await log.read(name)
        with pytest.raises(UnknownTable):
            await log.append(name, 0, b"{}")


async def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    with FileLog(tmp_path / "home" / "games") as log, pytest.raises(LogUnavailable, match="Not a directory"):
        await log.append(NAME, 0, b"{}")


async def test_a_pipe_or_a_folder_with_a_tables_name_is_no_table(folder: Path) -> None:
    folder.mkdir(parents=True)
    os.mkfifo(folder / "PPPPPP.jsonl")
    (folder / "DDDDDD.jsonl").mkdir()
    reader = FileLog(folder, read_only=True)
    assert await reader.tables() == []
    assert await reader.summaries() == []
    with FileLog(folder) as log:
        assert await log.read("PPPPPP") == []
        with pytest.raises(LogUnavailable, match="no ordinary file"):
            await log.append("PPPPPP", 0, b"{}")
        with pytest.raises(LogUnavailable):
            await log.append("DDDDDD", 0, b"{}")


async def test_a_file_deleted_or_replaced_while_it_is_played_is_missed_and_can_still_be_read(folder: Path) -> None:
    path = await saved(folder)
    with FileLog(folder) as log:
        records = await log.read(NAME)
        assert log.lies_there(NAME)
        whole = path.read_bytes()
        path.unlink()
        assert not log.lies_there(NAME)
        path.write_bytes(whole)
        assert not log.lies_there(NAME)
        path.write_bytes(b"")
        assert await log.read(NAME) == records


async def test_what_lies_before_the_damage_can_be_read(folder: Path) -> None:
    path = await saved(folder)
    records = await FileLog(folder, read_only=True).read(NAME)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[5] = lines[5].replace(b'"sum"', b'"mus"')
    path.write_bytes(b"".join(lines))
    assert await FileLog(folder, read_only=True).read_sound(NAME) == records[:5]


async def test_the_newest_game_to_go_on_with_is_neither_over_nor_damaged_nor_played_elsewhere(folder: Path) -> None:
    reader = FileLog(folder, read_only=True)
    assert await reader.newest() is None
    path = await saved(folder)
    found = await reader.newest()
    assert found is not None
    assert found.table == NAME
    broken = path.with_name("BROKEN.jsonl")
    broken.write_bytes(b"{}\n")
    os.utime(broken, (2e9, 2e9))
    found = await reader.newest()
    assert found is not None
    assert found.table == NAME
    with FileLog(folder) as log:
        await log.read(NAME)
        assert await reader.newest() is None


async def test_a_table_is_removed_for_good_unless_it_is_being_played(folder: Path) -> None:
    path = await saved(folder)
    remover = FileLog(folder, read_only=True)
    with FileLog(folder) as log:
        await log.read(NAME)
        with pytest.raises(TableBusy):
            remover.remove(NAME)
    remover.remove(NAME)
    assert not path.exists()
    with pytest.raises(UnknownTable):
        remover.remove(NAME)
    with pytest.raises(UnknownTable):
        remover.remove("../x")
