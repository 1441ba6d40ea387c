"""What Linux has for confining a process and Python has no words for. Standard library only."""

from __future__ import annotations

import ctypes
import errno
import os
import re
import socket
import struct
import sys
from contextlib import suppress
from typing import Final

if sys.platform != "win32":
    import fcntl  # here, not where it is used: the disk is covered by then, and the libraries may lie under it

NEW_MOUNTS: Final = 0x0002_0000
NEW_IPC: Final = 0x0800_0000
NEW_USER: Final = 0x1000_0000
NEW_PIDS: Final = 0x2000_0000
NEW_NETWORK: Final = 0x4000_0000

_RDONLY, _NOSUID, _NODEV, _NOEXEC, _REMOUNT = 1, 2, 4, 8, 32
_BIND, _REC, _PRIVATE = 0x1000, 0x4000, 0x4_0000
_MOUNT_SETATTR: Final = 442  # on every processor
_AT_FDCWD, _AT_RECURSIVE = -100, 0x8000
_SIOCGIFFLAGS, _SIOCSIFFLAGS, _IFF_UP = 0x8913, 0x8914, 1
_PDEATHSIG, _SUBREAPER, _NO_NEW_PRIVS = 1, 36, 38

_ESCAPED: Final = re.compile(rb"\\([0-7]{3})")
"""A letter of a path in mountinfo that would divide it."""

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


def end_first() -> None:
    """When the machine has no memory left, the kernel ends this process and its children before any other."""
    with (
        suppress(OSError),
        open("/proc/self/oom_score_adj", "wb") as file,
    ):  # text would need a library, which may be covered
        file.write(b"1000")


def unshare(flags: int) -> None:
    """Leave what is shared with other processes. Raises OSError."""
    if not HERE:
        raise OSError("only Linux has name spaces")
    _checked(_libc().unshare(flags), "unshare")


def share_at_most(mb: int) -> None:
    """In an IPC name space of one's own: so much System V shared memory, where we may say so (root may)."""
    with suppress(OSError), open("/proc/sys/kernel/shmall", "w", encoding="ascii") as file:
        file.write(str((mb << 20) // os.sysconf("SC_PAGE_SIZE")))


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


def room(folder: str, mb: int, files: int) -> None:
    """Lay an empty folder over this one that keeps at most so much, all its files together. Raises OSError."""
    data = f"mode=700,size={mb}m,nr_inodes={files}".encode()
    _mount(b"tmpfs", folder, b"tmpfs", _NOSUID | _NODEV, data)


def show(fd: int, target: str) -> None:
    """Let what is open there be seen at ``target``, which must be of its kind. Raises OSError."""
    _mount(f"/proc/self/fd/{fd}".encode(), target, None, _BIND | _REC)


def show_nothing(file: str) -> None:
    """Lay an empty file over this one. Raises OSError."""
    _mount(os.devnull.encode(), file, None, _BIND)


def own_proc() -> None:
    """Let /proc show the processes of this name space only. Raises OSError."""
    _mount(b"proc", "/proc", b"proc", _NOSUID | _NODEV | _NOEXEC)


def read_only() -> None:
    """Nothing that is mounted now can be written any more, in this name space. Raises OSError."""
    try:
        _set_read_only("/", True, _AT_RECURSIVE)
    except OSError as error:
        if error.errno != errno.ENOSYS:
            raise
        read_only_one_by_one()


def read_only_one_by_one() -> None:
    """The same on a Linux before 5.12. Raises OSError."""
    for target, flags in _mounts():
        try:
            _mount(None, target, None, _REMOUNT | _BIND | _RDONLY | flags)
        except OSError as error:
            if error.errno not in (errno.ENOENT, errno.EINVAL, errno.ENOTDIR):  # covered by another: nobody sees it
                raise


def writable(folder: str) -> None:
    """This one can be written again, where something is mounted on it. Raises OSError."""
    try:
        _set_read_only(folder, False, 0)
    except OSError as error:
        if error.errno != errno.ENOSYS:
            raise
        flags = [flags for target, flags in _mounts() if target == folder]
        _mount(None, folder, None, _REMOUNT | _BIND | flags[-1])


def _set_read_only(path: str, on: bool, how: int) -> None:
    attributes = struct.pack("=4Q", _RDONLY if on else 0, 0 if on else _RDONLY, 0, 0)  # set, clear
    words = (ctypes.c_long(_MOUNT_SETATTR), _AT_FDCWD, os.fsencode(path), how, attributes, ctypes.c_size_t(32))
    _checked(_libc().syscall(*words), path)


def _mounts() -> list[tuple[str, int]]:
    """Where something is mounted, and with which flags that a change must repeat."""
    flags = {b"nosuid": _NOSUID, b"nodev": _NODEV, b"noexec": _NOEXEC}
    found = []
    with open("/proc/self/mountinfo", "rb") as file:
        for line in file:
            fields = line.split()
            name = _ESCAPED.sub(lambda escaped: bytes([int(escaped[1], 8)]), fields[4])
            found.append((os.fsdecode(name), sum(flags.get(word, 0) for word in fields[5].split(b","))))
    return found


def sockets() -> list[str]:
    """The paths at which programs of this network name space listen."""
    found = set()
    with suppress(OSError), open("/proc/net/unix", "rb") as file:
        for line in file:
            fields = line.rstrip(b"\n").split(None, 7)
            if len(fields) == 8 and fields[7].startswith(b"/"):
                found.add(os.fsdecode(fields[7]))
    return sorted(found)


def loopback() -> None:
    """Let the processes of a new network name space reach each other. Raises OSError."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        asked = fcntl.ioctl(any_socket, _SIOCGIFFLAGS, struct.pack("16sH22x", b"lo", 0))
        flags = struct.unpack_from("16sH", asked)[1]
        fcntl.ioctl(any_socket, _SIOCSIFFLAGS, struct.pack("16sH22x", b"lo", flags | _IFF_UP))
