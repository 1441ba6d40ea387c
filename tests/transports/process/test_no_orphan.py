"""Nothing that a bot is or has started outlives the program that wanted it, however either of them ends."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.transports.process.programs import bot, greeting, keeper_of, running, until
from transports.process.bot_process import BotProcess
from transports.process.confinement import confinement_of

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")

ROOT = Path(__file__).resolve().parents[3]
STUBBORN = ("ignores_term", "forker")


def wait_until_none(mark: str) -> None:
    """Nobody with this word is left, soon."""
    deadline = time.monotonic() + PATIENCE_S
    while left := running(mark):
        assert time.monotonic() < deadline, f"still there: {left}"
        os.sched_yield()


def holding(kind: str, home: Path, name: str, mark: str, end: str) -> subprocess.Popen[str]:
    """A program of ours that has such a bot now."""
    words = [sys.executable, "-m", "tests.transports.process.stranger", "hold", kind, str(home), str(home / "other")]
    said = home / "said"
    with said.open("wb") as file:
        ours = subprocess.Popen([*words, name, mark, end], cwd=ROOT, stdout=subprocess.PIPE, stderr=file, text=True)
    assert ours.stdout is not None
    assert ours.stdout.readline().strip().isdigit(), said.read_text("utf-8")
    return ours


@pytest.mark.parametrize("kind", ["none", "any"])
@pytest.mark.parametrize("name", STUBBORN)
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_when_we_are_killed_nothing_is_left(kind: str, name: str, end: signal.Signals, tmp_path: Path) -> None:
    mark = secrets.token_hex(8)
    ours = holding(kind, tmp_path, name, mark, "wait")
    assert len(running(mark)) >= (4 if name == "forker" else 2)  # ours, the bot, and those that it has started
    ours.send_signal(end)
    ours.communicate()
    wait_until_none(mark)


@pytest.mark.parametrize("end", ["exit", "raise", "leave", "close"])
def test_when_we_end_in_any_other_way_nothing_is_left(end: str, tmp_path: Path) -> None:
    mark = secrets.token_hex(8)
    ours = holding("none", tmp_path, "forker", mark, end)
    ours.communicate()
    wait_until_none(mark)


async def test_a_stopped_program_ends_too() -> None:
    mark = secrets.token_hex(8)
    hello, _ = await greeting()
    async with BotProcess(bot("forker", mark)) as process:
        await process.start(hello)
        for pid in running(mark):
            os.kill(pid, signal.SIGSTOP)
    assert process.left_over == 0
    assert running(mark) == []


async def test_what_a_program_leaves_behind_when_it_ends_by_itself_ends_with_it() -> None:
    mark = secrets.token_hex(8)
    hello, _ = await greeting()
    async with BotProcess(bot("forker", mark)) as process:
        await process.start(hello)
        assert process.pid is not None
        assert len(running(mark)) == 3
        os.kill(process.pid, signal.SIGSEGV)
        failed = await process.ended()
        assert failed.code == "crashed"
        assert process.exit_code == -signal.SIGSEGV
        assert running(mark) == []


async def test_when_the_keeper_is_killed_the_program_is_lost_and_ends(tmp_path: Path) -> None:
    mark = secrets.token_hex(8)
    hello, _ = await greeting()
    async with BotProcess(bot("forker", mark, confined=confinement_of(tmp_path))) as process:
        await process.start(hello)
        os.kill(keeper_of(process), signal.SIGKILL)
        assert "keeper" in (await process.ended()).text
    if not process.program.confined.spaces:  # there the kernel ends all of it; else only the program itself
        for pid in running(mark):
            os.kill(pid, signal.SIGKILL)
    wait_until_none(mark)


async def test_a_close_that_is_cut_off_leaves_the_rest_to_the_keeper() -> None:
    mark = secrets.token_hex(8)
    hello, _ = await greeting()
    process = BotProcess(bot("forker", mark))
    await process.start(hello)
    keeper = keeper_of(process)
    os.kill(keeper, signal.SIGSTOP)  # it has not come to it yet
    closing = asyncio.create_task(process.aclose(at_once=True))
    await asyncio.wait({closing}, timeout=0)
    closing.cancel()
    await asyncio.wait({closing})
    os.kill(keeper, signal.SIGCONT)
    await until(lambda: not running(mark), "the end of all that it has started")
    await process._running()._process.wait()
