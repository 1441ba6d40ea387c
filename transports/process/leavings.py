"""What a program leaves in a temporary folder: removed, whatever it is, and nothing beside it. Standard library only.

It may be made to hurt whoever removes it, who may be root: links out of the folder, folders without end in each other,
folders that nobody may enter. So no link is followed, no name has more than one part, and nothing calls itself.
"""

from __future__ import annotations

import os
from contextlib import suppress

_ENTER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


def remove(folder: str) -> None:
    """Remove the folder with all that is in it. Never raises: what cannot be removed stays."""
    with suppress(OSError):
        top = _enter(folder, None)
        try:
            _empty(top)
        finally:
            os.close(top)
        os.rmdir(folder)


def _empty(top: int) -> None:
    """Folders in folders come up to the top one, each in its turn, so that none is deep."""
    mark, count = os.urandom(8).hex(), 0  # names that nothing in there has
    folders = _folders(top)
    while folders:
        name = folders.pop()
        with suppress(OSError):
            inner = _enter(name, top)
            try:
                for child in _folders(inner):
                    os.close(_enter(child, inner))  # its owner may move it now
                    count += 1
                    os.rename(child, f"{mark}-{count}", src_dir_fd=inner, dst_dir_fd=top)
                    folders.append(f"{mark}-{count}")
            finally:
                os.close(inner)
            os.rmdir(name, dir_fd=top)


def _folders(folder: int) -> list[str]:
    """The folders in this one; what else is in it is removed."""
    found = []
    for name in os.listdir(folder):
        try:
            os.unlink(name, dir_fd=folder)
        except OSError:  # a folder, or nothing can be done about it
            found.append(name)
    return found


def _enter(name: str, folder: int | None) -> int:
    """Open a folder, and be allowed all in it. Raises OSError."""
    try:
        found = os.open(name, _ENTER, dir_fd=folder)
    except PermissionError:
        os.chmod(name, 0o700, dir_fd=folder)
        found = os.open(name, _ENTER, dir_fd=folder)
    with suppress(OSError):
        os.fchmod(found, 0o700)
    return found
