"""A table is killed at every record, before and after it is written, and ends with the very same record."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from core.table.public_record import public_lines, written
from core.table.records import Record
from tests.core.table.playing import SHORT, Game, chance, records_of
from transports.memory import MemoryLog


class Killed(Exception):
    """The process was killed here."""


class MortalLog(MemoryLog):
    """A log whose process is killed at chosen appends: before the record is written, or just after."""

    def __init__(self, dies: Callable[[int], bool], *, after: bool) -> None:
        super().__init__()
        self._dies = dies
        self._after = after
        self._died: set[int] = set()
        self.armed = False

    async def append(self, table: str, seq: int, record: bytes) -> None:
        deadly = self.armed and self._dies(seq) and seq not in self._died
        if deadly:
            self._died.add(seq)
        if deadly and not self._after:
            raise Killed
        await super().append(table, seq, record)
        if deadly:
            raise Killed


def without_ms(raw: bytes) -> bytes:
    return re.sub(rb'"ms":\d+', b'"ms":0', raw)


async def played(log: MemoryLog, records: list[Record]) -> tuple[bytes, int]:
    """The public record of the match, played by processes that are killed and started anew until it is over."""
    game = Game(log)
    await game.found(records)
    if isinstance(log, MortalLog):
        log.armed = True
    lives = 0
    while True:
        lives += 1
        try:
            await game.play([chance] * 4)
            break
        except ExceptionGroup as error:
            if error.split(Killed)[1] is not None:
                raise
        game = Game(log)
        game.clock.advance(lives)
    return without_ms(written(public_lines(game.name, await log.read(game.name)))), lives


@pytest.mark.parametrize("seed", ["9", None])
@pytest.mark.parametrize("after", [False, True])
async def test_killed_at_every_record_a_match_ends_as_if_nothing_had_happened(seed: str | None, after: bool) -> None:
    records = records_of("burraco", SHORT, seed=seed)
    expected, _ = await played(MemoryLog(), records)
    assert expected.count(b'"type":"deal"') >= 2
    got, lives = await played(MortalLog(lambda seq: True, after=after), records)
    assert got == expected
    assert lives > 50


@pytest.mark.parametrize("after", [False, True])
async def test_killed_once_at_any_record_a_match_ends_as_if_nothing_had_happened(after: bool) -> None:
    records = records_of("burraco", SHORT, seed=None)
    whole = MemoryLog()
    expected, _ = await played(whole, records)
    count = len(await whole.read("K7QF2M"))
    for at in range(5, count):
        got, lives = await played(MortalLog(lambda seq, at=at: seq == at, after=after), records)  # type: ignore[misc]
        assert (got, lives) == (expected, 2), f"killed at record {at}"


async def test_cancelled_at_any_moment_a_match_ends_as_if_nothing_had_happened() -> None:
    records = records_of("burraco", SHORT, seed="9")
    expected, _ = await played(MemoryLog(), records)
    log = MemoryLog()
    await Game(log).found(records)
    steps = 7
    while True:
        game = Game(log)
        task = asyncio.create_task(game.play([chance] * 4))
        for _ in range(steps):
            await asyncio.sleep(0)
        steps = steps * 8 // 7 + 1
        if task.done():
            await task
            break
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert without_ms(written(public_lines("K7QF2M", await log.read("K7QF2M")))) == expected
