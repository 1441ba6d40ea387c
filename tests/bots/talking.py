"""A bot of the frame on pipes in this process: the test is the table, and reads like the dialogue."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import msgspec

from bots.base import Bot, play_on
from bots.stdio import Stdio
from core.game.play import start_state
from core.game.rules import Rules, options_of
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from core.game.view import view
from core.table.messages import FromSeat, Hello, Player, RulesSaid, ToSeat, Turn, Update, encode, read_from_seat
from scripts.settings import load_rules


class Talk:
    """The table's end of the pipes."""

    def __init__(self, bot: Bot) -> None:
        source, self._sink = os.pipe()
        read, sink = os.pipe()
        self._lines = os.fdopen(read, "rb")
        self.left = Event()
        """Has the bot been ended because it went on thinking?"""
        self.failure: BaseException | None = None
        self._thread = Thread(target=self._play, args=(bot, Stdio(source, sink), (source, sink)), daemon=True)
        self._thread.start()

    def _play(self, bot: Bot, wire: Stdio, pipes: tuple[int, int]) -> None:
        try:
            play_on(bot, wire, self.left.set)
        except BaseException as error:  # the test asks for it
            self.failure = error
        os.close(pipes[1])

    def say(self, *messages: ToSeat) -> None:
        for message in messages:
            self.write(encode(message) + b"\n")

    def write(self, raw: bytes) -> None:
        os.write(self._sink, raw)

    def hear(self) -> FromSeat:
        """The bot's next line."""
        return read_from_seat(self._lines.readline())

    def ask(self, *messages: ToSeat) -> FromSeat:
        self.say(*messages)
        return self.hear()

    def wait(self) -> None:
        """Until the bot has ended."""
        self._thread.join()

    def end_input(self) -> None:
        if self._sink >= 0:
            os.close(self._sink)
            self._sink = -1

    def end(self) -> bytes:
        """End the bot's input, and wait for the bot; what it has still said."""
        self.end_input()
        rest = self._lines.read()
        self.wait()
        self._lines.close()
        return rest


@contextmanager
def talk(bot: Bot) -> Iterator[Talk]:
    """A conversation; afterwards the bot has ended without a failure, and has said nothing more."""
    talking = Talk(bot)
    try:
        yield talking
        assert talking.end() == b""
        assert talking.failure is None
    finally:
        talking.end_input()


def hello_of(rules: Rules, seat: int = 0, table: str = "K7QF2M") -> Hello:
    """The greeting of a table."""
    said = RulesSaid(rules.preset, options_of(rules))
    players = tuple(Player(f"P{number}", "bot") for number in range(rules.players))
    return Hello(protocol=1, table=table, seat=seat, rules=said, players=players, clock=None, engine=1)


RULES = load_rules("burraco")
HELLO = hello_of(RULES)


def turn_of_deal(rules: Rules = RULES, seed: int = 1, seat: int = 0, **turn: Any) -> Update:
    """The first turn of a deal, as the seat sees it that has it."""
    state = start_state(rules, deal(rules, seeded_key(seed, 1), (seat - 1) % rules.players))
    return shown(state, 10, turn)


def shown(state: State, seq: int, turn: Mapping[str, Any] | None = None) -> Update:
    """What the seat on turn sees, and is asked."""
    asked = Turn(**{"deadline_ms": None, "bank_ms": None, **(turn or {})})
    return Update(since=seq, seq=seq, events=(), view=view(state, state.turn), turn=asked)


def without_turn(update: Update, seq: int) -> Update:
    """A later update that asks for nothing."""
    other = msgspec.structs.replace(update.view, turn=1)
    return msgspec.structs.replace(update, seq=seq, since=seq, view=other, turn=None)
