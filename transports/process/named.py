"""What the words of a command name on the disk: the program, what starts it, its script, other files and folders.

Standard library only.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

FOR_ALL: Final = ("/tmp", "/var/tmp", "/dev/shm")
"""Where every program may write: a bot with name spaces of its own has its own there."""
SCRIPTS: Final = frozenset(
    {
        ".awk",
        ".cjs",
        ".jar",
        ".jl",
        ".js",
        ".lua",
        ".mjs",
        ".php",
        ".pl",
        ".py",
        ".pyw",
        ".r",
        ".rb",
        ".rkt",
        ".scm",
        ".sh",
        ".tcl",
        ".ts",
    }
)
"""How a program's text is called by its ending: what a newcomer names, and mistypes."""
MOST_NAMED: Final = 256
"""So many files and folders that its command line names are looked at."""
MOST_LINKS: Final = 40
"""Links on the way to a file before it is given up, as in the kernel."""
MOST_READ: Final = 1_000
"""So many paths in what a program wrote are looked at."""

_BETWEEN: Final = re.compile(r"[\s:,;=|&<>(){}'\"`]+")
"""What paths in one word are divided by: lists of folders, options, a shell's lines."""
_OPTION: Final = re.compile(r"^(?:-\w+|@)(?=/)")
"""An option of one letter or a list of words with the path right behind it: -I/opt/lib, @/opt/words."""
_PATTERN: Final = re.compile(r"[*?\[]")


def paths_in(text: str) -> Iterator[str]:
    """All that looks like a whole path in this word, itself included where it is one; nobody knows what is there.

    Of a pattern (``/opt/lib/*``) it is the folder.
    """
    if os.path.isabs(text):
        yield text
    for part in _BETWEEN.split(text):
        part = _OPTION.sub("", part)
        if os.path.isabs(part):
            pattern = _PATTERN.search(part)
            yield part if pattern is None else os.path.dirname(part[: pattern.start()])


def program_files(command: Sequence[str], path: str) -> Iterator[str]:
    """The program and what it is started by, each link on the way there included. ``path``: as in PATH."""
    for program in _programs(command, path):
        yield from way_to(program)


def script_files(command: Sequence[str]) -> Iterator[str]:
    """The program's text, the first file among the words that ends as one, and each link on the way there."""
    for word in command[1:]:
        if os.path.isabs(word) and _is_script(word) and os.path.isfile(word):
            if _is_script(os.path.realpath(word)):
                yield from way_to(word)
            return


def other_files(command: Sequence[str]) -> Iterator[str]:
    """Every file and folder that a word names, or a part of one, and each link on the way; no more than MOST_NAMED."""
    named = dict.fromkeys(path for word in command[1:] for path in paths_in(word))
    for path in islice(filter(_is_there, named), MOST_NAMED):
        yield from way_to(path)


def way_to(path: str) -> Iterator[str]:
    """Each link on the way there, as it lies (no other link in its path), and at last what all of them lead to."""
    parts, at, links = path.split("/")[::-1], "/", 0
    while parts:
        part = parts.pop()
        if part in ("", "."):
            continue
        if part == "..":
            at = os.path.dirname(at)
            continue
        here = os.path.join(at, part)
        try:
            target = os.readlink(here)
        except (OSError, ValueError):
            at = here
            continue
        yield here
        links += 1
        if links > MOST_LINKS:
            return
        if os.path.isabs(target):
            at = "/"
        parts += target.split("/")[::-1]
    yield at


def not_shown(command: Sequence[str], folder: str, text: str) -> str | None:
    """What to tell somebody whose bot ended with this text (its standard error), where that names a file of ours that
    the bot did not see, having a folder of its own in that place; None where it names none.

    What lies in a folder there that a word of the command names something of is seen by the bot; so is ``folder``, its
    working directory.
    """
    seen = {_top(path) for path in (folder, *program_files(command, os.defpath), *other_files(command))}
    named = dict.fromkeys(path for path in islice(paths_in(text), MOST_READ) if path.startswith(FOR_ALL))
    for path in named:
        top = _top(os.path.realpath(path))
        if top is not None and top not in seen and path.isprintable() and _is_there(path):
            place = next(place for place in FOR_ALL if path.startswith(place))
            text = f"A bot has a {place} of its own and did not see {path}"
            return f"{text}: name it in the command, or keep it elsewhere."
    return None


def _top(path: str) -> str | None:
    """What lies where everybody may write on the way to this path."""
    for folder in map(os.path.realpath, FOR_ALL):
        if path.startswith(folder + "/"):
            return os.path.join(folder, path[len(folder) + 1 :].partition("/")[0])
    return None


def _is_script(path: str) -> bool:
    return os.path.splitext(path)[1].lower() in SCRIPTS


def _is_there(path: str) -> bool:
    with suppress(ValueError):  # a null in it
        return os.path.lexists(path)
    return False


def _programs(command: Sequence[str], path: str, deep: int = 4) -> Iterator[str]:
    """The program that these words start, and those that start it: what its first line names, what env looks for."""
    program = shutil.which(command[0], path=path)
    if program is None or not os.path.isabs(program) or deep == 0:
        return
    yield program
    yield from _python_behind(program)
    words: Iterable[str] = command[1:] if os.path.basename(program) == "env" else _shebang(program)
    words = [word for word in words if not word.startswith("-") and "=" not in word]
    if words:
        yield from _programs(words, path, deep - 1)


def _python_behind(program: str) -> Iterator[str]:
    """The Python that a virtual environment was made from, whose library it uses: a copy has no link to it."""
    folder = os.path.dirname(program)
    for place in (folder, os.path.dirname(folder)):
        with suppress(OSError, ValueError), open(os.path.join(place, "pyvenv.cfg"), encoding="utf-8") as file:
            for line in islice(file, 50):
                key, _, value = line.partition("=")
                if key.strip() == "home" and os.path.isabs(value.strip()):
                    yield value.strip()


def _shebang(program: str) -> list[str]:
    with suppress(OSError), open(program, "rb") as file:
        first = file.readline(512)
        if first.startswith(b"#!"):
            return first[2:].decode("utf-8", "replace").split()
    return []
