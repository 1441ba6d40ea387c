"""Somebody who watches a shared table: what all may see of it, in sentences, as it happens or some time later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from core.game.events import AnyEvent, Dealt
from core.game.rules import Rules, make_rules
from core.table.messages import Closed, End, Hello, Lobby, NonceCall, Said, Update
from core.table.ports import Clock, Interrupted, Restored
from core.table.waiting import wait
from transports.client import SeatClient, Told
from transports.console.desk import names_of
from transports.console.lobby import LobbyTalk
from transports.console.promises import SEEDED
from transports.console.scores import result_line, sheet_lines
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.console.told_turns import whole_turns
from transports.console.topics import melds, pile, turn
from transports.text import Style, Words, either


class Onlooker:
    """Tells what a watcher's seat client hears."""

    def __init__(self, paper: Paper, style: Style) -> None:
        self._paper: Final = paper
        self._style: Style = style
        self._words: Words | None = None
        self._talk = LobbyTalk(None, 2)
        self._table = ""
        self._untold: list[AnyEvent] = []
        self._met = False
        self._cut_off = False

    def told(self, message: Told) -> Outcome | None:
        """Tell this; gives how it ends where that was the end."""
        match message:
            case Hello():
                self._greeted(message, make_rules(message.rules.preset, message.rules.options, {}))
            case Lobby():
                for sentence in self._talk.heard(message):
                    self._say(sentence)
            case Said(seat=seat, phrase=phrase):
                self._say(f"{self._talk.name(seat)} says: {phrase.replace('_', ' ')}.")
            case NonceCall(n=n, commits=None):
                self._say(f"The cards of deal {n} are being shuffled.")
            case Update() if self._words is not None:
                self._updated(message, self._words)
            case End() if self._words is not None:
                self._ended(message, self._words)
            case Interrupted() | Restored():
                self._say_connection(isinstance(message, Interrupted))
            case Closed(reason=reason):
                over = self._talk.phase == "over"
                self._say("The table has closed." if over else f"The table has closed: {reason}.")
                return "finished" if over else "closed"
            case _:
                pass
        return None

    def _greeted(self, hello: Hello, rules: Rules) -> None:
        names = names_of(hello)
        if self._words is not None and hello.table == self._table:
            self._words = msgspec.structs.replace(self._words, names=names)
            return
        again = "The same players play again: " if self._words is not None else ""
        self._words, self._table, self._met = Words(names, None, rules, self._style), hello.table, False
        self._talk = LobbyTalk(None, rules.teams)
        taken = [name for name, player in zip(names, hello.players, strict=True) if player.name]
        who = (
            f"{either(taken, 'and')} {'sits' if len(taken) == 1 else 'sit'} there" if taken else "nobody sits there yet"
        )
        seeded = f" {SEEDED}" if hello.seeded else ""
        self._say(f"{again}Table {hello.table}, {rules.preset}: {who}.{seeded}")

    def _updated(self, update: Update, words: Words) -> None:
        seen = update.view
        fresh = any(isinstance(event, Dealt) for event in update.events[:2])
        if not self._met and not fresh:
            self._met = True
            self._say(f"Deal {seen.n}. The match so far: {words.points(seen.scores)}.")
            for sentence in (*melds(seen, words), pile(seen, words), turn(seen, words)):
                self._say(sentence)
            return
        self._met = True
        self._untold += update.events
        whole = whole_turns(self._untold, seen)
        told, self._untold = self._untold[:whole], self._untold[whole:]
        for sentence in words.sentences(told):
            self._say(sentence)

    def _ended(self, end: End, words: Words) -> None:
        told, self._untold = self._untold, []
        for sentence in words.sentences(told):
            self._say(sentence)
        self._paper.block(sheet_lines(end, words, self._paper.width, self._paper.look.plain))
        if end.result is not None:
            self._say(result_line(end.result, words))

    def _say_connection(self, lost: bool) -> None:
        if lost != self._cut_off:
            self._cut_off = lost
            self._say("The connection to the table is lost; waiting for it…" if lost else "Connected again.")

    def _say(self, sentence: str) -> None:
        self._paper.say(sentence, hang=2)


async def watch(client: SeatClient, onlooker: Onlooker, clock: Clock, delay_ms: int = 0) -> Outcome:
    """Watch until the table closes, everything so many milliseconds late."""
    async for message in delayed(client.messages(), clock, delay_ms):
        outcome = onlooker.told(message)
        if outcome is not None:
            return outcome
    return "closed"


async def delayed(messages: AsyncIterator[Told], clock: Clock, ms: int) -> AsyncIterator[Told]:
    """The same messages in the same order, each so long after it came."""
    if ms <= 0:
        async for message in messages:
            yield message
        return
    waiting: asyncio.Queue[tuple[int, Told | None]] = asyncio.Queue()

    async def read() -> None:
        try:
            async for message in messages:
                waiting.put_nowait((clock.now_ms() + ms, message))
        finally:
            waiting.put_nowait((clock.now_ms() + ms, None))

    reader = asyncio.create_task(read(), name="watching, with a delay")
    try:
        while True:
            due, late = await waiting.get()
            if due > clock.now_ms():
                await wait(clock, due - clock.now_ms())
            if late is None:
                await reader
                return
            yield late
    finally:
        reader.cancel()
