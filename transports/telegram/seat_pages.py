"""What can be read beside the message of a table: the score, the deal so far, the rules, and the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from core.game.rules import make_rules
from core.table.messages import End, Hello
from transports.console.desk import names_of
from transports.console.scores import history_lines, result_line, sheet_lines, standing
from transports.telegram.hand_buttons import rows_of
from transports.telegram.hand_parts import parts_of
from transports.telegram.hand_text import in_pieces
from transports.telegram.screen import MOST_TEXT, Screen
from transports.telegram.seat_board import NO_WRAPPING, SeatBoard
from transports.telegram.seat_state import SeatState
from transports.text import Words
from transports.tongue import Tongue

NAMES: Final = ("score", "log", "table", "rules", "fair")
"""Those that a button opens."""
_ROOM: Final = MOST_TEXT - 96
"""Besides the title."""


class Pages(msgspec.Struct):
    """A text in pieces, one of which is open."""

    title: str
    pieces: list[str]
    at: int = 0


def opened(name: str, state: SeatState, board: SeatBoard) -> Pages:
    """The page of that name."""
    text = board.words.tongue.text
    match name:
        case "score":
            return _pages(text("pages-score"), _score(board))
        case "log":
            pages = _pages(text("pages-log"), board.story.whole(board.words) or [text("desk-no-log")])
            pages.at = len(pages.pieces) - 1
            return pages
        case "rules":
            said = board.setup.rules_text(board.rules, NO_WRAPPING).strip().split("\n")
            return _pages(text("pages-rules"), said)
        case "fair":
            return _pages(text("pages-fairness"), board.promises.whole(board.seen))
        case _:
            parts = parts_of(state, board, trouble=None, sending=False, pictured=False)
            said = [("\n" if part.apart else "") + part.wordings[0] for part in parts if part.wordings[0]]
            return _pages(text("tgseat-table"), said)


def answer(said: Sequence[str], board: SeatBoard) -> Pages:
    """What was answered to a word, where that is long."""
    return _pages(board.words.tongue.text("pages-answer"), said)


def page_screen(pages: Pages, state: SeatState, board: SeatBoard) -> Screen:
    """The open piece, and the buttons that turn to the others."""
    text, count = board.words.tongue.text, len(pages.pieces)
    title = pages.title if count == 1 else f"{pages.title} ({pages.at + 1}/{count})"
    turn = [
        state.shows("‹", "leaf", str(pages.at - 1)) if pages.at else None,
        state.shows("›", "leaf", str(pages.at + 1)) if pages.at + 1 < count else None,
    ]
    rows = rows_of([turn, [state.shows(text("tgseat-close"), "shut")]])
    return Screen(f"{title}\n\n{pages.pieces[pages.at]}", tuple(rows))


def words_of(hello: Hello, seat: int | None, tongue: Tongue) -> Words:
    """How whoever sits there is told of a table that is over. Raises RulesError."""
    rules = make_rules(hello.rules.preset, hello.rules.options, {})
    return Words(names_of(hello, tongue), seat, rules, tongue)


def sheet_screen(end: End, words: Words) -> Screen:
    """What a deal came to, and after the last one who has won."""
    lines = sheet_lines(end, words, NO_WRAPPING, plain=True)
    if end.result is not None and end.n:
        lines.append(result_line(end.result, words))
    return Screen(in_pieces("\n".join(lines), MOST_TEXT)[0])


def _score(board: SeatBoard) -> list[str]:
    words = board.words
    said: list[str] = []
    if board.shown is not None and board.shown.over is None:
        said += standing(board.shown, words, board.cut)
    for end in reversed(board.ends):
        said += ["", *sheet_lines(end, words, NO_WRAPPING, plain=True)]
    if len(board.ends) > 1:
        said += ["", *history_lines(board.ends, words)]
    return said or [words.tongue.text("desk-no-log")]


def _pages(title: str, said: Sequence[str]) -> Pages:
    return Pages(title, in_pieces("\n".join(said).strip(), _ROOM))
