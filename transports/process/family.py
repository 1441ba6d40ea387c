"""All processes that one process has started, and theirs: found, counted and ended. Standard library only."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final, NamedTuple

_TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Use(NamedTuple):
    """What some processes use together."""

    rss_bytes: int = 0
    cpu_s: float = 0.0
    processes: int = 0


def descendants(root: int) -> list[int]:
    """Every living process below this one, parents first. Empty where there is no /proc."""
    found: list[int] = []
    waiting = [root]
    while waiting:
        children = _children(waiting.pop())
        found += children
        waiting += children
    return found


def _children(pid: int) -> list[int]:
    with suppress(OSError):
        threads = os.listdir(f"/proc/{pid}/task")
        lists = [_read(f"/proc/{pid}/task/{thread}/children") for thread in threads]
        if any(each is not None for each in lists):
            return [int(child) for each in lists if each for child in each.split()]
        return [child for child, parent in _parents() if parent == pid]
    return []


def _parents() -> list[tuple[int, int]]:
    """Every process and its parent, where the kernel keeps no lists of children."""
    pairs: list[tuple[int, int]] = []
    for name in os.listdir("/proc"):
        stat = _stat(int(name)) if name.isdigit() else None
        if stat is not None:
            pairs.append((int(name), int(stat[1])))
    return pairs


def _stat(pid: int) -> list[str] | None:
    """The fields after the program's name, which may hold anything: state, parent …"""
    text = _read(f"/proc/{pid}/stat")
    return None if text is None else text.rpartition(")")[2].split()


def _read(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return None


def use_of(pids: list[int], spare: int = 0) -> Use:
    """What these use; the first ``spare`` of them are ours, and neither their memory nor they themselves count."""
    rss, cpu, count = 0, 0.0, 0
    for at, pid in enumerate(pids):
        stat = _stat(pid)
        if stat is None:
            continue
        cpu += sum(int(field) for field in stat[11:15]) / _TICK  # its own, and that of those it has buried
        if at >= spare:
            rss += int(stat[21]) * _PAGE
            count += stat[0] != "Z"
    return Use(rss, cpu, count)


def kept_apart(pids: list[int]) -> int:
    """Bytes that these hold and that none of them shows as its own: nameless files (memfd), and tables of pages.

    Such a table is 4 KB for each 2 MB of which anything was read, although nothing may be there.
    """
    tables = sum(_status_bytes(pid, "VmPTE") for pid in pids)
    sizes: dict[tuple[int, int], int] = {}
    for pid in pids:
        with suppress(OSError):
            for name in os.listdir(f"/proc/{pid}/fd"):
                path = f"/proc/{pid}/fd/{name}"
                with suppress(OSError):
                    if os.readlink(path).startswith("/memfd:"):
                        file = os.stat(path)
                        sizes[file.st_dev, file.st_ino] = file.st_blocks * 512
    mapped = sum(_status_bytes(pid, "RssShmem") for pid in pids) if sizes else 0  # these count as its own already
    return tables + max(0, sum(sizes.values()) - mapped)


def _status_bytes(pid: int, name: str) -> int:
    """What this line of its status says."""
    lines = (_read(f"/proc/{pid}/status") or "").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{name}:"))


def signal_all(pids: list[int], number: int) -> None:
    """Send a signal to each that is still there."""
    for pid in pids:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)
