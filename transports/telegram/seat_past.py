"""Deals that are over, in a person's chat: each has its sheet there, also one that ended while no process was there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence

from core.table.messages import End
from transports.console.setup import Setup
from transports.telegram.reaching import sheet_key
from transports.telegram.screen import Place, Post
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_pages import sheet_screen


class Past:
    """Of one seat; use it inside the event loop, and `close` it."""

    def __init__(self, place: Place, post: Post, setup: Setup, missed: Callable[[], None]) -> None:
        """``missed`` is called when a sheet was shown late, so that the table stands below it."""
        self._place = place
        self._post = post
        self._setup = setup
        self._missed = missed
        self._looked: str | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Nothing is looked up any more."""
        for task in self._tasks:
            task.cancel()

    def shown(self, board: SeatBoard) -> bool:
        """A deal has just ended: show its sheet. And once, as this process begins, the one that was shown to nobody."""
        end, board.sheet = board.sheet, None
        if end is not None:
            self._show(end, board)
        elif self._looked != board.hello.table and board.seen is not None:
            self._looked = board.hello.table
            deal = board.seen.n - (board.seen.over is None)
            if deal and not board.ends:
                self._beside(self._late(deal, board))
        return end is not None

    def recall(self, board: SeatBoard, then: Callable[[], None]) -> None:
        """Let the board know again all deals of the match that are over, and call ``then``; nothing where it does."""
        if board.seen is not None and len(board.ends) < board.seen.n - 1:
            self._beside(self._recalled(board, then))

    async def _recalled(self, board: SeatBoard, then: Callable[[], None]) -> None:
        known = {end.n for end in board.ends}
        found = [end for end in await self._ends(None, board) if end.n not in known]
        if found:
            board.ends[:0] = found
            then()

    async def _late(self, deal: int, board: SeatBoard) -> None:
        if await self._setup.sheet_shown(deal):
            return
        for end in await self._ends(deal, board):
            if end.n == deal:
                self._show(end, board)
                self._missed()

    async def _ends(self, deal: int | None, board: SeatBoard) -> Sequence[End]:
        replay = self._setup.replay
        found = None if replay is None else await replay(deal or 1)
        return () if found is None else [end for end in found[0].ends(found[0].count - 1) if end.n]

    def _show(self, end: End, board: SeatBoard) -> None:
        key = sheet_key(board.hello.table, end.n)
        self._post.show(self._place, key, sheet_screen(end, board.words))

    def _beside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="past deals")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
