"""How much memory this process holds, or another, and what time of a processor that has used."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def resident() -> int:
    """Bytes of this process that lie in memory now; the most there ever were, where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return peak()


def peak() -> int:
    """The most bytes that ever lay in memory; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def resident_of(pid: int) -> int:
    """Bytes of another process that lie in memory now; 0 where the system does not tell, or there is none."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def processor_s(pid: int) -> float:
    """Seconds of a processor that another process has used; 0 where the system does not tell, or there is none."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0
