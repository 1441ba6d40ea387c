"""Every log keeps the same promises."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from core.table.ports import Log, LogConflict
from tests.transports.redis.servers import KINDS, Server
from transports.files import FileLog
from transports.memory import MemoryLog
from transports.record_file import RecordedLog
from transports.redis.clients import Clients
from transports.redis.log import RedisLog


@pytest.fixture(params=["memory", "files", "recorded", *KINDS])
async def log(request: pytest.FixtureRequest, tmp_path: Path, servers: Callable[[str], Server]) -> AsyncIterator[Log]:
    match request.param:
        case "memory":
            yield MemoryLog()
        case "files":
            with FileLog(tmp_path / "games") as files:
                yield files
        case "valkey" | "redis":
            clients = Clients(servers(request.param).url)
            yield RedisLog(clients)
            await clients.aclose()
        case _:
            yield RecordedLog(MemoryLog(), "another", tmp_path / "record.jsonl")


async def test_what_was_appended_is_read_in_order(log: Log) -> None:
    for seq, record in enumerate([b'{"a":1}', b'{"b":"\xc3\xa9"}', b"{}"]):
        await log.append("T1", seq, record)
    assert await log.read("T1") == [b'{"a":1}', b'{"b":"\xc3\xa9"}', b"{}"]


async def test_tables_are_kept_apart_and_listed_by_name(log: Log) -> None:
    await log.append("T2", 0, b"{}")
    await log.append("T1", 0, b'{"x":1}')
    assert await log.tables() == ["T1", "T2"]
    assert await log.read("T2") == [b"{}"]


async def test_a_table_that_is_not_there_has_no_records(log: Log) -> None:
    assert await log.read("T9") == []
    assert await log.tables() == []


@pytest.mark.parametrize("seq", [0, 2, -1])
async def test_only_the_next_number_can_be_appended(log: Log, seq: int) -> None:
    await log.append("T1", 0, b"{}")
    with pytest.raises(LogConflict) as caught:
        await log.append("T1", seq, b'{"x":1}')
    assert caught.value.expected == 1
    assert await log.read("T1") == [b"{}"]


async def test_a_new_table_begins_with_number_zero(log: Log) -> None:
    with pytest.raises(LogConflict):
        await log.append("T1", 1, b"{}")
    await log.append("T1", 0, b"{}")


async def test_what_is_read_is_a_copy(log: Log) -> None:
    await log.append("T1", 0, b"{}")
    (await log.read("T1")).clear()
    assert len(await log.read("T1")) == 1
