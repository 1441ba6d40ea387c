"""Commands at shared tables, run as people run them on one machine."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path
from typing import Final

from core.table.hosting import Entry
from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import environment, piped_within
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory

SHORT: Final = (
    *("--option", "hand_size=7", "--option", "pot_size=3", "--option", "stock_reserve=55"),
    *("--option", "no_pot_penalty=0", "--target", "60"),
)
"""A match of one to three short deals."""
BY_HINTS: Final = "hint; 0\n\ndraw\nhint; 0\n\n" * 400
"""A person's turns as the hints say, but for every second, which draws: players who pass the pile round for ever would
never come to the end of the stock. More of them than any match takes, also one in which deals are lost at first."""


class Machine:
    """Runs commands as a user of this machine, with a home of their own."""

    def __init__(self, home: Path, url: str) -> None:
        self.home = home
        self.url = url

    async def runs(
        self, *words: str, lines: str = "", within_s: float = 2 * PATIENCE_S
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, while the test's own host goes on; it may take so long."""
        return await asyncio.to_thread(piped_within, within_s, self.environment, *words, lines=lines)

    @property
    def environment(self) -> dict[str, str]:
        """What commands are run in."""
        return environment(self.home, BURACO_REDIS_URL=self.url)

    async def fine(self, *words: str, lines: str = "") -> str:
        """The same for one that has nothing to complain about; what it prints."""
        ran = await self.runs(*words, lines=lines)
        assert ran.stderr == ""
        assert ran.returncode == 0
        return ran.stdout

    async def refused(self, *words: str, status: int = 1, lines: str = "") -> str:
        """The same for one that cannot do it: the one sentence that says so."""
        ran = await self.runs(*words, lines=lines)
        assert ran.returncode == status, ran.stdout + ran.stderr
        assert ran.stderr.count("\n") == 1, ran.stderr
        assert ran.stderr.startswith(f"buraco {words[0]}: ")
        return ran.stderr.removeprefix(f"buraco {words[0]}: ").strip()

    async def table(self, *words: str) -> str:
        """Make a table; its code."""
        made = await self.runs("create", *words)
        assert made.returncode == 0, made.stderr
        return made.stdout.strip()

    async def entry(self, code: str) -> Entry | None:
        """What the list says of a table."""
        clients = Clients(self.url)
        directory = RedisDirectory(clients)
        try:
            return await directory.entry(code)
        finally:
            await directory.aclose()
            await clients.aclose()
