"""Lines that a person or a script types, read beside the event loop.

A thread does the waiting, since nothing else reads terminals, pipes and files alike; it reads one line only when one
is wanted, and it is a daemon: a program that ends does not wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable, Sequence
from typing import Final, Self, TextIO

LONGEST_KEPT: Final = 20_000
"""Characters of one line that are kept; what is longer is cut, and refused by whoever reads it."""


class Lines:
    """One line at a time, without ever holding up the loop."""

    def __init__(self, read: Callable[[], str | None]) -> None:
        """``read`` waits for the next line and gives it without its end, None at the end of the input."""
        self._read = read
        self._wanted = threading.Semaphore(0)
        self._line: asyncio.Future[str | None] | None = None
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def next(self) -> asyncio.Future[str | None]:
        """The line that is being waited for; asked for now, if none was."""
        if self._line is None:
            self._loop = asyncio.get_running_loop()
            self._line = self._loop.create_future()
            if self._thread is None:
                self._thread = threading.Thread(target=self._serve, name="lines", daemon=True)
                self._thread.start()
            self._wanted.release()
        return self._line

    @property
    def pending(self) -> bool:
        """Is a line being waited for?"""
        return self._line is not None and not self._line.done()

    def taken(self) -> str | None:
        """The line that has come. To be called once it is done; after that another may be asked for."""
        assert self._line is not None
        line, self._line = self._line.result(), None
        return line

    def _serve(self) -> None:
        while True:
            self._wanted.acquire()
            line = self._read()
            loop, future = self._loop, self._line
            assert loop is not None
            assert future is not None
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, future, line)
            if line is None:
                return


def _settle(future: asyncio.Future[str | None], line: str | None) -> None:
    if not future.done():
        future.set_result(line)


def from_descriptor(number: int, encoding: str) -> Callable[[], str | None]:
    """Reads lines straight from a file descriptor: no lock of Python's own streams is held while it waits."""
    waiting = bytearray()
    ended = False

    def read() -> str | None:
        nonlocal ended
        while b"\n" not in waiting and not ended:
            try:
                chunk = os.read(number, 4096)
            except OSError:  # a terminal that was closed
                chunk = b""
            ended = not chunk
            waiting.extend(chunk)
            if len(waiting) > 4 * LONGEST_KEPT and b"\n" not in waiting:
                del waiting[LONGEST_KEPT:]
        if not waiting:
            return None
        line, _, rest = bytes(waiting).partition(b"\n")
        waiting[:] = rest
        return line.decode(encoding, "replace").rstrip("\r")[:LONGEST_KEPT]

    return read


class Keyboard:
    """A person's keyboard at a terminal, with the line editing and completion that Python has there.

    Use it as a context: the terminal is left as it was found, whatever happens in the middle of a line.
    """

    def __init__(self, prompt: str, words: Callable[[], Sequence[str]], stdin: TextIO) -> None:
        """``words``: what the tabulator completes, asked for at each use."""
        self._prompt = prompt
        self._words = words
        self._stdin = stdin
        self._open = False
        self._so_far: Callable[[], str] = str
        self._restore: Callable[[], None] = lambda: None

    def read(self) -> str | None:
        """The next line; None at the end. For a thread of its own."""
        try:
            return input(self._prompt)[:LONGEST_KEPT]
        except EOFError:
            print()  # what comes next begins on a line of its own
            return None
        except OSError:
            return None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        finally:
            self._open = False

    def typed(self) -> str | None:
        """The line as typed so far; None while no prompt stands on the screen."""
        return self._so_far() if self._open else None

    def __enter__(self) -> Self:
        try:
            import readline
            import termios
        except ImportError:  # no line editing here: lines come as the terminal gives them
            return self
        before = termios.tcgetattr(self._stdin.fileno())

        def restore() -> None:
            readline.set_completer(None)
            readline.set_pre_input_hook(None)
            with contextlib.suppress(termios.error):
                termios.tcsetattr(self._stdin.fileno(), termios.TCSADRAIN, before)

        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("tab: complete")
        readline.set_completer_delims(" ;")
        readline.set_completer(self._complete)
        readline.set_pre_input_hook(self._appeared)
        self._so_far, self._restore = readline.get_line_buffer, restore
        return self

    def __exit__(self, *exception: object) -> None:
        self._restore()

    def _appeared(self) -> None:
        self._open = True

    def _complete(self, begun: str, number: int) -> str | None:
        found = [f"{word} " for word in self._words() if word.startswith(begun.lower())] if begun else []
        return found[number] if number < len(found) else None
