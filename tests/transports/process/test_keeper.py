"""A keeper ends its program whatever either of them does, and one that hangs itself is not waited for without end."""

from __future__ import annotations

import asyncio
import os
import resource
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.transports.process.programs import bot, greeting, keeper_of, limits, running, small, until
from transports.process import started as room
from transports.process.bot_process import BotProcess
from transports.process.confinement import Confinement
from transports.process.faults import BotFailed
from transports.process.program import Program, program_of

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")

HIDES_MEMORY = """
import os, signal
for number in range(20):
    if os.fork() == 0:
        kept = b"x" * (16 << 20)
        signal.pause()
signal.pause()
"""
TABLES = """
import mmap, signal
NORESERVE = 0x4000
kept = mmap.mmap(-1, 1 << 38, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | NORESERVE)
for number in range(0, 1 << 38, 1 << 21):
    kept[number]
signal.pause()
"""
"""Next to nothing is in all of that, but the kernel notes where it would be: 512 MB."""
SELECTS = 1024
"""Descriptors with this number and above are none for ``select``."""
STOPS_ITSELF = "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)"
BOMB = """
import os
while True:
    try:
        os.fork()
    except OSError:
        pass
"""
HOPS = """
import os, signal
def hop():  # never for long in one process
    while True:
        try:
            if os.fork():
                os._exit(0)
        except OSError:
            pass
for number in range(10):
    if os.fork() == 0:
        os.setsid()
        hop()
    os.wait()
signal.pause()
"""


@pytest.fixture
def many_files() -> Iterator[None]:
    """Next to all numbers of descriptors are taken that ``select`` knows, as in a host of many tables."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] < 2 * SELECTS and before[1] != resource.RLIM_INFINITY:
        pytest.skip("so many files may not be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (2 * SELECTS, before[1]))
    taken = [os.open(os.devnull, os.O_RDONLY)]
    try:
        while taken[-1] <= SELECTS:
            taken.append(os.dup(taken[0]))
        yield
    finally:
        for fd in taken:
            os.close(fd)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@asynccontextmanager
async def starting(program: Program) -> AsyncIterator[tuple[BotProcess, asyncio.Task[object]]]:
    """A program that is there, and has yet to say who it is."""
    hello, _ = await greeting()
    async with BotProcess(program) as process:
        task: asyncio.Task[object] = asyncio.create_task(process.start(hello))
        try:
            await until(lambda: process.pid is not None or task.done(), "its number")
            yield process, task
        finally:
            task.cancel()
            await asyncio.wait({task})


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        (HIDES_MEMORY, {"too_much_memory"}),
        (TABLES, {"too_much_memory"}),
        (STOPS_ITSELF, {"no_id"}),
        (BOMB, {"too_many_processes", "too_much_memory"}),
        (HOPS, {"too_many_processes", "no_id"}),
    ],
    ids=["memory", "tables", "stop", "bomb", "hops"],
)
async def test_who_hides_what_it_uses_stops_or_multiplies_is_ended(
    code: str, failure: set[str], held: Confinement
) -> None:
    # Only where it is confined: the tests let nothing of the kind loose.
    few = limits(memory_mb=100, processes=32, start_ms=3_000)
    mark = secrets.token_hex(8)
    program = program_of([sys.executable, "-c", code, mark], name="hurtful", limits=few, confined=held)
    async with starting(program) as (process, task):
        with pytest.raises(BotFailed) as failed:
            await task
        assert failed.value.code in failure
    assert process.left_over == 0
    assert running(mark) == []


async def test_a_keeper_that_hangs_is_waited_for_so_long_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "KEEPER_S", 0.2)
    async with starting(small(hello="pass", limits=limits(start_ms=300))) as (process, task):
        keeper = keeper_of(process)
        os.kill(keeper, signal.SIGSTOP)
        with pytest.raises(BotFailed) as failed:
            async with asyncio.timeout(PATIENCE_S):
                await task
        assert failed.value.code == "no_id"
        assert process.pid is not None
        await until(lambda: not Path(f"/proc/{keeper}").exists(), "the keeper's end")
        await until(lambda: not Path(f"/proc/{process.pid}").exists(), "the program's end")


async def test_closing_waits_no_longer_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "KEEPER_S", 0.2)
    hello, _ = await greeting()
    process = BotProcess(bot("ignores_term"))
    await process.start(hello)
    os.kill(keeper_of(process), signal.SIGSTOP)
    async with asyncio.timeout(PATIENCE_S):
        await process.aclose()
    await until(lambda: not Path(f"/proc/{process.pid}").exists(), "the program's end")


async def test_a_keeper_that_hears_nothing_any_more_is_ended_with_its_program() -> None:
    hello, _ = await greeting()
    async with BotProcess(bot("honest")) as process:
        await process.start(hello)
        os.kill(keeper_of(process), signal.SIGSTOP)
        started = process._running()
        for _ in range(100_000):
            if not started.order("deal"):
                break
        failed = await asyncio.wait_for(process.ended(), PATIENCE_S)
        assert "keeper" in failed.text


async def test_a_keeper_minds_no_number_of_open_files(many_files: None) -> None:
    hello, _ = await greeting()
    async with BotProcess(bot("honest")) as process:
        assert (await process.start(hello)).name == "honest"
    assert process.left_over == 0
