"""The file that says where the bus is: held by all who serve on it, and taken away by the last."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scripts.bus_file import BusFile
from scripts.failure import CommandError


def test_the_file_is_removed_by_the_last_of_those_who_hold_it(tmp_path: Path) -> None:
    path = tmp_path / "url"
    one, two = BusFile(path), BusFile(path)
    one.leave("redis://here")
    two.leave("redis://here")
    one.remove()
    assert path.read_text("utf-8") == "redis://here\n"
    two.remove()
    assert not path.exists()
    two.remove()


def test_a_file_is_held_together_also_where_standard_input_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "url"
    one, two = BusFile(path), BusFile(path)
    one.leave("redis://here")
    kept = os.dup(0)
    os.close(0)
    try:
        two.leave("redis://here")  # its hold is descriptor 0
        two.remove()
    finally:
        os.dup2(kept, 0)
        os.close(kept)
    assert path.exists()
    one.remove()
    assert not path.exists()


def test_another_address_that_lies_there_by_now_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "url"
    one, two = BusFile(path), BusFile(path)
    one.leave("redis://here")
    two.leave("redis://there")
    one.remove()
    assert path.read_text("utf-8") == "redis://there\n"
    assert sorted(os.listdir(tmp_path)) == ["url"]


def test_a_file_that_others_could_read_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "url"
    path.write_text("redis://here\n", "utf-8")
    path.chmod(0o644)
    file = BusFile(path)
    file.leave("redis://here")
    assert path.stat().st_mode & 0o777 == 0o600
    file.remove()
    assert not path.exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"cannot be written to .*nowhere") as caught:
        BusFile(tmp_path / "nowhere" / "url").leave("redis://here")
    assert caught.value.code == "no_bus_file"
