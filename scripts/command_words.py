"""A bot's command as somebody wrote it: is there such a program, and is the script there that it names?"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from core.game.options import clip

SCRIPTS: Final = frozenset(
    ".awk .cjs .jar .jl .js .lua .mjs .php .pl .py .pyw .r .rb .rkt .scm .sh .tcl .ts".split()  # noqa: SIM905
)
"""How a program's text is called by its ending: what a newcomer names, and mistypes."""


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
        return f"{named} is a file that may not be run: name what runs it (python3 {clip(program)}), or chmod +x it."
    return f"{named} is looked for on the PATH, and is not there: write ./{clip(program)} for the file that lies here."
