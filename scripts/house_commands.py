"""The commands of `[bots]` as programs of this house: confined, their standard error kept, their names told to all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final

from core.table.ports import Clock, TableError
from scripts.home import Home
from scripts.server_settings import BotPart
from transports.process.confinement import confinement_of
from transports.process.program import Program, program_of
from transports.redis.directory import OFFER_AGAIN_MS, RedisDirectory

_MS: Final = 1000


def commands_of(bots: Mapping[str, BotPart], home: Home) -> dict[str, Program]:
    """A program for each, by its name. What each writes to its standard error is kept under ``bots`` of the home."""
    if not bots:
        return {}
    confined = confinement_of(home.root)
    return {
        name: program_of(
            part.words,
            name=name,
            options=dict(part.options),
            worlds=part.worlds,
            limits=part.limits,
            confined=confined,
            logs=home.bots / name,
        )
        for name, part in bots.items()
    }


def said_of(commands: Mapping[str, Program]) -> str:
    """Which they are, and what keeps them from their owner's files, in two sentences."""
    confined = next(iter(commands.values())).confined.sentence
    return f"Bots of this host: {', '.join(commands)}. {confined}"


@contextlib.asynccontextmanager
async def offering(
    directory: RedisDirectory, commands: Mapping[str, Program], clock: Clock, say: Callable[[str], None]
) -> AsyncIterator[None]:
    """Tell whoever makes tables that these bots are here, while the block runs."""
    if not commands:
        yield
        return
    say(said_of(commands))
    telling = asyncio.create_task(_tell(directory, tuple(commands), clock), name="the bots of this host")
    try:
        yield
    finally:
        telling.cancel()
        await asyncio.wait({telling})


async def _tell(directory: RedisDirectory, names: tuple[str, ...], clock: Clock) -> None:
    while True:
        with contextlib.suppress(TableError):  # told again when the bus answers
            await directory.offer(names, clock.wall_ms())
        await asyncio.sleep(OFFER_AGAIN_MS / _MS)
