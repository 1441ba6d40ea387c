"""What a program in name spaces of its own sees of the disk, and the little of it that it can write.

All of the disk is read-only for it. What is hidden is covered; the folders in which every program may write, and its
own where that is temporary, are together one room in memory that has an end and goes when the program has gone.
Standard library only.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from transports.process import linux
from transports.process.orders import Start

FOR_ALL: Final = ("/tmp", "/var/tmp", "/dev/shm")
"""Where every program may write: each bot has its own."""
DOORS: Final = ("/run/user", "/dev/pts")
"""Ways to its owner's other programs, who would do more for it than it may: their sockets, their terminals."""
FILES: Final = 16_384
"""How many files its room may hold."""
MOST_NAMED: Final = 64
"""So many files and folders that its command line names are looked at."""


def furnish(start: Start, uid: int | None, sockets: Iterable[str]) -> None:
    """Make it so, in a new mount name space. ``sockets``: paths of sockets that it must not reach. Raises OSError."""
    closed = [path for path in sockets if _reaches(path, uid)]
    hidden = [path for path in map(os.path.realpath, (*start.hidden, *DOORS)) if os.path.exists(path)]
    rooms = sorted({os.path.realpath(path) for path in FOR_ALL if os.path.isdir(path)})
    covered, shown = _plan(start, uid, hidden, rooms)
    opened = {path: os.open(path, os.O_PATH | os.O_CLOEXEC) for path in shown}
    own = os.open(start.folder, os.O_PATH | os.O_CLOEXEC)
    places = _places(start, uid, (*rooms, start.folder))
    for path in closed:
        with suppress(FileNotFoundError):
            linux.show_nothing(path)
    for path, place in zip(rooms, places, strict=False):
        linux.show(place, path)
    for path in sorted(covered, key=len):
        if os.path.isdir(path):
            linux.cover(path)
    for path in sorted(shown, key=len):
        if not _within_any(path, hidden):
            _show(opened[path], path)
    for path in hidden:
        if os.path.isdir(path):
            linux.cover(path)
        elif os.path.exists(path):
            linux.show_nothing(path)
    for path in sorted(shown, key=len):
        if _within_any(path, hidden):
            _show(opened[path], path)
    _show(places[-1] if start.temporary else own, start.folder)
    linux.read_only()
    for path in (*rooms, start.folder):
        linux.writable(path)
    for fd in (*opened.values(), *places, own):
        os.close(fd)


def _plan(start: Start, uid: int | None, hidden: list[str], rooms: list[str]) -> tuple[set[str], set[str]]:
    """Folders to be covered so that what lies in them can be shown, and what is shown in covered ones.

    Somebody may keep a bot in a folder that it must not see: the bot itself it may.
    """
    shown = {path for path in _files_of(start, alone=True) if _within_any(path, hidden)}
    covered: set[str] = set()
    for path in (start.folder, *_files_of(start)):
        blocked = _blocked(path) if uid is not None else []
        if blocked:
            covered.add(blocked[0])
        if path == start.folder or _within_any(path, hidden):
            continue
        above = blocked[-1:] or [room for room in rooms if _within(path, room)]
        if above and path != above[0]:
            shown.add(_below(path, above[0]))
    return covered, {path for path in shown if os.path.lexists(path)}


def _places(start: Start, uid: int | None, targets: Sequence[str]) -> list[int]:
    """A folder in its room in memory for each of these, open; the last one is its own."""
    linux.room(targets[0], start.file_mb, FILES)
    found = []
    for at in range(len(targets)):
        path = os.path.join(targets[0], str(at))
        os.mkdir(path)
        if at < len(targets) - 1:
            os.chmod(path, 0o1777)
        else:
            os.chmod(path, 0o700)
            if uid is not None:
                os.chown(path, uid, uid)
        found.append(os.open(path, os.O_PATH | os.O_CLOEXEC))
    return found


def _reaches(socket: str, uid: int | None) -> bool:
    """Could it connect there?"""
    with suppress(OSError):
        return bool(os.stat(socket).st_mode & 0o002) if uid is not None else os.access(socket, os.W_OK)
    return False


def _show(fd: int, target: str) -> None:
    """Let it be seen there, also in a folder that was covered."""
    if os.path.isdir(f"/proc/self/fd/{fd}"):
        os.makedirs(target, 0o755, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), 0o755, exist_ok=True)
        if not os.path.exists(target):
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644))
    linux.show(fd, target)


def _within(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def _within_any(path: str, folders: list[str]) -> bool:
    return any(_within(path, folder) for folder in folders)


def _below(path: str, folder: str) -> str:
    """What lies in that folder on the way to the path."""
    inside = path[len(folder.rstrip("/")) + 1 :]
    return os.path.join(folder, inside.partition("/")[0])


def _files_of(start: Start, *, alone: bool = False) -> Iterator[str]:
    """The program and what its words name, each link on the way there included; ``alone``: its script, and no more."""
    words = [word for word in start.command[1:] if os.path.isabs(word)]
    named = [word for word in words if os.path.isfile(word)][:1] if alone else list(filter(os.path.exists, words))
    for word in (*_programs(start.command, start.path), *named[:MOST_NAMED]):
        for _ in range(16):
            yield os.path.normpath(word)
            if not os.path.islink(word):
                break
            word = os.path.join(os.path.dirname(word), os.readlink(word))
        yield os.path.realpath(word)


def _programs(command: list[str], path: str, deep: int = 4) -> Iterator[str]:
    """The program that these words start, and those that start it: what its first line names, what env looks for."""
    program = shutil.which(command[0], path=path)
    if program is None or not os.path.isabs(program) or deep == 0:
        return
    yield program
    words = command[1:] if os.path.basename(program) == "env" else _shebang(program)
    words = [word for word in words if not word.startswith("-") and "=" not in word]
    if words:
        yield from _programs(words, path, deep - 1)


def _shebang(program: str) -> list[str]:
    with suppress(OSError), open(program, "rb") as file:
        first = file.readline(512)
        if first.startswith(b"#!"):
            return first[2:].decode("utf-8", "replace").split()
    return []


def _blocked(path: str) -> list[str]:
    """The folders on the way there that only their owner may pass, the outermost first."""
    found: list[str] = []
    at = "/"
    for part in path.split("/")[1:-1]:
        at = os.path.join(at, part)
        if not os.path.islink(at) and not os.stat(at).st_mode & 0o001:
            found.append(at)
    return found
