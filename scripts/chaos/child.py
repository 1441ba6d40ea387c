"""A process that chaos starts, hurts and ends: it never outlives the one that started it, not even while it stands.

As a program (``python -m scripts.chaos.child KIND …``) it is that process: a host, seats, or the ``buraco`` command.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import importlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final[Mapping[str, str]] = {
    "host": "scripts.chaos.host",
    "seats": "scripts.chaos.seats",
    "buraco": "scripts.cli",
}
START_S: Final = 30.0
_DIE_WITH_PARENT: Final = 1
"""``PR_SET_PDEATHSIG``"""


class Child:
    """One such process. Its output is read all the time; errors go to a file."""

    def __init__(
        self, directory: Path, name: str, words: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> None:
        """``words``: one of PARTS, then its arguments."""
        self.name = name
        self.lines: list[str] = []
        """What it has printed."""
        self._words = list(words)
        self._said = directory / f"{name}.log"
        self._environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **(environment or {})}
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @property
    def pid(self) -> int:
        """Its process id. Raises RuntimeError before `start`."""
        if self._process is None:
            raise RuntimeError("this process was not started")
        return self._process.pid

    @property
    def running(self) -> bool:
        """Has it not ended?"""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it; it may be started again after its end."""
        with self._said.open("ab") as said:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "scripts.chaos.child", *self._words),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=said,
                start_new_session=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        self._reader = asyncio.create_task(self._read(self._process.stdout), name=f"reading {self.name}")

    async def prints(self, beginning: str, within_s: float = START_S) -> str:
        """The first line that begins so; waits for it. Raises TimeoutError, and EOFError where it ends before."""
        async with asyncio.timeout(within_s):
            while True:
                for line in self.lines:
                    if line.startswith(beginning):
                        return line
                if self._reader is None or self._reader.done():
                    raise EOFError(f"{self.name} has ended: {self.last_words()}")
                self._news.clear()
                await self._news.wait()

    def send(self, number: signal.Signals) -> None:
        """Send it a signal; harmless when it has ended."""
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def ended(self, within_s: float = START_S) -> int:
        """Wait for its end: its exit status, negative after a signal. Raises TimeoutError."""
        if self._process is None:
            return 0
        async with asyncio.timeout(within_s):
            return await self._process.wait()

    async def kill(self) -> None:
        """End it as a power cut does."""
        self.send(signal.SIGKILL)
        await self.ended()

    async def aclose(self) -> None:
        """End it at once, whatever state it is in; harmless twice."""
        process, reader = self._process, self._reader
        if process is None:
            return
        self.send(signal.SIGKILL)
        await process.wait()
        if reader is not None:
            await asyncio.wait({reader})

    def last_words(self) -> str:
        """The end of what it wrote to its error output."""
        lines = self.complained().split("\n")
        return next((line for line in reversed(lines) if line.strip()), "it said nothing")

    def complained(self) -> str:
        """All that it wrote to its error output."""
        try:
            return self._said.read_text("utf-8", "replace")
        except OSError:
            return ""

    async def _read(self, output: asyncio.StreamReader) -> None:
        while line := await output.readline():
            self.lines.append(line.decode("utf-8", "replace").rstrip("\n"))
            self._news.set()
        self._news.set()


def main(words: Sequence[str]) -> int:
    """Be such a process."""
    if sys.platform == "linux":
        # A process that stands still reads no pipe; the system ends it all the same.
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, int(signal.SIGKILL))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    part: Callable[[Sequence[str]], int] = importlib.import_module(PARTS[words[0]]).main
    return part(words[1:])


def _end_with_parent() -> None:
    # The parent holds the other end of this pipe and never writes.
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
