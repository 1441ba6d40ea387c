"""What a confined program reaches and can do to others: no network, nobody's memory, nobody's life but its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.transports.process.inside import inside
from transports.process.cell import NICE
from transports.process.confinement import ROOT, Confinement, confinement_of

CONNECT = """
port, name = int(sys.argv[1]), sys.argv[2]
def call(kind, where):
    with socket.socket(kind) as mine:
        mine.settimeout(5)
        mine.connect(where)
found = [tried(call, socket.AF_INET, ("127.0.0.1", port)), tried(call, socket.AF_UNIX, chr(0) + name)]
"""


@pytest.fixture
def listening() -> Iterator[tuple[int, str]]:
    """A port of loopback, and an abstract name, at which somebody listens."""
    name = f"buraco-test-{os.urandom(8).hex()}"
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as local:
        local.bind("\0" + name)
        local.listen()
        yield server.getsockname()[1], name


async def test_no_server_of_this_machine_is_open_to_it(held: Confinement, listening: tuple[int, str]) -> None:
    if not held.offline:
        pytest.skip("this machine has no network name spaces")
    assert await inside(CONNECT, held, *listening) == ["ConnectionRefusedError", "PermissionError"]
    assert "no network" in held.sentence


async def test_who_may_have_the_network_has_it_and_no_socket_that_has_no_port(
    tmp_path: Path, listening: tuple[int, str]
) -> None:
    online = confinement_of(tmp_path / "home", network=True)
    assert await inside(CONNECT, online, *listening) == [True, "PermissionError"]
    assert "no network" not in online.sentence
    assert "network" in online.sentence


async def test_its_own_processes_reach_each_other_over_a_network_of_its_own(held: Confinement) -> None:
    code = """
with socket.create_server(("127.0.0.1", 0)) as server:
    found = tried(socket.create_connection, server.getsockname(), 5)
"""
    assert await inside(code, held) is True


async def test_it_can_neither_end_nor_stop_those_who_keep_it(held: Confinement) -> None:
    code = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
found = [tried(os.kill, pid, number) for pid in (1, os.getppid()) for number in (signal.SIGKILL, signal.SIGSTOP)]
child = os.fork()
if child == 0:
    while True: signal.pause()
tried(os.kill, -1, signal.SIGKILL)
os.waitpid(child, 0)
found = len(found)  # it lives, and so do they: what it says is heard
"""
    assert await inside(code, held) == 4


async def test_it_can_look_into_nobody_and_has_no_rights(held: Confinement) -> None:
    code = """
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
PTRACE_ATTACH = 16
found = [libc.ptrace(PTRACE_ATTACH, 1, None, None), libc.mount(b"none", b"/", None, 0x20 | 0x1000, None),
         libc.umount2(b"/tmp", 2), tried(open, "/proc/1/mem", "rb"), tried(os.setuid, 0), tried(os.chroot, "/tmp")]
"""
    forced = await inside(code, held)
    assert forced[:3] == [-1, -1, -1]
    assert True not in forced[3:] or os.getuid() != 0


async def test_it_is_the_first_to_go_where_a_machine_has_no_memory_left(held: Confinement) -> None:
    assert await inside("found = open('/proc/self/oom_score_adj').read().strip()", held) == "1000"


async def test_it_lets_those_go_first_who_serve(held: Confinement) -> None:
    code = """
def read(path):
    with contextlib.suppress(OSError), open(path) as file:
        return file.read().split()[-1]
found = [os.nice(0), read("/proc/self/autogroup"), tried(os.nice, -1)]
"""
    nice, group, back = await inside(code, held)
    assert (nice, group) == (os.nice(0) + NICE, None if group is None else str(NICE))
    assert back == "PermissionError"


IMPORTS = """
import errno, os, sys
sys.path.insert(0, sys.argv[1])
from transports.process import disk, linux, trial
furnish, set_read_only = disk.furnish, linux._set_read_only

def watched(*words):
    sys.addaudithook(lambda event, words: os.write(2, f"{words[0]}\\n".encode()) if event == "import" else None)
    furnish(*words)

def older(path, on, how):
    raise OSError(errno.ENOSYS, "a Linux before 5.12")

disk.furnish = watched
if sys.argv[2] == "older":
    linux._set_read_only = older
del sys.argv[1:3]
trial.main()
"""


@pytest.mark.parametrize("kernel", ["newer", "older"])
def test_nothing_is_imported_once_the_disk_is_covered_for_the_libraries_may_lie_under_it(
    kernel: str, tmp_path: Path, held: Confinement
) -> None:
    own, secret = tmp_path / "own", tmp_path / "secret"
    own.mkdir()
    secret.mkdir()
    words = [held.kind, "1", str(int(held.offline)), str(own), str(secret)]
    command = [sys.executable, "-E", "-S", "-I", "-c", IMPORTS, str(ROOT), kernel, *words]
    ran = subprocess.run(command, env={}, cwd="/", capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
