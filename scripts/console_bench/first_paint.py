"""From the start of a process to its first frame, in a terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scripts.failure import CommandError

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE_S: Final = 60.0
_ESCAPES: Final = re.compile(
    rb"\x1b(?:\[[0-9;?<>=]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|P[^\x1b]*\x1b\\|[()][A-Z0-9]|.)"
)


def first_paint(arguments: Sequence[str], awaited: str, size: tuple[int, int], home: Path) -> float:
    """Seconds from the start of ``buraco`` with these arguments until this stands on its screen; it is ended then.

    Raises CommandError where it does not come to that.
    """
    began = time.perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        columns, lines = size
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        os.chdir(ROOT)
        os.execve(sys.executable, [sys.executable, "-m", "scripts.cli", *arguments], _environment(home))
    try:
        return _painted(terminal, awaited.encode()) - began
    finally:
        os.kill(pid, signal.SIGKILL)
        os.close(terminal)
        os.waitpid(pid, 0)


def _painted(terminal: int, awaited: bytes) -> float:
    """When the text has come, by `time.perf_counter`."""
    shown, deadline = b"", time.perf_counter() + PATIENCE_S
    while select.select([terminal], [], [], max(0.0, deadline - time.perf_counter()))[0]:
        try:
            new = os.read(terminal, 1 << 16)
        except OSError:  # it has ended
            break
        if not new:
            break
        now, shown = time.perf_counter(), shown + new
        if awaited in _ESCAPES.sub(b"", shown):
            return now
    said = _ESCAPES.sub(b"", shown).decode(errors="replace").split()
    text = " ".join(said)[-200:]
    raise CommandError("bench_failed", f"the console did not come to its first frame; it showed: {text}", 1)


def _environment(home: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return {
        **kept,
        "BURACO_HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
    }
