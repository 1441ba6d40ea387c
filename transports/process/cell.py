"""The child that becomes a stranger's program: what it still sees and may do when it begins. Standard library only.

With name spaces there are three processes: one that has left what is shared (``outer``), one that is the first of all
in there, so that nothing in there outlives it (``first``), and the program.
"""

from __future__ import annotations

import os
import resource
import signal
import time
from contextlib import suppress
from typing import Final, NoReturn

from transports.process import disk, linux, syscalls
from transports.process.orders import Start, environment

FIRST_UID: Final = 0x7000_0000
"""Users above are nobody's: each run of a program is one of its own, or bots could read each other's memory."""
FEW_UIDS: Final = (61_184, 4_336)
"""Where users above FIRST_UID cannot be: the first of those that are given away for a while, and how many."""
NICE: Final = 5
"""How much less a program's processes weigh than ours where all want the processor; nothing where they alone do."""
GROUP_TRIES: Final = 6
GROUP_AGAIN_S: Final = 0.11
SPARE: Final = 2
"""Processes of ours in a cell with name spaces."""


def enter(start: Start, report: int) -> NoReturn:
    """Become the program, in a child of the keeper.

    ``report`` is a pipe: ``F`` and a text when it could not be started, ``E`` and its wait status when it has ended in
    name spaces of its own.
    """
    try:
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        uid = _stranger(start.folder) if start.kind == "uid" else None
        if start.spaces:
            _in_spaces(start, uid, report)
        linux.die_with_parent(signal.SIGKILL)
        _become(start, uid, report)
    except OSError as error:
        what = f"{error.strerror}: {error.filename}" if error.filename else str(error.strerror or error)
        _tell(report, f"F{what}")
    except BaseException as error:
        _tell(report, f"F{type(error).__name__}: {error}")
    os._exit(127)


def _tell(report: int, text: str) -> None:
    with suppress(OSError):
        os.write(report, text.encode("utf-8", "replace")[:2_000] + b"\n")


# --- another user ----------------------------------------------------------------------------------------------------


def _stranger(folder: str) -> int:
    """A user that nobody else is now; its folder is made its own. Raises OSError where there is none."""
    mark = os.getppid()  # the keeper's: no two at a time
    before = os.lstat(folder).st_uid
    for uid in (FIRST_UID + mark, FEW_UIDS[0] + mark % FEW_UIDS[1]):
        try:
            os.chown(folder, uid, uid, follow_symlinks=False)
        except OSError:
            continue
        _give(folder, before, uid)
        os.chmod(folder, 0o700)
        return uid
    raise OSError("no other user can be had here")


def _give(folder: str, before: int, uid: int) -> None:
    """What its last run left there becomes this run's; a link to what is somebody else's stays theirs."""
    waiting = [folder]
    while waiting:
        with suppress(OSError), os.scandir(waiting.pop()) as found:
            for each in found:
                if each.stat(follow_symlinks=False).st_uid == before != 0:
                    os.chown(each.path, uid, uid, follow_symlinks=False)
                if each.is_dir(follow_symlinks=False):
                    waiting.append(each.path)


# --- name spaces -----------------------------------------------------------------------------------------------------


def _in_spaces(start: Start, uid: int | None, report: int) -> None:
    """Returns in the program's process, in name spaces of its own; never in the two before it."""
    own, group = os.getuid(), os.getgid()
    flags = linux.NEW_MOUNTS | linux.NEW_PIDS | linux.NEW_IPC
    sockets = linux.sockets() if start.offline else []
    if start.offline:
        flags |= linux.NEW_NETWORK
    linux.unshare(flags if uid is not None else flags | linux.NEW_USER)
    if uid is None:
        linux.map_own_ids(own, group)
    linux.die_with_parent(signal.SIGKILL)
    linux.share_at_most(start.memory_mb)
    linux.keep_mounts()
    os.umask(0o022)  # for the folders on the way to what is shown
    disk.furnish(start, uid, sockets)
    if start.offline:
        with suppress(OSError):
            linux.loopback()  # its own: nobody else is there
    os.setsid()
    first = os.fork()
    if first != 0:
        _let_go()
        os._exit(os.waitstatus_to_exitcode(_wait(first)) & 0xFF)
    linux.die_with_parent(signal.SIGKILL)
    with suppress(OSError):  # some containers forbid it; then other command lines can be read, and nothing else
        linux.own_proc()
    program = os.fork()
    if program == 0:
        return
    _let_go()
    _tell(report, f"E{_wait(program)}")
    os._exit(0)


def _let_go() -> None:
    """The program's pipes are its own: they end with it."""
    null = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(null, fd)
    os.chdir("/")


def _wait(child: int) -> int:
    """Bury everybody who ends, until this child does; its wait status."""
    while True:
        with suppress(InterruptedError):
            pid, status = os.wait()
            if pid == child:
                return status


# --- the program -----------------------------------------------------------------------------------------------------


def _become(start: Start, uid: int | None, report: int) -> NoReturn:
    """Nothing of ours is left but three pipes. Raises OSError when it cannot be started."""
    os.setsid()
    linux.end_first()
    _give_way()
    _limit(start)
    if uid is not None:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NPROC, (256, 256))  # it counts threads, of this user only
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)
        linux.die_with_parent(signal.SIGKILL)
    linux.gain_nothing()
    os.chdir(start.folder)
    os.umask(0o077)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGCHLD, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)
    os.set_inheritable(report, False)
    for fd in _open():
        if fd > 2 and fd != report:
            with suppress(OSError):
                os.close(fd)
    syscalls.close()
    os.execvpe(start.command[0], start.command, environment(start.folder, start.path))


def _give_way() -> None:
    """Whoever thinks lets those go first who serve. A session that the kernel weighs as one has a number of its own."""
    with suppress(OSError):
        os.nice(NICE)
    with suppress(OSError):  # on some systems there are no such sessions
        group = os.open("/proc/self/autogroup", os.O_WRONLY)  # as text it would need a library
        for _ in range(GROUP_TRIES):
            try:
                os.write(group, b"%d" % NICE)
            except BlockingIOError:  # of all who are not root one is heard in 0.1 s
                time.sleep(GROUP_AGAIN_S * (1 + time.monotonic_ns() // 1000 % 100 / 100))
            else:
                break
        os.close(group)


def _open() -> list[int]:
    for folder in ("/proc/self/fd", "/dev/fd"):
        with suppress(OSError, ValueError):
            return [int(name) for name in os.listdir(folder)]
    return list(range(3, 1024))


def _limit(start: Start) -> None:
    mb = 1 << 20
    limits = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NOFILE: start.files,
        resource.RLIMIT_FSIZE: start.file_mb * mb,
    }
    if not linux.HERE:  # there the keeper counts memory and processor, for all processes together
        limits[resource.RLIMIT_DATA] = start.memory_mb * mb
        limits[resource.RLIMIT_CPU] = int(start.cpu_s) + 1
    for kind, most in limits.items():
        _, hard = resource.getrlimit(kind)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(kind, (most, most))
