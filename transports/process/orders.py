"""What is said over the control pipe between this program and a keeper: JSON, a line each. Standard library only."""

from __future__ import annotations

import json
import os
import socket
from typing import Any, NamedTuple


class Start(NamedTuple):
    """The first line: what to start, and how."""

    command: list[str]
    path: str
    """Where programs are looked for, as in PATH."""
    folder: str
    temporary: bool
    """Does the folder go when the program has gone?"""
    kind: str
    """Of confinement: uid, namespace or none."""
    spaces: bool
    offline: bool
    """Has it no network? Only in name spaces."""
    hidden: list[str]
    memory_mb: int
    cpu_s: float
    processes: int
    files: int
    file_mb: int
    end_ms: int

    def line(self) -> bytes:
        return json.dumps(self._asdict()).encode() + b"\n"


def environment(folder: str, path: str) -> dict[str, str]:
    """All that a program is told by its environment."""
    return {"PATH": path, "LANG": "C.UTF-8", "HOME": folder, "TMPDIR": folder}


class Line:
    """The keeper's end of the pipe."""

    def __init__(self, fd: int) -> None:
        self.fd = fd
        self._socket = socket.socket(fileno=fd)
        self._rest = b""
        self._read: list[str] = []

    def read(self) -> list[str] | None:
        """The lines that have come; waits until something has. None: the other end is gone."""
        if self._read:
            before, self._read = self._read, []
            return before
        try:
            data = self._socket.recv(65_536)
        except OSError:
            return None
        if not data:
            return None
        *lines, self._rest = (self._rest + data).split(b"\n")
        return [line.decode() for line in lines]

    def start(self) -> Start:
        """Wait for the first line. Raises EOFError."""
        while True:
            lines = self.read()
            if lines is None:
                raise EOFError
            if lines:
                self._read = lines[1:]
                return Start(**json.loads(lines[0]))

    @property
    def waiting(self) -> bool:
        """Are there lines that came with the first one?"""
        return bool(self._read)

    def say(self, **said: Any) -> None:
        """Tell the other end, if it is still there."""
        try:
            self._socket.sendall(json.dumps(said).encode() + b"\n")
        except OSError:
            return


def nothing() -> int:
    """A descriptor that gives nothing and keeps nothing."""
    return os.open(os.devnull, os.O_RDWR | os.O_CLOEXEC)
