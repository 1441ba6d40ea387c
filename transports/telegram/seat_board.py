"""The person's side of the table in a chat: a board without keys, whose table is a message."""

from __future__ import annotations

import io
from typing import Any, Final

from core.table.messages import End, Hello, NonceCall
from transports.console.board import Board
from transports.console.desk import Desk
from transports.console.scores import outcome, sheet_lines
from transports.console.terminal import Look, Paper

LOOK: Final = Look(prompts=True, colour=False, signs=True, escapes=False, screen=True, words=True)
USUAL: Final = ("greedy",)
"""The bot that fills seats where nobody has said which there are."""
NO_WRAPPING: Final = 100_000


def unwritten() -> Paper:
    """The console's paper where nobody reads it."""
    return Paper(io.StringIO(), LOOK, lambda: 100)


class SeatBoard(Board):
    """What keys do on a full screen, buttons do here; the sentences that name keys are other ones."""

    hello: Hello

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._ended: set[int] = set()

    def greet(self) -> None:
        """Say where the person has come to."""
        Desk.greet(self)

    def committed(self, call: NonceCall) -> None:
        """The table has promised its part of a shuffle; the number that proves it can be asked for."""
        new = call.n not in self.promises
        said = self.promises.committed(call.n, call.commitment)
        if said is not None:
            self.paper.say(self.words.tongue.text("tgseat-promised", deal=call.n) if new else said)

    def show_sheet(self, end: End) -> None:
        """It comes as a message of its own, once; who asks for it again is answered. A table that was closed before its
        first deal has none."""
        if end.n and self.ends and end is self.ends[-1] and end.n not in self._ended:
            self._ended.add(end.n)
            Board.show_sheet(self, end)
        elif end.n:
            for line in sheet_lines(end, self.words, NO_WRAPPING, plain=True):
                self.paper.say(line)

    def rests(self) -> None:
        """The sheet was sent; a button goes on."""
        self.idle = self.words.tongue.text("nowline-deal-over")

    def not_now(self) -> str:
        """Why this seat cannot play just now."""
        seen, text = self.seen, self.words.tongue.text
        ended = outcome(self.ends[-1], self.words) if self.ends else ""
        if ended and (seen is None or seen.over is not None):
            return ended
        if self.may_come_back:
            return text("tgseat-stood-in")
        if self.idle is None and seen is not None and seen.over is not None:
            return text("nowline-deal-over")
        return Desk.not_now(self)
