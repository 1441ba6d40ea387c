"""A program of ours that starts a curious or a stubborn bot, for tests that look at it from outside.

Words: ``look`` or ``hold``, a kind of confinement (``none`` or ``any``), the data folder, another file that is not for
bots, and the bot and its words. ``look`` prints what the bot saw as JSON; ``hold`` prints the bot's number and goes on
for ever, or ends as its last word says.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

import msgspec

from tests.transports.process.programs import bot, greeting
from transports.process.bot_process import BotProcess
from transports.process.confinement import NEITHER, confinement_of
from transports.process.program import Program


def program(kind: str, home: Path, other: Path, name: str, words: list[str]) -> Program:
    """The bot, confined as well as may be, or not."""
    return bot(name, *words, confined=NEITHER if kind == "none" else confinement_of(home, other))


async def look(made: Program, folder: Path) -> None:
    """What the bot says it has seen; it writes it down in this folder."""
    made = msgspec.structs.replace(made, folder=folder)
    hello, update = await greeting()
    async with BotProcess(made) as process:
        await process.start(hello)
        await process.ask(update)
        await process.ping()  # it has written down everything before
        assert process.folder is not None
        seen = json.loads(Path(process.folder, "seen-0").read_text("utf-8"))
        confined = made.confined
        held = {name: getattr(confined, name) for name in ("kind", "spaces", "offline", "sentence")}
        print(json.dumps({"held": held, "us": os.getpid(), "uid": os.getuid(), "folder": process.folder, "seen": seen}))


async def hold(made: Program, end: str) -> None:
    """Start it, say so, and end in this way."""
    hello, _ = await greeting()
    process = BotProcess(made)
    await process.start(hello)
    print(process.pid, flush=True)
    match end:
        case "exit":
            os._exit(0)
        case "raise":
            raise ZeroDivisionError("a fault of the tests")
        case "leave":
            return  # without a word to the process
        case "close":
            await process.aclose()
        case _:
            signal.pause()


def main() -> None:
    """See the words at the top."""
    what, kind, home, other, name, *words = sys.argv[1:]
    if what == "look":
        os.set_inheritable(os.open(Path(home, "secret"), os.O_RDONLY), True)  # a careless program
        asyncio.run(look(program(kind, Path(home), Path(other), name, words), Path(home).parent / "own"))
    else:
        asyncio.run(hold(program(kind, Path(home), Path(other), name, words[:-1]), words[-1]))


if __name__ == "__main__":
    main()
