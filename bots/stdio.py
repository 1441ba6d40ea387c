"""A bot's two pipes: one message a line comes in, one goes out, and nothing that the bot prints gets between them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from threading import Lock
from typing import Final, Self

from core.table.messages import FromSeat, encode

MOST_READ: Final = 65_536
"""Bytes read at once; a line may be longer."""


class Stdio:
    """The lines of the seat language over two file descriptors. Any thread may send."""

    def __init__(self, source: int, sink: int) -> None:
        self._source = source
        self._sink = sink
        self._sending = Lock()

    @classmethod
    def claim(cls) -> Self:
        """Keep standard input and output for the table: what this program prints from now on goes to standard error.

        Not even a library in C or a child process can write between the messages or read one of them.
        """
        claimed = cls(os.dup(0), os.dup(1))
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 0)
        try:
            os.dup2(2, 1)
        except OSError:  # it was started with standard error closed
            os.dup2(nowhere, 1)
        os.close(nowhere)
        sys.stdout = sys.stderr
        return claimed

    def lines(self) -> Iterator[bytes]:
        """What comes in, line by line, to the end. Blank lines are left out, and so is a last one without an end."""
        rest = b""
        while block := os.read(self._source, MOST_READ):
            *whole, rest = (rest + block).split(b"\n")
            yield from (line for line in map(bytes.strip, whole) if line)

    def send(self, message: FromSeat) -> None:
        """Say this. Raises OSError where nobody listens any more."""
        left = memoryview(encode(message) + b"\n")
        with self._sending:
            while left:
                left = left[os.write(self._sink, left) :]
