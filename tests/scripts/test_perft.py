"""Counts of action sequences from kept positions: an accidental change of the rules shows here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.game.position import read_position
from scripts.cli import main
from scripts.perft import perft
from scripts.settings import load_rules

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "perft.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_sequences_of_legal_actions_count_as_they_always_did(case: dict[str, Any]) -> None:
    state, _ = read_position(case["position"], load_rules)
    assert [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]


def test_the_command_prints_a_line_a_depth(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(CASES[0]["position"]))
    assert main(["perft", "--position", str(path), "--depth", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[1].replace(",", "")) for line in lines] == CASES[0]["counts"][:2]


@pytest.mark.parametrize("text", ["{", '{"rules": "bridge"}', '{"rules": "buraco", "turn": 9}'])
def test_a_damaged_position_is_refused_in_a_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.json"
    path.write_text(text)
    assert main(["perft", "--position", str(path)]) == 2
    assert capsys.readouterr().err.startswith("buraco perft: ")
