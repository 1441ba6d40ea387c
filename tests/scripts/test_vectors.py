"""The conformance cases, and the command that runs them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from scripts.cli import main
from scripts.vectors import run_case

DATA = Path(__file__).parents[1] / "data" / "vectors"
CASES: list[dict[str, Any]] = [case for path in sorted(DATA.glob("*.json")) for case in json.loads(path.read_text())]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_engine_answers_the_case_as_written(case: dict[str, Any]) -> None:
    assert run_case(case) == []


def test_the_command_counts_the_cases_and_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for path in sorted(DATA.glob("*.json"))]
    assert main(["vectors", *files]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(CASES)} passed, 0 failed"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"expect": {"error": "same_card"}}, "expected same_card, got accepted"),
        ({"expect": {"after": {"phase": "draw"}, "over": None}}, "phase: expected draw, got play"),
        ({"expect": {"after": {"stock": 9}, "over": None}}, "stock: expected 9, got 5"),
        ({"expect": {"after": {"hands": {"0": ["KD"]}}, "over": None}}, "hand 0: expected"),
        ({"expect": {"after": {}, "over": "out"}}, "over: expected out, got null"),
        ({"expect": {"after": {"melds": [{"id": 0}]}, "over": None}}, "melds: expected [0], got []"),
        ({"type": "dance"}, "type: expected one of"),
        ({"position": {"rules": "buraco", "stock": ["ZZ"]}}, "is no card"),
        ({"position": {"rules": "bridge"}}, "position: expected one that can be"),
        ({"actions": [{"do": "draw"}]}, "case: expected the fields of its type"),
    ],
)
def test_a_case_that_differs_is_told_with_expected_and_got(
    change: dict[str, Any], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = next(case for case in CASES if case["id"] == "play-draw")
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([{**case, **change}]))
    assert main(["vectors", str(path)]) == 1
    out = capsys.readouterr().out
    assert says in out
    assert "play-draw" in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


def test_a_list_that_lacks_an_atomic_action_fails() -> None:
    case = next(case for case in CASES if case["id"] == "legal-must-keep")
    refused = {**case, "includes": [*case["includes"], *case["excludes"]], "excludes": []}
    assert any("accepted, got must_keep_card" in line for line in run_case(refused))
    accepted = {**case, "includes": [], "excludes": case["includes"]}
    assert len(run_case(accepted)) == 2 * len(case["includes"])


@pytest.mark.parametrize(("content", "says"), [("{", "is no JSON"), ("{}", "is no list"), (None, "cannot be read")])
def test_a_file_that_is_no_list_of_cases_is_refused_in_a_sentence(
    content: str | None, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    if content is not None:
        path.write_text(content)
    assert main(["vectors", str(path)]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("kind", [[], {}, None, 7, "\x1b[2J"])
def test_a_case_whose_type_is_no_word_fails_and_the_rest_is_run(
    kind: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([{"id": "\x1b]0;odd\x07", "type": kind}, CASES[0]]))
    assert main(["vectors", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "1 passed, 1 failed"
    assert out.replace("\n", "").isprintable()


def test_folders_pipes_and_devices_are_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, Path("/dev/zero"), Path("/dev/full")):
        assert main(["vectors", str(path)]) == 2
        assert f"buraco vectors: {path} is a folder, a pipe or a device" in capsys.readouterr().err
