"""A match from a seed is the same every time it is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.cli import main

SEATS = "greedy,greedy,chance,greedy"


def played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The record of a seeded match played in a home of its own, without the times."""
    monkeypatch.setenv("BURACO_HOME", str(folder))
    record = folder / "match.jsonl"
    folder.mkdir(exist_ok=True)
    words = ["play", "--rules", "burraco", "--target", "300", "--seats", SEATS, "--seed", "9"]
    assert main([*words, "--record", str(record)]) == 0
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    for line in lines:
        line.pop("ms", None)
    record.unlink()
    return lines


def test_all_of_its_record_but_the_times_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = played(tmp_path / "one", monkeypatch)
    assert first == played(tmp_path / "two", monkeypatch)
    assert first[0]["seeded"] is True
    assert [line.get("commitment") for line in first if line["type"] == "deal"] == [None] * len(
        [line for line in first if line["type"] == "deal"]
    )


def test_played_again_at_home_it_only_gets_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = played(tmp_path, monkeypatch)
    again = played(tmp_path, monkeypatch)
    assert first[0].pop("table") != again[0].pop("table")
    assert first == again
