"""One run of a stranger's program: lines in, lines out, every limit watched, and no way out alive but ours."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Self, TypeVar

from core.table.given import settings, unfit
from core.table.messages import PROTOCOL, Act, FromSeat, Hello, Id, Rejected, Stop, ToSeat, Update, encode
from transports.process.faults import BotFailed
from transports.process.fitting import Fitting
from transports.process.listener import Listener
from transports.process.named import not_shown
from transports.process.pipes import CHUNK
from transports.process.program import Program
from transports.process.started import Started, start
from transports.process.stderr import Stderr, drain

_log = logging.getLogger(__name__)

_T = TypeVar("_T")
_LAST_WORDS_S = 1.0
"""What a process wrote before its end is read for so long; all of it, unless somebody else holds its pipes."""


class BotProcess(Listener):
    """A program that plays one seat; started once. Use it as ``async with BotProcess(program) as bot``.

    All methods are of one event loop. Every failure is a `BotFailed`, with a code and one sentence; after one that is
    not ``alive`` the process is gone, and all that it had started. POSIX only: elsewhere `start` says so.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.id: Id | None = None
        """Who it says it is."""
        self._started: Started | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._stderr = Stderr(program.limits.stderr_kb, program.logs)
        self._failed: asyncio.Future[BotFailed] | None = None
        self._fitting: Fitting | None = None
        self._deal = 0
        self._acted_in = -1
        """The newest deal in which it has acted."""

    # --- what is known of it -----------------------------------------------------------------------------------------

    @property
    def pid(self) -> int | None:
        """The process that was started for it; None before."""
        return None if self._started is None else self._started.pid

    @property
    def exit_code(self) -> int | None:
        """Once it has ended by itself: its exit code, or a signal's number below 0."""
        return None if self._started is None else self._started.exit_code

    @property
    def failed(self) -> BotFailed | None:
        """Why it is gone; None while it is not."""
        return self._failed.result() if self._failed is not None and self._failed.done() else None

    @property
    def folder(self) -> str | None:
        """Its working directory."""
        return None if self._started is None else str(self._started.folder)

    @property
    def left_over(self) -> int | None:
        """After its end: how many of its processes could not be ended (0 but for what hangs in the kernel)."""
        return None if self._started is None else self._started.left_over

    def stderr(self, deal: int | None = None) -> str:
        """The end of what it wrote on its standard error in that deal (default: the newest; 0: before any)."""
        return self._stderr.of(deal)

    async def use(self) -> tuple[float, float]:
        """What all its processes use together: megabytes resident, seconds of processor. Raises BotFailed."""
        started = self._running()
        said = await started.use()
        if not said:
            raise await self.ended()
        return said["use"] / (1 << 20), said["cpu"]

    # --- its life ----------------------------------------------------------------------------------------------------

    async def start(self, hello: Hello) -> Id:
        """Start it, greet it, wait for its ``id`` and send the options that the program has. Raises BotFailed.

        A value that does not fit what the program has declared is logged and not sent: its default holds.
        """
        if self._started is not None:
            raise RuntimeError("a process is started once; make another one")
        loop = asyncio.get_running_loop()
        self._failed, self._introduced = loop.create_future(), loop.create_future()
        self._began = time.monotonic()
        self._started = await start(self.program)
        self._tasks = [
            asyncio.create_task(self._read(self._started), name=f"output of {self.program.name}"),
            asyncio.create_task(drain(self._started.stderr, self._stderr), name=f"stderr of {self.program.name}"),
            asyncio.create_task(self._watch(self._started), name=f"end of {self.program.name}"),
        ]
        self.send(hello)
        limit = self.program.limits.start_ms
        try:
            async with asyncio.timeout(limit / 1000):
                self.id = await self._or_end(self._introduced)
        except TimeoutError:
            text = f"{self.program.name} has not answered hello with id within {limit} ms; start faster, or allow more."
            if stray := self.dialogue.noise():
                text = f"{text} What it has written is no message: {stray[0][:100]!r}."
            raise await self._give_up("no_id", text) from None
        if self.id.protocol != PROTOCOL:
            text = f"{self.program.name} speaks protocol {self.id.protocol}; this table speaks {PROTOCOL}."
            raise await self._give_up("other_protocol", text)
        self._fitting = Fitting(self.program, hello, self.id)
        declared, given = self.id.options, self.program.options
        known = {option.name for option in declared}
        unknown = next((name for name in given if name not in known), None)
        if unknown is not None:
            there = ", ".join(sorted(known)) or "none"
            text = f"{self.program.name} has no option {unknown[:40]!r}; those that it has: {there}."
            raise await self._give_up("unknown_option", text)
        for text in unfit(declared, given, self.program.name):
            _log.warning("%s", text)
        for setting in settings(declared, given):
            self.send(setting)
        self._ping()
        return self.id

    async def ended(self) -> BotFailed:
        """Wait until it has ended by itself or was ended for a limit; why."""
        self._running()
        assert self._failed is not None
        return await asyncio.shield(self._failed)

    async def aclose(self, *, at_once: bool = False) -> None:
        """End its input, then it, then all it has started; harmless twice. ``at_once``: without waiting for it."""
        started = self._started
        if started is None:
            return
        self._fail(BotFailed("closed", f"{self.program.name} was ended."))
        try:
            await started.end(at_once=at_once)
            await asyncio.wait(self._tasks, timeout=_LAST_WORDS_S)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks)
            started.let_go()
            self._stderr.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.aclose()

    # --- talking to it -----------------------------------------------------------------------------------------------

    def send(self, message: ToSeat) -> None:
        """Give it a message. Nothing is waited for; raises BotFailed when it has ended, or has not read for long."""
        started = self._running()
        if self.failed is not None:
            raise self.failed
        if isinstance(message, Update):
            self._updated(message.seq)
            self.begin_deal(message.view.n)
        elif isinstance(message, Hello):
            self._sit(message)
        if self._fitting is not None and isinstance(message, Update):
            message = self._fitting.update(message)
        elif self._fitting is not None and isinstance(message, Rejected):
            message = self._fitting.rejected(message)
        raw = encode(message)
        self._note(">", raw)
        try:
            started.write(raw + b"\n")
        except BotFailed as failed:
            self._fail(failed)
            started.order("kill")
            raise

    def _sit(self, hello: Hello) -> None:
        """At another table numbers and deals are counted anew, and other rules may hold."""
        if self._stderr.sit(hello.table, hello.seat):
            self._newest, self._deal, self._acted_in = 0, 0, -1
            if self.id is not None:
                self._fitting = Fitting(self.program, hello, self.id)

    def begin_deal(self, n: int) -> None:
        """A new deal begins: its standard error goes to that deal's own, and its processor time counts from 0.

        An update of that deal does the same.
        """
        if n != self._deal:
            self._deal = n
            self._stderr.begin(n)
            self._running().order("deal")

    async def ask(self, question: Update | Rejected, within_ms: int | None = None) -> Act:
        """Send an update with a turn (or what the table said to the last act), and wait for the act that answers it.

        ``within_ms``: how long; by default the limit of the deal's first answer, or of a move. When that is over it
        is sent ``stop`` and a ping: an act that still comes is taken, and BotFailed (``too_slow``) says whether it is
        alive; one that does not answer either is ended. Cancelling this is harmless: send ``stop`` then.
        """
        self._running()
        answer: asyncio.Future[Act] = asyncio.get_running_loop().create_future()
        self._answer = answer
        self._question = question.seq
        try:
            self.send(question)
            limits = self.program.limits
            first = self._acted_in != self._deal
            limit = within_ms if within_ms is not None else max(limits.move_ms, limits.deal_ms if first else 0)
            try:
                async with asyncio.timeout(limit / 1000):
                    act = await self._or_end(answer)
            except TimeoutError:
                act = await self._late(answer, question.seq, limit)
            self._acted_in = self._deal
            return act
        finally:
            if self._answer is answer:
                self._question, self._answer = -1, None

    async def _late(self, answer: asyncio.Future[Act], seq: int, limit: int) -> Act:
        """The limit is over: its last chance. Raises BotFailed."""
        self.send(Stop(seq))
        pong = self._ping()
        ping_ms = self.program.limits.ping_ms
        name = self.program.name
        assert self._failed is not None
        waiting: set[asyncio.Future[Any]] = {answer, pong, self._failed}
        await asyncio.wait(waiting, timeout=ping_ms / 1000, return_when=asyncio.FIRST_COMPLETED)
        if self.failed is not None:
            raise self.failed
        if answer.done():
            return answer.result()
        if pong.done():
            text = f"{name} has not answered within {limit} ms; answer faster, or look at deadline_ms and stop."
            raise BotFailed("too_slow", text, alive=True)
        raise await self._give_up(
            "too_slow", f"{name} has not answered within {limit} ms, nor a ping within {ping_ms}."
        )

    async def ping(self, within_ms: int | None = None) -> float:
        """Milliseconds until it answered a ping. Raises BotFailed (``no_pong``: it is ended)."""
        began = time.monotonic()
        limit = self.program.limits.ping_ms if within_ms is None else within_ms
        try:
            async with asyncio.timeout(limit / 1000):
                await self._or_end(self._ping())
        except TimeoutError:
            text = f"{self.program.name} has not answered ping with pong within {limit} ms."
            raise await self._give_up("no_pong", text) from None
        return (time.monotonic() - began) * 1000

    async def heard(self) -> FromSeat:
        """The next message that is no answer to anything: ``say``, ``leave``, ``sync`` … Raises BotFailed."""
        self._running()
        while not self._beside:
            if self.failed is not None:
                raise self.failed
            self._news.clear()
            await self._news.wait()
        return self._beside.popleft()

    # --- inside ------------------------------------------------------------------------------------------------------

    def _running(self) -> Started:
        if self._started is None:
            raise RuntimeError("it has not been started yet")
        return self._started

    async def _or_end(self, waited: asyncio.Future[_T]) -> _T:
        """What is waited for. Raises BotFailed when the program ends before."""
        assert self._failed is not None
        both: set[asyncio.Future[Any]] = {waited, self._failed}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if waited.done():
            return waited.result()
        raise self._failed.result()

    def _fail(self, why: BotFailed) -> None:
        if self._failed is not None and not self._failed.done():
            self._failed.set_result(why)
            self._news.set()

    async def _give_up(self, code: str, text: str) -> BotFailed:
        """End it for this, unless it has ended for another reason meanwhile; the reason."""
        self._fail(BotFailed(code, text))
        started = self._running()
        started.order("kill")
        await started.gone_soon()
        assert self._failed is not None
        return self._failed.result()

    async def _watch(self, started: Started) -> None:
        """Notice its end, whatever it is."""
        await started.gone.wait()
        with suppress(TimeoutError):  # its last words are on their way
            async with asyncio.timeout(_LAST_WORDS_S):
                await asyncio.wait(self._tasks[:2])
        failed = started.failed or BotFailed("crashed", f"{self.program.name} has ended.")
        if failed.code == "crashed" and self.id is None and self.program.confined.spaces:
            hint = not_shown(self.program.command, str(started.folder), self.stderr())
            failed = failed if hint is None else BotFailed(failed.code, f"{failed.text} {hint}")
        self._fail(failed)

    async def _read(self, started: Started) -> None:
        try:
            await self._listen(started.stdout)
            closed = await started.output_closed()
            if closed is not None:
                raise closed
        except BotFailed as failed:
            self._fail(failed)
            started.order("kill")
            while await started.stdout.read(CHUNK):
                pass  # nobody reads what it still writes; a pipe that is not read to its end is never closed
