"""Files that somebody named on the command line: only regular ones are read, and none steers the terminal."""

from __future__ import annotations

import stat
from pathlib import Path

from scripts.failure import CommandError
from scripts.language import say


def expect_file(path: Path) -> None:
    """Make sure that reading this ends: it is a regular file, no folder, pipe or device.

    Raises CommandError (``not_a_file``), and OSError where it cannot even be looked at.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise CommandError("not_a_file", say("givenfile-no-file", path=printable(str(path))))


def printable(text: str) -> str:
    """Text from outside with a question mark for every character that does not print, so that none steers a terminal.

    >>> printable("a\\x1b[2J")
    'a?[2J'
    """
    return "".join(char if char.isprintable() else "?" for char in text)
