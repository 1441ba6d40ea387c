"""Plays honestly, and writes down all that it was given and can find: ``seen-0``, ``seen-1`` … in its folder.

Its words are paths that it tries to read; ``die`` ends its first run after three acts.
"""

import ctypes
import json
import os
import sys
from pathlib import Path

from seat import answer


def text(path: str) -> str | None:
    try:
        with open(path, "rb") as file:
            return file.read(1 << 20).decode("utf-8", "backslashreplace")
    except OSError:
        return None


def listed(path: str) -> list[str]:
    try:
        return sorted(os.listdir(path))
    except OSError:
        return []


def target(path: str) -> str | None:
    try:
        return os.readlink(path)
    except OSError:
        return None


def memory(pid: str) -> bool:
    """Can it look into this process?"""
    try:
        with open(f"/proc/{pid}/mem", "rb") as file, open(f"/proc/{pid}/maps", encoding="ascii") as maps:
            file.seek(int(next(maps).split("-")[0], 16))
            return len(file.read(16)) == 16
    except (OSError, StopIteration, ValueError):
        return False


def forced(path: str) -> str:
    """What it finds there when it has tried to take away what lies over it, as itself and in name spaces of its own.

    Who has any rights at all does not try: it would succeed, and take something away from the whole machine.
    """
    if os.getuid() == 0 or "CapEff:\t0000000000000000" not in (text("/proc/self/status") or ""):
        return ""
    child = os.fork()
    if child == 0:
        libc = ctypes.CDLL(None)
        for flags in (0, 0x1000_0000, 0x1000_0000 | 0x0002_0000):
            if flags and hasattr(libc, "unshare"):
                libc.unshare(flags)
            for above in (path, os.path.dirname(path), os.path.dirname(os.path.dirname(path))):
                if hasattr(libc, "umount2"):
                    libc.umount2(os.fsencode(above), 2)
        found = "".join(listed(path)) if os.path.isdir(path) else text(path) or ""
        Path("forced").write_text(found, "utf-8")
        os._exit(0)
    os.waitpid(child, 0)
    return Path("forced").read_text("utf-8")


processes = [name for name in listed("/proc") if name.isdigit()]
me = str(os.getpid())
others = [name for name in processes if name != me]
seen = {
    "argv": sys.argv,
    "environment": dict(os.environ),
    "folder": os.getcwd(),
    "ids": [os.getuid(), os.getgid(), os.getgroups()],
    "open": {name: target(f"/proc/self/fd/{name}") for name in listed("/proc/self/fd")},
    "status": text("/proc/self/status"),
    "processes": {
        name: {
            "words": text(f"/proc/{name}/cmdline"),
            "environment": text(f"/proc/{name}/environ"),
            "open": {fd: target(f"/proc/{name}/fd/{fd}") for fd in listed(f"/proc/{name}/fd")},
            "memory": memory(name),
        }
        for name in others
    },
    "tried": {path: text(path) if not os.path.isdir(path) else listed(path) for path in sys.argv[1:]},
    "forced": {path: forced(path) for path in sys.argv[1:] if os.path.isabs(path) and not path.startswith("/proc")},
    "heard": [],
}
heard: list[str] = []
run = len(list(Path().glob("seen-*")))
acts = 0
for line in sys.stdin:
    heard.append(line)
    acts += answer(json.loads(line), "curious", "events")
    seen["heard"] = heard
    Path("part").write_text(json.dumps(seen), "utf-8")
    os.replace("part", f"seen-{run}")
    if "die" in sys.argv and run == 0 and acts == 3:
        os._exit(9)
