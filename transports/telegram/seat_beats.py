"""Heartbeats of a table, of which nothing is to be seen: nobody's message is made anew for them.

A table says every two seconds that it is there, to every seat. One process has hundreds of seats, and making a message
takes a millisecond or more.
"""

from __future__ import annotations

from transports.telegram.hand_parts import clock
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_state import SeatState


class Beats:
    """Of one seat; asked whenever something was taken in."""

    def __init__(self) -> None:
        self._heard = 0
        self._before: tuple[object, ...] = ()

    def only(self, board: SeatBoard | None, state: SeatState, trouble: str | None) -> bool:
        """Was it a heartbeat, and is all that it could have changed as it was? ``trouble``: of what cannot be saved."""
        if board is None:
            return False
        now = (
            board,
            board.seq,
            board.seen,
            board.staging,
            len(board.ends),
            clock(board),
            trouble,
            tuple(state.answers),
            tuple(state.news),
        )
        beat, self._heard = board.left_said != self._heard, board.left_said
        same, self._before = now == self._before, now
        return beat and same
