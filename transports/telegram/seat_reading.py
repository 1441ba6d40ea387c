"""What is read beside a person's message of a table: one page at a time, in a message of its own."""

from __future__ import annotations

from functools import partial
from typing import Final

from transports.telegram.reaching import page_key
from transports.telegram.screen import Place, Post
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_pages import Pages, opened, page_screen
from transports.telegram.seat_past import Past
from transports.telegram.seat_state import SeatState


class Reading:
    """Of one seat."""

    def __init__(self, place: Place, post: Post, state: SeatState) -> None:
        self._place: Final = place
        self._post: Final = post
        self._state: Final = state
        self._page: Pages | None = None

    def read(self, page: Pages, board: SeatBoard) -> None:
        """This is read, in place of what was."""
        if self._page is not None:
            self._post.below(self._place, self._key)
        self._page = page
        self._show(page, board)

    def turn(self, at: int, board: SeatBoard | None) -> bool:
        """Turn to another piece of it; False where nothing is read."""
        page = self._page
        if page is None or board is None or not 0 <= at < len(page.pieces):
            return False
        page.at = at
        self._show(page, board)
        return True

    def open(self, name: str, board: SeatBoard, past: Past) -> None:
        """The page of that name is read; ``past`` knows what its seat has not heard of, which may come later."""
        page = opened(name, self._state, board)
        self.read(page, board)
        if name == "score":
            past.recall(board, partial(self._again, page, name, board))

    def _again(self, before: Pages, name: str, board: SeatBoard) -> None:
        """More is known of what is read; nothing where that is something else by now."""
        if self._page is before:
            self._page = opened(name, self._state, board)
            self._show(self._page, board)

    def shut(self) -> None:
        """It is not read any more."""
        self._page = None
        self._post.drop(self._place, self._key)

    @property
    def page(self) -> Pages | None:
        """What is read."""
        return self._page

    def _show(self, page: Pages, board: SeatBoard) -> None:
        self._post.show(self._place, self._key, page_screen(page, self._state, board))

    @property
    def _key(self) -> str:
        return page_key(self._state.table)
