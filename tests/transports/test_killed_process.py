"""A real process is killed with -9 in the middle of a match, again and again, and the match ends as it would have."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from core.table.public_record import public_lines, written
from tests.core.table.playing import SHORT, Game, chance, records_of
from transports.files import FileLog
from transports.memory import MemoryLog

ROOT = Path(__file__).resolve().parents[2]
NAME = "K7QF2M"
PROGRAM = """
import asyncio, sys
from pathlib import Path
from tests.core.table.playing import Game, chance
from transports.files import FileLog

class Telling(FileLog):
    async def append(self, table, seq, record):
        await super().append(table, seq, record)
        print(seq, flush=True)

with Telling(Path(sys.argv[1])) as log:
    asyncio.run(Game(log).play([chance] * 4))
"""


def without_ms(raw: bytes) -> bytes:
    return re.sub(rb'"ms":\d+', b'"ms":0', raw)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no kill -9")
async def test_a_match_outlives_the_processes_that_play_it(tmp_path: Path) -> None:
    records = records_of("burraco", SHORT, seed="9")
    plain = Game(MemoryLog())
    await plain.found(records)
    await plain.play([chance] * 4)
    with FileLog(tmp_path) as log:
        await Game(log).found(records)
    for lasts in (1, 17, 30, 10_000):
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(tmp_path)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
        )
        with process:
            assert process.stdout is not None
            for count, _ in enumerate(process.stdout, 1):
                if count == lasts:
                    process.kill()
                    break
        assert process.returncode == (0 if lasts == 10_000 else -signal.SIGKILL)
    with FileLog(tmp_path) as log:
        got = written(public_lines(NAME, await log.read(NAME)))
    expected = written(public_lines(NAME, await plain.log.read(NAME)))
    assert without_ms(got) == without_ms(expected)
