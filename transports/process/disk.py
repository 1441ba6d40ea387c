"""What a program in name spaces of its own sees of the disk, and the little of it that it can write.

All of the disk is read-only for it. What is hidden is covered; the folders in which every program may write, and its
own where that is temporary, are together one room in memory that has an end and goes when the program has gone.
Standard library only.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from transports.process import linux
from transports.process.named import FOR_ALL, other_files, program_files, script_files
from transports.process.orders import Start

DOORS: Final = ("/run/user", "/dev/pts")
"""Ways to its owner's other programs, who would do more for it than it may: their sockets, their terminals."""
ZEROS: Final = "/dev/zero"
"""Mapped as shared it gives memory that stays when no process shows it as its own any more."""
FILES: Final = 16_384
"""How many files its room may hold."""


def furnish(start: Start, uid: int | None, sockets: Iterable[str]) -> None:
    """Make it so, in a new mount name space. ``sockets``: paths of sockets that it must not reach. Raises OSError."""
    closed = [path for path in sockets if _reaches(path, uid)]
    hidden = [path for path in map(os.path.realpath, (*start.hidden, *DOORS, ZEROS)) if os.path.exists(path)]
    rooms = sorted({os.path.realpath(path) for path in FOR_ALL if os.path.isdir(path)})
    covered, shown = _plan(start, uid, hidden, rooms)
    links = {path: os.readlink(path) for path in shown if os.path.islink(path)}
    opened = {path: os.open(path, os.O_PATH | os.O_CLOEXEC) for path in shown if path not in links}
    own = os.open(start.folder, os.O_PATH | os.O_CLOEXEC)
    places = _places(start, uid, (*rooms, start.folder))
    for path in closed:
        with suppress(FileNotFoundError):
            linux.show_nothing(path)
    for path, place in zip(rooms, places, strict=False):
        linux.show(place, path)
    late = {path for path in shown if _within_any(path, hidden)}
    for path in sorted({*covered, *shown} - late, key=len):
        if path in covered and os.path.isdir(path):
            linux.cover(path)
        elif path in shown:
            _show(opened.get(path), links.get(path, ""), path)
    for path in hidden:
        if os.path.isdir(path):
            linux.cover(path)
        elif os.path.exists(path):
            linux.show_nothing(path)
    for path in sorted(late, key=len):
        _show(opened.get(path), links.get(path, ""), path)
    _show(places[-1] if start.temporary else own, "", start.folder)
    linux.read_only()
    for path in (*rooms, start.folder):
        linux.writable(path)
    for fd in (*opened.values(), *places, own):
        os.close(fd)


def _plan(start: Start, uid: int | None, hidden: list[str], rooms: list[str]) -> tuple[set[str], set[str]]:
    """Folders to be covered so that what lies in them can be shown, and what is shown in covered ones.

    Somebody may keep a bot in a folder that it must not see: the bot itself it may, and nothing else that lies there.
    """
    own = [*program_files(start.command, start.path), *script_files(start.command)]
    shown = {path for path in own if _within_any(path, hidden)}
    covered: set[str] = set()
    for path in (start.folder, *own, *other_files(start.command)):
        unseen = _within_any(path, hidden)
        if unseen and path != start.folder and path not in shown:
            continue
        blocked = _blocked(path) if uid is not None else []
        covered.update(blocked)
        if unseen or path == start.folder:
            continue
        above = blocked[-1:] or [room for room in rooms if _within(path, room)]
        if above and path != above[0]:
            shown.add(_below(path, above[0]))
    return covered, {path for path in shown if _may_be_shown(path, uid)}


def _may_be_shown(path: str, uid: int | None) -> bool:
    """Is it there, and no folder that it could not pass, which would stand before what is shown of it?"""
    try:
        mode = os.lstat(path).st_mode
    except OSError:
        return False
    return uid is None or not stat.S_ISDIR(mode) or bool(mode & 0o001)


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


def _show(fd: int | None, link: str, target: str) -> None:
    """Let it be seen there, also in a folder that was covered; None: a link, which leads there to ``link``."""
    folder = fd is not None and os.path.isdir(f"/proc/self/fd/{fd}")
    os.makedirs(target if folder else os.path.dirname(target), 0o755, exist_ok=True)
    if fd is None:
        with suppress(FileExistsError):
            os.symlink(link, target)
        return
    if not folder and not os.path.exists(target):
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


def _blocked(path: str) -> list[str]:
    """The folders on the way there that only their owner may pass, the outermost first."""
    found: list[str] = []
    at = "/"
    for part in path.split("/")[1:-1]:
        at = os.path.join(at, part)
        if not os.path.islink(at) and not os.stat(at).st_mode & 0o001:
            found.append(at)
    return found
