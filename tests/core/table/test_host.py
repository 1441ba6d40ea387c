"""A host runs tables and reads one that failed anew from its log."""

from __future__ import annotations

import asyncio
import logging

import pytest

from core.table.host import Host
from core.table.ports import LogConflict, TableFailed, UnknownTable
from core.table.records import Opened, Seated
from tests.core.table.playing import NO_TICKS, Game, chance, dull, records_of, secret_of
from transports.memory import MemoryBus, MemoryLog
from transports.player import play_seat


class FaultyLog(MemoryLog):
    """A log that breaks the program now and then, in a way that nobody has foreseen."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every = every
        self.calls = 0

    async def append(self, table: str, seq: int, record: bytes) -> None:
        self.calls += 1
        if seq > 4 and self.calls % self.every == 0:
            raise ZeroDivisionError("a fault of the tests")
        await super().append(table, seq, record)


def host_of(log: MemoryLog, game: Game) -> Host:
    return Host(log, game.clock, stand_in=dull, entropy=lambda count: secret_of(1), times=NO_TICKS)


async def created(host: Host, name: str = "K7QF2M") -> str:
    first, *seats = records_of("stbl", table=name)
    assert isinstance(first, Opened)
    return await host.create(first, [seat for seat in seats if isinstance(seat, Seated)])


async def test_a_table_that_fails_now_and_then_is_played_to_its_end(caplog: pytest.LogCaptureFixture) -> None:
    log = FaultyLog(every=10)
    game = Game(log)
    host = host_of(log, game)
    name = await created(host)
    with caplog.at_level(logging.CRITICAL):
        async with asyncio.TaskGroup() as tasks:
            for seat in range(4):
                tasks.create_task(play_seat(game.client(seat), chance))
            result = await host.run(name, game.bus)
    assert result is not None
    assert result.reason == "one_deal"
    assert log.calls > 100


async def test_a_table_that_fails_again_and_again_is_given_up_and_its_log_kept(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = FaultyLog(every=1)
    game = Game(log)
    host = host_of(log, game)
    name = await created(host)
    seats = [asyncio.create_task(play_seat(game.client(seat), chance)) for seat in range(4)]
    with caplog.at_level(logging.CRITICAL), pytest.raises(TableFailed, match="nothing of it is lost"):
        await host.run(name, game.bus)
    game.bus.close()
    await asyncio.gather(*seats)
    assert len(await log.read(name)) == 5
    assert host.running(name) is None


async def test_a_running_table_can_be_looked_at_and_stopped() -> None:
    game = Game()
    log = MemoryLog()
    host = host_of(log, game)
    name = await created(host)
    run = asyncio.create_task(host.run(name, game.bus))
    client = game.client(0)
    async with client:
        async for _ in client.messages():
            break
        coordinator = host.running(name)
        assert coordinator is not None
        assert coordinator.table.id == name
        await coordinator.stop("enough for today")
        assert await run is None


async def test_tables_of_one_host_do_not_disturb_each_other() -> None:
    log = MemoryLog()
    game = Game(log)
    host = host_of(log, game)
    names = [await created(host, name) for name in ("AAAAAA", "BBBBBB", "CCCCCC")]
    results = []

    async def one(name: str) -> None:
        bus = MemoryBus()
        game.bus = bus
        players = [asyncio.create_task(play_seat(game.client(seat), chance)) for seat in range(4)]
        results.append(await host.run(name, bus))
        await asyncio.gather(*players)

    async with asyncio.TaskGroup() as tasks:
        for name in names:
            tasks.create_task(one(name))
    assert len(results) == 3
    assert len({result.totals for result in results if result is not None}) == 1, "the same seed, the same match"


async def test_a_name_is_given_once_and_an_unknown_one_is_refused() -> None:
    game = Game()
    host = host_of(MemoryLog(), game)
    await created(host)
    with pytest.raises(LogConflict):
        await created(host)
    with pytest.raises(UnknownTable, match="no table 'NOBODY'"):
        await host.run("NOBODY", game.bus)
