"""The lines above the keys: what was said to the last key, and below it what can be done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from transports.console.terminal import cells, wrapped
from transports.fullscreen.paint import Paint
from transports.fullscreen.wording import cut

_MOST: Final = 4
"""Lines of an answer that stand above the keys; a longer one is a page of its own."""


def is_long(answers: Sequence[str], width: int) -> bool:
    """Is that too much for these lines?"""
    return lines_of(answers, width) > _MOST


def moment_text(answers: Sequence[str], moment: str, width: int, *, room: int, paint: Paint) -> Text:
    """The answers, the first of them sooner than the last. ``moment``, what can be done now, is left out where the
    lines that there are, ``room``, do not hold it too. What has no room is left out at the end: a sign says so. Only an
    answer may take more lines than ``room``."""
    if not answers:
        return paint.text("\n".join(shortened(moment.split("\n"), width, room)))
    lines = shortened([line for answer in answers for line in answer.split("\n")], width, _MOST)
    shown = paint.text("\n".join(lines))
    if moment not in answers and lines_of([*answers, moment], width) <= room:
        line = paint.text(f"\n{moment}")
        line.stylize_before(paint.faint)
        shown.append_text(line)
    return shown


def first_words(text: str, width: int, said: Callable[[str], str]) -> str:
    """What is ``said`` of a text with as many of its first words as there is room for above the keys."""
    while " " in text and is_long([said(text)], width):
        text = text.rpartition(" ")[0].rstrip(",;:")
    return said(text)


def shortened(paragraphs: Sequence[str], width: int, most: int) -> list[str]:
    """In at most so many lines: each paragraph has one, the first ones more of them where there is room. Where any is
    left out the last one says so with a sign."""
    wholes = [wrapped(each, width) for each in paragraphs[:most]]
    room = most - len(wholes)
    shown: list[str] = []
    for at, lines in enumerate(wholes):
        count = 1 + min(len(lines) - 1, room)
        room -= count - 1
        if count < len(lines) or (at == most - 1 and len(paragraphs) > most):
            lines = [*lines[: count - 1], _open(lines[count - 1], width)]
        shown.append(" ".join(lines))
    return shown


def _open(line: str, width: int) -> str:
    """A line after which something was left out."""
    while " " in line and cells(line) + 2 > width:
        line = line.rpartition(" ")[0]
    return cut(f"{line} …", width)


def lines_of(paragraphs: Sequence[str], width: int) -> int:
    """How many lines of that width they take."""
    return sum(len(wrapped(line, width)) for each in paragraphs for line in each.split("\n"))
