"""The end of a program's standard error, as its author wants to read it: the error itself, and not its last line."""

from __future__ import annotations

import re
from typing import Final

from scripts.given_file import printable

WIDTH: Final = 200
"""Characters of a line."""
LOOKED_AT: Final = 2_000
"""Lines from the end in which the error is looked for."""
_BESIDE: Final = re.compile(
    r"\s|$"  # a frame of a stack, or nothing
    r"|[\])}]+[,;]?$"
    r"|Node\.js v\d"
    r"|note: "  # Rust's word about RUST_BACKTRACE
    r"|goroutine \d|created by |exit status \d|[\w./*()]+\(.*\)$"  # Go's stacks
)
"""Lines that interpreters write below an error."""
_ANNOUNCES: Final = re.compile(r"thread .* panicked at .*:$")
"""A line that says only where; what happened is the next one."""


def gist(stderr: str) -> str:
    """The line that says what happened: the newest one that is no part of a stack; where all are, the last line.

    It knows no language: below an error interpreters write lines that are indented, and a few of their own.

    >>> gist("Exception in thread main: no such file\\n\\tat Bot.main(Bot.java:3)\\n")
    'Exception in thread main: no such file'
    """
    lines = stderr.rstrip().splitlines()[-LOOKED_AT:]
    if not lines:
        return ""
    at = next((at for at in range(len(lines) - 1, -1, -1) if not _BESIDE.match(lines[at])), len(lines) - 1)
    line = lines[at]
    if at and _ANNOUNCES.match(lines[at - 1]):
        line = f"{lines[at - 1]} {line}"
    return _shown(line)


def last_words(stderr: str, most: int) -> list[str]:
    """The last lines, so many at most; the first of them is the one that says what happened, where that is further up.

    >>> last_words("E: 1\\n\\tat a\\n\\tat b\\n\\tat c\\n", 2)
    ['E: 1', 'at c']
    """
    lines = [_shown(line) for line in stderr.strip().splitlines()[-most:]]
    what = gist(stderr)
    return lines if what in lines or not lines else [what, *lines[1 - most :]][:most]


def hint(stderr: str) -> str:
    """What to do about it, for what only the confinement can have caused; empty for everything else."""
    if "Read-only file system" in stderr or "EROFS" in stderr:
        return " The disk is read-only for it: let it write in its working directory, which HOME names."
    return ""


def _shown(line: str) -> str:
    return printable(line.expandtabs().strip())[:WIDTH]
