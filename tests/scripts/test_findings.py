"""What was found in a record is told in the language of whoever asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.cli import main
from scripts.findings import Report
from scripts.language import LANGUAGES, speaking
from scripts.moments import recorded
from scripts.verify import verify_record
from tests.scripts.test_verify import at, printed, record, written


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_what_was_found_is_told_in_the_language_that_is_spoken(code: str) -> None:
    lines = record("burraco", deals=2)
    place = at(lines, "deal", 2)
    hands = lines[place]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    lines[at(lines, "score")]["score"] = [1, 2]
    lines.append({"type": "fly"})
    english = verify_record(lines)
    with speaking(code):
        found = verify_record(lines)
        out = printed(Report(tuple(found), 2, 1))
    assert [(each.line, each.n, each.kind) for each in found] == [(each.line, each.n, each.kind) for each in english]
    assert not {each.text for each in found} & {each.text for each in english}
    assert "FAULT" not in out
    assert not {"line", "the", "of", "verified", "recorded"} & set(out.replace(":", " ").replace(",", " ").split())


def test_verify_speaks_the_language_that_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, record(deals=1))
    assert main(["verify", "--lang", "es", str(file)]) == 0
    shown = capsys.readouterr().out
    assert ", mano 1: Verificada: el secreto es el prometido" in shown
    assert shown.endswith("1 de 1 mano verificada, jugadas y puntos seguidos, 0 errores\n")


def test_a_line_that_is_no_json_is_told_without_the_librarys_english(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, record(deals=1))
    file.write_bytes(file.read_bytes() + b"{nonsense}\n")
    assert main(["verify", "--lang", "ru", str(file)]) == 1
    shown = capsys.readouterr().out
    assert "это не JSON" in shown
    assert "malformed" not in shown
    with speaking("ru"):
        (fault,) = recorded(file.read_bytes().splitlines()).faults
    assert "это не JSON" in fault
    assert "malformed" not in fault
