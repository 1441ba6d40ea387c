"""The own hand above the keyboard, in any chat: an inline query's answer, which its owner alone sees.

What choosing a line of it would write into the chat says nothing of the cards. In doubt there is no line at all.
"""

from __future__ import annotations

from typing import Final

from core.game.cards import CODES
from transports.meld_text import is_wild
from transports.telegram.api import Line
from transports.telegram.hand_cards import label
from transports.telegram.hand_text import cut
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_state import SeatState

CACHE_S: Final = 0
"""Seconds that an answer may be kept by others: it must be personal, too."""
_MOST_TITLE: Final = 100
_MOST_ABOUT: Final = 200


def hand_lines(query: str, table: str, state: SeatState, board: SeatBoard | None) -> list[Line]:
    """The hand by suit; nothing unless the query names this table, and a hand is held there."""
    if board is None or not table or query.strip().upper() != table.upper() or board.hello.table != table:
        return []
    shown = board.shown
    if shown is None or shown.seat is None or not shown.hand or shown.seat != board.words.seat:
        return []
    words = board.words
    text = words.tongue.text
    posts = text("tgseat-inline-posts")
    groups: dict[str, list[str]] = {}
    for code in sorted(shown.hand, key=lambda code: (is_wild(code), CODES.index(code))):
        groups.setdefault("wild" if is_wild(code) else code[1], []).append(code)
    lines: list[Line] = []
    for at, codes in enumerate(groups[suit] for suit in (*"SHDC", "wild") if suit in groups):
        said = " ".join(label(code, words) for code in codes)
        title = cut(said, _MOST_TITLE)
        about = text("screen-hand", count=len(shown.hand)).rstrip(" :") if title == said else cut(said, _MOST_ABOUT)
        lines.append(Line(str(at), title, about, posts))
    return lines
