"""Everybody at all tables: they sit down, then at each table somebody presses a button every so often, and how long the
chats take to show it is written down."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from bots.dice import Dice
from scripts.chat_bench.stand_in import Shown, StandIn
from scripts.chat_bench.table import PEOPLE, ChatTable, Pressed
from scripts.failure import CommandError

KINDS: Final = ("answered", "own", "next", "group", "others")
"""A tap answered; the tapper's own message; the message of whoever is on turn now; the group's; after an act those of
people who only look on."""
STEP_S: Final = 0.02
AT_ONCE: Final = 20
"""Tables whose people sit down together: of more, each would only wait longer for its messages."""
PATIENCE_S: Final = 600.0
"""So long people may take to sit down."""


class Crowd:
    """All of them; the stand-in tells it what is shown."""

    def __init__(self, tables: int) -> None:
        self.service = StandIn(self._told, self._answered)
        self.tables = [ChatTable(number, self.service) for number in range(tables)]
        self.taken: dict[str, list[float]] = {kind: [] for kind in KINDS}
        """Seconds."""
        self.taps = 0
        self.acts = 0
        self.unseen = 0
        """How often it was time to press something, and nobody was shown a turn."""
        self.shown: Counter[str] = Counter()
        """By kind, how many messages were sent or edited while it was measured."""
        self._of = {chat: table for table in self.tables for chat in table.chats}
        self._counts = False
        self._queries: dict[str, float] = {}
        self._waits: dict[tuple[str, int], float] = {}
        """By kind and chat, since when something is to be shown there."""
        self._turns: dict[ChatTable, tuple[int, float]] = {}
        """At each table who has sent a turn, and when: somebody else will be shown theirs."""
        self._last: dict[ChatTable, int] = {}
        """At each table who pressed a button last."""

    async def sit_down(self) -> float:
        """Until everybody was dealt a hand: the seconds that it took. Raises CommandError where it takes too long."""
        began = perf_counter()
        missing = list(self.tables)
        while missing:
            sat = {table.number for table in missing[:AT_ONCE] if table.sit_down()}
            missing = [table for table in missing if table.number not in sat]
            if perf_counter() - began > PATIENCE_S:
                text = f"{len(missing)} of {len(self.tables)} tables have not begun: give fewer --tables."
                raise CommandError("bench_failed", text, 1)
            await asyncio.sleep(STEP_S)
        return perf_counter() - began

    async def warm_up(self, seconds: float) -> float:
        """One to four taps at each table, so that no two neighbours stand at the same one of a turn."""
        return await self._play(seconds, [seconds / (1 + table.number % PEOPLE) for table in self.tables])

    async def play(self, seconds: float, every_s: float) -> float:
        """At each table a tap in so many seconds; the seconds that it took. What is under way at the end may arrive."""
        self._counts = True
        spent = await self._play(seconds, [every_s] * len(self.tables))
        self._counts = False
        await self._arrived(min(seconds, every_s))
        return spent

    async def _play(self, seconds: float, every_s: Sequence[float]) -> float:
        dice = Dice(len(self.tables))
        began = perf_counter()
        due = [began + each * dice.below(10_000) / 10_000 for each in every_s]
        while (now := perf_counter()) - began < seconds:
            for at, table in enumerate(self.tables):
                if due[at] <= now:
                    due[at] += every_s[at]
                    self._press(table)
            await asyncio.sleep(STEP_S / 4)
        return perf_counter() - began

    async def _arrived(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while (self._queries or self._waits or self._turns) and perf_counter() < end:
            await asyncio.sleep(STEP_S)

    @property
    def missing(self) -> Sequence[str]:
        """What has not been shown by now, by its kind."""
        return [
            *("answered" for _ in self._queries),
            *(kind for kind, _ in self._waits),
            *("next" for _ in self._turns),
        ]

    # --- what is measured --------------------------------------------------------------------------------------------

    def _press(self, table: ChatTable) -> None:
        pressed = table.press()
        if pressed is None:
            self.unseen += self._counts
            return
        self._last[table] = pressed.user
        if self._counts:
            self._awaits(table, pressed)

    def _awaits(self, table: ChatTable, pressed: Pressed) -> None:
        self.taps += 1
        self._queries[pressed.query] = pressed.at
        self._waits.setdefault(("own", pressed.user), pressed.at)
        if pressed.acts:
            self.acts += 1
            self._waits.setdefault(("group", table.group), pressed.at)
            self._turns[table] = (pressed.user, pressed.at)
            for user in table.people:
                if user != pressed.user:
                    self._waits.setdefault(("others", user), pressed.at)

    def _told(self, shown: Shown, now: float) -> None:
        table = self._of.get(shown.chat)
        if table is None:
            return
        table.sees(shown)
        if self._counts:
            self.shown[self._whose(table, shown.chat)] += 1
        who, _ = self._turns.get(table, (0, 0.0))
        if shown.chat == who and table.asked(who):
            self.acts -= 1
            del self._turns[table]
            for kind, chat in [("group", table.group), *(("others", user) for user in table.people)]:
                self._waits.pop((kind, chat), None)
        if table.on_turn() == shown.chat:
            self._waits.pop(("others", shown.chat), None)  # it is their turn, which is measured as such
        for kind in ("own", "group", "others"):
            self._shows(kind, self._waits.pop((kind, shown.chat), None), now)
        if table in self._turns:
            who, since = self._turns[table]
            on_turn = table.on_turn()
            if on_turn == who and shown.chat == who:
                del self._turns[table]  # only a card was drawn
            elif on_turn is not None and on_turn != who:
                del self._turns[table]
                self._shows("next", since, now)

    def _whose(self, table: ChatTable, chat: int) -> str:
        if chat == table.group:
            return "group"
        if chat == self._last.get(table):
            return "own"
        return "next" if chat == table.on_turn() else "others"

    def _shows(self, kind: str, since: float | None, now: float) -> None:
        if since is not None:
            self.taken[kind].append(now - since)

    def _answered(self, query: str, text: str, now: float) -> None:
        self._shows("answered", self._queries.pop(query, None), now)
