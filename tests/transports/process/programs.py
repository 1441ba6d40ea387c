"""Programs for the tests of bot processes: the bad bots with short limits, real greetings, and who is still alive."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from core.table.messages import Hello, Update
from tests.patience import PATIENCE_S
from tests.transports.scripted import real_messages
from transports.process.bot_process import BotProcess
from transports.process.program import Limits, Program, program_of

BAD_BOTS: Final = Path(__file__).resolve().parents[2] / "bad_bots"
QUICK: Final = Limits(end_ms=150)
"""Time enough for everything that works, and not long about an end."""


def bot(name: str, *words: object, limits: Limits = QUICK, **more: Any) -> Program:
    """One of the bad bots."""
    command = [sys.executable, str(BAD_BOTS / f"{name}.py"), *(str(word) for word in words)]
    return program_of(command, limits=limits, **more)


_SMALL: Final = """\
import sys, json

def say(**message): print(json.dumps(message), flush=True)
def act(seq, *actions): say(type='act', seq=seq, actions=actions)

does = json.loads(sys.argv[1])
for line in sys.stdin:
    m = json.loads(line)
    exec(does.get(m['type'], ''))
"""


def small(limits: Limits = QUICK, options: dict[str, Any] | None = None, **does: str) -> Program:
    """A program that does this Python code when it hears messages of these types, ``m`` in it; it says who it is."""
    does = {"hello": "say(type='id', protocol=1, name='small')", **does}
    command = [sys.executable, "-c", _SMALL, json.dumps(does)]
    return program_of(command, name="small", limits=limits, options=options or {})


def limits(**some: float) -> Limits:
    """Short ones where they matter."""
    return msgspec.structs.replace(QUICK, **some)


async def greeting() -> tuple[Hello, Update]:
    """A real greeting for seat 0, and its first update with a turn."""
    hello, updates = await real_messages()
    return hello, next(update for update in updates if update.turn is not None)


@asynccontextmanager
async def started(program: Program) -> AsyncIterator[tuple[BotProcess, Update]]:
    """It has introduced itself; with an update in which it is its turn."""
    hello, update = await greeting()
    async with BotProcess(program) as process:
        await process.start(hello)
        yield process, update
    assert process.left_over == 0


async def until(condition: Callable[[], bool], what: str) -> None:
    """Let time go by until it is so; fails when it takes too long."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, f"this has not come: {what}"
        await asyncio.sleep(0.002)


def keeper_of(process: BotProcess) -> int:
    """The number of its keeper."""
    return int(Path(f"/proc/{process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()[1])


def running(mark: str) -> list[int]:
    """Processes whose command line has this word, however they hide otherwise; none that is only buried slowly."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            state = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0]
        except OSError:
            continue
        if mark.encode() in words and state != "Z":
            found.append(int(folder.name))
    return found
