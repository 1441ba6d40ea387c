"""Steps at the end: the match is over, the input ends, and nothing is left."""

from __future__ import annotations

import re
import sys
import time
from typing import Final

import msgspec

from core.table.messages import Closed
from scripts.bot.check.bench import LONG_S, Bench
from scripts.bot.check.manners import play_turn, until_asked
from scripts.bot.check.seat import Wrong, seconds
from scripts.bot.check.talk import Talk
from transports.process.program import Program

CLOSED_S: Final = 1.0
"""After ``closed`` it may end by itself; then its input ends."""
REASON: Final = "the check is over"


async def end_of_match(bench: Bench) -> str:
    """A deal ends (unless it is slow), the match is closed: it ends by itself, at the latest when its input does."""
    async with bench.seat("end and closed", lenient=True) as seat:
        await play_turn(seat)
        until = time.monotonic() + LONG_S
        while time.monotonic() < until and await seat.desk.until_guest() is not None:
            await seat.turn()
        await seat.ponged(seat.ping(), "before the match is closed")
        seat.talk.say(Closed(REASON))
        if await seat.talk.ended(CLOSED_S):
            return f"it ended by itself after closed{_how(seat.talk)}"
        took = await _ends(bench, seat.talk, "after closed")
    return f"it ended {seconds(took)} after its input, after closed{_how(seat.talk)}"


async def end_of_input(bench: Bench) -> str | None:
    """Its input ends, while nothing is asked and while it thinks: it ends, with all that it has started."""
    took: list[float] = []
    left = 0
    for thinking in (False, True):
        async with bench.seat("end of input", program=watched(bench.plan.program), lenient=True) as seat:
            await (until_asked(seat) if thinking else play_turn(seat))
            took.append(await _ends(bench, seat.talk, "while it was on turn" if thinking else ""))
            left = max(left, _left(seat.talk))
            if left:
                one = left == 1
                text = f"it ended and left {left} process{'' if one else 'es'} running that it had started"
                raise Wrong("crash", "left_over", f"{text}: end {'it' if one else 'them'} first")
            code = seat.talk.exit_code
    slowest = max(took)
    if slowest > bench.plan.limits.end_ms:
        patience = seconds(bench.plan.limits.end_ms)
        text = f"It ended {seconds(slowest)} after its input; a table sends SIGTERM after {patience}."
        bench.add("note", "end of input", text)
        return None
    return f"it ended within {seconds(max(1, slowest))}{'' if code == 0 else f' (exit code {code})'}"


async def _ends(bench: Bench, talk: Talk, when: str) -> float:
    """End its input; after how many milliseconds it ended."""
    began = time.monotonic()
    talk.end_input()
    if not await talk.ended(bench.plan.end_ms / 1000):
        when = f" {when}" if when else ""
        text = f"it did not end within {seconds(bench.plan.end_ms)} of the end of its input{when}"
        raise Wrong("timeout", "no_end", f"{text}: end of input means quit")
    return (time.monotonic() - began) * 1000


def _how(talk: Talk) -> str:
    return "" if talk.exit_code == 0 else f" (exit code {talk.exit_code})"


# --- what is left of it ----------------------------------------------------------------------------------------------

_MARK: Final = "buraco-check-left"
_WATCHER: Final = f"""
import ctypes, os, signal, sys, time
libc = ctypes.CDLL(None, use_errno=True)
libc.prctl(36, 1, 0, 0, 0)
child = os.fork()
if child == 0:
    try:
        os.execvp(sys.argv[1], sys.argv[1:])
    finally:
        os._exit(127)
null = os.open(os.devnull, os.O_RDWR)
os.dup2(null, 0)
os.dup2(null, 1)
signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
status = None
while status is None:
    try:
        pid, ended = os.waitpid(-1, 0)
    except InterruptedError:
        continue
    if pid == child:
        status = ended
def others():
    found = set()
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{{name}}/stat", "rb") as file:
                fields = file.read().rpartition(b")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid() and fields[0] != b"Z":
            found.add(int(name))
    return found
until = time.monotonic() + 0.5
while others() and time.monotonic() < until:
    time.sleep(0.02)
left = 0
while there := others():
    left += len(there)
    for pid in there:
        os.kill(pid, signal.SIGKILL)
    for pid in there:
        os.waitpid(pid, 0)
if left:
    os.write(2, f"\\n{_MARK} {{left}}\\n".encode())
code = os.waitstatus_to_exitcode(status)
os._exit(code if code >= 0 else 128 - code)
"""
"""A parent for the program that counts what it leaves behind, and ends it. It runs where the program runs."""


def watched(program: Program) -> Program:
    """The same program below a process that counts what is left of it; itself where that cannot be."""
    if sys.platform != "linux":
        return program
    words = (sys.executable, "-E", "-S", "-I", "-c", _WATCHER, *program.command)
    return msgspec.structs.replace(program, command=words)


def _left(talk: Talk) -> int:
    found = re.search(rf"^{_MARK} (\d+)$", talk.stderr.of(), re.MULTILINE)
    return 0 if found is None else int(found[1])
