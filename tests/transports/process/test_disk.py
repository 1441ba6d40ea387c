"""What a confined program can write: its own room, which has an end, and which nobody else ever sees."""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.transports.process.inside import inside
from tests.transports.process.programs import limits
from transports.process.confinement import Confinement, confinement_of

PLACES = ("/tmp", "/var/tmp", "/dev/shm")


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """A folder that everybody may write, and that no bot has a room of its own for."""
    if not os.access(Path(__file__).parent, os.W_OK):
        pytest.skip("this checkout cannot be written")
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix="open-") as name:
        Path(name).chmod(0o777)
        yield Path(name)


async def test_what_it_writes_where_everybody_may_write_is_its_own_and_goes_with_it(held: Confinement) -> None:
    mark = "left-" + os.urandom(8).hex()
    code = """
for place in sys.argv[2:]:
    with open(os.path.join(place, sys.argv[1]), "w") as file:
        file.write("here")
found = [sorted(os.listdir(place)) for place in sys.argv[2:]]
"""
    places = [place for place in PLACES if os.path.isdir(place)]
    found = await inside(code, held, mark, *places)
    for place, names in zip(places, found, strict=True):
        assert mark in names
        assert not Path(place, mark).exists()


async def test_all_that_it_writes_together_has_an_end(held: Confinement) -> None:
    code = """
written = 0
block = b"x" * (1 << 20)
with contextlib.suppress(OSError):
    for number in range(64):
        place = ("/tmp", "/var/tmp", os.getcwd())[number % 3]
        with open(os.path.join(place, f"part-{number}"), "wb") as file:
            file.write(block)
        written += 1
found = written
"""
    assert 4 <= await inside(code, held, limits=limits(file_mb=8)) <= 8


async def test_it_makes_no_more_files_than_its_room_may_hold(held: Confinement) -> None:
    code = """
number = 0
with contextlib.suppress(OSError):
    while number < 40_000:
        os.close(os.open(f"file-{number}", os.O_CREAT | os.O_WRONLY))
        number += 1
found = number
"""
    assert 10_000 < await inside(code, held) < 16_384


async def test_nothing_else_of_the_disk_can_be_written_whoever_may(held: Confinement, elsewhere: Path) -> None:
    file = elsewhere / "file"
    file.write_text("as it was")
    file.chmod(0o666)
    code = """
path = sys.argv[1]
found = [tried(open, path, "a"), tried(os.unlink, path), tried(open, path + "2", "w"), tried(os.chmod, path, 0o600)]
"""
    found = await inside(code, held, file)
    assert True not in found
    assert file.read_text() == "as it was"
    assert sorted(elsewhere.iterdir()) == [file]


async def test_a_bot_that_lies_where_everybody_writes_is_found_with_what_lies_beside_it(held: Confinement) -> None:
    with tempfile.TemporaryDirectory(dir="/var/tmp", prefix="buraco-test-") as name:
        Path(name).chmod(0o755)
        beside = Path(name, "beside.py")
        beside.write_text("WORD = 'here'\n")
        beside.chmod(0o644)
        code = """
sys.path.insert(0, os.path.dirname(sys.argv[1]))
import beside
found = [beside.WORD, tried(open, sys.argv[1], "a"), len(os.listdir("/var/tmp"))]
"""
        word, written, names = await inside(code, held, beside)
        assert word == "here"
        assert written is not True
        assert names == 1


async def test_the_sockets_of_other_programs_are_closed_to_it(held: Confinement, elsewhere: Path) -> None:
    path = elsewhere / "socket"
    if len(os.fsencode(path)) > 100:
        pytest.skip("this checkout has too long a path for a socket")
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path))
        path.chmod(0o777)
        one.listen()
        code = """
import stat
def call():
    with socket.socket(socket.AF_UNIX) as mine:
        mine.connect(sys.argv[1])
found = [tried(call), stat.S_ISSOCK(os.stat(sys.argv[1]).st_mode)]
"""
        assert await inside(code, held, path) == ["PermissionError", False]
        online = confinement_of(Path(held.hidden[0]), network=True)
        assert await inside(code, online, path) == ["PermissionError", True]


async def test_it_sees_no_terminal_of_ours(held: Confinement) -> None:
    ours, theirs = os.openpty()
    try:
        code = "found = [os.listdir('/dev/pts'), tried(open, sys.argv[1])]"
        assert await inside(code, held, os.ttyname(theirs)) == [[], "FileNotFoundError"]
    finally:
        os.close(ours)
        os.close(theirs)
