"""Becomes the program that its words name, and ends with whoever has started it, however that ends."""

from __future__ import annotations

import os
import signal
import sys

from transports.process.linux import die_with_parent


def start(parent: int, words: list[str]) -> None:
    """Run the words after the name of the interpreter; returns only where ``parent`` is not there any more."""
    die_with_parent(signal.SIGTERM)
    if os.getppid() == parent:
        os.execv(sys.executable, [sys.executable, *words])


if __name__ == "__main__":
    start(int(sys.argv[1]), sys.argv[2:])
