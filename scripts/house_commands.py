"""The commands of `[bots]` as programs of this house: confined, their standard error kept, their names told to all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final

from core.table.ports import Clock, TableError
from scripts.bot.brought import tell_unfit, tried
from scripts.failure import CommandError
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
    held = {network: confinement_of(home.root, network=network) for network in {part.network for part in bots.values()}}
    return {
        name: program_of(
            part.words,
            name=name,
            options=dict(part.options),
            worlds=part.worlds,
            limits=part.limits,
            confined=held[part.network],
            logs=home.bots / name,
        )
        for name, part in bots.items()
    }


def said_of(commands: Mapping[str, Program]) -> str:
    """Which they are, and what keeps them from their owner's files: one sentence for all, or for some each."""
    by_sentence: dict[str, list[str]] = {}
    for name, program in commands.items():
        by_sentence.setdefault(program.confined.sentence, []).append(name)
    whose = [f"{', '.join(names)}: {said}" if len(by_sentence) > 1 else said for said, names in by_sentence.items()]
    return f"Bots of this host: {', '.join(commands)}. {' '.join(whose)}"


@contextlib.asynccontextmanager
async def offering(
    directory: RedisDirectory, commands: Mapping[str, Program], clock: Clock, say: Callable[[str], None]
) -> AsyncIterator[None]:
    """Tell whoever makes tables that these bots are here, while the block runs.

    Meanwhile each is started once, beside all that goes on: ``say`` is told of one that does not start as it should,
    so that an operator hears of it before a player does.
    """
    if not commands:
        yield
        return
    say(said_of(commands))
    tasks = {
        asyncio.create_task(_tell(directory, tuple(commands), clock), name="the bots of this host"),
        asyncio.create_task(_try(commands, say), name="a try of the bots of this host"),
    }
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def _try(commands: Mapping[str, Program], say: Callable[[str], None]) -> None:
    for name, program in commands.items():
        words: list[str] = []
        try:
            said = await tried(program, words.append)
        except CommandError as error:
            last = f" Its last words: {' / '.join(words)}" if words else ""
            text = f"Warning: bots.{name} does not start as it should ({error.code}): {error}"
            say(f"{text} Until that is put right a stand-in plays its seats.{last}")
        else:
            tell_unfit(program, said, lambda text: say(f"Warning: bots.{text}"))


async def _tell(directory: RedisDirectory, names: tuple[str, ...], clock: Clock) -> None:
    while True:
        with contextlib.suppress(TableError):  # told again when the bus answers
            await directory.offer(names, clock.wall_ms())
        await asyncio.sleep(OFFER_AGAIN_MS / _MS)
