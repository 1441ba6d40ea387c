"""The README's pictures are made of seeded games: the same text each time, and no address in it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from scripts import screenshots
from scripts.screenshots import FOLDER, PICTURES, ROOT, main

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_the_same_text_each_time_and_names_no_font_from_afar(name: str) -> None:
    one, two = (asyncio.run(PICTURES[name]()) for _ in range(2))
    assert one == two
    assert "@font-face" not in one
    assert set(re.findall(r"\w+://[^\"' )]*", one)) <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}
    assert "Traceback" not in one


def test_the_table_shows_a_picked_meld_and_what_it_would_come_to() -> None:
    text = re.sub(r"<[^>]*>", "", asyncio.run(PICTURES["table"]())).replace("&#160;", " ")
    assert "will be" in text
    assert "clean" in text


def test_the_svgs_can_be_written_and_looked_at(tmp_path: Path) -> None:
    assert main(["--svg", "--only", "replay", "--folder", str(tmp_path)]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["replay.svg"]
    assert (tmp_path / "replay.svg").read_text("utf-8").startswith("<svg")


def test_where_there_is_no_browser_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(screenshots, "BROWSERS", ("no-such-browser",))
    assert main(["--folder", str(tmp_path / "pictures")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("screenshots: A PNG is made by Chromium, and there is none here")
    assert said.count("\n") == 1
    assert not (tmp_path / "pictures").exists()


@pytest.mark.chromium
def test_chromium_makes_a_png_as_wide_as_the_picture(tmp_path: Path) -> None:
    assert main(["--only", "sheet", "--folder", str(tmp_path)]) == 0
    raw = (tmp_path / "sheet.png").read_bytes()
    assert raw.startswith(PNG)
    assert int.from_bytes(raw[16:20]) > 1_000


def test_every_picture_of_the_readme_is_one_that_can_be_made_anew_and_has_a_text_of_its_own() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r"!\[([^\]]*)\]\((docs/pictures/[\w-]+\.png)\)", readme)
    assert len(shown) == 3
    for text, path in shown:
        assert len(text) > 40, "who cannot see it is told what it shows"
        assert (ROOT / path).read_bytes().startswith(PNG)
        assert Path(path).stem in PICTURES
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)
