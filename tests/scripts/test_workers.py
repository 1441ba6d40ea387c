"""Processes that work for a command: none is left behind, and what goes wrong in them is one sentence."""

from __future__ import annotations

import os
import pickle
import select
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.failure import CommandError
from scripts.workers import workers
from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import ROOT, command, environment


def children_of(pid: int) -> list[int]:
    """The processes that this one has started and that are still there."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == pid:
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes where Linux lists them")
def test_no_worker_outlives_a_command_that_is_killed(tmp_path: Path) -> None:
    words = ("ladder", "--rules", "burraco,stbl", "--players", "greedy,chance", "--pairs", "200", "--jobs", "2")
    started = subprocess.Popen(command(*words), stderr=subprocess.PIPE, text=True, env=environment(tmp_path), cwd=ROOT)
    assert started.stderr is not None
    assert any("burraco: greedy over chance" in line for line in started.stderr)
    handles: dict[int, int] = {}
    try:
        handles |= {os.pidfd_open(pid): pid for pid in children_of(started.pid)}
        assert len(handles) >= 2
        started.kill()
        for handle, pid in handles.items():
            assert select.select([handle], [], [], PATIENCE_S)[0], f"process {pid} is still there"
    finally:
        started.kill()
        started.wait()
        started.stderr.close()
        for handle in handles:
            os.close(handle)


def test_a_worker_that_is_killed_ends_the_command_in_a_sentence() -> None:
    with pytest.raises(CommandError, match="was killed, perhaps for want of memory") as caught, workers(1) as pool:
        pool.submit(os._exit, 3).result()
    assert caught.value.code == "worker_died"
    assert caught.value.status == 1


def test_work_is_done_elsewhere() -> None:
    with workers(1) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()


def test_a_fault_in_another_process_comes_back_whole() -> None:
    error = pickle.loads(pickle.dumps(CommandError("code", "What to do.", 1)))
    assert (error.code, str(error), error.status) == ("code", "What to do.", 1)
