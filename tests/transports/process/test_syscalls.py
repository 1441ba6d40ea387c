"""Which system calls a confined program cannot make, and that those it needs work as ever."""

from __future__ import annotations

import asyncio
import errno
import os
import secrets
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pytest

from tests.patience import PATIENCE_S
from tests.transports.process.inside import inside
from tests.transports.process.programs import QUICK, greeting, running, until
from transports.process import confinement, syscalls
from transports.process.bot_process import BotProcess
from transports.process.confinement import NEITHER, ROOT, Confinement, confinement_of
from transports.process.faults import BotFailed
from transports.process.program import program_of

pytestmark = pytest.mark.skipif(not syscalls.possible(), reason="this machine has no filter of system calls")

ALLOW, REFUSE, ABSENT, KILL = 0x7FFF_0000, 0x0005_0001, 0x0005_0026, 0x8000_0000


class Numbers(NamedTuple):
    """Of calls on one processor: read in the kernel's own tables, not in the room that is tested."""

    arch: int
    socket: int
    socketpair: int
    clone: int
    mmap: int
    closed: tuple[int, ...]
    open: tuple[int, ...]


NUMBERS: Final = {
    "x86_64": Numbers(
        arch=0xC000_003E,
        socket=41,
        socketpair=53,
        clone=56,
        mmap=9,
        closed=(272, 308, 165, 248, 250, 101, 321, 29, 304),
        open=(0, 1, 59, 202, 257, 424, 434),
    ),
    "aarch64": Numbers(
        arch=0xC000_00B7,
        socket=198,
        socketpair=199,
        clone=220,
        mmap=222,
        closed=(97, 268, 40, 217, 219, 117, 280, 194, 265),
        open=(63, 64, 221, 98, 56, 424, 434),
    ),
}


def answer(code: bytes, number: int, *words: int, arch: int) -> int:
    """What the filter says of a call, read as the kernel reads it."""
    data = struct.pack("=iIQ6Q", *struct.unpack("=i", struct.pack("=I", number)), arch, 0, *(*words, *[0] * 6)[:6])
    steps, at, held = list(struct.iter_unpack("=HBBI", code)), 0, 0
    while True:
        kind, yes, no, value = steps[at]
        at += 1
        match kind:
            case 0x20:
                (held,) = struct.unpack_from("=I", data, value)
            case 0x54:
                held &= value
            case 0x06:
                return int(value)
            case _:
                so = {0x15: held == value, 0x35: held >= value, 0x45: bool(held & value)}[kind]
                at += yes if so else no


@pytest.mark.parametrize("machine", NUMBERS)
def test_on_each_processor_the_filter_closes_the_calls_that_it_means(machine: str) -> None:
    own, code = NUMBERS[machine], syscalls.filter_of(machine)

    def said(number: int, *words: int) -> int:
        return answer(code, number, *words, arch=own.arch)

    unix, inet, inet6, netlink, packet, vsock = 1, 2, 10, 16, 17, 40
    assert [said(own.socket, family, 1, 0) for family in (unix, packet, vsock)] == [REFUSE] * 3
    assert [said(own.socket, family, 1, 6) for family in (inet, inet6)] == [ALLOW] * 2
    assert [said(own.socket, netlink, 3, protocol) for protocol in (0, 2, 4)] == [ALLOW, REFUSE, REFUSE]
    assert [said(own.socketpair, unix, kind | 0x8_0800) for kind in (1, 2, 3, 5)] == [ALLOW, REFUSE, REFUSE, ALLOW]
    spaces = (0x2_0000, 0x200_0000, 0x400_0000, 0x800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000)
    assert {said(own.clone, flag | 17) for flag in spaces} == {REFUSE}
    assert [said(own.clone, flags) for flags in (17, 0x3D_0F00, 0x120_0011)] == [ALLOW] * 3
    assert [said(own.mmap, 0, 4096, 3, flags) for flags in (0x22, 0x01, 0x21, 0x23, 0x8021)] == [ALLOW] * 2 + [
        REFUSE
    ] * 3
    assert {said(number) for number in own.closed} == {REFUSE}
    assert {said(number) for number in own.open} == {ALLOW}
    io_uring, clone3, newer, x32 = (425, 426, 427), 435, (463, 467, 600), (0x4000_0029, 0xFFFF_FFFF)
    assert {said(number) for number in (*io_uring, clone3, *newer, *x32)} == {ABSENT}
    assert answer(code, 1, arch=0x4000_0003) == KILL  # a program of 32 bits


CLOSED = """
import ctypes, mmap
libc = ctypes.CDLL(None, use_errno=True)

def call(function, *words):
    if function(*words) < 0:
        raise OSError(ctypes.get_errno(), "refused")

NEW_USER, NEW_IPC, NEW_MOUNTS, MEMORY = 0x10000000, 0x08000000, 0x20000, 0x21
tries = {
    "a socket with a path": lambda: socket.socket(socket.AF_UNIX),
    "datagrams to a path": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
    "packets": lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW),
    "name spaces": lambda: call(libc.unshare, NEW_USER),
    "an IPC name space": lambda: call(libc.unshare, NEW_USER | NEW_IPC),
    "a mount": lambda: call(libc.mount, b"t", os.getcwd().encode(), b"tmpfs", 0, None),
    "System V memory": lambda: call(libc.shmget, 0, ctypes.c_size_t(1 << 20), 0o1600),
    "a nameless file": lambda: os.memfd_create("kept"),
    "memory that is shared and nameless": lambda: mmap.mmap(-1, 1 << 20),
    "memory of /dev/zero": lambda: mmap.mmap(os.open("/dev/zero", os.O_RDWR), 1 << 20),
    "a large page in a pipe": lambda: call(libc.vmsplice, os.pipe()[1], None, 0, 0),
    "another process": lambda: call(libc.ptrace, 16, os.getppid(), None, None),
}
found = {name: tried(what) for name, what in tries.items()}
"""


async def test_it_reaches_no_path_makes_no_name_space_and_keeps_no_memory_beside_its_own(held: Confinement) -> None:
    found = await inside(CLOSED, held)
    assert found.pop("a nameless file") == "OSError"  # there are none: whoever can do without goes on
    assert found.pop("memory of /dev/zero") == "OSError"
    assert set(found.values()) == {"PermissionError"}, found


KEYS = """
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
add, keyctl = map(int, sys.argv[1:])
def call(*words):
    return ctypes.get_errno() if libc.syscall(*map(ctypes.c_long, words)) < 0 else 0
found = [call(keyctl, 0, -3, 0), call(keyctl, 3, -3), call(add, 0, 0, 0, 0, -3)]
"""


async def test_no_key_is_open_to_it(held: Confinement) -> None:
    numbers = {"x86_64": (248, 250), "aarch64": (217, 219)}[os.uname().machine]
    assert await inside(KEYS, held, *numbers) == [errno.EPERM] * 3


JOINED = """
import ctypes, struct, sys
sys.path.insert(0, sys.argv[1])
from transports.process import syscalls
libc, add = ctypes.CDLL(None, use_errno=True), int(sys.argv[2])
if syscalls._call(syscalls._KEYCTL, 1, 0) < 0 or libc.syscall(
    ctypes.c_long(add), b"user", b"owner", b"secret", ctypes.c_long(6), ctypes.c_long(-3)
) < 0:
    sys.exit(77)
words = [ctypes.c_long(syscalls._KEYCTL[0 if add == 248 else 1]), ctypes.c_long(10), ctypes.c_long(-3)]
find = lambda: libc.syscall(*words, b"user", b"owner", ctypes.c_long(0)) > 0
before = find()
syscalls.filter_of = lambda machine: struct.pack("=HBBI", 6, 0, 0, 0x7FFF0000)  # all is open: what is left to find?
syscalls._prove = lambda: None
print(before, syscalls.close(), find())
"""


def test_the_session_that_it_begins_with_has_none_of_its_owners_keys() -> None:
    add = {"x86_64": 248, "aarch64": 217}[os.uname().machine]
    command = [sys.executable, "-c", JOINED, str(ROOT), str(add)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)
    if ran.returncode == 77 or "Error" in ran.stderr:
        pytest.skip("this machine keeps no keys")
    assert ran.stdout.split() == ["True", "True", "False"], ran.stderr


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """A folder that a bot sees, with a short name."""
    if not os.access("/srv", os.W_OK):
        pytest.skip("/srv cannot be written")
    with tempfile.TemporaryDirectory(dir="/srv", prefix="b-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


async def test_a_server_that_listens_later_is_closed_to_it_as_well(held: Confinement, elsewhere: Path) -> None:
    code = """
def call():
    with socket.socket(socket.AF_UNIX) as mine:
        mine.connect(sys.argv[1])
until = time.monotonic() + 15
while not os.path.exists(sys.argv[1]) and time.monotonic() < until:
    time.sleep(0.01)
found = [os.path.exists(sys.argv[1]), tried(call)]
"""
    path, mark = elsewhere / "late", secrets.token_hex(8)
    limits = msgspec.structs.replace(QUICK, start_ms=20_000)
    run = asyncio.create_task(inside(code, held, path, mark, limits=limits))
    await until(lambda: bool(running(mark)) or run.done(), "the bot")
    with socket.socket(socket.AF_UNIX) as late:
        late.bind(str(elsewhere / "bound"))
        late.listen()
        (elsewhere / "bound").chmod(0o777)
        (elsewhere / "bound").rename(path)
        assert await run == [True, "PermissionError"]


async def test_what_a_player_needs_works_as_ever(held: Confinement) -> None:
    code = """
import mmap, multiprocessing, subprocess, threading
from concurrent.futures import ThreadPoolExecutor

ours, theirs = socket.socketpair()
child = os.fork()
if child == 0:
    theirs.send(b"from a child")
    os._exit(0)
os.waitpid(child, 0)
with open("shared", "wb+") as file:
    file.truncate(4096)
    mapped = mmap.mmap(file.fileno(), 4096)
    if os.fork() == 0:
        mapped[:4] = b"here"
        os._exit(0)
    os.wait()
reading, writing = os.pipe()
os.write(writing, b"piped")
with multiprocessing.get_context("fork").Pool(2) as pool, ThreadPoolExecutor(2) as threads:
    found = [
        ours.recv(99).decode(), mapped[:4].decode(), os.read(reading, 99).decode(), pool.map(abs, [-1, -2]),
        list(threads.map(abs, [-3, -4])), subprocess.run(["sh", "-c", "echo $((2 + 3)) | cat"], capture_output=True,
        text=True).stdout, len(mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)),
        socket.getaddrinfo("127.0.0.1", 80)[0][4][0], tried(multiprocessing.Value, "i", 1),
    ]
"""
    said = ["from a child", "here", "piped", [1, 2], [3, 4], "5\n", 4096, "127.0.0.1", True]
    assert await inside(code, held) == said


PROGRAMS: Final = {
    "sh": ["-c", "echo ready | cat >&2"],
    "perl": ["-e", 'pipe(R, W); if (!fork) { print W "ready"; exit } wait; close W; print STDERR <R>'],
    "python3": ["-c", "import asyncio, sys; asyncio.run(asyncio.sleep(0)); print('ready', file=sys.stderr)"],
    "node": [
        "-e",
        "require('child_process').execFile('echo', ['ready'], (e, said) => console.error(e ?? said));"
        "new (require('worker_threads').Worker)('0', {eval: true})",
    ],
    "java": ["-Xmx64m", "-XX:+UseSerialGC", "-version"],
}


@pytest.mark.parametrize("name", PROGRAMS)
async def test_programs_of_many_languages_run(name: str, held: Confinement) -> None:
    found = shutil.which(name, path="/usr/local/bin:/usr/bin:/bin")
    if found is None:
        pytest.skip(f"there is no {name} here")
    said = await ran([found, *PROGRAMS[name]], held)
    assert ("version" if name == "java" else "ready") in said


async def ran(command: list[str], confined: Confinement) -> str:
    """Its standard error; it ends by itself, and well."""
    limits = msgspec.structs.replace(QUICK, start_ms=60_000)
    hello, _ = await greeting()
    async with BotProcess(program_of(command, name="one", limits=limits, confined=confined)) as process:
        with pytest.raises(BotFailed) as ended:
            await process.start(hello)
        said = process.stderr()
        assert (ended.value.code, process.exit_code) == ("crashed", 0), (ended.value.text, said)
    return said


@pytest.mark.parametrize("kind", [pytest.param("uid", marks=pytest.mark.root), "none"])
async def test_without_name_spaces_the_calls_are_closed_all_the_same(kind: str, tmp_path: Path) -> None:
    confined = Confinement(kind="uid", sentence="") if kind == "uid" else NEITHER
    status = await ran(["/bin/sh", "-c", "cat /proc/self/status >&2; unshare -U true || echo closed >&2"], confined)
    assert "Seccomp:\t2" in status
    assert "closed" in status


# --- where there is none ---------------------------------------------------------------------------------------------

TRIAL_WITHOUT = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from transports.process import syscalls, trial
syscalls.possible = lambda: False
trial.main()
"""


def test_where_calls_cannot_be_closed_the_trial_says_so_and_removes_what_it_is_told_to(
    tmp_path: Path, held: Confinement
) -> None:
    made = tmp_path / "made"
    own, secret = made / "own", made / "secret"
    for folder in (made, own, secret):
        folder.mkdir()
    words = [held.kind, "1", str(int(held.offline)), str(own), str(secret), str(made)]
    command = [sys.executable, "-E", "-S", "-I", "-c", TRIAL_WITHOUT, str(ROOT), *words]
    without = subprocess.run(command, env={}, cwd="/", capture_output=True, text=True, timeout=PATIENCE_S)
    assert (without.returncode, without.stdout, without.stderr) == (0, "open\n", "")
    assert not made.exists()


def test_where_calls_cannot_be_closed_the_sentence_says_what_stays_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(confinement, "_held", lambda kind, spaces, offline: "open")
    assert confinement_of(tmp_path).sentence.endswith(confinement.OPEN)
    monkeypatch.setattr(confinement, "_held", lambda kind, spaces, offline: "closed")
    assert "system calls" not in confinement_of(tmp_path).sentence


def test_on_another_processor_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(syscalls, "_MACHINES", {})
    assert not syscalls.possible()
    assert not syscalls.close()
