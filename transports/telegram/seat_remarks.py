"""What the table has answered last, under a person's hand: it stays as long as it is of use, and no longer.

Every tap and every line puts something else in its place. Where neither comes, it goes with the person's turn, or after
a while; a hint stays as long as it can be followed. None goes before it could be read: bots play in less time than a
message takes to be edited.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_state import SeatState

LASTS_MS: Final = 20_000
READ_MS: Final = 4_000
"""What stands shorter than this nobody has read: a second or more goes by before it is seen in the chat."""


class Remarks:
    """Of one seat. ``now_ms`` gives the time."""

    def __init__(self, state: SeatState, now_ms: Callable[[], int]) -> None:
        self._state = state
        self._now_ms = now_ms
        self._since = 0
        self._stood: tuple[str, ...] = ()
        self._on_turn = False
        self._turned = False
        """Since what stands there was said."""
        self._occasions = 0
        self._urgent: tuple[str, ...] = ()
        """What the table has said unasked."""

    def said(self, text: str, answering: bool, board: SeatBoard | None) -> None:
        """The console says this: in answer to a line, of something urgent, or of what has happened."""
        answers, text = self._state.answers, text.strip()
        if not text:
            return
        if not answering and not (board is not None and board.urgent):
            self._state.told(text)
            return
        if not answering and board is not None and board.occasions != self._occasions:
            self._occasions = board.occasions
            answers.clear()
        answers.append(text)
        if not answering:
            self._urgent = tuple(answers)

    def pass_by(self, board: SeatBoard | None) -> None:
        """Something has happened, if only that time went by: what has stood there long enough goes."""
        if board is None:
            return
        now, on_turn = tuple(self._state.answers), board.staging is not None
        turned, self._on_turn = on_turn != self._on_turn, on_turn
        if now != self._stood:
            self._stood, self._since, self._turned = now, self._now_ms(), False
            return
        self._turned = self._turned or turned
        hint, age = bool(board.advised) and now != self._urgent, self._now_ms() - self._since
        if now and (age >= READ_MS if self._turned else age >= LASTS_MS and not hint):
            self.over()

    def over(self) -> None:
        """It is true no more."""
        self._state.answers.clear()
        self._stood = ()
