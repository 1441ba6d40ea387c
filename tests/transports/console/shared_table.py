"""A table shared with other people, played by the test: its lobby, then the engine; and a person who sits there."""

from __future__ import annotations

import asyncio
import io
import queue
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Self

import msgspec

from core.game.actions import Action
from core.game.rules import Rules, options_of
from core.table.messages import Closed, End, Hello, Lobby, LobbySeat, MatchResult, Player, Rejected, RulesSaid, Said
from core.table.orders import Answer, Done, Fill, Order, Refused, Swap
from core.table.ports import NoAnswer
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.patience import PATIENCE_S
from tests.transports.console.tabletop import PIPE, Tabletop, simple
from tests.transports.english import ENGLISH
from transports.client import Told
from transports.console.company import Company
from transports.console.draft import Draft
from transports.console.lines import Lines
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper
from transports.tongue import Tongue

BOTS = ("Ada", "Bruno", "Carla", "Dario")


def person(name: str, **more: object) -> LobbySeat:
    """Somebody who sits there and is not ready yet."""
    return msgspec.convert({"name": name, "kind": "human", "here": True, **more}, LobbySeat)


def bot(name: str) -> LobbySeat:
    """A bot of the house."""
    return LobbySeat(name=name, kind="bot", here=True, ready=True)


class SharedTable:
    """Both the seat client and the chair of a person; whatever the person asks is noted, and mostly done."""

    def __init__(self, seats: Sequence[LobbySeat], *, seat: int = 0, phase: str = "lobby") -> None:
        self.rules: Rules = load_rules("burraco", {"players": len(seats)})
        self.seats = list(seats)
        self.seat = seat
        self.phase = phase
        self.heard: list[str] = []
        """What the person has said, but for moves."""
        self.refuses: Refused | None = None
        """What the table answers every order with, instead of doing it."""
        self.deaf = False
        """Does the table miss what it is told?"""
        self.silent = False
        """Does it answer no order?"""
        self.table = "TEST"
        self.more: dict[str, object] = {}
        """What else the lobby says: host, votes, may_claim."""
        self._seq = 1
        self._told: asyncio.Queue[Told | None] = asyncio.Queue()
        """None: from here on the engine speaks."""
        self._play: Tabletop | None = None
        self.greet()
        self.tell()

    # --- what the table says -------------------------------------------------------------------------------------

    def say(self, *messages: Told) -> None:
        """Tell the seat something."""
        for message in messages:
            if self._play is not None:
                self._play.say(message)
            else:
                self._told.put_nowait(message)

    def unsaid(self) -> None:
        """Take back what was said so far: nobody has heard it yet."""
        self._told = asyncio.Queue()

    def greet(self) -> None:
        """Say hello to the seat at hand."""
        players = tuple(Player(one.name, one.kind) for one in self.seats)
        said = RulesSaid(self.rules.preset, options_of(self.rules))
        self.say(Hello(1, self.table, self.seat, said, players, None, 1))

    def tell(self, **more: object) -> None:
        """Tell who is there, after a change."""
        self._seq += 1
        self.more |= more
        lobby = {"seq": self._seq, "phase": self.phase, "seats": [], **self.more}
        self.say(msgspec.structs.replace(msgspec.convert(lobby, Lobby), seats=tuple(self.seats)))

    def change(self, seat: int, **more: object) -> None:
        """Somebody does something: tell it."""
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **more)
        self.tell()

    def deal(self, deals: int = 1) -> None:
        """Everybody is ready: the game begins, and is played with the engine."""
        self.phase = "playing"
        self.tell()
        self._told.put_nowait(None)
        self._play = Tabletop(self.rules, simple, seat=self.seat, deals=deals)

    def end(self) -> None:
        """The match is over."""
        self.phase = "over"
        for seat, one in enumerate(self.seats):
            self.seats[seat] = msgspec.structs.replace(one, ready=one.kind == "bot")
        result = MatchResult(0, (2_000, 0), "target")
        self.say(End(n=1, score=None, totals=(2_000, 0), sheet=(), secret=None, result=result))
        self.tell()

    # --- what the person's client is -----------------------------------------------------------------------------

    async def messages(self) -> AsyncIterator[Told]:
        while True:
            message = await self._told.get()
            if message is None:
                break
            yield message
            if isinstance(message, Closed):
                return
        assert self._play is not None
        async for message in self._play.messages():
            yield message

    async def act(self, actions: Sequence[Action], *, seq: int | None = None) -> Rejected | None:
        assert self._play is not None
        return await self._play.act(actions, seq=seq)

    async def say_phrase(self, phrase: str) -> None:
        self.heard.append(f"say {phrase}")
        self.say(Said(self.seat, phrase))

    async def ready(self, ready: bool = True) -> None:
        self.heard.append("ready" if ready else "unready")
        if not self.deaf:
            self.change(self.seat, ready=ready)

    async def leave(self) -> None:
        self.heard.append("leave")

    async def back(self) -> None:
        self.heard.append("back")
        self.change(self.seat, held=None)

    async def claim(self) -> None:
        self.heard.append("claim")

    async def vote(self, seat: int) -> None:
        self.heard.append(f"vote {seat}")

    # --- what the person's chair is ------------------------------------------------------------------------------

    async def order(self, order: Order) -> Answer:
        self.heard.append(repr(order))
        if self.silent:
            raise NoAnswer(self.table)
        if self.refuses is not None:
            return self.refuses
        if isinstance(order, Fill):
            for seat, one in enumerate(self.seats):
                if not one.name:
                    self.seats[seat] = bot(BOTS[seat])
        elif isinstance(order, Swap):
            self.seats[order.seat] = bot(BOTS[order.seat])
        self.tell()
        return Done(seq=self._seq)

    async def move(self, seat: int, to: int) -> Answer:
        self.heard.append(f"move {seat} to {to}")
        if self.refuses is not None:
            return self.refuses
        self.seats[seat], self.seats[to] = self.seats[to], self.seats[seat]
        self.seat = to
        self.greet()
        self.tell()
        return Done(seq=self._seq, seat=to)


class _Talker:
    """The table as a person's client speaks to it (its `say` is the table's own there)."""

    def __init__(self, table: SharedTable) -> None:
        self.say = table.say_phrase
        self.ready, self.leave, self.back = table.ready, table.leave, table.back
        self.claim, self.vote = table.claim, table.vote


class Screen(io.StringIO):
    """What is written on; it can be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.news = asyncio.Event()

    def write(self, text: str) -> int:
        self.news.set()
        return super().write(text)


class SharedSitting:
    """A console at a shared table, as a context; the test sees what is written and types (shown behind a ``>``)."""

    def __init__(self, table: SharedTable, *, look: Look = PIPE, chair: bool = True, tongue: Tongue = ENGLISH) -> None:
        self.screen = Screen()
        self._seen = 0
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        paper = Paper(self.screen, look, lambda: 200)
        setup = Setup(
            tongue=tongue,
            draft=Draft(None),
            rules_text=partial(rules_text, tongue=tongue),
            notes=("You sit at table TEST.",),
        )
        self.company = Company(_Talker(table), table if chair else None, paper, tongue, ("greedy", "chance"))
        self.console = Console(table, paper, Lines(self._read), setup, company=self.company)
        self._running: asyncio.Task[Outcome] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def text(self) -> str:
        """All that has been written."""
        return self.screen.getvalue()

    async def sees(self, text: str) -> str:
        """Wait until this is written after what was seen last; gives what came before it."""
        until = asyncio.get_running_loop().time() + PATIENCE_S
        while (at := self.text.find(text, self._seen)) < 0:
            self.screen.news.clear()
            try:
                async with asyncio.timeout_at(until):
                    await self.screen.news.wait()
            except TimeoutError:
                raise AssertionError(f"{text!r} did not appear; written was:\n{self.text}") from None
        before, self._seen = self.text[self._seen : at], at + len(text)
        return before

    def types(self, *lines: str) -> None:
        """Type these lines; each is read, and shown, when the console wants one."""
        for line in lines:
            self._typed.put(line)

    def _read(self) -> str | None:
        line = self._typed.get()
        if line is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(self.screen.write, f"> {line}\n")
        return line

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait until this is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not happened():
                await asyncio.sleep(0)

    def hangs_up(self) -> None:
        """The input ends."""
        self._typed.put(None)

    async def ends(self) -> Outcome:
        """Wait for the end of the sitting."""
        assert self._running is not None
        return await asyncio.wait_for(asyncio.shield(self._running), PATIENCE_S)

    async def __aenter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        self._running = asyncio.create_task(self.console.run())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._typed.put(None)
        assert self._running is not None
        self._running.cancel()
        await asyncio.wait({self._running})


def story(text: str) -> str:
    """A transcript as a test writes it: without the indentation of the source, every sentence on one line."""
    lines = [line.strip() for line in text.strip().split("\n")]
    return "\n".join(line for line in lines if line) + "\n"
