"""How this program is started here, as hints say it that name a command to type."""

from __future__ import annotations

import shutil
import sys
from functools import cache
from pathlib import Path


def program_name() -> str:
    """By its name, or by the launcher that set-up put beside Python."""
    return _found(Path.cwd())


@cache
def _found(here: Path) -> str:
    launcher = Path(sys.executable).with_name("buraco")
    if shutil.which("buraco") or not launcher.exists():
        return "buraco"
    return str(launcher.relative_to(here) if launcher.is_relative_to(here) else launcher)
