"""The system calls that are closed to a program: those that lead out of where it is kept, or to memory nobody counts.

A filter in the kernel (seccomp) looks at each call that the program makes, and whatever it starts; nothing takes it off
again. Sockets with a path are closed, for they lead to servers of this machine through every name space and may be made
long after the program was started; keys of its owner's session; name spaces and mounts of its own, in which it would
be an administrator; other processes' memory; and memory that belongs to no process. Standard library only.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
import sys
from contextlib import suppress
from typing import Final, NamedTuple

_MACHINES: Final = {"x86_64": (0xC000_003E, 0), "aarch64": (0xC000_00B7, 1)}
"""By the processor: how the kernel names it (AUDIT_ARCH), and which of the numbers below are its own."""
_NEWEST: Final = 462
"""Calls with higher numbers are not known here and so do not exist (mseal; the x32 ones lie above, too)."""

_CLONE: Final = (56, 220)
_KEYCTL: Final = (250, 219)
_MEMFD: Final = (319, 279)
_MMAP: Final = (9, 222)
_PAIR: Final = (53, 199)
_SHMGET: Final = (29, 194)
_SOCKET: Final = (41, 198)
_UNSHARE: Final = (272, 97)

_ABSENT: Final = {
    "clone3": (435, 435),  # its flags cannot be read from here; then clone is taken
    "io_uring_setup": (425, 425),  # it would make calls that no filter sees
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "memfd_create": _MEMFD,
    "memfd_secret": (447, 447),
}
"""These do not exist (ENOSYS), so that a program takes another way."""
_CLOSED: Final = {
    # name spaces, mounts, and files past them
    "unshare": _UNSHARE,
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "fanotify_init": (300, 262),
    "quotactl": (179, 60),
    "quotactl_fd": (443, 443),
    # keys
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": _KEYCTL,
    # other processes, and the kernel
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "pidfd_getfd": (438, 438),
    "kcmp": (312, 272),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "syslog": (103, 116),
    "acct": (163, 89),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "reboot": (169, 142),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    # memory that belongs to no process, and messages past the table
    "shmget": _SHMGET,
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "semget": (64, 190),
    "semop": (65, 193),
    "semctl": (66, 191),
    "semtimedop": (220, 192),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "vmsplice": (278, 75),  # a byte of a large page in a pipe holds all of it
}
"""These are refused (EPERM)."""

_NEW_ANYTHING: Final = 0x7E02_0000
"""Every flag of clone that makes a name space."""
_SHARED_NAMELESS: Final = 0x21
"""mmap: MAP_SHARED and MAP_ANONYMOUS. Such memory stays when no process shows it as its own any more."""
_INET, _INET6, _NETLINK, _UNIX = 2, 10, 16, 1
_STREAM, _DATAGRAM, _SEQPACKET = 1, 2, 5
_NEW_USER: Final = 0x1000_0000
_NONSENSE: Final = 0x2_0200
"""Flags of clone that make a name space, and contradict each other: open or closed, nobody is born."""
_NO_NEW_PRIVS, _SET_SECCOMP, _FILTER = 38, 22, 2
_GET_KEYRING, _JOIN_SESSION, _SESSION = 0, 1, -3

_LOAD, _AND, _IF_SAME, _IF_ANY, _IF_LEAST, _RETURN = 0x20, 0x54, 0x15, 0x45, 0x35, 0x06
_NUMBER_AT, _ARCH_AT, _WORDS_AT = 0, 4, 16
_ANSWERS: Final = {
    "allow": 0x7FFF_0000,
    "refuse": 0x0005_0000 | errno.EPERM,
    "absent": 0x0005_0000 | errno.ENOSYS,
    "kill": 0x8000_0000,
}
"""What the filter can end with, by the label of that end."""


class _Step(NamedTuple):
    """One instruction; where it goes on if so, and if not. "": with the next one."""

    code: int
    value: int
    yes: str = ""
    no: str = ""


def close() -> bool:
    """Close these calls to this process and to all that it starts; its session has no keys from here on.

    False where this machine has no such filter (`possible`), and then nothing was done. Raises OSError when it has one
    and it does not hold: each kind of call is tried.
    """
    if not possible():
        return False
    machine = os.uname().machine
    with suppress(OSError):  # a Linux without keys, or another filter around us: then there are none to take
        _call(_KEYCTL, _JOIN_SESSION, 0)
    code = filter_of(machine)
    steps = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("@HP", len(code) // 8, ctypes.addressof(steps))
    libc = ctypes.CDLL(None, use_errno=True)
    unsigned = ctypes.c_ulong
    libc.prctl(_NO_NEW_PRIVS, unsigned(1), unsigned(0), unsigned(0), unsigned(0))
    if libc.prctl(_SET_SECCOMP, unsigned(_FILTER), program, unsigned(0), unsigned(0)) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), "seccomp")
    _prove()
    return True


def possible() -> bool:
    """Has this machine such a filter, and do we know its numbers?"""
    if sys.platform != "linux" or struct.calcsize("P") != 8 or os.uname().machine not in _MACHINES:
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    nothing = ctypes.c_ulong(0)
    ctypes.set_errno(0)
    libc.prctl(_SET_SECCOMP, ctypes.c_ulong(_FILTER), nothing, nothing, nothing)  # no filter at all: it cannot be read
    return ctypes.get_errno() == errno.EFAULT


def _call(numbers: tuple[int, int], *words: int) -> int:
    """Raises OSError."""
    libc = ctypes.CDLL(None, use_errno=True)
    number = numbers[_MACHINES[os.uname().machine][1]]
    libc.syscall.restype = ctypes.c_long
    result = int(libc.syscall(ctypes.c_long(number), *map(ctypes.c_long, words)))
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result


def _prove() -> None:
    """Try what is closed. Raises OSError when one of them is not."""
    asked = (
        ("socket", errno.EPERM, _SOCKET, (_UNIX, _STREAM, 0)),
        ("socketpair", errno.EPERM, _PAIR, (_UNIX, _DATAGRAM, 0, 0)),
        ("unshare", errno.EPERM, _UNSHARE, (_NEW_USER,)),
        ("clone", errno.EPERM, _CLONE, (_NONSENSE, 0, 0, 0, 0)),
        ("keyctl", errno.EPERM, _KEYCTL, (_GET_KEYRING, _SESSION, 0)),
        ("memfd_create", errno.ENOSYS, _MEMFD, (0, 0)),
        ("shmget", errno.EPERM, _SHMGET, (1, 4096, 0)),
        ("mmap", errno.EPERM, _MMAP, (0, 4096, 0, _SHARED_NAMELESS, -1, 0)),
    )
    for name, expected, numbers, words in asked:
        try:
            _call(numbers, *words)
        except OSError as error:
            if error.errno == expected:
                continue
        raise OSError(errno.EPERM, f"the system call {name} cannot be closed here")


# --- the filter ------------------------------------------------------------------------------------------------------


def filter_of(machine: str) -> bytes:
    """The filter for this processor, as the kernel reads it: eight bytes an instruction. Raises KeyError."""
    arch, own = _MACHINES[machine]
    steps: list[_Step] = [_Step(_LOAD, _ARCH_AT), _Step(_IF_SAME, arch, no="kill"), _Step(_LOAD, _NUMBER_AT)]
    steps.append(_Step(_IF_LEAST, _NEWEST + 1, yes="absent"))
    asked = {"socket": _SOCKET, "socketpair": _PAIR, "clone": _CLONE, "mmap": _MMAP}
    steps += [_Step(_IF_SAME, numbers[own], yes=label) for label, numbers in asked.items()]
    steps += [_Step(_IF_SAME, numbers[own], yes="absent") for numbers in _ABSENT.values()]
    steps += [_Step(_IF_SAME, numbers[own], yes="refuse") for numbers in _CLOSED.values()]
    labels = {"": -1}
    parts = {
        "allow": [_Step(_RETURN, _ANSWERS["allow"])],
        "socket": [
            _word(0),
            _Step(_IF_SAME, _INET, yes="allow now"),
            _Step(_IF_SAME, _INET6, yes="allow now"),
            _Step(_IF_SAME, _NETLINK, no="refuse"),
            _word(2),
            _Step(_IF_SAME, 0, yes="allow now", no="refuse"),  # who asks for an address looks which kinds there are
        ],
        "socketpair": [  # one of datagrams could be connected anew, to any path
            _word(0),
            _Step(_IF_SAME, _UNIX, no="refuse"),
            _word(1),
            _Step(_AND, 0xF),
            _Step(_IF_SAME, _STREAM, yes="allow now"),
            _Step(_IF_SAME, _SEQPACKET, yes="allow now", no="refuse"),
        ],
        "clone": [_word(0), _Step(_IF_ANY, _NEW_ANYTHING, yes="refuse", no="allow now")],
        "mmap": [
            _word(3),
            _Step(_AND, _SHARED_NAMELESS),
            _Step(_IF_SAME, _SHARED_NAMELESS, yes="refuse", no="allow now"),
        ],
        "allow now": [_Step(_RETURN, _ANSWERS["allow"])],  # a filter jumps forward only
        "refuse": [_Step(_RETURN, _ANSWERS["refuse"])],
        "absent": [_Step(_RETURN, _ANSWERS["absent"])],
        "kill": [_Step(_RETURN, _ANSWERS["kill"])],
    }
    for label, part in parts.items():
        labels[label] = len(steps)
        steps += part
    code = b""
    for at, step in enumerate(steps):
        ways = [0 if not label else labels[label] - at - 1 for label in (step.yes, step.no)]
        code += struct.pack("=HBBI", step.code, *ways, step.value)
    return code


def _word(number: int) -> _Step:
    """Look at the lower half of this word of the call: of those that are asked about the kernel reads no more."""
    return _Step(_LOAD, _WORDS_AT + 8 * number)
