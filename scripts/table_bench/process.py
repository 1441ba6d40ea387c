"""The parent's end of the process that ``buraco bench table`` measures (`scripts.table_bench.host`)."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final, Self

import msgspec

from scripts.failure import CommandError
from scripts.table_bench.host import Task, Used

ANSWER_S: Final = 60.0
END_S: Final = 30.0


class HostProcess:
    """A host while the block runs; it ends with its input, so also with this process."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._process: Process | None = None

    async def __aenter__(self) -> Self:
        root = str(Path(__file__).resolve().parents[2])
        path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "scripts.table_bench.host"),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        try:
            await self._ask(msgspec.json.encode(self._task))
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self._end()

    async def mark(self) -> Used:
        """What it has used so far. Raises CommandError where it has failed."""
        return msgspec.json.decode(await self._ask(b"mark"), type=Used)

    async def weigh(self) -> Used:
        """The same after it has looked for garbage: its memory. Raises CommandError."""
        return msgspec.json.decode(await self._ask(b"weigh"), type=Used)

    async def _ask(self, line: bytes) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        answer = b""
        try:
            async with asyncio.timeout(ANSWER_S):
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except (TimeoutError, OSError):
            pass
        if not answer:
            raise CommandError("bench_failed", "The process that hosts the tables has failed: see above.", 1)
        return answer

    async def _end(self) -> None:
        process = self._process
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(END_S):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
