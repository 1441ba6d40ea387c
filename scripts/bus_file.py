"""Files that tell the other programs of this user where bus and gateway are, for as long as somebody serves."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from scripts.failure import CommandError

if sys.platform == "win32":

    def _share(fd: int) -> None:
        """Several may hold it there without a lock."""

    def _alone(fd: int) -> bool:
        """Does nobody else hold it? That cannot be seen there."""
        return True

else:
    import fcntl

    from transports.file_lock import lock as _alone

    def _share(fd: int) -> None:
        """Hold it together with whoever else does."""
        fcntl.flock(fd, fcntl.LOCK_SH)


def is_held(path: Path) -> bool:
    """Does somebody hold this file? One that was left by a process that was killed is held by nobody."""
    try:
        fd = os.open(path, os.O_RDONLY)
    except OSError:
        return path.exists()
    try:
        return sys.platform == "win32" or not _alone(fd)
    finally:
        os.close(fd)


class BusFile:
    """One process's hold on the file. Several that serve on the same bus hold it together; the last removes it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fd: int | None = None

    def leave(self, url: str) -> None:
        """Write the address, for this user alone, all at once; one that stands there already is shared.

        Raises CommandError (``no_bus_file``).
        """
        try:
            same = self._same(url)
            self._fd = self._written(url) if same is None else same  # 0 is a hold, too, where standard input is closed
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            text = f"The address cannot be written to {self._path} ({reason}): put that right."
            raise CommandError("no_bus_file", text) from None

    def remove(self) -> None:
        """Take it away, unless others hold it or somebody has put another one there. Harmless twice."""
        fd, self._fd = self._fd, None
        if fd is None:
            return
        with contextlib.suppress(OSError):
            if self._lies_there(fd) and _alone(fd):
                self._path.unlink()
        os.close(fd)

    def _same(self, url: str) -> int | None:
        """A hold on what lies there, where that is this very address."""
        try:
            fd = os.open(self._path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        except OSError:
            return None
        _share(fd)
        private = os.fstat(fd).st_mode & 0o077 == 0
        if private and self._lies_there(fd) and os.read(fd, 4096).decode("utf-8", "replace").strip() == url:
            return fd
        os.close(fd)
        return None

    def _written(self, url: str) -> int:
        fd, partial = tempfile.mkstemp(prefix=f"{self._path.name}.", dir=self._path.parent)  # 0600
        try:
            os.write(fd, f"{url}\n".encode())
            os.fsync(fd)
            _share(fd)
            os.replace(partial, self._path)
        except OSError:
            os.close(fd)
            with contextlib.suppress(OSError):
                os.unlink(partial)
            raise
        return fd

    def _lies_there(self, fd: int) -> bool:
        try:
            found, held = self._path.stat(), os.fstat(fd)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == (held.st_dev, held.st_ino)
