"""The program run as people run it: in a terminal of its own, waited for and typed to, or with lines on a pipe."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.patience import PATIENCE_S

ROOT: Final = Path(__file__).resolve().parent.parent.parent
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A bare environment with a home of its own for the games, in which the program is called ``buraco``; lines, unless
    ``BURACO_PLAIN`` is given as ""."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    kept["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{kept.get('PATH', os.defpath)}"
    usual = {"LC_ALL": "C.UTF-8", "TERM": "xterm", "PYTHONWARNINGS": "error", "BURACO_PLAIN": "1"}
    return {**kept, "BURACO_HOME": str(home), **usual, **more}


def command(*arguments: str) -> list[str]:
    """The program with these arguments."""
    return [sys.executable, "-m", "scripts.cli", *arguments]


def piped(home: Path, *arguments: str, lines: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command with these lines on a pipe."""
    return piped_within(2 * PATIENCE_S, environment(home, **more), *arguments, lines=lines)


def piped_within(
    seconds: float, surroundings: dict[str, str], *arguments: str, lines: str = ""
) -> subprocess.CompletedProcess[str]:
    """The same for one that may take so long."""
    return subprocess.run(
        command(*arguments),
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings,
        cwd=ROOT,
        timeout=seconds,
        check=False,
    )


def code_in(text: str) -> str:
    """The code of the game that can be gone on with."""
    found = re.search(r"--resume\s+(\w{6})", text)
    assert found is not None, text
    return found[1]


class TerminalSession:
    """`buraco` in a terminal. As a context: whatever still runs at its end is killed."""

    def __init__(self, environ: Mapping[str, str], *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.shown = ""
        """All that has appeared, escapes left out."""
        self.raw = ""
        self._seen = 0
        self._status: int | None = None
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(sys.executable, command(*arguments), dict(environ))

    @property
    def terminal(self) -> int:
        """The descriptor of its terminal."""
        return self._fd

    def expect(self, text: str) -> str:
        """Wait until this appears after what was expected last; gives what came before it."""
        deadline = time.monotonic() + PATIENCE_S
        while (at := self.shown.find(text, self._seen)) < 0:
            if not self._more(deadline):
                raise AssertionError(f"{text!r} did not appear; shown was:\n{self.shown[self._seen :]}")
        before = self.shown[self._seen : at]
        self._seen = at + len(text)
        return before

    def keys(self, text: str) -> None:
        """Type this, as it is."""
        os.write(self._fd, text.encode())

    def line(self, text: str) -> None:
        """Type a line."""
        self.keys(f"{text}\r")

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        os.kill(self.pid, number)

    def hang_up(self) -> None:
        """Close the terminal."""
        os.close(self._fd)
        self._fd = -1

    def end(self) -> int:
        """Wait until the program has ended; its exit status (negative: killed by that signal)."""
        deadline = time.monotonic() + PATIENCE_S
        while self._fd >= 0 and self._more(deadline):
            pass
        while self._status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > deadline:
                raise AssertionError(f"the program did not end; shown was:\n{self.shown[-2000:]}")
            else:
                select.select([], [], [], 0.01)
        return self._status

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        if self._fd >= 0:
            os.close(self._fd)

    def _more(self, deadline: float) -> bool:
        """Take in what has appeared; False at the end or when the patience is."""
        ready, _, _ = select.select([self._fd], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            chunk = os.read(self._fd, 65536)
        except OSError:
            return False
        if not chunk:
            return False
        self.raw += chunk.decode("utf-8", "replace")
        self.shown = _ESCAPES.sub("", self.raw).replace("\r\n", "\n").replace("\r", "")
        return True
