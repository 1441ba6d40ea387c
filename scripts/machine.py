"""What a figure was measured on: the machine, the Python, and which build of the rooms it ran."""

from __future__ import annotations

import os
import platform
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from scripts.compile import HOT, ROOT, stale
from scripts.failure import CommandError

PLAIN: Final = "plain Python"
COMPILED: Final = "compiled"


def machine(*, load: bool = True) -> str:
    """The machine in a line: processor, cores, system, Python, build, and the load of this moment if wanted."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), model)
    except OSError:
        pass
    version = f"{platform.python_implementation()} {platform.python_version()}, {build()}"
    now = f", load {os.getloadavg()[0]:.2f}" if load and hasattr(os, "getloadavg") else ""
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, {version}{now}"


def build() -> str:
    """Which build of the hot rooms this Python loads: PLAIN, COMPILED, or how many of them are compiled."""
    compiled = 0
    for room in HOT:
        spec = find_spec(room.removesuffix(".py").replace("/", "."))
        compiled += spec is not None and not str(spec.origin).endswith(".py")
    if not compiled:
        return PLAIN
    return COMPILED if compiled == len(HOT) else f"compiled in part ({compiled} of {len(HOT)} hot rooms)"


def refuse_stale_build() -> None:
    """Raises CommandError where a compiled room is older than its source: it would play yesterday's rules."""
    if old := stale(ROOT):
        raise CommandError(
            "stale_build",
            f"{old[0]} has changed since it was compiled: run `python -m scripts.compile`, or with --clean for plain "
            "Python, and begin again.",
        )
