"""A lock on an open file that ends with its process, on every system."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    # Locked bytes cannot be read by others there: take one that no log will ever reach.
    _FAR = 1 << 40

    def lock(fd: int) -> bool:
        """Take the lock; False when another process, or another opening of the file, has it."""
        os.lseek(fd, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(fd: int) -> bool:
        """Take the lock; False when another process, or another opening of the file, has it."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
