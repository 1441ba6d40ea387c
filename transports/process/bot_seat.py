"""A seat played by a stranger's program, over any carrier: relayed, watched, restarted, and left to the stand-in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec

from core.table.messages import (
    PROTOCOL,
    Closed,
    End,
    FromSeat,
    Hello,
    Id,
    Lobby,
    Nonce,
    Rejected,
    Said,
    SetOption,
    Stop,
    Sync,
    Tick,
    Update,
)
from core.table.ports import PortClosed
from transports.client import SeatClient, Told
from transports.process.bot_process import BotProcess
from transports.process.deal_so_far import DealSoFar
from transports.process.faults import MOST_STDERR, NOBODYS, BotFailed, Fault, Faults, Kind, kind_of_refusal
from transports.process.program import Program

_log = logging.getLogger(__name__)

RESTARTS: Final = 3
"""How often a program is started again in one deal; then the stand-in plays the rest of it."""
HOPELESS: Final = ("no_program", "not_here", "bad_id", "other_protocol", "unknown_option")
"""Failures that another start would only meet again."""
MOST_WORDS: Final = 8
"""What a program may say beside its acts between two updates, `sync` included; the rest is passed over."""


async def play_bot(client: SeatClient, program: Program, faults: Faults | None = None) -> End | None:
    """Play a seat until its carrier ends; gives the `End` of the match, None where it did not come to that.

    The client must want ``events`` (``wants=("events",)``), so that a program can be told a whole deal again; what the
    program wants and offers is said to the table as soon as it is known. Nothing is raised for what a program does:
    it is added to ``faults`` and logged. The client and the program are closed at the end, however that comes.
    """
    return await _Seat(client, program, Faults() if faults is None else faults).play()


class _Seat:
    """One seat, one program after another in it."""

    def __init__(self, client: SeatClient, program: Program, faults: Faults) -> None:
        self._client = client
        self._program = program
        self._faults = faults
        self._so_far = DealSoFar()
        self._hello: Hello | None = None
        self._bot: BotProcess | None = None
        self._starting: asyncio.Task[BotProcess | None] | None = None
        self._told: int | None = None
        """The number that the program at hand has been told; None: nothing yet."""
        self._said: Id | None = None
        """As whom the seat was introduced last."""
        self._settings: list[SetOption] = []
        """What the table has set; a new program is told again."""
        self._starts = 0
        """In this deal."""
        self._out = False
        """Is the rest of this deal left to the stand-in?"""
        self._left = False
        """Has the table been told so? The word may be lost, or cut off by another update."""
        self._work: asyncio.Task[None] | None = None
        """What is done about the newest update."""
        self._beside: set[asyncio.Task[None]] = set()
        self._closing: set[asyncio.Task[None]] = set()
        """Programs that are being ended."""
        self._words = 0
        self._ticked = asyncio.Event()

    async def play(self) -> End | None:
        last: End | None = None
        try:
            async with self._client:
                async for message in self._client.messages():
                    if isinstance(message, End):
                        last = message
                    await self._hear(message)
        finally:
            await self._close()
        return last if last is not None and last.result is not None else None

    async def _close(self) -> None:
        for task in (self._work, self._starting, *self._beside):
            if task is not None:
                task.cancel()
        bot, self._bot = self._bot, None
        if bot is not None:
            await bot.aclose()
        waiting: set[asyncio.Task[Any]] = {*self._beside, *self._closing}
        waiting |= {task for task in (self._work, self._starting) if task is not None}
        if waiting:
            await asyncio.wait(waiting)

    # --- what the table says -----------------------------------------------------------------------------------------

    async def _hear(self, message: Told) -> None:
        match message:  # what is not here is the client's own business: pings, nonces, the carrier
            case Hello():
                if self._hello is not None and self._hello.table != message.table:
                    self._so_far.forget()  # the same seats play on at another table
                    self._told = None
                    self._left = False
                    self._anew()
                self._hello = message
                if self._starting is None and not self._out:
                    self._start_soon()
                else:
                    self._relay(message)
            case Update():
                await self._update(message)
            case Stop():
                self._stop_thinking()
                self._relay(message)
                if self._bot is not None and self._bot.pongs:
                    self._aside(self._bot.ping)  # one that hangs is found out before its next turn
            case SetOption():
                self._settings = [each for each in self._settings if each.name != message.name] + [message]
                self._relay(message)
            case Tick():
                self._ticked.set()
                self._relay(message)
                if self._out and self._left and (self._work is None or self._work.done()):
                    self._attend_soon()
            case Rejected() | Said() | End() | Closed() | Lobby():
                self._relay(message)

    def _relay(self, message: Hello | Rejected | Tick | SetOption | Said | Stop | End | Closed | Lobby) -> None:
        """Pass it on to whoever is there; one that has ended is found out with the next update."""
        if self._bot is not None:
            with contextlib.suppress(BotFailed):
                self._bot.send(message)

    async def _update(self, update: Update) -> None:
        new = self._so_far.take(update)
        self._words = 0
        if new:
            self._anew()
            if self._left:
                self._left = False
                with contextlib.suppress(PortClosed):
                    await self._client.back()
        if self._work is not None:
            self._work.cancel()
        self._attend_soon()

    def _attend_soon(self) -> None:
        self._work = asyncio.create_task(self._attend(), name=f"work of {self._client.name}")

    def _anew(self) -> None:
        """A program that was given up is tried again."""
        self._starts = 0
        if self._out:
            self._out, self._starting = False, None

    def _stop_thinking(self) -> None:
        work, bot, asked = self._work, self._bot, self._so_far.newest
        if work is None or work.done() or asked is None or asked.turn is None:
            return
        work.cancel()
        if bot is not None and self._told is not None and self._so_far.is_late():
            name = self._program.name
            self._fault(bot, BotFailed("too_slow", f"{name} let its turn run out; look at deadline_ms.", alive=True))

    # --- what becomes of an update -----------------------------------------------------------------------------------

    async def _attend(self) -> None:
        """Show the newest to the program, and play its turn; with a new program, as often as there may be one."""
        try:
            while (bot := await self._program_at_hand()) is not None:
                try:
                    await self._play(bot, self._so_far.since(self._told))
                    return
                except BotFailed as failed:
                    self._lose(bot, failed)
            newest = self._so_far.newest
            if not self._left or (newest is not None and newest.turn is not None):
                self._left = True
                await self._client.leave()  # again where it is asked all the same: the word was lost on its way
        except PortClosed:
            return  # Closed comes next
        except Exception:
            _log.exception("%s: this seat is left to the stand-in until the next update", self._program.name)
            if self._bot is None:
                self._starting = None  # or the next update would find the same start, which has failed

    async def _play(self, bot: BotProcess, update: Update) -> None:
        """Raises BotFailed, PortClosed."""
        self._told = update.seq  # an update that was not told in time is part of the next one
        if update.turn is None:
            bot.send(update)
            return
        question: Update | Rejected = update
        while True:
            act = await bot.ask(question)
            play = partial(self._client.act, act.actions, act.explain, info=act.info, seq=act.seq)
            while (rejected := await play()) is not None and rejected.code == "not_saved":
                self._ticked.clear()
                await self._ticked.wait()  # what could not be saved before may be saved now
            if rejected is None:
                return
            if rejected.code in NOBODYS:
                bot.send(rejected)
                return
            text = f"{self._program.name} was refused: {rejected.text}"
            self._note(bot, kind_of_refusal(rejected.code), rejected.code, text, rejected)
            question = rejected

    # --- the program -------------------------------------------------------------------------------------------------

    def _start_soon(self) -> asyncio.Task[BotProcess | None]:
        self._starting = asyncio.create_task(self._start(), name=f"start of {self._program.name}")
        return self._starting

    async def _program_at_hand(self) -> BotProcess | None:
        """Who plays; None: it is left to the stand-in. A start goes on though another update comes meanwhile."""
        if self._bot is not None:
            return self._bot
        return await asyncio.shield(self._starting or self._start_soon())

    async def _start(self) -> BotProcess | None:
        while not self._out and self._starts <= RESTARTS:
            assert self._hello is not None
            hello = self._hello
            self._starts += 1
            self._told = None
            bot = BotProcess(self._program)
            bot.garbled_told = partial(self._garbled, bot)
            try:
                said = await bot.start(hello)
                if self._hello is not hello:
                    bot.send(self._hello)  # the table has greeted again meanwhile, or it is another table
                for setting in self._settings:
                    bot.send(setting)
            except BotFailed as failed:
                self._fault(bot, failed)
                await bot.aclose(at_once=True)
                self._out = failed.code in HOPELESS
            except BaseException:
                await bot.aclose(at_once=True)
                raise
            else:
                self._bot = bot
                self._aside(partial(self._pass_on, bot))
                await self._introduce(said)
                return bot
        self._out = True
        return None

    def _lose(self, bot: BotProcess, failed: BotFailed) -> None:
        """It is no use any more: another one is started when there is something to tell it."""
        if self._bot is not bot:
            return
        self._fault(bot, failed)
        self._bot, self._starting = None, None
        self._out = failed.code in HOPELESS
        closing = asyncio.create_task(bot.aclose(at_once=True))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def _introduce(self, said: Id) -> None:
        """Tell the table what this program wants and offers."""
        wants = tuple(dict.fromkeys((*said.wants, "events")))
        own = Id(
            protocol=PROTOCOL,
            name=self._client.name,
            version=said.version,
            author=said.author,
            wants=wants,
            options=said.options,
            kind="bot",
        )
        if own != self._said:
            self._said = own
            with contextlib.suppress(PortClosed):
                await self._client.introduce(own)

    async def _pass_on(self, bot: BotProcess) -> None:
        """What a program says beside its acts goes to the table, a little of it at a time."""
        with contextlib.suppress(BotFailed, PortClosed):
            while True:
                message: FromSeat = await bot.heard()
                if isinstance(message, Nonce) or self._words >= MOST_WORDS:
                    continue
                self._words += 1
                if not isinstance(message, Sync):
                    await self._client.send(message)
                elif self._so_far.newest is not None:
                    have = min(message.have, self._so_far.newest.seq)
                    bot.send(self._so_far.since(have if have > 0 else None))

    def _aside(self, work: Callable[[], Awaitable[object]]) -> None:
        async def quietly() -> None:
            with contextlib.suppress(BotFailed):
                await work()

        task = asyncio.create_task(quietly())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # --- faults ------------------------------------------------------------------------------------------------------

    def _garbled(self, bot: BotProcess, text: str) -> None:
        self._note(bot, "garbage", "malformed", text)

    def _fault(self, bot: BotProcess, failed: BotFailed) -> None:
        if failed.code != "closed":
            self._note(bot, failed.kind, failed.code, failed.text)

    def _note(self, bot: BotProcess, kind: Kind, code: str, text: str, refused: Rejected | None = None) -> None:
        """Count a fault; with all that its author needs, as long as such reports are kept."""
        newest = self._so_far.newest
        fault = Fault(
            kind=kind,
            code=code,
            text=text,
            table="" if self._hello is None else self._hello.table,
            seat=None if self._hello is None else self._hello.seat,
            deal=0 if newest is None else newest.view.n,
            seq=0 if newest is None else newest.seq,
        )
        if not self._faults.full:
            fault = msgspec.structs.replace(
                fault,
                state=newest,
                refused=refused,
                dialogue=str(bot.dialogue),
                stderr=bot.stderr()[-MOST_STDERR:],
                exit_code=bot.exit_code,
            )
        _log.warning("%s: %s (%s)", self._program.name, text, code)
        self._faults.add(fault)
