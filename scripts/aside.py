"""Sentences of a command, wrapped where a person reads them; on a pipe each stays one line."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO

from scripts.given_file import printable


def tell(text: str, out: TextIO | None = None) -> None:
    """One sentence on a stream (standard error where none is given); nobody who reads it is no failure."""
    out = sys.stderr if out is None else out
    if out is None:
        return
    with contextlib.suppress(OSError, ValueError):
        print("\n".join(on_screen(printable(text), out)), file=out, flush=True)


def on_screen(text: str, out: TextIO, hang: int = 2) -> list[str]:
    """A paragraph as lines that fit this terminal, all but the first indented so far; on a pipe it is one line."""
    if not out.isatty():
        return [text]
    from scripts.terminals import columns_of  # no command waits for these before it has something to say
    from transports.console.terminal import NARROWEST, WIDEST, wrapped

    width = max(NARROWEST, min(columns_of(out, os.environ) - 1, WIDEST))
    indent = len(text) - len(text.lstrip(" "))
    first, *further = wrapped(text, width - indent, 0, hang - indent) if indent else wrapped(text, width, 0, hang)
    return [f"{' ' * indent}{first}", *(f"{' ' * indent}{line}" for line in further)]
