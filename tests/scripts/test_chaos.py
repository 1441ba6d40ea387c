"""`buraco chaos`: what it compares, what it says, and that it leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from core.table.messages import End, MatchResult
from core.table.records import encode_record
from scripts.chaos import command as chaos
from scripts.chaos.match import Match, Played, difference, match_of, played, undisturbed
from scripts.chaos.run import Fault, Outcome
from scripts.chaos.seats import Listener
from scripts.cli import main
from tests.patience import PATIENCE_S
from tests.transports.scripted import Reader, Script, msg, real_messages

ROOT = Path(__file__).resolve().parents[2]
MATCH = Match(1, "burraco", {"target": 0})

# --- hearing ---------------------------------------------------------------------------------------------------------


async def test_a_seat_is_done_only_when_its_player_was_told_all_that_came_before_the_end() -> None:
    hello, updates = await real_messages()
    port, ended, told = Script(), asyncio.Event(), [msg(updates[0], since=0), *updates[1:]]
    over = MatchResult(winner=0, totals=(1, 2), reason="target")
    async with Listener(port, 0, ended) as client:
        await port.tell(hello, *told, End(n=1, score=(1, 2), totals=(1, 2), sheet=(), secret=None, result=over))
        assert not ended.is_set()  # the carrier has it all, the player has read nothing
        reader = Reader(client)
        await asyncio.wait_for(ended.wait(), PATIENCE_S)
        reader.task.cancel()
    assert client.told == [event for update in told for event in update.events]


# --- comparing -------------------------------------------------------------------------------------------------------


def changed(record: Played, acts: Callable[[list[bytes]], list[bytes]]) -> Played:
    """The same record with other acts."""
    others = [line for line in record.lines if line not in record.acts]
    new = acts(list(record.acts))
    return msgspec.structs.replace(record, acts=new, lines=[*others[:2], *new, *others[2:]])


async def test_two_runs_of_a_match_have_one_record() -> None:
    one, other = await undisturbed(MATCH), await undisturbed(MATCH)
    assert difference(one, other) == difference(one, one)
    assert difference(one, other).first == ""
    assert len(one.acts) > 20


async def test_another_seed_is_another_match() -> None:
    assert difference(await undisturbed(MATCH), await undisturbed(Match(2, "burraco", {"target": 0}))).first


async def test_an_act_that_is_missing_is_lost() -> None:
    record = await undisturbed(MATCH)
    found = difference(record, changed(record, lambda acts: acts[:7] + acts[9:]))
    assert (found.lost, found.doubled) == (2, 0)
    assert "should be" in found.first


async def test_an_act_that_is_there_twice_is_doubled() -> None:
    record = await undisturbed(MATCH)
    found = difference(record, changed(record, lambda acts: acts[:8] + acts[7:]))
    assert (found.lost, found.doubled) == (0, 1)


async def test_an_act_of_a_stand_in_is_not_the_players() -> None:
    record = await undisturbed(MATCH)
    other = changed(record, lambda acts: [acts[0].replace(b'"player"', b'"clock"'), *acts[1:]])
    assert difference(record, other).lost == 1


async def test_a_record_that_ends_too_soon_differs() -> None:
    record = await undisturbed(MATCH)
    assert difference(record, msgspec.structs.replace(record, lines=record.lines[:-1])).first.endswith("is nothing")


def test_the_name_of_the_table_and_the_time_change_nothing() -> None:
    one, other = (
        played(code, [encode_record(record) for record in MATCH.records(code, at)])
        for code, at in (("AAAAAA", 1), ("BBBBBB", 2))
    )
    assert one == other


def test_every_seed_has_a_match() -> None:
    assert {match_of(seed).preset for seed in range(40)} == {"burraco", "buraco", "stbl"}


# --- the command -----------------------------------------------------------------------------------------------------

LOST = Outcome(fault="rivals", server="redis", seed=7, injected=3, compared=True, lost=1, stall_ms=40, problems=("x",))


@pytest.fixture
def one_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match under the fault ``rivals`` loses an act."""

    async def run_fault(fault: Fault, match: Match, expected: Played, kind: str, **rest: object) -> Outcome:
        same = Outcome(fault=fault.name, server=kind, seed=match.seed, injected=2, compared=True, stall_ms=9_000)
        return LOST if fault.name == "rivals" else same

    monkeypatch.setattr(chaos, "run_fault", run_fault)


@pytest.mark.usefixtures("one_differs")
def test_what_differs_is_told_with_the_command_that_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["chaos", "--seed", "7", "--minutes", "0", "--server", "valkey", "--only", "rivals", "--only", "handover"]
    assert main(words) == 1
    said = capsys.readouterr().out
    assert "again: buraco chaos --seed 7 --only rivals --server redis --minutes 0\n" in said
    assert "5 faults injected, 2 matches compared, 1 differed, 1 acts lost, 0 doubled, longest stall 9000 ms" in said
    assert "late" in next(line for line in said.splitlines() if line.startswith("handover"))


@pytest.mark.usefixtures("one_differs")
def test_all_figures_are_there_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["chaos", "--minutes", "0", "--server", "valkey", "--json"]
    assert main([*words, "--only", "handover"]) == 0
    assert main([*words, "--only", "handover", "--only", "rivals"]) == 1
    document, end = json.JSONDecoder().raw_decode(said := capsys.readouterr().out)
    assert document["total"]["longest_stall_ms"] == 9_000
    assert document["differences"] == []
    second = json.loads(said[end:])
    assert second["total"] | {"lost": 1, "differed": 1, "matches": 2, "injected": 5} == second["total"]
    assert second["differences"][0]["repeat"].startswith("buraco chaos --seed 7 --only rivals")


def test_a_fault_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chaos", "--only", "earthquake"]) == 2
    assert "host-killed" in capsys.readouterr().err


# --- what is left ----------------------------------------------------------------------------------------------------


def with_path(path: Path) -> list[int]:
    """The processes that have this path among their words or in their environment."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit() and int(process.name) != os.getpid():
            try:
                words = (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
            except OSError:
                continue
            if os.fsencode(path) in words:
                found.append(int(process.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_interrupted_it_leaves_no_process_behind(tmp_path: Path, number: signal.Signals, status: int) -> None:
    """Not even one that stands still, nor its server."""
    words = ["-m", "scripts.cli", "chaos", "--only", "host-paused", "--server", "valkey", "--keep", str(tmp_path)]
    process = subprocess.Popen([sys.executable, *words], cwd=ROOT, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    with process:
        assert process.stderr is not None
        assert b"same record" in process.stderr.readline()  # one match is over, the next one is under way
        while len(with_path(tmp_path)) < 6:  # itself, the server with its guard, two hosts
            assert process.poll() is None
        process.send_signal(number)
        assert process.wait(PATIENCE_S) == status
        said = process.stderr.read()
    assert b"Traceback" not in said
    ended = subprocess.run(
        [sys.executable, "-c", WAIT, *map(str, with_path(tmp_path))],
        timeout=PATIENCE_S,
        check=False,
        capture_output=True,
    )
    assert ended.returncode == 0
    assert with_path(tmp_path) == []


WAIT = """
import os, select, sys
for pid in map(int, sys.argv[1:]):
    try:
        fd = os.pidfd_open(pid)
    except ProcessLookupError:
        continue
    assert select.select([fd], [], [], 50)[0], pid
"""
