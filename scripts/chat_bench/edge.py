"""The process that is measured: `buraco telegram`, as anybody starts it, with the stand-in for its Bot API."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from scripts.chat_bench.stand_in import TOKEN
from scripts.failure import CommandError
from scripts.telegram.token import API_VARIABLE, VARIABLE

END_S: Final = 30.0


class EdgeProcess:
    """It, while it runs."""

    def __init__(self, process: Process, log: Path, said: Path) -> None:
        self._process = process
        self._log = log
        self._said = said

    @property
    def pid(self) -> int:
        return self._process.pid

    def check(self) -> None:
        """Raises CommandError where it has ended."""
        if self._process.returncode is not None:
            last = _lines(self._said)[-1:]
            raise CommandError("bench_failed", f"The process of the chats has ended: {' '.join(last)}", 1)

    def complaints(self) -> int:
        """Lines of its log: warnings and worse."""
        return len(_lines(self._log))


@asynccontextmanager
async def edge_process(folder: Path, bus: str, api: str) -> AsyncIterator[EdgeProcess]:
    """It runs for as long as the block does, on this bus, with all it writes in this folder."""
    config, log, words = folder / "edge.toml", folder / "edge.log", folder / "edge.said"
    quoted = json.dumps(bus)
    config.write_text(
        f'[redis]\nurl = {quoted}\n[telegram]\nhost = false\n[log]\nfile = {json.dumps(str(log))}\nlevel = "warning"\n',
        "utf-8",
    )
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    ours = {"PYTHONPATH": path, "BURACO_HOME": str(folder / "home"), VARIABLE: TOKEN, API_VARIABLE: api}
    with words.open("wb") as said:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "scripts.chat_bench.edge_start", str(os.getpid())),
            *("-P", "-m", "scripts.cli", "telegram", "--config", str(config)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            env={**os.environ, **ours, "NO_PROXY": "127.0.0.1", "BURACO_REDIS_URL": bus},
        )
    try:
        yield EdgeProcess(process, log, words)
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            async with asyncio.timeout(END_S):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text("utf-8", "replace").strip().splitlines()
    except OSError:
        return []
