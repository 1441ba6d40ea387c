"""A program at a seat with nothing in between: lines in, lines out, and a note of all of them.

It watches nothing and restarts nothing, so it is for programs of the house alone (strangers' programs are run by
transports/process): the transcript in docs/bots.md and the tests of the examples are made with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from core.table.messages import Closed, encode, read_from_seat
from core.table.ports import Interrupted, PortClosed, Restored, SeatPort

ROOT: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 1 << 20


class Piped:
    """One program at one seat."""

    def __init__(self, port: SeatPort, command: Sequence[str]) -> None:
        self.port = port
        self.command = tuple(command)
        self.lines: list[tuple[bool, bytes]] = []
        """All that was said, in order, and whether the table said it; without the end of the line."""
        self.stderr = b""
        self.status: int | None = None

    async def play(self) -> None:
        """Relay until the table closes the seat; then the program's input ends, and its end is waited for."""
        house = {**os.environ, "PYTHONPATH": str(ROOT)}
        program = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=house, limit=LONGEST
        )
        assert program.stdin is not None
        assert program.stderr is not None
        answers = asyncio.create_task(self._relay(program))
        errors = asyncio.create_task(program.stderr.read())
        try:
            while True:
                message = await self.port.receive()
                if isinstance(message, Interrupted | Restored):
                    continue
                line = encode(message)
                self.lines.append((True, line))
                with contextlib.suppress(ConnectionError):
                    program.stdin.write(line + b"\n")
                    await program.stdin.drain()
                if isinstance(message, Closed):
                    break
        except PortClosed:
            pass
        finally:
            program.stdin.close()
            await asyncio.gather(answers, return_exceptions=True)
            self.stderr = await errors
            self.status = await program.wait()

    async def _relay(self, program: asyncio.subprocess.Process) -> None:
        assert program.stdout is not None
        while line := await program.stdout.readline():
            self.lines.append((False, line.rstrip(b"\r\n")))
            await self.port.send(read_from_seat(line))
