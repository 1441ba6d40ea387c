"""A small process of ours around a stranger's program: it starts it, watches it, and ends it and all it has started.

It hears orders over a pipe that only the process holds that wants the program. When that pipe ends, or its parent, the
program is ended like anything else: so nothing is left of it whatever becomes of us, SIGKILL included. Standard library
only, and started with ``-E -S -I``: it must be there at once, and nothing of the environment is its business.

Orders: the `Start`; then ``deal`` (processor time counts anew), ``use`` (say what is used), ``end`` and ``kill``. It
says ``started``, ``failed``, ``over`` (a limit), ``use``, ``ended`` (with how), and ``gone`` when nothing is left.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
from contextlib import suppress
from typing import Final

from transports.process import cell, leavings, linux
from transports.process.family import Use, descendants, kept_apart, signal_all, use_of
from transports.process.orders import Line, nothing

LOOK_S: Final = 0.05
"""Between two looks at what the program uses."""
LOOK_CLOSELY: Final = 8
"""Every so many looks its open files are looked through as well."""
PATIENCE_S: Final = 20.0
"""How long it is tried to end processes that cannot be ended (they hang in the kernel)."""


class Keeper:
    """One program and its keeper."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._parent = os.getppid()
        self._start = line.start()
        self._grace_s = self._start.end_ms / 1000
        self._child = -1
        self._status: int | None = None
        """The program's wait status, once it has ended."""
        self._report = -1
        self._looks = 0
        self._apart = 0
        """Bytes that it keeps in no process, at the newest close look."""
        self._cpu_before_s = 0.0
        """Processor seconds at the beginning of the deal."""
        self._wake, wake = os.pipe()
        os.set_blocking(self._wake, False)
        os.set_blocking(wake, False)
        signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for number in (signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        self._told_to_end = False
        signal.signal(signal.SIGTERM, self._end_soon)

    def _end_soon(self, *_: object) -> None:
        self._told_to_end = True

    def run(self) -> None:
        """From the program's start until nothing is left of it."""
        linux.adopt_orphans()
        self._begin()
        grace_s = self._watch()
        self._end(grace_s)

    def _begin(self) -> None:
        self._report, report = os.pipe()
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            os.close(self._report)
            cell.enter(self._start, report)
        self._child = child
        os.close(report)
        os.set_blocking(self._report, False)
        null = nothing()
        for fd in (0, 1, 2):
            os.dup2(null, fd)
        self._line.say(started=child)

    # --- while it runs -----------------------------------------------------------------------------------------------

    def _watch(self) -> float:
        """Until it is to be ended; how long it may take to go by itself."""
        look = time.monotonic()
        while True:
            self._bury()
            if self._status is not None:
                return 0.0
            wait_s = 0.0 if self._line.waiting else max(0.0, look - time.monotonic())
            ready, _, _ = select.select([self._line.fd, self._wake], [], [], wait_s)
            if self._wake in ready:
                with suppress(BlockingIOError):
                    os.read(self._wake, 4096)
            if self._told_to_end or os.getppid() != self._parent:
                return self._grace_s
            if self._line.fd in ready or self._line.waiting:
                orders = self._line.read()
                if orders is None or "end" in orders:
                    return self._grace_s
                if "kill" in orders:
                    return 0.0
                if "deal" in orders:
                    self._cpu_before_s = self._use().cpu_s
                if "use" in orders:
                    use = self._use()
                    self._line.say(use=use.rss_bytes, cpu=use.cpu_s, processes=use.processes)
            if time.monotonic() >= look:
                over = self._over(self._use())
                if over is not None:
                    self._line.say(over=over)
                    return 0.0
                look = time.monotonic() + LOOK_S

    def _use(self) -> Use:
        there, spare = descendants(os.getpid()), cell.SPARE if self._start.spaces else 0
        use = use_of(there, spare)
        if self._looks % LOOK_CLOSELY == 0:
            self._apart = kept_apart(there[spare:])
        self._looks += 1
        buried = resource.getrusage(resource.RUSAGE_CHILDREN)
        return Use(use.rss_bytes + self._apart, use.cpu_s + buried.ru_utime + buried.ru_stime, use.processes)

    def _over(self, use: Use) -> str | None:
        """Which limit this is over."""
        if use.rss_bytes > self._start.memory_mb << 20:
            return "memory"
        if use.cpu_s - self._cpu_before_s > self._start.cpu_s:
            return "cpu"
        if use.processes > self._start.processes:
            return "processes"
        return None

    def _bury(self) -> None:
        """Whoever has ended; ours or adopted."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid == self._child:
                self._status = status

    # --- its end -----------------------------------------------------------------------------------------------------

    def _end(self, grace_s: float) -> None:
        """End everything below, and say how it ended. What does not go by itself within the grace is killed."""
        spare = cell.SPARE if self._start.spaces else 0
        if grace_s > 0:
            self._until_gone(time.monotonic() + grace_s, signal.SIGTERM, spare)
        killed = self._status is None
        self._until_gone(time.monotonic() + PATIENCE_S, signal.SIGKILL, 0)
        if self._start.temporary:
            leavings.remove(self._start.folder)
        failed, code = self._outcome()
        if failed is not None:
            self._line.say(failed=failed)
        self._line.say(ended=None if killed and code is None else code, killed=killed)
        self._line.say(gone=len(descendants(os.getpid())))

    def _until_gone(self, until: float, number: int, spare: int) -> None:
        """Signal all of them (SIGTERM once, SIGKILL until it has worked), and wait."""
        told: set[int] = set()
        while True:
            self._bury()
            there = descendants(os.getpid())
            if not there and not linux.HERE and self._status is None:
                there = [self._child]
            if not there or time.monotonic() > until:
                return
            if number == signal.SIGKILL:
                signal_all(there, number)
                with suppress(ProcessLookupError, PermissionError):  # where there is no list of them
                    os.killpg(self._child, number)
            else:
                # The first ones are ours: they go when the program has gone.
                new = [pid for pid in there[spare:] if pid not in told]
                signal_all(new, number)
                signal_all(new, signal.SIGCONT)
                told |= set(new)
            select.select([self._wake], [], [], 0.01)
            with suppress(BlockingIOError):
                os.read(self._wake, 4096)

    def _outcome(self) -> tuple[str | None, int | None]:
        """Why it could not be started, if it could not; its exit code, or a signal below 0."""
        said = b""
        with suppress(BlockingIOError, OSError):
            said = os.read(self._report, 4096)
        text = said.decode("utf-8", "replace").partition("\n")[0]
        if text.startswith("F"):
            return text[1:], None
        if text.startswith("E"):
            return None, os.waitstatus_to_exitcode(int(text[1:]))
        if self._status is None or self._start.spaces:
            return None, None
        return None, os.waitstatus_to_exitcode(self._status)


def main() -> None:
    """Keep one program; the only word is the number of the keeper's end of the control pipe."""
    given = int(sys.argv[1])
    fd = os.dup(given)  # the lowest that is free: a host of many tables has numbers that select() does not take
    os.close(given)
    os.umask(0o077)
    try:
        keeper = Keeper(Line(fd))
    except (EOFError, ValueError, TypeError, KeyError):
        return  # nobody wants a program any more
    keeper.run()
