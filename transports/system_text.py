"""Why an operating system refuses something, in the reader's language."""

from __future__ import annotations

import errno
import os
from typing import Final

from transports.tongue import Tongue

_BY_NUMBER: Final = {
    errno.ENOENT: "system-no-such-file",
    errno.EACCES: "system-access",
    errno.EPERM: "system-not-permitted",
    errno.ENOSPC: "system-no-space",
    errno.EDQUOT: "system-quota",
    errno.EROFS: "system-read-only",
    errno.ENOTDIR: "system-not-folder",
    errno.EISDIR: "system-is-folder",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-long-name",
    errno.EFBIG: "system-too-big",
    errno.ELOOP: "system-loop",
    errno.EBUSY: "system-busy",
    errno.EIO: "system-input-output",
    errno.EBADF: "system-bad-file",
    errno.EMFILE: "system-many-files",
    errno.ENOMEM: "system-no-memory",
    errno.ENOEXEC: "system-not-program",
    errno.EINVAL: "system-invalid",
    errno.ENXIO: "system-no-device",
    errno.ECONNREFUSED: "system-refused",
    errno.ECONNRESET: "system-reset",
    errno.ECONNABORTED: "system-aborted",
    errno.ETIMEDOUT: "system-timed-out",
    errno.EHOSTUNREACH: "system-no-host",
    errno.ENETUNREACH: "system-no-network",
    errno.ENETDOWN: "system-network-down",
    errno.EPIPE: "system-pipe",
    errno.EADDRINUSE: "system-address-used",
    errno.EADDRNOTAVAIL: "system-no-address",
}
_OTHERS: Final = {
    "name or service not known": "system-unknown-name",
    "temporary failure in name resolution": "system-no-name-now",
    "no address associated with hostname": "system-name-without-address",
    "no reason given": "system-no-reason",
}
"""By their English: those of names that are not found have other numbers on every system."""
_SAID: Final = {os.strerror(number).lower(): key for number, key in _BY_NUMBER.items()} | _OTHERS


def system_text(said: str, tongue: Tongue) -> str:
    """What a system says in English, as a phrase; what is not known stays as it is."""
    key = _SAID.get(said.lower())
    if key is None:
        return said
    text = tongue.text(key)
    return said if text == said.lower() else text
