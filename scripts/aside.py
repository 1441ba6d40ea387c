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
        print("\n".join(_lines(printable(text), out)), file=out, flush=True)


def _lines(text: str, out: TextIO) -> list[str]:
    if not out.isatty():
        return [text]
    from scripts.terminals import columns_of  # no command waits for these before it has something to say
    from transports.console.terminal import NARROWEST, WIDEST, wrapped

    width = max(NARROWEST, min(columns_of(out, os.environ) - 1, WIDEST))
    return wrapped(text, width, 0, 2)
