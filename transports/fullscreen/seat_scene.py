"""The table as its seat sees it now, as a scene to be drawn."""

from __future__ import annotations

from core.table.messages import LobbySeat
from transports.console.board import Board
from transports.fullscreen.felt import Scene


def seat_scene(board: Board, seats: tuple[LobbySeat, ...], left_ms: int | None) -> Scene:
    """What is to be drawn for a board that holds a table; ``seats``: who is there, where that is told.

    ``left_ms``: of the turn at hand, where a clock runs.
    """
    assert board.shown is not None
    clock = board.hello.clock
    return Scene(
        seen=board.shown,
        words=board.words,
        new=board.fresh,
        lies=board.seen if board.shown is not board.seen else None,
        seats=seats,
        left_ms=left_ms,
        bank_ms=bank_of(board, left_ms),
        turn_ms=None if clock is None else clock.turn_ms,
    )


def bank_of(board: Board, left_ms: int | None) -> int | None:
    """What of it is the own bank's: that goes last. None where another one's turn is, or no clock runs."""
    return None if board.bank_ms is None or left_ms is None else min(board.bank_ms, left_ms)
