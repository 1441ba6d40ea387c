"""What Linux has for confining a process and Python has no words for. Standard library only."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Final

NEW_MOUNTS: Final = 0x0002_0000
NEW_IPC: Final = 0x0800_0000
NEW_USER: Final = 0x1000_0000
NEW_PIDS: Final = 0x2000_0000

_RDONLY, _NOSUID, _NODEV, _NOEXEC = 1, 2, 4, 8
_BIND, _REC, _PRIVATE = 0x1000, 0x4000, 0x4_0000
_PDEATHSIG, _SUBREAPER, _NO_NEW_PRIVS = 1, 36, 38

HERE: Final = sys.platform == "linux"
"""Is this Linux? Elsewhere everything here does nothing, or raises OSError."""


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int, what: str) -> None:
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), what)


def _prctl(option: int, value: int) -> None:
    if HERE:
        _libc().prctl(option, value, 0, 0, 0)


def adopt_orphans() -> None:
    """The children of our children become ours when their parents end."""
    _prctl(_SUBREAPER, 1)


def die_with_parent(signal: int) -> None:
    """Get this signal when the parent ends. A change of user forgets it."""
    _prctl(_PDEATHSIG, signal)


def gain_nothing() -> None:
    """No program that is started from here on gets more rights than this process has (su, sudo)."""
    _prctl(_NO_NEW_PRIVS, 1)


def unshare(flags: int) -> None:
    """Leave what is shared with other processes. Raises OSError."""
    if not HERE:
        raise OSError("only Linux has name spaces")
    _checked(_libc().unshare(flags), "unshare")


def map_own_ids(uid: int, gid: int) -> None:
    """In a user name space of one's own: be who one was. Raises OSError."""
    for name, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"), ("gid_map", f"{gid} {gid} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def _mount(source: bytes | None, target: str, kind: bytes | None, flags: int, data: bytes | None = None) -> None:
    _checked(_libc().mount(source, os.fsencode(target), kind, ctypes.c_ulong(flags), data), target)


def keep_mounts() -> None:
    """What is mounted from here on is seen in this name space only. Raises OSError."""
    _mount(None, "/", None, _REC | _PRIVATE)


def cover(folder: str) -> None:
    """Lay an empty folder over this one. Raises OSError."""
    _mount(b"tmpfs", folder, b"tmpfs", _NOSUID | _NODEV, b"mode=755,size=1m")


def show(fd: int, target: str) -> None:
    """Let what is open there be seen at ``target``, which must be of its kind. Raises OSError."""
    _mount(f"/proc/self/fd/{fd}".encode(), target, None, _BIND | _REC)


def show_nothing(file: str) -> None:
    """Lay an empty file over this one. Raises OSError."""
    _mount(os.devnull.encode(), file, None, _BIND)


def own_proc() -> None:
    """Let /proc show the processes of this name space only. Raises OSError."""
    _mount(b"proc", "/proc", b"proc", _NOSUID | _NODEV | _NOEXEC)
