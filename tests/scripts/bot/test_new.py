"""`buraco bot new`: a bot with its test, and both run as they are."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripts.cli import main
from tests.bots.piped import match

ROOT = Path(__file__).parents[3]
KINDS = [
    pytest.param([], "bot.py", [sys.executable], id="python"),
    pytest.param(["--sdk"], "bot.py", [sys.executable], id="sdk"),
    pytest.param(["--lang", "javascript"], "bot.js", ["node"], id="javascript", marks=pytest.mark.node),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("more", "file", "runner"), KINDS)
async def test_a_new_bot_plays_under_its_own_name(
    more: Sequence[str], file: str, runner: Sequence[str], folder: Path
) -> None:
    assert main(["bot", "new", "ada-1", *more]) == 0
    seats = await match([*runner, str(folder / "ada-1" / file)])
    assert seats[0].name == "ada-1"
    assert len(seats[0].acts) > 3


@pytest.mark.parametrize(("more", "file", "runner"), KINDS)
def test_the_test_of_a_new_bot_passes(more: Sequence[str], file: str, runner: Sequence[str], folder: Path) -> None:
    main(["bot", "new", "ada", *more])
    words = ["--test"] if file.endswith(".js") else ["-m", "unittest", "-v"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run([*runner, *words], cwd=folder / "ada", capture_output=True, env=environment)
    assert run.returncode == 0, (run.stdout + run.stderr).decode()
    assert b"legal" in run.stdout + run.stderr


def test_the_test_of_a_new_bot_finds_a_bot_that_does_something_illegal(folder: Path) -> None:
    main(["bot", "new", "ada"])
    bot = folder / "ada" / "bot.py"
    text = bot.read_text("utf-8")
    wrong = text.replace('"actions": tried[-1:]', '"actions": [{"do": "discard", "card": "JK"}]')
    assert wrong != text
    bot.write_text(wrong, "utf-8")
    run = subprocess.run([sys.executable, "-m", "unittest"], cwd=folder / "ada", capture_output=True)
    assert run.returncode == 1


@pytest.mark.parametrize(("more", "file", "runner"), KINDS)
def test_what_it_says_to_do_next_works_where_it_is_said(
    more: Sequence[str], file: str, runner: Sequence[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["bot", "new", "ada", *more])
    said = capsys.readouterr().out
    runs = {"bot.js": "node", "bot.py": "python3"}[file] if "--sdk" not in more else sys.executable
    assert f"bot check -- {runs} ada/{file}\n" in re.sub(" +is it correct.\n", "\n", said)
    (test,) = re.findall(rf"{re.escape(runs)} (?:--test )?ada/\S*test\S*", said)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run(test.split(), cwd=folder, capture_output=True, env=environment).returncode == 0
    head = (folder / "ada" / file).read_text("utf-8")[:800]
    assert f" {file}" in head
    assert not {name for name in ("plain.py", "node.js", "sdk.py") if name in head}


def test_nothing_is_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "ada").mkdir()
    assert main(["bot", "new", "ada"]) == 2
    assert list((folder / "ada").iterdir()) == []
    assert "another name" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "../ada", "1ada", "a" * 25, "ada lovelace", "ada\x1b[31m", '"'])
def test_what_is_no_name_is_refused(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "new", name]) == 2
    said = capsys.readouterr().err
    assert "is no name for a bot" in said
    assert "\x1b" not in said
    assert list(folder.iterdir()) == []


def test_the_frame_is_for_python(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "new", "ada", "--lang", "javascript", "--sdk"]) == 2
    assert "--sdk" in capsys.readouterr().err
    assert list(folder.iterdir()) == []


def test_where_nothing_can_be_written_one_sentence_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.joinpath("gone").mkdir()
    monkeypatch.chdir(folder / "gone")
    shutil.rmtree(folder / "gone")
    assert main(["bot", "new", "ada"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_folder_is_whole_or_not_there(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def fails(path: Path, data: bytes) -> int:
        if path.name == "sample.jsonl":
            write(path, data[:10])
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", fails)
    assert main(["bot", "new", "ada"]) == 2
    assert "ada cannot be written (no space left on device)" in capsys.readouterr().err
    assert list(folder.iterdir()) == []
