"""The opt-in build of the hot rooms: what it leaves behind, and that an old twin never outlives its source."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from scripts import compile as build

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
ROOMS = ("core/game/deal.py", "core/game/legal.py")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two rooms, and a mypyc that only lays down the files a real one would."""
    for room in ROOMS:
        (tmp_path / room).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / room).write_text("N = 1\n")
    (tmp_path / "core" / "game" / "dealer.py").write_text("N = 1\n")

    def mypyc(command: list[str], cwd: Path, **rest: object) -> subprocess.CompletedProcess[bytes]:
        if "broken" in "".join((cwd / room).read_text() for room in command[3:]):
            return subprocess.CompletedProcess(command, 1)
        for room in command[3:]:
            (cwd / room).with_suffix(SUFFIX).touch()
        shared = cwd / "1234" if len(command) > 4 else (cwd / command[3]).with_suffix("")
        shared.with_name(f"{shared.name}__mypyc{SUFFIX}").touch()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", mypyc)
    return tmp_path


def compiled(root: Path) -> list[str]:
    return sorted(path.name for path in root.rglob(f"*{SUFFIX}"))


ALL = sorted([f"1234__mypyc{SUFFIX}", f"deal{SUFFIX}", f"legal{SUFFIX}"])


def test_the_hot_rooms_are_all_there() -> None:
    assert [room for room in build.HOT if not (build.ROOT / room).is_file()] == []


def test_a_build_happens_once_until_a_source_changes(root: Path) -> None:
    assert build.compile_rooms(root, ROOMS)
    assert compiled(root) == ALL
    assert not build.compile_rooms(root, ROOMS)
    (root / ROOMS[0]).write_text("N = 2\n")
    assert build.compile_rooms(root, ROOMS)


def test_clean_removes_every_compiled_file_and_nothing_else(root: Path) -> None:
    build.compile_rooms(root, ROOMS)
    neighbour = root / "core" / "game" / f"dealer{SUFFIX}"
    neighbour.touch()
    assert build.main(["--clean"], root, ROOMS) == 0
    assert compiled(root) == [neighbour.name]
    assert all((root / room).exists() for room in ROOMS)
    assert build.built(root) is None


def test_a_room_that_is_no_longer_hot_is_cleaned_too(root: Path) -> None:
    build.compile_rooms(root, ROOMS)
    build.compile_rooms(root, ROOMS[:1])
    assert compiled(root) == [f"deal{SUFFIX}", f"deal__mypyc{SUFFIX}"]
    build.clean(root, ())
    assert compiled(root) == []


def test_a_twin_older_than_its_source_is_dropped(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build.compile_rooms(root, ROOMS)
    assert build.stale(root) == []
    assert build.main(["--drop-stale"], root, ROOMS) == 0
    assert compiled(root) == ALL
    (root / ROOMS[1]).write_text("N = 2\n")
    assert build.stale(root) == [ROOMS[1]]
    assert build.main(["--drop-stale"], root, ROOMS) == 0
    assert compiled(root) == []
    assert "core/game/legal.py has changed" in capsys.readouterr().err


def test_twins_of_another_python_are_stale(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build.compile_rooms(root, ROOMS)
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert build.stale(root) == list(ROOMS)


def test_a_removed_source_makes_its_twin_stale(root: Path) -> None:
    build.compile_rooms(root, ROOMS)
    (root / ROOMS[0]).unlink()
    assert build.stale(root) == [ROOMS[0]]


def test_a_build_that_fails_leaves_plain_python_and_a_sentence(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build.compile_rooms(root, ROOMS)
    (root / ROOMS[0]).write_text("broken\n")
    assert build.main([], root, ROOMS) == 1
    assert compiled(root) == []
    assert "needs a C compiler" in capsys.readouterr().err


def test_a_room_that_is_not_there_is_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main([], root, ("core/game/melds.py",)) == 1
    assert capsys.readouterr().err == (
        "There is no core/game/melds.py to compile: correct HOT in scripts/compile.py.\n"
    )


def test_a_damaged_note_of_the_last_build_counts_as_none(root: Path) -> None:
    build.compile_rooms(root, ROOMS)
    build.ledger(root).write_text("{")
    assert build.built(root) is None
    assert build.compile_rooms(root, ROOMS)
