"""What the terminal at hand can show, read from the streams and the environment; the console itself reads neither."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Literal, Protocol

from transports.console.terminal import Look

DUMB = ("", "dumb", "unknown")
NoScreen = Literal["pipe", "wished", "dumb", "signs", "small"]
"""No terminal at one end; `BURACO_PLAIN`; a terminal that only writes on; one without suit signs; too little room."""
LEAST = (60, 18)
"""Columns and lines that a full screen needs."""
COLUMNS = 80
"""Where nothing says how wide the paper is."""


class Stream(Protocol):
    """As much of a text stream as is looked at here."""

    @property
    def encoding(self) -> str:
        """What its text is written in."""

    def isatty(self) -> bool:
        """Is there a terminal behind it?"""

    def fileno(self) -> int:
        """Its descriptor."""


def fills_screen(stdin: Stream, stdout: Stream, environment: Mapping[str, str], stderr: Stream | None = None) -> bool:
    """Can the whole screen be drawn on: a terminal of some size at all ends, that can show signs?

    What is drawn goes out by ``stderr`` (of this process where none is named). `BURACO_PLAIN` set to anything says no.
    """
    return why_no_screen(stdin, stdout, environment, stderr) is None


def why_no_screen(
    stdin: Stream | None, stdout: Stream | None, environment: Mapping[str, str], stderr: Stream | None = None
) -> NoScreen | None:
    """Why the whole screen cannot be drawn on; None where it can."""
    for stream in (stdin, stdout, sys.stderr if stderr is None else stderr):
        if stream is None or not stream.isatty():
            return "pipe"
    assert stdout is not None
    if environment.get("BURACO_PLAIN"):
        return "wished"
    if environment.get("TERM", "") in DUMB:
        return "dumb"
    if not _can_show_signs(stdout, environment):
        return "signs"
    columns, lines = _size_of(stdout)
    return None if columns >= LEAST[0] and lines >= LEAST[1] else "small"


def look_of(stdin: Stream, stdout: Stream, environment: Mapping[str, str], plain: bool, screen: bool = False) -> Look:
    """What to write on: prompts only where a person types, colours and signs only where they can be shown.

    ``screen``: is the table drawn on the whole of it?
    """
    typed, shown = stdin.isatty(), stdout.isatty()
    clever = shown and environment.get("TERM", "") not in DUMB
    return Look(
        prompts=typed and shown,
        colour=clever and not plain and not environment.get("NO_COLOR"),
        signs=_can_show_signs(stdout, environment),
        escapes=clever and not plain,
        plain=plain,
        screen=screen,
    )


def _can_show_signs(stdout: Stream, environment: Mapping[str, str]) -> bool:
    """Python writes UTF-8 in the C locale as well; but a terminal that was told C shows question marks."""
    said = environment.get("LC_ALL") or environment.get("LANG", "")
    return "utf" in (stdout.encoding or "").lower() and said not in ("C", "POSIX")


def columns_of(stdout: Stream, environment: Mapping[str, str]) -> int:
    """How wide the terminal is now."""
    given = environment.get("COLUMNS", "")
    if given.isascii() and given.isdigit() and int(given[:6]) > 0:
        return int(given[:6])
    return _size_of(stdout)[0] or COLUMNS


def _size_of(stdout: Stream) -> tuple[int, int]:
    """Columns and lines; zeros where nobody knows."""
    try:
        return os.get_terminal_size(stdout.fileno())
    except (OSError, ValueError):
        return 0, 0
