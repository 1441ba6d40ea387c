"""What this program is called where a message says what to type: ``PROGRAM()`` in a catalogue."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Final

USUAL: Final = "buraco"
"""Its name, where nobody has said how it is started."""


def _usual() -> str:
    return USUAL


_name: Callable[[], str] = _usual


def program() -> str:
    """How it is started here."""
    return _name()


@contextlib.contextmanager
def called(name: Callable[[], str]) -> Iterator[None]:
    """Let it be called so (asked when a message wants it first); at the end of this as before."""
    global _name
    before, _name = _name, name
    try:
        yield
    finally:
        _name = before
