"""What a program may use: who uses more is ended, and whatever else it does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from core.table.messages import Rejected
from tests.transports.process.programs import BAD_BOTS, bot, greeting, limits, small, started, until
from transports.process.bot_process import BotProcess
from transports.process.faults import KIND_OF, BotFailed
from transports.process.program import Program


@pytest.mark.parametrize(
    ("program", "code"),
    [
        (bot("flooder", "stdout", limits=limits(output_kb_s=200)), "flooded"),
        (bot("flooder", "stdout", limits=limits(output_lines_s=200)), "flooded"),
        (bot("flooder", "stdout", "line"), "line_too_long"),
        (small(update="[say(type='act') for _ in range(1000)]"), "unreadable"),
        (small(update="import os, signal; os.close(1); signal.pause()"), "output_closed"),
        (bot("memory_hog", limits=limits(memory_mb=80)), "too_much_memory"),
        (bot("memory_hog", "child", limits=limits(memory_mb=80)), "too_much_memory"),
        (bot("cpu_hog", limits=limits(cpu_s=0.3)), "too_much_cpu"),
        (bot("cpu_hog", "child", limits=limits(cpu_s=0.3)), "too_much_cpu"),
    ],
    ids=lambda value: " ".join(value.command[-2:]).replace(str(BAD_BOTS), "") if isinstance(value, Program) else value,
)
async def test_who_uses_too_much_is_ended(program: Program, code: str) -> None:
    async with started(program) as (process, update):
        with pytest.raises(BotFailed) as failed:
            await process.ask(update)
        assert failed.value.code == code
        assert failed.value.kind == KIND_OF[code]


async def test_who_starts_too_many_processes_is_ended() -> None:
    hello, _ = await greeting()
    async with BotProcess(bot("forker", "bomb", limits=limits(processes=20))) as process:
        with pytest.raises(BotFailed) as failed:
            await process.start(hello)
        assert failed.value.code == "too_many_processes"
    assert process.left_over == 0


async def test_processor_time_counts_anew_with_each_deal() -> None:
    burn = "import time; until = time.process_time() + 0.2\nwhile time.process_time() < until: pass\n"
    program = small(update=burn + "act(m['seq'], {'do': 'draw'})", limits=limits(cpu_s=0.3))
    async with started(program) as (process, update):
        for n in (1, 2, 3):
            view = msgspec.structs.replace(update.view, n=n)
            await process.ask(msgspec.structs.replace(update, seq=update.seq + n, view=view))
        _, cpu_s = await process.use()
        assert cpu_s >= 0.6


async def test_a_flood_on_standard_error_is_kept_at_its_end_only_and_slows_nobody_else() -> None:
    quick = limits(stderr_kb=8, output_kb_s=200, move_ms=300, deal_ms=300, ping_ms=50)
    async with started(bot("flooder", "stderr", limits=quick)) as (process, update):
        with pytest.raises(BotFailed):
            await process.ask(update)
        assert 8 * 1024 - 1024 <= len(process.stderr()) <= 8 * 1024
        assert process.stderr().startswith("x" * 1023 + "\n")


async def test_who_does_not_read_is_ended() -> None:
    async with started(bot("staller")) as (process, update):
        hung = asyncio.create_task(process.ask(update))
        big = Rejected(seq=0, at=None, code="x", text="x" * 100_000, now=0)

        def say_a_lot() -> None:
            for _ in range(100):
                process.send(big)

        with pytest.raises(BotFailed, match="does not read") as failed:
            say_a_lot()
        assert failed.value.code == "not_reading"
        with pytest.raises(BotFailed):
            await hung


async def test_it_has_no_more_open_files_than_it_may() -> None:
    count = """
files = []
try:
    while True: files.append(open('/dev/null'))
except OSError: say(type='id', protocol=1, name=str(len(files)))
"""
    async with started(small(hello=count, limits=limits(files=32))) as (process, _):
        assert process.id is not None
        assert 20 < int(process.id.name) < 32


async def test_its_standard_error_is_kept_by_deal(tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    async with started(bot("chatty", logs=logs)) as (process, update):
        other = msgspec.structs.replace(update, seq=update.seq + 9, view=msgspec.structs.replace(update.view, n=2))
        await process.ask(update)
        await process.ask(other)
        await until(lambda: "thinking" in process.stderr(2), "what it said in the second deal")
    game = logs / "K7QF2M-0"
    assert "thinking" in (game / "deal-1.txt").read_text("utf-8")
    assert "thinking" in (game / "deal-2.txt").read_text("utf-8")
