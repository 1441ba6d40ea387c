"""A seat played by typing alone: the console's words in, its sentences out, in one message that is kept up to date."""

from __future__ import annotations

import asyncio
import io
from collections import deque
from collections.abc import Sequence
from typing import Final

from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.company import Company
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper
from transports.telegram.actors import Toast
from transports.telegram.api import Line
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place, Post, Screen

MOST_LINES: Final = 60
MOST_SHOWN: Final = 3_900
"""UTF-16 units of what is shown; signs outside the first plane are rare in it, and never a card."""
WIDE: Final = 60
_LOOK: Final = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True, screen=True)


class _Typed:
    """Lines that have been written in the chat."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque()
        self._next: asyncio.Future[str | None] | None = None

    def put(self, line: str) -> None:
        self._lines.append(line)
        self._give()

    def next(self) -> asyncio.Future[str | None]:
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
            self._give()
        return self._next

    @property
    def pending(self) -> bool:
        return self._next is not None and not self._next.done()

    def taken(self) -> str | None:
        assert self._next is not None
        line, self._next = self._next.result(), None
        return line

    def _give(self) -> None:
        if self._lines and self._next is not None and not self._next.done():
            self._next.set_result(self._lines.popleft())


class LineSeat:
    """A `transports.telegram.actors.AtSeat` without buttons."""

    def __init__(
        self, place: Place, client: SeatClient, chair: Chair, setup: Setup, post: Post, bots: Sequence[str]
    ) -> None:
        self._place = place
        self._client = client
        self._chair = chair
        self._post = post
        self._said: deque[str] = deque(maxlen=MOST_LINES)
        self._typed = _Typed()
        paper = Paper(io.StringIO(), _LOOK, lambda: WIDE)
        paper.reader = self
        company = Company(client, chair, paper, setup.tongue, bots)
        self._console = Console(client, paper, self._typed, setup, company=company, settled=self.refresh)

    async def run(self) -> Outcome:
        """Play until the match is over, the seat is given up or its carrier ends."""
        return await self._console.run()

    async def tapped(self, data: str) -> Toast:
        """There are no buttons."""
        return Toast()

    async def typed(self, text: str) -> None:
        """A line, as it is."""
        self._typed.put(text)

    async def inline(self, query: str) -> Sequence[Line]:
        """Nothing is shown from elsewhere."""
        return ()

    def refresh(self) -> None:
        """Show what was said last."""
        text = "\n".join(self._said)[-MOST_SHOWN:]
        if text:
            self._post.show(self._place, hand_key(self._chair.table), Screen(text))

    def said(self, text: str) -> None:
        """The console has said something."""
        self._said.append(text)

    def asked(self, question: str) -> None:
        """It has asked something that yes or no answers."""
        self._said.append(question)
