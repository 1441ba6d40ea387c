"""The program at one seat of a desk: greeted, told what happens, asked, and judged as a table would."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from core.table.given import misfit, settings
from core.table.messages import (
    Act,
    Back,
    Claim,
    Id,
    Leave,
    Nonce,
    Ping,
    Pong,
    Ready,
    Say,
    Stop,
    Sync,
    Vote,
    encode,
)
from scripts.bot.check.desk import Desk
from scripts.bot.check.talk import Heard, Talk
from scripts.failure import CommandError
from transports.process.bot_seat import MOST_WORDS
from transports.process.faults import Kind, kind_of_refusal
from transports.process.incoming import Garbled, bad_id, not_asked, unreadable
from transports.process.program import Limits

HANDOVER_S: Final = 0.1
"""After it has read ``stop``: a thread of it may be writing already what another one has just taken back."""


class Wrong(Exception):
    """The program did what it must not do, or did not do what it must. The text is one sentence."""

    def __init__(self, kind: Kind, code: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.code = code
        self.text = text


class Seat:
    """A seat that the program holds. What a correct program never does is raised as Wrong."""

    def __init__(self, desk: Desk, number: int, talk: Talk) -> None:
        self.desk = desk
        self.number = number
        self.talk = talk
        self.id: Id | None = None
        self.thought_ms: list[float] = []
        """Of every act that counted: how long it took."""
        self.pongs: dict[int, float] = {}
        """By the number of a ping: when it was answered."""
        self.lenient = False
        """Is an act for an older update only counted, in ``stale``? A step of its own looks for them."""
        self.stale = 0
        self.doubled = 0
        """Acts for an update that it had acted for already: no table minds them, and nobody needs them."""
        self.beside: Counter[str] = Counter()
        """What it has said that no bot needs, by type."""
        self.disguise: Callable[[bytes], bytes] | None = None
        """What is done to its updates on their way."""
        self._excused: dict[int, float] = {}
        """By the number of an update that was taken back: until when an act for it may still have been on its way."""
        self._late = 0
        self._answered: set[int] = set()
        """Numbers for which an act has counted."""
        self._told: int | None = None
        self._pings = 0
        self._pinged: set[int] = set()
        self._odd_pong = ""
        self._asked: int | None = None
        """The update that waits for an act."""
        self._asked_at = 0.0
        self._newest = -1
        """Number of the newest update that it was shown."""
        self._synced = 0
        """How often it has asked for what it was told already, since the newest update."""
        self._deal = 0
        self._warm = -1
        """The newest deal in which it has acted."""

    @property
    def wants(self) -> tuple[str, ...]:
        """What its updates hold beside the view."""
        return () if self.id is None else self.id.wants

    @property
    def limits(self) -> Limits:
        """How long it may take."""
        return self.talk.program.limits

    @property
    def asked(self) -> int | None:
        """The number of the update that waits for an act of it; None: it is not on turn, or has been stopped."""
        return self._asked

    # --- telling -----------------------------------------------------------------------------------------------------

    async def greet(self) -> Id:
        """Say hello, and wait until it has said who it is; then its options are set.

        Raises Wrong and BotFailed, and CommandError where the values that it is to be checked with do not fit it.
        """
        self.talk.say(self.desk.hello(self.number))
        until = time.monotonic() + self.limits.start_ms / 1000
        while (heard := await self.talk.hear(until)) is not None:
            if isinstance(heard.message, Id):
                self.id = heard.message
                self.desk.guests[self.number] = self
                options = self.talk.program.options
                wrong = misfit(self.id.options, options)
                if wrong is not None:
                    raise CommandError(wrong[0], f"--set: {wrong[1]}")
                self.talk.say(*settings(self.id.options, options))
                return self.id
            if isinstance(heard.message, Act):
                raise Wrong("garbage", "no_id", "it acted before it had answered hello with id: id comes first")
            self._take(heard)
        text = f"it did not answer hello with id within {seconds(self.limits.start_ms)}{self._half()}"
        raise Wrong("timeout", "no_id", text)

    def show(self, have: int | None = None) -> None:
        """Show it the table as it is; ``have`` 0: with all that has happened in this deal."""
        if self.desk.table.deal is not None:
            self._told = have
            self.tell()

    def tell(self) -> None:
        """Something has happened (a Guest's word for it). A question that was open is one no more."""
        if self._deal != self.desk.table.n:
            self._deal = self.desk.table.n
            self.talk.begin_deal(self._deal)
        update = self.desk.update(self.number, self.wants, self._told)
        self._told = update.seq
        if update.seq != self._newest:
            self._newest, self._synced = update.seq, 0
        asked = None if update.turn is None else update.seq
        if asked != self._asked:  # shown again, a question is no new one
            if self._asked is not None:
                self._excused[self._asked] = float("inf")
            self._asked, self._asked_at = asked, time.monotonic()
        self.talk.updated()
        raw = encode(update)
        self.talk.say(raw if self.disguise is None else self.disguise(raw))

    def ping(self) -> int:
        """Ping it; the number to look for in ``pongs``."""
        self._pings += 1
        self._pinged.add(self._pings)
        self.talk.say(Ping(self._pings))
        return self._pings

    def stop(self) -> None:
        """Take the question back."""
        if self._asked is not None:
            self._excused[self._asked] = float("inf")
        self.talk.say(Stop(self.desk.table.seq))
        self._asked = None

    def end(self) -> None:
        """The deal is over (a Guest's word for it)."""
        self.talk.say(self.desk.end())

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def ponged(self, n: int, while_: str) -> float:
        """Wait for the answer to a ping; how many milliseconds it took. Acts meanwhile are judged."""
        asked = time.monotonic()
        until = asked + self.limits.ping_ms / 1000
        while n not in self.pongs:
            heard = await self.talk.hear(until)
            if heard is None:
                instead = f"{self._odd_pong}{self._half()}"
                text = f"it did not answer a ping within {seconds(self.limits.ping_ms)} {while_}{instead}"
                raise Wrong("timeout", "no_pong", f"{text}: answer it with pong and the same n, thinking or not")
            act = self._take(heard)
            if act is not None:
                await self.judge(act, heard.at)
        return max(0.0, (self.pongs[n] - asked) * 1000)

    async def fenced(self, when: str) -> int:
        """Wait until it has read all that it was sent, which a pong says: what it wrote before that pong was on its
        way, and acts for older questions are wrong from here on.

        Gives how many acts for older questions were on their way until then.
        """
        before = self._late
        n = self.ping()
        await self.ponged(n, when)
        until = self.pongs[n] + HANDOVER_S
        self._excused = {seq: min(until, excused) for seq, excused in self._excused.items()}
        return self._late - before

    async def next_act(self, until: float) -> tuple[Act, float] | None:
        """Its next act and when it came, None for none until then."""
        while (heard := await self.talk.hear(until)) is not None:
            act = self._take(heard)
            if act is not None:
                return act, heard.at
        return None

    async def judge(self, act: Act, at: float) -> bool:
        """Judge an act as a table does: does it count? One that is refused is answered so, and raised as Wrong.

        An act for a question that had been taken back is no fault while it may have been on its way.
        """
        asked, asked_at = self._asked, self._asked_at
        if act.seq != asked:
            self.talk.say(not_asked(act.seq, self.desk.table.seq))
            return self._stale(act, at, asked)
        self._asked = None  # it is answered, unless the answer is refused
        rejected = await self.desk.act(self.number, act, self.wants)
        if rejected is None:
            self.thought_ms.append((at - asked_at) * 1000)
            self._warm = self.desk.table.n
            self._answered.add(act.seq)
            return True
        self._asked = asked
        self.talk.say(rejected)
        count = len(act.actions)
        where = "" if rejected.at is None or count == 1 else f", action {rejected.at + 1} of {count}"
        text = f"its act was refused as {rejected.code}{where}: {rejected.text}"
        raise Wrong(kind_of_refusal(rejected.code), rejected.code, text)

    def _stale(self, act: Act, at: float, asked: int | None) -> bool:
        if act.seq in self._answered:
            self.doubled += 1
            return False
        excused = self._excused.get(act.seq)
        if excused is not None and at <= excused:
            self._late += 1
            return False
        self.stale += 1
        if self.lenient:
            return False
        if excused is not None:
            late = seconds((at - excused + HANDOVER_S) * 1000)
            text = f"it acted for number {act.seq} {late} after it had answered a ping that followed stop"
            raise Wrong("illegal", "stale", f"{text}: forget a question when stop or a newer update comes")
        newest = "no act was due" if asked is None else f"{asked} was the newest update with a turn"
        rule = "act once for each, and for the newest only"
        if excused is None:
            rule = "that number asked nothing; act only for updates that hold turn"
        raise Wrong("illegal", "stale", f"it acted for number {act.seq} when {newest}: {rule}")

    @property
    def patience_ms(self) -> int:
        """How long it may take for its next act."""
        return self.limits.move_ms if self._warm == self.desk.table.n else max(self.limits.deal_ms, self.limits.move_ms)

    @property
    def deadline(self) -> float:
        """By when (seconds of the monotonic clock)."""
        return self._asked_at + self.patience_ms / 1000

    async def answer(self) -> Act:
        """Wait for an act that counts. It is stopped and pinged when it takes too long, and Wrong says how it is."""
        limit = self.patience_ms
        while True:
            found = await self.next_act(self.deadline)
            if found is None:
                break
            act, at = found
            if await self.judge(act, at):
                return act
        raise await self._too_slow(limit)

    async def turn(self) -> None:
        """Wait until it has played its turn to the end."""
        n = self.desk.table.n
        while self.desk.turn == self.number and self.desk.table.n == n:
            await self.answer()

    async def _too_slow(self, limit: int) -> Wrong:
        asked, half = self._asked, self._half()
        self.stop()
        until = time.monotonic() + self.limits.ping_ms / 1000
        n = self.ping()
        while n not in self.pongs:
            heard = await self.talk.hear(until)
            if heard is None:
                break
            self._take(heard)
        lives = n in self.pongs
        state = "still answers pings" if lives else "does not answer a ping either"
        text = f"it did not act for update {asked} within {seconds(limit)}{half}; it {state}"
        return Wrong("timeout", "too_slow" if lives else "no_pong", text)

    def _take(self, heard: Heard) -> Act | None:
        """Do what a table does with a message; an act is the caller's to judge."""
        match heard.message:
            case Act() as act:
                return act
            case Pong(n=n):
                if n in self._pinged:
                    self.pongs.setdefault(n, heard.at)
                else:
                    self._odd_pong = f" (it sent pong with n {n}, which no ping had)"
            case Sync(have=have):
                self._synced += 1
                if self._synced <= MOST_WORDS:
                    self.show(max(0, have))
            case Leave():
                raise Wrong("garbage", "left", "it gave its seat up (leave): a program that plays stays")
            case Garbled(type="pong", text=text):
                self._odd_pong = f" (it sent pong that cannot be read: {text})"
            case Garbled(type="id") as said:
                raise bad_id("it", said)
            case Garbled(text=text) as said:
                self.talk.say(unreadable(said, self.desk.table.seq))
                raise Wrong("garbage", "malformed", f"it wrote an act that cannot be read: {text}")
            case Say() | Ready() | Back() | Claim() | Vote() | Nonce() as said:
                self.beside[str(said.__struct_config__.tag)] += 1
            case _:
                pass
        return None

    def _half(self) -> str:
        half = self.talk.half
        return "" if not half else f" (it wrote {_short(half)} and no end of the line)"


MOST_SHOWN: Final = 60


def _short(text: str) -> str:
    plain = "".join(char if char.isprintable() else "?" for char in text)
    return repr(plain if len(plain) <= MOST_SHOWN else f"{plain[:MOST_SHOWN]}…")


def seconds(ms: float) -> str:
    """A time in words.

    >>> seconds(1500), seconds(20), seconds(0.2)
    ('1.5 s', '20 ms', 'less than 1 ms')
    """
    if ms >= 1000:
        return f"{ms / 1000:.1f}".removesuffix(".0") + " s"
    return f"{ms:.0f} ms" if ms >= 1 else "less than 1 ms"
