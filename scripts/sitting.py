"""A person at this terminal: the console with its streams, its signals, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import TYPE_CHECKING, Final, Protocol, TextIO

from core.game.notation import FORMS
from scripts.locales import spoken
from scripts.terminals import columns_of, fills_screen, look_of
from transports.client import SeatClient
from transports.console.aliases import completed
from transports.console.commands import COMMANDS
from transports.console.company import Company
from transports.console.lines import Keyboard, Lines, from_descriptor
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.terminal import Paper
from transports.console.topics import TOPICS

if TYPE_CHECKING:
    from transports.fullscreen.coach import Coach

PROMPT: Final = "> "
ENDINGS: Final[Mapping[int, int]] = {
    getattr(signal, name): status
    for name, status in (("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 0))
    if hasattr(signal, name)
}
"""By signal: the exit status of a game that is left by it."""


class Leaving(Exception):
    """A signal ended the sitting; the game is saved."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def streams() -> tuple[TextIO, TextIO]:
    """The streams of this process; whoever started it may have closed them, and then nothing is read or shown."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open as long as the program runs
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    return sys.stdin, sys.stdout


class Plays(Protocol):
    """A console, on lines or on the whole screen."""

    async def run(self) -> Outcome:
        """Play until the match is over, the person leaves, or one side ends."""


class Terminal:
    """The streams of this process as a console wants them."""

    def __init__(self, plain: bool, words: tuple[str, ...] = (), *, screen: bool = False) -> None:
        """``words``: what can be typed beside the game's own, to be completed by the tabulator.

        ``screen``: may a game fill the whole screen, where that can be drawn on and nothing was said against it?
        """
        self._words = (*FORMS, *COMMANDS, *TOPICS, *words)
        stdin, stdout = streams()
        self.fills_screen: Final = screen and not plain and fills_screen(stdin, stdout, os.environ)
        """Is the table drawn on the whole screen?"""
        look = look_of(stdin, stdout, os.environ, plain, self.fills_screen)
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.paper: Final = Paper(stdout, look, lambda: columns_of(stdout, os.environ))
        self.left_by: Leaving | None = None
        """The signal that ended what was played here."""
        self.game = ""
        """The code of the saved game that was played here last; "" for none."""
        self.coach: Coach | None = None
        """Says beside the full screen's table what to do next."""
        self._again: list[str] = []
        self._keyboard: Keyboard | None = None
        self._read: Callable[[], str | None] = from_descriptor(stdin.fileno(), stdin.encoding or "utf-8")
        self._stdin = stdin

    @contextlib.contextmanager
    def open(self, prompt: str = PROMPT) -> Iterator[Terminal]:
        """Where a person types, with line editing until the end of this."""
        if not self.paper.look.prompts or self.fills_screen:
            yield self
            return
        self.paper.prompt = prompt
        with Keyboard(prompt, lambda: (*self._words, *completed(spoken())), self._stdin) as keyboard:
            self._keyboard = keyboard
            self._read = keyboard.read
            yield self

    def read(self) -> str | None:
        """The next line; waits for it."""
        return self._again.pop() if self._again else self._read()

    def unread(self, line: str) -> None:
        """Give a line back: it is the next one to be read."""
        self._again.append(line)

    def give_up(self) -> None:
        """The terminal is gone: whatever is still to be written to it must not fail when the program ends."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for number in (1, 2):
            os.dup2(nowhere, number)
        os.close(nowhere)

    def typed_lines(self) -> Lines | None:
        """What a person may type beside something that is told all the while; None where nobody types."""
        if not self.paper.look.prompts:
            return None
        if self._keyboard is not None and self.paper.prompt:
            self.paper.typed = self._keyboard.typed
        return Lines(self.read)

    def console(self, client: SeatClient, setup: Setup, company: Company | None = None) -> Plays:
        """A console for this seat; ``company`` where other people sit at the table."""
        if self.fills_screen:
            from scripts.filling import filling  # a while to import, and not wanted in a pipe

            return filling(client, self.paper, setup, company, self.coach)
        typed = (lambda: None) if self._keyboard is None else self._keyboard.typed
        return Console(client, self.paper, Lines(self.read), setup, typed, company)


async def until_left(visit: Coroutine[None, None, Outcome]) -> Outcome:
    """Run a console, or whoever watches, until it ends. Raises Leaving where a signal ends it."""
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(visit)
    caught: list[int] = []

    def leave(number: int) -> None:
        caught.append(number)
        task.cancel()

    for number in ENDINGS:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C comes as KeyboardInterrupt
            loop.add_signal_handler(number, leave, number)
    try:
        return await task
    except asyncio.CancelledError:
        if caught:
            raise Leaving(ENDINGS[caught[0]]) from None
        raise
    finally:
        for number in ENDINGS:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(number)
