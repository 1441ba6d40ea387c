"""What is written on: a terminal, a pipe or a screen reader, each with what it can show and no more."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TextIO

import msgspec

NARROWEST: Final = 20
WIDEST: Final = 100
"""Lines longer than that are tiring to read, however wide the terminal is."""
NO_BREAK: Final = "\u00a0"
"""Holds two words on one line; written as a plain space."""

_CARD: Final = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[A2-9TJQK])([♠♥♦♣SHDC])|(JK))(?![A-Za-z0-9])")
_COLOURS: Final = {
    "♠": "1",
    "♥": "31",
    "♦": "94",
    "♣": "32",
    "S": "1",
    "H": "31",
    "D": "94",
    "C": "32",
}
"""Four colours, by their terminal codes: spades in the text's own colour, red, blue, green."""
_NUMBER: Final = re.compile(r"\(\d+\)")
_HEADING: Final = re.compile(r"^──.*$")
_JOKER_COLOUR: Final = "35"
_ASCII: Final = str.maketrans(
    {"─": "-", "·": "-", "→": "->", "…": "...", "–": "-", "’": "'", "♠": "S", "♥": "H", "♦": "D", "♣": "C"}
)


class Look(msgspec.Struct, frozen=True):
    """What there is to write on."""

    prompts: bool
    """Does a person type here, and want to be asked?"""
    colour: bool
    signs: bool
    """Can it show suit signs and lines? Else letters and ASCII do."""
    escapes: bool
    """May the cursor be moved (to write above a line that is being typed)?"""
    plain: bool = False
    """Is everything to be said in sentences, for the ear?"""
    screen: bool = False
    """Is all of the table drawn by others, and may a line come at any moment, as from a key?"""
    words: bool = False
    """Does the person write words there, too, so that they may be told of them?"""

    @property
    def keys(self) -> bool:
        """Is a person told which key does something, instead of which word?"""
        return self.screen and not self.words


class Reader(Protocol):
    """Takes what is said while it is not written line by line: a part of a full screen."""

    def said(self, text: str) -> None:
        """One paragraph, not wrapped yet."""

    def asked(self, question: str) -> None:
        """A question that yes or no answers."""


class Paper:
    """Writes paragraphs, wrapped to the width there is, with the suits in colour where there are colours."""

    def __init__(self, out: TextIO, look: Look, columns: Callable[[], int]) -> None:
        self.look: Final = look
        self.typed: Callable[[], str | None] = lambda: None
        """What stands behind an open prompt (None: no prompt is open), to be written again under new lines."""
        self.prompt: str = ""
        self.reader: Reader | None = None
        """Who takes what is said instead of the terminal, as long as a full screen stands there."""
        self.due = False
        """Where the cursor cannot be moved: is the open prompt to be written again, once all is said?"""
        self._out = out
        self._columns = columns

    @property
    def width(self) -> int:
        """Columns to write in; read anew each time, since a terminal may be resized."""
        return max(NARROWEST, min(self._columns() - 1, WIDEST))

    @property
    def narrow(self) -> bool:
        """Is there too little room for columns?"""
        return self.width < 56

    def say(self, text: str, indent: int = 0, hang: int | None = None) -> None:
        """One paragraph; ``hang``: how far its further lines are indented (as far as the first one)."""
        if self.reader is not None:
            self.reader.said(text)
            return
        self.lines(wrapped(text, self.width, indent, indent if hang is None else hang))

    def ask(self, question: str) -> None:
        """A question that the next line answers, yes or no."""
        if self.reader is not None:
            self.reader.asked(question)
        else:
            self.say(question, hang=2)

    def block(self, lines: Sequence[str]) -> None:
        """Lines that fit already, or, where everything is said in sentences, sentences that do not."""
        if self.look.plain:
            lines = [part for line in lines for part in wrapped(line, self.width, 0, 2)]
        self.lines(lines)

    def lines(self, lines: Sequence[str]) -> None:
        """Lines that fit already."""
        if self.reader is not None:
            for line in lines:
                self.reader.said(line)
            return
        shown = [self.painted(line) for line in lines]
        open_line = self.typed()
        text = "".join(f"{line}\n" for line in shown)
        if open_line is None:
            self.due = False
            self.raw(text)
        elif self.look.escapes:
            self.raw(f"\r\x1b[K{text}{self.prompt}{open_line}")
        else:  # a prompt after every sentence would be all that is heard
            self.raw(text if self.due else f"\n{text}")
            self.due = True

    def prompt_again(self) -> None:
        """All is said for now: write the prompt again that is open, with what stands behind it."""
        open_line = self.typed() if self.due else None
        self.due = False
        if open_line is not None:
            self.raw(self.prompt + open_line)

    def leave_prompt(self) -> None:
        """Go on under an open prompt and write none any more: nobody will answer it."""
        if self.typed() is not None and not self.due:
            self.raw("\n")
        self.due = False
        self.typed = lambda: None

    def painted(self, line: str) -> str:
        """The line as it is written: with colours, or in ASCII, as the look wants it."""
        line = line.replace(NO_BREAK, " ").rstrip()
        if not line.isprintable():  # out of a file or a name: nothing that could steer the terminal gets there
            line = "".join(char if char.isprintable() else "?" for char in line)
        if not self.look.signs:
            line = line.translate(_ASCII)
        if not self.look.colour:
            return line
        line = _NUMBER.sub(lambda found: f"\x1b[2m{found[0]}\x1b[0m", _CARD.sub(_in_colour, line))
        return _HEADING.sub(lambda found: f"\x1b[1m{found[0]}\x1b[0m", line)

    def raw(self, text: str) -> None:
        """Write as it is. Raises OSError where there is no reader any more."""
        self._out.write(text)
        self._out.flush()


def _in_colour(found: re.Match[str]) -> str:
    colour = _JOKER_COLOUR if found[2] else _COLOURS[found[1]]
    return f"\x1b[{colour}m{found[0]}\x1b[0m"


def cells(text: str) -> int:
    """How many columns a text without escapes takes."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def wrapped(text: str, width: int, indent: int = 0, hang: int = 0) -> list[str]:
    """A paragraph as lines of at most that width; a word too long for a line is broken."""
    lines: list[str] = []
    line = " " * indent
    empty = True
    for word in text.split(" "):
        if empty and not word:
            continue
        gap = 0 if empty else 1
        if not empty and cells(line) + gap + cells(word) > width:
            lines.append(line)
            line, empty, gap = " " * hang, True, 0
        while cells(line) + gap + cells(word) > width and len(word) > 1:
            room = width - cells(line) - gap
            head = next(at for at in range(len(word), 0, -1) if at == 1 or cells(word[:at]) <= room)
            lines.append(f"{line}{' ' * gap}{word[:head]}")
            word, line, gap = word[head:], " " * hang, 0
        line += " " * gap + word
        empty = False
    return [*lines, line]


def between(left: str, right: str, width: int, hang: int = 4) -> list[str]:
    """Left text and, at the right margin of the same line where there is room, right text; else under it, indented."""
    gap = width - cells(left) - cells(right)
    if gap >= 2:
        return [f"{left}{' ' * gap}{right}"]
    return [
        *wrapped(left.lstrip(" "), width, len(left) - len(left.lstrip(" ")), hang),
        *wrapped(right, width, hang, hang),
    ]
