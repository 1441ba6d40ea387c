"""A bot's command as somebody wrote it: is there such a program, and is the script there that it names?"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from core.game.options import clip
from transports.process.named import SCRIPTS

_RUN_BY: Final = {
    ".cjs": "node",
    ".jar": "java -jar",
    ".java": "java",
    ".jl": "julia",
    ".js": "node",
    ".lua": "lua",
    ".mjs": "node",
    ".php": "php",
    ".pl": "perl",
    ".py": "python3",
    ".r": "Rscript",
    ".rb": "ruby",
    ".sh": "sh",
}
"""What runs a program's text, by its ending."""
_COMPILED: Final = frozenset(
    {".c", ".cc", ".cpp", ".cs", ".d", ".go", ".hs", ".kt", ".ml", ".nim", ".rs", ".scala", ".swift", ".zig"}
)


class Missing(NamedTuple):
    """Why a command cannot be started: a code, and the sentence that says what to do."""

    code: str
    text: str


def missing(words: Sequence[str]) -> Missing | None:
    """What of this command is not here; None: all that can be seen without starting it is here.

    ``no_program``: its first word is no program that may be run. ``no_file``: the script behind it is no file; only
    words that end as scripts do are looked at, since others may name what is still to be made.
    """
    program = words[0]
    if shutil.which(program) is None:
        return Missing("no_program", _no_program(program))
    script = next((word for word in words[1:] if not word.startswith("-")), "")
    if Path(script).suffix.lower() in SCRIPTS and not os.path.isfile(script):
        if os.path.isabs(script):
            return Missing("no_file", f"There is no file {script[:200]!r}: check its name.")
        text = f"There is no file {clip(script)!r} in {Path.cwd()}: name it as it lies from there, or its whole path."
        return Missing("no_file", text)
    return None


def _no_program(program: str) -> str:
    named = f"{clip(program)!r}"
    if not os.path.isfile(program):
        return f"{named} is no program that could be started here: check its name, or name its whole path."
    if not os.access(program, os.X_OK):
        return f"{named} is a file that may not be run: {_how_to_run(program)}."
    return f"{named} is looked for on the PATH, and is not there: write ./{clip(program)} for the file that lies here."


def _how_to_run(program: str) -> str:
    ending = Path(program).suffix.lower()
    if ending in _COMPILED:
        return "compile it, and name the program that comes of that"
    runner = _RUN_BY.get(ending)
    if runner is None:
        return "chmod +x it, or name what runs it"
    how = f"name what runs it ({runner} {clip(program)})"
    return how if ending in (".java", ".jar") else f"{how}, or chmod +x it"
