"""The child that becomes a stranger's program: what it still sees and may do when it begins. Standard library only.

With name spaces there are three processes: one that has left what is shared (``outer``), one that is the first of all
in there, so that nothing in there outlives it (``first``), and the program.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NoReturn

from transports.process import linux
from transports.process.orders import Start, environment

FIRST_UID: Final = 0x7000_0000
"""Users above are nobody's: each run of a program is one of its own, or bots could read each other's memory."""
FEW_UIDS: Final = (61_184, 4_336)
"""Where users above FIRST_UID cannot be: the first of those that are given away for a while, and how many."""
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
        for path, _, files in os.walk(folder):  # what it kept from the last time
            for name in (".", *files):
                _give(os.path.join(path, name), before, uid)
        os.chmod(folder, 0o700)
        return uid
    raise OSError("no other user can be had here")


def _give(path: str, before: int, uid: int) -> None:
    """What its last run had becomes this run's; a link to what is somebody else's stays theirs."""
    with suppress(OSError):
        if os.lstat(path).st_uid == before != 0:
            os.chown(path, uid, uid, follow_symlinks=False)


# --- name spaces -----------------------------------------------------------------------------------------------------


def _in_spaces(start: Start, uid: int | None, report: int) -> None:
    """Returns in the program's process, in name spaces of its own; never in the two before it."""
    own, group = os.getuid(), os.getgid()
    flags = linux.NEW_MOUNTS | linux.NEW_PIDS | linux.NEW_IPC
    linux.unshare(flags if uid is not None else flags | linux.NEW_USER)
    if uid is None:
        linux.map_own_ids(own, group)
    linux.die_with_parent(signal.SIGKILL)
    linux.keep_mounts()
    os.umask(0o022)  # for the folders on the way to what is shown
    _furnish(start, uid)
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


def _furnish(start: Start, uid: int | None) -> None:
    """Cover what is hidden; show its own folder, and the program itself where another user cannot reach it."""
    hidden = [path for path in (os.path.realpath(each) for each in start.hidden) if os.path.exists(path)]
    # Somebody may keep a bot in a folder that it must not see: the bot itself it may.
    shown = {start.folder, *(path for path in _files_of(start, 1) if any(_within(path, each) for each in hidden))}
    covered: set[str] = set()
    for path in (start.folder, *_files_of(start)) if uid is not None else ():
        blocked = _blocked(path)
        if blocked:
            covered.add(blocked[0])
            open_again = _below(path, blocked[-1])
            if path != start.folder and not any(_within(open_again, each) for each in hidden):
                shown.add(open_again)
    opened = {path: os.open(path, os.O_PATH | os.O_CLOEXEC) for path in shown}
    outer = sorted(covered, key=len)
    for path in outer:
        if os.path.isdir(path):
            linux.cover(path)
    for path in sorted(shown, key=len):
        if any(_within(path, each) for each in outer) and not any(_within(path, each) for each in hidden):
            _show(opened[path], path)
    for path in hidden:
        if os.path.isdir(path):
            linux.cover(path)
        elif os.path.exists(path):
            linux.show_nothing(path)
    for path in sorted(shown, key=len):
        if any(_within(path, each) for each in hidden):
            _show(opened[path], path)
    for fd in opened.values():
        os.close(fd)


def _show(fd: int, target: str) -> None:
    """Let it be seen again in a folder that was covered."""
    if os.path.isdir(f"/proc/self/fd/{fd}"):
        os.makedirs(target, 0o755, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), 0o755, exist_ok=True)
        if not os.path.exists(target):
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644))
    linux.show(fd, target)


def _within(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def _below(path: str, folder: str) -> str:
    """What lies in that folder on the way to the path."""
    inside = path[len(folder.rstrip("/")) + 1 :]
    return os.path.join(folder, inside.partition("/")[0])


def _files_of(start: Start, most: int = 64) -> Iterator[str]:
    """The program and the first files that its words name (a script), each link on the way to them included."""
    files = [word for word in start.command[1:] if os.path.isabs(word) and os.path.isfile(word)]
    for word in (*_programs(start.command, start.path), *files[:most]):
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


# --- the program -----------------------------------------------------------------------------------------------------


def _become(start: Start, uid: int | None, report: int) -> NoReturn:
    """Nothing of ours is left but three pipes. Raises OSError when it cannot be started."""
    os.setsid()
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
    os.execvpe(start.command[0], start.command, environment(start.folder, start.path))


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
