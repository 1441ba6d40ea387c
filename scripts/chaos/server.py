"""A server that may be hurt: killed, stopped, restarted on its data, and configured while it runs."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from scripts.failure import CommandError
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.server import DURABLE, GUARD, PRIVATE, answers, wheel_binary

KINDS: Final = ("valkey", "redis")
START_S: Final = 20.0


def program_of(kind: str) -> str:
    """The server program of this kind. Raises CommandError where there is none."""
    found = wheel_binary() if kind == "valkey" else shutil.which("redis-server")
    if found is None:
        how = "no such program comes with buraco here" if kind == "valkey" else "install it (apt install redis-server)"
        other = "redis" if kind == "valkey" else "valkey"
        raise CommandError("no_server", f"There is no {kind} server on this machine: {how}, or --server {other}.")
    return found


class HurtServer:
    """One server on a private socket, its data in this directory; `start` after any end finds the data again."""

    def __init__(self, kind: str, directory: Path, extra: Sequence[str] = ()) -> None:
        self.kind = kind
        self.socket: Final = directory / "s.sock"
        self.url: Final = f"unix://{self.socket}"
        self.pid = 0
        self.said: Final = directory / "server.log"
        self._data = directory / "data"
        self._words = [program_of(kind), *PRIVATE, *DURABLE, "--unixsocket", str(self.socket)]
        self._words += ["--dir", str(self._data), *extra]
        self._clients = Clients(self.url)
        self._guard: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it answers. Raises CommandError where it does not."""
        self._data.mkdir(exist_ok=True)
        with self.said.open("ab") as said:
            guard = self._guard = await asyncio.create_subprocess_exec(
                *("/bin/sh", "-c", GUARD, "guard", *self._words),
                stdin=asyncio.subprocess.PIPE,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        ended = asyncio.create_task(guard.wait())
        try:
            async with asyncio.timeout(START_S):
                while not await answers(self.socket):
                    if ended.done():
                        raise TimeoutError
                    await asyncio.wait({ended}, timeout=0.01)
        except TimeoutError:
            raise CommandError(
                "server_failed", f"The {self.kind} server does not start; {self.said} says why."
            ) from None
        finally:
            ended.cancel()
        about = await self.ask("INFO", "server")
        self.pid = int(about["process_id"])

    async def ask(self, *words: str) -> Any:
        """One command on a connection of its own. Raises BusTrouble."""
        client = self._clients.commands(1)
        try:
            return await call(client.execute_command(*words))
        finally:
            await self._clients.discard(client)

    def send(self, number: signal.Signals) -> None:
        """Send it a signal: SIGSTOP, SIGCONT, SIGKILL, SIGTERM."""
        os.kill(self.pid, number)

    async def end(self, number: signal.Signals) -> None:
        """End it by a signal and wait for that."""
        self.send(number)
        await self.ended()

    async def ended(self) -> None:
        """Wait until it has ended, by whatever it is. Raises TimeoutError."""
        if self._guard is not None:
            async with asyncio.timeout(START_S):
                await self._guard.wait()

    async def aclose(self) -> None:
        """End it at once, whatever state it is in; harmless twice."""
        guard, self._guard = self._guard, None
        if guard is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(guard.pid, signal.SIGKILL)
            await guard.wait()
        with suppress(BusTrouble):
            await self._clients.aclose()
