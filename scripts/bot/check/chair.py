"""A seat in a long match: the program in it is started again when it fails, as a table would do it."""

from __future__ import annotations

from contextlib import AsyncExitStack

from core.table.messages import Closed
from scripts.bot.check.bench import Bench
from scripts.bot.check.desk import Desk
from scripts.bot.check.endings import REASON
from scripts.bot.check.seat import Seat, Wrong
from scripts.bot.check.talk import Talk, open_talk
from transports.process.bot_seat import RESTARTS
from transports.process.faults import BotFailed


class Chair:
    """One seat of a desk, and whichever process plays it now."""

    def __init__(self, bench: Bench, desk: Desk, number: int) -> None:
        self.number = number
        self.seat: Seat | None = None
        """Whoever sits there; None: nobody, for the rest of this deal."""
        self.talk: Talk | None = None
        """The newest process, ended or not."""
        self.held: list[tuple[float, int]] = []
        """Megabytes and processes at the end of each deal, of the process that is there now."""
        self._bench = bench
        self._desk = desk
        self._running = AsyncExitStack()
        self._starts = 0

    def begin_deal(self) -> None:
        """What happened in the deals before is forgiven."""
        self._starts = 0

    @property
    def gives_up(self) -> bool:
        """Has it been started so often in this deal that the stand-in plays the rest of it?"""
        return self._starts > RESTARTS

    async def sit(self) -> None:
        """Start the program and show it the table. Raises Wrong and BotFailed."""
        self._starts += 1
        await self.rise()
        self.talk = await self._running.enter_async_context(open_talk(self._bench.plan.program, self._bench.seen))
        seat = Seat(self._desk, self.number, self.talk)
        seat.lenient = True
        await seat.greet()
        self.seat = seat
        seat.show(0)

    async def rise(self) -> None:
        """End its process, if there is one."""
        if self.seat is not None:
            self._bench.heard(self.seat)
        self._desk.guests.pop(self.number, None)
        self.seat, self.held = None, []
        await self._running.aclose()
        self._running = AsyncExitStack()

    async def weigh(self) -> None:
        """Look how much it holds now."""
        if self.talk is not None and self.seat is not None:
            mb, processes = await self.talk.use()
            if processes:
                self.held.append((mb, processes))

    async def say_goodbye(self) -> None:
        """The match is over."""
        if self.seat is not None and self.talk is not None:
            self.talk.say(Closed(REASON))
        await self.rise()


Trouble = Wrong | BotFailed
