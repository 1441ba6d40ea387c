"""The bench of the table measures what it says: real acts at real tables, beside a bare skeleton in the same run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.table.ledger import Ledger
from core.table.records import Acted, Shuffled
from core.table.state import replay
from scripts.cli import main
from scripts.failure import CommandError
from scripts.footprint import peak, resident
from scripts.table_bench.figures import times_of
from scripts.table_bench.host import bare_host
from scripts.table_bench.plan import timed_tables
from transports.memory import MemoryLog
from transports.redis.clients import BusTrouble, Clients

SMALL = ["bench", "table", "--tables", "4", "--rate", "40", "--seconds", "0.5", "--crowd", "4"]
PLAYED = {
    "tables", "rate", "count", "p50", "p99", "most", "sent_late", "reached_per_s", "host_cpu_share",
    "host_cpu_share_at_rest", "host_cpu_ms_per_act",
}  # fmt: skip


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*SMALL, "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def expect_times(figures: dict[str, Any]) -> None:
    assert figures["count"] > 0
    assert 0 < figures["p50"] <= figures["p99"] <= figures["most"]


def expect_table(table: dict[str, Any]) -> None:
    assert [run["tables"] for run in table["rising"]] == [1, 2, 4]
    assert [run["rate"] for run in table["rising"]] == [10, 20, 40]
    for run in table["rising"]:
        assert set(run) >= PLAYED
        expect_times(run)
    assert table["at_rate"] == table["rising"][-1]
    expect_times(table["one_by_one"])
    assert table["flat_out_per_s"] > 0


def expect_crowd(crowd: dict[str, Any]) -> None:
    assert crowd["tables"] == 8
    assert set(crowd) >= PLAYED | {"kb_per_table", "kb_per_table_played"}
    assert crowd["rss_mb"] > 0


def test_the_table_in_memory_is_measured_with_one_two_and_four_times_as_many_tables(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = measured(capsys, "--bus", "memory", "--loop", "asyncio")
    assert found["bus"] == "memory"
    assert "uvloop" not in found
    expect_table(found["asyncio"]["table"])
    expect_crowd(found["asyncio"]["crowd"])


def test_on_a_server_the_bare_skeleton_stands_beside_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "--loop", "asyncio")["asyncio"]
    expect_table(found["table"])
    expect_crowd(found["crowd"])
    expect_times(found["write_and_sync"])
    assert len(found["bare"]) == 2
    for bare in found["bare"]:
        for kind in ("round_trip", "one_by_one", "at_rate"):
            expect_times(bare[kind])
        assert bare["at_rate"]["host_cpu_ms_per_act"] > 0
    for kind in ("one_by_one", "at_rate"):
        mean = sum(bare[kind]["p50"] for bare in found["bare"]) / 2
        assert found["ratio"][kind] == pytest.approx(found["table"][kind]["p50"] / mean, abs=0.01)


def test_the_figures_are_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--bus", "memory"]) == 0
    said = capsys.readouterr().out
    assert said.count("flat out") == said.count("host and seats on") >= 1
    assert "4 tables, 40/s" in said
    assert "KB a table" in said


@pytest.mark.parametrize(
    "words",
    [
        ["--tables", "3"],
        ["--rate", "0"],
        ["--seconds", "0"],
        ["--crowd", "-1"],
        ["--tables", "20001"],
        ["--seconds", "nan"],
    ],
)
def test_a_bench_of_the_table_that_would_say_nothing_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "table", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco bench: --tables is 4 to ")


def test_a_server_program_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--server", "no-such-server", "--loop", "asyncio"]) == 1
    assert "o-such-server is no program that can be started" in capsys.readouterr().err


async def test_a_bare_host_that_cannot_listen_says_so_before_anybody_waits_for_it(tmp_path: Path) -> None:
    clients = Clients(f"unix://{tmp_path}/nobody.sock")
    with pytest.raises(BusTrouble):
        async with bare_host(clients, {"T1": [(1, 1, 1, 1, 1, 1, 1)]}):
            pytest.fail("it is taken to listen")
    await clients.aclose()


def test_a_process_holds_no_more_memory_than_it_ever_did() -> None:
    assert 2**20 < resident() <= peak() * 1.1  # the kernel keeps the two in books of their own


async def test_what_is_planned_can_be_played_and_begins_at_different_moments() -> None:
    tables = timed_tables("T", 4, 5)
    begun = set()
    for planned in tables:
        log = MemoryLog()
        for seq, record in enumerate(planned.records):
            await log.append(planned.code, seq, record)
        before = replay(planned.code, planned.records)
        assert before is not None
        assert before.seq == planned.acts[0].seq
        begun.add(before.seq)
        ledger = Ledger(log, planned.code)
        await ledger.load()
        for act in planned.acts:
            while ledger.table.due:
                await ledger.commit(Shuffled(at=1, n=ledger.table.n + 1))
            assert ledger.table.may_act(act.seat)
            assert ledger.table.seq == act.seq
            await ledger.commit(Acted(at=1, seat=act.seat, actions=act.act.actions, ms=1_000))
            assert ledger.table.seq == act.answer
    assert len(begun) == 4


def test_the_middle_and_the_99th_of_a_hundred_are_told_in_milliseconds() -> None:
    times = times_of([each / 1000 for each in range(100, 0, -1)])
    assert (times.count, times.p50, times.p99, times.most) == (100, 50, 99, 100)


def test_nothing_measured_is_no_figure() -> None:
    with pytest.raises(CommandError, match="Nothing was measured"):
        times_of([])
