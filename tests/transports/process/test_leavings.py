"""A folder is removed with whatever a program has left in it, and nothing beside it, by root and by anybody."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from transports.process.leavings import remove

NOBODY = 65_534


def fill(folder: Path) -> None:
    """All that may trouble whoever cleans up."""
    (folder / "in" / "deeper").mkdir(parents=True)
    (folder / "in" / "deeper" / "file").write_text("x")
    (folder / "out").symlink_to("../precious")
    (folder / "in" / "out of the deep").symlink_to("../../precious", target_is_directory=True)
    (folder / "nowhere").symlink_to("/no/such/place")
    (folder / "round").symlink_to(".")
    (folder / "two\nlines \x1b[31m").mkdir()
    (folder / "two\nlines \x1b[31m" / "-rf").write_text("x")
    (folder / os.fsdecode(b"\xff\xfe")).write_text("x")
    if sys.platform != "win32":
        os.mkfifo(folder / "fifo")
    for mode in (0o000, 0o200, 0o500):
        shut = folder / "in" / f"shut {mode:o}"
        (shut / "inner").mkdir(parents=True)
        (shut / "inner" / "file").write_text("x")
        (shut / "inner").chmod(mode)
        shut.chmod(mode)


def bury(folder: Path, deep: int = 1_100) -> None:
    """Folders in each other, deeper than any stack."""
    at = os.open(folder, os.O_RDONLY)
    for _ in range(deep):
        os.mkdir("d", dir_fd=at)
        inner = os.open("d", os.O_RDONLY, dir_fd=at)
        os.close(at)
        at = inner
    os.close(at)


@pytest.mark.parametrize("fills", [fill, bury])
@pytest.mark.parametrize("nobody", [False, pytest.param(True, marks=pytest.mark.root)])
def test_all_of_it_goes_and_nothing_else(
    fills: Callable[[Path], None], nobody: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    precious, folder = tmp_path / "precious", tmp_path / "folder"
    for made in (precious, folder):
        made.mkdir()
        os.chmod(made, 0o777)
    (precious / "saved game").write_text("x")
    tmp_path.chmod(0o777)
    monkeypatch.chdir(tmp_path)  # so that nobody need pass the folders above
    if nobody:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        fills(Path(folder.name))
        remove(folder.name)
    finally:
        if nobody:
            os.seteuid(0)
    assert not folder.exists()
    assert [path.name for path in precious.iterdir()] == ["saved game"]


def test_a_link_in_its_place_is_not_followed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "saved game").write_text("x")
    (tmp_path / "folder").symlink_to(precious)
    remove(str(tmp_path / "folder"))
    assert (precious / "saved game").exists()


def test_what_is_not_there_is_no_fault(tmp_path: Path) -> None:
    remove(str(tmp_path / "gone"))
