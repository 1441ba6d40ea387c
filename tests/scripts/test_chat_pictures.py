"""The pictures for the docs of the chat."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.chat_pictures import main


def test_they_are_written_and_are_the_same_each_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("one", "other"):
        assert main(["--folder", str(tmp_path / folder)]) == 0
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["chat-hand.png", "chat-private.png", "chat-six-players.png", "chat-table.png"]
    for name in names:
        png = (tmp_path / "one" / name).read_bytes()
        assert png.startswith(b"\x89PNG")
        assert png == (tmp_path / "other" / name).read_bytes()
    assert capsys.readouterr() == ("", "")


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("")
    assert main(["--folder", str(tmp_path / "taken")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("chat_pictures: ")
    assert said.count("\n") == 1
