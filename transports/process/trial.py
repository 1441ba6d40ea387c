"""A program that tries to read what is hidden from it: whether a way of confining holds is tried, not guessed.

Standard library only.
"""

from __future__ import annotations

import os
import sys

from transports.process import cell, leavings, syscalls
from transports.process.orders import Start

_TRY = """\
for try in "$1"/* "$1"; do
  if cat "$try" 2>/dev/null || ls "$try" 2>/dev/null | grep -q .; then exit 3; fi
done
if [ "$2" = 1 ]; then for other in /proc/[0-9]*; do
  case ${other#/proc/} in 1|2|3|4|5|6|7|8|9|$$) ;; *) exit 4 ;; esac
done; fi
if [ "$3" ] && [ "$(readlink /proc/self/ns/net)" = "$3" ]; then exit 5; fi
"""


def main() -> None:
    """Words: the kind, whether with name spaces, whether offline, its own folder, what is hidden, and what is removed.

    Ends with 0: it holds; and says ``open`` where no system calls can be closed to it here. The last word may be left
    out: whoever has asked may be gone before the trial ends.
    """
    kind, spaces, offline, own, hidden, *made = sys.argv[1:]
    try:
        sys.exit(_tried(kind, spaces, offline, own, hidden))
    finally:
        for folder in made:
            leavings.remove(folder)


def _tried(kind: str, spaces: str, offline: str, own: str, hidden: str) -> int | str:
    network = os.readlink("/proc/self/ns/net") if offline == "1" else ""
    start = Start(
        command=["/bin/sh", "-c", _TRY, "trial", hidden, spaces, network],
        path=os.defpath,
        folder=own,
        temporary=False,
        kind=kind,
        spaces=spaces == "1",
        offline=offline == "1",
        hidden=[hidden],
        memory_mb=64,
        cpu_s=10,
        processes=8,
        files=64,
        file_mb=1,
        end_ms=0,
    )
    reading, report = os.pipe()
    child = os.fork()
    if child == 0:
        cell.enter(start, report)
    os.close(report)
    _, status = os.waitpid(child, 0)
    said = os.read(reading, 4096).decode("utf-8", "replace").partition("\n")[0]
    if said.startswith("F"):
        return f"it cannot be done here: {said[1:]}"
    code = os.waitstatus_to_exitcode(int(said[1:]) if said.startswith("E") else status)
    if code == 0 and not syscalls.possible():  # else they are closed: `cell` starts nothing without proof
        print("open")
    return code
