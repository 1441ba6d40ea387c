"""What is asked of Linux by number is what is meant: tried in name spaces of a process's own, which end with it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from transports.process import linux

ROOT = Path(__file__).resolve().parents[3]
_SPACES = """
import os, sys
sys.path.insert(0, sys.argv[1])
from transports.process import linux
own, group = os.getuid(), os.getgid()
try:
    linux.unshare(linux.NEW_MOUNTS | (0 if own == 0 else linux.NEW_USER))
    if own != 0:
        linux.map_own_ids(own, group)
    linux.keep_mounts()
except OSError:
    sys.exit(77)
def writes(folder):
    try:
        open(os.path.join(folder, "try"), "w").close()
    except OSError:
        return False
    return True
"""


def in_spaces(code: str, *words: object) -> str:
    """What it prints, run in a mount name space of its own."""
    command = [sys.executable, "-c", _SPACES + code, str(ROOT), *map(str, words)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)
    if ran.returncode == 77:
        pytest.skip("this machine has no name spaces")
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


@pytest.mark.parametrize("way", ["read_only", "read_only_one_by_one"])
def test_in_both_ways_nothing_can_be_written_but_what_is_made_writable_again(way: str, tmp_path: Path) -> None:
    room = tmp_path / "room with spaces"
    room.mkdir()
    code = f"""
linux.room(sys.argv[3], 1, 16)
before = [writes(sys.argv[2]), writes(sys.argv[3])]
linux.{way}()
after = [writes(sys.argv[2]), writes(sys.argv[3])]
linux.writable(sys.argv[3])
print(before, after, [writes(sys.argv[2]), writes(sys.argv[3])])
"""
    assert in_spaces(code, tmp_path, room) == "[True, True] [False, False] [False, True]"
    assert (tmp_path / "try").exists()
    assert list(room.iterdir()) == []  # what was mounted there was nobody else's
    (tmp_path / "still").touch()  # and this machine can be written as before


def test_on_an_old_linux_what_is_mounted_is_made_writable_again_with_its_flags(tmp_path: Path) -> None:
    code = """
linux.room(sys.argv[2], 1, 16)
linux.read_only_one_by_one()
def old(*words):
    raise OSError(38, "not on this Linux")
linux._set_read_only = old
linux.writable(sys.argv[2])
print(writes(sys.argv[2]), [flags for target, flags in linux._mounts() if target == sys.argv[2]])
"""
    assert in_spaces(code, tmp_path) == "True [6]"  # nosuid, nodev


@pytest.mark.skipif(not linux.HERE, reason="reads /proc")
def test_the_paths_of_all_sockets_are_found(tmp_path: Path) -> None:
    path = os.path.relpath(tmp_path / "a socket")
    with socket.socket(socket.AF_UNIX) as one:
        if len(str(tmp_path / "a socket")) > 100:
            pytest.skip(f"{path} is too long for a socket")
        one.bind(str(tmp_path / "a socket"))
        assert str(tmp_path / "a socket") in linux.sockets()
