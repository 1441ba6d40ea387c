"""The console at work: the table's messages on one side, a person's lines on the other, until one of them ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, Literal

from core.table.messages import Closed, End, Hello, Lobby, NonceCall, Rejected, Said, Stop, Tick, Update
from core.table.ports import Interrupted, PortClosed, Restored
from transports.client import Told
from transports.closing_text import closing_text
from transports.console.company import Company
from transports.console.desk import Desk
from transports.console.earlier import Retell, retell
from transports.console.lobby_words import help_in_play
from transports.console.new_rules import new_rules
from transports.console.orders import Back, Leave, Orders, Send, Verify
from transports.console.proof import proof
from transports.console.rematch import again
from transports.console.saving import Saving
from transports.console.setup import Setup
from transports.console.sides import Seat, Typed, next_told
from transports.console.terminal import Paper
from transports.text import capital

Outcome = Literal["finished", "left", "ended", "closed"]
"""The match is over; the person left; the input ended; the table closed the seat."""

WARN_MS: Final = 10_000
SETTLED: Final = 0.05
"""Seconds without news after which a person is asked for a line: what comes in one go is told before that."""
QUIET: Final = 0.3
"""Seconds without news after which a person who is not on turn gets a prompt; before that it would only flicker."""


class Console:
    """One person's console. :meth:`run` it once; cancelling that is leaving."""

    def __init__(
        self,
        seat: Seat,
        paper: Paper,
        lines: Typed,
        setup: Setup,
        typed: Callable[[], str | None] = lambda: None,
        company: Company | None = None,
        desk_of: Callable[..., Desk] = Desk,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        """``typed`` gives what stands on the line that is being typed, None where no prompt is on the screen.

        ``company`` is there at tables shared with other people. ``desk_of`` makes the person's side of the table, with
        the arguments of :class:`Desk`. ``settled`` is called whenever all that has come was taken in.
        """
        self.paper: Final = paper
        self._company = company
        self._desk_of = desk_of
        self._settled = settled
        self._seat = seat
        self._lines = lines
        self._setup = setup
        self._tongue: Final = setup.tongue
        self._desk: Desk | None = None
        self._orders: Orders | None = None
        self._sending: asyncio.Task[Rejected | None] | None = None
        """The act that waits for the table's answer."""
        self.answer_due = False
        """Is an act under way, or accepted and its update not shown yet?"""
        self._over = False
        """Is the match over? At a shared table the same players may play again."""
        self._cut_off = False
        """Is the connection to the table lost just now?"""
        self._between = False
        """Is a deal over, and the person still reading its sheet?"""
        self._promise: NonceCall | None = None
        """At a shared table: what the table promises, until it is told who the last to be ready was."""
        self._quiet = False
        self._turn_said: tuple[int, int] | None = None
        """The deal and the seat of the turn of somebody else that was told last."""
        self._warned = -1
        self.saving: Final = Saving(self._tongue)
        """Can the game be saved, and has the person been told so?"""
        setup.reads = lambda: self._between
        if paper.look.prompts:
            paper.typed = typed

    @property
    def desk(self) -> Desk | None:
        """The person's side, once the table has greeted."""
        return self._desk

    @property
    def cut_off(self) -> bool:
        """Is the connection to the table lost just now?"""
        return self._cut_off

    @property
    def sending(self) -> bool:
        """Is an act on its way that the table has not answered?"""
        return self._sending is not None

    @property
    def between(self) -> bool:
        """Is a deal over, and the person still reading its sheet? An empty line goes on."""
        return self._between

    async def run(self) -> Outcome:
        """Play until the match is over, the person leaves, or one side ends. Raises OSError when nobody reads."""
        messages = self._seat.messages()
        told: asyncio.Task[Told | None] | None = None
        try:
            while True:
                self._settled()
                if told is None and not self._between:
                    told = asyncio.ensure_future(next_told(messages))
                line = self._lines.next() if self._wants_line() else None
                awaited = (told, line, self._sending)
                waiting: set[asyncio.Future[object]] = {each for each in awaited if each is not None}  # type: ignore[misc]
                await asyncio.wait(
                    waiting, timeout=self._patience(line is not None), return_when=asyncio.FIRST_COMPLETED
                )
                self._quiet = line is None and (told is None or not told.done())
                if self._sending is not None and self._sending.done():
                    outcome = self._answered(self._sending)
                elif told is not None and told.done():
                    message, told = told.result(), None
                    outcome = "closed" if message is None else await self._told(message)
                elif line is not None and line.done():
                    outcome = await self._typed(self._lines.taken())
                else:
                    self._say_whom()
                    self.paper.prompt_again()
                    continue
                if outcome is not None:
                    return outcome
        finally:
            for task in (told, self._sending):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, PortClosed):
                        await task

    def _patience(self, wants_line: bool) -> float | None:
        """Seconds without news after which a prompt is due; None where none is."""
        if self.paper.look.screen:
            return None
        if not wants_line:
            return (SETTLED if self._asks() else QUIET) if self.paper.look.prompts else None
        return QUIET if self.paper.due or self._whom() != self._turn_said else None

    def _wants_line(self) -> bool:
        """May a line be read now? A script's next one waits until it can mean something; a person may ask any time."""
        if self._desk is None:
            return False
        if self.paper.look.screen:
            return True
        if self._sending is not None and not self._cut_off:
            return self._lines.pending
        if self.paper.look.prompts:
            return self._quiet or self._between or self._lines.pending
        return self._asks()

    def _asks(self) -> bool:
        """Does the table, or the sheet of a deal, wait for what this person does next?"""
        company = self._company
        if self._desk is None or (company is not None and company.leaving):
            return False
        on_turn = self._desk.staging is not None and not self.answer_due
        return on_turn or self._between or self._setup.asks or (company is not None and company.asks)

    # --- the table's side --------------------------------------------------------------------------------------------

    async def _told(self, message: Told) -> Outcome | None:
        desk = self._desk
        promise, self._promise = self._promise, None
        if promise is not None and desk is not None and not isinstance(message, Lobby):
            desk.committed(promise)
        match message:
            case Hello():
                self._greeted(message, desk)
            case Update() if desk is not None:
                self.answer_due = False
                desk.updated(message)
            case Rejected() if desk is not None:
                desk.rejected(message)
            case NonceCall() if desk is not None:
                if self._company is None:
                    desk.committed(message)
                else:
                    self._promise = message
            case Tick(left_ms=left) if desk is not None:
                if self._company is not None:
                    await self._company.tick()
                self._say_saving(message)
                desk.left_ms = left
                if left is not None and left < WARN_MS and desk.staging is not None and self._warned != desk.seq:
                    self._warned = desk.seq
                    desk.show_clock()
            case Stop() if desk is not None and desk.staging is not None:
                desk.stopped()
            case End() if desk is not None:
                return self._ended(message, desk)
            case Lobby() | Said() if self._company is not None:
                self._company.heard(message)
                if desk is not None:
                    desk.idle = self._company.idle
                if promise is not None and desk is not None and isinstance(message, Lobby):
                    desk.committed(promise)
                return "left" if self._company.gone else None
            case Interrupted() | Restored():
                self._say_connection(message)
            case Closed():
                return self._closed(message.reason)
        return None

    def _greeted(self, hello: Hello, desk: Desk | None) -> None:
        """The table greets, the first time or after a break; the seat, the table or the players may be others now."""
        rules, same_table = self._seat.rules, desk is not None and desk.hello.table == hello.table
        if self._company is not None:
            self._company.sit(hello.seat, rules, not same_table)
        if desk is not None and same_table and desk.rules != rules:
            for sentence in new_rules(desk.rules, rules, self._tongue, desk.hello.clock, hello.clock):
                self.paper.say(sentence, hang=2)
        elif desk is not None and same_table and desk.hello.seat == hello.seat:
            desk.greeted_again(hello)
            return
        self._over = False
        if desk is not None and not same_table:
            self.paper.say(again(hello, desk.words.names, self._tongue), hang=2)
        self._desk = self._desk_of(self.paper, self._setup, hello, rules, shared=self._company is not None)
        self._orders = Orders(self._desk, None if self._company is None else help_in_play(self._tongue))
        self._desk.idle = None if self._company is None else self._company.idle
        if desk is None:
            self._desk.greet()

    def _closed(self, reason: str) -> Outcome:
        """The seat's carrier is at its end."""
        if self._over:
            return "finished"
        company, ended = self._company, closing_text(reason, self._tongue)
        if company is not None and company.given_up:
            return "left"
        if company is None:
            said = self._tongue.text("session-closed", reason=ended)
        else:
            said = capital(self._tongue.text("session-closed-shared", reason=ended))
        self.paper.say(said, hang=2)
        return "left" if company is not None and company.leaving else "closed"

    def _say_whom(self) -> None:
        """At a shared table, once a turn: which person is waited for, before the prompt; bots are not worth it."""
        turn, said = self._whom(), self._turn_said
        self._turn_said = turn
        if turn not in (None, said) and self._desk is not None:
            self._desk.show_waiting(brief=True)

    def _whom(self) -> tuple[int, int] | None:
        """The deal and the seat of the other person who is waited for; the one told last where that is not known."""
        desk, company = self._desk, self._company
        if desk is None or company is None or self.answer_due:
            return self._turn_said
        seen = None if desk.staging is not None else desk.seen
        if seen is None or seen.over is not None or not company.waits_for(seen.turn):
            return None
        return seen.n, seen.turn

    def _say_connection(self, news: Interrupted | Restored) -> None:
        """Say it once when the connection is lost, and once when it is there again; what is staged stays."""
        lost = isinstance(news, Interrupted)
        if lost == self._cut_off:
            return
        self._cut_off = lost
        if self._desk is not None:
            self.paper.say(self._tongue.text("session-lost") if lost else self._tongue.text("session-restored"))
        elif isinstance(news, Interrupted):  # it was never there
            reason = closing_text(news.reason, self._tongue)
            self.paper.say(self._tongue.text("session-unconnected", reason=reason), hang=2)

    def _say_saving(self, tick: Tick) -> None:
        if (said := self.saving.heard(tick)) is not None:
            self.paper.say(said, hang=2)

    def _ended(self, end: End, desk: Desk) -> Outcome | None:
        desk.ended(end)
        self._over = end.result is not None
        if self._over and self._company is None:
            if self._setup.another is None or not self.paper.look.prompts or self.paper.look.screen:
                return "finished"
            self._between, desk.idle = True, self._setup.another.offer(self.paper, self._tongue)
        elif self.paper.look.prompts and desk.hello.clock is None and self._company is None:
            self._between = True
            desk.rests()
        return None

    # --- the person's side -------------------------------------------------------------------------------------------

    async def _typed(self, line: str | None) -> Outcome | None:
        desk, orders = self._desk, self._orders
        if line is None:
            return "finished" if self._over else "ended"
        if desk is None or orders is None:
            return None
        if self._over and self._setup.another is not None and self._setup.another.chosen(line, self._tongue):
            return "finished"
        if self._between and not line.strip():
            self._between, desk.idle = False, None
            return None
        try:
            if self._company is not None and await self._company.typed(line):
                return None
            if self._setup.bench is not None and await self._setup.bench.typed(line):
                return None
            wish = orders.line(line)
            match wish:
                case Leave():
                    return "finished" if self._over else "left"
                case Back():
                    await self._seat.back()
                    self.paper.say(self._tongue.text("company-back"))
                case Send():
                    self._send(wish)
                case Verify():
                    for sentence in await proof(desk.promises, desk.rules, self._tongue, self._setup.evidence):
                        self.paper.say(sentence, hang=2)
                case Retell():
                    await retell(wish, desk)
        except PortClosed as closed:
            return self._closed(closed.reason)
        return None

    def _send(self, wish: Send) -> None:
        if self._sending is not None:
            self.paper.say(self._tongue.text("session-sending"))
            return
        self.answer_due = True
        self._sending = asyncio.ensure_future(self._seat.act(wish.actions, seq=wish.seq))

    def _answered(self, sent: asyncio.Task[Rejected | None]) -> Outcome | None:
        """The table has answered an act, or will not any more."""
        self._sending = None
        try:
            rejected = sent.result()
        except PortClosed as closed:
            return self._closed(closed.reason)
        if rejected is not None and self._desk is not None:
            self.answer_due = False
            self._desk.rejected(rejected)
        return None
