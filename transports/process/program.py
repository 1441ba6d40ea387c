"""What to start for a seat: a command, how it is to be set, and how much it may use."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from transports.process.confinement import NEITHER, Confinement

_CLASS_PATH: Final = ("-cp", "-classpath", "--class-path")
"""Flags of `java` with a value, behind which the class stands that it runs."""


MOST_MB: Final = 1 << 24
Ms = Annotated[int, msgspec.Meta(ge=1, le=100_000_000)]
Mb = Annotated[int, msgspec.Meta(ge=1, le=MOST_MB)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]
Most = Annotated[int, msgspec.Meta(ge=1, le=1 << 24)]
"""What may be set, wherever it is set: 0 and less would be no limit, or end every program at once."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How long a program may take, and how much it may use. Each limit is watched from outside; none is asked for."""

    start_ms: Ms = 10_000
    """From its start until it has said who it is."""
    ping_ms: Ms = 5_000
    """For the answer to a ping."""
    deal_ms: Ms = 60_000
    """For its first answer in a deal, before which it may prepare itself."""
    move_ms: Ms = 30_000
    """For every other answer. A table's own clock may be stricter."""
    end_ms: Ms = 1_000
    """Between the end of its input and SIGTERM, and between SIGTERM and SIGKILL."""
    memory_mb: Mb = 1024
    """Resident, together with all the processes that it has started."""
    cpu_s: Seconds = 600
    """Seconds of processor in one deal, together with all the processes that it has started."""
    processes: Most = 64
    """How many processes it may be, itself included."""
    files: Most = 256
    """Open at the same time, by each of its processes."""
    file_mb: Mb = 256
    """The largest file that it may write."""
    line_bytes: Most = 65_536
    """The longest line that it may write on its standard output."""
    output_kb_s: Most = 1024
    """What it may write on its standard output in a second on average; four times as much at once."""
    output_lines_s: Most = 2000
    """Lines that it may write there in a second on average; four times as many at once, and more with each update."""
    stderr_kb: Most = 256
    """What is kept, of each deal, of its standard error: the end of it."""


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """A stranger's program, as it is to be started."""

    command: tuple[str, ...]
    """The program and its words. It does not run where it was typed: see `program_of`."""
    name: str = "bot"
    """What people call it."""
    options: dict[str, Any] = {}
    """For the options that it declares; others are refused with `BotFailed`, code ``unknown_option``."""
    worlds: int | None = None
    """The budget that every turn names: worlds to look at instead of a time; None: the table's own, if any."""
    limits: Limits = Limits()
    confined: Confinement = NEITHER
    """Against a program that reads its owner's disk: what `confinement_of` found to hold here."""
    folder: Path | None = None
    """Its working directory, and its HOME, kept from one start to the next; None: a temporary one each time."""
    logs: Path | None = None
    """Where its standard error is kept: a folder a game in it, a file a deal in that; None: only in memory."""


def program_of(command: Sequence[str], **more: Any) -> Program:
    """A program as somebody typed it: words that name a file are made to name it from anywhere.

    ``more``: the other fields of `Program`; ``name`` is that of the program file unless it is given. Raises ValueError
    for no words.
    """
    if not command:
        raise ValueError("there is no command: write the program to start, and its words")
    words = tuple(_from_anywhere(word, first=at == 0) for at, word in enumerate(command))
    name = "".join(char if char.isprintable() else "?" for char in _name_in(words))  # it is told on terminals
    return Program(command=words, **{"name": name or "bot", **more})


def _name_in(words: Sequence[str]) -> str:
    """That of the class or module that is run, else of the last word that names a file, else of the program.

    >>> _name_in(["java", "-Xmx64m", "-cp", "/nowhere/classes", "card.Bot", "bold"]), _name_in(["py", "-m", "bots"])
    ('Bot', 'bots')
    """
    for flags, skipped in ((_CLASS_PATH, 1), (("-m",), 0)):
        at = next((at for at, word in enumerate(words) if word in flags), None)
        rest = [] if at is None else words[at + 1 + skipped :]
        found = next((word for word in rest if not word.startswith("-")), "")
        is_early = at and not any(map(os.path.isfile, words[1:at]))
        if is_early and re.fullmatch(r"[^\W\d]\w*(\.\w+)*", found):
            return found.rpartition(".")[2]
    return Path(next((word for word in reversed(words) if os.path.isfile(word)), words[0])).stem


def _from_anywhere(word: str, first: bool) -> str:
    if word.startswith("-") or os.path.isabs(word) or (first and os.sep not in word):
        return word  # an option, a whole path, or a program to be looked for on the PATH
    return os.path.abspath(word) if os.path.isfile(word) else word
