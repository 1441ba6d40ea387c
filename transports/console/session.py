"""The console at work: the table's messages on one side, a person's lines on the other, until one of them ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final, Literal, Protocol

from core.game.actions import Action
from core.game.rules import Rules
from core.table.messages import Closed, End, Hello, NonceCall, Rejected, Stop, Tick, Update
from core.table.ports import PortClosed
from transports.client import Told
from transports.console.desk import Desk, Setup
from transports.console.lines import Lines
from transports.console.orders import Back, Leave, Orders, Send
from transports.console.terminal import Paper

Outcome = Literal["finished", "left", "ended", "closed"]
"""The match is over; the person left; the input ended; the table closed the seat."""

WARN_MS: Final = 10_000
QUIET: Final = 0.3
"""Seconds without news after which a person who is not on turn gets a prompt; before that it would only flicker."""


class Seat(Protocol):
    """What the console needs of a seat client."""

    @property
    def rules(self) -> Rules:
        """The table's rules, once greeted."""

    def messages(self) -> AsyncIterator[Told]:
        """What the table says."""

    async def act(self, actions: tuple[Action, ...], *, seq: int | None = None) -> Rejected | None:
        """Play; None where the table has accepted it."""

    async def back(self) -> None:
        """Take the seat back from a stand-in."""


class Console:
    """One person's console. :meth:`run` it once; cancelling that is leaving."""

    def __init__(
        self, seat: Seat, paper: Paper, lines: Lines, setup: Setup, typed: Callable[[], str | None] = lambda: None
    ) -> None:
        """``typed`` gives what stands on the line that is being typed, None where no prompt is on the screen."""
        self.paper: Final = paper
        self._seat = seat
        self._lines = lines
        self._setup = setup
        self._desk: Desk | None = None
        self._orders: Orders | None = None
        self._answer_due = False
        """Has the table accepted an act whose update has not been shown yet?"""
        self._between = False
        """Is a deal over, and the person still reading its sheet?"""
        self._quiet = False
        self._warned = -1
        self._unsaved = False
        """Has the person been told that the game cannot be saved?"""
        if paper.look.prompts:
            paper.typed = typed

    @property
    def desk(self) -> Desk | None:
        """The person's side, once the table has greeted."""
        return self._desk

    async def run(self) -> Outcome:
        """Play until the match is over, the person leaves, or one side ends. Raises OSError when nobody reads."""
        messages = self._seat.messages()
        told: asyncio.Task[Told | None] | None = None
        try:
            while True:
                if told is None and not self._between:
                    told = asyncio.ensure_future(_next(messages))
                line = self._lines.next() if self._wants_line() else None
                waiting: set[asyncio.Future[object]] = {each for each in (told, line) if each is not None}  # type: ignore[misc]
                patience = QUIET if line is None and self.paper.look.prompts else None
                await asyncio.wait(waiting, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                self._quiet = line is None and (told is None or not told.done())
                if told is not None and told.done():
                    message, told = told.result(), None
                    outcome = "closed" if message is None else await self._told(message)
                elif line is not None and line.done():
                    outcome = await self._typed(self._lines.taken())
                else:
                    continue
                if outcome is not None:
                    return outcome
        finally:
            if told is not None:
                told.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await told

    def _wants_line(self) -> bool:
        """May a line be read now? A script's next one waits until it can mean something; a person may ask any time."""
        if self._desk is None:
            return False
        on_turn = self._desk.staging is not None and not self._answer_due
        return on_turn or self._between or (self.paper.look.prompts and (self._quiet or self._lines.pending))

    # --- the table's side --------------------------------------------------------------------------------------------

    async def _told(self, message: Told) -> Outcome | None:
        desk = self._desk
        match message:
            case Hello():
                if desk is None:
                    self._desk = Desk(self.paper, self._setup, message, self._seat.rules)
                    self._orders = Orders(self._desk)
                    self._desk.greet()
            case Update() if desk is not None:
                self._answer_due = False
                desk.updated(message)
            case Rejected() if desk is not None:
                desk.rejected(message)
            case NonceCall() if desk is not None:
                desk.committed(message)
            case Tick(left_ms=left) if desk is not None:
                self._say_saving(message.degraded)
                desk.left_ms = left
                if left is not None and left < WARN_MS and desk.staging is not None and self._warned != desk.seq:
                    self._warned = desk.seq
                    desk.show_clock()
            case Stop() if desk is not None and desk.staging is not None:
                self.paper.say("Your time was up: a stand-in has finished your turn.")
            case End() if desk is not None:
                return self._ended(message, desk)
            case Closed():
                self.paper.say(f"The table has closed: {message.reason}.", hang=2)
                return "closed"
            case _:
                pass
        return None

    def _say_saving(self, fails: bool) -> None:
        """Say it once when the game cannot be saved, and once when it can be again."""
        if fails != self._unsaved:
            self._unsaved = fails
            begun = "The game cannot be saved right now (is the disk full?): it is tried again until it can be."
            self.paper.say(begun if fails else "The game can be saved again.", hang=2)

    def _ended(self, end: End, desk: Desk) -> Outcome | None:
        desk.ended(end)
        if end.result is not None:
            return "finished"
        if self.paper.look.prompts and desk.hello.clock is None:
            self._between = True
            self.paper.say("Enter deals the next one.")
        return None

    # --- the person's side -------------------------------------------------------------------------------------------

    async def _typed(self, line: str | None) -> Outcome | None:
        desk, orders = self._desk, self._orders
        if line is None:
            return "ended"
        if desk is None or orders is None:
            return None
        if self._between and not line.strip():
            self._between = False
            return None
        wish = orders.line(line)
        try:
            match wish:
                case Leave():
                    return "left"
                case Back():
                    await self._seat.back()
                    self.paper.say("You have your seat again from the next turn on.")
                case Send():
                    await self._send(wish, desk)
                case None:
                    pass
        except PortClosed as closed:
            self.paper.say(f"The table has closed: {closed.reason}.", hang=2)
            return "closed"
        return None

    async def _send(self, wish: Send, desk: Desk) -> None:
        self._answer_due = True
        rejected = await self._seat.act(wish.actions, seq=wish.seq)
        if rejected is not None:
            self._answer_due = False
            desk.rejected(rejected)


async def _next(messages: AsyncIterator[Told]) -> Told | None:
    return await anext(messages, None)
