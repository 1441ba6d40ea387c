"""What can be read over the table: rules, score, log, what proves the shuffle, the pile, and all keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from rich.text import Text

from core.game.view import ClosedPile
from core.table.messages import End
from transports.console.board import Board
from transports.console.proof import proof
from transports.console.scores import history_lines, result_line, sheet_lines, standing
from transports.console.terminal import cells, wrapped
from transports.console.topics import told
from transports.fullscreen.failing import SUSPENDS
from transports.fullscreen.keynames import named
from transports.fullscreen.legend import legend
from transports.fullscreen.paint import Paint
from transports.tongue import Tongue

_PILE: Final = ("pile", "stock", "pots")
_WIDEST: Final = 100
"""Columns of a text; longer lines are tiring to read."""


class Page(msgspec.Struct, frozen=True):
    """A text over the table."""

    title: str
    body: Callable[[int], Text]
    """Laid out in so many columns."""
    at_end: bool = False
    """Is its end to be seen first?"""


def rules(board: Board, paint: Paint) -> Page:
    """The rules of this table in words."""

    def body(width: int) -> Text:
        return paint.text(board.setup.rules_text(board.rules, min(width, _WIDEST)).rstrip())

    return Page(board.words.tongue.text("pages-rules"), body)


def score(board: Board, paint: Paint) -> Page:
    """How this deal stands, and the sheets of the deals before, the newest first."""
    words = board.words

    def body(width: int) -> Text:
        parts: list[list[str]] = []
        if board.shown is not None and board.shown.over is None:
            parts.append(_paragraphs(standing(board.shown, words, board.cut), width))
        parts += [sheet_lines(end, words, width, plain=False) for end in reversed(board.ends)]
        if len(board.ends) > 1:
            parts.append(_paragraphs(history_lines(board.ends, words), width))
        return paint.text("\n\n".join("\n".join(part) for part in parts if part) or words.tongue.text("desk-no-log"))

    return Page(words.tongue.text("pages-score"), body)


def aim(title: str, paragraphs: Sequence[str], paint: Paint) -> Page:
    """What the game is about, before a lesson begins."""
    return Page(title, _said(paragraphs, paint))


def sheet(end: End, board: Board, paint: Paint, more: str = "") -> Page:
    """What a deal came to, item by item, and after the last one who has won; ``more``: what is said below that."""
    words = board.words

    def body(width: int) -> Text:
        lines = sheet_lines(end, words, width, plain=False)
        if end.result is not None and end.n:
            lines += ["", *wrapped(result_line(end.result, words), width)]
        if more:
            lines += ["", *wrapped(more, width)]
        return paint.text("\n".join(lines))

    text = words.tongue.text
    title = text("pages-sheet", deal=end.n) if end.result is None else text("pages-sheet-last", deal=end.n)
    return Page(title, body)


def log(board: Board, paint: Paint) -> Page:
    """What has happened in this deal, a sentence for each turn."""
    said = board.story.whole(board.words) or [board.words.tongue.text("desk-no-log")]
    return Page(board.words.tongue.text("pages-log"), _said(said, paint), at_end=True)


def fairness(board: Board, paint: Paint) -> Page:
    """What the table has promised about its shuffles, and whether it has kept that."""
    return Page(board.words.tongue.text("pages-fairness"), _said(board.promises.whole(board.seen), paint))


async def proved(board: Board, paint: Paint) -> Page:
    """Every deal that is over, checked."""
    said = await proof(board.promises, board.rules, board.words.tongue, board.setup.evidence)
    return Page(board.words.tongue.text("pages-fairness"), _said(said, paint))


def pile(board: Board, paint: Paint) -> Page:
    """All cards of an open pile, the top of a closed one; and the stock and the pots."""
    seen, words = board.shown, board.words
    if seen is None:
        return Page(words.tongue.text("pages-pile"), _said([words.tongue.text("desk-no-table")], paint))
    said = [sentence for topic in _PILE for sentence in told(topic, seen, words, "suit", board.fresh)]
    if not isinstance(seen.pile, ClosedPile) and len(seen.pile) > 1:
        said.append(words.tongue.text("pages-pile-order"))
    return Page(words.tongue.text("pages-pile"), _said(said, paint))


def answer(said: Sequence[str], board: Board, paint: Paint) -> Page:
    """What the console has answered, where that is too much for the line above the keys."""
    return Page(board.words.tongue.text("pages-answer"), _said(said, paint))


def last_words(said: str, paint: Paint) -> Page:
    """Why the table has closed."""
    return Page("", _said([said], paint))


_KEYS: Final = (
    ("← → ↑ ↓", "pages-key-cursor"),
    ("", "pages-key-space"),
    ("2 … 9", "pages-key-digit"),
    ("1 0 J Q K *", "pages-key-rank"),
    ("Esc", "pages-key-clear"),
    ("Shift ← →", "pages-key-move"),
    ("s", "pages-key-sort"),
    None,
    ("d", "pages-key-discard"),
    ("p", "pages-key-pile"),
    ("k  r", "pages-key-keep"),
    ("l", "pages-key-lay"),
    ("e", "pages-key-extend"),
    ("u", "pages-key-undo"),
    ("w", "pages-key-withdraw"),
    ("Enter", "pages-key-send"),
    ("S", "pages-key-send-early"),
    ("m", "pages-key-moves"),
    ("h  a", "pages-key-hint"),
    ("b", "pages-key-back"),
    None,
    ("F1  i", "pages-key-rules"),
    ("F2  c", "pages-key-score"),
    ("F3  g", "pages-key-log"),
    ("F4  f", "pages-key-fairness"),
    ("F5  v", "pages-key-pile-panel"),
    ("F6  t", "pages-key-people"),
    ("F7  x", "replaying-help-table"),
    ("PgUp PgDn", "pages-key-melds"),
    (":", "pages-key-type"),
    ("F10  ?", "pages-key-keys"),
    *((("Ctrl-Z", "pages-key-suspend"),) if SUSPENDS else ()),
    ("q  Ctrl-C", "pages-key-leave"),
)
"""What stands on the keys, and what they do; None: a gap."""


def keys(tongue: Tongue) -> Page:
    """All keys there are, and what the signs of the teams mean."""

    def body(width: int) -> Text:
        rows: list[tuple[str, str] | None] = [
            None if row is None else (named(row[0], tongue), tongue.text(row[1])) for row in _KEYS
        ]
        rows += [None, *legend(tongue)]
        first = max(cells(row[0]) for row in rows if row is not None) + 2
        lines: list[Text] = []
        for row in rows:
            if row is None:
                lines.append(Text())
                continue
            about = wrapped(row[1], max(20, width - first))
            lines.append(Text.assemble((f"{row[0]:<{first}}", "bold"), about[0]))
            lines += [Text(" " * first + more) for more in about[1:]]
        return Text("\n").join(lines)

    return Page(tongue.text("pages-keys"), body)


def _said(sentences: Sequence[str], paint: Paint) -> Callable[[int], Text]:
    return lambda width: paint.text("\n".join(_paragraphs(sentences, width)))


def _paragraphs(sentences: Sequence[str], width: int) -> list[str]:
    return [line for sentence in sentences for line in wrapped(sentence, min(width, _WIDEST), 0, 2)]
